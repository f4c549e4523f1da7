import type { LessonContent } from '../../lesson';

export const lesson: LessonContent = {
  id: 'promises-that-are-too-good',
  cover: { visual: 'doubling-machine', background: 'plain', mood: 'uneasy' },
  opening: {
    title: 'A máquina que dobrava dinheiro',
    paragraphs: [
      {
        text: 'South Boston, junho de 1920. Um vendedor mostra à senhora Blanche Crasco uma caixa esmaltada com luzes que piscam. Ele põe dentro uma nota de cem dólares e uma folha de papel em branco. Engrenagens giram. Ele aperta um botão, e saem duas notas de cem dólares verdadeiras. A senhora Crasco compra uma máquina por US$ 540, o preço de um carro.',
        sources: ['zuckoff'],
      },
      {
        text: 'Ele lhe entrega um pacote em papel pardo. Ela não pode abri-lo antes de escurecer, avisa. A luz estragaria o papel especial.',
        sources: ['zuckoff'],
      },
    ],
    guess: {
      question: 'O que ela encontra à noite?',
      options: [
        {
          id: 'slow',
          text: 'Uma máquina que funciona, mas devagar',
          isCorrect: false,
          answer: 'Um repórter que escreveu sobre o caso parece ter acreditado em uma máquina assim.',
        },
        {
          id: 'wood',
          text: 'Uma simples caixa de madeira',
          isCorrect: true,
          answer: 'E o vendedor teve até escurecer para sumir.',
        },
        {
          id: 'forged',
          text: 'Uma pilha de notas falsas',
          isCorrect: false,
          answer: 'Nem isso.',
        },
      ],
    },
    reveal: [
      {
        text: 'Ela não era boba: pediu uma prova, e recebeu uma. Viu sair dinheiro de verdade. E havia um motivo para esperar. Você vai reencontrar as duas coisas, em telas. Naqueles mesmos meses, do outro lado da cidade, um homem arrecadou muito mais, sem máquina nenhuma.',
        sources: ['zuckoff', 'ponzi-line'],
      },
    ],
  },
  objectives: [
    'Explicar como um esquema Ponzi paga, e por que tem de quebrar',
    'Citar seis sinais que as fraudes têm em comum',
    'Distinguir o Bitcoin de uma fraude que usa o nome dele',
    'Dizer o que fazer na primeira hora, e por que vem uma segunda fraude',
  ],
  modules: [
    {
      type: 'analogy',
      title: 'O clube do lanche',
      paragraphs: [
        {
          text: 'No pátio da escola, Nico diz: “Me empreste US$ 10 hoje e receba US$ 15 na sexta.” Dez colegas emprestam. Na sexta, cada um recebe US$ 15. Claro que contam a todo mundo.',
        },
        {
          text: 'De onde veio o dinheiro? Ele tinha gasto os primeiros US$ 100; então veio de quinze colegas novos. Esses têm de receber na sexta seguinte, então ele precisa de uns {club-lenders-third}, depois de {club-lenders-fourth}. Depois de oito rodadas precisa de {club-lenders-ninth}, e a escola não é tão grande. Ninguém cozinha, constrói ou vende nada. Os últimos pagam todos os lanches.',
        },
        {
          text: 'Isso é um esquema Ponzi. Os pagamentos são reais, e aí está a armadilha: quem ganhou no começo jura que funciona.',
        },
      ],
      drawing: {
        visual: 'lunch-club',
        background: 'plain',
        mood: 'calm',
        text: 'Quem emprestou em cada rodada, em pontos: {club-lenders-first}, {club-lenders-second}, {club-lenders-third} e {club-lenders-fourth}. A última coluna, para {club-lenders-ninth}, está vazia.',
      },
      limits:
        'No pátio da escola dá para perguntar a Nico o que ele faz com o dinheiro. Esquemas de verdade respondem com uma palavra comprida: arbitragem, programa de empréstimos, robô de investimentos. E nem toda perda é uma fraude. Empresas honestas quebram, e preços honestos caem.',
    },
    {
      type: 'story',
      title: 'Cem anos de um só truque',
      sections: [
        {
          id: 'ponzi',
          background: 'street',
          truth: 'documented',
          content: {
            year: '1920',
            location: 'Boston',
            character: 'Charles Ponzi',
            scene: 'Cinquenta por cento em 45 dias',
            narrative: [
              {
                text: 'Cartas para o exterior podiam levar um cupom que valia um selo para a resposta. Depois da guerra, esses cupons custavam menos em alguns países que em outros. Ponzi dizia que negociava com eles. Em dezembro de 1919, quinze pessoas lhe emprestaram US$ 870 e, um mês depois, receberam US$ 1.218. Aí ele prometeu devolver uma vez e meia o valor em 45 dias. Em junho, a fila descia a School Street.',
                sources: ['ponzi-museum', 'ponzi-line'],
              },
            ],
            guess: {
              question: 'Inspetores do correio examinaram o negócio dele. O que descobriram?',
              options: [
                {
                  id: 'few',
                  text: 'Poucos cupons no mundo',
                  isCorrect: true,
                  answer: 'Nenhum comércio deles poderia ter pago tudo aquilo.',
                },
                {
                  id: 'forged',
                  text: 'Cupons que ele tinha falsificado',
                  isCorrect: false,
                  answer: 'Ele não precisava.',
                },
                {
                  id: 'legal',
                  text: 'Um comércio esperto e legal',
                  isCorrect: false,
                  answer: 'No papel a ideia era esperta. Não era dela que ele vivia.',
                },
              ],
            },
            reveal: [
              {
                text: 'Ele pagava os primeiros com o dinheiro dos seguintes. Ninguém reclamava, porque todos tinham recebido. Naqueles meses contratou um assessor de imprensa, William McMasters. Este levou dez dias para perceber tudo e escrever a história para o Boston Post.',
                sources: ['ponzi-museum', 'mcmasters'],
              },
              {
                text: 'Uma promessa dessas se confere com um lápis. Multiplicar por um e meio a cada 45 dias transforma US$ 100 em US$ 2.563 em oito rodadas, menos de um ano.',
                sources: ['ponzi-line'],
              },
            ],
            visual: 'coupon-and-notes',
            visualText: 'Um pequeno cupom. Em volta dele, cédulas passam da última mão para a primeira.',
            mood: 'hopeful',
          },
        },
        {
          id: 'madoff',
          background: 'city',
          truth: 'documented',
          content: {
            year: '1992 a 2008',
            location: 'Nova York',
            character: 'Bernard Madoff, um corretor respeitado',
            scene: 'Certinho demais',
            narrative: [
              {
                text: 'O truque de Madoff parecia diferente. Nada de dobrar dinheiro, só ganhos que vinham com estranha regularidade. Dois artigos estranharam isso em 2001. Segundo os livros dele, o fundo tinha uns US$ 60 bilhões. Ele nunca tinha investido o dinheiro dos clientes.',
                sources: ['madoff-oig', 'madoff-books'],
              },
            ],
            guess: {
              question:
                'Quantos avisos sérios chegaram ao órgão fiscalizador dos Estados Unidos antes que ele confessasse?',
              options: [
                { id: 'none', text: 'Nenhum', isCorrect: false, answer: 'Houve vários.' },
                { id: 'one', text: 'Um', isCorrect: false, answer: 'Mais.' },
                { id: 'six', text: 'Seis', isCorrect: true, answer: 'De 1992 em diante.' },
              ],
            },
            reveal: [
              {
                text: 'O órgão o examinou ou investigou cinco vezes, e nunca direito, como escreveu seu próprio inspetor. Portanto, um escritório, uma licença e um bom nome não provam nada. Os clientes tinham perdido cerca de US$ 17,5 bilhões do próprio dinheiro. O resto nunca tinha existido. Até o fim de 2024, dezesseis anos depois, um fundo público tinha devolvido a quase 41.000 vítimas 94% do que perderam. Poucas vítimas de fraude têm essa sorte.',
                sources: ['madoff-oig', 'madoff-trustee', 'madoff-fund'],
              },
            ],
            visual: 'too-smooth',
            visualText:
              'Dois gráficos em molduras. Uma linha salta para cima e para baixo. A outra sobe como se traçada com régua.',
            mood: 'calm',
          },
        },
        {
          id: 'bitcoins-name',
          background: 'night',
          truth: 'documented',
          content: {
            year: '2014 a 2018',
            location: 'Palcos e telas em muitos países',
            character: 'OneCoin e BitConnect',
            scene: 'Em nome do Bitcoin',
            narrative: [
              {
                text: 'A OneCoin se apresentava como a “assassina do Bitcoin”. Era vendida em pacotes, e quem trazia amigos ganhava comissão. Em dois anos, pelo menos 3,5 milhões de pessoas pagaram mais de US$ 4 bilhões.',
                sources: ['onecoin', 'onecoin-price'],
              },
            ],
            guess: {
              question: 'Quem definia o preço de uma OneCoin?',
              options: [
                {
                  id: 'market',
                  text: 'Compradores e vendedores',
                  isCorrect: false,
                  answer: 'Era o que diziam aos membros.',
                },
                {
                  id: 'company',
                  text: 'A empresa',
                  isCorrect: true,
                  answer: 'Ela escrevia o número que queria.',
                },
                {
                  id: 'network',
                  text: 'Uma rede de computadores',
                  isCorrect: false,
                  answer: 'Eles não tinham nada para fazer.',
                },
              ],
            },
            reveal: [
              {
                text: 'As OneCoins não valiam nada, disseram os promotores, e eram uma fraude desde o primeiro dia. Um dos fundadores foi condenado a 20 anos. A outra, Ruja Ignatova, entrou em 2022 na lista do FBI das dez pessoas mais procuradas.',
                sources: ['onecoin', 'onecoin-price'],
              },
              {
                text: 'A BitConnect pegou metade do nome do Bitcoin. Dizia que um “robô de negociação” dava retornos garantidos. Os promotores dizem que ela arrecadou cerca de US$ 2,4 bilhões e pagou os antigos com o dinheiro dos novos. Um divulgador nos Estados Unidos se declarou culpado. O fundador foi acusado em 2022 e estava então foragido.',
                sources: ['bitconnect', 'bitconnect-charges'],
              },
            ],
            visual: 'stage-coin',
            visualText: 'Holofotes sobre uma moeda gigante. De lado, ela é uma placa escorada por uma tábua.',
            mood: 'tense',
          },
        },
        {
          id: 'karen',
          background: 'city',
          truth: 'documented',
          content: {
            year: 'Desde 2020',
            location: 'Maryland e o mundo todo',
            character: 'Karen, que só disse a um repórter o primeiro nome',
            scene: 'Parecia tão fácil',
            narrative: [
              {
                text: 'Começa com uma mensagem para o número errado, ou com um velho amigo de quem você não se lembra. Seguem semanas de conversa, depois uma dica, depois um app que mostra ganhos. Os criminosos chamam isso de “pig butchering”, abate de porcos. A INTERPOL pede que se diga “romance baiting”, isca de romance, porque a vergonha cala as vítimas. Muitos dos que escrevem as mensagens também são vítimas, presos e forçados a trabalhar.',
                sources: ['fincen-pig', 'interpol-words'],
              },
              {
                text: 'Karen começou com cerca de US$ 2.000 e viu o dinheiro crescer. “Parecia tão fácil”, diz. No fim, eram talvez mais de US$ 3 milhões. Quando quis o dinheiro, teria de pagar antes um imposto.',
                sources: ['wmar-karen'],
              },
            ],
            guess: {
              question: 'O FBI escreveu para avisá-la. O que ela pensou?',
              options: [
                {
                  id: 'relieved',
                  text: 'Até que enfim, ajuda',
                  isCorrect: false,
                  answer: 'Ela não acreditou em uma palavra.',
                },
                {
                  id: 'bank',
                  text: 'Preciso ligar para o banco',
                  isCorrect: false,
                  answer: 'Teria sido bom.',
                },
                {
                  id: 'scam',
                  text: 'Isto é um golpe',
                  isCorrect: true,
                  answer: 'Ela confiou no app, e não no FBI.',
                },
              ],
            },
            reveal: [
              {
                text: 'Ela perdeu tudo. Em 2025, pessoas relataram ao FBI US$ 7,2 bilhões perdidos em falsos investimentos em cripto, de um total de US$ 20,8 bilhões perdidos com crimes na internet.',
                sources: ['wmar-karen', 'ic3'],
              },
              {
                text: 'Depois vem a segunda onda: “especialistas” que recuperam o dinheiro, por uma taxa. É outra fraude. Ela mira pessoas que acabaram de ser roubadas.',
                sources: ['recovery', 'fbi-help'],
              },
            ],
            visual: 'wrong-number',
            visualText:
              'Um celular com uma mensagem simpática para um número errado. Atrás dele está pendurado um anzol.',
            mood: 'uneasy',
          },
        },
      ],
    },
    {
      type: 'interactive',
      widget: 'decision',
      title: 'Sua vez: chega uma mensagem',
      situation: [
        {
          text: '“Oi, Dana! Tênis no domingo, como sempre?” Você não é a Dana, e diz isso. Ela pede desculpas, é engraçada, e vocês conversam por três semanas. Aí ela comenta quanto ganha com bitcoin. O tio dela tem um sistema. Ela poderia mostrar a você, com US$ 200 para começar.',
          drawing: {
            visual: 'chat-with-a-stranger',
            background: 'plain',
            mood: 'calm',
            text: 'Uma conversa em um celular. Começa com um cumprimento para Dana e, depois de três semanas, pede 200 dólares.',
            words: ['Oi, Dana!', 'três semanas', 'US$ 200 de início?'],
          },
        },
        { text: 'A mensagem é inventada. O roteiro não é.', sources: ['fincen-pig'] },
      ],
      question: 'O que você faz?',
      options: [
        {
          id: 'try',
          label: 'Experimento com US$ 200',
          outcome: {
            text: 'À noite o app mostra US$ 260, e você até consegue sacar um pouco. São de novo as duas notas da senhora Crasco. Depois serão US$ 2.000, depois suas economias, depois um imposto sobre ganhos que não existem.',
            sources: ['wmar-karen', 'fincen-pig'],
          },
        },
        {
          id: 'ask',
          label: 'Faço a ela perguntas difíceis',
          outcome: {
            text: 'Ela tem resposta para todas, com capturas de tela. Faz isso o dia inteiro, seguindo um roteiro. Você não tem como ganhar, e cada resposta lhe diz que você ainda está ali.',
          },
        },
        {
          id: 'stop',
          label: 'Paro de responder e conto a alguém',
          outcome: {
            text: 'Você perde uma conversa agradável. Só isso. Se já perdeu dinheiro, aja na hora. Ela tem as palavras ou o aparelho da sua carteira, ou mexeu nesse aparelho a distância? Então mova primeiro as moedas, para palavras novas. Em seguida, ligue para o banco ou a corretora. Guarde todas as mensagens e endereços. Avise a polícia (nos Estados Unidos, em ic3.gov). Não pague mais nada a ninguém.',
            sources: ['fbi-help'],
          },
        },
      ],
      closing: {
        text: 'Seis sinais: prometem um retorno alto, com pouco risco. Ele é mais regular que qualquer mercado. É preciso ter pressa, ou guardar segredo. Quem vende não tem licença, ou paga você para trazer amigos. Ninguém sabe dizer em uma frase quem paga o ganho. E, para receber o próprio dinheiro, você tem de pagar antes. Qualquer um deles é motivo para parar e perguntar a alguém de fora. O próprio Bitcoin não promete retorno e não liga para ninguém; se você ganha, quem paga é um comprador posterior. Quem promete em nome dele fala só por si.',
        sources: ['sec-ponzi'],
      },
    },
  ],
  check: [
    {
      id: 'source',
      prompt: 'De onde vêm os pagamentos de um esquema Ponzi?',
      options: [
        {
          id: 'trade',
          text: 'De negócios mantidos em segredo',
          isCorrect: false,
          explanation: 'É o que eles dizem. São poucos ou nenhum.',
        },
        {
          id: 'loans',
          text: 'De bancos',
          isCorrect: false,
          explanation: 'Um banco perguntaria de onde sai o ganho.',
        },
        {
          id: 'new',
          text: 'De quem entra depois',
          isCorrect: true,
          explanation: 'Por isso precisa de cada vez mais gente, e quebra quando ela para de vir.',
        },
      ],
    },
    {
      id: 'paid',
      prompt: 'Um esquema pagou ao seu primo duas vezes, em dia. O que isso prova?',
      options: [
        {
          id: 'nothing',
          text: 'Nada sobre a próxima vez',
          isCorrect: true,
          explanation: 'Ponzi pagou em dia, até o dia em que não pagou.',
        },
        {
          id: 'works',
          text: 'Que os negócios por trás são reais',
          isCorrect: false,
          explanation: 'Mostra que outros puseram dinheiro.',
        },
        {
          id: 'legal',
          text: 'Que é legal',
          isCorrect: false,
          explanation: 'Fraudes pagam bem aos primeiros. Eles são a propaganda.',
        },
      ],
    },
    {
      id: 'recovery',
      prompt: 'Uma empresa escreve: “Achamos suas moedas roubadas. A taxa é de US$ 900.” O que é isso?',
      options: [
        {
          id: 'luck',
          text: 'Um golpe de sorte',
          isCorrect: false,
          explanation: 'Como eles saberiam que roubaram você?',
        },
        {
          id: 'fraud',
          text: 'A próxima fraude',
          isCorrect: true,
          explanation: 'Ninguém honesto oferece ajuda sem você pedir e quer uma taxa antes.',
        },
        {
          id: 'police',
          text: 'A polícia',
          isCorrect: false,
          explanation: 'A polícia não cobra taxa para devolver o que é seu.',
        },
      ],
    },
  ],
  takeaways: [
    'Um esquema Ponzi paga com o dinheiro de quem chega depois; por isso tem de quebrar.',
    'Pagamentos reais, um bom nome e uma licença não são prova.',
    'O Bitcoin não promete retorno. Quem promete um em nome dele fala só por si.',
    'Se aconteceu: primeiro as moedas, se as palavras ou o aparelho saíram das suas mãos; depois banco, provas e polícia, e nenhuma taxa a ninguém.',
  ],
  explains: 'como um esquema Ponzi paga, e por que tem de quebrar',
  limits:
    'Quantas pessoas são enganadas não se sabe: muitas têm vergonha e não contam a ninguém, e o FBI conta relatos, não casos provados. Os valores do esquema de Ponzi variam de livro para livro. Alguns chamam o próprio Bitcoin de esquema Ponzi, porque os compradores só ganham se compradores posteriores pagam mais. Outros respondem que ninguém promete retorno nem esconde as contas, e que o mesmo vale para o ouro. A lição sobre os críticos diz mais. As citações são tradução nossa.',
};
