import type { LessonContent } from '../../lesson';

export const lesson: LessonContent = {
  id: 'who-holds-the-keys',
  cover: { visual: 'cardboard-sign', background: 'city', mood: 'tense' },
  opening: {
    title: 'Um cartaz de papelão em Tóquio',
    paragraphs: [
      {
        text: '14 de fevereiro de 2014. Kolin Burges voou doze horas de Londres a Tóquio. Está parado no frio, com um cartaz, diante dos escritórios da Mt. Gox, durante anos a maior corretora de bitcoin. Suas moedas estão lá dentro, e ele não consegue tirá-las. Quando chega o chefe da empresa, Burges pergunta: “Vocês ainda têm os bitcoins de todo mundo?” Não há resposta.',
        sources: ['gox-burges', 'gox-sign'],
      },
    ],
    guess: {
      question: 'Duas semanas depois, a corretora estava falida. Quantas moedas faltavam, segundo ela mesma?',
      options: [
        { id: 'some', text: '85.000', isCorrect: false, answer: 'Dez vezes mais.' },
        {
          id: 'many',
          text: '{mt-gox-lost}',
          isCorrect: true,
          answer: 'Cerca de {mt-gox-share:number}% de todas as que existiam então.',
        },
        {
          id: 'millions',
          text: '8,5 milhões',
          isCorrect: false,
          answer: 'Dez vezes mais do que foi. Seria a maior parte de todas as moedas que havia.',
        },
      ],
    },
    reveal: [
      {
        text: 'Mais tarde a empresa reencontrou 200.000 delas, em uma carteira velha. A partir do fim de 2023, muitos clientes receberam. Em 2025, alguns ainda esperavam. Burges pôs seu cartaz em leilão, por pelo menos 4,5 bitcoins.',
        sources: ['gox-coins', 'mtgox', 'mtgox-forum', 'gox-sign'],
      },
      {
        text: 'Ele não podia mover nenhuma moeda ali. Só tinha uma promessa. Em que você confia: na promessa de uma empresa ou no seu próprio cuidado?',
      },
    ],
  },
  objectives: [
    'Dizer o que significa ter as próprias chaves, e o que uma corretora deve a você na verdade',
    'Contar três histórias de empresas que falharam, e duas de donos que falharam',
    'Comparar quatro jeitos de guardar moedas, cada um com seu risco',
    'Fazer as perguntas certas antes de escolher',
  ],
  modules: [
    {
      type: 'analogy',
      title: 'A chapelaria e a chave de casa',
      paragraphs: [
        {
          text: 'Pense na chapelaria de um teatro, onde você deixa o casaco. Se perder a ficha, o homem do balcão acha seu casaco. Mas, se ele fugir com todos os casacos, sua ficha é só papel.',
        },
        {
          text: 'Com a chave de casa é diferente. Ninguém deixa você do lado de fora por engano. Mas, se você derruba a única chave no mar, e nenhum chaveiro do mundo consegue abrir aquela porta, dorme na rua para sempre.',
        },
      ],
      guess: {
        question: 'A qual das duas você confiaria uma coisa querida?',
        isOpen: true,
        options: [
          {
            id: 'check',
            text: 'À chapelaria',
            isCorrect: false,
            answer: 'Então pergunte quem vigia o homem do balcão.',
          },
          {
            id: 'key',
            text: 'À chave de casa',
            isCorrect: false,
            answer: 'Então pergunte onde está a segunda chave.',
          },
          {
            id: 'both',
            text: 'Um pouco a cada uma',
            isCorrect: false,
            answer: 'Muita gente divide. Cada metade tem seus próprios perigos.',
          },
        ],
      },
      reveal: [
        {
          text: 'Uma corretora é a chapelaria. Uma carteira só sua é a chave de casa: um número secreto, quase sempre escrito como 12 a 24 palavras. Quem tem as palavras tem as moedas.',
          sources: ['bip39'],
        },
      ],
      drawing: {
        visual: 'counter-and-key',
        background: 'plain',
        mood: 'calm',
        text: 'Uma chapelaria sem os casacos: o homem foge com eles, e no balcão ficou uma ficha numerada. Ao lado, uma casa trancada, e a chave dela cai no mar.',
      },
      limits:
        'Casas são arrombadas uma por vez. Já um erro com as chaves pode ser copiado: uma foto das suas palavras na nuvem abre sua porta para um ladrão em qualquer lugar do mundo. E uma boa chapelaria tem seguro e regras; uma ruim só diz que tem.',
    },
    {
      type: 'story',
      title: 'Quando falha uma empresa, e quando falha um dono',
      sections: [
        {
          id: 'quadriga',
          background: 'plain',
          truth: 'documented',
          content: {
            year: 'Dezembro de 2018 a 2020',
            location: 'Canadá',
            character: 'Gerald Cotten, fundador da QuadrigaCX, e 76.000 clientes',
            scene: 'O homem com a senha',
            narrative: [
              {
                text: 'Cotten morre em uma viagem à Índia. Um mês depois, sua corretora anuncia a morte. Ela deve 215 milhões de dólares canadenses a mais de 76.000 clientes. Então os investigadores examinam o que ele tinha feito.',
                sources: ['cotten-osc'],
              },
            ],
            guess: {
              question: 'O que eles descobriram?',
              options: [
                {
                  id: 'locked',
                  text: 'Todas as moedas, a salvo mas trancadas, porque só ele tinha a senha',
                  isCorrect: false,
                  answer: 'Era o que muitos clientes temiam. Foi pior.',
                },
                {
                  id: 'spent',
                  text: 'Que ele tinha gasto a maior parte muito antes',
                  isCorrect: true,
                  answer: 'Negociava com saldos inventados e perdia dinheiro de verdade.',
                },
                {
                  id: 'hackers',
                  text: 'Que hackers tinham esvaziado tudo naquele mês',
                  isCorrect: false,
                  answer: 'Ninguém precisou invadir.',
                },
              ],
            },
            reveal: [
              {
                text: 'A equipe do órgão que fiscaliza o mercado de valores chamou aquilo de fraude. Cotten “gastou, negociou e usou esses bens à vontade”. Só 46 milhões de dólares foram encontrados para os clientes. Eles perderam pelo menos 169 milhões. Nenhum tribunal julgou o caso, porque ele está morto.',
                sources: ['cotten-osc'],
              },
            ],
            visual: 'open-vault',
            visualText: 'Um cofre pesado está aberto. Dentro há uma teia de aranha e um bilhete.',
            mood: 'uneasy',
          },
        },
        {
          id: 'ftx',
          background: 'city',
          truth: 'documented',
          content: {
            year: 'Novembro de 2022 a outubro de 2024',
            location: 'Bahamas e um tribunal em Delaware',
            character: 'Clientes da FTX',
            scene: '{ftx-paid:number}%',
            narrative: [
              {
                text: 'A FTX, uma das maiores corretoras, quebra em poucos dias. Dois anos depois, um juiz aprova um plano. Quase todos os clientes devem receber cerca de {ftx-paid:number}% do que tinham. Conta-se em dólares, pelos preços do dia da quebra.',
                sources: ['ftx', 'ftx-plan', 'ftx-price'],
              },
            ],
            guess: {
              question:
                'Um cliente tinha um bitcoin ali. Quanto bitcoin compravam, em outubro de 2024, {ftx-paid:number}% do preço antigo?',
              options: [
                {
                  id: 'third',
                  text: 'Menos de um terço',
                  isCorrect: true,
                  answer: 'O preço tinha subido a mais que o triplo.',
                },
                {
                  id: 'one',
                  text: 'Exatamente um',
                  isCorrect: false,
                  answer: 'Seria verdade se o preço tivesse ficado parado.',
                },
                {
                  id: 'more',
                  text: 'Um pouco mais que um',
                  isCorrect: false,
                  answer: 'Em dólares, sim. Em bitcoin, não.',
                },
              ],
            },
            reveal: [
              {
                text: 'O cliente tinha um crédito contra uma empresa, e um tribunal precisava dar um valor a ele. Se o preço tivesse caído, a mesma regra seria um presente. Em outros lugares a lei pode dizer mais: em 2020, um tribunal da Nova Zelândia entendeu que as moedas de uma corretora falida pertenciam aos clientes.',
                sources: ['ftx-price', 'cryptopia'],
              },
              {
                text: 'Nos Estados Unidos, o seguro de depósitos dos bancos não cobre contas assim.',
                sources: ['fdic'],
              },
            ],
            visual: 'frozen-tag',
            visualText: 'Uma etiqueta de preço congelada em um bloco de gelo. Atrás dela, uma linha sobe.',
            mood: 'uneasy',
          },
        },
        {
          id: 'howells',
          background: 'street',
          truth: 'documented',
          content: {
            year: '2013 a 2025',
            location: 'Newport, País de Gales',
            character: 'James Howells, engenheiro',
            scene: 'Embaixo de 1,4 milhão de toneladas de lixo',
            narrative: [
              {
                text: 'Em 2013, um disco rígido vai parar por engano no aterro da cidade. Nele estão as chaves de uns 8.000 bitcoins que Howells tinha minerado em 2009. Ele oferece uma parte à cidade, traz especialistas e vai à Justiça.',
                sources: ['howells', 'howells-court'],
              },
            ],
            guess: {
              question: 'De quem era o disco, segundo o advogado da cidade?',
              options: [
                {
                  id: 'him',
                  text: 'De Howells. Ele nunca o deu',
                  isCorrect: false,
                  answer: 'Era o que ele dizia. Não adiantou.',
                },
                {
                  id: 'nobody',
                  text: 'De ninguém',
                  isCorrect: false,
                  answer: 'Para a lei, o lixo também tem dono.',
                },
                {
                  id: 'city',
                  text: 'Da cidade',
                  isCorrect: true,
                  answer: 'No aterro passou a ser da cidade, disse ele, e escavar violaria a licença.',
                },
              ],
            },
            reveal: [
              {
                text: 'Em janeiro de 2025, o juiz não viu chance realista e encerrou a ação. Em agosto, Howells desistiu, depois de doze anos. As moedas não saíram do lugar. Qualquer um pode vê-las no registro público. Ninguém pode gastá-las.',
                sources: ['howells', 'howells-2025'],
              },
            ],
            visual: 'landfill',
            visualText: 'Uma escavadeira sobre um monte de lixo. No fundo do monte há um pequeno disco com uma moeda.',
            mood: 'desperate',
          },
        },
        {
          id: 'moody',
          background: 'dawn',
          truth: 'documented',
          content: {
            year: '2013 a 2018',
            location: 'Califórnia',
            character: 'Michael Moody, pai de Matthew, que morreu',
            scene: 'O computador do filho',
            narrative: [
              {
                text: 'Matthew Moody tinha 26 anos quando caiu o pequeno avião em que viajava. Bem no começo, tinha minerado bitcoin em casa, no seu computador. O pai, engenheiro de software, sabia disso. Não sabia quantas moedas eram, nem onde estavam.',
                sources: ['moody'],
              },
            ],
            guess: {
              question: 'A quem o pai podia recorrer?',
              options: [
                {
                  id: 'court',
                  text: 'Um tribunal podia mandar entregar as moedas',
                  isCorrect: false,
                  answer: 'Um tribunal dá ordens a pessoas. Aqui não havia quem pudesse obedecer.',
                },
                {
                  id: 'nobody',
                  text: 'Ninguém podia ajudar',
                  isCorrect: true,
                  answer: '“Não há autoridade a quem se possa recorrer para consertar isso”, disse um especialista.',
                },
                {
                  id: 'miners',
                  text: 'Os mineradores podiam fazer chaves novas',
                  isCorrect: false,
                  answer: 'Não podem. É isso que deixa as moedas a salvo também deles.',
                },
              ],
            },
            reveal: [
              {
                text: 'Ele procurou durante anos. Quer que outros aprendam com isso: os jovens deveriam contar a alguém que existe alguma coisa, e onde está o caminho até ela. As palavras em si não devem estar em um testamento. Em alguns países, qualquer um pode ler um testamento.',
                sources: ['moody', 'wills'],
              },
              {
                text: 'Uma empresa estimou os dois tipos de perda até 2025. Os donos perderam cerca de 1,6 milhão de moedas, a maioria nos primeiros anos, quando uma moeda valia pouco. As corretoras perderam 1,2 milhão. Quantas eram guardadas de cada jeito, ela não diz. Nenhum dos dois é seguro por si só.',
                sources: ['river-lost'],
              },
            ],
            visual: 'sealed-letter',
            visualText: 'Uma gaveta aberta. Nela estão uma carta lacrada e uma chave com etiqueta.',
            mood: 'calm',
          },
        },
      ],
    },
    {
      type: 'interactive',
      widget: 'decision',
      title: 'Sua vez: um presente da sua tia',
      situation: [
        {
          text: 'Imagine que sua tia lhe dá um pouco de bitcoin. Vale três meses do salário dela, e ela quer que você o tenha daqui a dez anos. Como você o guarda?',
          drawing: {
            visual: 'gift-for-ten-years',
            background: 'plain',
            mood: 'calm',
            text: 'Uma caixa de presente com um bitcoin em cima, e uma fila de dez marcas que termina em uma bandeira.',
            words: ['hoje', 'em dez anos'],
          },
        },
      ],
      question: 'Escolha um jeito e veja com o que você passa a ter de se preocupar.',
      options: [
        {
          id: 'exchange',
          label: 'Deixo em uma conta de corretora',
          outcome: {
            text: 'É fácil, e há um serviço de atendimento. Mas quem rouba seus dados de acesso leva as moedas: use um segundo fator, como um código de um app, e nunca siga uma ligação ou um e-mail do “suporte”. E o que você tem é uma promessa. Pergunte quem fiscaliza a empresa, e o que acontece se ela quebrar. De 80 corretoras abertas de 2010 a 2015, 38 fecharam depois. As grandes fecharam menos. Eram anos de faroeste, e hoje a taxa pode ser bem diferente.',
            sources: ['moore'],
          },
        },
        {
          id: 'device',
          label: 'Um pequeno aparelho meu, e palavras no papel',
          outcome: {
            text: 'Nenhuma empresa guarda suas moedas. Mas o fabricante pode falhar com você: em julho de 2026, um deles anunciou que seus aparelhos tinham criado palavras que ladrões podiam adivinhar. Por isso, fique de olho nos avisos no site do próprio fabricante. O resto do cuidado é seu: palavras escritas à mão, duas cópias em dois lugares, um teste com um valor pequeno e uma carta para a família. Quem pede as palavras é ladrão. Se as palavras ou o aparelho sumirem, mova as moedas na hora. Um incêndio, uma enchente, um golpe em que você cai: ninguém vai devolver nada. Assaltantes também já ameaçaram donos em casa, em uns 70 casos relatados em 2025. Por isso, conte só a uma ou duas pessoas que precisam saber.',
            sources: ['coldcard-weak', 'coldcard-losses', 'wrench'],
          },
        },
        {
          id: 'multisig',
          label: 'Duas de três chaves, em três lugares',
          outcome: {
            text: 'Aí um pagamento precisa de duas quaisquer de três chaves: uma em casa, uma com sua irmã, uma em um cofre de banco, por exemplo. Uma pode queimar ou ser roubada, e nada se perde. Mas você também precisa guardar o plano que diz quais chaves formam o conjunto. Dá mais trabalho para montar, mais para explicar aos herdeiros, e há mais coisas que podem sair erradas.',
          },
        },
        {
          id: 'fund',
          label: 'Um fundo do meu banco que tem bitcoin',
          outcome: {
            text: 'Nos Estados Unidos, fundos assim são permitidos desde janeiro de 2024. Você não precisa de chaves, e seus herdeiros conhecem o caminho. Ele cobra uma taxa por ano, não serve para pagar, e só se negocia quando a bolsa está aberta. E, de novo, alguém tem as chaves: em fevereiro de 2026, uma empresa disse que guardava mais de 80% do que os fundos dos EUA têm em bitcoin e ether.',
            sources: ['etf', 'etf-custody'],
          },
        },
      ],
      closing: {
        text: 'Nenhum dos quatro é seguro para todo mundo. O que é mais provável no seu caso: perder um papel ou escolher uma empresa que quebra? Muita gente divide. De qualquer jeito, o preço pode cair pela metade. Isto é uma lição e não é aconselhamento financeiro. Nossos guias sobre carteiras físicas e frases-semente mostram cada passo.',
      },
    },
  ],
  check: [
    {
      id: 'promise',
      prompt: 'Sua corretora mostra “1 bitcoin” na tela. O que você tem?',
      options: [
        {
          id: 'coin',
          text: 'Uma moeda que só você consegue mover',
          isCorrect: false,
          explanation: 'Só as chaves movem uma moeda, e quem as tem é a empresa.',
        },
        {
          id: 'claim',
          text: 'A promessa da empresa de lhe dar uma',
          isCorrect: true,
          explanation:
            'Em alguns países a lei diz mais: as moedas são suas e têm de ficar separadas. Se elas estão mesmo lá é outra história.',
        },
        {
          id: 'share',
          text: 'Uma ação da empresa',
          isCorrect: false,
          explanation: 'Nenhuma parte dela é sua. Você é uma das pessoas a quem ela deve alguma coisa.',
        },
      ],
    },
    {
      id: 'photo',
      prompt: 'Por que não se deve fotografar as palavras?',
      options: [
        {
          id: 'blurry',
          text: 'A foto pode sair tremida',
          isCorrect: false,
          explanation: 'Uma nítida é pior.',
        },
        {
          id: 'law',
          text: 'É contra a lei',
          isCorrect: false,
          explanation: 'Não é. Só é muito arriscado.',
        },
        {
          id: 'copy',
          text: 'Ela pode ser copiada',
          isCorrect: true,
          explanation:
            'O celular manda fotos para nuvens que você não controla, e alguns apps as leem. Quem tem as palavras tem as moedas.',
        },
      ],
    },
    {
      id: 'heirs',
      prompt: 'O que se deve deixar para os herdeiros?',
      options: [
        {
          id: 'know',
          text: 'Uma carta que diga onde procurar',
          isCorrect: true,
          explanation:
            'Que existe alguma coisa, e onde está o caminho até ela. Michael Moody só sabia a primeira metade.',
        },
        {
          id: 'words',
          text: 'As palavras, copiadas no testamento',
          isCorrect: false,
          explanation: 'Outros podem ler um testamento; em alguns países, qualquer pessoa.',
        },
        {
          id: 'nothing',
          text: 'Nada. A rede vai pagar a eles',
          isCorrect: false,
          explanation: 'A rede conhece chaves. Não conhece famílias.',
        },
      ],
    },
  ],
  takeaways: [
    'Moedas em uma corretora são uma promessa. Empresas a quebraram por roubo, por fraude e por azar.',
    'Ter as próprias chaves livra você disso. Aí os erros são seus, e você ainda confia em quem fez o aparelho.',
    'Duas de três chaves ou um fundo diminuem alguns riscos e trazem outros.',
    'Conte a alguém de confiança que há algo a encontrar.',
  ],
  explains: 'o que é ter as próprias chaves, e o que pode dar errado',
  limits:
    'As histórias de desastre ficam na memória; os anos tranquilos, não. Muitas corretoras e muitos donos nunca perderam uma moeda, e ninguém tem uma taxa confiável para nenhum dos dois. As contas de moedas perdidas são estimativas. As leis sobre custódia, seguro e herança variam de país para país e mudam, e alguns países proíbem o bitcoin. As citações são tradução nossa.',
};
