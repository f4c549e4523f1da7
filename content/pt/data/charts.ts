import type { charts as englishCharts, chartWords as englishWords } from '../../en/data/charts';

export const chartWords: typeof englishWords = {
  'money-and-homes': {
    title: 'Os dólares e o preço de uma casa nova',
    question: 'O preço das casas subiu tão rápido quanto a quantidade de dólares?',
    summary:
      'A quantidade de dólares subiu muito mais que o preço de uma casa nova. Descontada a inflação, uma casa em {to} custava cerca do dobro do que em {from}.',
    unit: 'Índice, {from} = 100, o primeiro ano com preços de casas',
    key: 'Ano ou mês',
    columns: {
      m2: 'Quantidade de dinheiro (M2)',
      m2Index: 'M2, índice',
      price: 'Preço mediano de uma casa nova',
      priceIndex: 'Preço da casa, índice',
      cpi: 'Índice de preços ao consumidor',
      realPriceIndex: 'Preço da casa, descontada a inflação, índice',
    },
    lines: { m2Index: 'Dólares\n(M2)', priceIndex: 'Casa nova', realPriceIndex: 'Casa, sem\na inflação' },
    names: {
      m2Index: 'Dólares (M2)',
      priceIndex: 'Casa nova mediana',
      realPriceIndex: 'Casa, descontada a inflação, índice',
    },
    further: 'índice {n}',
    dots: {
      'january-2024': 'Janeiro de 2024:\n{m2-jan-2024:trillions} trilhões',
    },
    own: 'O losango ao lado da linha dos dólares é a M2 de janeiro de 2024, que este site compara em outro lugar. É da edição do começo de 2025, e não é um ponto da linha. Na linha descontada a inflação, falta na nossa cópia a média de {missing}, e a linha passa reto por ela.',
    limits: [
      'Os dólares sobem e o preço das casas sobe. Só isso não mostra que um puxa o outro.',
      'De {from} a {to}, a quantidade de dólares (M2) se multiplicou por {m2-multiple-1963-to-latest:number}; o preço mediano de uma casa nova, por {new-house-multiple-since-1963:number}; e o preço da casa, descontada a inflação, por {new-house-after-inflation-since-1963:number}. Portanto, os dólares novos não viraram preços mais altos um por um. De 2022 até o fim das linhas, a quantidade de dólares subiu {m2-since-2022}, e o preço de uma casa nova caiu {new-house-below-2022}.',
      'Boa parte da alta do preço das casas é inflação, a perda do próprio dólar. Descontada a inflação, o preço de 2024 era {new-house-after-inflation:number} vezes o de 1971. As casas também mudaram: a casa nova mediana tinha 1.525 pés quadrados em 1973 e 2.467 em 2015, o recorde. Desde então, encolheu. Nada disso está corrigido aqui.',
    ],
    limitSources: [
      { title: 'Velocidade da M2, Federal Reserve Bank of St. Louis', url: 'https://fred.stlouisfed.org/series/M2V' },
      {
        title: 'Tamanho das casas: números do Censo reunidos pelo AEI',
        url: 'https://www.aei.org/carpe-diem/new-us-homes-today-are-1000-square-feet-larger-than-in-1973-and-living-space-per-person-has-nearly-doubled/',
      },
    ],
  },
  'money-prices-output': {
    title: 'Dólares, produção e preços',
    question: 'O dinheiro cresceu mais rápido que os preços e a produção?',
    summary:
      'Até 2008, os dólares não se afastaram mais que um quinto da produção em dólares. Depois passaram à frente. Os preços subiram menos, e a alta mais rápida foi nos anos 1970.',
    unit: 'Índice, {from} = 100, em eixo logarítmico; a produção, só até {to}',
    key: 'Ano ou mês',
    columns: {
      m2: 'Quantidade de dinheiro (M2)',
      m2Index: 'M2, índice',
      output: 'Produção em dólares',
      outputIndex: 'Produção, índice',
      cpi: 'Índice de preços ao consumidor',
      cpiIndex: 'Preços ao consumidor, índice',
    },
    lines: { m2Index: 'Dólares\n(M2)', outputIndex: 'Produção\nem dólares', cpiIndex: 'Preços' },
    names: { m2Index: 'Dólares (M2)', outputIndex: 'Produção em dólares', cpiIndex: 'Preços ao consumidor' },
    further: 'índice {n}',
    dots: {
      'november-2024': 'Nov. 2024: {m2-multiple-between-the-months}',
      'may-2025': 'Maio 2025: {prices-multiple-since-1959}',
    },
    own: 'Os anéis marcam os dois múltiplos deste site. O dos dólares é de novembro de 2024, na edição do começo de 2025. O dos preços é de maio de 2025, calculado com níveis de preços de uma casa decimal. Não são pontos das linhas. Falta na nossa cópia a média dos preços de {missing}, e a linha passa reto por ela.',
    limits: [
      'A linha dos dólares é mais íngreme de 1971 a 1983. Só isso não prova nenhuma causa.',
      'De {from} a {to}, a quantidade de dólares (M2) se multiplicou por {m2-multiple-1959-to-2024:number}; a produção em dólares, por {output-multiple-1959-to-2024:number}; e os preços ao consumidor, por {prices-multiple-1959-to-2024:number}.',
      'A quantidade de dólares cresceu {m2-per-year-1959-to-1971} ao ano de 1959 a 1971, quando o dólar estava preso ao ouro; {m2-per-year-1971-to-1983} de 1971 a 1983; e {m2-per-year-1983-to-2024} de 1983 a 2024. Nos mesmos anos, os preços subiram {prices-per-year-1959-to-1971}, {prices-per-year-1971-to-1983} e {prices-per-year-1983-to-2024} ao ano. A produção, descontada a inflação, subiu {real-output-per-year-1959-to-1971}, {real-output-per-year-1971-to-1983} e {real-output-per-year-1983-to-2024}.',
      'De 1913 a 1971, um trecho mais longo que também teve um vínculo com o ouro, os preços subiram {inflation-per-year-1913-to-1971} ao ano. A produção em dólares contém a alta dos preços, por isso as linhas não são independentes. Além disso, em 2024 as pessoas tinham mais dinheiro que em 1959 para cada dólar de produção.',
    ],
    limitSources: [
      { title: 'Velocidade da M2, Federal Reserve Bank of St. Louis', url: 'https://fred.stlouisfed.org/series/M2V' },
      {
        title: 'Produto interno bruto, Escritório de Análises Econômicas dos EUA (BEA)',
        url: 'https://www.bea.gov/data/gdp/gross-domestic-product',
      },
    ],
  },
  'dollar-value': {
    title: 'O que US$ 100 de 1959 ainda compravam',
    question: 'O que US$ 100 de 1959 ainda compram?',
    summary:
      'Uma nota de US$ 100 na gaveta perdeu pouco no começo dos anos 1960, a maior parte do valor até 1981 e, desde então, quase três quartos do resto.',
    unit: 'Dólares de 1959',
    key: 'Ano ou mês',
    columns: { power: 'Poder de compra de US$ 100 de 1959', cpi: 'Índice de preços ao consumidor' },
    lines: { power: 'US$ 100 em\ndinheiro vivo' },
    names: { power: 'US$ 100 em dinheiro vivo', cpi: 'Índice de preços ao consumidor' },
    dots: { 'may-2025': 'Maio 2025: {purchasing-power-of-100-dollars}' },
    own: 'O anel marca o valor que este site compara em outro lugar: {purchasing-power-of-100-dollars} em maio de 2025, calculado com níveis de preços de uma casa decimal.',
    limits: [
      'É dinheiro vivo sem juros. Pouca gente guarda na gaveta tudo o que tem.',
      'Em {to}, a nota comprava o que {hundred-dollars-latest} compravam em 1959. Em 1971, ainda eram {hundred-dollars-in-1971}.',
      'Até maio de 2025, os preços tinham se multiplicado por {prices-multiple-since-1959:number}. De 1959 a 2023, a renda mediana de uma família se multiplicou por cerca de {income-multiple-since-1959:number}, por isso a família típica pode comprar mais que em 1959.',
      'As letras de curto prazo do governo dos Estados Unidos, compradas no fim de 1971 e renovadas até o fim de 2024, devolveram toda a perda e cerca de {treasury-bills-after-prices} a mais, antes de impostos. A menor era de {treasury-bill-minimum-1970} até 1998, e muitas contas de poupança pagavam menos. (A taxa publicada é uma taxa de desconto. Aqui se conta o que um comprador ganhava.) Mas, na maioria dos anos de 2003 a 2024, os juros ficaram abaixo da inflação.',
      'O índice de preços acompanha uma cesta média. A sua pode ter subido mais, ou menos.',
    ],
    limitSources: [
      {
        title: 'Letras do Tesouro de três meses, Federal Reserve (TB3MS)',
        url: 'https://fred.stlouisfed.org/series/TB3MS',
      },
      {
        title: 'Dinheiro vivo e letras do Tesouro, descontada a inflação, FRED Blog',
        url: 'https://fredblog.stlouisfed.org/2019/04/the-absence-of-return-on-short-term-treasuries/',
      },
    ],
  },
  'home-and-income': {
    title: 'Valor da casa e renda familiar',
    question: 'Como o preço de uma casa mudou em relação à renda familiar?',
    summary:
      'As casas novas ficaram maiores e deixaram a renda para trás: uma custava {house-price-to-income-1965:1} anos da renda de uma família típica em 1965, {house-price-to-income-1971:1} anos em 1971 e {house-price-to-income-2021:1} anos em 2021.',
    unit: 'Dólares de cada ano',
    key: 'Ano ou mês',
    columns: {
      price: 'Preço mediano de uma casa nova',
      income: 'Renda familiar mediana',
      ratio: 'Preço da casa em anos de renda',
    },
    lines: { price: 'Casa nova', income: 'Renda\nfamiliar' },
    ratioMark: '{n} rendas',
    names: { price: 'Casa nova mediana', income: 'Renda familiar mediana', ratio: 'A casa em anos de renda' },
    limits: [
      'Em 1971, as casas estavam perto do preço mais baixo em sessenta anos, contado em anos de renda.',
      'Um gráfico que começa aí faz a alta parecer maior que um que começa em 1965. As casas vendidas também mudam: por volta de 1970, um programa federal ajudava famílias de renda baixa a comprar casas novas.',
      'A linha do preço vai até o {priceTo}; a da renda, até {to}, quando uma casa custava {house-price-to-income-2023:1} anos de renda. O preço não é a prestação do mês. Os juros das hipotecas eram muito mais altos por volta de 1981 que em 2021. Além disso, há mais famílias com duas pessoas que ganham dinheiro do que em 1971.',
    ],
    limitSources: [
      {
        title: 'Juros das hipotecas de 30 anos, Freddie Mac no FRED',
        url: 'https://fred.stlouisfed.org/series/MORTGAGE30US',
      },
      {
        title: 'Tamanho das casas: números do Censo reunidos pelo AEI',
        url: 'https://www.aei.org/carpe-diem/new-us-homes-today-are-1000-square-feet-larger-than-in-1973-and-living-space-per-person-has-nearly-doubled/',
      },
      {
        title: 'An Evaluation of the Efficacy of the Federal Interest-Subsidy Housing Programs, James R. Cooper, 1973',
        url: 'https://archive.org/details/evaluationofeffi82coop',
      },
    ],
  },
  'prices-income-house': {
    title: 'Preços, renda familiar e uma casa desde 1971',
    question: 'O que cresceu mais rápido desde 1971: os preços, a renda ou o preço de uma casa?',
    summary:
      'De 1971 a {to}, os preços ao consumidor, com os aluguéis incluídos, se multiplicaram por {prices-multiple-1971-to-2023:number}; a renda de uma família típica, por {family-income-multiple-1971-to-2023:number}; e o preço de uma casa nova, por {new-house-multiple-1971-to-2023:number:0}.',
    unit: 'Índice, 1971 = 100; a renda, só até {to}',
    key: 'Ano ou mês',
    columns: {
      price: 'Preço mediano de uma casa nova',
      priceIndex: 'Casa nova, índice',
      income: 'Renda familiar mediana',
      incomeIndex: 'Renda familiar, índice',
      cpi: 'Índice de preços ao consumidor',
      cpiIndex: 'Preços ao consumidor, índice',
    },
    lines: { priceIndex: 'Casa nova', incomeIndex: 'Renda\nfamiliar', cpiIndex: 'Preços' },
    names: {
      priceIndex: 'Casa nova mediana',
      incomeIndex: 'Renda familiar mediana',
      cpiIndex: 'Preços ao consumidor',
    },
    further: 'índice {n}',
    limits: [
      'Por que as linhas se separam. Pusemos em 100 o ano de 1971, em que as casas eram baratas, contadas em anos de renda. Com 1965 em 100, a distância entre a casa e a renda é menor. Os números no fim das linhas são de anos diferentes, por isso não os compare.',
      'A renda é a das famílias. No conjunto dos domicílios, que inclui quem mora só, ela é mais baixa e subiu menos.',
      'Até 1982, o índice de preços contava o preço das casas e os juros das hipotecas. Desde então, conta o aluguel que um dono pagaria.',
      'Uma família são dois ou mais parentes que moram juntos. Só temos a renda dos domicílios sem lacunas de 1984 em diante, por isso ela não está desenhada. As casas ficaram maiores, há mais famílias com duas pessoas que ganham dinheiro do que em 1971, e os juros dos empréstimos mudaram. As linhas não separam essas coisas.',
      'Falta na nossa cópia a média dos preços de {missing}, e a linha passa reto por ela.',
    ],
    limitSources: [
      {
        title: 'Renda dos domicílios, Departamento do Censo dos EUA no FRED',
        url: 'https://fred.stlouisfed.org/series/MEHOINUSA646N',
      },
      {
        title: 'Juros das hipotecas de 30 anos, Freddie Mac no FRED',
        url: 'https://fred.stlouisfed.org/series/MORTGAGE30US',
      },
    ],
  },
  'out-of-work': {
    title: 'Sem emprego nos Estados Unidos',
    question: 'Que parte dos trabalhadores dos Estados Unidos ficou sem emprego depois da crise de 2008?',
    summary:
      'De quem tinha emprego ou procurava um, {unemployment-2007} estavam sem emprego em um mês médio de 2007, e {unemployment-2010} em 2010. Em 2016, ainda eram {unemployment-2016}. Só em 2017, com {unemployment-2017}, foi menos que em 2007.',
    unit: 'Por cento de quem tem emprego ou procura um',
    key: 'Ano ou mês',
    columns: { rate: 'Taxa de desemprego' },
    lines: { rate: 'Sem emprego' },
    names: { rate: 'Taxa de desemprego' },
    notes: { 2008: '2008:\nLehman' },
    limits: [
      'Os meses isolados: cada ponto é a média de um ano, e outubro de 2009 ficou acima da média daquele ano. Também ficam de fora quem tinha desistido de procurar e quem trabalhava menos horas do que queria. A marca de 1971 só está ali para orientação.',
      'A linha sozinha não aponta nenhuma causa. O desemprego começou a subir antes da quebra do Lehman. Em 1982 foi de {unemployment-1982}, e em 2020, o primeiro ano da pandemia, de {unemployment-2020}. Em 2020, muita gente foi dispensada por um tempo e esperava ser chamada de volta.',
      'Um mês de {missing} não tem valor, por isso não desenhamos a média daquele ano. A linha passa reto por ela até o mês mais recente.',
    ],
    limitSources: [
      {
        title: 'Uma medida mais ampla do desemprego (U-6), FRED',
        url: 'https://fred.stlouisfed.org/series/U6RATE',
      },
    ],
  },
  'work-and-pay': {
    title: 'Salário e produtividade',
    question: 'O salário dos trabalhadores típicos acompanhou a produtividade?',
    summary:
      'Até os anos 1970, o salário subiu junto com a produção por hora, embora mais devagar. Desde 1979, por esta conta, a produção por hora subiu cerca de três vezes o que subiu o salário típico.',
    unit: 'Variação desde 1948, descontada a inflação (EPI)',
    key: 'Ano',
    columns: { productivity: 'Produtividade desde 1948', pay: 'Salário desde 1948' },
    lines: { productivity: 'Produtividade', pay: 'Salário típico' },
    names: { productivity: 'Produção por hora', pay: 'Salário de trabalhadores típicos' },
    notes: { 1979: '1979: a virada\nque o EPI aponta' },
    limits: [
      'O instituto por trás deste gráfico é próximo dos sindicatos e situa a virada em 1979, não em 1971. Outros contam o salário de todos os trabalhadores e acham uma distância menor.',
      'De {from} a {to}, descontada a inflação, o que uma hora de trabalho produz subiu {productivity-1948-to-2024}, e o salário típico, {pay-1948-to-2024}. De 1971 a 1979, a produtividade subiu {productivity-1971-to-1979}, e o salário, {pay-1971-to-1979}. De 1979 a {to}, foram {productivity-1979-to-2024} e {pay-1979-to-2024}.',
      'As duas linhas contam coisas diferentes. O salário deixa de fora os gerentes, e cada linha usa o seu próprio índice de preços. Um estudo constata que o salário ainda sobe quando a produtividade sobe, e que outra coisa o segura.',
    ],
    limitSources: [
      {
        title: 'The Productivity–Pay Gap, Economic Policy Institute',
        url: 'https://www.epi.org/productivity-pay-gap/',
      },
      {
        title: 'Economic Policy Institute, perfil do Annenberg Classroom',
        url: 'https://www.annenbergclassroom.org/resource/economic-policy-institute/',
      },
      {
        title: 'Stansbury and Summers, Productivity and Pay: Is the Link Broken?',
        url: 'https://www.nber.org/papers/w24165',
      },
    ],
  },
  'child-weight': {
    title: 'Obesidade infantil por idade',
    question: 'Em que idades a obesidade infantil subiu?',
    summary:
      'Entre os adolescentes, a obesidade subiu de {obesity-teens-1976} em 1976–1980 para {obesity-teens-latest} em 2017–2020. Entre as crianças menores, também subiu.',
    unit: 'Por cento de cada faixa de idade, por pesquisa',
    key: 'Pesquisa',
    columns: { age2to5: '2–5 anos', age6to11: '6–11 anos', age12to19: '12–19 anos' },
    lines: { age2to5: '2–5 anos', age6to11: '6–11 anos', age12to19: '12–19 anos' },
    names: { age2to5: '2–5 anos', age6to11: '6–11 anos', age12to19: '12–19 anos' },
    limits: [
      'Nada nessas pesquisas mede o dinheiro.',
      'Entre os adolescentes, a obesidade era menor em 1976–1980 ({obesity-teens-1976}) que em 1971–1974 ({obesity-teens-1971}), por isso a alta deles começa depois de 1971. Entre as crianças de 6 a 11 anos, passou de {obesity-school-age-1971} para {obesity-school-age-1976} entre essas pesquisas, mais ou menos o tamanho do erro delas. Em 2017–2020, chegou a {obesity-school-age-latest}. Os pesquisadores da saúde citam a comida, o movimento, os genes e o ambiente, que agem juntos.',
      'Cada ponto é uma pesquisa com alguns milhares de crianças, com um erro de mais ou menos 1,5 a 3 pontos. As linhas entre os pontos só guiam o olhar. Cada ponto fica no primeiro ano da sua pesquisa. Os dois pontos dos anos 1960 são números inteiros: não conseguimos ler mais que isso.',
    ],
    limitSources: [
      {
        title: 'Fatores que contribuem, Centers for Disease Control and Prevention (arquivado em 2008)',
        url: 'https://webarchive.library.unt.edu/eot2008/20080921114114/http:/cdc.gov/nccdphp/dnpa/obesity/childhood/contributing_factors.htm',
      },
    ],
  },
  'family-poverty': {
    title: 'Famílias na pobreza, conforme quem as chefia',
    question: 'Que tipos de família são pobres com mais frequência?',
    summary:
      'As famílias chefiadas por uma mulher sem cônjuge são pobres com mais frequência, e os casais casados, com menos. De todas as famílias, {poverty-all-1970} eram pobres em {from}, e {poverty-all-2020} em {to}.',
    unit: 'Por cento das famílias de cada tipo',
    key: 'Ano',
    columns: {
      allFamilies: 'Todas as famílias',
      marriedCouple: 'Casais casados',
      maleHouseholder: 'Chefiadas por homem, sem cônjuge',
      femaleHouseholder: 'Chefiadas por mulher, sem cônjuge',
    },
    lines: {
      allFamilies: 'Todas',
      marriedCouple: 'Casados',
      maleHouseholder: 'Homem,\nsem cônjuge',
      femaleHouseholder: 'Mulher,\nsem cônjuge',
    },
    names: {
      allFamilies: 'Todas as famílias',
      marriedCouple: 'Casais casados',
      maleHouseholder: 'Chefiadas por homem, sem cônjuge',
      femaleHouseholder: 'Chefiadas por mulher, sem cônjuge',
    },
    limits: [
      'O gráfico começa em {from}, por isso não pode mostrar uma virada em 1971. Nas lacunas há anos que não conseguimos ler.',
      'Entre todos os habitantes dos Estados Unidos com menos de 65 anos, a pobreza caiu de 1959 a 1973 e, desde então, sobe e desce. Das famílias chefiadas por uma mulher sem cônjuge, {poverty-woman-1989} eram pobres em 1989, e {poverty-woman-2020} em {to}.',
      'O que mudou muito é quantas famílias há de cada tipo, e este gráfico não mostra isso. Faltam alguns anos, porque não conseguimos lê-los em uma cópia da tabela oficial: as linhas passam reto por eles ou têm uma lacuna. Só a linha de todas as famílias mostra cada um dos seus pontos. O Departamento do Censo dos EUA já publicou anos posteriores.',
      'A medida oficial olha a renda em dinheiro antes de impostos. Deixa de fora a renda de um companheiro que não é cônjuge, e também os créditos de imposto e a ajuda para alimentação, que cresceram nesses anos. O Departamento do Censo publica uma segunda medida, que conta essas coisas.',
    ],
    limitSources: [
      {
        title: 'The Supplemental Poverty Measure: 2019, US Census Bureau',
        url: 'https://www.census.gov/library/publications/2020/demo/p60-272.html',
      },
      { title: 'A pobreza desde 1959, National Academy of Social Insurance', url: 'https://nasi.org/?p=14635' },
    ],
  },
};

export const charts: typeof englishCharts = {
  /** Label of the red line in every chart that covers the year. */
  breakYear: '1971: o dólar deixa o ouro',
  values: {
    trillions: '{n} trilhões',
    years: '{n} anos',
    times: '{n} vezes',
    multiple: '{n}x',
    since: '{times}x desde {year}',
    estimate: '≈',
  },
  parts: {
    data: 'Dados',
    dataOf: 'Tabela e dados: {title}',
    table: 'Tabela',
    tableOf: 'Tabela: {title}',
    link: {
      copyLink: 'Link',
      linkCopied: 'Copiado',
      copyFailed: 'O navegador não deixou copiar. Copie o endereço aqui:',
      linkField: 'Link deste gráfico',
    },
    scale: { legend: 'Eixo vertical', linear: 'Linear', log: 'Logarítmico' },
    scaleHint: 'No eixo logarítmico, distâncias iguais são porcentagens iguais.',
    reader: { label: 'Ler o gráfico: {title}', start: 'Use as setas do teclado para ir de ponto em ponto.' },
    noteTitle: 'O que isto não mostra:',
    notes: 'Fontes e limites',
    noteSources: 'Mais sobre estes limites:',
  },
  source: {
    /** On a phone the list of sources is behind this. */
    all: 'Fontes',
    label: 'Fonte:',
    leftOut:
      'Ficam de fora aqui os valores que não conseguimos ler em uma cópia da fonte. A tabela da série os tem, marcados como estimativas.',
    details: 'Definição e ressalvas',
  },
  /** Comment lines at the top of a CSV file. */
  csv: {
    source: 'Fonte: {publisher}, {name}, {url}',
    unit: 'Unidade: {unit}',
    vintage: 'Dados até: {vintage}',
    estimated: 'Uma coluna "…_status" diz "estimate" onde um valor foi anotado de memória e ainda não foi conferido.',
    site: 'Compilado pela {site}. Os números pertencem a quem os publica.',
  },
};
