import type { LessonContent } from '../../lesson';

export const lesson: LessonContent = {
  id: 'the-cypherpunks',
  cover: { visual: 'steamed-letter', background: 'plain', mood: 'uneasy' },
  opening: {
    title: 'O espião no correio',
    paragraphs: [
      {
        text: 'Você quer escrever para alguém que mora longe e que você nunca encontrou. No correio trabalha um espião. Ele abre todas as cartas, inclusive a primeira, e copia cada uma. Por isso não adianta combinar um código secreto: ele leria o código também.',
      },
      {
        text: 'Durante séculos, esse foi o problema da escrita secreta. Os dois lados precisavam de um segredo antes de poder trocar segredos.',
        sources: ['gresham-keys'],
      },
    ],
    guess: {
      question: 'Dois desconhecidos conseguem, mesmo assim, se escrever em segredo?',
      options: [
        {
          id: 'meet',
          text: 'Não. Eles precisam se encontrar uma vez',
          isCorrect: false,
          answer: 'Era o que todos pensavam até os anos 1970.',
        },
        {
          id: 'messenger',
          text: 'Só com um mensageiro em quem os dois confiem',
          isCorrect: false,
          answer: 'Era o jeito antigo. É tão seguro quanto o mensageiro.',
        },
        {
          id: 'open',
          text: 'Sim, mesmo que o espião leia todas as cartas',
          isCorrect: true,
          answer: 'Parece mágica. É aritmética.',
        },
      ],
    },
    reveal: [
      {
        text: 'O jeito de fazer isso saiu publicado em 1976. Seu celular o usa toda vez que você paga em uma loja on-line. A mesma ideia, virada ao contrário, assina cada pagamento em bitcoin.',
        sources: ['gresham-keys', 'merkle-class', 'whitepaper-double-spending'],
      },
    ],
  },
  objectives: [
    'Explicar o que fazem uma chave pública e uma chave privada',
    'Contar que fim levou a DigiCash, e por quê',
    'Dizer o que cada plano antigo de dinheiro digital resolveu, e o que deixou em aberto',
    'Apresentar os argumentos dos cypherpunks e os dos seus críticos',
  ],
  modules: [
    {
      type: 'analogy',
      title: 'Cem cadeados abertos',
      paragraphs: [
        {
          text: 'Você tem uma chave e cem cadeados que ela abre. Espalha os cadeados por aí, todos abertos. Quem quer escrever para você põe a carta em uma caixa, tranca a caixa com um dos seus cadeados e a envia. Para fechar um cadeado não é preciso chave. Para abri-lo de novo, sim, e só você tem a chave.',
        },
        {
          text: 'O cadeado é a sua chave pública. Copie, imprima, ponha em um cartaz. A chave no seu bolso é a sua chave privada. As duas são números muito longos. Elas formam um par, e nenhum computador de hoje consegue calcular a segunda a partir da primeira em um tempo que sirva para alguma coisa.',
        },
        {
          text: 'Também funciona ao contrário, como um selo de cera. Só você tem o anel que faz a marca. O mundo inteiro sabe como é a marca. Qualquer um pode conferi-la, e só você consegue fazê-la. Isso é uma assinatura digital. O Bitcoin usa este segundo truque. Ele não esconde os pagamentos: ele os assina.',
          sources: ['whitepaper-double-spending', 'whitepaper-privacy'],
          drawing: {
            visual: 'seal-and-ring',
            background: 'plain',
            mood: 'calm',
            text: 'Acima de uma linha pontilhada, o que todos podem ver: uma carta com a marca de um selo de cera. Abaixo, o que só você tem: o anel.',
          },
        },
      ],
      drawing: {
        visual: 'padlocks-and-key',
        background: 'plain',
        mood: 'calm',
        text: 'Acima de uma linha pontilhada, o que todos podem ter: cadeados abertos. Abaixo, o que só você tem: a chave.',
      },
      limits:
        'Dá para passar um selo de cera de uma carta para outra; já uma assinatura digital só combina com uma mensagem. Um cadeado de verdade cede a uma serra. Um par de chaves é seguro enquanto ninguém acha um atalho. Conhece-se um desde 1994, mas ele precisa de um computador quântico muito maior do que qualquer um que exista. Você também precisa ter certeza de quem é o cadeado na sua mão: um espião poderia pôr um dos dele no meio. Contra isso, as lojas on-line mostram certificados. E se você perde a chave de verdade, um chaveiro ajuda. Com uma chave privada perdida, ninguém pode ajudar.',
    },
    {
      type: 'story',
      title: 'Trinta anos de quase',
      sections: [
        {
          id: 'keys',
          background: 'plain',
          truth: 'documented',
          content: {
            year: '1976',
            location: 'Califórnia, Estados Unidos',
            character: 'Whitfield Diffie, Martin Hellman e Ralph Merkle',
            scene: 'Uma fechadura que qualquer um pode fechar',
            narrative: [
              {
                text: 'Whitfield Diffie e Martin Hellman publicam um artigo sobre códigos com duas chaves, uma aberta e uma secreta. Um estudante, Ralph Merkle, já tinha pensado em algo parecido em um curso de computação. No começo, quase ninguém entendeu a ideia dele.',
                sources: ['merkle-class'],
              },
            ],
            guess: {
              question: 'Eles não foram os primeiros. Quem foi?',
              options: [
                {
                  id: 'gchq',
                  text: 'Um serviço secreto britânico',
                  isCorrect: true,
                  answer: 'O pessoal de lá não tinha permissão para contar.',
                },
                { id: 'bank', text: 'Um banco de Nova York', isCorrect: false, answer: 'Os bancos vieram bem depois.' },
                {
                  id: 'school',
                  text: 'Dois alunos de uma escola russa',
                  isCorrect: false,
                  answer: 'Bela história, e fomos nós que inventamos.',
                },
              ],
            },
            reveal: [
              {
                text: 'James Ellis teve a ideia nos anos 1960, no GCHQ, o serviço britânico de escuta. Em 1973 chegou o jovem Clifford Cocks. Depois de seis semanas lhe passaram o problema, e ele o resolveu em meia hora. Os dois tinham jurado segredo. Por isso o mundo recebeu a ideia de quem tinha liberdade para publicá-la. Lembre-se disso quando encontrar os cypherpunks.',
                sources: ['gchq-keys'],
              },
            ],
            visual: 'open-padlocks',
            visualText:
              'Um baú com um cadeado fechado. Três cadeados abertos estão pendurados em uma barra, e uma chave está embaixo.',
            mood: 'calm',
          },
        },
        {
          id: 'digicash',
          background: 'plain',
          truth: 'documented',
          content: {
            year: '1990 a 1998',
            location: 'Amsterdã, Países Baixos',
            character: 'David Chaum, inventor do ecash',
            scene: 'Um dinheiro que o banco não consegue seguir',
            narrative: [
              {
                text: 'Um pagamento com cartão deixa rastro: quem, onde, quando. David Chaum queria um dinheiro digital tão discreto quanto uma moeda. Pense em um envelope forrado com papel-carbono. Você diz quanto vale a moeda lá dentro, e para cada valor o banco tem um carimbo diferente. Ele carimba por fora, e a marca passa para dentro. Mais tarde o banco reconhece o carimbo, mas não consegue dizer qual moeda era sua.',
                sources: ['digicash-idea', 'digicash-start'],
              },
              {
                text: 'Só que uma moeda digital é um número, e números podem ser copiados. Por isso cada loja mandava a moeda ao banco na hora, e o banco verificava se já tinha sido gasta. O Mark Twain Bank, de St. Louis, experimentou o sistema; depois, o Deutsche Bank e outros.',
                sources: ['digicash-start', 'digicash-1998', 'whitepaper-double-spending'],
              },
            ],
            guess: {
              question: 'Que fim levou a empresa de Chaum, a DigiCash?',
              options: [
                {
                  id: 'sold',
                  text: 'Uma gigante do software a comprou por bilhões',
                  isCorrect: false,
                  answer: 'Ex-funcionários contam que houve ofertas grandes. Nenhuma foi assinada.',
                },
                {
                  id: 'bankrupt',
                  text: 'Ficou sem dinheiro em 1998',
                  isCorrect: true,
                  answer: 'A técnica funcionava. A empresa, não.',
                },
                {
                  id: 'forbidden',
                  text: 'A polícia a fechou',
                  isCorrect: false,
                  answer: 'Ninguém a fechou. Pouca gente a usava.',
                },
              ],
            },
            reveal: [
              {
                text: 'Em novembro de 1998, a DigiCash pediu à Justiça proteção contra seus credores. Os bancos nunca tinham passado dos testes. Por quê? Uma revista do setor falou em má administração e em um sistema difícil de usar. As lojas esperavam compradores, e os compradores esperavam lojas. Ex-funcionários culparam a desconfiança de Chaum. Ele via de outra forma.',
                sources: ['digicash-idea', 'digicash-1998', 'digicash-network', 'digicash-start', 'digicash-end'],
              },
              {
                text: 'Uma coisa ficou clara. Um dinheiro assim vive o tempo que vive a empresa no centro dele.',
                sources: ['whitepaper-double-spending'],
              },
            ],
            visual: 'blind-envelope',
            visualText:
              'Três passos. Uma moeda está em um envelope fechado. O banco carimba o envelope, e a marca passa para a moeda. Mais tarde o banco vê três moedas com sua marca e não consegue dizer qual delas saiu deste envelope.',
            visualWords: ['você fecha', 'o banco carimba', 'de quem é?'],
            mood: 'uneasy',
          },
        },
        {
          id: 'list',
          background: 'plain',
          truth: 'documented',
          content: {
            year: '1992 a 1995',
            location: 'Baía de São Francisco, Califórnia',
            character: 'Eric Hughes, Timothy May e John Gilmore',
            scene: 'Uma lista com máscaras',
            narrative: [
              {
                text: 'Em 1992, Eric Hughes convida alguns amigos. Eles se sentam no chão e jogam um jogo com segredos e dinheiro digital. John Gilmore lhes dá uma lista de e-mails, que logo tem de 500 a 700 leitores. Chamam a si mesmos de cypherpunks. Uma revista mostra três deles de máscara. Muitos são libertários, gente que quer o mínimo possível de Estado. Outros são, como escreveu May, “republicanos bem-comportados” ou de esquerda.',
                sources: ['cypherpunk-list', 'cypherpunk-creed', 'cypherpunk-masks'],
              },
              {
                text: 'Em março de 1993, Hughes põe no papel o que eles querem. “Privacidade não é segredo”, diz. “Privacidade é o poder de escolher o que mostrar de si ao mundo.” Ao médico você conta uma coisa, ao padeiro, outra.',
                sources: ['cypherpunk-manifesto'],
              },
            ],
            guess: {
              question: 'Como Hughes pretendia conseguir privacidade?',
              options: [
                {
                  id: 'laws',
                  text: 'Com leis melhores',
                  isCorrect: false,
                  answer: 'Ele não ficou esperando por leis.',
                },
                {
                  id: 'ask',
                  text: 'Pedindo às empresas',
                  isCorrect: false,
                  answer: 'Ele escreveu que elas não a dariam por bondade.',
                },
                {
                  id: 'code',
                  text: 'Escrevendo programas e dando a todos',
                  isCorrect: true,
                  answer: 'O dinheiro eletrônico estava na sua lista de ferramentas.',
                },
              ],
            },
            reveal: [
              {
                text: '“Cypherpunks escrevem código”, escreveu ele, e também: “Não nos importa muito se você não aprova o software que escrevemos.”',
                sources: ['cypherpunk-manifesto'],
              },
              {
                text: 'Muitos não aprovavam. Em 1995, o chefe do FBI, Louis Freeh, alertou o Congresso dos Estados Unidos sobre códigos que ninguém consegue quebrar. “Cartéis de drogas, terroristas e sequestradores” conversariam sem medo. May não tinha negado isso. “Muitas dessas preocupações vão se mostrar válidas”, escreveu em 1988, e esperava coisa pior: mercados de segredos roubados, e até de assassinatos. Achava que nada poderia impedi-los. Outros do mesmo lado respondem que os mesmos códigos protegem todo banco e toda loja on-line.',
                sources: ['freeh-1995', 'crypto-anarchist', 'gresham-keys'],
              },
            ],
            visual: 'masked-group',
            visualText: 'Três pessoas de máscara branca sentadas atrás de uma mesa com papéis.',
            mood: 'calm',
          },
        },
        {
          id: 'pieces',
          background: 'plain',
          truth: 'documented',
          content: {
            year: '1997 a 2004',
            location: 'A lista dos cypherpunks e arredores',
            character: 'Adam Back, Wei Dai, Nick Szabo e Hal Finney',
            scene: 'Quatro planos e um buraco',
            narrative: [
              {
                text: 'Em 1997, Adam Back publica o Hashcash, um selo contra o lixo no e-mail. Antes de enviar uma carta, seu computador precisa achar um número que resolva um enigma. Leva um instante. Para um milhão de cartas, leva um milhão de instantes. Conferir não leva tempo nenhum. Dois pesquisadores tinham descrito a mesma ideia em 1992. Back não sabia.',
                sources: ['hashcash-1997', 'hashcash-paper'],
              },
              {
                text: 'E se um enigma desses criasse dinheiro? Wei Dai esboça o b-money em 1998. Nick Szabo imagina o bit gold: cada enigma resolvido dá ao dono um número raro e define o enigma seguinte. Em 2004, Hal Finney põe um servidor de verdade para rodar, o RPOW. Ele recebe um enigma resolvido e devolve uma ficha que você pode passar adiante.',
                sources: ['b-money', 'bit-gold', 'rpow'],
              },
            ],
            guess: {
              question: 'O que ainda faltava a todos eles?',
              options: [
                {
                  id: 'work',
                  text: 'Um enigma que custe trabalho ao computador',
                  isCorrect: false,
                  answer: 'Esse eles tinham, do Hashcash.',
                },
                {
                  id: 'sign',
                  text: 'Um jeito de assinar um pagamento digital',
                  isCorrect: false,
                  answer: 'As chaves públicas tinham resolvido isso nos anos 1970.',
                },
                {
                  id: 'order',
                  text: 'Um jeito de desconhecidos concordarem sobre quem recebeu primeiro',
                  isCorrect: true,
                  answer: 'Era preciso acreditar em alguém, ou ter uma linha perfeita entre todos.',
                },
              ],
            },
            reveal: [
              {
                text: 'O próprio Dai chamou seu primeiro plano de impraticável. Precisava de uma linha em que todos ouvissem a mesma coisa e que ninguém conseguisse bloquear. O segundo plano contava com um grupo de servidores, “confiáveis até certo ponto”. Szabo precisava de vários relógios em que as pessoas acreditassem. Finney precisava da sua única máquina, com um chip especial. Era trabalho honesto, com um buraco no meio.',
                sources: ['b-money', 'bit-gold', 'rpow'],
              },
            ],
            visual: 'puzzle-stamp',
            visualText: 'Um envelope. O selo mostra um número que começa com cinco zeros.',
            mood: 'hopeful',
          },
        },
      ],
    },
    {
      type: 'interactive',
      widget: 'decision',
      title: 'Sua vez: o programa na gaveta',
      situation: [
        {
          text: 'Começo dos anos 1990. Você escreveu um programa. Com ele, qualquer pessoa pode enviar cartas que mais ninguém consegue ler: nem ladrão, nem chefe, nem polícia. Uma jornalista sob uma ditadura precisa dele. Um sequestrador também precisaria.',
          drawing: {
            visual: 'disk-in-the-drawer',
            background: 'plain',
            mood: 'calm',
            text: 'Um disquete com um cadeado em uma gaveta aberta. Uma seta leva a uma jornalista, outra a um sequestrador.',
            words: ['jornalista', 'sequestrador'],
          },
        },
      ],
      question: 'O que você faz com ele?',
      options: [
        {
          id: 'publish',
          label: 'Dou a todo mundo',
          outcome: {
            text: 'Phil Zimmermann fez isso em 1991 com seu programa PGP. Primeiro o deu a um amigo, que o pôs na internet. Logo estava no mundo inteiro. Os Estados Unidos contavam esses programas como armas. O governo o investigou durante anos por mandar uma arma para o exterior. Em janeiro de 1996 arquivou o caso, sem dar motivo. Você não escolhe quem usa o programa, e não pode pegá-lo de volta.',
            sources: ['pgp-netwars', 'pgp-dropped'],
          },
        },
        {
          id: 'escrow',
          label: 'Guardo uma chave reserva para a polícia',
          outcome: {
            text: 'O governo dos Estados Unidos propôs isso em abril de 1993: o chip Clipper. Órgãos do governo guardariam uma chave reserva de cada telefone e a entregariam quando a lei permitisse. Aí um pesquisador, Matt Blaze, mostrou como enganar o chip. Outros perguntaram quem vigia as chaves reserva. Em 1996 o plano estava morto. O desejo por trás dele continua vivo.',
            sources: ['clipper-chip'],
          },
        },
        {
          id: 'drawer',
          label: 'Deixo na gaveta',
          outcome: {
            text: 'O serviço britânico fez isso com as chaves públicas. Três anos depois de Cocks achar a solução, Diffie e Hellman a publicaram. Uma ideia cuja hora chegou é descoberta duas vezes. Você evitou a culpa, e mudou pouca coisa.',
            sources: ['gchq-keys', 'merkle-class'],
          },
        },
      ],
      closing: {
        text: 'Nenhuma escolha aqui é limpa. Uma ferramenta que protege as pessoas protege também as más. Você vai reencontrar a questão com o Bitcoin: um pagamento que ninguém pode barrar ajuda quem quer que precise dele.',
      },
    },
  ],
  check: [
    {
      id: 'keys',
      prompt: 'Ana quer mandar a Ben uma carta que só ele possa ler. Do que ela precisa?',
      options: [
        {
          id: 'private',
          text: 'Da chave privada de Ben',
          isCorrect: false,
          explanation: 'Ben nunca pode entregá-la. Com ela, Ana leria todas as cartas dele e assinaria em seu nome.',
        },
        {
          id: 'public',
          text: 'Da chave pública de Ben',
          isCorrect: true,
          explanation: 'É o cadeado aberto: qualquer um pode fechá-lo, só Ben pode abri-lo.',
        },
        {
          id: 'own',
          text: 'Da própria chave privada',
          isCorrect: false,
          explanation: 'Com essa ela pode assinar a carta. Não pode escondê-la.',
        },
      ],
    },
    {
      id: 'bank',
      prompt: 'Por que o ecash precisava de um banco em cada pagamento?',
      options: [
        {
          id: 'spent',
          text: 'Para achar moedas gastas duas vezes',
          isCorrect: true,
          explanation: 'Um número pode ser copiado. Alguém precisava manter a lista das moedas gastas.',
        },
        {
          id: 'name',
          text: 'Para anotar o nome de quem pagou',
          isCorrect: false,
          explanation: 'Não: o sistema foi feito para que o banco não soubesse isso.',
        },
        {
          id: 'law',
          text: 'Porque uma lei exigia um banco',
          isCorrect: false,
          explanation: 'O motivo estava no projeto, não em uma lei.',
        },
      ],
    },
    {
      id: 'stamp',
      prompt: 'O que é um selo do Hashcash?',
      options: [
        {
          id: 'coin',
          text: 'Uma moeda que você paga ao correio',
          isCorrect: false,
          explanation: 'Ninguém recebe nada. O preço é o próprio trabalho.',
        },
        {
          id: 'secret',
          text: 'Um segredo que esconde o texto da carta',
          isCorrect: false,
          explanation: 'Ele não esconde nada. Todos podem vê-lo e conferi-lo.',
        },
        {
          id: 'work',
          text: 'A prova de que um computador trabalhou',
          isCorrect: true,
          explanation: 'É difícil de fazer e fácil de conferir. A mineração do Bitcoin se apoia nisso.',
        },
      ],
    },
  ],
  takeaways: [
    'A chave pública tranca e confere. A chave privada abre e assina. Só a segunda tem de ficar em segredo.',
    'A DigiCash tinha um dinheiro digital discreto que funcionava, e ele acabou junto com a empresa.',
    'A prova de trabalho veio da luta contra o lixo no e-mail.',
    'Os planos desta lição precisavam que se acreditasse em alguém no meio, ou de uma linha perfeita até todos, que não existe.',
  ],
  explains: 'como uma chave que todos podem ver consegue trancar um segredo',
  limits:
    'Seguimos uma só linha de inventores, porque ela leva ao Bitcoin. Muitos outros trabalharam em dinheiro digital, e a maioria dos que criavam códigos não queria mudar nem o dinheiro nem o Estado. Quem viveu a história da DigiCash conta de várias formas por que ela fracassou. O primeiro artigo de Diffie e Hellman mostrava como combinar um segredo e o que as assinaturas poderiam fazer. O primeiro sistema completo para as duas coisas, o RSA, veio um ano depois. Que o GCHQ guardou segredo sobre seu trabalho é a história como se conta desde que veio a público. As citações são tradução nossa.',
};
