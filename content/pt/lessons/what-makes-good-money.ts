import type { LessonContent } from '../../lesson';

export const lesson: LessonContent = {
  id: 'what-makes-good-money',
  cover: { visual: 'ox-and-armor', background: 'dawn', mood: 'calm' },
  opening: {
    title: 'A pior troca da poesia grega',
    paragraphs: [
      {
        text: 'Na Ilíada, dois inimigos se encontram diante de Troia e descobrem que suas famílias são amigas. Não lutam. Trocam de armadura. Diomedes dá bronze, que vale nove bois. Glauco dá ouro, porque um deus, diz o poeta, lhe roubou o juízo.',
        sources: ['iliad-oxen'],
      },
    ],
    guess: {
      question: 'Quanto valia a armadura de ouro?',
      options: [
        {
          id: 'twelve',
          text: 'Doze bois',
          isCorrect: false,
          answer: 'Aí ninguém teria rido dele por 2.700 anos.',
        },
        { id: 'thirty', text: 'Trinta bois', isCorrect: false, answer: 'Mais de três vezes isso.' },
        { id: 'hundred', text: 'Cem bois', isCorrect: true, answer: 'Cem por nove.' },
      ],
    },
    reveal: [
      {
        text: 'O poeta conta em bois como nós contamos em dólares. Ninguém tocou cem deles pelo campo de batalha. Portanto, um boi servia bem para contar. E para dinheiro, serve bem?',
        sources: ['iliad-oxen'],
      },
    ],
  },
  objectives: [
    'Dizer seis propriedades pelas quais se julga um dinheiro',
    'Explicar por que as pessoas pagam com o pior e guardam o melhor',
    'Pôr em ordem seis tipos de dinheiro pelo que importa para você',
    'Dizer por que nenhuma ordem é a certa',
  ],
  modules: [
    {
      type: 'analogy',
      title: 'O melhor sapato do mundo',
      paragraphs: [
        {
          text: 'Qual sapato é o melhor: a bota de trilha, a sandália ou o sapato de dança? Você vai perguntar: melhor para quê? A bota ganha na montanha e perde em um casamento.',
        },
        {
          text: 'Com o dinheiro é a mesma coisa. Em 1875, Jevons listou sete qualidades, entre elas ser fácil de carregar, fácil de dividir e estável no valor. Acrescentou que cada trabalho do dinheiro pede qualidades diferentes. Por isso, o melhor dinheiro depende do trabalho.',
          sources: ['jevons-qualities', 'jevons-list'],
        },
      ],
      drawing: {
        visual: 'three-shoes',
        background: 'plain',
        mood: 'calm',
        text: 'Uma bota de trilha diante de montanhas, uma sandália na praia e um sapato de dança sob as luzes de uma festa.',
      },
      limits:
        'Você pode usar um sapato que é só seu. O dinheiro precisa de outras pessoas que o aceitem. Por isso, o dinheiro que a maioria usa sai na frente, seja bom ou não.',
    },
    {
      type: 'interactive',
      widget: 'money-scorecard',
      title: 'Sua vez: a tabela de notas',
      introduction: [
        {
          text: 'Aqui estão seis tipos de dinheiro e seis propriedades. Diga quanto cada propriedade importa para você. A classificação aparece em seguida. As notas são opinião nossa, e você pode mudá-las.',
        },
      ],
      tasks: [
        {
          text: 'Escolha “Aluguel na sexta”, depois “Guardar por décadas”, depois “Cruzar a fronteira”. Quem ganha em cada caso? Uma vez há empate.',
          answer:
            'Dólares em um banco, depois ouro. Para cruzar a fronteira, dólares em um banco e bitcoin dividem o primeiro lugar.',
        },
        {
          text: 'Comece em “Tudo igual”. Mova o mínimo possível de controles até o bitcoin ficar em primeiro. Com o que você precisa se importar menos?',
          answer: 'Basta um: ponha “Mantém o valor estável” ou “Lojas e pessoas aceitam” em “Nada”.',
        },
        'Qual das nossas notas está errada? Abra “Não se convenceu?” e mude. Há um novo vencedor?',
      ],
      closing: [
        {
          text: 'Quem escolhe os pesos escolhe o vencedor. Quando alguém disser que um dinheiro é o melhor, pergunte que pesos usou.',
        },
        {
          text: 'Algumas coisas faltam aqui. Um banco pode pagar juros. Alguém pode bloquear um pagamento, ou vê-lo. Você pode perder uma chave, e um banco pode quebrar.',
        },
      ],
    },
    {
      type: 'story',
      title: 'Três provas',
      sections: [
        {
          id: 'cattle',
          background: 'street',
          truth: 'documented',
          content: {
            year: 'Cerca de 450 a.C.',
            location: 'Roma',
            character: 'Juízes, agricultores e seus animais',
            scene: 'Sal por um boi',
            narrative: [
              {
                text: 'Uma das primeiras leis romanas fixava a multa máxima em animais: dois bois e trinta ovelhas, diz um autor antigo. Duas ovelhas e trinta bois, diz outro. Um boi contava como dez ovelhas. Os romanos ligavam sua palavra para dinheiro, pecunia, a pecus, gado.',
                sources: ['roman-fines', 'roman-two', 'roman-pecunia'],
              },
              {
                text: 'O gado vai ao mercado com as próprias pernas. Também come, envelhece, e nenhum animal é igual ao outro. Adam Smith acrescenta mais um problema.',
                sources: ['smith-money'],
              },
            ],
            guess: {
              question: 'Você tem um boi e quer um saco de sal. Qual é o problema?',
              options: [
                {
                  id: 'change',
                  text: 'Não há troco para um boi',
                  isCorrect: true,
                  answer: 'Meio boi não vale metade de um boi vivo.',
                },
                {
                  id: 'salt',
                  text: 'O sal custa mais que um boi',
                  isCorrect: false,
                  answer: 'Um saco custa bem menos. Esse é o ponto.',
                },
                {
                  id: 'law',
                  text: 'É proibido vender bois',
                  isCorrect: false,
                  answer: 'Era permitido. Só que ninguém queria uma fatia de um.',
                },
              ],
            },
            reveal: [
              {
                text: 'Você teria de comprar de uma vez o sal de um boi inteiro. O metal pode ser cortado em qualquer parte e fundido de novo, diz Smith, e nada se perde.',
                sources: ['smith-money'],
              },
            ],
            visual: 'ox-for-salt',
            visualText: 'Um boi preso por uma corda diante de uma barraca pequena, com uma balança e um saco de sal.',
            mood: 'calm',
          },
        },
        {
          id: 'tobacco',
          background: 'plain',
          truth: 'documented',
          content: {
            year: '1619 a 1730',
            location: 'Virgínia, América inglesa',
            character: 'Donos de plantações e quem tinha de trabalhar para eles',
            scene: 'Dinheiro que cresce',
            narrative: [
              {
                text: 'Na Virgínia quase não havia moedas. Impostos, padres e dívidas se pagavam em tabaco. Ele crescia em plantações onde trabalhavam servos presos por contrato e, mais tarde, africanos escravizados. Em 1617, a colônia embarcou 20.000 libras de folhas. Em 1700 foram 22 milhões.',
                sources: ['tobacco-1713', 'tobacco-trade'],
              },
            ],
            guess: {
              question: 'Com que tabaco as pessoas pagavam as dívidas?',
              options: [
                {
                  id: 'best',
                  text: 'Com o melhor, para manter o bom nome',
                  isCorrect: false,
                  answer: 'O melhor podia ser vendido mais caro na Inglaterra.',
                },
                {
                  id: 'worst',
                  text: 'Com o pior que conseguissem passar',
                  isCorrect: true,
                  answer: 'E alguns escondiam lixo sob uma camada de folhas boas.',
                },
                {
                  id: 'average',
                  text: 'Com uma mistura honesta',
                  isCorrect: false,
                  answer: 'Se todas as folhas contam igual, por que dar as boas?',
                },
              ],
            },
            reveal: [
              {
                text: 'Em 1705, uma lei proibiu esses barris. Em 1713, outra criou armazéns públicos, que pesavam e classificavam as folhas e davam papéis por elas. Os papéis passavam de mão em mão, e o tabaco ficava onde estava. Muitos donos de plantações odiavam a lei, mas outra, em 1730, trouxe esses papéis para ficar.',
                sources: ['tobacco-1713', 'tobacco-hated', 'tobacco-1730'],
              },
            ],
            visual: 'tobacco-barrel',
            visualText: 'Um barril com folhas finas por cima. Ao lado há um papel com selo.',
            mood: 'uneasy',
          },
        },
        {
          id: 'salvador',
          background: 'city',
          truth: 'documented',
          content: {
            year: '2021 a 2025',
            location: 'El Salvador',
            character: 'Um governo e quem faz compras',
            scene: 'Aceito por lei',
            narrative: [
              {
                text: 'Em 2021, El Salvador adotou o bitcoin ao lado do dólar dos Estados Unidos. As lojas tinham de aceitá-lo. Ele pode ser enviado a qualquer lugar e dividido em partes minúsculas, e ninguém pode imprimi-lo. Uma universidade foi às casas perguntar como as pessoas o usavam.',
                sources: ['uca-2023', 'uca-2024'],
              },
            ],
            guess: {
              question: 'Quantos tinham pago com bitcoin pelo menos uma vez em 2023?',
              options: [
                { id: 'twelve', text: '12%', isCorrect: true, answer: 'Cerca de uma pessoa em cada oito.' },
                { id: 'forty', text: '40%', isCorrect: false, answer: 'Menos de um terço disso.' },
                { id: 'eighty', text: '80%', isCorrect: false, answer: 'Nem de longe.' },
              ],
            },
            reveal: [
              {
                text: 'Em 2024 foram 8,1%. Em janeiro de 2025 mudaram a lei, em troca de um empréstimo do Fundo Monetário Internacional: as lojas não precisam mais aceitar bitcoin. Uma lei pode chamar algo de dinheiro. Só as pessoas podem aceitá-lo.',
                sources: ['uca-2024', 'sv-reform'],
              },
            ],
            visual: 'phone-payment',
            visualText: 'Um celular mostra um pagamento concluído, ao lado de uma conta.',
            mood: 'calm',
          },
        },
      ],
    },
  ],
  check: [
    {
      id: 'tobacco',
      prompt: 'Por que o tabaco era um dinheiro ruim na Virgínia?',
      options: [
        {
          id: 'useless',
          text: 'Na Europa ninguém tinha uso para ele',
          isCorrect: false,
          explanation: 'A Inglaterra o comprava às toneladas.',
        },
        {
          id: 'mixed',
          text: 'Variava muito, e vinha sempre mais',
          isCorrect: true,
          explanation: 'As pessoas pagavam com o pior, e a safra que saía da colônia ficou mil vezes maior.',
        },
        {
          id: 'rare',
          text: 'Havia muito pouco dele',
          isCorrect: false,
          explanation: 'A cada década havia mais.',
        },
      ],
    },
    {
      id: 'law',
      prompt: 'O que mostra a pesquisa de El Salvador?',
      options: [
        {
          id: 'accept',
          text: 'Que só uma lei não basta',
          isCorrect: true,
          explanation: 'A aceitação também é uma propriedade, e precisa ser conquistada.',
        },
        {
          id: 'broken',
          text: 'Que não dá para enviar bitcoin lá',
          isCorrect: false,
          explanation: 'Dá, sim. A maioria das pessoas preferiu fazer compras em dólares.',
        },
        {
          id: 'forever',
          text: 'Que ninguém jamais vai usá-lo',
          isCorrect: false,
          explanation: 'Uma pesquisa em um país não pode dizer isso.',
        },
      ],
    },
    {
      id: 'weights',
      prompt: 'Dois amigos usam as mesmas notas e chegam a vencedores diferentes. Como?',
      options: [
        {
          id: 'mistake',
          text: 'Um deles cometeu um erro na conta',
          isCorrect: false,
          explanation: 'Os dois podem estar certos para aquilo de que precisam.',
        },
        {
          id: 'luck',
          text: 'A classificação é aleatória',
          isCorrect: false,
          explanation: 'É aritmética simples, impressa abaixo da tabela de notas.',
        },
        {
          id: 'weights',
          text: 'Cada um se importa com outra coisa',
          isCorrect: true,
          explanation: 'Os pesos decidem, e são seus.',
        },
      ],
    },
  ],
  takeaways: [
    'Julga-se um dinheiro por quanto dura, viaja, se divide, continua escasso, mantém o valor e é aceito.',
    'Se o bom e o ruim contam igual, as pessoas pagam com o ruim.',
    'Uma lei pode dar nome a um dinheiro. As pessoas é que precisam aceitá-lo.',
    'Não existe o melhor dinheiro sem dizer: melhor para quê?',
  ],
  explains: 'por que nenhum dinheiro é o melhor em tudo',
  limits:
    'Uma tabela de notas transforma opiniões em números, e números parecem mais seguros do que são. As listas de boas propriedades também variam: Jevons tinha sete, os livros escolares têm seis, e há quem acrescente a privacidade ou a liberdade de não ser controlado. Nossas notas valem para um tipo de lugar hoje. Em outro lugar e outra época, o mesmo ouro, as mesmas cédulas ou o mesmo bitcoin receberiam outras.',
};
