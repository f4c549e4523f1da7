import type {
  ChangeTexts,
  GrowthId,
  GrowthQuestionId,
  HoldingId,
  HoldingQuestionId,
} from '@/content/explore/explore-views';

const assets: Record<HoldingId, { name: string; held: string; not: string }> = {
  gold: {
    name: 'Ouro',
    held: 'Ouro comprado em {start}, vendido em {end}',
    not: 'as taxas de quem o vende, o custo de um cofre e os impostos. O ouro não rende juros. Os anos começam em 1968: até março daquele ano, bancos centrais mantinham juntos o preço perto de 35 dólares. Até o fim de 1974, os cidadãos dos Estados Unidos não podiam ter barras de ouro legalmente',
  },
  cash: {
    name: 'Dinheiro vivo',
    held: 'Dinheiro vivo guardado de {start} a {end}',
    not: 'roubos e perdas, e quanto vale ter dinheiro à mão em um dia ruim. O dinheiro em uma conta de banco rendia um pouco de juros',
  },
  bills: {
    name: 'Letras do Tesouro',
    held: 'Letras do Tesouro dos Estados Unidos mantidas de {start} a {end}',
    not: 'os impostos sobre os juros, e as taxas. Até 1998, a menor letra era de 10.000 dólares, por isso poucas famílias podiam comprar uma. Muitas contas de poupança pagavam menos',
  },
  house: {
    name: 'Uma casa nova, só o preço',
    held: 'O preço da casa nova do meio, de {start} a {end}',
    not: 'o aluguel que um dono deixa de pagar, os juros de um empréstimo, os impostos, o seguro, os consertos e as taxas de uma venda. Quem toma emprestado ganha ou perde mais com o próprio dinheiro. É a casa nova do meio de cada ano, e não uma mesma casa. As casas ficaram maiores por décadas, portanto uma parte da alta é tamanho, e nos últimos anos ficaram menores',
  },
  income: {
    name: 'A renda de uma família',
    held: 'A renda da família do meio, de {start} a {end}',
    not: 'quem mora só, o plano de saúde que as empresas pagam e os impostos. Há mais famílias com duas pessoas que ganham dinheiro, e com menos filhos, do que antigamente, e o valor do último ano é uma estimativa nossa. Uma renda não se compra nem se vende: as células dizem quanto ela subiu ou caiu',
  },
  bitcoin: {
    name: 'Bitcoin',
    held: 'Bitcoin comprado em {start}, vendido em {end}',
    not: 'taxas, impostos e moedas perdidas ou roubadas. O histórico é curto, e é o da moeda que durou: muitas outras fracassaram. Pouca gente teve bitcoin nos primeiros anos, e uma alta passada não promete nada',
  },
};

const holdingQuestions: Record<HoldingQuestionId, { title: string; shows: string }> = {
  'gold-1980': {
    title: 'Ouro desde o pico de 1980: quanto foi preciso esperar?',
    shows:
      'Descontada a inflação, a linha de 1980 é uma perda em todos os fins até 2023: vermelho forte no começo, cinza perto do fim. A linha de 1971 é verde em todos os fins, mas até o fim de 1974 os cidadãos dos Estados Unidos não podiam ter barras de ouro legalmente. O começo e o fim decidem.',
  },
  'gold-2000': {
    title: 'Ouro desde 2000: seguro com qualquer começo?',
    shows:
      'A linha de 2000 é vermelha por um ano, e verde daí em diante. As linhas de 2011 e 2012 têm sobretudo perdas até 2023. O mesmo metal, onze anos depois.',
  },
  'cash-always': {
    title: 'Houve um bom momento para guardar dinheiro vivo?',
    shows:
      'Descontada a inflação, o dinheiro vivo perdeu com quase todos os começos e fins. A única exceção é de 2008 a 2009: os preços médios ficaram um pouco mais baixos. A perda foi lenta em alguns anos, e nunca tão rápida como por volta de 1980.',
  },
  'bills-2010s': {
    title: 'Quando os juros ganharam dos preços?',
    shows:
      'As letras compradas em 1980 ganharam em todos os fins. As de 2009, quando as taxas estavam perto de zero, perderam em todos os fins. A maioria dos ganhos e das perdas é pequena.',
  },
  'house-peak': {
    title: 'Uma casa comprada em 2006, perto do pico?',
    shows:
      'A linha de 2006 tem perdas até 2013, e em 2014 fica mais ou menos empatada. A maioria das outras células é de ganhos de menos de 2% ao ano. É só o preço: um dono também deixou de pagar aluguel, e pagou juros.',
  },
  'bitcoin-top': {
    title: 'Bitcoin de um mês até qualquer outro?',
    shows:
      'Por mês se veem as quedas: quem comprou perto de um pico esperou anos para empatar. A maioria dos começos tem um ganho no último fim, mas poucos dos que estão nos últimos doze meses. O histórico é curto.',
  },
};

export const everyStart = {
  title: 'Cada começo e cada fim',
  lede: 'Foi bom ter isto? Depende de quando você começa e de quando para. Cada célula é um começo e um fim.',
  assets,
  questions: holdingQuestions,
  questionsTitle: '{n} perguntas para começar',
  controls: {
    label: 'Configurações',
    asset: 'O que se tinha',
    start: 'Começo',
    end: 'Fim',
    dollars: 'Contar',
    real: 'Sem a inflação',
    nominal: 'Em dólares',
    measure: 'Mostrar',
    yearly: 'Por cento ao ano',
    whole: 'Variação total',
    by: 'Uma célula por',
    year: 'Ano',
    month: 'Mês',
  },
  /** "Ouro comprado em 1980, vendido em 2000: 7,3% a menos ao ano, descontada a inflação." */
  sentence: {
    all: '{held}: {change}, {prices}.',
    yearly: {
      more: '{n} a mais ao ano',
      less: '{n} a menos ao ano',
      almost: 'quase sem variação',
      none: 'sem variação',
    },
    whole: { more: '{n} a mais', less: '{n} a menos', almost: 'quase sem variação', none: 'sem variação' },
    real: 'descontada a inflação',
    nominal: 'em dólares',
    /** Of a holding of less than a year. */
    short: 'Um período de menos de um ano não se estica para um ano inteiro: esta é a variação total.',
  },
  counts: {
    all: 'Perdas: {losses} do total de {count} células. A pior é {worst} (de {worstFrom} a {worstTo}), e a melhor, {best} (de {bestFrom} a {bestTo}). Metade está acima de {median}.',
    /** Of cash in dollars. */
    even: 'Todas as {count} células são iguais: {median}. Um dólar continua um dólar. O que ele compra muda: para ver, conte sem a inflação.',
    held: 'Ao longo de exatamente {held}: perdas em {losses} de {count} células, e variações de {worst} a {best}. Metade está acima de {median}.',
    years: { one: '1 ano', other: '{count} anos' },
    months: { one: '1 mês', other: '{count} meses' },
    and: ' e ',
  },
  picture: {
    label: '{name}: cada começo e cada fim. {counts}',
    axes: 'De cima para baixo: o começo. Da esquerda para a direita: o fim. {measure}, {prices}.',
    measures: { yearly: 'Por cento ao ano', whole: 'Variação em por cento' },
    hint: 'Toque em uma célula, ou escolha um começo e um fim.',
    tooltip: 'De {start} a {end}: {change}',
  },
  legend: {
    title: 'Cores',
    below: '{to} ou menos',
    between: 'de {from} a {to}',
    above: '{from} ou mais',
    note: 'Hachurado: perdas. Cinza: perto de zero, um ganho ou uma perda pequena.',
  },
  notTitle: 'O que não está incluído',
  not: '{name}: as células deixam de fora {not}.',
  notes: {
    real: 'Descontada a inflação: cada valor é dividido pelo índice de preços ao consumidor CPI-U do seu próprio {step}, por isso uma célula compara o que o dinheiro compra. Nossa cópia do índice anual termina em {last}.',
    nominal: 'Em dólares: a inflação não é descontada.',
    months: 'Os valores mensais do índice começam em {first}. Os meses anteriores têm a média do seu ano.',
    yearly:
      'Por cento ao ano, com a variação de cada ano sobre a do anterior. A conta: o último valor dividido pelo primeiro, elevado a um dividido pelo número de anos, menos um.',
    average:
      'O valor de cada ano é a média do ano, como se a compra e a venda fossem em partes iguais ao longo do ano. Os dias isolados diferem.',
    /** Of what has months, too. */
    averageOfMonths:
      'O valor de cada ano é a média do ano, como se a compra e a venda fossem em partes iguais ao longo do ano. Os dias isolados diferem muito: as quedas mais fundas só se veem por mês.',
    yearEnd: 'O valor de cada ano é o do fim do ano.',
    yearEndReal:
      'O valor de cada ano é o do fim do ano, mas os preços ao consumidor são a média do ano. Uma célula de um ano pode errar em dois ou três pontos. Ao longo de muitos anos, isso pesa pouco.',
    total: 'O valor de cada ano é o total do ano.',
    close: 'O valor de cada mês é o preço do último dia.',
    last: 'O último mês é {last}.',
    noIndex: 'Não há células para {months}: não se publicou índice de preços.',
    noValue: 'Não há células para {months}: a série não tem valor.',
    cells: 'As células têm anos em comum com as vizinhas. Cem células vermelhas não são cem casos independentes.',
  },
  table: {
    title: 'Pelo número de anos',
    label: '{name}, pelo número de anos',
    unit: '{measure}, {prices}.',
    years: 'Anos',
    /** Of months. */
    under: 'Menos de 1',
    range: '{from} a menos de {to}',
    full: 'Os meses são reunidos por anos completos: de 1 a menos de 2 são de 12 a 23 meses.',
    count: 'Células',
    losses: 'Perdas',
    worst: 'Pior',
    median: 'Mediana',
    best: 'Melhor',
  },
  files: {
    csv: 'CSV: todas as células',
    json: 'JSON: todas as células',
    title: '{name}: cada começo e cada fim',
    columns: ['start', 'end', 'percent_a_year', 'percent_in_all'],
    unit: 'Por cento, {prices}',
  },
  embed: {
    title: 'Mostre na sua página',
    text: 'Copie este código para {name}. Ele carrega uma só página pequena e nada mais.',
    link: 'Escolha um começo e um fim na {site}',
  },
};

/** The sentence of one series. Of a change below zero the sign is in the words. */
const money: ChangeTexts = {
  more: 'o dinheiro cresceu {n}',
  less: 'o dinheiro encolheu {n}',
  almost: 'o dinheiro quase não cresceu',
  none: 'o dinheiro não cresceu',
};

const pairs: Record<GrowthId, { name: string; x: string; y: string; grew: { x: ChangeTexts; y: ChangeTexts } }> = {
  'money-prices': {
    name: 'Dinheiro e preços',
    x: 'Crescimento do dinheiro (M2), por cento ao ano',
    y: 'Alta dos preços ao consumidor, por cento ao ano',
    grew: {
      x: money,
      y: {
        more: 'os preços subiram {n}',
        less: 'os preços caíram {n}',
        almost: 'os preços quase não mudaram',
        none: 'os preços não mudaram',
      },
    },
  },
  'money-homes': {
    name: 'Dinheiro e preço das casas',
    x: 'Crescimento do dinheiro (M2), por cento ao ano',
    y: 'Alta do preço de uma casa nova, por cento ao ano',
    grew: {
      x: money,
      y: {
        more: 'o preço de uma casa nova subiu {n}',
        less: 'o preço de uma casa nova caiu {n}',
        almost: 'o preço de uma casa nova quase não mudou',
        none: 'o preço de uma casa nova não mudou',
      },
    },
  },
};

const growthQuestions: Record<GrowthQuestionId, { title: string; shows: string }> = {
  'decades-prices': {
    title: 'Em que década o dinheiro e os preços subiram mais rápido?',
    shows:
      'Nos anos 1970, os dois cresceram mais rápido. Nas seis décadas, o dinheiro cresceu mais rápido que os preços: a produção também cresceu, e desde 2000 cada dólar troca de mãos menos vezes. Nos anos 2010, o dinheiro cresceu rápido, e os preços, mais devagar que em qualquer outra década.',
  },
  'years-prices': {
    title: 'Os preços sobem no ano em que o dinheiro cresce?',
    shows:
      'Dentro de um ano, quase não há ligação. Em 2020, o dinheiro cresceu como nunca nesta série, e os preços mal se moveram.',
  },
  'later-prices': {
    title: 'E dois anos depois?',
    shows:
      'Dois anos depois, a ligação é mais estreita, embora longe de firme. Esse atraso foi escolhido porque é o que melhor se ajusta dos quatro: experimente os outros.',
  },
  'decades-homes': {
    title: 'O dinheiro e o preço das casas cresceram juntos?',
    shows:
      'Na maior parte, sim: os dois cresceram mais rápido nos anos 1970 e 1980. Mas o dinheiro cresceu mais rápido nos anos 2000 que nos anos 1990, e o preço das casas, não. São só cinco pontos, e as casas novas mudaram de tamanho.',
  },
};

export const yearAgainstYear = {
  title: 'Um ano contra o outro',
  lede: 'Os preços subiram quando o dinheiro cresceu? Cada ponto é um trecho de tempo: com que rapidez o dinheiro cresceu, e com que rapidez os preços subiram.',
  pairs,
  questions: growthQuestions,
  questionsTitle: '{n} perguntas para começar',
  controls: {
    label: 'Configurações',
    pair: 'O que se compara',
    years: 'Um ponto por',
    spans: { '1': 'Ano', '5': 'Cinco anos', '10': 'Década' },
    lag: 'Preços medidos',
    lags: { '0': 'Nos mesmos anos', '1': '1 ano depois', '2': '2 anos depois', '3': '3 anos depois' },
    mark: 'Ponto marcado',
  },
  /** Names of dots. */
  names: { '1': '{end}', '5': '{start} a {end}', '10': 'Anos {start}' },
  /** "Anos 1970: o dinheiro cresceu 9,9% ao ano, e os preços subiram 7,8% ao ano." */
  sentence: { same: '{name}: {x}, e {y}.', later: '{name}: {x}, e, de {start} a {end}, {y}.' },
  rates: { '1': '{n}', '5': '{n} ao ano', '10': '{n} ao ano' },
  correlation: {
    sentence: '{n} pontos. A correlação é {r}: {strength}.',
    none: 'Os pontos são poucos demais para uma correlação.',
    strength: {
      none: 'quase nenhuma ligação',
      weak: 'uma ligação fraca',
      moderate: 'uma ligação moderada',
      strong: 'uma ligação forte',
    },
    opposite: 'em sentidos opostos',
    few: 'Com tão poucos pontos, só o acaso já pode dar um número assim.',
    alike: 'Anos vizinhos se parecem: os pontos valem por cerca de {n} independentes.',
    cause:
      'Uma ligação não prova uma causa. O dinheiro pode elevar os preços, os preços podem fazer as pessoas tomarem mais emprestado, ou outra coisa pode mover os dois.',
  },
  picture: {
    label: '{name}. {correlation}',
    equals: 'Os dois com a mesma rapidez',
    hint: 'Acima da linha, o segundo cresceu mais rápido. Toque em um ponto, ou escolha um.',
  },
  notTitle: 'O que não está incluído',
  not: 'Também mudaram a produção, os juros, o petróleo, as guerras e quantas vezes um dólar é gasto. O preço das casas é o das casas novas, que mudaram de tamanho. O país são os Estados Unidos, e a definição de dinheiro é uma entre várias. Os pontos de cinco anos começam em anos que terminam em 0 ou 5, e as décadas, em anos que terminam em 0; outros começos os moveriam.',
  notes: {
    growth:
      'O crescimento é em por cento ao ano, com crescimento sobre crescimento, da média de um ano à de outro. O ponto 2020 é a variação de 2019 a 2020; os anos 1970 vão de 1970 a 1980.',
    gap: 'Um trecho em que uma das séries não tem valor não tem ponto.',
    alike:
      'Por quantos casos independentes valem os pontos de anos isolados é uma estimativa: o número deles, vezes um menos p, dividido por um mais p. Aqui, p é a correlação da primeira série consigo mesma um ano depois, vezes a da segunda.',
    correlation:
      'A correlação (de Pearson) é 1 se todos os pontos estão em uma linha que sobe, 0 se não há linha reta, e −1 em uma que cai. Aqui ela se chama forte a partir de 0,7, moderada a partir de 0,4 e fraca a partir de 0,2.',
  },
  table: {
    title: 'Todos os pontos',
    label: '{name}: todos os pontos',
    period: { '1': 'Ano', '5': 'Anos', '10': 'Década' },
  },
  files: {
    csv: 'CSV: todos os pontos',
    json: 'JSON: todos os pontos',
    columns: ['start', 'end', 'x_percent_a_year', 'y_percent_a_year'],
  },
};

/** Above the three views of the page. */
export const exploreViews = {
  label: 'Três formas de olhar',
  own: 'Seu próprio gráfico',
  /** On pages of data and in texts. */
  link: 'Cada começo e cada fim',
  linkPairs: 'Um ano contra o outro',
  /** At the end of a lesson, before the question. */
  lesson: 'Veja cada começo e cada fim:',
  lostDrawing:
    'Não foi possível carregar o desenho interativo. Este desenho e todas as configurações funcionam sem ele.',
};
