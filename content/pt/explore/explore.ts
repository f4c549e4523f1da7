import type { ExploreId, Measure, QuestionId } from '@/content/explore/explore';

/** The name of each series in lists, at the end of its line and in the table. */
const series: Record<ExploreId, string> = {
  m2: 'Quantidade de dinheiro (M2)',
  'gdp.current': 'Produção (PIB)',
  'gdp.chained2017': 'Produção em dólares de 2017',
  'gold-price': 'Ouro, uma onça',
  'treasury-bills': 'Juros das letras do Tesouro',
  'treasury-bills.hundred': 'US$ 100 em letras do Tesouro',
  'cash.hundred': 'US$ 100 em dinheiro vivo',
  'weimar-1923': 'Marcos por um dólar, 1923',
  'cpi-u': 'Preços ao consumidor (CPI-U)',
  'owner.cpi': 'Preços deste site (2024: maio de 2025)',
  'item-prices.car': 'Carro novo',
  'item-prices.medianHouse': 'Casa mediana, alguns anos',
  'item-prices.coffee': 'Xícara de café',
  'item-prices.bread': 'Libra de pão',
  'item-prices.milk': 'Galão de leite',
  'item-prices.gas': 'Galão de gasolina',
  'inflation-2020-2024.shelterCpi': 'Alta da moradia (CPI)',
  'inflation-2020-2024.rentCpi': 'Alta do aluguel (CPI)',
  'inflation-2020-2024.foodAtHomeCpi': 'Alta do supermercado (CPI)',
  'inflation-2020-2024.hourlyEarnings': 'Alta do salário por hora',
  'inflation-2020-2024.caseShiller': 'Alta do preço das casas',
  'median-house-price': 'Casa nova mediana',
  'median-family-income': 'Renda familiar',
  'median-household-income': 'Renda domiciliar',
  'productivity-pay.productivity': 'Produtividade',
  'productivity-pay.pay': 'Remuneração típica',
  unemployment: 'Desemprego',
  'childhood-obesity.age2to5': 'Obesidade, de 2 a 5 anos',
  'childhood-obesity.age6to11': 'Obesidade, de 6 a 11 anos',
  'childhood-obesity.age12to19': 'Obesidade, de 12 a 19 anos',
  'families-poverty.allFamilies': 'Pobreza, todas as famílias',
  'families-poverty.marriedCouple': 'Pobreza, casais casados',
  'families-poverty.maleHouseholder': 'Pobreza, homem sem cônjuge',
  'families-poverty.femaleHouseholder': 'Pobreza, mulher sem cônjuge',
  'btc-price-monthly': 'Bitcoin, fim do mês',
  'btc-price-monthly.average': 'Bitcoin, média anual',
  'btc-network.hashRateEhs': 'Hashrate do Bitcoin',
  'btc-network.difficulty': 'Dificuldade do Bitcoin',
  'btc-network.meanFeeUsd': 'Taxa média do Bitcoin',
};

const units: Record<Measure, string> = {
  usd: 'Dólares dos EUA, da época',
  'usd-billions': 'Bilhões de dólares dos EUA, da época',
  'usd-billions-2017': 'Bilhões de dólares dos EUA de 2017',
  'price-index': 'Índice, média de 1982 a 1984 = 100',
  rate: 'Por cento ao ano',
  share: 'Por cento do grupo',
  'percent-since-1948': 'Variação desde 1948, em por cento',
  'hash-rate': 'Exahashes por segundo (EH/s)',
  difficulty: 'Dificuldade, sem unidade',
  'marks-per-usd': 'Marcos-papel por um dólar dos EUA',
};

/** What is counted when everything is divided by a series: "Casa nova mediana, em onças de ouro". */
const countedIn: Partial<Record<ExploreId, string>> = {
  m2: 'vezes a quantidade de dinheiro',
  'gdp.current': 'vezes a produção de um ano',
  'gold-price': 'onças de ouro',
  'treasury-bills.hundred': 'vezes US$ 100 em letras do Tesouro',
  'cash.hundred': 'centenas de dólares',
  'item-prices.car': 'carros novos',
  'item-prices.medianHouse': 'casas medianas',
  'item-prices.coffee': 'xícaras de café',
  'item-prices.bread': 'libras de pão',
  'item-prices.milk': 'galões de leite',
  'item-prices.gas': 'galões de gasolina',
  'median-house-price': 'casas novas',
  'median-family-income': 'anos de renda familiar',
  'median-household-income': 'anos de renda domiciliar',
  'btc-price-monthly': 'bitcoins',
  'btc-price-monthly.average': 'bitcoins',
  'btc-network.meanFeeUsd': 'taxas do Bitcoin',
};

/** The value at the end of a line, counted in what it is divided by. */
const endsAt: Partial<Record<ExploreId, string>> = {
  m2: '{n} vezes',
  'gdp.current': '{n} vezes',
  'gold-price': '{n} onças',
  'treasury-bills.hundred': '{n} vezes',
  'cash.hundred': '{n} centenas',
  'item-prices.car': '{n} carros',
  'item-prices.medianHouse': '{n} casas',
  'item-prices.coffee': '{n} xícaras',
  'item-prices.bread': '{n} libras',
  'item-prices.milk': '{n} galões',
  'item-prices.gas': '{n} galões',
  'median-house-price': '{n} casas',
  'median-family-income': '{n} anos',
  'median-household-income': '{n} anos',
  'btc-price-monthly': '{n} bitcoins',
  'btc-price-monthly.average': '{n} bitcoins',
  'btc-network.meanFeeUsd': '{n} taxas',
};

/** `shows` is what the drawing shows and what it does not. Its numbers are computed in lib/explore/facts.ts. */
const questions: Record<QuestionId, { title: string; shows: string }> = {
  'house-income': {
    title: 'Quantos anos de renda custa uma casa nova?',
    shows:
      'Mostra o preço de uma casa nova em relação ao que o domicílio típico ganha em um ano, antes de impostos. Não mostra os juros das hipotecas, que decidem quanto um comprador paga por mês, e as casas ficaram maiores.',
  },
  'house-gold': {
    title: 'Quantas onças de ouro custa uma casa nova?',
    shows:
      'Medido em ouro, o preço oscila muito e não tem uma alta constante. O gráfico não mostra que as casas ficaram baratas ou caras: a maioria das oscilações vem do preço do ouro, que os governos fixaram até 1971.',
  },
  'house-bitcoin': {
    title: 'Quantos bitcoins custa uma casa nova?',
    shows:
      'No período inteiro a linha cai, porque o preço do bitcoin subiu. Em 2015 e em 2022, ela mais ou menos dobrou. Termina com a média de {houseBitcoinYear}: {houseBitcoin} bitcoins. No fim de {last-btc-month}, uma casa nova custava {house-in-bitcoin-latest} bitcoins. O gráfico não mostra com o que um comprador pode contar: pouca gente tinha bitcoin nos primeiros anos.',
  },
  'real-income': {
    title: 'O domicílio típico ganha mais que em 1971?',
    shows:
      'Descontada a inflação, as duas linhas terminam acima de 1971. Pelos índices melhorados que o Departamento do Censo dos EUA usa para a renda, sobem mais. Isso pesa contra a ideia de que todos ficaram mais pobres. O gráfico não mostra quem ganhou esse dinheiro: hoje mais famílias têm duas pessoas que ganham dinheiro, e os impostos ficam de fora.',
  },
  'money-output-prices': {
    title: 'O dinheiro cresceu mais rápido que a produção e os preços?',
    shows:
      'A partir do mesmo começo, os dólares cresceram mais que a produção, e a produção em dólares, mais que os preços. A linha do dinheiro é mais íngreme de 1971 a 1983 que antes e depois. Nada disso mostra que uma linha puxa a outra.',
  },
  'mattress-bills': {
    title: 'US$ 100 debaixo do colchão, ou em letras do Tesouro?',
    shows:
      'O dinheiro vivo perdeu a maior parte do poder de compra. As letras ficaram abaixo do começo de {billsLossFrom} a {billsLossTo}, no pior momento {billsWorst} abaixo, e terminaram {billsGain} acima. A taxa publicada das letras é uma taxa de desconto. A linha mostra o que um comprador ganhava. Não mostra os impostos, e pouca gente guarda tudo o que tem de uma dessas formas.',
  },
  'prices-1971': {
    title: 'Como os preços se moveram antes e depois de 1971?',
    shows:
      'Em um eixo logarítmico, uma alta constante é uma linha reta. Os preços subiram mais rápido em torno das duas guerras mundiais e nos anos 1970, e antes de 1971 às vezes também caíram. O gráfico não mostra quanto as pessoas ganhavam.',
  },
  'gold-prices': {
    title: 'O ouro acompanhou os preços?',
    shows:
      'Depende do começo e do fim. Desde 1971, depois de 37 anos com um preço oficial fixo, o ouro subiu muito mais que os preços. De 1980 a {goldYear}, o ouro se multiplicou por {goldSince1980}, e os preços, por {pricesSince1980}. Até 2025, foi por {goldTo2025} e por {pricesTo2025}. O ouro caiu por uns vinte anos depois de 1980 e não rende juros.',
  },
  'bitcoin-real': {
    title: 'Quanto custou um bitcoin, descontada a inflação?',
    shows:
      'Mostra uma alta íngreme, com quedas de mais da metade no meio. Não mostra o que um comprador típico ganhou: muitos compraram perto de um pico. Uma alta passada não promete nada.',
  },
  'bills-rate': {
    title: 'Quanto rendia um empréstimo curto ao governo dos Estados Unidos?',
    shows:
      'Mostra os juros de cada ano, antes de impostos. Não mostra um ganho: onde os preços subiram mais rápido que os juros, os poupadores perderam poder de compra.',
  },
};

export const explore = {
  metaTitle: 'Explorar: seu próprio gráfico',
  metaDescription:
    'Desenhe seu gráfico de preços, dinheiro, casas, salários, ouro e bitcoin: até quatro séries, sem a inflação, como índice ou uma dividida por outra. Com limites, tabela e arquivos.',
  title: 'Explorar',
  lede: 'Ponha em um só gráfico as séries que quiser. Desconte a inflação, faça todas começarem no mesmo ponto ou divida uma por outra. Cada desenho diz o que não mostra.',
  series,
  units,
  countedIn,
  endsAt,
  questions,
  questionsTitle: '{n} perguntas para começar',
  questionsHint: 'Algumas pesam a favor da história deste site, e outras, contra.',
  ownTitle: {
    plain: '{names}',
    index: '{names}, {year} = 100',
    dollars: '{names}, em dólares de {year}',
    quotient: '{names}, em {unit}',
  },
  /** The title without a drawing: no series, none with a value in the years of choice, or another reason. */
  emptyTitle: {
    none: 'Nenhuma série escolhida',
    years: 'Nenhum valor nestes anos',
    refused: 'Nada para desenhar',
  },
  /** Settings that the page changed by itself. */
  settled: {
    byYear: 'Aqui cada ponto é um ano: por mês, faltaria a maioria dos anos de {names}.',
    index: 'As unidades são diferentes, por isso cada linha vale 100 em {year}.',
    takeOut: 'Tirar {name}',
  },
  unit: {
    dollarsOf: 'Dólares dos EUA de {year}',
    billionsOf: 'Bilhões de dólares dos EUA de {year}',
    index: 'Índice, {year} = 100',
    log: '{unit}, em eixo logarítmico: distâncias iguais são porcentagens iguais',
  },
  controls: {
    label: 'Configurações do gráfico',
    /** Opens the settings on phones. */
    change: 'Mudar o gráfico',
    more: 'Mais configurações',
    series: 'Séries',
    seriesOf: 'Série {n}',
    none: 'Nenhuma',
    add: 'Acrescentar uma série',
    divide: 'Dividir tudo por',
    divideNone: 'Nada',
    span: 'Anos',
    from: 'De',
    to: 'Até',
    all: 'Todos',
    by: 'Um ponto por',
    year: 'Ano',
    month: 'Mês',
    scale: 'Eixo',
    linear: 'Linear',
    log: 'Logarítmico',
    view: 'Desenhar com',
    line: 'Linhas',
    bar: 'Barras',
    dollars: 'Dólares',
    dollarsDay: 'Da época',
    dollarsOf: 'De um só ano',
    dollarsYear: 'Dólares do ano',
    index: 'Começo',
    indexOff: 'Na própria unidade',
    indexOn: 'Com 100 em um ano',
    indexYear: 'Ano que vale 100',
    mark: 'Marcar 1971',
    badYear: 'Digite um ano com quatro algarismos, de {min} a {max}.',
    badOrder: 'O primeiro ano não pode vir depois do último, {year}.',
    badOrderTo: 'O último ano não pode vir antes do primeiro, {year}.',
  },
  /** Above the drawing, which is still the one before. */
  lost: {
    text: 'Não foi possível carregar as séries. Verifique a conexão e tente de novo.',
    retry: 'Tentar de novo',
  },
  address: {
    intro: 'O endereço traz algo que esta página não conseguiu usar.',
    'unknown-series': 'Não existe nenhuma série “{text}”.',
    'too-many': 'Um gráfico tem no máximo quatro séries. As outras ficam de fora.',
    'bad-value': '“{text}” não é uma configuração. No lugar dela, usamos a de costume.',
    span: 'O primeiro ano, {from}, vem depois do último, {to}. Mostramos todos os anos.',
    'too-long': 'O endereço é longo demais para ser um dos nossos.',
  },
  problems: {
    'no-series': 'Escolha uma série para desenhar.',
    'no-years': '{name}: só tem meses. Escolha um ponto por mês para ver esta série.',
    'no-months': '{name}: não temos os meses, por isso esta série fica de fora. Escolha um ponto por ano para vê-la.',
    'no-divisor-years': 'Não há pelo que dividir. {by}: só tem meses. Escolha um ponto por mês.',
    'no-divisor-months': 'Não há pelo que dividir. {by}: não temos os meses. Escolha um ponto por ano.',
    'divided-by-itself': '{name}: uma série dividida por si mesma é sempre 1, por isso fica de fora.',
    'not-divisible':
      '{name}: não dá para dividir por “{by}”, porque as duas precisam ser valores em dólares. Fica de fora.',
    'price-by-total':
      '{name}: é um só preço, e “{by}” é uma soma do país inteiro. O resultado seria pequeno demais para dizer alguma coisa, por isso fica de fora.',
    'no-common-period': '“{name}” e “{by}” não têm nenhum ano em comum, por isso não há o que dividir.',
    'not-dollars': '{name}: não se conta em dólares da época, por isso a inflação não é descontada.',
    'no-deflator-year':
      'Nossa cópia do índice de preços não tem média de {year}. Ela vai de {first} a {last}. Mostramos dólares da época.',
    'no-deflator':
      '{name}: faltam os valores sem a inflação destes períodos: {periods}. Nossa cópia do índice de preços não os tem.',
    range: '{first} a {last}',
    'deflator-cancels':
      'Uma divisão de dólares por dólares do mesmo ano não precisa de correção pela inflação: ela se cancela.',
    'index-of-rate': '{name}: é uma taxa. Uma taxa que começa em 100 enganaria, por isso fica de fora.',
    'no-base':
      '{name}: não pode começar em 100 em {year}. Os valores vão de {first} a {last}, e {year} não tem um valor completo. Fica de fora.',
    'outside-span': '{name}: tem valores de {first} a {last}, e nenhum nos anos que você escolheu.',
    units:
      'Um eixo só pode ter uma unidade, e estas séries não podem começar todas em 100 em um mesmo ano: {units}. A tabela abaixo tem os valores.',
    unitOf: '{name} ({unit})',
    'one-period': 'Há um só ponto. Um desenho precisa de pelo menos dois. A tabela abaixo tem o valor.',
    'log-of-zero':
      '{name}: {n} valores são zero ou menos. Um eixo logarítmico não tem lugar para eles, por isso o desenho os deixa de fora. A tabela os tem.',
    'bars-on-log':
      'As barras precisam de um eixo que comece em zero, e um eixo logarítmico não tem zero. No lugar delas, desenhamos linhas.',
    'too-many-bars':
      'Mais de {most} barras ficam finas demais para ler. Escolha menos anos para ver barras. No lugar delas, desenhamos linhas.',
  },
  notesTitle: 'Como se calcula',
  notes: {
    deflated:
      'A inflação é descontada com o índice de preços ao consumidor CPI-U: cada valor é multiplicado pelo índice de {year} e dividido pelo índice do seu próprio {step}. Isso supõe que você compra o que o domicílio médio das cidades dos Estados Unidos compra.',
    'deflated-year-end':
      'Os valores de fim de ano são divididos pela média daquele ano. Quando os preços sobem rápido, isso os faz parecer alguns por cento mais altos do que são.',
    'deflated-by-year':
      'Temos valores mensais do índice desde {firstMonth}. Os meses anteriores usam a média do seu ano.',
    indexed:
      'Cada linha vale 100 em {year}. Os outros valores se leem como múltiplos desse nível, qualquer que seja a unidade.',
    indexedMonths: 'Com meses, 100 é a média dos doze meses de {year}.',
    'levels-since-1948':
      '{name}: é publicada como uma variação desde 1948. Aqui 1948 conta como 100 antes da comparação.',
    divided:
      'Cada valor é dividido pelo valor de “{by}” no mesmo {step}. Os períodos em que falta um dos dois ficam de fora.',
    year: 'ano',
    month: 'mês',
    'year-is': {
      average: '{names}: cada ponto é a média do seu ano.',
      'year-end': '{names}: cada ponto é o fim do seu ano.',
      total: '{names}: cada ponto é um número do ano inteiro.',
    },
    cash: '{names}: a quantia nunca muda e não rende juros.',
    compound:
      '{names}: compram-se letras de 91 dias, que são renovadas. A taxa publicada é uma taxa de desconto, e um comprador ganhava um pouco mais. Os impostos ficam de fora.',
    'resampled-last':
      '{names}: a série tem meses. Cada ano fica com o seu último mês, porque é um preço em um momento.',
    'month-is': {
      average: '{names}: cada ponto é o número do seu mês.',
      close: '{names}: cada ponto é o preço do último dia do mês.',
    },
    survey: '{names}: só há valores de alguns anos. A linha fina entre os pontos não mostra dados.',
    gap: '{names}: faltam alguns valores. A linha se interrompe ali.',
    estimate:
      'Na tabela, ≈ marca um valor de memória, ou um calculado a partir dele. O que se calcula a partir de valores de memória tem menos algarismos.',
    trend: {
      rise: 'Duas linhas que sobem juntas não provam nada uma sobre a outra. Quase tudo o que se conta em dólares ou em pessoas sobe há décadas.',
      fall: 'Duas linhas que caem juntas não provam nada uma sobre a outra. Cada coisa cai pelas suas próprias razões.',
      apart: 'Uma linha sobe enquanto outra cai. Só isso não prova nada sobre uma ligação entre elas.',
    },
  },
  trendTitle: 'Antes de tirar conclusões',
  limitsTitle: 'O que isto não mostra',
  limits: {
    /** On phones, above the sentences that begin with "Fonte:". */
    sources: 'Fontes',
    source: 'Fonte:',
    page: 'Fonte, tabela e arquivos',
    more: 'Leve em conta',
  },
  chart: {
    break: '1971: o dólar deixa o ouro',
    source: 'Fonte: {sources}',
    /** Beside the lowest and the highest point of a line. */
    point: '{value} em {period}',
    /** After the unit: which points are marked. */
    marked: {
      lowest: 'Ponto pequeno: o valor mais baixo',
      highest: 'Ponto pequeno: o valor mais alto',
      both: 'Pontos pequenos: o valor mais baixo e o mais alto',
    },
    sourceEntry: '{publisher}, dados até {date}',
  },
  status: 'Desenhado: {title}. De {first} a {last}.',
  statusNone: 'Nada está desenhado.',
  table: {
    title: 'Tabela',
    period: { year: 'Ano', month: 'Mês' },
    label: 'Tabela: {title}',
    estimate: '≈',
    unit: 'Unidade: {unit}.',
    column: '{name} ({unit})',
  },
  downloads: {
    title: 'Leve com você',
    csv: 'CSV: a tabela',
    json: 'JSON: a tabela e os limites',
    svg: 'SVG: o desenho',
    png: 'PNG: o desenho',
    none: 'Não há desenho para salvar.',
    failed: 'Não foi possível criar o arquivo. Verifique a conexão e toque de novo.',
    notes: 'No arquivo CSV, as linhas que começam com # são notas sobre a fonte e a unidade.',
    rights: 'Os números pertencem a quem os publica. Cite quem publica quando usar os dados.',
    /** Columns of the files, and the words of their heads. */
    columns: { period: 'period', status: '{name}, status', estimate: 'estimate', read: 'read' },
    head: {
      unit: 'Unit: {unit}',
      source: 'Source: {publisher}, {name}, {url}',
      made: 'Made with {site}: {url}',
    },
  },
  link: {
    copyLink: 'Copiar link',
    linkCopied: 'Link copiado',
    copyFailed: 'O navegador não deixou copiar. Copie o link aqui:',
    linkField: 'Link deste gráfico',
  },
  list: {
    title: 'Todas as {n} séries',
    text: 'Cada série tem uma página com a fonte, os limites, a tabela inteira e arquivos para baixar.',
    noScript:
      'Seu próprio gráfico precisa de JavaScript, que está desligado neste navegador. O desenho abaixo é a primeira das nossas perguntas.',
    notTime: 'tem uma linha por coisa e não por ano, por isso não dá para desenhá-la em um eixo de tempo.',
  },
};
