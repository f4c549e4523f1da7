import type { LessonContent } from '../../lesson';

export const lesson: LessonContent = {
  id: 'how-new-money-is-made',
  cover: { visual: 'loan-screen', background: 'plain', mood: 'calm' },
  opening: {
    title: 'Duzentos mil euros',
    paragraphs: [
      {
        text: 'Um banco empresta a você 200.000 euros. Alguém tinha de ter esse dinheiro antes, não? O economista Richard Werner pede a um banco justamente esse empréstimo, e licença para olhar os livros dele. O dinheiro aparece na conta dele.',
        sources: ['werner-2014', 'werner-reply'],
      },
    ],
    guess: {
      question: 'De que conta ele foi tirado?',
      options: [
        {
          id: 'savers',
          text: 'Da conta dos poupadores do banco',
          isCorrect: false,
          answer: 'Nenhum poupador ficou com um centavo a menos.',
        },
        {
          id: 'central',
          text: 'Da conta do banco no banco central',
          isCorrect: false,
          answer: 'Não era preciso mover nada ali para pôr um número na conta dele.',
        },
        {
          id: 'none',
          text: 'De nenhuma',
          isCorrect: true,
          answer: 'É o que Werner relata. O banco escreveu duas linhas: você nos deve, e nós devemos a você.',
        },
      ],
    },
    reveal: [
      {
        text: 'Ele publicou o teste em 2014 e chamou o dinheiro novo de “pó de fada”. Um blogueiro respondeu que outras linhas dos livros também se mexeram naquele dia, e que um único empréstimo prova pouco. Vamos então com calma: o que um banco pode criar, e o que o freia?',
        sources: ['werner-2014', 'werner-reply'],
      },
    ],
  },
  objectives: [
    'Explicar como um empréstimo cria um depósito, e como o pagamento o desfaz',
    'Distinguir os dois tipos de dinheiro: o seu, e o dos próprios bancos',
    'Dizer o que limita um banco, e o que um banco central acrescenta',
    'Dar os argumentos a favor e contra este modo de criar dinheiro',
  ],
  modules: [
    {
      type: 'analogy',
      title: 'Pontos no cartão do almoço',
      paragraphs: [
        {
          text: 'A cozinha da escola mantém uma lista: cada aluno tem pontos, e os pontos compram almoço. Os alunos também pagam uns aos outros em pontos. Um dia Mia não tem nenhum. “Assine aqui que você traz cinquenta em junho”, diz a cozinheira, e escreve: Mia, cinquenta pontos. Os pontos de mais ninguém diminuíram. Há cinquenta a mais na escola.',
        },
        {
          text: 'Quando Mia traz cinquenta pontos em junho, a cozinheira risca a dívida e os pontos. A cozinha criou pontos com uma caneta, e os desfez. Pode fazer isso enquanto os alunos acreditarem que cada ponto vai render um almoço.',
        },
      ],
      drawing: {
        visual: 'lunch-list',
        background: 'plain',
        mood: 'calm',
        text: 'Uma lista de pontos com uma linha nova embaixo: Mia, mais cinquenta. Ao lado, o papel que Mia assinou: cinquenta em junho. Entre os dois há uma caneta.',
        words: ['pontos', 'Mia', 'em junho'],
      },
      limits:
        'Aqui há uma cozinha só, e ela não precisa pagar nenhuma outra. Os bancos de verdade têm de acertar contas uns com os outros todo dia, em um dinheiro que não podem criar. É disso que trata o instrumento abaixo.',
    },
    {
      type: 'interactive',
      widget: 'balance-sheets',
      title: 'Sua vez: três bancos',
      introduction: [
        {
          text: 'Cada banco se apoia em dois pilares. O da esquerda mostra o que ele tem; o da direita, o que ele deve e o que é dos donos. Os dois têm sempre a mesma altura, senão o telhado entortaria. Os bancos e suas quantias são inventados. O Banco do Norte acaba de emprestar 10.',
        },
        {
          text: 'Você precisa de duas palavras. Um depósito é o dinheiro na sua conta: o banco o deve a você. Reservas são o dinheiro dos próprios bancos, em contas no banco central, e com ele os bancos pagam uns aos outros.',
          sources: ['boe-introduction'],
        },
      ],
      tasks: [
        {
          text: 'Empreste mais duas vezes e observe os dois pilares do Banco do Norte. Qual cresce primeiro?',
          answer:
            'Nenhum. Os dois crescem ao mesmo tempo e na mesma quantia: uma dívida à esquerda, um depósito à direita.',
        },
        {
          text: 'Empreste e deixe os clientes pagarem ao Banco do Sul até o Banco do Norte ter de parar. Há duas paradas. Ache as duas. Qual delas um empréstimo de outro banco resolveria?',
          answer:
            'Os empréstimos param em 100, porque os donos só puseram 10. Os pagamentos param quando acabam as reservas, depois de dois. Um empréstimo de outro banco traz reservas, então resolve a segunda parada.',
        },
        {
          text: 'Faça com que todos os empréstimos novos sejam pagos de volta. Quanto dinheiro as pessoas têm agora?',
          answer:
            '200.000 dólares, como antes do primeiro empréstimo. O que os empréstimos criaram, o pagamento desfez.',
        },
        {
          text: 'Compare as duas compras de títulos. Qual delas dá dinheiro novo às pessoas?',
          answer: 'A de um poupador, que recebe um depósito novo. O Banco do Norte só troca seu título por reservas.',
        },
      ],
      closing: [
        {
          text: 'Os defensores deste sistema dizem: o dinheiro cresce quando um bom trabalho precisa dele, e encolhe quando as dívidas são pagas. Se um empréstimo dá errado, os donos perdem primeiro; muitos países garantem os depósitos, e o banco central pode ajudar em um pânico. Um dinheiro que não pode crescer faz os preços caírem e as dívidas pesarem mais.',
        },
        {
          text: 'Os críticos dizem: quem cria dinheiro ganha ao criar mais. Empresta demais nos tempos bons, sobretudo para casas, e o público paga pela crise. Quem poupa nesse dinheiro carrega o peso. O Bitcoin é uma resposta: um total que nenhum banco pode mudar, embora uma empresa ainda possa dever mais bitcoin do que tem. Ele também tem um preço: ninguém pode acrescentar dinheiro em um pânico.',
        },
      ],
    },
    {
      type: 'story',
      title: 'Canetas, cofres e uma votação',
      sections: [
        {
          id: 'pen',
          background: 'plain',
          truth: 'documented',
          content: {
            year: '1963 e 2014',
            location: 'Universidade Yale e Londres',
            character: 'James Tobin, e três economistas do Banco da Inglaterra',
            scene: 'Dinheiro de caneta-tinteiro',
            narrative: [
              {
                text: 'Por muito tempo, muitos banqueiros disseram: os poupadores trazem dinheiro, e nós o passamos adiante. Em 1963 o economista James Tobin citou um apelido antigo, “dinheiro de caneta-tinteiro”, criado quando o chefe de um banco assina um empréstimo. Ele também avisou que a caneta tem limites: as pessoas decidem quanto dinheiro querem guardar. Em 2014 o Banco da Inglaterra disse com todas as letras: “Sempre que um banco faz um empréstimo, ele cria ao mesmo tempo um depósito de igual valor na conta de quem o tomou, e assim cria dinheiro novo.”',
                sources: ['tobin-1963', 'boe'],
              },
              {
                text: 'Depósitos são aquilo com que você paga por cartão ou app. São a maior parte do dinheiro que existe. Quando se conta o M2, a quantidade de dinheiro dos Estados Unidos, os depósitos são a maior parcela.',
                sources: ['boe-introduction', 'm2'],
              },
            ],
            guess: {
              question: 'O que acontece com esse dinheiro quando o empréstimo é pago?',
              options: [
                {
                  id: 'profit',
                  text: 'O banco fica com ele como lucro',
                  isCorrect: false,
                  answer: 'O lucro são os juros, com que ele paga salários e perdas.',
                },
                {
                  id: 'gone',
                  text: 'Ele some',
                  isCorrect: true,
                  answer: 'As duas linhas são riscadas: a dívida e o depósito.',
                },
                {
                  id: 'savers',
                  text: 'Ele volta para os poupadores',
                  isCorrect: false,
                  answer: 'Nunca veio deles.',
                },
              ],
            },
            reveal: [
              {
                text: 'O dinheiro, então, é criado e desfeito todo dia. Um banco não pode fazer isso sem limite. Quem tomou o empréstimo gasta o dinheiro, e aí o banco tem de pagar a outro banco. Os empréstimos têm de render mais do que custam. Os supervisores exigem que os donos ponham dinheiro próprio, chamado capital, que é o primeiro a se perder. E as pessoas têm de querer empréstimos.',
                sources: ['boe'],
              },
            ],
            visual: 'pen-and-loan',
            visualText: 'Uma caneta-tinteiro assina um empréstimo. Da pena a linha segue e vira cédulas.',
            mood: 'calm',
          },
        },
        {
          id: 'central-bank',
          background: 'city',
          truth: 'documented',
          content: {
            year: '2020 a 2022',
            location: 'Washington',
            character: 'O Federal Reserve e o Tesouro',
            scene: 'O banco dos bancos',
            narrative: [
              {
                text: 'Os bancos têm contas no banco central. O dinheiro que está lá se chama reservas, e você não pode ter nenhuma. Com ele os bancos pagam uns aos outros. O banco central cria reservas, e orienta os empréstimos pelos juros que fixa. Também pode comprar títulos com dinheiro novo. Se quem vende não é um banco, o vendedor também recebe um depósito novo.',
                sources: ['boe', 'boe-introduction'],
              },
              {
                text: 'Em março de 2020 o banco central dos Estados Unidos, o Federal Reserve, baixou sua taxa de juros e comprou títulos, como tinha feito depois de 2008. Também acabou com a regra de que os bancos deviam manter uma parte dos depósitos como reservas.',
                sources: ['reserves-zero', 'reserves-report', 'fed-march-2020'],
              },
            ],
            guess: {
              question: 'Quanto o M2 cresceu de fevereiro de 2020 a fevereiro de 2021?',
              options: [
                { id: 'seven', text: '7%', isCorrect: false, answer: 'Isso é um ano médio desde 1971.' },
                {
                  id: 'twenty-seven',
                  text: '{m2-feb-2020-to-feb-2021:number:0}%',
                  isCorrect: true,
                  answer: 'Em um ano médio são cerca de sete.',
                },
                { id: 'double', text: '100%', isCorrect: false, answer: 'Muito, mas não tanto.' },
              ],
            },
            reveal: [
              {
                text: 'Nos doze meses até junho de 2022 os preços subiram {cpi-june-2022:number}%. Foi o dinheiro novo? Os economistas discordam. Tim Congdon diz que sim, e tinha avisado já em abril de 2020. Alguns culpam a procura excessiva; outros, sobretudo comida, energia e falta de produtos. As compras de títulos depois de 2008 vieram com pouca inflação. Mas naquela época o M2 cresceu mais ou menos como de costume.',
                sources: ['congdon-2020', 'inflation-furman', 'bernanke-blanchard', 'inflation-events', 'cpi', 'm2'],
              },
            ],
            more: {
              summary: 'Mais a fundo: dinheiro e dívida do governo',
              paragraphs: [
                {
                  text: 'Um governo pode criar dinheiro? Se pega emprestado de poupadores e gasta, os depósitos passam de um bolso a outro. Se bancos ou o banco central compram seus títulos, no fim há mais depósitos. Uma manchete sobre a dívida raramente diz qual dos dois.',
                  sources: ['boe'],
                },
              ],
            },
            visual: 'bank-of-banks',
            visualText: 'Um banco grande com uma cúpula. Dois bancos pequenos estão ligados a ele por canos.',
            mood: 'uneasy',
          },
        },
        {
          id: 'vote',
          background: 'street',
          truth: 'documented',
          content: {
            year: '10 de junho de 2018',
            location: 'Suíça',
            character: 'Eleitores, e um presidente de banco central que diz não',
            scene: 'Um país vota sobre isso',
            narrative: [
              {
                text: 'Mais de 100.000 suíços assinaram uma proposta: só o banco nacional pode criar dinheiro. Os bancos teriam de emprestar o que os poupadores lhes confiam por um prazo. Assim os depósitos ficariam seguros, e não seria preciso resgatar nenhum banco, diziam.',
                sources: ['vollgeld-snb', 'vollgeld-result'],
              },
              {
                text: 'O presidente do banco nacional, Thomas Jordan, chamou a ideia de “experimento desnecessário e perigoso”. Seria mais difícil conseguir empréstimos, e havia caminhos melhores para um banco seguro.',
                sources: ['vollgeld-snb'],
              },
            ],
            guess: {
              question: 'Como terminou a votação?',
              options: [
                {
                  id: 'no',
                  text: 'Com um não claro',
                  isCorrect: true,
                  answer: 'Só 24% votaram sim.',
                },
                {
                  id: 'narrow',
                  text: 'Com um sim apertado',
                  isCorrect: false,
                  answer: 'Então os bancos suíços trabalhariam hoje de outro jeito.',
                },
                {
                  id: 'yes',
                  text: 'Com um sim claro',
                  isCorrect: false,
                  answer: 'Três em cada quatro estavam do outro lado.',
                },
              ],
            },
            reveal: [
              {
                text: 'Os perdedores apontaram para as pesquisas: a maioria das pessoas quer que o banco nacional crie o dinheiro, disseram. Os adversários tinham avisado que nenhum país do mundo havia tentado. Quem cria o dinheiro, portanto, também é uma pergunta para os eleitores.',
                sources: ['vollgeld-movement', 'vollgeld-review'],
              },
            ],
            visual: 'ballot-box',
            visualText: 'Uma urna com um papel dobrado. Atrás dela há montanhas e um banco pequeno.',
            mood: 'calm',
          },
        },
      ],
    },
  ],
  check: [
    {
      id: 'loan',
      prompt: 'Um banco empresta a você 1.000 dólares. O que acontece nos livros dele?',
      options: [
        {
          id: 'both',
          text: 'Aparecem sua dívida e seu depósito',
          isCorrect: true,
          explanation: 'Duas linhas novas do mesmo tamanho.',
        },
        {
          id: 'moved',
          text: 'O depósito de um poupador vira seu',
          isCorrect: false,
          explanation: 'Não se toca na conta de nenhum poupador.',
        },
        {
          id: 'vault',
          text: 'Sai dinheiro do cofre para a sua mão',
          isCorrect: false,
          explanation: 'Só se você pedir cédulas. A maioria dos empréstimos é um número em uma conta.',
        },
      ],
    },
    {
      id: 'limit',
      prompt: 'Por que um banco não pode emprestar sem fim?',
      options: [
        {
          id: 'gold',
          text: 'Ficaria sem ouro',
          isCorrect: false,
          explanation: 'Não se promete ouro pelos depósitos.',
        },
        {
          id: 'law',
          text: 'Uma lei fixa a quantidade de dinheiro a cada ano',
          isCorrect: false,
          explanation: 'Não há lei assim. O banco central conduz com os juros.',
        },
        {
          id: 'many',
          text: 'Tem de pagar a outros bancos, e receber de volta',
          isCorrect: true,
          explanation:
            'Por isso precisa de bons devedores, e de capital para os empréstimos que dão errado. E ainda tem de ganhar alguma coisa.',
        },
      ],
    },
    {
      id: 'qe',
      prompt: 'O banco central compra um título de um banco. O que há de novo?',
      options: [
        {
          id: 'deposits',
          text: 'Depósitos das pessoas',
          isCorrect: false,
          explanation: 'A conta de ninguém mudou. O banco trocou um título por reservas.',
        },
        {
          id: 'reserves',
          text: 'Reservas',
          isCorrect: true,
          explanation: 'As pessoas só recebem dinheiro novo se quem vende não é um banco.',
        },
        {
          id: 'cash',
          text: 'Cédulas',
          isCorrect: false,
          explanation: 'As cédulas aparecem quando as pessoas as pedem.',
        },
      ],
    },
  ],
  takeaways: [
    'A maior parte do dinheiro são depósitos bancários. Um empréstimo os cria, e o pagamento os desfaz.',
    'Os bancos acertam contas entre si em reservas, que só o banco central cria.',
    'O que limita um banco: pagamentos, capital, lucro, supervisores e quem toma emprestado.',
    'Se bancos privados devem criar dinheiro é uma pergunta sobre a qual as pessoas votam.',
  ],
  explains: 'como um banco cria dinheiro com um empréstimo, e o desfaz',
  limits:
    'Os três bancos deixam de fora os juros, as perdas, o dinheiro estrangeiro, o Estado e os empréstimos entre bancos ou do banco central. Um banco de verdade que fica sem reservas pega emprestado e paga por isso. Os economistas concordam sobre a contabilidade e discutem o que a move: uns veem os bancos à frente e o banco central atrás, outros o contrário. O Banco da Inglaterra acrescenta que quem tem mais dinheiro do que quer paga dívidas. Quanto o dinheiro novo faz os preços subirem se discute para cada época e lugar. As citações são tradução nossa.',
};
