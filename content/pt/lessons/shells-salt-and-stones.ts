import type { LessonContent } from '../../lesson';

export const lesson: LessonContent = {
  id: 'shells-salt-and-stones',
  cover: { visual: 'sunken-stone', background: 'plain', mood: 'calm' },
  opening: {
    title: 'Uma fortuna no fundo do mar',
    paragraphs: [
      {
        text: 'Na ilha de Yap, no Pacífico, grandes rodas de pedra eram uma espécie de dinheiro. Conta-se que uma tripulação trazia uma delas de barco para casa. Pouco antes da ilha veio uma tempestade, e a pedra foi parar no fundo do mar. A tripulação sobreviveu e contou a todo mundo.',
        sources: ['rai-sea'],
      },
    ],
    guess: {
      question: 'Quanto valia a pedra afundada depois disso?',
      options: [
        {
          id: 'nothing',
          text: 'Nada. Estava perdida',
          isCorrect: false,
          answer: 'Ninguém podia vê-la, e ninguém duvidava de que estivesse lá.',
        },
        {
          id: 'diver',
          text: 'Era do primeiro que conseguisse içá-la',
          isCorrect: false,
          answer: 'Ela já tinha dono, e todo mundo sabia quem era.',
        },
        {
          id: 'same',
          text: 'O mesmo que em terra. Mudava de dono lá',
          isCorrect: true,
          answer: 'A ilha concordou que ela continuava valendo.',
        },
      ],
    },
    reveal: [
      {
        text: 'Se a história é verdadeira, alguém é dono daquela pedra até hoje, embora ninguém a veja há mais de cem anos. O que fez de uma pedra, de uma concha ou de uma barra de sal um dinheiro? E o que acabou com ele?',
        sources: ['rai-sea'],
      },
    ],
  },
  objectives: [
    'Explicar como uma coisa vira dinheiro: os outros a aceitam',
    'Contar quatro histórias: pedra, sal, conchas, contas',
    'Dizer o que acontece quando esse dinheiro fica fácil de fazer',
    'Dizer o que se pagou com ele, inclusive coisas terríveis',
  ],
  modules: [
    {
      type: 'analogy',
      title: 'Uma palavra vale o que os outros entendem',
      paragraphs: [
        {
          text: 'Por que se aprende uma língua? Quase nunca pelos sons. Aprendemos porque outras pessoas a falam. Cada novo falante a torna mais útil para todos os outros.',
        },
        {
          text: 'Com o dinheiro é parecido. Você aceita uma concha porque a peixeira vai aceitá-la, e ela aceita porque o oleiro vai aceitar. A concha em si não precisa servir para nada. Ajuda se for bonita, se durar e se ninguém puder encher um balde com ela da noite para o dia.',
        },
      ],
      guess: {
        question: 'Certa manhã, ninguém mais aceita conchas. Quanto vale o seu cesto cheio?',
        options: [
          {
            id: 'same',
            text: 'Tanto quanto antes: as conchas são as mesmas',
            isCorrect: false,
            answer: 'São, sim. A peixeira é que mudou.',
          },
          {
            id: 'less',
            text: 'Um pouco menos',
            isCorrect: false,
            answer: 'Quem daria a você um único peixe por ele?',
          },
          {
            id: 'nothing',
            text: 'Nada, a não ser para olhar',
            isCorrect: true,
            answer: 'É como uma língua que ninguém fala.',
          },
        ],
      },
      reveal: [
        {
          text: 'O sal e o tabaco são um caso especial. Servem para alguma coisa mesmo que ninguém mais os aceite. Esse dinheiro se chama moeda-mercadoria: um bem que as pessoas usam e que também passam adiante como dinheiro.',
        },
      ],
      drawing: {
        visual: 'shells-passed-on',
        background: 'plain',
        mood: 'calm',
        text: 'Você, a peixeira e o oleiro em fila. Cada um aceita uma concha porque o próximo vai aceitar.',
        words: ['você', 'peixeira', 'oleiro'],
      },
      limits:
        'Você pode inventar quantas palavras quiser, e a língua não sofre. Já com as conchas, quanto mais se fazem, menos cada uma compra. As cenas abaixo mostram isso.',
    },
    {
      type: 'story',
      title: 'Quatro tipos de dinheiro e o fim de cada um',
      sections: [
        {
          id: 'yap',
          background: 'dawn',
          truth: 'documented',
          content: {
            year: 'Até cerca de 1900',
            location: 'Yap e Palau, no Pacífico ocidental',
            character: 'Cortadores de pedra, marinheiros e o capitão O’Keefe',
            scene: 'Rodas vindas do outro lado do mar',
            narrative: [
              {
                text: 'Há talvez 600 anos, o povo de Yap começou a navegar até Palau, a mais de 400 quilômetros. Pagava aos donos da rocha com trabalho e bens, cortava as rodas com ferramentas de concha e as levava para casa em jangadas e canoas.',
                sources: ['rai-antiquity'],
              },
              {
                text: 'Uma roda grande era posta de pé uma vez e depois ficava onde estava. Se alguém a dava em um casamento ou como resgate, todo mundo ficava sabendo. A memória da ilha era o registro.',
                sources: ['rai-team'],
              },
              {
                text: 'Depois vieram ferramentas de ferro e navios grandes. A partir de 1872, um capitão irlandês-americano, David O’Keefe, transportou as pedras e recebeu em coco seco. Chegaram mais rodas, e maiores.',
                sources: ['rai-ship', 'rai-antiquity'],
              },
            ],
            guess: {
              question: 'Quanto valiam as rodas novas, maiores?',
              options: [
                {
                  id: 'more',
                  text: 'Mais, por causa do tamanho',
                  isCorrect: false,
                  answer: 'O tamanho contava, mas outra coisa contava mais.',
                },
                {
                  id: 'less',
                  text: 'Em geral, menos que as antigas',
                  isCorrect: true,
                  answer: 'Tinham custado menos perigo e menos trabalho.',
                },
                {
                  id: 'same',
                  text: 'O mesmo, pedra é pedra',
                  isCorrect: false,
                  answer: 'Cada pedra tinha a sua história, e as pessoas a conheciam.',
                },
              ],
            },
            reveal: [
              {
                text: 'Em geral valiam menos, porque o risco e o esforço tinham sumido. O valor de uma roda depende do tamanho, da forma, da pedra e da história dela. Em Yap, as rodas ainda mudam de dono nos grandes momentos. As compras do mercado se pagam em dólares.',
                sources: ['rai-antiquity', 'rai-today'],
              },
              {
                text: 'Dois pesquisadores comparam a memória compartilhada da ilha com o registro compartilhado do Bitcoin. Dizem também que as pedras não eram, a rigor, uma moeda. Eram dadas onde as pessoas selavam um casamento ou faziam as pazes.',
                sources: ['rai'],
              },
            ],
            visual: 'stone-wheel',
            visualText: 'Uma roda de pedra, mais alta que uma pessoa, com um furo no meio, de pé entre duas palmeiras.',
            mood: 'calm',
          },
        },
        {
          id: 'salt',
          background: 'dawn',
          truth: 'documented',
          content: {
            year: '1625 a 1903',
            location: 'Etiópia',
            character: 'Caravanas da planície de sal',
            scene: 'Dinheiro que se pode lamber',
            narrative: [
              {
                text: 'Em 1625, um religioso descreveu a planície de sal no nordeste da Etiópia. Dali saía, escreveu, tudo o que as pessoas da região usavam em vez de dinheiro: tijolos de sal, brancos e duros. Ele encontrou uma caravana de uns 600 camelos, mulas e jumentos, carregados deles.',
                sources: ['amole-1625'],
              },
              {
                text: 'Uma barra se chamava amole. Dava para pagar com ela e, no fim, dava para comê-la.',
                sources: ['amole'],
              },
            ],
            guess: {
              question: 'Onde uma barra de sal comprava mais?',
              options: [
                {
                  id: 'far',
                  text: 'Longe da planície de sal',
                  isCorrect: true,
                  answer: 'Lá ela era rara, e cada passo do caminho tinha custado algo.',
                },
                {
                  id: 'mine',
                  text: 'Na planície de sal',
                  isCorrect: false,
                  answer: 'Lá o sal estava no chão.',
                },
                {
                  id: 'same',
                  text: 'Valia o mesmo em todo lugar',
                  isCorrect: false,
                  answer: 'Uma barra mudava de valor de um mercado para outro.',
                },
              ],
            },
            reveal: [
              {
                text: 'Quanto mais longe das minas, mais cara a barra. Também era preciso medi-la, pesá-la e procurar rachaduras e buracos. A chuva era uma assaltante de banco.',
                sources: ['amole'],
              },
              {
                text: 'Pelo cálculo de um museu, o fisco da Etiópia ainda recebeu, em 1903, sal no valor de 907.000 birr. Isso era 27% de todos os impostos.',
                sources: ['amole-tax'],
              },
            ],
            visual: 'salt-bars',
            visualText: 'Uma pilha de barras de sal, cada uma amarrada duas vezes com fibra. Um canto se quebrou.',
            mood: 'calm',
          },
        },
        {
          id: 'cowries',
          background: 'plain',
          truth: 'documented',
          content: {
            year: 'Cerca de 1350 a 1800',
            location: 'As Maldivas e a África Ocidental',
            character: 'Ibn Battuta, viajante, e muitos que não tiveram escolha',
            scene: 'Uma concha, dois preços',
            narrative: [
              {
                text: 'Os cauris são pequenas conchas de mares quentes. Nas Maldivas, escreveu Ibn Battuta, as pessoas os pegavam no mar e os deixavam em covas até restar só a concha branca. Lá uma moeda de ouro, o dinar, valia 400.000 conchas, e às vezes 1.200.000.',
                sources: ['ibn-battuta-maldives', 'ibn-battuta'],
              },
            ],
            guess: {
              question:
                'Mais tarde ele viu as mesmas conchas no Mali, na África Ocidental. Quantas davam um dinar ali?',
              options: [
                {
                  id: 'few',
                  text: '1.150',
                  isCorrect: true,
                  answer: 'Uma concha comprava mais de trezentas vezes mais ouro.',
                },
                {
                  id: 'many',
                  text: '100.000',
                  isCorrect: false,
                  answer: 'Bem menos. O Mali fica a um continente e um oceano dos recifes.',
                },
                {
                  id: 'most',
                  text: '2.000.000',
                  isCorrect: false,
                  answer: 'É o contrário: longe da origem, a coisa é rara.',
                },
              ],
            },
            reveal: [
              {
                text: 'Onde o mar joga as conchas na praia, elas são baratas. Onde não se acha nenhuma, são um bom dinheiro: pequenas, duras, fáceis de contar e difíceis de imitar.',
                sources: ['ibn-battuta'],
              },
              {
                text: 'Depois, navios europeus as levaram às toneladas para a África Ocidental: mais de 25 milhões de libras de peso entre 1700 e 1800. Eram parte do que se pagava por pessoas vendidas como escravas. Um cativo custava 6.000 cauris nos anos 1500 e 40.000 já nos anos 1700. No reino do Daomé, outros preços também subiram muito até cerca de 1750, porque navio após navio trazia mais conchas. O dinheiro não pergunta o que está pagando.',
                sources: ['cowries-slaves', 'cowries-law'],
              },
            ],
            visual: 'cowries',
            visualText: 'Um cordão de conchas de cauri acima de um monte de conchas soltas.',
            mood: 'uneasy',
          },
        },
        {
          id: 'wampum',
          background: 'plain',
          truth: 'documented',
          content: {
            year: '1637 a 1648',
            location: 'Nova Inglaterra',
            character: 'Indígenas que faziam contas e colonos ingleses',
            scene: 'Um tratado não é dinheiro miúdo',
            narrative: [
              {
                text: 'O wampum é feito de contas de concha branca e escura, furadas e polidas à mão. Para os iroqueses e seus vizinhos, um cinto de wampum era um registro. Guardava um tratado ou uma mensagem, e um guardião sabia o que ele dizia.',
                sources: ['wampum'],
              },
              {
                text: 'Os colonos ingleses quase não tinham moedas. Em 1637, Massachusetts fez das contas dinheiro legal para somas pequenas: seis por um pêni. Em 1640 eram quatro.',
                sources: ['wampum'],
              },
            ],
            guess: {
              question: 'O que as pessoas fizeram quando as contas viraram dinheiro?',
              options: [
                {
                  id: 'keep',
                  text: 'Usaram como joias',
                  isCorrect: false,
                  answer: 'Algumas, sim. Outras tiveram uma ideia mais rápida.',
                },
                {
                  id: 'gold',
                  text: 'Trocaram as contas por ouro no banco',
                  isCorrect: false,
                  answer: 'Não existia esse banco.',
                },
                {
                  id: 'forge',
                  text: 'Fizeram contas ruins',
                  isCorrect: true,
                  answer: 'Conchas ásperas, conchas erradas, até pedra.',
                },
              ],
            },
            reveal: [
              {
                text: 'Os comerciantes indígenas conheciam as contas e só aceitavam as boas. As ruins circulavam entre os colonos. Em 1648, tribunais ordenaram que as contas fossem bem enfiadas no cordão, sem misturar grandes e pequenas. Depois vieram moedas de prata, e talvez contas demais, e esse dinheiro foi sumindo.',
                sources: ['wampum'],
              },
            ],
            visual: 'wampum-belt',
            visualText: 'Um cinto de contas pequenas. Duas fileiras escuras correm lado a lado ao longo dele.',
            mood: 'calm',
          },
        },
      ],
    },
    {
      type: 'interactive',
      widget: 'decision',
      title: 'Sua vez: a furadeira rápida',
      situation: [
        {
          text: 'Imagine que você mora à beira-mar e que contas são dinheiro. Fazer uma conta leva meio dia. Você inventa uma furadeira que faz cinquenta por dia. Ninguém sabe ainda.',
          drawing: {
            visual: 'beads-of-a-day',
            background: 'plain',
            mood: 'calm',
            text: 'As contas de um dia: duas à mão e cinquenta com a furadeira nova.',
            words: ['à mão', 'com furadeira'],
          },
        },
      ],
      question: 'O que você faz?',
      options: [
        {
          id: 'flood',
          label: 'Furo quantas puder e gasto todas',
          outcome: {
            text: 'Por um mês, você é rico. Depois o peixe custa o dobro de contas, e depois dez vezes mais. Quem juntou contas por anos perdeu para você a maior parte do trabalho. Depois disso, ninguém mais aceita contas.',
          },
        },
        {
          id: 'quiet',
          label: 'Faço algumas a mais e não conto a ninguém',
          outcome: {
            text: 'Funciona por mais tempo. Mas um segredo que rende tanto acaba vazando, ou outra pessoa inventa a mesma furadeira. O fim é o mesmo, só que mais tarde, e você teve de mentir.',
          },
        },
        {
          id: 'tell',
          label: 'Mostro a todos e peço um dinheiro novo',
          outcome: {
            text: 'É justo e é difícil. As pessoas precisam concordar em algo que a furadeira não consiga fazer. Quem tem muitas contas vai brigar com você.',
          },
        },
      ],
      closing: {
        text: 'As ferramentas de ferro em Yap foram uma furadeira dessas, e os navios cheios de cauris foram outra. Guarde esta pergunta para todo dinheiro que encontrar: quem pode fazer mais dele, e quanto isso custa?',
      },
    },
  ],
  check: [
    {
      id: 'stones',
      prompt: 'Por que as rodas de pedra mais novas valiam menos em Yap?',
      options: [
        {
          id: 'small',
          text: 'Eram menores',
          isCorrect: false,
          explanation: 'Eram maiores. Ferramentas de ferro e navios tornaram isso possível.',
        },
        {
          id: 'easy',
          text: 'Eram mais fáceis de obter',
          isCorrect: true,
          explanation: 'Por trás de cada pedra havia menos risco e menos trabalho.',
        },
        {
          id: 'sea',
          text: 'Estavam todas no fundo do mar',
          isCorrect: false,
          explanation: 'Uma estava, e a ilha concordou que ela continuava valendo.',
        },
      ],
    },
    {
      id: 'place',
      prompt: 'Um dinar valia 400.000 cauris nas Maldivas e 1.150 no Mali. O que isso mostra?',
      options: [
        {
          id: 'cheat',
          text: 'No Mali, enganavam os comerciantes',
          isCorrect: false,
          explanation: 'Eles pagavam por um caminho longo e arriscado.',
        },
        {
          id: 'bad',
          text: 'Conchas são um dinheiro ruim em todo lugar',
          isCorrect: false,
          explanation: 'No Mali ninguém podia catá-las na praia, por isso funcionavam.',
        },
        {
          id: 'rare',
          text: 'O que é comum aqui pode ser raro ali',
          isCorrect: true,
          explanation: '“Raro” quer dizer raro em algum lugar, para alguém.',
        },
      ],
    },
    {
      id: 'wampum',
      prompt: 'O que era um cinto de wampum para os iroqueses?',
      options: [
        {
          id: 'record',
          text: 'Antes de tudo, um registro e um presente',
          isCorrect: true,
          explanation: 'Os colonos, com falta de moedas, fizeram dele dinheiro miúdo.',
        },
        {
          id: 'coins',
          text: 'O mesmo que moedas de prata na Inglaterra',
          isCorrect: false,
          explanation:
            'Os colonos usavam assim as contas soltas e em cordões. Um cinto de tratado não era dinheiro miúdo.',
        },
        {
          id: 'toys',
          text: 'Um enfeite sem significado',
          isCorrect: false,
          explanation: 'Um guardião sabia ler um tratado em um cinto.',
        },
      ],
    },
  ],
  takeaways: [
    'Uma coisa é dinheiro quando as pessoas a aceitam porque outros vão aceitar.',
    'O que é bom dinheiro em um lugar pode ser pedrinha em outro.',
    'Quando um dinheiro fica fácil de fazer, quem o tem perde.',
    'O dinheiro pode pagar qualquer coisa, a crueldade também.',
  ],
  explains: 'o que pedras, sal e conchas tinham em comum como dinheiro',
  limits:
    'Os estudiosos discutem se as rodas de pedra e o wampum devem mesmo ser chamados de dinheiro, porque serviam mais a cerimônias que a mercados. A maioria dos relatos antigos vem de gente de fora, que via dinheiro onde havia mais que isso. E preços de tanto tempo atrás são anotações isoladas de viajantes isolados.',
};
