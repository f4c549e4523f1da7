import type { LessonContent } from '../../lesson';

export const lesson: LessonContent = {
  id: 'three-jobs-of-money',
  cover: { visual: 'two-price-tags', background: 'shop', mood: 'uneasy' },
  opening: {
    title: 'Um preço em nada',
    paragraphs: [
      {
        text: 'Brasil, março de 1994. Os preços sobem tão rápido que uma loja de artigos esportivos imprime etiquetas novas toda semana, às vezes quase todo dia. Então o dono escreve etiquetas em “URV”: 100 URV por um par de sapatos. Não existe moeda nem cédula de URV. Nunca vai existir.',
        sources: ['urv-shop'],
      },
    ],
    guess: {
      question: 'Como os clientes pagam?',
      options: [
        {
          id: 'dollars',
          text: 'Em dólares dos Estados Unidos',
          isCorrect: false,
          answer: 'Uma URV valia cerca de um dólar, mas não era assim que se pagava.',
        },
        {
          id: 'old',
          text: 'Com o dinheiro antigo, pela cotação do dia',
          isCorrect: true,
          answer: 'A cotação da URV saía todos os dias.',
        },
        {
          id: 'not',
          text: 'Não pagam: a loja fecha',
          isCorrect: false,
          answer: 'Ela ficou aberta e parou de trocar as etiquetas.',
        },
      ],
    },
    reveal: [
      {
        text: 'Ele mudou todos os preços uma única vez, em março de 1994, e nunca mais. Não havia URV para entregar nem para guardar na gaveta. Ela fazia uma coisa só: comparava. Portanto, o dinheiro tem mais de um trabalho.',
        sources: ['urv-shop', 'urv-npr'],
      },
    ],
  },
  objectives: [
    'Dizer quais são os três trabalhos: pagar, poupar, comparar',
    'Perceber qual trabalho um dinheiro faz mal',
    'Contar como o cigarro chegou a fazer os três',
    'Dizer o que os estudiosos discutem: qual trabalho veio primeiro',
  ],
  modules: [
    {
      type: 'analogy',
      title: 'O canivete',
      paragraphs: [
        {
          text: 'Um canivete tem uma lâmina, uma chave de fenda e um abridor de garrafas. Chamamos de um canivete só, e são três ferramentas.',
        },
        {
          text: 'O dinheiro é um canivete desses. Ele paga: você o entrega, e o negócio está feito. Os livros chamam isso de meio de troca. Ele poupa: o que você ganha hoje pode gastar no ano que vem. É a reserva de valor. E ele compara: uma bicicleta custa o mesmo que quarenta pizzas. É a unidade de conta.',
        },
        {
          text: 'Em tempos calmos, um dinheiro só faz os três, e você nem nota. Em tempos ruins, o canivete se desmonta. Aí as pessoas pagam com uma coisa, guardam outra e pensam em uma terceira.',
        },
      ],
      drawing: {
        visual: 'pocketknife',
        background: 'plain',
        mood: 'calm',
        text: 'Um canivete com lâmina, chave de fenda e abridor de garrafas. Levam o nome dos três trabalhos: pagar, poupar e comparar.',
        words: ['pagar', 'poupar', 'comparar'],
      },
      limits:
        'As ferramentas de um canivete não atrapalham umas às outras. Os trabalhos do dinheiro, sim. O que todos guardam ninguém gasta, e o que todos correm para gastar ninguém guarda.',
    },
    {
      type: 'story',
      title: 'Um trabalho, dois trabalhos, três',
      sections: [
        {
          id: 'ur',
          background: 'plain',
          truth: 'documented',
          content: {
            year: 'Cerca de 2050 a.C.',
            location: 'Suméria, no atual Iraque',
            character: 'Escribas de templos e palácios',
            scene: 'Contado em prata',
            narrative: [
              {
                text: 'Em tabletes de argila, os escribas anotavam o que entrava e o que saía: cevada, lã, salários. Para somar tudo isso, precisavam de uma única medida. Escolheram a prata, por peso. Um siclo de prata correspondia a 300 sila de cevada.',
                sources: ['ur-silver', 'ur-tablets'],
              },
            ],
            guess: {
              question: 'Quantas moedas de prata tinham esses escribas?',
              options: [
                {
                  id: 'none',
                  text: 'Nenhuma',
                  isCorrect: true,
                  answer: 'O siclo era um peso. A prata era cortada e pesada.',
                },
                {
                  id: 'chests',
                  text: 'Baús cheios, para os templos',
                  isCorrect: false,
                  answer: 'Prata, sim. Moedas, não.',
                },
                {
                  id: 'one',
                  text: 'Uma de cada tipo, para servir de medida',
                  isCorrect: false,
                  answer: 'Mediam com pesos de pedra e com a palavra do Estado.',
                },
              ],
            },
            reveal: [
              {
                text: 'A prata não era cunhada. Era a medida, e também um meio de pagar. Quanto da vida diária se pagava em prata e quanto em cevada, os estudiosos ainda debatem: a maioria dos tabletes vem das repartições do próprio Estado.',
                sources: ['ur-uncoined', 'ur-tablets'],
              },
            ],
            visual: 'clay-tablet',
            visualText: 'Um tablete de argila coberto de sinais em forma de cunha, ao lado de três espigas de cevada.',
            mood: 'calm',
          },
        },
        {
          id: 'camp',
          background: 'night',
          truth: 'documented',
          content: {
            year: '1942 a 1945',
            location: 'Campos de prisioneiros na Itália e na Alemanha',
            character: 'R. A. Radford, estudante de economia, e outros prisioneiros de guerra',
            scene: 'Queijo por sete',
            narrative: [
              {
                text: 'Radford era um soldado britânico, capturado na Líbia em 1942. No campo, cada homem recebia um pacote da Cruz Vermelha: leite, geleia, manteiga, chocolate e cigarros. No começo, trocavam. Contava-se que um padre saiu com uma lata de queijo e cinco cigarros. Voltou com os dois, e ainda com um pacote inteiro.',
                sources: ['radford-life', 'radford'],
              },
            ],
            guess: {
              question: 'Alguns homens não fumavam. O que faziam com os cigarros depois de um mês?',
              options: [
                {
                  id: 'chocolate',
                  text: 'Trocavam pelo chocolate de um amigo',
                  isCorrect: false,
                  answer: 'No começo, sim. Um mês depois, faziam outra coisa.',
                },
                {
                  id: 'gave',
                  text: 'Davam de presente',
                  isCorrect: false,
                  answer: 'Àquela altura, valiam demais para isso.',
                },
                {
                  id: 'cigarettes',
                  text: 'Aceitavam como pagamento, como todo mundo',
                  isCorrect: true,
                  answer: '“Queijo por sete”, gritavam. Sete cigarros.',
                },
              ],
            },
            reveal: [
              {
                text: 'Os cigarros faziam os três trabalhos: os homens pagavam com eles, os guardavam e faziam contas neles. Tinham também os defeitos do dinheiro. As melhores marcas eram fumadas, e as ruins, passadas adiante. Quando chegavam pacotes, havia muitos cigarros e os preços subiam. Quando eles viravam fumaça, os preços caíam.',
                sources: ['radford', 'pow-summary'],
              },
              {
                text: 'Isso mostra como o dinheiro começou? Um crítico diz que não. E o próprio Radford avisou que um campo não é nem um mercado de rua movimentado nem a mesa de jantar de uma família.',
                sources: ['pow-critic'],
              },
            ],
            visual: 'cigarettes',
            visualText: 'Um maço de cigarros aberto e uma lata sobre uma tábua. Uma lista de preços conta em cigarros.',
            mood: 'uneasy',
          },
        },
        {
          id: 'brazil',
          background: 'city',
          truth: 'documented',
          content: {
            year: '1º de julho de 1994',
            location: 'Brasil',
            character: 'Quatro economistas e um país inteiro',
            scene: 'Dois tipos de dinheiro ao mesmo tempo',
            narrative: [
              {
                text: 'Por quatro meses, o Brasil teve dois tipos de dinheiro. Pagava-se em cruzeiros reais, que derretiam. Salários, impostos e preços eram escritos em URV, e esses ficavam parados. A ideia era que as pessoas deixassem de esperar que os preços subissem.',
                sources: ['urv-npr', 'urv'],
              },
            ],
            guess: {
              question: 'O que veio depois?',
              options: [
                {
                  id: 'ban',
                  text: 'Proibiram a URV',
                  isCorrect: false,
                  answer: 'Ela fez o contrário de desaparecer.',
                },
                {
                  id: 'real',
                  text: 'A URV virou o dinheiro',
                  isCorrect: true,
                  answer: 'Ganhou cédulas, moedas e um nome: o real.',
                },
                {
                  id: 'dollar',
                  text: 'O Brasil adotou o dólar dos Estados Unidos',
                  isCorrect: false,
                  answer: 'O país continuou com um dinheiro próprio.',
                },
              ],
            },
            reveal: [
              {
                text: 'Em 1º de julho, uma URV virou um real, por {cruzeiros-per-real} cruzeiros reais. A inflação disparada acabou. O Brasil ainda paga em reais.',
                sources: ['urv'],
              },
              {
                text: 'Uma boa medida não foi toda a cura. Os impostos ajudaram a sustentar o dinheiro novo, e também os juros muito altos, que encarecem os empréstimos. A inflação lenta ficou: em maio de 2024 eram necessários 8 reais para comprar o que um comprava em julho de 1994.',
                sources: ['urv-shop', 'real-2024'],
              },
            ],
            visual: 'melting-notes',
            visualText:
              'Em uma loja, uma bolsa tem uma etiqueta de preço que diz 1 URV. Ao lado, uma pilha de cédulas derrete e pinga pela borda do balcão.',
            mood: 'relieved',
          },
        },
      ],
    },
    {
      type: 'interactive',
      widget: 'decision',
      title: 'Sua vez: a barraca de macarrão',
      situation: [
        {
          text: 'Imagine um país onde os preços sobem {rise-a-month:number}% ao mês. Você vende macarrão. O aluguel e os salários se pagam no dinheiro local.',
          drawing: {
            visual: 'noodle-stall',
            background: 'plain',
            mood: 'uneasy',
            text: 'Uma barraca de macarrão e doze barras para doze meses, cada uma {rise-a-month:number}% mais alta que a anterior.',
            words: ['+{rise-a-month} ao mês'],
          },
        },
      ],
      question: 'Em que dinheiro você faz as contas, recebe e guarda?',
      options: [
        {
          id: 'local',
          label: 'Tudo no dinheiro local',
          outcome: {
            text: 'É simples, e todo mundo entende o cardápio. Você o reescreve todo mês. O que guardou por um ano compra 56% do que comprava.',
          },
        },
        {
          id: 'split',
          label: 'Recebo no dinheiro local, conto e guardo em dólares',
          outcome: {
            text: 'O cardápio fica parado, e as economias derretem bem mais devagar. Você precisa da cotação do dia, trocar custa uma taxa, e em alguns países a lei proíbe.',
          },
        },
        {
          id: 'bitcoin',
          label: 'Conto e guardo em bitcoin',
          outcome: {
            text: 'Ninguém pode imprimi-lo, e você pode levá-lo para o outro lado da fronteira. Mas o preço pode cair um terço em semanas, e o aluguel vence na sexta-feira. O preço do macarrão em bitcoin mudaria a toda hora.',
          },
        },
      ],
      closing: {
        text: 'Cada escolha dá um trabalho a um dinheiro, e cada uma tem seu preço. Na Argentina, muita gente gasta pesos, guarda dólares e põe preço nos apartamentos em dólares.',
        sources: ['argentina-two'],
      },
    },
  ],
  check: [
    {
      id: 'account',
      prompt:
        'O dono de um imóvel pede 500 dólares por mês. O inquilino paga em pesos, pela cotação do dia. Qual trabalho o dólar faz?',
      options: [
        {
          id: 'pay',
          text: 'Ele paga',
          isCorrect: false,
          explanation: 'Quem paga são os pesos. Nenhum dólar muda de mão.',
        },
        {
          id: 'save',
          text: 'Ele poupa',
          isCorrect: false,
          explanation: 'Talvez, em outro lugar. Aqui ele só diz o preço.',
        },
        {
          id: 'compare',
          text: 'Ele compara',
          isCorrect: true,
          explanation: 'É a unidade de conta, como era a URV.',
        },
      ],
    },
    {
      id: 'smoke',
      prompt:
        'Os pacotes da Cruz Vermelha param de chegar, e os homens continuam fumando. O que acontece com os preços em cigarros?',
      options: [
        {
          id: 'fall',
          text: 'Caem',
          isCorrect: true,
          explanation: 'Sobram menos cigarros para pagar, então cada um compra mais.',
        },
        {
          id: 'rise',
          text: 'Sobem',
          isCorrect: false,
          explanation: 'Subiam quando chegavam pacotes e havia muitos cigarros.',
        },
        {
          id: 'same',
          text: 'Ficam iguais',
          isCorrect: false,
          explanation: 'Ficariam, se os cigarros só fossem contados e nunca fumados.',
        },
      ],
    },
    {
      id: 'first',
      prompt: 'Qual trabalho veio primeiro na história?',
      options: [
        {
          id: 'pay',
          text: 'Pagar: isso é certo',
          isCorrect: false,
          explanation: 'Menger defendeu isso. Não está provado.',
        },
        {
          id: 'disputed',
          text: 'Os estudiosos discordam',
          isCorrect: true,
          explanation: 'Uns dizem que foi pagar no comércio; outros, contar o que as pessoas deviam.',
        },
        {
          id: 'save',
          text: 'Poupar, como um tesouro',
          isCorrect: false,
          explanation: 'Tesouros são antigos, mas um tesouro ainda não é dinheiro.',
        },
      ],
    },
  ],
  takeaways: [
    'O dinheiro tem três trabalhos: pagar, poupar, comparar.',
    'Uma coisa pode fazer bem um trabalho e mal outro.',
    'Quando um dinheiro falha, as pessoas repartem os trabalhos entre vários.',
    'Pergunte de todo dinheiro: qual dos três ele faz, e para quem?',
  ],
  explains: 'o que são os três trabalhos do dinheiro, e como se separam',
  limits:
    'Alguns livros contam quatro trabalhos: põem à parte o pagamento de dívidas. Qual trabalho veio primeiro é discutido. Um lado diz que bens viraram meio de pagamento no comércio; o outro, que contar dívidas veio muito antes. O campo de Radford e a URV do Brasil são casos isolados, e os estudiosos debatem o que o campo mostra.',
};
