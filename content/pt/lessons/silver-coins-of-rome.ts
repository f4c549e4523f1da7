import type { LessonContent } from '../../lesson';

export const lesson: LessonContent = {
  id: 'silver-coins-of-rome',
  cover: { visual: 'closed-table', background: 'dawn', mood: 'tense' },
  opening: {
    title: 'O dia em que os bancos não abriram',
    paragraphs: [
      {
        text: 'Oxirrinco, no Egito, 24 de novembro do ano 260. As pessoas que trocam moedas fecharam suas mesas. O chefe do distrito escreve uma ordem: abram de novo já, ou serão punidas.',
        sources: ['rome-bankers'],
      },
    ],
    guess: {
      question: 'Por que tinham fechado?',
      options: [
        { id: 'empty', text: 'Tinham ficado sem moedas', isCorrect: false, answer: 'A ordem não diz nada disso.' },
        {
          id: 'refuse',
          text: 'Não queriam as moedas novas dos imperadores',
          isCorrect: true,
          answer: 'A ordem diz isso: não se dispunham a aceitar a “divina moeda dos imperadores”.',
        },
        { id: 'feast', text: 'Era feriado', isCorrect: false, answer: 'Ninguém é punido por um feriado.' },
      ],
    },
    reveal: [
      {
        text: 'A ordem mandava aceitar todas as moedas, “exceto o que for claramente espúrio e falsificado”. Temiam pelos imperadores, que eram novos e frágeis, ou pela prata? A ordem não diz. Mas em todo o império as moedas tinham virado um enigma. Eram de prata?',
        sources: ['rome-bankers', 'rome-bland'],
      },
    ],
  },
  objectives: [
    'Explicar o aviltamento: menos prata, o mesmo nome',
    'Dizer como se fazia uma moeda de cobre parecer de prata',
    'Calcular o que um governante ganha, e quem paga',
    'Dizer o que se discute sobre moedas e preços',
  ],
  modules: [
    {
      type: 'analogy',
      title: 'Água no vinho',
      paragraphs: [
        {
          text: 'Um taberneiro tem um barril de vinho e cem fregueses por semana. Um dia, despeja um balde de água. Ninguém sente o gosto. Ele vende mais copos pelo mesmo preço e fica com as moedas a mais.',
        },
        {
          text: 'Então põe dois baldes, e depois cinco. Agora os fregueses percebem. Alguns trazem o próprio vinho. Quem pagou adiantado, meses antes, recebe quase só água.',
        },
        {
          text: 'Uma casa da moeda, o lugar onde se fazem as moedas, pode fazer o mesmo com prata e cobre. A moeda mantém o nome e o rosto, e contém menos prata. Isso é o aviltamento da moeda.',
        },
      ],
      drawing: {
        visual: 'watered-cups',
        background: 'plain',
        mood: 'calm',
        text: 'Três copos de vinho. Acima deles, um, dois e cinco baldes de água que foram para o barril. A cada vez o vinho fica mais ralo.',
      },
      limits:
        'Ninguém bebe uma moeda. Se o Estado a aceita como imposto pelo valor antigo, uma moeda com pouca prata pode funcionar por muito tempo. As nossas moedas de hoje não têm prata nenhuma.',
    },
    {
      type: 'story',
      title: 'Três copos do mesmo barril',
      sections: [
        {
          id: 'severus',
          background: 'plain',
          truth: 'documented',
          content: {
            year: '196 e 197',
            location: 'Roma',
            character: 'O imperador Septímio Severo, seus soldados e sua casa da moeda',
            scene: 'Uma olhada dentro da moeda',
            narrative: [
              {
                text: 'A moeda de prata de Roma era o denário. Sob Augusto, que morreu no ano 14, ela era tão pura quanto os romanos conseguiam fazer. Severo chegou ao poder por uma guerra civil e talvez tenha dobrado o salário do exército.',
                sources: ['rome-first-century', 'rome-republic', 'rome-army'],
              },
              {
                text: 'Os denários dele parecem de prata. Três pesquisadores os perfuraram e testaram o metal do miolo.',
                sources: ['rome-severus'],
              },
            ],
            guess: {
              question: 'Quanta prata havia lá dentro?',
              options: [
                { id: 'half', text: 'Cerca de 46%', isCorrect: true, answer: 'Mais da metade era cobre.' },
                {
                  id: 'sixty',
                  text: 'Cerca de 60%',
                  isCorrect: false,
                  answer: 'Livros mais antigos dizem de 55 a 60. Mediram perto demais da casca.',
                },
                { id: 'ninety', text: 'Cerca de 90%', isCorrect: false, answer: 'Por fora, parece.' },
              ],
            },
            reveal: [
              {
                text: 'A casa da moeda aquecia os discos de metal, e um banho de ácido tirava o cobre queimado. O que ficava era uma casca de prata: em uma moeda dessa família, ela tem 0,19 milímetro de espessura.',
                sources: ['rome-muon', 'rome-severus'],
              },
            ],
            visual: 'cut-denarius',
            visualText: 'Uma moeda cortada ao meio: uma casca fina de prata em volta de um miolo de cobre.',
            mood: 'uneasy',
          },
        },
        {
          id: 'caracalla',
          background: 'night',
          truth: 'documented',
          content: {
            year: '215',
            location: 'Roma',
            character: 'O imperador Caracala, filho de Severo',
            scene: 'Uma moeda contada como duas',
            narrative: [
              {
                text: 'Caracala aumentou de novo o salário. Também mandou cunhar uma moeda de prata nova. Nela, usa uma coroa de raios. Provavelmente ela devia contar como dois denários.',
                sources: ['rome-army', 'rome-ric'],
              },
            ],
            guess: {
              question: 'Quanta prata tinha a moeda nova?',
              options: [
                { id: 'one', text: 'Tanto quanto um denário', isCorrect: false, answer: 'Metade a mais que isso.' },
                {
                  id: 'half',
                  text: 'Tanto quanto um e meio',
                  isCorrect: true,
                  answer: 'Provavelmente contava como dois, e era feita de um e meio.',
                },
                { id: 'two', text: 'Tanto quanto dois', isCorrect: false, answer: 'Aí não haveria nada a ganhar.' },
              ],
            },
            reveal: [
              {
                text: 'Depois de alguns anos, Roma desistiu da moeda nova. Em 238 ela voltou, e então afundou. Em uns trinta anos passou de cerca de 2,2 gramas de prata para menos de 0,1.',
                sources: ['rome-ric', 'rome-ric-book', 'rome-butcher'],
              },
              {
                text: 'Dião Cássio, um senador que odiava Caracala, diz que as tribos estrangeiras recebiam dele ouro de verdade, e os romanos, moedas banhadas.',
                sources: ['rome-dio'],
              },
            ],
            visual: 'rayed-coin',
            visualText: 'Uma moeda grande com um imperador de coroa de raios, em uma balança, contra uma moeda e meia.',
            mood: 'tense',
          },
        },
        {
          id: 'prices',
          background: 'dawn',
          truth: 'documented',
          content: {
            year: '160 a 275',
            location: 'Egito',
            character: 'Compradores de trigo, vinho e jumentos',
            scene: 'O que dizem os recibos',
            narrative: [
              {
                text: 'Os preços subiram à medida que a prata sumia? Sobre a própria Roma, ninguém sabe dizer. Só o Egito guardou recibos suficientes, mas tinha moedas de prata próprias.',
                sources: ['rome-prices', 'rome-egypt'],
              },
            ],
            more: {
              summary: 'O que dizem os recibos do Egito',
              paragraphs: [
                {
                  text: 'As moedas do Egito também pioraram por um século. De 160 a 190, em anos de peste, o trigo dobrou de preço. O grande salto seguinte veio quase oitenta anos depois das moedas de Severo: por volta de 274, depois de uma reforma da moeda. Então o trigo subiu dez vezes ou mais de um só golpe.',
                  sources: ['rome-prices', 'rome-tetradrachm'],
                },
                {
                  text: 'Fora banqueiros como os de 260, as pessoas continuaram aceitando as moedas do Egito. Depois o imperador Aureliano trouxe uma moeda nova, e a confiança se quebrou. Alguns historiadores dizem que moedas demais sempre acabam assim. Outros dizem que o costume e a lei sustentavam a moeda, e que uma reforma desajeitada a deixou cair.',
                  sources: ['rome-prices', 'rome-policy', 'rome-tetradrachm'],
                },
              ],
            },
            visual: 'donkey-wheat',
            visualText: 'Um jumento carrega um saco cheio. Ao lado dele há três espigas de trigo.',
            mood: 'hopeful',
          },
        },
      ],
    },
    {
      type: 'interactive',
      widget: 'mint',
      title: 'Sua vez: comande a casa da moeda',
      introduction: [
        {
          text: 'Você governa e tem uma barra de prata. Com ela se fazem 100 moedas puras. Você também deve 100 moedas aos soldados. Quanto cobre vai misturar? Os pães e a barra são inventados. As seis moedas abaixo são reais.',
          sources: ['rome-first-century', 'rome-severus', 'rome-muon', 'rome-assays', 'rome-butcher'],
        },
      ],
      tasks: [
        {
          text: 'As suas moedas têm metade da prata, e ninguém percebeu ainda. Quem ganha, e de quem?',
          answer:
            'Você: a barra agora compra 2.000 pães em vez de 1.000. Os padeiros deram pão por metade da prata e ainda não sabem.',
        },
        {
          text: 'Agora deixe todos pesarem as moedas. A barra ainda compra mais? Quem tem menos, e quanto custou a você o salário dos soldados?',
          answer:
            'Não: ela compra 1.000 pães, como no começo. O soldado e quem emprestou recebem 50 pães em vez de 100. Mas as moedas deles custaram a você só metade da barra: a perda deles é o seu ganho.',
        },
        {
          text: 'Cunhe como Cláudio II. De quanta prata você precisa para cumprir a palavra com os soldados?',
          answer: '5% da barra, e para as moedas verdadeiras dele, ainda menos.',
        },
      ],
      closing: [
        {
          text: 'Depois que todos os preços mudam, as moedas a mais não compram nada a mais. Um ganho fica: o que foi prometido em moedas agora custa menos prata.',
        },
      ],
    },
  ],
  check: [
    {
      id: 'what',
      prompt: 'O que é o aviltamento da moeda?',
      options: [
        {
          id: 'tax',
          text: 'Um imposto pago em moedas',
          isCorrect: false,
          explanation: 'Funciona como um imposto, mas ninguém manda a conta.',
        },
        {
          id: 'less',
          text: 'Menos prata, o mesmo nome',
          isCorrect: true,
          explanation: 'O nome da moeda fica, a prata ou o ouro se vai.',
        },
        {
          id: 'forge',
          text: 'Moedas feitas por falsários',
          isCorrect: false,
          explanation: 'Falsários também faziam isso. No aviltamento, quem faz é a própria casa da moeda.',
        },
      ],
    },
    {
      id: 'weighed',
      prompt:
        'Dez moedas puras compram 100 pães. O seu salário são dez moedas novas com metade da prata, e todos os padeiros pesam. Quantos pães você recebe?',
      options: [
        {
          id: 'same',
          text: '100, porque moeda é moeda',
          isCorrect: false,
          explanation: 'Só enquanto ninguém percebe.',
        },
        {
          id: 'half',
          text: '50',
          isCorrect: true,
          explanation: 'Metade da prata, metade do pão. E continuam sendo dez moedas, como prometido.',
        },
        {
          id: 'none',
          text: 'Nenhum: moeda ruim não compra nada',
          isCorrect: false,
          explanation: 'A prata delas ainda compra pão.',
        },
      ],
    },
    {
      id: 'gains',
      prompt: 'Ninguém percebeu o cobre ainda. Quem ganha?',
      options: [
        {
          id: 'ruler',
          text: 'O governante que cunha as moedas',
          isCorrect: true,
          explanation: 'Mais moedas com a mesma prata, e o pão pelo preço antigo.',
        },
        {
          id: 'soldier',
          text: 'O soldado que recebe em moedas novas',
          isCorrect: false,
          explanation: 'Ele compra tanto quanto antes, e depois menos.',
        },
        {
          id: 'saver',
          text: 'O poupador com moedas antigas em casa',
          isCorrect: false,
          explanation: 'Para o poupador, nada mudou.',
        },
      ],
    },
  ],
  takeaways: [
    'O aviltamento mantém o nome da moeda e tira a prata dela.',
    'Quem faz a moeda ganha enquanto os outros a aceitam pelo valor antigo.',
    'Quem tem a receber um número fixo de moedas paga por isso.',
    'Os preços podem subir logo ou tarde. Os historiadores discutem por quê.',
  ],
  explains: 'como uma moeda de prata virou cobre com casca de prata',
  limits:
    'Quanta prata uma moeda continha depende de como foi testada, e só algumas foram. Para o período a partir de 238, usamos testes antigos de poucas moedas inteiras. Por que os imperadores tiravam prata é discutido: guerra e salários do exército, falta de prata ou a vontade de ter mais moedas para o comércio. E o aviltamento não derrubou Roma sozinho: houve peste, invasões e uma multidão de imperadores rivais. As citações são tradução nossa.',
};
