import type { FigureId } from '@/content/figures/index';
import type { figureAge as englishAge, unitWords as englishUnits, FigureWords } from '../../en/data/figures';

/** The codes a figure may name as its unit. */
export const unitWords: typeof englishUnits = {
  'index-1982-84-100': 'Índice, média de 1982 a 1984 = 100',
  usd: 'Dólares dos EUA, da época',
  'usd-billions': 'Bilhões de dólares dos EUA',
  'usd-trillions': 'Trilhões de dólares dos EUA',
  'usd-per-pound': 'Dólares dos EUA por libra',
  'usd-per-troy-ounce': 'Dólares dos EUA por onça troy (31,1 g)',
  percent: 'Por cento',
  'percent-since-1948': 'Variação desde 1948, em por cento',
  'twh-per-year': 'Terawatts-hora (TWh) por ano',
  'paper-marks-per-usd': 'Marcos-papel por um dólar dos EUA',
  'paper-marks-per-kg': 'Marcos-papel por um quilograma',
  'by-column': 'Veja cada coluna',
};

/** The age of a figure. A copy is the file that was read, made on the day that is named. */
export const figureAge: typeof englishAge = {
  dataTo: 'Dados até {date}',
  dataToInCopy: 'Dados até {date}, copiados em {copied}',
};

/** By the name of the file in content/figures. Their order is that of the rows on /sources. */
export const figureWords: Record<FigureId, FigureWords> = {
  'cpi-u': {
    title: 'Preços ao consumidor nos EUA (CPI-U)',
    question: 'Quanto os preços subiram nos Estados Unidos desde {first}?',
    answer:
      'Em {last}, os preços eram cerca de {cpiTimes} vezes os de {first}, e em {latestMonth}, cerca de {cpiLatest} vezes. O que custava US$ 1 em {first} custava cerca de {cpiOfOneDollar} em {last}.',
    unit: unitWords['index-1982-84-100'],
    definition:
      'Quanto custa uma cesta de bens e serviços para as pessoas das cidades dos Estados Unidos, em comparação com os anos de 1982 a 1984. Cada ponto é a média de doze meses.',
    doesNotShow: {
      text: 'Mostra o preço das coisas, e nada sobre salários nem juros. Um dólar em uma conta de poupança perdeu menos que um dólar na gaveta. Além disso, a sua cesta não é igual à média.',
      source: {
        title: 'BLS: perguntas e respostas sobre o CPI',
        url: 'https://www.bls.gov/cpi/questions-and-answers.htm',
      },
    },
    caveats: [
      'Não se publicou índice de outubro de 2025. A média oficial de 2025 é feita com os outros onze meses, e a nossa cópia não a tem.',
      'Um mês não é uma média anual. Maio de 2025 estava em 321,5, e a média de 2024, em 313,7.',
      'A cesta muda, e os métodos também mudaram. Até 1982, o índice acompanhava o preço das casas e os juros das hipotecas, e nos anos 1990 houve mais melhorias. Na série que o próprio Escritório de Estatísticas do Trabalho dos EUA (BLS) calcula com os métodos de hoje, os preços de 2020 são cerca de 8% mais baixos, contados desde 1978.',
    ],
    series: { cpi: 'Índice de preços ao consumidor', change: 'Variação em doze meses' },
  },
  m2: {
    title: 'Quantidade de dinheiro nos EUA (M2)',
    question: 'Quantos dólares existem?',
    answer: 'Na média de {last}, {m2To}. Em {first}, eram {m2From}.',
    unit: unitWords['usd-billions'],
    definition:
      'O que o público tem em dinheiro vivo, em contas-correntes e de poupança, em pequenos depósitos a prazo e em fundos de mercado monetário para pequenos investidores. Cada ponto é a média de doze meses.',
    doesNotShow: {
      text: 'Não mostra quantas pessoas e quantos bens dividem o dinheiro, nem quantas vezes cada dólar é gasto. A produção também cresceu muito, e cada dólar troca de mãos menos vezes que no fim dos anos 1990.',
      source: { title: 'FRED: velocidade da M2', url: 'https://fred.stlouisfed.org/series/M2V' },
    },
    caveats: [
      'A série começa em janeiro de 1959. O Federal Reserve redefiniu a M2 em 1980 e calculou os anos anteriores pela regra nova. A partir de dezembro de 1982, os bancos puderam oferecer contas de depósito do mercado monetário. Elas contam na M2 e a fizeram inchar em 1983.',
      'O Federal Reserve a revisa com frequência. Uma porcentagem com quatro dígitos só vale para uma edição dos dados.',
      'Toda soma que cresce a um ritmo constante se curva para cima em um eixo linear. Em um eixo logarítmico se vê o próprio ritmo.',
    ],
    series: { m2: 'Quantidade de dinheiro (M2)' },
  },
  gdp: {
    title: 'Produção dos Estados Unidos (PIB)',
    question: 'Quanto os Estados Unidos produzem em um ano?',
    answer: 'Em {last}, {currentTo}. Descontada a inflação, é cerca de {chained2017Times} vezes a produção de {first}.',
    unit: unitWords['usd-billions'],
    definition:
      'O valor de mercado de todos os bens e serviços finais produzidos nos Estados Unidos em um ano. A segunda coluna desconta a alta dos preços e conta em dólares de 2017.',
    doesNotShow: {
      text: 'A produção não é a renda por pessoa e não diz nada sobre quem a recebeu. O número de pessoas também cresceu.',
      source: {
        title: 'Escritório de Análises Econômicas dos EUA (BEA): produto interno bruto',
        url: 'https://www.bea.gov/data/gdp/gross-domestic-product',
      },
    },
    caveats: [
      'O valor de 2024 é a média de quatro trimestres, em uma edição publicada entre março e junho de 2025. Os outros são números anuais da fonte.',
      'O BEA revisa os últimos anos todo mês de setembro, em geral em menos de um por cento. Em 2024, elevou o valor de 2023 em 1,3%.',
    ],
    series: { current: 'Produção em dólares do ano', chained2017: 'Produção em dólares de 2017' },
  },
  'median-house-price': {
    title: 'Preço mediano de uma casa nova nos Estados Unidos',
    question: 'Quanto custa uma casa nova nos Estados Unidos?',
    answer: 'Em {last}, a casa do meio custava {priceTo}. Em {first}, custava {priceFrom}, em dólares daquele ano.',
    unit: unitWords.usd,
    definition:
      'Metade das casas recém-construídas que foram vendidas custou mais, e a outra metade, menos. Cada ponto é a média de quatro trimestres.',
    doesNotShow: {
      text: 'As casas mudaram. Uma casa nova típica tinha cerca de 1.400 pés quadrados em 1971 e cerca de 2.290 em 2023. O preço também não diz nada sobre os juros das hipotecas, que decidem quanto um comprador paga por mês.',
      source: {
        title: 'Economist Writing Every Day: House prices and quality, 1971 and 2023',
        url: 'https://economistwritingeveryday.com/2024/12/11/house-prices-and-quality-1971-vs-2023',
      },
    },
    caveats: [
      'Só contam casas novas. A casa usada típica é vendida por outro preço.',
      'A série começa em 1963. Os pontos anteriores vêm do Censo Habitacional dos EUA, que perguntou aos donos quanto valia a casa deles.',
      'Os 422.800 dólares que este site usa para 2024 são o preço mediano das casas usadas em maio de 2025 (National Association of Realtors).',
    ],
    estimateNote: 'Os pontos anteriores a 1963 são de memória e não foram conferidos. Tome-os como aproximados.',
    series: { price: 'Preço mediano' },
  },
  'median-family-income': {
    title: 'Renda familiar mediana nos Estados Unidos',
    question: 'Quanto a família típica dos Estados Unidos ganha em um ano?',
    answer: 'Em {last}, {incomeTo}. Em {first}, eram {incomeFrom}, em dólares daquele ano.',
    unit: unitWords.usd,
    definition:
      'Metade das famílias teve mais, e a outra metade, menos, antes de impostos. Uma família são dois ou mais parentes que moram juntos.',
    doesNotShow: {
      text: 'São dólares da época. Descontada a inflação, a família típica ganha mais do que em 1971. Além disso, há mais famílias com duas pessoas que ganham dinheiro do que em 1971.',
      source: {
        title: 'FRED: renda familiar mediana real',
        url: 'https://fred.stlouisfed.org/series/MEFAINUSA672N',
      },
    },
    caveats: [
      'Deixa de fora quem mora só, por isso fica acima da renda domiciliar.',
      'Não conta os impostos, o plano de saúde que as empresas pagam nem a maior parte da ajuda pública.',
    ],
    estimateNote:
      'O valor de 2024 é de memória. Os de 1953 a 2023 foram lidos em uma cópia da série oficial, que desde 1971 arredonda para dez dólares, e os anteriores a 1953, em uma cópia da tabela do Censo.',
    series: { income: 'Renda familiar mediana' },
  },
  unemployment: {
    title: 'Desemprego nos Estados Unidos',
    question: 'Quantas pessoas nos Estados Unidos procuram trabalho e não têm nenhum?',
    answer:
      'Na média de {last}, {rateTo} de quem trabalhava ou procurava trabalho não tinha emprego. Desde {first}, a média anual mais alta foi {rateMax} ({rateMaxAt}), e a mais baixa, {rateMin} ({rateMinAt}).',
    unit: 'Por cento da força de trabalho',
    definition:
      'As pessoas de 16 anos ou mais que não têm emprego, procuram um e poderiam começar, ou que esperam ser chamadas de volta depois de uma dispensa. O número é uma porcentagem da soma delas com todas as que têm emprego. Cada ponto é a média de doze meses, já ajustados à época do ano.',
    doesNotShow: {
      text: 'Deixa de fora quem desistiu de procurar e quem trabalha menos horas do que quer. Não mostra quanto paga um emprego.',
      source: {
        title: 'FRED: uma medida mais ampla do desemprego (U-6)',
        url: 'https://fred.stlouisfed.org/series/U6RATE',
      },
    },
    caveats: [
      'De outubro de 2025 não há valor. Por isso não há média de 2025.',
      'O Escritório de Estatísticas do Trabalho dos EUA (BLS) revisa uma vez por ano os meses dos últimos cinco anos, quase sempre em um décimo de ponto ou em nada.',
      'Os meses foram lidos em uma cópia guardada da fonte. Uma segunda cópia coincide com ela de 2005 em diante, salvo revisões posteriores. O dia das cópias não foi anotado.',
    ],
    series: { rate: 'Taxa de desemprego' },
  },
  'median-household-income': {
    title: 'Renda domiciliar mediana nos Estados Unidos',
    question: 'Quanto o domicílio típico dos Estados Unidos ganha em um ano?',
    answer: 'Em {last}, {incomeTo}. Em {first}, eram {incomeFrom}, em dólares daquele ano.',
    unit: unitWords.usd,
    definition:
      'Metade dos domicílios teve mais, e a outra metade, menos, antes de impostos. Um domicílio são todas as pessoas de uma mesma casa.',
    doesNotShow: {
      text: 'São dólares da época. Descontada a inflação, o domicílio típico ganha mais do que nos anos 1980. Os domicílios também ficaram menores.',
      source: {
        title: 'FRED: renda domiciliar mediana real',
        url: 'https://fred.stlouisfed.org/series/MEHOINUSA672N',
      },
    },
    caveats: [
      'O Departamento do Censo dos EUA não tem renda domiciliar anterior a 1967.',
      'A pesquisa mudou em 2013 e em 2017, por isso esses anos têm dois valores oficiais. Usamos o mais recente dos dois.',
    ],
    estimateNote: 'Os valores de 1968 a 1983 são de memória e combinam com a série oficial que desconta a inflação.',
    series: { income: 'Renda domiciliar mediana' },
  },
  'productivity-pay': {
    title: 'Produtividade e remuneração nos Estados Unidos',
    question: 'Quanto os trabalhadores produzem a mais em uma hora, e quanto recebem a mais?',
    answer:
      'De {first} a {last}, a produção de uma hora subiu {productivityTo}. A remuneração de quem não é gerente subiu {payTo}, descontada a inflação por outra medida de preços.',
    unit: unitWords['percent-since-1948'],
    definition:
      'A produtividade é o que uma hora de trabalho produz, descontado o desgaste. A remuneração é o salário por hora, com os benefícios, de quem não é gerente, descontada a inflação.',
    doesNotShow: {
      text: 'As duas linhas usam medidas de preços diferentes e grupos diferentes de trabalhadores. Com a mesma medida para as duas, a distância é menor. Outros estudos situam a virada em 1973 ou em 1979 e constatam que a produtividade ainda faz a remuneração subir.',
      source: {
        title: 'Stansbury and Summers: Productivity and Pay, Is the Link Broken?',
        url: 'https://www.nber.org/papers/w24165',
      },
    },
    caveats: [
      'O Economic Policy Institute é um centro de estudos próximo dos sindicatos. Ele situa a virada em 1979.',
      'Edições anteriores do mesmo gráfico mostram valores um pouco diferentes.',
    ],
    series: { productivity: 'Produtividade', pay: 'Remuneração de trabalhadores típicos' },
  },
  'childhood-obesity': {
    title: 'Obesidade entre crianças dos EUA por idade',
    question: 'Quantas crianças e adolescentes dos Estados Unidos têm obesidade?',
    answer:
      'Na pesquisa de 2017 a março de 2020, tinham obesidade {age2to5To} das crianças de 2 a 5 anos, {age6to11To} das de 6 a 11 e {age12to19To} dos jovens de 12 a 19.',
    unit: 'Por cento de cada faixa de idade',
    definition:
      'A parte das crianças cujo índice de massa corporal, medido, está no percentil 95 das curvas de crescimento do CDC de 2000 ou acima dele.',
    doesNotShow: {
      text: 'Não mostra uma causa. Os pesquisadores da saúde apontam para a comida, as bebidas, as telas, o sono e a falta de movimento. Nenhuma linha em um gráfico sobre dinheiro pode provar outra razão.',
      source: {
        title: 'National Academies: Preventing Childhood Obesity',
        url: 'https://www.nap.edu/openbook.php?record_id=11015&page=56',
      },
    },
    caveats: [
      'Os pontos são pesquisas de vários anos cada uma, com um erro de amostragem de cerca de 1,5 a 3 pontos percentuais.',
      'Cada ponto fica no primeiro ano da sua pesquisa. Nos anos 1960, uma pesquisa mediu as idades de 6 a 11 (1963 a 1965), e outra, depois, as de 12 a 17 (1966 a 1970). Para as idades de 2 a 5, não há valor antes de 1971.',
      'A última pesquisa foi de 2017 a março de 2020, quando a pandemia a interrompeu. Os dois primeiros anos também foram publicados à parte. Estão nos dados e não no gráfico, porque contariam duas vezes as mesmas crianças.',
      'De 2021 a 2023, só foi lido o número de todas as idades: 21,1%.',
    ],
    estimateNote:
      'Das duas pesquisas dos anos 1960, só lemos números inteiros. A maioria dos valores de 1999 a 2002, de 2005 a 2006 e de 2009 a 2010 também é de memória. Não tivemos acesso à própria tabela oficial. Os outros valores foram lidos em páginas e resumos que a citam.',
    series: { age2to5: 'De 2 a 5 anos', age6to11: 'De 6 a 11 anos', age12to19: 'De 12 a 19 anos' },
  },
  'families-poverty': {
    title: 'Famílias na pobreza por tipo de família',
    question: 'Quantas famílias dos Estados Unidos vivem na pobreza?',
    answer: 'Em {last}, {allFamiliesTo} delas. Em {first}, eram {allFamiliesFrom}.',
    unit: 'Por cento das famílias',
    definition:
      'A parte das famílias cuja renda antes de impostos está abaixo da linha oficial de pobreza para o tamanho delas.',
    doesNotShow: {
      text: 'A medida oficial deixa de fora os impostos, os créditos de imposto e a ajuda para alimentação. Medidas que os contam dão outra imagem, por isso a linha não é toda a história da pobreza.',
      source: {
        title: 'Congressional Research Service: An Introduction to Poverty Measurement',
        url: 'https://www.everycrsreport.com/reports/R44780.html',
      },
    },
    caveats: [
      'As taxas dos casais casados, e das famílias chefiadas por um homem sem cônjuge, começam em 1973.',
      'O método mudou em 1979, 1993, 2013 e 2017.',
    ],
    estimateNote:
      'Só conseguimos ler partes da tabela oficial: todas as famílias em 1970, 1975, 1980, 1985 e de 1989 a 2008; os casais casados de 1996 a 2008; as famílias de uma mulher sem cônjuge de 1989 a 2001 e em 2005, 2007 e 2008; as famílias de um homem sem cônjuge em 2001, 2007 e 2008; e as quatro séries de 2010 a 2020. Quase tudo coincidia com a nossa memória. O resto é de memória, e as suas médias de cinco anos combinam com as que foram lidas. Nossos gráficos o deixam de fora.',
    series: {
      allFamilies: 'Todas as famílias',
      marriedCouple: 'Casais casados',
      maleHouseholder: 'Chefiadas por homem, sem cônjuge',
      femaleHouseholder: 'Chefiadas por mulher, sem cônjuge',
    },
  },
  'btc-price-monthly': {
    title: 'Preço do bitcoin no fim de cada mês',
    question: 'Quanto custava um bitcoin no fim de cada mês?',
    answer:
      '{closeFrom} em {first}, {closeTo} em {last}. No caminho, a pior queda entre dois fins de mês foi de {btc-worst-drawdown}.',
    unit: 'Dólares dos EUA por bitcoin',
    definition:
      'O preço de fechamento do último dia de cada mês. As médias anuais são a média de todos os fechamentos diários.',
    doesNotShow: {
      text: 'Não mostra quanto as pessoas ganharam. Um estudo do Banco de Compensações Internacionais (BIS) constatou que a maioria dos usuários de apps de cripto de 2015 a 2022 provavelmente perdeu dinheiro. A razão é que muitos compraram perto do pico.',
      source: {
        title: 'BIS Bulletin 69: Crypto shocks and retail losses',
        url: 'https://www.bis.org/publ/bisbull69.htm',
      },
    },
    caveats: [
      'Nossa fonte não tem preços anteriores a julho de 2010. Os primeiros preços vêm de uma ou duas corretoras pequenas.',
      'Os máximos e mínimos dentro de um mês não estão na linha mensal.',
      'O fechamento de junho de 2026 é o da corretora Coinbase.',
    ],
    series: {
      close: 'Fechamento do mês',
      average: 'Média anual',
      yearEndClose: 'Fechamento do ano',
      highestClose: 'Fechamento mais alto',
      lowestClose: 'Fechamento mais baixo',
    },
  },
  'btc-network': {
    title: 'A rede Bitcoin por ano',
    question: 'De que tamanho ficou a rede Bitcoin?',
    answer:
      'Em {last}, os mineradores davam palpites a um ritmo médio de {hashRateEhsTo}. Em {first}, era de {hashRateEhsFrom}.',
    unit: unitWords['by-column'],
    definition:
      'O hashrate são os palpites por segundo de todos os mineradores, estimados a partir da dificuldade e dos blocos achados. A quantidade de bitcoins são as moedas emitidas até o fim do ano. A taxa média é o total das taxas dividido pelo total das transações.',
    doesNotShow: {
      text: 'Um hashrate alto não mostra quem o controla. Alguns poucos pools de mineração acham a maioria dos blocos.',
      source: { title: 'mempool.space: pools de mineração', url: 'https://mempool.space/mining' },
    },
    caveats: [
      'Ninguém consegue medir o hashrate diretamente. As estimativas diárias variam cerca de 10%.',
      'Períodos curtos de muito movimento puxam a taxa média para cima. A taxa típica é mais baixa.',
      'As moedas emitidas incluem as perdidas, e ninguém sabe quantas são.',
    ],
    series: {
      hashRateEhs: 'Hashrate (EH/s)',
      hashRateDecemberEhs: 'Hashrate em dezembro (EH/s)',
      difficulty: 'Dificuldade no fim do ano',
      meanFeeUsd: 'Taxa média (dólares dos EUA)',
      medianFeeUsd: 'Taxa mediana (dólares dos EUA)',
      supplyYearEndBtc: 'Moedas emitidas até o fim do ano',
      transactions: 'Transações',
      subsidyBtc: 'Bitcoins novos por bloco',
    },
  },
  'gold-price': {
    title: 'Preço do ouro',
    question: 'Quanto custou uma onça de ouro desde {first}?',
    answer:
      'Por lei, {gold-price-before-1934} em {first}; na média de {last}, {priceTo}. Os dois em dólares do seu ano.',
    unit: unitWords['usd-per-troy-ounce'],
    definition: 'O preço médio de uma onça troy de ouro no ano.',
    doesNotShow: {
      text: 'Até 1971, os governos fixaram o preço na maior parte do tempo, por isso uma linha reta não é um mercado calmo. Os últimos anos desse sistema já tiveram inflação em alta, que ajudou a acabar com ele.',
      source: {
        title: 'Federal Reserve History: Nixon ends convertibility of US dollars to gold',
        url: 'https://www.federalreservehistory.org/essays/gold-convertibility-ends',
      },
    },
    caveats: [
      'Os valores de 1900 a 1918 combinam com o preço de Londres do ouro com onze doze avos de pureza, por isso ficam cerca de um doze avos abaixo do que deviam. Os de 1931 e 1949 também estão baixos demais.',
      'De 1933 até o fim de 1974, os cidadãos dos Estados Unidos não podiam ter barras de ouro legalmente.',
      'O ouro não rende juros, e guardá-lo custa dinheiro.',
    ],
    series: { price: 'Ouro' },
  },
  'treasury-bills': {
    title: 'Juros das letras do Tesouro dos EUA de três meses',
    question: 'Quanto rendia um empréstimo curto ao governo dos Estados Unidos?',
    answer:
      'Entre {rateMin} ao ano ({rateMinAt}) e {rateMax} ({rateMaxAt}), em médias anuais. Em {last}, foi {rateTo}.',
    unit: 'Por cento ao ano, taxa de desconto',
    definition:
      'O que o mercado pagava em empréstimos de três meses ao governo dos Estados Unidos. A taxa é um desconto sobre a soma que se devolve, em anos de 360 dias. Cada ponto é a média de doze meses.',
    doesNotShow: {
      text: 'São os juros antes de impostos e sem descontar a inflação. Na maioria dos anos de 2003 a 2024, ficaram abaixo da inflação, por isso os poupadores perderam poder de compra mesmo com juros.',
      source: {
        title: 'FRED Blog: dinheiro vivo e letras do Tesouro, descontada a inflação',
        url: 'https://fredblog.stlouisfed.org/2019/04/the-absence-of-return-on-short-term-treasuries/',
      },
    },
    caveats: [
      'De março de 1970 a agosto de 1998, a menor letra era de 10.000 dólares. Em 1971, isso era cerca de um ano de renda de uma família. Muitas contas de poupança pagavam menos.',
      'Um comprador ganhava mais que a taxa de desconto: em 2024, cerca de um quarto de ponto a mais; em 1981, cerca de um ponto e meio. Onde este site diz quanto as letras renderam, ele conta uma letra de 91 dias, renovada o ano todo.',
      'A fonte vai até 1934. Nossa cópia começa em 1972, o primeiro ano completo depois que fechou o guichê do ouro.',
      'Os meses foram lidos em duas cópias guardadas da fonte, que coincidem. O dia das cópias não foi anotado.',
    ],
    series: { rate: 'Letras do Tesouro dos EUA, três meses' },
  },
  'item-prices': {
    title: 'Preços de seis coisas do dia a dia',
    question: 'Quanto custavam um carro, uma casa e um pão?',
    answer:
      'De {first} a {last}, uma libra de pão passou de {breadFrom} para {breadTo}, e um galão de leite, de {milkFrom} para {milkTo}.',
    unit: unitWords.usd,
    definition:
      'Um preço por coisa e por ano. O pão é por libra; o leite e a gasolina, por galão. Cada ponto diz de onde vem.',
    doesNotShow: {
      text: 'Estes preços dão uma ideia do tamanho. Não podem medir a inflação, porque as coisas mudaram: um carro de 2024 é mais seguro e dura mais que um de 1971. As médias oficiais trazem o mesmo aviso.',
      source: {
        title: 'BLS: dados de preços médios',
        url: 'https://www.bls.gov/cpi/factsheets/average-prices.htm',
      },
    },
    caveats: [
      'Os carros são carros de passeio até 2010 e, desde 2017, todos os veículos leves, com picapes e SUVs. O carro de 1913 é um só modelo, o Ford Modelo T.',
      'A casa de 1959 é qualquer casa em que o dono mora. Desde 1971, é uma recém-construída.',
      'Nenhuma série oficial acompanha a xícara de café, por isso falta o preço dela na maioria dos anos.',
      'Os preços de 2024 da máquina do tempo são os definidos por este site. Os que têm fonte estão ao lado deles.',
    ],
    estimateNote: 'Os pontos marcados como estimativas são de memória ou foram calculados a partir de outros preços.',
    series: {
      car: 'Carro novo',
      medianHouse: 'Casa mediana',
      coffee: 'Xícara de café',
      bread: 'Pão',
      milk: 'Galão de leite',
      gas: 'Galão de gasolina',
    },
  },
  'inflation-2020-2024': {
    title: 'Preços e salários, 2020 a 2024',
    question: 'Com que rapidez subiram os aluguéis, a comida e os salários de 2020 a 2024?',
    answer:
      'Nos cinco anos juntos, o aluguel subiu {rentCpiTotal}; os alimentos em casa, {foodAtHomeCpiTotal}; e o salário por hora, {hourlyEarningsTotal}.',
    unit: 'Por cento, dezembro comparado com dezembro do ano anterior',
    definition:
      'A moradia abrange o aluguel de todas as casas, com um aluguel estimado para os donos. O Case-Shiller acompanha o preço de casas que foram vendidas duas vezes. O salário por hora abrange todos os empregados do setor privado.',
    doesNotShow: {
      text: 'O preço de uma casa é o que alguns poucos compradores pagaram. A moradia é o que custa a todos morar em uma casa. Os dois podem diferir por anos, por isso nenhum sozinho é o custo de morar.',
      source: {
        title: 'BLS: aluguel e aluguel equivalente dos donos',
        url: 'https://www.bls.gov/cpi/factsheets/owners-equivalent-rent-and-rent.htm',
      },
    },
    caveats: [
      'O salário médio subiu em 2020, em parte, porque muitos empregos mal pagos desapareceram.',
      'Os índices de preços das casas são revistos depois.',
      'Os valores da moradia e dos alimentos em 2023 vêm de índices ajustados, que coincidem com uma diferença de cerca de 0,1 ponto.',
    ],
    estimateNote: 'O aluguel de dezembro de 2023 é de memória.',
    series: {
      shelterCpi: 'Moradia (CPI)',
      rentCpi: 'Aluguel (CPI)',
      foodAtHomeCpi: 'Supermercado (CPI)',
      hourlyEarnings: 'Salário por hora',
      caseShiller: 'Preço das casas (Case-Shiller)',
    },
  },
  energy: {
    title: 'Eletricidade do Bitcoin e de outras coisas',
    question: 'Quanta eletricidade o Bitcoin usa, em comparação com outras coisas?',
    answer:
      'Em 2024, cerca de {btc-energy-cambridge}, pela estimativa de Cambridge. As linhas abaixo põem ao lado outras estimativas e outros usos.',
    unit: unitWords['twh-per-year'],
    definition: 'Cada linha é uma estimativa publicada, com o seu próprio ano e o seu próprio alcance.',
    doesNotShow: {
      text: 'As linhas não são iguais. Os bancos atendem bilhões de contas, e o número das luzes abrange um só país em 2008. Um número menor não faz um uso valer a energia que gasta.',
      source: { title: 'Cambridge: comparações do CBECI', url: 'https://ccaf.io/cbnsi/cbeci/comparisons' },
    },
    caveats: [
      'Todas as linhas são estimativas de modelos. Metade a mais ou metade a menos é normal.',
      'O índice de Cambridge mostrava o número de 2023 em julho daquele ano. Em agosto, Cambridge baixou as suas estimativas.',
      'O número dos bancos vem da Galaxy Digital, uma empresa de cripto.',
      'O número dos videogames abrange os computadores para jogos em 2012. O número posterior dos Estados Unidos, para todos os aparelhos de jogo, é 34.',
      'Para 2024, a Agência Internacional de Energia conta 415 para os centros de dados.',
    ],
    series: {
      bitcoin: 'Rede Bitcoin, índice em julho de 2023',
      bitcoin2024: 'Rede Bitcoin, 2024',
      bitcoin2021: 'Rede Bitcoin, 2021',
      banking: 'Sistema bancário, 2021',
      goldIndustry: 'Indústria do ouro, 2021',
      goldMining: 'Mineração de ouro, 2023',
      dataCentres: 'Centros de dados, 2018',
      dataCentresAiCrypto: 'Centros de dados, IA e cripto, 2022',
      dataCentres2024: 'Centros de dados, 2024',
      gamingPcs: 'Computadores para jogos no mundo, 2012',
      gamingUs: 'Todos os aparelhos de jogo, Estados Unidos, 2016',
      christmasLights: 'Luzes de Natal, Estados Unidos, 2008',
      christmasLightsLed: 'Luzes de Natal, Estados Unidos, com LED',
      twhPerYear: 'Eletricidade por ano',
    },
  },
  'weimar-1923': {
    title: 'Alemanha, 1922 a 1923: marcos por um dólar',
    question: 'Quantos marcos custava um dólar na Alemanha em 1923?',
    answer: 'Em {first}, {marksPerDollarFrom} em média. Em {last}, {marksPerDollarTo}.',
    unit: unitWords['paper-marks-per-usd'],
    definition:
      'A taxa de câmbio oficial média do dólar dos Estados Unidos em Berlim em cada mês. Antes da guerra, um dólar custava 4,20 marcos.',
    doesNotShow: {
      text: 'Não mostra o porquê. As dívidas de guerra, as reparações, a ocupação do Ruhr e um Estado que imprimia dinheiro para pagar as contas vieram juntos. Poucas inflações se parecem com essa.',
      source: {
        title: 'Encyclopaedia Britannica: the Ruhr and inflation',
        url: 'https://www.britannica.com/place/Weimar-Republic/The-Ruhr-and-inflation',
      },
    },
    caveats: [
      'Uma média mensal esconde a queda de cada dia. Só em novembro de 1923, o câmbio foi de 130 bilhões a 4,2 trilhões.',
    ],
    estimateNote: 'As médias mensais são de memória. Os dias isolados que foram lidos estão listados ao lado delas.',
    series: { marksPerDollar: 'Marcos por dólar' },
  },
  owner: {
    title: 'Números definidos pela Bitcoin Journey',
    question: 'Que números este site definiu por conta própria?',
    unit: 'Veja cada tabela',
    definition:
      'São os números em torno dos quais este site foi feito: dez níveis de preços, cinco preços de 2024 e um de maio de 2025, quatro preços do bitcoin e algumas comparações. Onde um número oficial difere, ele aparece ao lado do nosso, com o nome.',
    doesNotShow: {
      text: 'Eles misturam meses, fins de ano e médias anuais. Onde isso importa, o número publicado está ao lado do nosso.',
      source: { title: 'Bitcoin Journey: fontes e correções', url: '/sources' },
    },
    caveats: [
      'O último nível de preços (321,5) é o de maio de 2025, na linha de 2024. A média oficial de 2024 é 313,7.',
      'Os preços do bitcoin de 2017 e 2020 são de fim de ano. Os de 2021 e 2024 são médias anuais.',
    ],
    series: {
      cpi: 'Nível de preços (o último é de maio de 2025)',
      car: 'Carro novo',
      medianHouse: 'Casa mediana',
      coffee: 'Xícara de café',
      bread: 'Pão',
      milk: 'Galão de leite',
      gas: 'Galão de gasolina',
      price: 'Preço do bitcoin',
      m2: 'Quantidade de dinheiro (M2)',
      housing: 'Moradia',
      groceries: 'Supermercado',
      wages: 'Salários',
      twhPerYear: 'Eletricidade por ano',
    },
  },
};
