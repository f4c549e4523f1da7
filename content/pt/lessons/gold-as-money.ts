import type { LessonContent } from '../../lesson';

export const lesson: LessonContent = {
  id: 'gold-as-money',
  cover: { visual: 'element-table', background: 'plain', mood: 'hopeful' },
  opening: {
    title: 'Cento e dezoito candidatos',
    paragraphs: [
      {
        text: 'A tabela dos elementos tem 118 quadradinhos: tudo é feito deles. Uma equipe de rádio pediu a um engenheiro químico, Sanat Kumar, que riscasse o que daria moedas ruins. Fora os gases: abriu o pote, ficou sem nada. Fora o lítio, que pega fogo. Fora o que enferruja, o que é radioativo e o que se acha em qualquer canto.',
        sources: ['gold-elements', 'gold-elements-radio'],
      },
    ],
    guess: {
      question: 'Quantos elementos sobram?',
      options: [
        {
          id: 'one',
          text: 'Um: o ouro',
          isCorrect: false,
          answer: 'O ouro teve rivais até a última rodada.',
        },
        {
          id: 'five',
          text: 'Cinco',
          isCorrect: true,
          answer: 'Ródio, paládio, prata, platina e ouro.',
        },
        {
          id: 'thirty',
          text: 'Trinta',
          isCorrect: false,
          answer: 'Trinta sobravam antes de ele riscar o que é comum demais ou raro demais.',
        },
      ],
    },
    reveal: [
      {
        text: 'O ródio e o paládio só foram descobertos no começo dos anos 1800. A platina só derrete acima de 3.000 graus Fahrenheit, quente demais para os fornos antigos. A prata escurece, e o engenheiro ficou com o ouro. A história foi mais lenta: até cerca de 1870, a maioria dos países usava prata, ou prata e ouro. Quem decidiu que seria o ouro, e foi uma boa ideia?',
        sources: ['gold-elements', 'gold-standard-council'],
      },
    ],
  },
  objectives: [
    'Dizer que propriedades tornaram o ouro bom para moedas',
    'Calcular uma taxa de câmbio a partir de dois pesos de ouro',
    'Explicar quem ganha e quem perde quando os preços caem',
    'Dar os melhores argumentos a favor do padrão-ouro, e contra ele',
  ],
  modules: [
    {
      type: 'analogy',
      title: 'Dois nomes para um comprimento',
      paragraphs: [
        {
          text: 'Uma polegada tem {centimeters-per-inch} centímetros. Ninguém fixa esse número a cada manhã. Ele vem do que as duas palavras querem dizer.',
        },
        {
          text: 'No padrão-ouro, o dinheiro funcionava assim. Uma libra era o nome de um peso de ouro: cerca de {grains-per-pound} grãos. (O grão é uma unidade antiga e minúscula, 0,065 grama.) Um dólar era o nome de outro peso: {grains-per-dollar} grãos. Para saber quantos dólares custava uma libra, não era preciso um mercado. Bastava dividir.',
          sources: ['pound-grains', 'dollar-grains'],
        },
        {
          text: 'E era mais que um nome. O banco tinha de entregar o ouro. Qualquer pessoa podia levar cédulas e receber moedas, ou levar ouro e receber cédulas.',
          sources: ['gold-palgrave'],
        },
      ],
      drawing: {
        visual: 'two-names',
        background: 'plain',
        mood: 'calm',
        text: 'Uma régua com polegadas na borda de cima e centímetros na de baixo. Abaixo, em escala, uma barra longa de ouro, que é uma libra, e uma curta, que é um dólar.',
        words: [
          'polegadas',
          'centímetros',
          '1 libra',
          '{grains-per-pound} grãos',
          '1 dólar',
          '{grains-per-dollar} grãos',
        ],
      },
      limits:
        'Uma polegada nunca encolhe. O que uma onça de ouro compra muda, sim, sempre que as minas dão mais ouro ou o mundo precisa de mais. Uma lei pode fixar o preço do ouro em dólares. Nenhuma lei pode fixar o preço do pão em ouro.',
    },
    {
      type: 'story',
      title: 'Quarenta anos no padrão-ouro',
      sections: [
        {
          id: 'rush',
          background: 'city',
          truth: 'documented',
          content: {
            year: '1871 a 1914',
            location: 'Londres, Berlim, Nova York e o mundo',
            character: 'Países que seguiram uns aos outros',
            scene: 'Um clube, muitas bandeiras',
            narrative: [
              {
                text: 'Ninguém fundou o clube. A Grã-Bretanha tinha escorregado para o ouro muito antes, e poucos a acompanharam. A maioria dos países usava prata, ou prata e ouro juntos. Então, em 1871, o novo Império Alemão escolheu o ouro, e ajudou que a França tivesse de lhe pagar por uma guerra perdida. Os outros não queriam ficar com a prata na mão. Em 1900 a maioria dos países ricos já tinha entrado. A China não, a Espanha nunca entrou, e Portugal tinha saído de novo.',
                sources: ['gold-standard-council', 'gold-geography', 'gold-spain', 'gold-portugal'],
              },
              {
                text: 'Agora pese duas moedas. Há {grains-per-pound} grãos de ouro em uma libra e {grains-per-dollar} em um dólar.',
                sources: ['pound-grains', 'dollar-grains'],
              },
            ],
            guess: {
              question: 'Quantos dólares custava uma libra?',
              options: [
                {
                  id: 'one',
                  text: 'Cerca de 1,30 dólar',
                  isCorrect: false,
                  answer: 'Isso está mais perto do nosso tempo. Divida {grains-per-pound} por {grains-per-dollar}.',
                },
                {
                  id: 'two',
                  text: 'Cerca de 2,60 dólares',
                  isCorrect: false,
                  answer: 'Há mais ouro na libra do que isso.',
                },
                {
                  id: 'five',
                  text: 'Cerca de 4,87 dólares',
                  isCorrect: true,
                  answer: 'A partir de 1879 ficou aí, ano após ano.',
                },
              ],
            },
            reveal: [
              {
                text: 'Se a libra ficasse bem mais cara que isso, valia a pena enviar ouro no lugar dela. Por isso o câmbio quase não se mexia. Um comerciante sabia hoje quanto custaria uma libra no ano seguinte. Dinheiro, mercadorias e pessoas cruzavam fronteiras como nunca. Quanto disso se devia ao ouro, e quanto aos navios a vapor e à paz, é difícil dizer.',
                sources: ['gold-palgrave', 'gold-points', 'war-finance-online'],
              },
              {
                text: 'Isso tinha um preço. Se um país comprava de fora mais do que vendia, o ouro ia embora. Então o banco central precisava proteger o cofre. Subia a taxa de juros, e os empréstimos ficavam caros para todos no país.',
                sources: ['specie-flow', 'war-finance-online'],
              },
            ],
            visual: 'gold-scale',
            visualText:
              'Uma balança pequena: uma moeda grande de ouro à esquerda equilibra uma fileira de moedas menores à direita.',
            mood: 'hopeful',
          },
        },
        {
          id: 'wheat',
          background: 'dawn',
          truth: 'documented',
          content: {
            year: '1888 a 1896',
            location: 'Nebraska, Kansas e um salão em Chicago',
            character: 'Agricultores com hipotecas, e William Jennings Bryan',
            scene: 'A hipoteca e a colheita',
            narrative: [
              {
                text: 'É difícil fazer mais ouro. Esse é o encanto dele. Mas o mundo crescia mais rápido que o ouro, e cada moeda comprava mais. Em outras palavras, os preços caíam. Isso se chama deflação, e é agradável, a não ser para quem deve dinheiro.',
                sources: ['gold-drought', 'good-deflation'],
              },
              {
                text: 'Pense em um agricultor com uma hipoteca de 2.000 dólares a 8%. Em 1888 ele conseguia pagar os juros do ano com 174 bushels de trigo.',
                sources: ['farm-mortgage'],
              },
            ],
            guess: {
              question: 'Quantos bushels custavam os mesmos juros em 1894?',
              options: [
                {
                  id: 'fewer',
                  text: '120',
                  isCorrect: false,
                  answer: 'Para isso o trigo teria de estar mais caro. Ele tinha ficado barato.',
                },
                {
                  id: 'same',
                  text: '180',
                  isCorrect: false,
                  answer: 'A dívida em dólares ficou igual. O trigo, não.',
                },
                {
                  id: 'more',
                  text: '320',
                  isCorrect: true,
                  answer: 'O trigo tinha caído para uns cinquenta centavos por bushel.',
                },
              ],
            },
            reveal: [
              {
                text: 'Nem tudo isso foi obra do ouro. Ferrovias, máquinas e campos novos, da Argentina à Rússia, deixaram o trigo abundante. Mas os agricultores viam uma coisa: trabalhavam mais e deviam o mesmo. Pediram moedas de prata ao lado do ouro, para que houvesse mais dinheiro e preços mais altos.',
                sources: ['farm-prices', 'farm-mortgage'],
              },
              {
                text: 'Em julho de 1896 Bryan falou por eles em Chicago: “Não cravareis na fronte do trabalho esta coroa de espinhos, não crucificareis a humanidade em uma cruz de ouro.” Seu partido fez dele candidato a presidente. Ele perdeu para William McKinley, e o dólar continuou preso ao ouro.',
                sources: ['cross-of-gold', 'cross-of-gold-date'],
              },
            ],
            visual: 'wheat-and-mortgage',
            visualText:
              'Um monte pequeno de sacos de trigo ao lado de um monte alto. Acima dos dois está a mesma folha de papel com um selo.',
            mood: 'uneasy',
          },
        },
        {
          id: 'cyanide',
          background: 'plain',
          truth: 'documented',
          content: {
            year: '1886 a 1914',
            location: 'Escócia, África do Sul e o Klondike',
            character: 'Um químico escocês e dois médicos',
            scene: 'A lei que ninguém aprovou',
            narrative: [
              {
                text: 'Em 1887 um químico de Glasgow, John Stewart MacArthur, e dois médicos descobriram como tirar ouro de rocha pobre com um veneno, o cianeto de potássio. Minas que não valiam nada ficaram ricas de repente. Na África do Sul, onde se tinha achado ouro no ano anterior, montanhas inteiras de rocha foram para os tanques. Em 1897 veio a corrida ao Klondike, no Canadá.',
                sources: ['gold-cyanide', 'gold-macarthur', 'gold-klondike'],
              },
            ],
            guess: {
              question: 'O que aconteceu com os preços nos países do padrão-ouro depois de 1896?',
              options: [
                {
                  id: 'rose',
                  text: 'Subiram',
                  isCorrect: true,
                  answer: 'Mais ouro, e cada moeda comprava um pouco menos.',
                },
                {
                  id: 'fell',
                  text: 'Caíram mais rápido',
                  isCorrect: false,
                  answer: 'Tinham caído enquanto faltava ouro. Já não faltava.',
                },
                {
                  id: 'still',
                  text: 'Ficaram parados: ouro é ouro',
                  isCorrect: false,
                  answer: 'O nome ficou. O que uma moeda comprava, não.',
                },
              ],
            },
            reveal: [
              {
                text: 'Bryan acabou ganhando seus preços mais altos, de um laboratório. Nos Estados Unidos os preços tinham caído quase 1% por ano na década de 1880. Nos dez primeiros anos do novo século subiram 1,5% por ano. Nenhum parlamento tinha votado nem uma coisa nem outra.',
                sources: ['gold-drought', 'us-decades'],
              },
            ],
            visual: 'gold-mine',
            visualText: 'A torre de uma mina, um monte de rocha moída e dois tanques redondos com canos.',
            mood: 'calm',
          },
        },
        {
          id: 'verdict',
          background: 'plain',
          truth: 'documented',
          content: {
            year: 'Olhando para trás',
            location: 'Universidades, e alguns parlamentos',
            character: 'Economistas que discordam',
            scene: 'Foi uma idade de ouro?',
            narrative: [
              {
                text: 'No período todo, altas e quedas quase se anularam. O economista Michael Bordo comparou a Grã-Bretanha e os Estados Unidos antes de 1914 com os 65 anos seguintes. Os preços tinham sido mais firmes sob o ouro, e a economia também. Mas boa parte dos problemas posteriores veio entre as duas guerras mundiais. Em comparação só com os anos depois de 1946, ele acha a produção, e os preços de um ano para o outro, menos firmes sob o ouro.',
                sources: ['bordo-lessons', 'bordo-encyclopedia', 'bordo-regimes'],
                drawing: {
                  visual: 'steady-prices',
                  background: 'plain',
                  mood: 'calm',
                  text: 'Um esboço, fora de escala, dos altos e baixos dos preços que Bordo compara: pequenos antes de 1914, em torno de uma linha plana; grandes entre as guerras; e menores ainda depois de 1946, mas em uma linha que sobe.',
                  words: ['preços', 'esboço, fora de escala', 'até 1914', 'entreguerras', 'após 1946'],
                },
              },
              {
                text: 'Contra isso pesam os pânicos. No de 1893 muitos bancos dos Estados Unidos quebraram. Segundo a maioria das estimativas, que diferem muito entre si, a parcela dos trabalhadores sem emprego ficou por anos acima de um em dez. E o crescimento dava saltos: pelos números antigos, mais de três vezes o tamanho dos de 1980 a 2010. Christina Romer conclui que esses números exageram.',
                sources: ['panic-1893', 'jobless-1890s', 'us-decades', 'romer-prewar'],
              },
              {
                text: 'Os defensores do ouro respondem: em 1893 as pessoas temiam que os Estados Unidos largassem o ouro. E, segundo uma contagem que soma as crises dos bancos e as das moedas, sob o ouro elas tiveram metade da frequência que se viu de 1973 ao fim dos anos 1990. Segundo outra, a frequência das crises só de bancos foi mais ou menos igual.',
                sources: ['panic-1893-fear', 'bordo-crises', 'bordo-banks'],
              },
            ],
            guess: {
              question: 'O que você escolheria: o ouro ou um dinheiro administrado?',
              isOpen: true,
              options: [
                {
                  id: 'gold',
                  text: 'O ouro. Ele amarra as mãos de quem manda',
                  isCorrect: false,
                  answer:
                    'Lawrence White concordaria. O ouro tem defeitos, diz ele, e o dinheiro sem ouro tem maiores: mais aumento da quantidade de dinheiro e mais inflação.',
                },
                {
                  id: 'managed',
                  text: 'O dinheiro administrado. Alguém precisa poder ajudar',
                  isCorrect: false,
                  answer:
                    'A maioria dos economistas concordaria. Em uma pesquisa de 2012, nenhum dos economistas de destaque consultados achou que o ouro seria melhor para preços e empregos.',
                },
                {
                  id: 'neither',
                  text: 'Nenhum dos dois, como eram',
                  isCorrect: false,
                  answer: 'Você estaria em boa companhia. Os dois sistemas precisaram de conserto muitas vezes.',
                },
              ],
            },
            reveal: [
              {
                text: 'Até sobre a queda dos preços eles divergem. Um estudo a acha inofensiva na Grã-Bretanha, na França e na Alemanha, porque as coisas simplesmente ficaram mais baratas de fazer. Para os Estados Unidos acha os dois tipos: deflação boa, e ruim.',
                sources: ['us-deflation', 'good-deflation'],
              },
              {
                text: 'Ben Bernanke, então à frente do banco central dos Estados Unidos, listou os custos em 2012: produção instável, preços instáveis, pânicos e ataques de especuladores. Outros respondem que, até onde se mede, o banco dele não se saiu melhor. Os defensores do ouro acrescentam: ele não deixava ninguém pôr água no dinheiro.',
                sources: ['gold-poll', 'gold-white'],
              },
            ],
            visual: 'anchor-chain',
            visualText:
              'Um navio ancorado em mar agitado. A corrente está esticada. Ela segura o navio, e também o puxa para baixo.',
            mood: 'calm',
          },
        },
      ],
    },
    {
      type: 'interactive',
      widget: 'decision',
      title: 'Sua vez: o ouro vai embora',
      situation: [
        {
          text: 'Imagine que é 1890 e você dirige o banco central de um país pequeno. A colheita foi ruim, e seu país compra grãos de fora. A cada semana sai ouro do cofre. Você tem o bastante para dez semanas.',
          drawing: {
            visual: 'ten-weeks-of-gold',
            background: 'plain',
            mood: 'uneasy',
            text: 'Dez colunas para dez semanas. A primeira tem dez barras de ouro, e cada uma das seguintes tem uma barra a menos.',
            words: ['semana 1', 'semana 10'],
          },
        },
      ],
      question: 'O que você faz?',
      options: [
        {
          id: 'raise',
          label: 'Subo a taxa de juros',
          outcome: {
            text: 'Muitas vezes funciona. Quem empresta no exterior manda ouro para ganhar os juros mais altos, e o fluxo se inverte. Em países pequenos funcionou menos bem que em Londres. No país, os empréstimos ficam caros. As lojas encomendam menos, e gente perde o emprego. Essas pessoas não fizeram nada de errado.',
            sources: ['gold-periphery'],
          },
        },
        {
          id: 'borrow',
          label: 'Pego ouro emprestado de outro banco central',
          outcome: {
            text: 'Você ganha tempo. Em 1890 até o Banco da Inglaterra fez isso, com a França e a Rússia. Funciona se o aperto é curto, e se alguém confia em você. Um país pequeno pode não ter essa sorte.',
            sources: ['barings-gold'],
          },
        },
        {
          id: 'stop',
          label: 'Paro de entregar ouro por um tempo',
          outcome: {
            text: 'Não sai ouro, e você pode ajudar os bancos do país. Mas suas cédulas caem diante de outras moedas, e os comerciantes que confiaram na promessa saem perdendo. Na próxima vez que você pedir emprestado, vão cobrar mais.',
          },
        },
      ],
      closing: {
        text: 'Essa é a discussão inteira em uma sala. A promessa protege quem tem o seu dinheiro. Cumpri-la pode ferir quem só trabalha por ele. Guarde as duas coisas para as próximas três lições.',
      },
    },
  ],
  check: [
    {
      id: 'rate',
      prompt:
        'Uma coroa tem 30 grãos de ouro, e um florim tem 10. Quanto custa uma coroa, com uma folga igual ao preço de enviar ouro?',
      options: [
        {
          id: 'three',
          text: 'Três florins',
          isCorrect: true,
          explanation: '30 dividido por 10. Os dois pesos fixam o câmbio.',
        },
        {
          id: 'market',
          text: 'O que os comerciantes combinarem',
          isCorrect: false,
          explanation: 'Eles só podem movê-lo até o preço do envio. Passando daí, vale a pena mandar ouro.',
        },
        {
          id: 'third',
          text: 'Um terço de florim',
          isCorrect: false,
          explanation: 'Esse é o câmbio ao contrário.',
        },
      ],
    },
    {
      id: 'deflation',
      prompt: 'Os preços caem pela metade em dez anos. Quem fica pior?',
      options: [
        {
          id: 'saver',
          text: 'Uma viúva com moedas na gaveta',
          isCorrect: false,
          explanation: 'As moedas dela compram o dobro.',
        },
        {
          id: 'farmer',
          text: 'Um agricultor com hipoteca',
          isCorrect: true,
          explanation: 'A dívida fica, e cada bushel paga uma parte menor dela.',
        },
        {
          id: 'lender',
          text: 'O homem que emprestou ao agricultor',
          isCorrect: false,
          explanation: 'Ele recebe dólares que compram mais, se o agricultor ainda conseguir pagar.',
        },
      ],
    },
    {
      id: 'supply',
      prompt: 'O que dava o ritmo do dinheiro no padrão-ouro, a longo prazo?',
      options: [
        {
          id: 'parliaments',
          text: 'Leis que os parlamentos votavam a cada ano',
          isCorrect: false,
          explanation: 'Eles tinham prometido não fazer isso. Essa era a ideia.',
        },
        {
          id: 'nobody',
          text: 'Nada: a quantidade nunca mudava',
          isCorrect: false,
          explanation: 'Mudava a cada mina, e os bancos construíam cédulas e empréstimos em cima.',
        },
        {
          id: 'mines',
          text: 'Ouro achado, e novos modos de extraí-lo',
          isCorrect: true,
          explanation: 'Os bancos construíam em cima, com o ouro que chegava.',
        },
      ],
    },
  ],
  takeaways: [
    'O ouro não enferruja, é raro e derrete a um calor que os fornos antigos alcançavam.',
    'No padrão-ouro, uma moeda era o nome de um peso de ouro.',
    'Os preços caíram por uns vinte anos, depois subiram de novo e terminaram perto de onde começaram.',
    'Quando os preços caem, as dívidas pesam mais. Quando sobem, as economias ficam mais leves.',
  ],
  explains: 'por que uma libra já custou 4,87 dólares, e quem pagou por isso',
  limits:
    'Os números de preços dos anos antes de 1913 foram reconstruídos por historiadores a partir de poucos bens, então diferenças pequenas dizem pouco. As regras do padrão-ouro eram mais frouxas que nos livros escolares: os bancos centrais tinham alguma liberdade, e a confiança na promessa também segurava o câmbio. Muitas outras coisas mudaram naqueles anos, como as ferrovias e o comércio mundial, então ninguém pode dizer ao certo o que o ouro fez sozinho. Os números da decisão são inventados. A citação é tradução nossa.',
};
