import type { LessonContent } from '../../lesson';

export const lesson: LessonContent = {
  id: 'now-or-later',
  cover: { visual: 'lump-or-yearly', background: 'plain', mood: 'calm' },
  opening: {
    title: 'Cinquenta mil hoje',
    paragraphs: [
      {
        text: 'Em 1992, as Forças Armadas dos Estados Unidos tiveram de encolher. Os soldados que saíam podiam escolher entre uma quantia hoje e quantias menores todo ano. Um jornal deu um exemplo: US$ 50.000 agora, ou US$ 8.000 por ano durante 30 anos. As Forças Armadas distribuíram um folheto com as contas feitas, a juros de 7%. A essa taxa, o dinheiro anual vale hoje cerca de US$ 99.000.',
        sources: ['pentagon-choice', 'warner-pleeter'],
      },
    ],
    guess: {
      question: 'O que escolheram os praças, os militares abaixo de oficial?',
      options: [
        {
          id: 'yearly',
          text: 'Quase todos pegaram o dinheiro anual',
          isCorrect: false,
          answer: 'O folheto teria gostado disso.',
        },
        {
          id: 'half',
          text: 'Cerca de metade escolheu cada uma das opções',
          isCorrect: false,
          answer: 'Era o que os economistas do Pentágono tinham previsto.',
        },
        {
          id: 'lump',
          text: 'Mais de nove em dez pegaram a quantia na hora',
          isCorrect: true,
          answer: 'E mais da metade dos oficiais também.',
        },
      ],
    },
    reveal: [
      {
        text: 'Isso poupou US$ 1,7 bilhão aos contribuintes. Nas ofertas reais, quem pegava a quantia na hora agia como se um ano de espera tivesse de render mais de 17%, antes dos impostos. Eram tolos? Antes de julgar, descubra o seu próprio número.',
        sources: ['warner-pleeter'],
      },
    ],
  },
  objectives: [
    'Explicar com um exemplo a preferência temporal e a taxa de desconto',
    'Descobrir sua própria taxa a partir de algumas escolhas',
    'Dizer o que o teste do marshmallow mostrou, e o que não mostrou',
    'Citar bons motivos para não esperar',
  ],
  modules: [
    {
      type: 'story',
      title: 'Três testes de paciência',
      sections: [
        {
          id: 'marshmallow',
          background: 'plain',
          truth: 'documented',
          content: {
            year: '1967 a 2020',
            location: 'Stanford e o resto dos Estados Unidos',
            character: 'Walter Mischel, Tyler Watts e muitas crianças',
            scene: 'Um marshmallow agora, ou dois depois',
            narrative: [
              {
                text: 'Uma criança pode comer um doce agora, ou esperar o pesquisador e ganhar dois. Na escolinha da Universidade Stanford, as crianças que esperaram mais iam melhor na escola anos depois. Virou a história mais famosa sobre força de vontade.',
                sources: ['watts'],
              },
              {
                text: 'Em 2018, Tyler Watts, Greg Duncan e Haonan Quan tentaram de novo. Pegaram mais crianças, e sobretudo crianças cujas mães não tinham terminado a faculdade.',
                sources: ['watts'],
              },
            ],
            guess: {
              question: 'O que sobrou da ligação entre esperar e ir bem na escola?',
              options: [
                { id: 'same', text: 'A ligação inteira', isCorrect: false, answer: 'Era mais fraca desde o começo.' },
                {
                  id: 'part',
                  text: 'No máximo a metade',
                  isCorrect: true,
                  answer: 'E, dessa metade, dois terços sumiram quando contaram a família e a casa.',
                },
                { id: 'none', text: 'Nada da ligação', isCorrect: false, answer: 'Sobrou uma ligação pequena.' },
              ],
            },
            reveal: [
              {
                text: 'A ligação tinha metade da força, e encolheu dois terços quando levaram em conta a família, as capacidades na primeira infância e a casa. Uma segunda equipe usou os mesmos dados. Achou, sim, ligações com o comportamento, e considerou que o apoio em volta da criança as explica melhor que o autocontrole.',
                sources: ['watts', 'michaelson'],
                drawing: {
                  visual: 'fewer-marshmallows',
                  background: 'plain',
                  mood: 'calm',
                  text: 'A ligação em marshmallows: doze no teste famoso, no máximo seis em 2018, e dois quando se contaram a família, as capacidades na primeira infância e a casa.',
                  words: ['teste famoso', '2018', 'com a família'],
                },
              },
              {
                text: 'E o dinheiro? Para um estudo de 2020, Mischel e outros perguntaram a 113 das crianças de Stanford, agora na casa dos quarenta anos. Quanto tinham esperado um dia não dizia quase nada sobre seu patrimônio, renda ou dívidas. O autocontrole medido várias vezes até os 37 anos dizia, um pouco.',
                sources: ['marshmallow-2020'],
              },
            ],
            visual: 'one-marshmallow',
            visualText: 'Um marshmallow em um prato, uma campainha ao lado e mais dois atrás de um relógio.',
            mood: 'calm',
          },
        },
        {
          id: 'crayons',
          background: 'plain',
          truth: 'documented',
          content: {
            year: '2012',
            location: 'Rochester, Nova York',
            character: 'Celeste Kidd e 28 crianças',
            scene: 'O giz de cera que nunca veio',
            narrative: [
              {
                text: 'Cada criança recebeu um pote de giz de cera usado e uma promessa: espere, e você ganha um melhor. Algumas crianças ganharam. Para as outras, a pesquisadora voltou de mãos vazias e pediu desculpas. O mesmo aconteceu com adesivos. Depois veio o marshmallow.',
                sources: ['kidd-crayons', 'kidd'],
              },
            ],
            guess: {
              question: 'Quanto tempo esperaram as crianças que tinham sido decepcionadas duas vezes?',
              options: [
                {
                  id: 'three',
                  text: 'Cerca de 3 minutos',
                  isCorrect: true,
                  answer: 'As outras esperaram cerca de 12.',
                },
                { id: 'eight', text: 'Cerca de 8 minutos', isCorrect: false, answer: 'Menos da metade disso.' },
                {
                  id: 'twelve',
                  text: 'Cerca de 12 minutos',
                  isCorrect: false,
                  answer: 'Isso foi o que esperaram as outras.',
                },
              ],
            },
            reveal: [
              {
                text: 'Quem decidiu quais crianças seriam decepcionadas foram os pesquisadores; então não era questão de caráter. As crianças tinham aprendido se vale a pena esperar, e agiram conforme isso. Um teste posterior com 60 crianças achou a mesma coisa, só que mais fraca.',
                sources: ['kidd', 'kidd-repeat'],
              },
            ],
            visual: 'empty-box',
            visualText: 'Um pote de giz de cera gasto ao lado de uma caixa aberta, sem nada dentro.',
            mood: 'uneasy',
          },
        },
        {
          id: 'payday',
          background: 'city',
          truth: 'documented',
          content: {
            year: '2016',
            location: 'Estados Unidos',
            character: 'Domicílios de baixa renda',
            scene: 'A semana antes do pagamento',
            narrative: [
              {
                text: 'Três economistas pediram a domicílios pobres que escolhessem entre dinheiro mais cedo e dinheiro mais tarde. A sorte decidia quem respondia antes do dia do pagamento e quem respondia depois. Quem respondeu antes puxou mais para o dinheiro na hora. Veio então uma segunda escolha: uma tarefa a fazer, mais cedo ou mais tarde.',
                sources: ['carvalho'],
              },
            ],
            guess: {
              question: 'Quem adiou mais a tarefa?',
              options: [
                {
                  id: 'after',
                  text: 'Quem respondeu depois do pagamento',
                  isCorrect: false,
                  answer: 'Tinham acabado de receber, mas não.',
                },
                {
                  id: 'before',
                  text: 'Quem respondeu antes do pagamento',
                  isCorrect: false,
                  answer: 'É o que fariam pessoas impacientes. Essas não fizeram.',
                },
                {
                  id: 'same',
                  text: 'Nenhum dos dois',
                  isCorrect: true,
                  answer: 'O pagamento só mudou as respostas sobre dinheiro.',
                },
              ],
            },
            reveal: [
              {
                text: 'Nos testes de raciocínio também não houve diferença. As pessoas são pobres porque são impacientes, ou parecem impacientes porque o dinheiro está curto? A leitura mais simples: o dia do pagamento não muda quem as pessoas são. Muda aquilo de que precisam. Assim, uma taxa alta pode ser simples aritmética de quem tem o aluguel vencendo.',
                sources: ['carvalho'],
              },
            ],
            visual: 'payday-calendar',
            visualText: 'Uma folha de calendário com um dia circulado, acima de uma carteira vazia e de uma cheia.',
            mood: 'calm',
          },
        },
      ],
    },
    {
      type: 'analogy',
      title: 'A balsa para o ano que vem',
      paragraphs: [
        {
          text: 'Pense em duas ilhas, Hoje e Ano que Vem. Uma balsa leva seus dólares de uma à outra e cobra passagem. Você só entrega US$ 100 aqui se chegarem US$ 110 lá? Então sua passagem é de 10%. Essa passagem é a sua taxa de desconto. A vontade de ficar deste lado é a sua preferência temporal.',
        },
        {
          text: 'Com tempestade, a passagem sobe: quando o aluguel está vencendo, quando o capitão já mentiu, quando o barco faz água porque os preços sobem. Com inflação de 5%, US$ 110 no ano que vem compram o que cerca de US$ 105 compram hoje.',
        },
        {
          text: 'O próprio dinheiro determina a passagem? Saifedean Ammous diz que sim: a moeda forte ensina as pessoas a cuidar do futuro, e o dinheiro que derrete as ensina a gastar. Outros respondem com uma pesquisa em 76 países. Todos usam papel-moeda, e mesmo assim a paciência varia muito entre eles.',
          sources: ['ammous-abstract', 'falk'],
        },
      ],
      drawing: {
        visual: 'ferry',
        background: 'plain',
        mood: 'calm',
        text: 'Uma balsa leva uma cédula da ilha Hoje, de onde saem US$ 100, até a ilha Ano que Vem, onde chegam US$ 110.',
        words: ['Hoje', 'Ano que Vem', 'US$ 100', 'US$ 110'],
      },
      limits:
        'Uma balsa tem a mesma passagem para todos. A sua muda com o valor, a espera e o dia. Os próprios economistas duvidam que uma só taxa descreva uma pessoa.',
    },
    {
      type: 'interactive',
      widget: 'now-or-later',
      title: 'Sua vez: hoje ou depois?',
      introduction: [
        {
          text: 'Cinco situações, quatro escolhas em cada uma. A primeira escolha já está feita, como exemplo: você esperaria um ano por US$ 110. Desfaça-a se não esperaria.',
        },
      ],
      tasks: [
        'Termine “Um ano tranquilo”. Entre quais duas taxas você fica?',
        'Faça “Só um mês” e “Uma quantia grande”. Você ficou nos mesmos degraus?',
        {
          text: 'Agora “O aluguel está vencendo” e “A palavra de um desconhecido”. Você virou outra pessoa?',
          answer:
            'Não. As ofertas são diferentes: com o aluguel vencendo, o dinheiro de hoje vale mais, e um desconhecido pode não pagar.',
        },
      ],
      closing: [
        {
          text: 'A maioria das pessoas pede uma taxa mais alta por quantias pequenas que por grandes. Uma revisão das pesquisas constatou que uma única taxa não descreve bem as pessoas. Por isso o número não é uma nota. É uma ferramenta: compare-o com o que se oferece, como um cartão a 20% ou uma conta a 3%.',
          sources: ['grace-mclean', 'frederick'],
        },
        {
          text: 'Esperar tende a valer a pena se três coisas se cumprem. As necessidades de hoje estão atendidas. A promessa é boa. E a recompensa supera tanto a alta dos preços quanto seus outros usos para o dinheiro, como uma dívida cara. Isto é uma lição e não é aconselhamento financeiro. O guia sobre preferência temporal continua daqui, com uma calculadora de poupança.',
        },
      ],
    },
  ],
  check: [
    {
      id: 'between',
      prompt:
        'Você prefere US$ 100 hoje a US$ 103 daqui a um ano. Por US$ 110 você esperaria. Qual é a sua taxa anual?',
      options: [
        {
          id: 'between',
          text: 'Entre 3% e 10%',
          isCorrect: true,
          explanation: 'Três por cento era pouco, e dez bastava.',
        },
        {
          id: 'ten',
          text: '10%, e não menos',
          isCorrect: false,
          explanation: 'Talvez US$ 106 tivessem bastado.',
        },
        {
          id: 'below',
          text: 'Abaixo de 3%',
          isCorrect: false,
          explanation: 'Aí você teria esperado pelos US$ 103.',
        },
      ],
    },
    {
      id: 'replication',
      prompt: 'O que constatou o estudo de 2018?',
      options: [
        {
          id: 'fake',
          text: 'O teste antigo foi uma fraude',
          isCorrect: false,
          explanation: 'Não. As poucas crianças dele é que não eram como todas as crianças.',
        },
        {
          id: 'destiny',
          text: 'Uma criança que espera vai ser rica',
          isCorrect: false,
          explanation: 'Ele olhou a escola e o comportamento aos 15 anos, e achou uma ligação fraca.',
        },
        {
          id: 'weak',
          text: 'Uma ligação mais fraca do que se dizia',
          isCorrect: true,
          explanation:
            'A maior parte dela some com a família e a casa. O que parece caráter pode ser o chão em que a criança pisa.',
        },
      ],
    },
    {
      id: 'real',
      prompt:
        'Os preços sobem 5% ao ano. Em vez de US$ 100 hoje, você recebe US$ 110 daqui a um ano. Quanto ganhou em dinheiro de hoje, comparado com gastar agora?',
      options: [
        {
          id: 'ten',
          text: 'Cerca de US$ 10',
          isCorrect: false,
          explanation: 'As cédulas dizem que sim. As lojas, não.',
        },
        {
          id: 'five',
          text: 'Cerca de US$ 5',
          isCorrect: true,
          explanation: 'US$ 110 compram então o que cerca de US$ 105 compram hoje.',
        },
        {
          id: 'none',
          text: 'Nada',
          isCorrect: false,
          explanation: 'A inflação levou metade da recompensa, não toda.',
        },
      ],
    },
  ],
  takeaways: [
    'A taxa de desconto é o que um ano de espera tem de render a você.',
    'Ela muda com a necessidade, a confiança, os preços e o tamanho da quantia.',
    'O teste do marshmallow diz menos sobre o caráter do que sua fama sugere.',
    'Esperar pode valer a pena se as necessidades estão atendidas, a promessa é boa e a recompensa supera os preços e seus outros usos para o dinheiro.',
  ],
  explains: 'quando esperar é sensato, e quando é bobagem',
  limits:
    'Escolhas em uma tela não custam nada, e com dinheiro de verdade as pessoas podem agir de outro modo. Os soldados escolheram com dinheiro de verdade, mas alguns tinham dívidas de juros altos, e alguns talvez não confiassem na promessa. As taxas encontradas em estudos vão de zero a centenas por cento. Se a moeda forte torna as pessoas mais pacientes é discutido e não está demonstrado.',
};
