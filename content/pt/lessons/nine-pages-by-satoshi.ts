import type { LessonContent } from '../../lesson';

export const lesson: LessonContent = {
  id: 'nine-pages-by-satoshi',
  cover: { visual: 'letter-from-nobody', background: 'night', mood: 'hopeful' },
  opening: {
    title: 'Uma carta de ninguém',
    paragraphs: [
      {
        text: '31 de outubro de 2008. Em uma lista de e-mails de especialistas em códigos secretos aparece um nome que ninguém conhece: Satoshi Nakamoto. A carta começa assim: “Tenho trabalhado em um novo sistema de dinheiro eletrônico, inteiramente de pessoa para pessoa, sem um terceiro de confiança.” Um link leva a um artigo de nove páginas.',
        sources: ['satoshi-post', 'whitepaper'],
      },
      {
        text: 'Quem está nessa lista já viu muitos planos assim. Passam-se dois dias.',
        sources: ['finney', 'donald-2008'],
      },
    ],
    guess: {
      question: 'O que diz a primeira resposta?',
      options: [
        {
          id: 'bravo',
          text: 'Brilhante. Isso vai mudar o mundo',
          isCorrect: false,
          answer: 'Ninguém escreveu isso. As primeiras respostas eram cheias de dúvidas.',
        },
        {
          id: 'fraud',
          text: 'Isto é uma fraude. Fora com ele',
          isCorrect: false,
          answer: 'Foram educados, e procuraram o erro.',
        },
        {
          id: 'scale',
          text: 'Precisamos muito disso, mas não vai crescer o bastante',
          isCorrect: true,
          answer: 'Quem escreveu foi James A. Donald, em 2 de novembro.',
        },
      ],
    },
    reveal: [
      {
        text: '“Precisamos muito, muito de um sistema assim”, escreveu Donald, “mas, do modo como entendo sua proposta, ela não parece poder crescer até o tamanho necessário.” Até hoje se discute essa frase.',
        sources: ['donald-2008'],
      },
    ],
  },
  objectives: [
    'Explicar o que é o gasto duplo, e por que uma assinatura não o impede',
    'Contar como o artigo faz desconhecidos concordarem sobre uma só ordem de pagamentos',
    'Citar as ideias mais antigas de que ele é feito',
    'Repetir três objeções da época, e dizer quais ainda valem',
  ],
  modules: [
    {
      type: 'analogy',
      title: 'O muro na praça da aldeia',
      paragraphs: [
        {
          text: 'Uma aldeia não tem banco. As dívidas se acertam com uma linha em um livro: “Ana dá sua vaca a Ben.” Mas quem guarda o livro? Se for o prefeito, ele pode arrancar uma página ou se recusar a escrever a sua linha.',
        },
        {
          text: 'Então a aldeia tenta uma coisa estranha. As linhas são talhadas em um muro de pedra, uma depois da outra, à vista de todos. Cada linha custa uma hora de trabalho duro com o cinzel, e só vale se for talhada em cima da última. Quem gosta de talhar pode participar. Quem termina uma linha ganha uma moeda nova pelo esforço.',
        },
        {
          text: 'Agora Ana quer a vaca de volta. Ela teria de talhar um muro novo a partir daquela linha. Enquanto ela martela, todos os outros vão acrescentando linhas ao primeiro muro. As pessoas acreditam no muro mais longo, porque ele contém mais trabalho. A não ser que ela seja mais forte que todos os outros juntos, só com muita sorte os alcançaria.',
        },
      ],
      drawing: {
        visual: 'village-wall',
        background: 'plain',
        mood: 'calm',
        text: 'Um muro de pedras, cada uma com uma linha talhada. Uma pessoa talha uma linha no topo. Sobre as duas fileiras de baixo, uma mulher começou um muro só dela, com uma única pedra.',
      },
      limits:
        'Em uma aldeia todos se conhecem e poderiam simplesmente votar. Na internet, uma pessoa pode fingir que é mil; por isso o artigo conta trabalho e não cabeças. Isso tem um preço que a pedra não tem: o trabalho gasta eletricidade, dia e noite. E quem tem mais cinzéis decide qual linha vem primeiro, mas não o que é uma linha válida.',
    },
    {
      type: 'story',
      title: 'O que diz o artigo, e o que a lista respondeu',
      sections: [
        {
          id: 'problem',
          background: 'plain',
          truth: 'documented',
          content: {
            year: 'Outubro de 2008',
            location: 'Seção 2 do artigo',
            character: 'Uma moeda que é só um texto',
            scene: 'A mesma moeda duas vezes',
            narrative: [
              {
                text: 'No artigo, uma moeda é uma corrente de assinaturas. Ana assina: esta moeda agora é de Ben. Qualquer um pode conferir a assinatura. Por isso ninguém consegue gastar a moeda dos outros.',
                sources: ['whitepaper-double-spending'],
              },
              {
                text: 'Mas o que impede Ana de assinar duas vezes? Na segunda-feira ela dá a moeda 7 a Ben por uma bicicleta e, um segundo depois, a mesma moeda a Cleo por um celular. As duas assinaturas são verdadeiras. Isso se chama gasto duplo. Com moedas de metal não acontece: o que você entrega não está mais com você.',
                sources: ['whitepaper-double-spending'],
              },
            ],
            guess: {
              question: 'Qual dos dois pagamentos vale, segundo o artigo?',
              options: [
                {
                  id: 'first',
                  text: 'O que veio antes',
                  isCorrect: true,
                  answer: 'Simples. Mas quem diz qual veio antes? No fim: o que entra primeiro na cadeia.',
                },
                {
                  id: 'larger',
                  text: 'O de maior valor',
                  isCorrect: false,
                  answer: 'No artigo o tamanho não conta. A ordem, sim.',
                },
                {
                  id: 'none',
                  text: 'Nenhum dos dois',
                  isCorrect: false,
                  answer: 'Aí um trapaceiro poderia cancelar qualquer pagamento seu.',
                },
              ],
            },
            reveal: [
              {
                text: 'O artigo diz que “a transação mais antiga é a que conta”. Um banco sabe a ordem porque vê todos os pagamentos. Sem banco, todos precisam ver todos os pagamentos e concordar sobre uma só ordem. Esse é o problema inteiro. Tudo o mais nas nove páginas serve para resolvê-lo.',
                sources: ['whitepaper-double-spending'],
              },
            ],
            visual: 'same-coin-twice',
            visualText:
              'Um celular envia a moeda 7 a duas lojas ao mesmo tempo. Em uma delas, a moeda é só uma linha pontilhada.',
            mood: 'uneasy',
          },
        },
        {
          id: 'solution',
          background: 'plain',
          truth: 'documented',
          content: {
            year: 'Outubro de 2008',
            location: 'Seções 3 a 6 do artigo',
            character: 'Uma rede de desconhecidos',
            scene: 'Como desconhecidos entram em acordo',
            narrative: [
              {
                text: 'Por que não deixar os computadores votarem sobre a ordem? Porque qualquer um pode inventar um milhão de endereços e votar um milhão de vezes.',
                sources: ['whitepaper-work'],
              },
            ],
            guess: {
              question: 'Então, como o artigo conta os votos?',
              options: [
                {
                  id: 'person',
                  text: 'Uma pessoa, um voto',
                  isCorrect: false,
                  answer: 'Alguém teria de verificar quem é uma pessoa.',
                },
                {
                  id: 'work',
                  text: 'Pelo trabalho dos computadores',
                  isCorrect: true,
                  answer: 'Nomes dá para falsificar. Trabalho, não.',
                },
                {
                  id: 'coins',
                  text: 'Pelas moedas que cada um possui',
                  isCorrect: false,
                  answer: 'Outros sistemas fazem isso. Este artigo, não.',
                },
              ],
            },
            reveal: [
              {
                text: '“A prova de trabalho é, em essência, uma CPU, um voto”, diz o artigo; a CPU é o coração de um computador. Os pagamentos vão para blocos. Um bloco vale se traz um enigma resolvido, como no Hashcash, e cada bloco contém a impressão digital do anterior. Se há duas cadeias, a certa é a válida com mais trabalho; o artigo a chama de mais longa. Quem acha um bloco recebe moedas novas.',
                sources: ['whitepaper-work'],
              },
              {
                text: 'Pouco disso era novo. O artigo cita oito fontes. A primeira é o b-money, outra é o Hashcash. Três são de Stuart Haber, Scott Stornetta e um colega, que nos anos 1990 encadearam impressões digitais para datar documentos. Mais tarde, dois pesquisadores examinaram cada parte. Quase todas vinham dos anos 1980 e 1990, constataram. O salto estava no modo como as partes se encaixam.',
                sources: ['whitepaper-references', 'bitcoin-pedigree'],
              },
            ],
            visual: 'nine-pages',
            visualText: 'Nove páginas impressas em fila. A primeira mostra três caixas em uma corrente.',
            mood: 'hopeful',
          },
        },
        {
          id: 'doubts',
          background: 'plain',
          truth: 'documented',
          content: {
            year: 'Novembro de 2008',
            location: 'A lista de e-mails de criptografia',
            character: 'James Donald, John Levine, Ray Dillinger e Hal Finney',
            scene: 'A lista procura o buraco',
            narrative: [
              {
                text: 'John Levine escreve que criminosos comandam exércitos de 100.000 computadores sequestrados. Os honestos são mais fracos: “este é o golpe fatal”. Ray Dillinger duvida que alguém um dia queira essas moedas: ninguém precisa pagar impostos com elas. Hal Finney é mais caloroso: “uma ideia muito promissora”. Mas não consegue achar todas as regras no artigo.',
                sources: ['levine-2008', 'dillinger-2008', 'finney-2008'],
              },
              {
                text: 'E a pergunta de Donald continua de pé: todos precisam mesmo guardar todos os pagamentos do mundo inteiro?',
                sources: ['donald-2008'],
              },
            ],
            guess: {
              question: 'O que Nakamoto respondeu a isso?',
              options: [
                {
                  id: 'all',
                  text: 'Sim, todos, para sempre',
                  isCorrect: false,
                  answer: 'Ele não achava que todos fariam isso.',
                },
                {
                  id: 'forget',
                  text: 'Os pagamentos antigos serão esquecidos',
                  isCorrect: false,
                  answer: 'Alguns podem ser jogados fora para poupar espaço. Não foi a resposta principal.',
                },
                {
                  id: 'specialists',
                  text: 'Grandes especialistas farão isso, os outros conferem menos',
                  isCorrect: true,
                  answer: 'Isso não o incomodava. Hoje incomoda muitos usuários.',
                },
              ],
            },
            reveal: [
              {
                text: 'Quando a rede crescer, escreveu ele, “isso ficaria cada vez mais com especialistas, com centros de servidores de equipamento especializado”. Aconteceu outra coisa. Os blocos continuaram pequenos, para que muita gente ainda possa conferir tudo em casa. O preço: em um bloco só cabem alguns milhares de pagamentos. Os usuários brigaram por causa disso durante anos. Donald tinha visto o ponto fraco em dois dias.',
                sources: ['satoshi-scale', 'coinmetrics-supply'],
              },
              {
                text: 'Outra pessoa lhe disse: “Você não vai encontrar na criptografia uma solução para problemas políticos.” Nakamoto respondeu: “Sim, mas podemos vencer uma grande batalha na corrida armamentista e conquistar um novo território de liberdade por vários anos.”',
                sources: ['satoshi-politics'],
              },
            ],
            visual: 'mail-thread',
            visualText: 'Uma tela antiga com uma carta e as respostas a ela, algumas vermelhas, uma verde.',
            mood: 'calm',
          },
        },
        {
          id: 'open',
          background: 'night',
          truth: 'documented',
          content: {
            year: 'De 2008 até hoje',
            location: 'Nas entrelinhas',
            character: 'Quem quer que fosse Satoshi Nakamoto',
            scene: 'O que não está nas nove páginas',
            narrative: [
              {
                text: 'Logo na primeira seção, o artigo traz um aviso. O sistema funciona “desde que os nós honestos controlem, em conjunto, mais poder de CPU do que qualquer grupo cooperante de nós atacantes”. Ele diz também que a privacidade vaza: se um endereço é ligado a você, outros podem vir atrás.',
                sources: ['whitepaper-double-spending', 'whitepaper-privacy'],
              },
            ],
            guess: {
              question: 'Qual número famoso não está no artigo?',
              options: [
                {
                  id: 'ten',
                  text: 'Um bloco a cada 10 minutos',
                  isCorrect: false,
                  answer: 'Está lá, como exemplo, na seção 7.',
                },
                {
                  id: 'million',
                  text: 'O limite de 21 milhões de moedas',
                  isCorrect: true,
                  answer: 'O artigo só diz “um número predeterminado”.',
                },
                {
                  id: 'fees',
                  text: 'Nenhum. Todos estão lá',
                  isCorrect: false,
                  answer: 'Falta um, o mais conhecido de todos.',
                },
              ],
            },
            reveal: [
              {
                text: 'Os 21 milhões vieram com o programa, em janeiro de 2009. Outras coisas faltam até hoje. Nada no artigo mantém o preço estável nem traz de volta uma chave perdida. Quando não se criarem mais moedas novas, as taxas terão de pagar o trabalho, diz ele. Se isso vai bastar, ninguém sabe. E ninguém provou quem o escreveu: um homem, uma mulher ou um grupo.',
                sources: ['bitcoin-release', 'whitepaper-work'],
              },
            ],
            visual: 'empty-chair',
            visualText: 'Uma cadeira vazia, com um chapéu, diante de uma mesa. Um abajur ilumina algumas páginas.',
            mood: 'calm',
          },
        },
      ],
    },
    {
      type: 'interactive',
      widget: 'decision',
      title: 'Sua vez: a bicicleta na sua porta',
      situation: [
        {
          text: 'Você vende sua bicicleta por bitcoins. Um desconhecido está na porta e acaba de pagar pelo celular. Sua carteira mostra o pagamento, mas ele ainda não está em nenhum bloco. Você não tem como ver se a mesma moeda foi assinada também para outra pessoa.',
          sources: ['whitepaper-double-spending'],
          drawing: {
            visual: 'bike-at-the-door',
            background: 'plain',
            mood: 'calm',
            text: 'Uma bicicleta, um celular que mostra um pagamento em espera e dois blocos de uma cadeia cujo próximo bloco ainda está vazio.',
          },
        },
      ],
      question: 'Quando você entrega a bicicleta?',
      options: [
        {
          id: 'now',
          label: 'Agora',
          outcome: {
            text: 'Você depende do desconhecido. Enquanto o pagamento não está em um bloco, quem pagou pode trocá-lo por outro, para si mesmo, com taxa mais alta. Algumas carteiras têm um botão para isso, e a rede repassa a troca. Ele vai embora pedalando, e nenhum banco vai ajudar você. Não entregue nada por um pagamento que não está em nenhum bloco.',
            sources: ['fullrbf', 'core-rbf'],
          },
        },
        {
          id: 'one',
          label: 'Depois de um bloco, em cerca de dez minutos',
          outcome: {
            text: 'Agora o pagamento está na cadeia. Para desfazê-lo, ele precisa de uma segunda cadeia que ultrapasse a primeira. Às vezes, por acaso, dois blocos são achados ao mesmo tempo, e um deles é descartado. Para uma bicicleta usada, é segurança suficiente. Ofereça um café.',
            sources: ['whitepaper-work', 'satoshi-hour'],
          },
        },
        {
          id: 'hour',
          label: 'Depois de uma hora',
          outcome: {
            text: 'Era o conselho do próprio Nakamoto: “Quem recebe um pagamento precisa esperar mais ou menos uma hora antes de acreditar que ele é válido.” Cada bloco em cima torna a trapaça menos provável, porque há mais trabalho a refazer. Por uma casa, espere. Por uma bicicleta, seu visitante talvez desista.',
            sources: ['satoshi-hour', 'whitepaper-confirmations'],
          },
        },
      ],
      closing: {
        text: 'Não há um momento em que fica certo. Só fica cada vez mais caro enganar você. Na próxima lição, quem pode tentar trapacear é você.',
      },
    },
  ],
  check: [
    {
      id: 'signature',
      prompt: 'Por que uma assinatura não basta para o dinheiro digital?',
      options: [
        {
          id: 'twice',
          text: 'Dá para assinar a mesma moeda duas vezes',
          isCorrect: true,
          explanation: 'As duas assinaturas são verdadeiras. Só a ordem diz qual delas conta.',
        },
        {
          id: 'forged',
          text: 'Assinaturas são muito fáceis de falsificar',
          isCorrect: false,
          explanation: 'Ninguém sabe falsificar uma sem a chave privada.',
        },
        {
          id: 'secret',
          text: 'Ela mostra o nome de quem paga',
          isCorrect: false,
          explanation: 'Mostra uma chave pública, que é um número e não um nome.',
        },
      ],
    },
    {
      id: 'chain',
      prompt: 'Duas cadeias divergem. Qual delas os computadores seguem?',
      options: [
        {
          id: 'older',
          text: 'A que Nakamoto assinou',
          isCorrect: false,
          explanation: 'Não é preciso nenhuma assinatura dele. A graça está justamente aí.',
        },
        {
          id: 'work',
          text: 'A válida que tem mais trabalho',
          isCorrect: true,
          explanation: 'O artigo diz “a mais longa” e se refere à que exigiu mais trabalho.',
        },
        {
          id: 'people',
          text: 'A que recebe mais votos de pessoas',
          isCorrect: false,
          explanation: 'Na internet não dá para contar cabeças. Trabalho dá.',
        },
      ],
    },
    {
      id: 'new',
      prompt: 'O que havia de novo no artigo?',
      options: [
        {
          id: 'puzzle',
          text: 'O enigma que custa muito trabalho',
          isCorrect: false,
          explanation: 'Esse veio do Hashcash e, antes, de dois pesquisadores.',
        },
        {
          id: 'keys',
          text: 'As chaves públicas e privadas',
          isCorrect: false,
          explanation: 'Elas eram conhecidas desde os anos 1970.',
        },
        {
          id: 'fit',
          text: 'O modo de juntar partes conhecidas',
          isCorrect: true,
          explanation: 'O mesmo trabalho cria moedas, conta votos e protege o passado.',
        },
      ],
    },
  ],
  takeaways: [
    'Gasto duplo é passar a mesma moeda, com assinatura, duas vezes. Só uma ordem comum dos pagamentos o impede.',
    'O artigo faz o trabalho votar, porque nomes são de graça e trabalho não é.',
    'Ele só promete segurança enquanto nenhum grupo de trapaceiros tiver mais poder que os honestos.',
    'Os primeiros leitores acharam logo o ponto fraco: todos precisam conhecer todos os pagamentos.',
  ],
  explains: 'como desconhecidos concordam sobre qual pagamento veio primeiro',
  limits:
    'Contamos o artigo em palavras simples e deixamos de fora como programas leves conferem pagamentos e como se dá o troco. A seção sobre probabilidades é um modelo simples; trabalhos posteriores constataram que, depois de vários blocos, o perigo de um gasto duplo é maior do que ela diz. As cartas da lista são uma pequena amostra, guardada em um arquivo. Se especialistas teriam sido melhores que blocos pequenos ainda é questão de opinião. Nada aqui diz se é bom ter bitcoin. As citações são tradução nossa.',
};
