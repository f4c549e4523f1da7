import type { LessonContent } from '../../lesson';

export const lesson: LessonContent = {
  id: '4',
  cover: { visual: 'billion-in-drawer', background: 'plain', mood: 'uneasy' },
  opening: {
    title: 'Um bilhão na gaveta',
    paragraphs: [
      {
        text: 'É 1º de outubro de 1923. Você ganha um bilhão de marcos, um pouco mais de quatro dólares dos Estados Unidos. Põe o dinheiro na gaveta.',
        sources: ['daily-rates'],
      },
    ],
    guess: {
      question: 'Você abre a gaveta em 1º de novembro. Quanto vale agora o bilhão?',
      options: [
        {
          id: 'two',
          text: 'Cerca de dois dólares dos EUA',
          isCorrect: false,
          answer: 'Perdeu muito mais que a metade.',
        },
        {
          id: 'fifty',
          text: 'Cerca de cinquenta centavos de dólar',
          isCorrect: false,
          answer: 'Na descida, passou por isso em menos de duas semanas.',
        },
        {
          id: 'cent',
          text: 'Menos de um centavo de dólar',
          isCorrect: true,
          answer: 'Naquele dia, um dólar custava 130 bilhões de marcos.',
        },
      ],
    },
    reveal: [
      {
        text: 'O número nas cédulas é o mesmo. O que você pode comprar com ele sumiu. Esta lição dá a você um relógio que mostra com que rapidez.',
        sources: ['daily-rates'],
      },
    ],
  },
  objectives: [
    'Distinguir o número de um salário do que o salário compra',
    'Ler um relógio de preços: dia do pagamento, uma semana depois, um mês depois',
    'Achar os meses em que esperar era a ruína, e o único em que compensou',
    'Dizer o que o relógio não tem como saber',
  ],
  modules: [
    {
      type: 'analogy',
      title: 'Gelo no bolso',
      paragraphs: [
        {
          text: 'Imagine que você recebe o salário em gelo. No dia do pagamento, ganha um bloco de um quilo. Faz calor. Quanto mais tempo você o carrega, menor ele fica, e o recibo no outro bolso ainda diz “um quilo”.',
        },
        {
          text: 'O recibo é o valor nominal: o número que foi prometido. O gelo é o valor real: o que sobra dele quando você chega à loja. Em um dia frio, os dois são quase iguais, e você pode esquecer a diferença. Ao sol, a diferença é tudo.',
        },
        {
          text: 'A maioria das moedas derrete um pouco na maioria dos anos. Um salário de 100 dólares compra menos depois de um ano com 3% de inflação: o equivalente a cerca de 97 dólares. O relógio abaixo mostra a mesma coisa no dia mais quente da história alemã.',
        },
      ],
      drawing: {
        visual: 'melting-ice',
        background: 'plain',
        mood: 'calm',
        text: 'Um bloco de gelo em três momentos, cada vez menor. O recibo acima dele diz “um quilo” todas as vezes.',
        words: ['um quilo'],
      },
      limits:
        'O gelo só encolhe. O dinheiro também pode ganhar valor, quando os preços caem. O relógio tem um mês em que isso aconteceu.',
    },
    {
      type: 'interactive',
      widget: 'price-clock',
      title: 'O relógio de preços de 1923',
      introduction: [
        {
          text: 'Escolha um mês e um salário em marcos-papel. O relógio mostra quanto o salário valia em dólares dos Estados Unidos no dia do pagamento, e o que sobrava dele depois de uma semana e depois de um mês.',
        },
        {
          text: 'Por que dólares? O dólar estava ligado ao ouro e manteve bem o valor naquele ano. As lojas alemãs tiravam dele os seus preços. Em 1922, uma revista de Berlim perguntou por que tudo subia tão depressa. O padeiro, a mulher do mercado e o homem que vendia canetas deram a mesma resposta: com o dólar onde estava, os preços tinham de subir.',
          sources: ['berliner-leben'],
        },
      ],
      tasks: [
        {
          text: 'Ponha o mês em janeiro de 1923. Quanto do salário sobra depois de um mês?',
          answer: '64%. Mais de um terço sumiu, e ninguém tocou no dinheiro.',
        },
        {
          text: 'Vá a outubro de 1923 e escolha um salário que valha cinco dólares. Quanto sobra depois de uma semana?',
          answer: 'Sobram 36%: US$ 5,15 viraram US$ 1,84.',
        },
        {
          text: 'Ache o mês em que esperar compensou. Naquele momento, o banco central vendia moeda estrangeira para segurar o marco.',
          answer: 'Fevereiro de 1923. Um mês depois, o salário valia 32% mais.',
        },
        {
          text: 'Vá a novembro de 1923 e veja o que a média do mês esconde.',
          answer:
            'Em 1º de novembro, um dólar custava cerca de 130 bilhões de marcos, e em 20 de novembro, cerca de 4,2 trilhões, 32 vezes mais. Uma única média não diz nada sobre o seu dia.',
        },
      ],
      closing: [
        {
          text: 'O que você viu é toda a lição de 1923 em um movimento só. O salário fica igual e derrete. Quem entendeu isso cedo comprou coisas que duram. Quem confiou no número perdeu.',
        },
        {
          text: 'O relógio trabalha com médias de meses, e os dias reais não as seguiam. Em 9 de outubro um dólar custava 1,2 bilhão de marcos, e no dia seguinte, quase 3 bilhões.',
          sources: ['daily-rates'],
        },
        {
          text: 'Em 31 de janeiro de 1923, um dólar custava 49.000 marcos. Então o banco central interveio, e duas semanas depois ele custava menos de 20.000. Quem tinha acabado de comprar dólares perdeu muito. Ninguém tocou um sino.',
          sources: ['solingen', 'support'],
        },
      ],
    },
    {
      type: 'story',
      title: 'Mais rápido que a fila',
      sections: [
        {
          id: 'berlin-queue',
          background: 'street',
          truth: 'documented',
          content: {
            year: 'Agosto de 1923',
            location: 'Berlim',
            character: 'Gente em uma fila, vista pelo jornalista Friedrich Kroner',
            scene: 'Uma libra de arroz',
            narrative: [
              {
                text: 'De novo há filas em frente às lojas. O salário de uma semana vem em cédulas ainda úmidas da impressão. No caminho até a mercearia, já estão perdendo valor.',
                sources: ['kroner'],
              },
            ],
            guess: {
              question: 'Ontem uma libra de arroz custava 80.000 marcos. Quanto custa hoje?',
              options: [
                {
                  id: 'half',
                  text: '120.000 marcos',
                  isCorrect: false,
                  answer: 'Metade a mais. Foi pior ainda.',
                },
                {
                  id: 'double',
                  text: '160.000 marcos',
                  isCorrect: true,
                  answer: 'O dobro do dia anterior.',
                },
                {
                  id: 'fourfold',
                  text: '320.000 marcos',
                  isCorrect: false,
                  answer: 'Isso seria quatro vezes mais em um dia. Foi o dobro.',
                },
              ],
            },
            reveal: [
              {
                text: 'Kroner escreveu que no dia seguinte o preço podia dobrar de novo, e que no outro o homem atrás do balcão daria de ombros: acabou o arroz. Em uma vitrine ele leu “Manteiga mais barata!”. O preço tinha baixado de {butter-first-1923} marcos para {butter-cheaper-1923}. Não era piada, escreveu.',
                sources: ['kroner'],
              },
            ],
            visual: 'butter-window',
            visualText:
              'Duas pessoas esperam diante da vitrine de uma loja. Um cartaz ao lado da manteiga mostra {butter-first-1923} riscado e {butter-cheaper-1923} embaixo.',
            mood: 'tense',
          },
        },
        {
          id: 'fuerth',
          background: 'plain',
          truth: 'documented',
          content: {
            year: '12 e 13 de outubro de 1923',
            location: 'Fürth, Baviera',
            character: 'Trabalhadores da cidade',
            scene: 'Um bilhão por semana não basta',
            narrative: [
              {
                text: 'Em Fürth, os trabalhadores da prefeitura pararam em 12 de outubro. Ganhavam um bilhão de marcos por semana, e uma família já não conseguia viver com isso. Pediram mais três bilhões, na hora.',
                sources: ['fuerth'],
              },
            ],
            guess: {
              question: 'Quanto tempo levou até ouvirem um sim?',
              options: [
                {
                  id: 'hour',
                  text: 'Uma hora',
                  isCorrect: true,
                  answer: 'Todos sabiam a que ponto tinha chegado um bilhão.',
                },
                {
                  id: 'week',
                  text: 'Uma semana',
                  isCorrect: false,
                  answer: 'Em uma semana, três bilhões valeriam muito menos.',
                },
                {
                  id: 'never',
                  text: 'Nunca conseguiram',
                  isCorrect: false,
                  answer: 'Conseguiram, e depressa.',
                },
              ],
            },
            reveal: [
              {
                text: 'Um bilhão de marcos: quanto é isso? Pela cotação de 1º de outubro, era um pouco mais de quatro dólares dos Estados Unidos. No dia da greve, um dólar custava 4 bilhões de marcos, então eram 25 centavos. Pela cotação de 1º de novembro, era menos de um centavo. O número no salário não tinha mudado. O salário, sim.',
                sources: ['daily-rates'],
              },
            ],
            visual: 'pay-packet',
            visualText: 'Um envelope de pagamento com o algarismo um e nove zeros escritos nele.',
            mood: 'desperate',
          },
        },
        {
          id: 'marta-again',
          background: 'shop',
          truth: 'invented',
          content: {
            year: 'Novembro de 1923',
            location: 'Berlim',
            character: 'Marta Lindner, a datilógrafa da lição sobre 1923',
            scene: 'Um relógio feito de preços',
            inventedNote: 'Marta é inventada. As cotações do relógio acima são estimativas das médias mensais reais.',
            narrative: [
              {
                text: 'Marta já não olha a torre da igreja para saber as horas. Olha o quadro em frente ao banco. Quando o número nele é o dobro do da manhã, o dia acabou.',
              },
              { text: 'Ela começa a pensar em dólares, embora nunca tenha segurado um.' },
            ],
            guess: {
              question: 'Alguém pergunta a Marta quanto ela ganha. O que ela responde?',
              options: [
                {
                  id: 'marks',
                  text: 'O número de marcos no envelope de pagamento',
                  isCorrect: false,
                  answer: 'Amanhã esse número já diria outra coisa.',
                },
                {
                  id: 'dollar',
                  text: '“Um dólar por semana”',
                  isCorrect: true,
                  answer: 'Nunca recebeu um. Mede com ele.',
                },
                {
                  id: 'bread',
                  text: '“Três pães e meio”',
                  isCorrect: false,
                  answer: 'Também vale amanhã. Mas Marta conta em dólares, como as lojas.',
                },
              ],
            },
            reveal: [
              {
                text: 'É uma resposta que amanhã ainda é verdade.',
              },
            ],
            visual: 'rate-board',
            visualText:
              'Uma mulher está de costas para o relógio de uma igreja. Olha um quadro em frente a um banco, com uma barra curta riscada e outra com o dobro do comprimento.',
            mood: 'uneasy',
          },
        },
      ],
    },
  ],
  check: [
    {
      id: 'nominal',
      prompt:
        'O salário de um trabalhador passa de 1 bilhão para 4 bilhões de marcos enquanto os preços ficam dez vezes mais altos. O que aconteceu com o salário?',
      options: [
        {
          id: 'rose',
          text: 'Ficou quatro vezes maior',
          isCorrect: false,
          explanation: 'Esse é o salário nominal, o número. Os preços subiram mais.',
        },
        {
          id: 'fell',
          text: 'Caiu: sobram quatro décimos do antigo',
          isCorrect: true,
          explanation: 'Quatro vezes o dinheiro por dez vezes o preço compra 0,4 do que comprava antes.',
        },
        {
          id: 'same',
          text: 'Ficou igual, porque os dois subiram',
          isCorrect: false,
          explanation: 'Seria igual se o salário também ficasse dez vezes maior.',
        },
      ],
    },
    {
      id: 'measure',
      prompt: 'Por que o relógio mede em dólares?',
      options: [
        {
          id: 'germans-paid',
          text: 'A maioria dos alemães recebia em dólares em 1923',
          isCorrect: false,
          explanation: 'Quase todos recebiam em marcos. Esse era o problema.',
        },
        {
          id: 'steady',
          text: 'Ele mantinha o valor e guiava os preços das lojas',
          isCorrect: true,
          explanation: 'Para ver algo derreter, é preciso uma medida que não derreta.',
        },
        {
          id: 'perfect',
          text: 'O dólar nunca perde valor',
          isCorrect: false,
          explanation: 'Perde, sim. De lá para cá perdeu a maior parte do valor, só que muito mais devagar.',
        },
      ],
    },
    {
      id: 'hindsight',
      prompt: 'O que ensina fevereiro de 1923?',
      options: [
        {
          id: 'ups',
          text: 'Até moeda moribunda tem semanas boas',
          isCorrect: true,
          explanation:
            'Na hora, ninguém podia ter certeza. As quedas não são retas, e olhar para trás faz com que pareçam.',
        },
        {
          id: 'safe',
          text: 'O marco estava seguro de novo',
          isCorrect: false,
          explanation: 'Segurou-se até abril, enquanto o banco central vendia moeda estrangeira para sustentá-lo.',
        },
        {
          id: 'never',
          text: 'Comprar dólares é sempre um mau negócio',
          isCorrect: false,
          explanation: 'Quem comprou perdeu no começo. Em meados do ano estava muito na frente.',
        },
      ],
    },
  ],
  takeaways: [
    'Nominal é o número na cédula. Real é o que ela compra.',
    'Em 1923, o mesmo salário podia perder quase todo o valor em um mês.',
    'Uma medida que fica parada mostra o que esconde uma que derrete.',
    'As médias escondem os dias ruins, e o olhar para trás esconde a dúvida.',
  ],
  explains: 'como um salário mantém o número e perde o valor',
  limits:
    'O relógio mede um salário pelo dólar, que é uma boa medida para aquele ano e só uma entre várias. Os aluguéis, por exemplo, eram contidos por lei e não o seguiam. E nenhum dinheiro que as pessoas usam hoje está caindo nessa velocidade. A citação é tradução nossa.',
};
