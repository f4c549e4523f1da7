import type { LessonContent } from '../../lesson';

export const lesson: LessonContent = {
  id: 'prices-wages-and-houses',
  cover: { visual: 'gas-pump', background: 'street', mood: 'calm' },
  opening: {
    title: 'Trinta e seis centavos',
    paragraphs: [
      {
        text: 'Em 1971 um galão de gasolina custava cerca de 36 centavos de dólar nos Estados Unidos. Em 2024 custava {gasoline-2024:number} dólares, mais de nove vezes isso. O avô balança a cabeça. Mas em 1971 o domicílio do meio tinha {household-income-1971} dólares por ano, e em 2024 tinha {household-income-2024}.',
        sources: ['item-prices-bls', 'income-1971', 'income-h5'],
      },
    ],
    guess: {
      question: 'Conte em tempo: divida a renda do ano por horas de tempo integral. Quanto custa um galão em minutos?',
      options: [
        {
          id: 'less',
          text: 'Metade dos minutos de 1971',
          isCorrect: false,
          answer: 'A gasolina não ficou tão barata. O leite ficou, e mais ainda.',
        },
        {
          id: 'same',
          text: 'Quase os mesmos de 1971',
          isCorrect: true,
          answer: 'Cinco minutos antes, cinco minutos agora.',
        },
        {
          id: 'more',
          text: 'O dobro dos minutos de 1971',
          isCorrect: false,
          answer:
            'Chegou a uns nove minutos em 1981, depois de dois choques do petróleo, e de novo em 2012. Nas duas vezes voltou a cair.',
        },
      ],
    },
    reveal: [
      {
        text: 'Nove vezes o preço, e os mesmos cinco minutos. Um preço sozinho diz pouco. É preciso algo com que medi-lo. A medida que você escolhe decide o que vai ver, e é aí que a briga começa.',
      },
    ],
  },
  objectives: [
    'Distinguir um preço em dólares, um preço em horas e um preço descontada a inflação',
    'Dizer o que um índice de preços conta, e por que é atacado de dois lados',
    'Comparar salários, rendas e casas desde 1971 com mais de uma medida',
    'Separar: o que aconteceu, e por quê',
  ],
  modules: [
    {
      type: 'story',
      title: 'Três coisas para medir',
      sections: [
        {
          id: 'basket',
          background: 'shop',
          truth: 'documented',
          content: {
            year: '1996 até hoje',
            location: 'Washington',
            character: 'Estatísticos e seus críticos',
            scene: 'A cesta que muda sempre',
            narrative: [
              {
                text: 'O índice de preços ao consumidor dos Estados Unidos acompanha uma cesta de coisas. Em 2024 estava em {prices-multiple-1971-to-2024:number} vezes o nível de 1971. Mas as coisas mudam. Se uma televisão nova custa o mesmo e mostra mais, ela é mais barata? Desde 1999 o Escritório de Estatísticas do Trabalho dos EUA (BLS) usa uma fórmula para isso: um aparelho melhor conta como um preço mais baixo.',
                sources: ['cpi', 'bls-televisions'],
              },
              {
                text: 'Em 1996 uma comissão chefiada pelo economista Michael Boskin concluiu que o índice errava em 1,1 ponto por ano.',
                sources: ['boskin'],
              },
            ],
            guess: {
              question: 'Para que lado, segundo ela?',
              options: [
                {
                  id: 'low',
                  text: 'Mostrava inflação de menos',
                  isCorrect: false,
                  answer: 'Isso diz outro grupo de críticos.',
                },
                {
                  id: 'high',
                  text: 'Mostrava inflação demais',
                  isCorrect: true,
                  answer: 'Qualidade melhor, coisas novas e lojas mais baratas ficavam de fora, concluiu.',
                },
              ],
            },
            reveal: [
              {
                text: 'Um avaliador chamou essa conclusão de conjetura. Outros dizem o contrário: mudanças feitas desde o começo dos anos 1980 escondem a inflação, porque o índice já não segue o custo da mesma vida. John Williams, da Shadow Government Statistics, é um deles. Dois economistas do BLS responderam. Dizia-se que uma mudança tirava 3 pontos por ano da inflação, escreveram; eles tinham medido 0,28. Ele discordou. Nenhum índice é um termômetro, mas nem tudo o que se afirma sobre ele tem a mesma base.',
                sources: ['boskin-review', 'shadow-statistics', 'bls-answers', 'shadow-reply'],
              },
            ],
            visual: 'changing-basket',
            visualText:
              'Duas cestas de compras. Uma tem pão, leite e uma televisão antiga e grossa; a outra, pão, leite e uma televisão fina.',
            mood: 'calm',
          },
        },
        {
          id: 'pay',
          background: 'city',
          truth: 'documented',
          content: {
            year: '1971 a 2024',
            location: 'Estados Unidos',
            character: 'O domicílio do meio',
            scene: 'Mais, mas quanto mais?',
            narrative: [
              {
                text: 'O domicílio do meio, ou mediano, tem tantos domicílios acima quanto abaixo. Divida a renda dele pelo índice de preços, e você vê o que ela pode comprar.',
                sources: ['income-h5', 'cpi'],
              },
            ],
            guess: {
              question:
                'De 1971 a 2024, o que aconteceu com essa renda, descontada a inflação, pelo índice de preços simples?',
              options: [
                { id: 'fell', text: 'Caiu', isCorrect: false, answer: 'Não segundo estas duas séries oficiais.' },
                {
                  id: 'fifth',
                  text: 'Subiu cerca de um quinto',
                  isCorrect: true,
                  answer: 'Subiu {household-income-after-inflation-since-1971:number}%, em 53 anos.',
                },
                {
                  id: 'doubled',
                  text: 'Dobrou',
                  isCorrect: false,
                  answer: 'Segundo uma medida, a produção por hora dobrou. Esta renda, não.',
                },
              ],
            },
            reveal: [
              {
                text: 'Um quinto em meio século é pouco, dizem os que falam em ruptura. A remuneração por hora do meio, com benefícios, subiu 11% de 1973 a 2016, e a produção por hora, 75%. E é preciso mais trabalho para chegar lá. Pense nos casais em que pelo menos um tem emprego de tempo integral: no começo dos anos 1970, em dois de cada três só o homem tinha um. Em 2000, em quase dois de cada três os dois tinham. Desde então essa parcela caiu um pouco.',
                sources: ['pay-vox', 'earners-npr'],
              },
              {
                text: 'Outros respondem: o índice simples seguia os juros das hipotecas até 1982. Pelos índices melhorados que o Departamento do Censo dos EUA usa, a alta passa de dois quintos. Um domicílio tinha umas três pessoas na época, e duas e meia agora. E essa renda é contada antes dos impostos e sem a ajuda que não se paga em dinheiro. Com as duas coisas, e contando do seu jeito, o Escritório de Orçamento do Congresso dos EUA acha para os três quintos do meio 59% a mais em 2019 que em 1979. Anna Stansbury e Lawrence Summers, que acharam os 11%, também acham que produzir mais rápido ainda puxa os salários para cima. Outra coisa os segurou, pensam eles.',
                sources: [
                  'census-index',
                  'income-1971-improved',
                  'income-1990-improved',
                  'income-2024-release',
                  'income-deflators',
                  'cbo-income-2019',
                  'household-size-1970',
                  'household-size-2023',
                  'pay-piie',
                  'pay-vox',
                ],
              },
            ],
            visual: 'time-clock',
            visualText: 'Um relógio de ponto em uma parede, com um porta-cartões. Uma mão enfia um cartão.',
            mood: 'uneasy',
          },
        },
        {
          id: 'house',
          background: 'street',
          truth: 'documented',
          content: {
            year: '1971 a 2024',
            location: 'Estados Unidos',
            character: 'Quem compra uma casa nova',
            scene: 'A casa',
            narrative: [
              {
                text: 'Em 1971 a casa nova mediana custava {new-house-1971:number} dólares. Eram {house-in-household-incomes-1971} anos da renda do domicílio mediano. Uma casa nova daqueles anos tinha cerca de 1.400 pés quadrados.',
                sources: ['house', 'house-size-1970'],
              },
            ],
            guess: {
              question: 'E em 2024, em anos de renda?',
              options: [
                {
                  id: 'two',
                  text: '{house-in-household-incomes-1971} anos, como antes',
                  isCorrect: false,
                  answer: 'Longe disso.',
                },
                { id: 'four', text: '3,9 anos', isCorrect: false, answer: 'Essa marca já ficou para trás em 1987.' },
                {
                  id: 'five',
                  text: '{house-in-household-incomes-2024} anos',
                  isCorrect: true,
                  answer:
                    '{owner-house-2024:official:number} dólares. Em 2022 chegaram a {house-in-household-incomes-2022}.',
                },
              ],
            },
            reveal: [
              {
                text: 'Em 2024, descontada a inflação, a casa nova custa {new-house-after-inflation:number} vezes o preço antigo. Também tem metade a mais de área: cerca de {house-size-2024} pés quadrados. Desde 1983 o índice de preços não a conta: uma casa é um investimento, dizem os que o fazem, e por isso contam o aluguel que um dono teria de pagar.',
                sources: ['house', 'cpi', 'house-size-2024', 'bls-rent'],
                chart: 'prices-income-house',
              },
              {
                text: 'Por quê? Uns dizem: quando se cria dinheiro com facilidade demais, as pessoas fogem para coisas que ninguém pode imprimir, e os empréstimos correm atrás das casas. Edward Glaeser e seus colegas apontam para as licenças: desde 1970, concluem, ficou cada vez mais difícil ter permissão para construir. Juros, casas maiores e cidades cheias também contam. Uma causa não exclui a outra.',
                sources: ['house-permits'],
              },
            ],
            visual: 'two-houses',
            visualText:
              'Uma casa pequena com uma árvore e uma casa grande com duas garagens. Na frente de cada uma há uma pilha de moedas: a segunda tem quase o dobro da altura.',
            mood: 'uneasy',
          },
        },
      ],
    },
    {
      type: 'analogy',
      title: 'A régua de borracha',
      paragraphs: [
        {
          text: 'Todo ano você marca na porta a altura do seu irmão pequeno, com uma régua de borracha. Alguém puxa a régua, um pouco mais a cada ano. Logo ele parece encolher. Para saber a altura dele, é preciso saber quanto a régua esticou.',
        },
        {
          text: 'O dólar é uma régua assim. Ele compra menos quase todo ano, e os preços parecem crescer. A inflação é o esticão. Dá para corrigi-la com um índice de preços. Ou você joga a régua fora e mede com outra coisa: horas de trabalho. Economistas fazem isso com a luz. O salário de uma hora compra milhares de vezes mais luz que em 1800.',
          sources: ['nordhaus-light', 'nordhaus-delong'],
        },
      ],
      drawing: {
        visual: 'rubber-ruler',
        background: 'plain',
        mood: 'calm',
        text: 'A mesma criança duas vezes: ao lado de uma régua, e ao lado dessa régua esticada. Pela esticada, a criança parece menor.',
      },
      limits:
        'O batente de uma porta não muda. Um carro, uma casa ou uma hora de trabalho mudam: os carros ficaram mais seguros, as casas maiores, e as horas são pagas de modo muito diferente. Toda régua é feita de algum tipo de borracha.',
    },
    {
      type: 'interactive',
      widget: 'hours-of-work',
      title: 'Sua vez: quanto custa em horas?',
      introduction: [
        {
          text: 'Escolha uma coisa e um ano. O instrumento conta quanto o domicílio do meio trabalhava por ela naquele ano, e em 2024. Ao lado está a outra medida: o preço descontada a inflação.',
        },
        {
          text: 'Nos Estados Unidos, casais de 25 a 54 anos trabalhavam juntos 56 horas pagas por semana em 1969. Em 2000 eram 67.',
          sources: ['bls-couples'],
        },
      ],
      tasks: [
        {
          text: 'Ache uma coisa que ficou mais barata nas duas medidas, e uma que ficou mais cara nas duas.',
          answer: 'Desde 1971 o leite ficou mais barato nas duas. O carro e a casa ficaram mais caros nas duas.',
        },
        {
          text: 'Pegue o pão e 1971. Por que as duas medidas discordam?',
          answer:
            'Em horas de trabalho ficou 15% mais barato. Descontada a inflação, o preço é mais ou menos o mesmo. Os salários subiram mais que os preços.',
        },
        {
          text: 'Pegue a casa. Mude o ano de 1971 para 2010 e 2021. Quando custou mais anos? Por que 1981 pode ter sido mais difícil mesmo assim? Veja “O que estes números escondem”.',
          answer:
            'Em 2021: 5,4 anos de renda, contra 4,5 em 2010 e 2,8 em 1971. Em 1981 os juros do empréstimo eram muito mais altos.',
        },
        {
          text: 'Pegue de novo o pão e tente as horas dos casais: 2.912 para 1971 (56 por semana) e 3.484 para 2024 (67 por semana). O que sobra do progresso? Por que isso é duro demais?',
          answer:
            'Nada: o pão custa então tanto tempo quanto em 1971. É duro demais porque a renda é de todos os domicílios, e muitos não são de casais.',
        },
      ],
      closing: [
        {
          text: 'Cinco coisas não são uma vida. Faltam aluguel, médicos, faculdades e creches, e também celulares e computadores. Se alguém mostrar um preço para provar que tudo piorou, ou melhorou, pergunte pelos outros quatro.',
        },
        {
          text: 'E estes números dizem o que aconteceu. Não dizem por quê. O ano de 1971 está na lista porque se afirma tanta coisa sobre ele, não porque toda linha se dobre ali.',
        },
      ],
    },
  ],
  check: [
    {
      id: 'hours',
      prompt: 'Uma coisa custa o triplo em dólares, e seu salário é seis vezes maior. Em horas de trabalho ela sai',
      options: [
        {
          id: 'same',
          text: 'tão cara quanto antes',
          isCorrect: false,
          explanation: 'O salário cresceu mais que o preço, então as horas diminuíram.',
        },
        {
          id: 'dearer',
          text: 'pelo triplo de antes',
          isCorrect: false,
          explanation: 'Em dólares, sim. As horas contam também o salário.',
        },
        {
          id: 'half',
          text: 'pela metade de antes',
          isCorrect: true,
          explanation: 'Três dividido por seis.',
        },
      ],
    },
    {
      id: 'cpi',
      prompt: 'Por que o preço de uma casa não aparece no índice de preços ao consumidor dos Estados Unidos?',
      options: [
        {
          id: 'invest',
          text: 'Ela conta como investimento',
          isCorrect: true,
          explanation:
            'O índice conta quanto custa morar nela. Para os donos, ele estima um aluguel. Os críticos não gostam disso.',
        },
        {
          id: 'hide',
          text: 'Uma lei proíbe',
          isCorrect: false,
          explanation: 'Não. Foi uma decisão de estatísticos, anunciada em 1981 e discutida desde então.',
        },
        {
          id: 'small',
          text: 'Muito pouca gente compra uma',
          isCorrect: false,
          explanation: 'A maioria dos domicílios tem casa própria. É a maior compra da vida.',
        },
      ],
    },
    {
      id: 'cause',
      prompt: 'As casas custam mais anos de renda que em 1971. O que se conclui disso?',
      options: [
        {
          id: 'gold',
          text: 'O fim da promessa do ouro causou isso',
          isCorrect: false,
          explanation: 'Pode ter ajudado. Uma data antes de outra não prova nada.',
        },
        {
          id: 'look',
          text: 'Algo mudou. O porquê está em aberto',
          isCorrect: true,
          explanation:
            'As causas têm de ser mostradas uma a uma. Dinheiro, licenças, tamanho, juros e cidades estão todos na lista.',
        },
        {
          id: 'nothing',
          text: 'Nada, porque as casas ficaram maiores',
          isCorrect: false,
          explanation: 'Metade a mais de área não explica o dobro do preço, descontada a inflação.',
        },
      ],
    },
  ],
  takeaways: [
    'Um preço precisa de uma medida: dólares, horas, ou dólares descontada a inflação.',
    'O leite custa cerca de um terço do tempo de 1971, a gasolina o mesmo, uma casa muito mais.',
    'Um índice de preços é um conjunto de escolhas, e é atacado dos dois lados.',
    'Os números mostram o que aconteceu. Por que aconteceu é outra pergunta.',
  ],
  explains: 'por que um preço diz pouco até você escolher uma medida',
  limits:
    'A renda domiciliar é a melhor série longa que este site tem. É antes dos impostos, e um domicílio pode ter uma renda ou duas. O preço do leite de 1971 é uma estimativa, e o carro de 2024 é qualquer carro novo ou picape nova. Os números são dos Estados Unidos. Nada aqui é aconselhamento financeiro.',
};
