import type { LessonContent } from '../../lesson';

export const lesson: LessonContent = {
  id: 'a-cushion-first',
  cover: { visual: 'broken-car', background: 'street', mood: 'uneasy' },
  opening: {
    title: 'A pergunta dos quatrocentos dólares',
    paragraphs: [
      {
        text: 'Seu celular cai na privada. Um novo custa {emergency-expense}. De onde vem o dinheiro hoje? Todo ano, o banco central dos Estados Unidos pergunta a milhares de adultos como pagariam uma emergência de {emergency-expense}. Entre as oito respostas estão dinheiro vivo, um amigo, um empréstimo até o próximo salário e não conseguir pagar agora.',
        sources: ['shed-question'],
      },
    ],
    guess: {
      question: 'Quantos em cada cem pagariam com dinheiro vivo, ou com um cartão que quitam na próxima fatura?',
      options: [
        { id: 'few', text: '23', isCorrect: false, answer: 'Não é tão ruim assim.' },
        { id: 'most', text: '63', isCorrect: true, answer: 'Foi a resposta em outubro de 2024.' },
        { id: 'nearly', text: '93', isCorrect: false, answer: 'Não é tão bom assim.' },
      ],
    },
    reveal: [
      {
        text: 'Em 2013 eram cerca de metade e, em 2021, o melhor ano até 2024, 68. Os outros pediriam emprestado, venderiam alguma coisa, ficariam devendo no cartão ou não conseguiriam pagar de jeito nenhum. Basta um carro quebrado para descobrir.',
        sources: ['shed-2024', 'shed-2021', 'shed-2013'],
      },
    ],
  },
  objectives: [
    'Dizer para que serve um colchão, e para que não serve',
    'Citar três lugares para guardá-lo, e o preço de cada um',
    'Explicar por que uma dívida cara vem antes de poupar mais',
    'Testar um colchão contra um ano de azar',
  ],
  modules: [
    {
      type: 'story',
      title: 'Nenhum, um pequeno, e onde deixá-lo',
      sections: [
        {
          id: 'payday-loan',
          background: 'street',
          truth: 'documented',
          content: {
            year: '2014',
            location: 'Estados Unidos',
            character: 'Pesquisadores com doze milhões de empréstimos',
            scene: 'O empréstimo que volta',
            narrative: [
              {
                text: 'O empréstimo até o próximo salário (em inglês, “payday loan”) é pequeno, rápido e caro. Deveria ser uma ponte até o dia do pagamento, daí a umas duas semanas. Um órgão dos Estados Unidos que protege consumidores examinou mais de doze milhões desses empréstimos em um ano.',
                sources: ['payday-release'],
              },
            ],
            guess: {
              question: 'Quantos em cada dez foram renovados, ou seguidos de outro empréstimo em 14 dias?',
              options: [
                { id: 'two', text: 'Dois', isCorrect: false, answer: 'Isso seria uma ponte.' },
                { id: 'five', text: 'Cinco', isCorrect: false, answer: 'Ainda é pouco.' },
                { id: 'eight', text: 'Oito', isCorrect: true, answer: 'Um pouco mais que oito.' },
              ],
            },
            reveal: [
              {
                text: 'Muitas correntes acabavam logo. De cada cem empréstimos novos, 15 começavam uma corrente de dez ou mais, e essas correntes somavam metade de todos os empréstimos. A maioria dos empréstimos foi para pessoas que renovaram tantas vezes que as taxas passaram do valor do primeiro empréstimo. A ponte tinha virado estrada.',
                sources: ['payday-2014', 'payday-release'],
              },
              {
                text: 'É uma armadilha? Economistas que fizeram um experimento com uma grande empresa de crédito dizem: não para todos. Quem tinha experiência previa bem quantas vezes ia voltar. No modelo dos autores, uma proibição deixa as pessoas em situação pior, e um limite às renovações pode ajudar. De um jeito ou de outro, quatrocentos dólares seus não cobram taxa nenhuma.',
                sources: ['payday-experiment'],
              },
            ],
            visual: 'loan-wheel',
            visualText: 'Uma pessoa anda dentro de uma roda grande. Os degraus da roda são contas a pagar.',
            mood: 'tense',
          },
        },
        {
          id: 'small-cushion',
          background: 'plain',
          truth: 'documented',
          content: {
            year: '2016',
            location: 'Estados Unidos',
            character: 'Quatro pesquisadores do Urban Institute',
            scene: 'Que espessura ele precisa ter?',
            narrative: [
              {
                text: 'Em um ano, cerca de uma em cada quatro famílias dos Estados Unidos perde um emprego ou boa parte da renda, ou alguém fica doente demais para trabalhar. Os pesquisadores olharam o que acontecia depois. Quem atrasava o aluguel? Quem era despejado?',
                sources: ['urban-one-in-four', 'urban-cushion'],
              },
            ],
            guess: {
              question: 'A partir de quanto guardado as famílias se saíam melhor?',
              options: [
                {
                  id: 'small',
                  text: 'US$ 250 a US$ 749',
                  isCorrect: true,
                  answer: 'Um colchão fino assim já se fazia sentir.',
                },
                {
                  id: 'middle',
                  text: 'US$ 2.000 a US$ 4.999',
                  isCorrect: false,
                  answer: 'Melhor ainda, mas começava bem mais embaixo.',
                },
                { id: 'large', text: 'Meio ano de salário', isCorrect: false, answer: 'Começava bem mais embaixo.' },
              ],
            },
            reveal: [
              {
                text: 'Famílias de renda baixa com US$ 2.000 a US$ 4.999 se saíam até melhor que famílias de renda média sem nada guardado. Isso é uma ligação e não uma prova: quem consegue poupar talvez tenha, de todo modo, uma vida mais tranquila.',
                sources: ['urban-cushion'],
              },
              {
                text: 'E há quem não tenha o que guardar depois de pagar aluguel e comida. Dizer a essas pessoas “é só poupar” não ajuda em nada. Um colchão é útil. Não substitui um salário.',
                sources: ['urban-cushion'],
              },
            ],
            visual: 'egg-on-cushion',
            visualText: 'Um ovo cai em direção a uma almofada pequena. Ao lado está um que caiu no chão duro.',
            mood: 'hopeful',
          },
        },
        {
          id: 'three-places',
          background: 'shop',
          truth: 'documented',
          content: {
            year: '2020 a 2024',
            location: 'Uma gaveta, um banco, um celular',
            character: 'Mil dólares',
            scene: 'Onde ele deve esperar?',
            narrative: [
              {
                text: 'Digamos que você pôs US$ 1.000 em uma gaveta em 2020, nos Estados Unidos. Em 2024 você a abre. As cédulas estão todas lá. Os preços não estão onde estavam.',
                sources: ['cpi'],
              },
            ],
            guess: {
              question: 'Do que ele comprava em 2020, quanto compra em 2024?',
              options: [
                {
                  id: 'low',
                  text: 'O que US$ 675 compravam',
                  isCorrect: false,
                  answer: 'A inflação foi alta, mas não tanto.',
                },
                {
                  id: 'right',
                  text: 'O que {thousand-of-2020-bought} compravam',
                  isCorrect: true,
                  answer: 'Os outros {thousand-of-2020-melted} derreteram.',
                },
                {
                  id: 'high',
                  text: 'O que US$ 975 compravam',
                  isCorrect: false,
                  answer: 'Em anos mais calmos, talvez.',
                },
              ],
            },
            reveal: [
              {
                text: 'Esse é o preço de um dinheiro que está ali no dia em que você precisa. Uma conta de poupança recupera uma parte com juros. Nos Estados Unidos, o Estado a garante: até US$ 250.000 por pessoa em cada banco segurado. Desde 1933, ninguém perdeu um centavo segurado. Mas um app ou uma empresa de cripto não é um banco. Em 2024, quebrou uma intermediária desses apps. Mais de 100.000 pessoas ficaram semanas ou meses sem acesso às economias, e faltavam dezenas de milhões de dólares. Pergunte qual banco guarda o dinheiro, e em nome de quem. Em outros países os limites são diferentes.',
                sources: ['cpi', 'fdic-limit', 'fdic-apps', 'synapse', 'synapse-months', 'synapse-refund'],
              },
              {
                text: 'Por que não bitcoin, que ninguém pode imprimir? Porque um dente quebrado não espera. {thousand-in-bitcoin-october-2021} em bitcoin no fim de outubro de 2021 eram {thousand-in-bitcoin-december-2022} no fim de dezembro de 2022. Dois anos depois eram {thousand-in-bitcoin-december-2024}, e no fim de junho de 2026 eram {thousand-in-bitcoin-june-2026}. Um dia de alta não serve de nada se o dente quebra em outro.',
                sources: ['coinmetrics-month-ends'],
                drawing: {
                  visual: 'thousand-in-bitcoin',
                  background: 'plain',
                  mood: 'calm',
                  text: 'Quatro colunas: {thousand-in-bitcoin-october-2021} em bitcoin no fim de outubro de 2021, o fim de mês mais alto até então, {thousand-in-bitcoin-december-2022} no fim de dezembro de 2022, {thousand-in-bitcoin-december-2024} dois anos depois e {thousand-in-bitcoin-june-2026} no fim de junho de 2026.',
                  words: ['out. 2021', 'dez. 2022', 'dez. 2024', 'jun. 2026'],
                },
              },
            ],
            visual: 'jar-and-bank',
            visualText:
              'Um pote de cédulas de onde sobe vapor, um pequeno banco embaixo de um guarda-chuva e um celular com uma linha em zigue-zague.',
            mood: 'calm',
          },
        },
      ],
    },
    {
      type: 'analogy',
      title: 'O estepe',
      paragraphs: [
        {
          text: 'Um estepe não rende nada. É pesado e, na maioria dos dias, não faz coisa nenhuma. Ninguém diz que é um mau investimento. Ele está ali para que um prego seja só um prego.',
        },
        {
          text: 'Uma reserva de emergência é um estepe feito de dinheiro: para o carro, o dente, o mês sem salário. Sem ela, um prego vira uma dívida, e a dívida traz o seu próprio prego, que se chama juros.',
        },
        {
          text: 'De que tamanho ela deve ser? Três a seis meses de despesas é uma regra prática comum. Uma enfermeira com emprego fixo talvez precise de menos que um garçom que vive de gorjetas.',
          sources: ['cfpb'],
        },
      ],
      drawing: {
        visual: 'spare-tire',
        background: 'plain',
        mood: 'calm',
        text: 'Um pneu furado por um prego. Ao lado, um estepe em seis partes, cada uma um mês de despesas: três estão cheias, e outras três, tracejadas.',
        words: ['3 a 6', 'meses'],
      },
      limits:
        'Meio pneu não serve para nada. Meio colchão serve. E uma loja de pneus vende a todos, enquanto poupar só é fácil para quem chega ao fim do mês com alguma sobra.',
    },
    {
      type: 'interactive',
      widget: 'cushion',
      title: 'Sua vez: dê as cartas de um ano ruim',
      introduction: [
        {
          text: 'Cada toque dá as cartas de um ano, com até três surpresas. As cartas são inventadas. Em um de cada quatro anos, o salário para ou encolhe por um tempo.',
          sources: ['urban-one-in-four'],
        },
      ],
      tasks: [
        {
          text: 'Dê as cartas de dez anos com o colchão como está. O que o rompe, as contas ou o salário perdido?',
          answer: 'O salário perdido. Em nenhum dos mil anos as contas sozinhas rompem este colchão.',
        },
        {
          text: 'Olhe as barras de todos os anos. Que passo ajuda mais: de nada a meio mês, ou de três meses a quatro?',
          answer:
            'O primeiro. De cada cem anos, 32 resistem sem nada, e 76 com meio mês. De três meses a quatro, passa-se de 97 a todos.',
        },
        {
          text: 'Ponha em 0 o que você guarda por mês, depois em 200. Que barras mudam mais?',
          answer:
            'As finas. Sem colchão nenhum, no início resiste 1 ano em cada cem, e depois mais da metade. Com dois meses quase nada muda.',
        },
      ],
      closing: [
        {
          text: 'Um colchão fino aguenta contas pequenas. Só um grosso aguenta a perda de um emprego. Por isso muita gente vai por passos: aluguel, luz e impostos, depois um colchão fino, depois as dívidas caras, depois o resto.',
        },
        {
          text: 'Por que as dívidas antes do resto? Quitar um cartão com juros de 20% economiza 20% ao ano, com certeza. Pouca coisa supera isso, a não ser um empregador que acrescenta dinheiro ao que você poupa. “Nenhuma estratégia de investimento rende tanto, ou com menos risco, quanto eliminar dívidas de juros altos”, diz o órgão dos Estados Unidos que fiscaliza o mercado de ações. Isto é uma lição e não é aconselhamento financeiro.',
          sources: ['sec-debt', 'match-first'],
        },
      ],
    },
  ],
  check: [
    {
      id: 'purpose',
      prompt: 'Para que serve um colchão?',
      options: [
        {
          id: 'grow',
          text: 'Para crescer',
          isCorrect: false,
          explanation: 'Talvez renda um pouco de juros. Não é o trabalho dele.',
        },
        {
          id: 'small',
          text: 'Para que um problema pequeno não cresça',
          isCorrect: true,
          explanation: 'Um dente continua sendo um dente e não vira uma dívida.',
        },
        {
          id: 'cheap',
          text: 'Para comprar ações quando os preços caem',
          isCorrect: false,
          explanation: 'Aí ele não está mais lá quando o carro quebra.',
        },
      ],
    },
    {
      id: 'price',
      prompt:
        'Seu colchão estava em uma conta segurada, e os preços subiram mais rápido que os juros. Foi um erro guardá-lo ali, e não em bitcoin ou em uma gaveta?',
      options: [
        {
          id: 'no',
          text: 'Não, é isso que ele custa',
          isCorrect: true,
          explanation: 'Perdeu um pouco, devagar, e estaria ali em qualquer dia.',
        },
        {
          id: 'bitcoin',
          text: 'Sim, o lugar dele era em bitcoin',
          isCorrect: false,
          explanation: 'Poderia ter crescido. Também poderia valer um quarto no dia em que você precisasse.',
        },
        {
          id: 'cash',
          text: 'Sim, uma gaveta é mais segura',
          isCorrect: false,
          explanation: 'Uma gaveta não paga juros e pode ser roubada.',
        },
      ],
    },
    {
      id: 'order',
      prompt: 'Ana tem US$ 600 e deve US$ 900 em um cartão a 24%. Que ordem esta lição descreve?',
      options: [
        {
          id: 'shares',
          text: 'Investir os US$ 600, porque as ações podem subir',
          isCorrect: false,
          explanation: 'Podem. Os 24% são certos.',
        },
        {
          id: 'all',
          text: 'Guardar seis meses de despesas, depois pagar o cartão',
          isCorrect: false,
          explanation: 'Isso pode levar anos, e o cartão custa 24% o tempo todo.',
        },
        {
          id: 'steps',
          text: 'Um colchão fino, depois o cartão, depois guardar mais',
          isCorrect: true,
          explanation: 'Sem colchão nenhum, a próxima conta iria de novo para o cartão.',
        },
      ],
    },
  ],
  takeaways: [
    'Um colchão não está aí para ganhar. Ele impede que um problema pequeno cresça.',
    'Algumas centenas de dólares já ajudam. Três a seis meses é uma regra prática.',
    'O lugar dele é onde você o alcança em um dia. A inflação o corrói aos poucos, e esse é o preço.',
    'Aluguel, luz e impostos vêm primeiro. Uma dívida cara costuma vir antes de um colchão grosso e da maioria dos investimentos.',
  ],
  explains: 'por que um colchão fino vem antes dos grandes planos',
  limits:
    'A pergunta dos {emergency-expense} trata do que as pessoas fariam. Algumas têm o dinheiro e mesmo assim usariam um cartão. As pesquisas daqui são dos Estados Unidos, onde uma perna quebrada e um emprego perdido podem custar mais que em países com outras regras. O jogo deixa de fora seguros, seguro-desemprego e família. A citação é tradução nossa.',
};
