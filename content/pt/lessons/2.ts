import type { LessonContent } from '../../lesson';

export const lesson: LessonContent = {
  id: '2',
  cover: { visual: 'banknote-zeros', background: 'plain', mood: 'uneasy' },
  opening: {
    title: 'Uma nota com catorze zeros',
    paragraphs: [
      {
        text: 'Em janeiro de 2009, o Zimbábue lançou uma nota de cem trilhões de dólares: o algarismo um e catorze zeros. Em 2015, o banco central recomprou as cédulas antigas por dólares dos Estados Unidos.',
        sources: ['zeros-2009', 'buyback'],
      },
    ],
    guess: {
      question: 'Quanto se recebia por uma nota de cem trilhões?',
      options: [
        {
          id: 'cents',
          text: '40 centavos de dólar',
          isCorrect: true,
          answer: 'Menos de meio dólar, por cem trilhões.',
        },
        {
          id: 'hundreds',
          text: '400 dólares dos EUA',
          isCorrect: false,
          answer: 'Para chegar a isso seriam necessárias mil dessas notas.',
        },
        {
          id: 'thousands',
          text: '40.000 dólares dos EUA',
          isCorrect: false,
          answer: 'Para chegar a isso seriam necessárias cem mil dessas notas.',
        },
      ],
    },
    reveal: [
      {
        text: 'A cotação era de 250 trilhões por um dólar dos Estados Unidos. O número em uma cédula não diz nada sobre o valor dela. Como um país chega a imprimir um número desses?',
        sources: ['buyback'],
      },
    ],
  },
  objectives: [
    'Contar como o dólar do Zimbábue passou de forte a sem valor em menos de trinta anos',
    'Explicar por que cortar zeros não cura nada',
    'Dizer o que o controle de preços fez com as lojas',
    'Distinguir um número oficial de uma estimativa',
  ],
  modules: [
    {
      type: 'analogy',
      title: 'Repintar o termômetro',
      paragraphs: [
        {
          text: 'Uma criança tem uma febre de 104 graus Fahrenheit, a escala dos Estados Unidos. Alguém pega uma caneta e muda a escala, de modo que a mesma linha agora marca 10,4. O número parece melhor. A criança está tão quente quanto antes.',
        },
        {
          text: 'Tirar zeros de uma moeda é assim. Dez dólares antigos viram um dólar novo, nos preços e nos salários. Economiza tinta, e as caixas registradoras conseguem imprimir o total de novo. Não toca na razão pela qual os preços sobem.',
        },
        {
          text: 'Se a doença continua, o número volta a subir. Aí alguém precisa pegar a caneta outra vez.',
        },
      ],
      drawing: {
        visual: 'two-thermometers',
        background: 'plain',
        mood: 'calm',
        text: 'Dois termômetros com a mesma febre. O primeiro marca 104. Ao lado do segundo, uma caneta escreveu uma escala nova, e ele marca 10,4.',
        words: ['104', '10,4'],
      },
      guess: {
        question: 'Quantas vezes o Zimbábue pegou a caneta em três anos?',
        options: [
          { id: 'once', text: 'Uma', isCorrect: false, answer: 'Uma bastaria, se a doença estivesse curada.' },
          {
            id: 'ten',
            text: 'Dez',
            isCorrect: false,
            answer: 'Dez é o número de zeros que sumiram em um dos cortes.',
          },
          { id: 'three', text: 'Três', isCorrect: true, answer: 'Em 2006, em 2008 e em 2009.' },
        ],
      },
      reveal: [
        {
          text: 'Duas vezes o número voltou a subir. Depois do terceiro corte, abandonaram a moeda.',
        },
      ],
      limits:
        'Uma escala nova nem sempre é inútil. Quando antes se resolveu a causa, como na Alemanha em novembro de 1923, menos zeros ajudam as pessoas a voltar a fazer contas.',
    },
    {
      type: 'story',
      title: 'Um dólar que perdeu vinte e cinco zeros',
      sections: [
        {
          id: 'independence',
          background: 'dawn',
          truth: 'documented',
          content: {
            year: '18 de abril de 1980',
            location: 'Zimbábue',
            character: 'Um país novo',
            scene: 'O primeiro dia de uma moeda',
            narrative: [
              {
                text: 'O Zimbábue ficou independente em 18 de abril de 1980. O dólar do país substituiu o antigo dólar rodesiano, um por um.',
                sources: ['rate-1980', 'rhodesian-dollar'],
              },
            ],
            guess: {
              question: 'Quanto valia um dólar do Zimbábue naquele dia, pela cotação oficial?',
              options: [
                {
                  id: 'cents',
                  text: 'Poucos centavos de dólar dos EUA',
                  isCorrect: false,
                  answer: 'Isso veio depois. O país começou com uma moeda forte.',
                },
                {
                  id: 'half',
                  text: 'Cerca de meio dólar dos EUA',
                  isCorrect: false,
                  answer: 'Mais que isso.',
                },
                {
                  id: 'more',
                  text: 'Mais de um dólar dos EUA',
                  isCorrect: true,
                  answer: 'Começou mais forte que o dólar dos Estados Unidos.',
                },
              ],
            },
            reveal: [
              {
                text: 'O país tinha terra fértil, minas e ferrovias, e estava entre as melhores economias da África. Nada nele dizia que a moeda tinha de fracassar.',
                sources: ['zeros-2009'],
              },
            ],
            visual: 'one-for-one',
            visualText:
              'Duas mãos trocam cédulas: uma antiga com o número um vai para a direita, uma nova com o número um vem para a esquerda.',
            mood: 'hopeful',
          },
        },
        {
          id: 'black-friday',
          background: 'night',
          truth: 'documented',
          content: {
            year: '14 de novembro de 1997',
            location: 'Harare',
            character: 'Veteranos da guerra de independência',
            scene: 'Sexta-feira negra',
            narrative: [
              {
                text: 'Em 1997, veteranos da guerra de independência fizeram passeatas por pensões e por uma recompensa. O governo aceitou pagar {veterans-pension-1997} dólares do Zimbábue a cada um de mais de 50.000 veteranos. A conta era de cerca de 3% de tudo o que o país produzia em um ano, e não estava em nenhum orçamento.',
                sources: ['timeline'],
              },
            ],
            guess: {
              question: 'A notícia saiu. Quanto o dólar do Zimbábue perdeu em um dia?',
              options: [
                {
                  id: 'little',
                  text: 'Até 5%',
                  isCorrect: false,
                  answer: 'Até isso seria um dia ruim para uma moeda. Foi muito pior.',
                },
                {
                  id: 'half',
                  text: 'Até 46%',
                  isCorrect: true,
                  answer: 'Quase metade do valor, em um dia.',
                },
                {
                  id: 'most',
                  text: '72%',
                  isCorrect: false,
                  answer: 'Muitos relatos posteriores dizem isso. Continue lendo e confira.',
                },
              ],
            },
            reveal: [
              {
                text: 'Naquela sexta-feira, um dólar dos Estados Unidos passou de 14 para 26 dólares do Zimbábue, escreveu a revista The Economist. Se o pedido dos veteranos era justo é uma questão. O dinheiro para atendê-lo não existia.',
                sources: ['economist-1997', 'timeline'],
              },
            ],
            more: {
              summary: 'Foram 72%? Confira você mesmo',
              paragraphs: [
                {
                  text: 'Muitos relatos posteriores dizem que ele perdeu 72%. Confira: uma perda de 72% significaria 50 dólares do Zimbábue por um dólar dos Estados Unidos. Dois anos depois, em 1999, a média ainda era de só 38. Eles acrescentam que a bolsa de valores caiu 46% naquele dia, que é o mesmo número da queda da moeda. Pode ser uma confusão, por isso não o repetimos como fato.',
                  sources: ['timeline', 'zimbabwe-rates'],
                },
              ],
            },
            visual: 'empty-safe',
            visualText:
              'Três pessoas levantam papéis com o número {veterans-pension-1997}. O cofre diante delas está aberto e vazio: a soma não está em nenhum orçamento.',
            mood: 'uneasy',
          },
        },
        {
          id: 'quasi-fiscal',
          background: 'plain',
          truth: 'documented',
          content: {
            year: '2000 a 2006',
            location: 'Harare',
            character: 'O Reserve Bank of Zimbabwe, o banco central',
            scene: 'O banco que pagava tudo',
            narrative: [
              {
                text: 'A partir de 2000, o Estado tomou milhares de fazendas que pertenciam a donos brancos. Desde os tempos coloniais, a terra estava dividida de forma desigual, por isso muita gente queria uma reforma. O modo como ela foi feita desmontou a produção. As colheitas e as exportações caíram, e a arrecadação de impostos também.',
                sources: ['zeros-2009'],
              },
              {
                text: 'O buraco foi tapado no banco central. Ele pagava coisas que um orçamento deveria pagar, e cobria o custo com dinheiro novo.',
                sources: ['imf'],
              },
            ],
            guess: {
              question:
                'De que tamanho foram as perdas do banco central em 2006, comparadas com toda a economia do país?',
              options: [
                {
                  id: 'five',
                  text: 'Cerca de 5% dela',
                  isCorrect: false,
                  answer: 'Muitos Estados chamariam isso de crise. Foi muito mais.',
                },
                {
                  id: 'quarter',
                  text: 'Cerca de 25% dela',
                  isCorrect: false,
                  answer: 'Três vezes isso.',
                },
                {
                  id: 'three-quarters',
                  text: 'Cerca de 75% dela',
                  isCorrect: true,
                  answer: 'Três quartos do que o país inteiro produziu naquele ano, e o banco pagou com dinheiro novo.',
                },
              ],
            },
            reveal: [
              {
                text: 'Essa é a conta de um economista do Fundo Monetário Internacional.',
                sources: ['imf'],
              },
              {
                text: 'O governo culpou as sanções do Ocidente. As sanções e os empréstimos perdidos fizeram estrago, sim. As cédulas novas vinham do banco central.',
                sources: ['zeros-2009'],
              },
              {
                text: 'Em 1º de agosto de 2006, cortaram três zeros da moeda. As pessoas tiveram três semanas para entregar as cédulas antigas.',
                sources: ['sunrise'],
              },
            ],
            visual: 'note-strip',
            visualText:
              'Uma tira de cédulas por cortar sai de um banco e se dobra ao lado de contas espetadas em um prego.',
            mood: 'uneasy',
          },
        },
        {
          id: 'price-blitz',
          background: 'shop',
          truth: 'documented',
          content: {
            year: 'Junho e julho de 2007',
            location: 'Lojas de todo o Zimbábue',
            character: 'Lojistas e policiais',
            scene: 'Preços cortados por ordem',
            narrative: [
              {
                text: 'Em 26 de junho de 2007, o ministro da indústria mandou cortar os preços pela metade. Policiais e fiscais foram de loja em loja.',
                sources: ['jurist', 'bbc-2007'],
              },
            ],
            guess: {
              question: 'Duas semanas depois, quantos comerciantes tinham sido presos e multados?',
              options: [
                {
                  id: 'dozens',
                  text: 'Cerca de 50',
                  isCorrect: false,
                  answer: 'Muito mais. Foi no país inteiro.',
                },
                { id: 'hundreds', text: 'Cerca de 400', isCorrect: false, answer: 'Mais de três vezes isso.' },
                {
                  id: 'thousand',
                  text: 'Mais de 1.300',
                  isCorrect: true,
                  answer: 'São cerca de cem por dia.',
                },
              ],
            },
            reveal: [
              {
                text: 'Por alguns dias, os fregueses levaram pechinchas para casa. Depois as prateleiras ficaram vazias. Os preços novos estavam abaixo do que custava assar o pão ou prensar o óleo, então ninguém as encheu de novo. O que sobrou foi para o mercado paralelo e custava mais que antes.',
                sources: ['bbc-2007', 'blitz'],
              },
            ],
            visual: 'empty-shelf',
            visualText: 'Prateleiras vazias em uma loja. Uma etiqueta de preço pende onde não há mercadoria.',
            mood: 'tense',
          },
        },
        {
          id: 'queue',
          background: 'city',
          truth: 'invented',
          content: {
            year: 'Julho de 2008',
            location: 'Uma rua de Harare',
            character: 'Tendai Moyo, professora',
            scene: 'Quatro horas por uma cédula',
            inventedNote:
              'Tendai é inventada. O limite de saque, o que ele comprava e as horas na fila foram noticiados na época.',
            narrative: [
              {
                text: 'Tendai está na fila do banco desde as seis. O limite diário é de 100 bilhões de dólares do Zimbábue. Às dez ela tem a cédula na mão: uma só, tão nova que a tinta ainda cheira.',
                sources: ['limit'],
              },
            ],
            guess: {
              question: 'O que a nota de 100 bilhões vai comprar?',
              options: [
                { id: 'bread', text: 'Dois pães', isCorrect: true, answer: 'Se ela os encontrar.' },
                {
                  id: 'food',
                  text: 'Comida para uma semana',
                  isCorrect: false,
                  answer: 'Muito menos que isso.',
                },
                { id: 'shoes', text: 'Um par de sapatos', isCorrect: false, answer: 'Nada que dure tanto.' },
              ],
            },
            reveal: [
              {
                text: 'Ou vai pagar duas viagens de micro-ônibus. Ela veio de micro-ônibus, e para voltar para casa precisa escolher.',
                sources: ['limit'],
              },
              {
                text: 'O salário caiu na sexta-feira. Continua no banco, de onde ela pode tirar uma cédula por dia. No fim do mês, o resto vai comprar só uma pequena parte do que compra hoje. A irmã, em Joanesburgo, manda óleo de cozinha por um motorista de ônibus. Dura mais que qualquer salário.',
              },
            ],
            visual: 'bank-queue',
            visualText: 'Uma longa fila de pessoas espera diante de um banco. A porta de enrolar está abaixada.',
            mood: 'desperate',
          },
        },
        {
          id: 'peak',
          background: 'night',
          truth: 'documented',
          content: {
            year: 'Novembro de 2008',
            location: 'Zimbábue',
            character: 'Steve Hanke e Alex Kwok, economistas',
            scene: 'Como se mede um número que ninguém publica?',
            narrative: [
              {
                text: 'O último número oficial foi o de julho de 2008: os preços estavam 231 milhões por cento mais altos que um ano antes. Depois o órgão parou de publicar.',
                sources: ['zeros-2009', 'hanke-letter'],
              },
              {
                text: 'Hanke e Kwok acharam um jeito de contornar isso. Calcularam, por preços de mercado, quanto o dólar do Zimbábue valia no exterior e, a partir disso, os preços no país. Para meados de novembro de 2008, chegaram a uma inflação de 79,6 bilhões por cento ao mês.',
                sources: ['hanke-kwok', 'hanke-letter'],
              },
            ],
            guess: {
              question: 'Nessa velocidade, quanto tempo os preços levam para dobrar?',
              options: [
                {
                  id: 'day',
                  text: 'Cerca de um dia',
                  isCorrect: true,
                  answer: 'A cada 24,7 horas. O que custa um de manhã custa dois na manhã seguinte.',
                },
                {
                  id: 'week',
                  text: 'Cerca de uma semana',
                  isCorrect: false,
                  answer: 'A Alemanha, em outubro de 1923, levava uns quatro dias. Aqui foi mais rápido.',
                },
                {
                  id: 'month',
                  text: 'Cerca de um mês',
                  isCorrect: false,
                  answer: 'Isso seriam 100% ao mês. Aqui é muito, muito mais.',
                },
              ],
            },
            reveal: [
              {
                text: 'É a segunda maior já medida, depois da Hungria em 1946. É também uma estimativa. Ninguém ficou em cada loja de Harare com um caderno. A maioria das pessoas, àquela altura, já nem usava esse dinheiro.',
                sources: ['hanke-letter'],
              },
            ],
            visual: 'till-of-zeros',
            visualText: 'Uma caixa registradora. O visor está cheio de zeros, e a tira de papel que sai dela também.',
            mood: 'desperate',
          },
        },
        {
          id: 'end',
          background: 'dawn',
          truth: 'documented',
          content: {
            year: '2009 e depois',
            location: 'Zimbábue',
            character: 'Um país sem moeda própria',
            scene: 'O fim, e as lembrancinhas',
            narrative: [
              {
                text: 'Em 1º de agosto de 2008 cortaram mais dez zeros. Em janeiro de 2009 veio a nota de cem trilhões de dólares. No fim daquele mês, usar dinheiro estrangeiro passou a ser legal para todos. Em 2 de fevereiro sumiram doze zeros. Três mais dez mais doze dão vinte e cinco.',
                sources: ['ten-zeros', 'zeros-2009', 'twelve-zeros'],
              },
              { text: 'Em abril de 2009 o dólar do Zimbábue foi suspenso.', sources: ['bbc-2009'] },
            ],
            guess: {
              question:
                'As lojas agora contavam em dólares dos EUA e rands sul-africanos. O que aconteceu com os preços?',
              options: [
                {
                  id: 'same',
                  text: 'Continuaram subindo como antes',
                  isCorrect: false,
                  answer: 'As mesmas lojas e as mesmas mercadorias, mas outro dinheiro: pararam.',
                },
                {
                  id: 'stopped',
                  text: 'Pararam de subir quase na hora',
                  isCorrect: true,
                  answer: 'Ninguém em Harare podia imprimir aqueles dólares.',
                },
                {
                  id: 'slower',
                  text: 'Subiram por anos, só que mais devagar',
                  isCorrect: false,
                  answer: 'Não levou anos.',
                },
              ],
            },
            reveal: [
              {
                text: 'Em fevereiro e março, os preços até caíram, cerca de 3% ao mês.',
                sources: ['bbc-2009'],
              },
              {
                text: 'Em 2015 recompraram o dinheiro antigo. Contas bancárias de até 175 quatrilhões de dólares do Zimbábue receberam cinco dólares dos Estados Unidos, um valor fixo.',
                sources: ['buyback'],
              },
              {
                text: 'Mais tarde o Zimbábue trouxe de volta uma moeda própria, e ela não se sustentou. Em abril de 2024 veio o Zimbabwe Gold, apresentado como lastreado em ouro e moeda estrangeira. Segundo uma contagem, era a sexta tentativa em quinze anos. Em setembro de 2024 foi desvalorizado em mais de 40%. Mas em janeiro de 2026 a inflação oficial era de 4,1%. Uma promessa de lastro vale tanto quanto a confiança de que quem a fez vai cumpri-la.',
                sources: ['zig-start', 'zig-count', 'zig-fall', 'zig-2026'],
              },
            ],
            visual: 'framed-zeros',
            visualText:
              'Um quadro na parede com três fileiras de zeros, todos riscados: três por 2006, dez por 2008, doze por 2009.',
            mood: 'relieved',
          },
        },
      ],
    },
    {
      type: 'interactive',
      widget: 'decision',
      title: 'Sua vez: a loja com as etiquetas novas',
      situation: [
        {
          text: 'É julho de 2007, e você tem uma pequena mercearia. Uma garrafa de óleo de cozinha custa {oil-bottle-bought} para você. Antes, você a vendia por {oil-bottle-asked}. Um fiscal manda vender por {oil-bottle-ordered}.',
          sources: ['jurist'],
          drawing: {
            visual: 'oil-at-three-prices',
            background: 'plain',
            mood: 'uneasy',
            text: 'Uma garrafa de óleo de cozinha ao lado de três barras, em escala: comprada por {oil-bottle-bought}, vendida por {oil-bottle-asked} até agora, e com ordem de vender por {oil-bottle-ordered}.',
            words: ['você pagou', 'você pedia', 'ordem'],
          },
        },
      ],
      question: 'O que você faz?',
      options: [
        {
          id: 'obey',
          label: 'Vendo por 60, como mandaram',
          outcome: {
            text: 'Ao meio-dia a loja está vazia, e você perdeu 40 em cada garrafa. Com o que entrou, dá para comprar 60 garrafas para cada 100 que vendeu. Depois de algumas rodadas, não há mais loja.',
          },
        },
        {
          id: 'hide',
          label: 'Ponho debaixo do balcão para os conhecidos',
          outcome: {
            text: 'Você continua no negócio e descumpre a lei. Amigos e pessoas com contatos conseguem óleo. Uma senhora sem uma coisa nem outra fica sem. É assim que começa um mercado paralelo.',
          },
        },
        {
          id: 'close',
          label: 'Fecho a loja até isso passar',
          outcome: {
            text: 'Você perde a renda, mas fica com o estoque. Outros mil fazem o mesmo, e as prateleiras da cidade continuam vazias. Algumas empresas fizeram exatamente isso, e a polícia prendeu alguns donos por causa disso.',
            sources: ['bbc-2007'],
          },
        },
      ],
      closing: {
        text: 'Cada escolha faz sentido para a loja, e todas deixam pessoas sem óleo. A ordem mudou a etiqueta. Não fez uma garrafa a mais.',
      },
    },
  ],
  check: [
    {
      id: 'zeros',
      prompt: 'Por que cortar dez zeros em agosto de 2008 não parou a inflação?',
      options: [
        {
          id: 'too-few',
          text: 'Dez zeros eram poucos, quinze teriam bastado',
          isCorrect: false,
          explanation: 'Qualquer número de zeros pode crescer de novo. Outros doze sumiram só seis meses depois.',
        },
        {
          id: 'cause',
          text: 'O Estado seguia pagando com dinheiro novo',
          isCorrect: true,
          explanation: 'Uma escala nova muda o número na cédula. Na causa ninguém mexeu.',
        },
        {
          id: 'secret',
          text: 'As pessoas não ficaram sabendo do corte',
          isCorrect: false,
          explanation: 'Todo mundo sabia. As cédulas novas se encheram de zeros do mesmo jeito.',
        },
      ],
    },
    {
      id: 'estimate',
      prompt: 'O que é o número de 79,6 bilhões por cento ao mês?',
      options: [
        {
          id: 'official',
          text: 'O número oficial do órgão de estatística',
          isCorrect: false,
          explanation: 'O último número oficial foi o de julho de 2008: 231 milhões por cento em um ano.',
        },
        {
          id: 'estimate',
          text: 'Uma estimativa, por preços de mercado',
          isCorrect: true,
          explanation: 'É um trabalho cuidadoso de economistas, e continua sendo uma estimativa.',
        },
        {
          id: 'joke',
          text: 'Uma piada que se espalhou pela internet',
          isCorrect: false,
          explanation: 'Vem de um artigo publicado, e qualquer um pode conferir.',
        },
      ],
    },
    {
      id: 'controls',
      prompt: 'O que esvaziou as prateleiras em julho de 2007?',
      options: [
        {
          id: 'below-cost',
          text: 'Preços fixados abaixo do custo das mercadorias',
          isCorrect: true,
          explanation: 'Os fregueses compraram o que havia, e ninguém tinha como repor.',
        },
        {
          id: 'greed',
          text: 'Os lojistas ficaram todos gananciosos no mesmo mês',
          isCorrect: false,
          explanation: 'Um mês antes eles vendiam as mesmas mercadorias. O que mudou foi a ordem.',
        },
        {
          id: 'drought',
          text: 'Uma seca naquele mês',
          isCorrect: false,
          explanation:
            'Colheitas ruins tiveram seu papel ao longo dos anos. As prateleiras se esvaziaram dias depois da ordem.',
        },
      ],
    },
  ],
  takeaways: [
    'O dinheiro novo tapou um buraco aberto pela produção em queda e por promessas sem dinheiro por trás.',
    'Cortar zeros muda o rótulo. A causa fica.',
    'Preços fixados abaixo do custo esvaziam as prateleiras.',
    'Os preços pararam de subir quando as pessoas puderam usar um dinheiro que o governo delas não podia imprimir.',
  ],
  explains: 'por que cortar zeros de uma moeda não cura nada',
  limits:
    'O dinheiro foi uma parte da crise. A terra, a guerra no Congo, as eleições, a violência, a seca e as sanções foram outras, e uma lição curta não consegue pesar todas. Passar para o dinheiro estrangeiro também tem um preço: o país passa a depender do banco central de outro.',
};
