import type { ChartId } from '@/content/charts/index';
import type { Rhythm, Terms } from '@/content/data';
import type { DataSubject } from '@/content/data-subjects';
import type { FigureId } from '@/content/figures/index';

const subjects: Record<DataSubject, { title: string; text: string }> = {
  money: {
    title: 'Dinheiro',
    text: 'Quantos dólares existem, e o que houve com o ouro e com outras formas de dinheiro.',
  },
  prices: { title: 'Preços', text: 'Quanto as coisas custam, e com que rapidez isso mudou.' },
  homes: { title: 'Casas', text: 'Quanto custa uma casa, em dólares e em anos de renda.' },
  pay: {
    title: 'Salários',
    text: 'Quanto as pessoas ganham, o que uma hora de trabalho produz e quantas não têm emprego.',
  },
  society: {
    title: 'Sociedade',
    text: 'Medidas que as pessoas ligam ao dinheiro. Os dados sozinhos não provam essa ligação.',
  },
  bitcoin: { title: 'Bitcoin', text: 'O preço, a rede e a eletricidade que ele usa.' },
};

const copyEnds = 'Esta cópia não se atualiza sozinha e termina onde a tabela termina.';

const rhythms: Record<Rhythm, string> = {
  daily: `Quem publica os dados acrescenta um valor por dia. ${copyEnds}`,
  monthly: `Quem publica os dados acrescenta um valor por mês. ${copyEnds}`,
  quarterly: `Quem publica os dados acrescenta um valor por trimestre. ${copyEnds}`,
  yearly: `Quem publica os dados acrescenta um valor por ano. ${copyEnds}`,
  irregular: `Os valores novos chegam sem data fixa. ${copyEnds}`,
  closed: 'A tabela abrange um período fixo. Nenhum valor será acrescentado.',
};

/** Names of the further tables of a figure. */
const tables: Partial<Record<FigureId, Record<string, string>>> = {
  owner: {
    itemPrices: 'Preços de seis coisas',
    btcPrice: 'Preços do bitcoin',
    m2: 'Quantidade de dinheiro',
    inflation: 'Altas por ano',
    energy: 'Uso de eletricidade',
    renewableShare: 'Parte da eletricidade de fontes sustentáveis',
    strikeTerms: 'Condições do app Strike, segundo o registro do dono do site',
    feePriority: 'Níveis de taxa',
  },
  'cpi-u': { monthly: 'Por mês', twelveMonthChange: 'Variação em doze meses' },
  m2: { monthly: 'Por mês', vintage2025: 'Três meses na edição do começo de 2025' },
  'median-house-price': {
    quarterly: 'Por trimestre',
    censusBefore1963: 'Censo Habitacional: quanto os donos disseram que a casa valia',
    existingHomes: 'Casas usadas',
  },
  'childhood-obesity': {
    cycles: 'Anos de cada pesquisa',
    firstTwoYears: 'Os dois primeiros anos da última pesquisa',
    allAges: 'Todas as idades',
  },
  'btc-price-monthly': { annual: 'Por ano', day: 'O fechamento mais baixo depois do pico de junho de 2011' },
  'btc-network': { detail: 'Outras medidas', medianFee: 'Taxa mediana', halvings: 'Halvings' },
  'gold-price': { monthly: 'Por mês' },
  unemployment: { monthly: 'Por mês, desde 2007' },
  'item-prices': {
    status: 'Que valores foram lidos na fonte',
    publisher: 'Quem publicou cada valor',
    coffeePerPound: 'Café moído nas lojas',
  },
  'inflation-2020-2024': {
    annualAverages: 'Variação da média anual',
    cumulative2019to2024: 'Alta em cinco anos',
  },
  energy: {
    sustainableShare: 'Bitcoin: parte da eletricidade de fontes sustentáveis',
    christmasLightsLater: 'Uma estimativa posterior para as luzes de Natal',
  },
  'weimar-1923': { readPoints: 'Dias isolados que foram lidos' },
};

/** Heads of columns that content/pt/data/figures.ts does not name. */
const columns: Record<string, string> = {
  year: 'Ano',
  quarter: 'Trimestre',
  month: 'Mês',
  date: 'Data',
  period: 'Período',
  key: 'O quê',
  value: 'Valor',
  percent: 'Por cento',
  price: 'Preço',
  publisher: 'Quem publica',
  cycle: 'Anos da pesquisa',
  age2to19: 'De 2 a 19 anos',
  height: 'Bloco',
  basis: 'O que é o preço',
  satPerVbyteMin: 'De (sat/vB)',
  satPerVbyteMax: 'Até (sat/vB)',
  minutesMin: 'De (minutos)',
  minutesMax: 'Até (minutos)',
};

/** Words for cells that hold a key; those that content/pt/data/figures.ts names are not repeated. */
const cells: Record<string, string> = {
  'year-end': 'Preço de fim de ano',
  average: 'Média anual',
  read: 'Lido',
  memory: 'De memória',
  'own-estimate': 'Estimativa nossa',
  none: 'Sem valor',
  network: 'Rede Bitcoin',
  bitcoin: 'Rede Bitcoin',
  banking: 'Sistema bancário',
  dataCentres: 'Centros de dados',
  christmasLights: 'Luzes de Natal',
  gaming: 'Videogames',
  industrySurvey2022: 'Pesquisa do setor',
  cambridge2022: 'Cambridge',
  cambridge2024: 'Cambridge',
  cambridgeRenewable2024: 'Cambridge, só fontes renováveis',
  firstPurchasesUsd: 'Primeiras compras sem taxa, em dólares dos EUA',
  highestFeePercent: 'Taxa mais alta, em por cento',
  lowestFeePercent: 'Taxa mais baixa, em por cento',
  recurringFeePercent: 'Taxa das compras regulares, em por cento',
  startMinUsd: 'Começo sugerido: mínimo, em dólares dos EUA',
  startMaxUsd: 'Começo sugerido: máximo, em dólares dos EUA',
  countries: 'Países onde funciona',
  low: 'Prioridade baixa',
  medium: 'Prioridade média',
  high: 'Prioridade alta',
  emergency: 'Emergência',
};

const terms: Record<Terms | 'unknown', { text: string; url?: string }> = {
  'us-government': {
    text: 'Os números vêm de um órgão do governo dos Estados Unidos. Lá, as obras do governo não têm direitos autorais.',
    url: 'https://www.law.cornell.edu/uscode/text/17/105',
  },
  'non-commercial': {
    text: 'A Coin Metrics oferece estes dados de graça para uso não comercial, com uma licença Creative Commons.',
    url: 'https://docs.coinmetrics.io/access-our-data/api',
  },
  unknown: { text: 'Quem as define é quem publica os dados. Pergunte lá antes de publicá-los de novo.' },
};

/** The answers to the questions of charts. They may name the facts of the chart. */
const chartAnswers: Partial<Record<ChartId, string>> = {
  'money-and-homes':
    'Não. De {from} a {to}, os dólares se multiplicaram por {m2-multiple-1963-to-latest:number}, e o preço de uma casa nova, por {new-house-multiple-since-1963:number}.',
};

export const data = {
  chartAnswers,
  subjects,
  rhythms,
  tables,
  columns,
  cells,
  index: {
    title: 'Dados',
    metaDescription:
      'Todas as séries de dados e todos os gráficos da Bitcoin Journey: preços, dinheiro, casas, salários, sociedade e bitcoin. Com fonte, limites, tabela e downloads.',
    lede: 'Todas as séries de dados e todos os gráficos por trás da nossa história, cada um com a fonte, os limites, a tabela e arquivos para baixar.',
    contents: 'Assuntos',
    /** Below the drawing of a chart: lines can end at different dates. */
    newest: 'Valor mais recente: {date}',
    /** Above a list with small drawings of several lines. */
    context:
      'O valor é o da linha grossa. As linhas finas são outras colunas da mesma tabela. A linha vermelha é 1971.',
    /** Below a small drawing whose vertical axis is logarithmic. */
    onLogAxis: '{unit}, eixo logarítmico',
    chart: 'Gráfico',
    series: 'Série de dados',
    /** The last section: the numbers that this site set itself. */
    own: {
      title: 'Nossos próprios números',
      text: 'Os números em torno dos quais este site foi feito. Onde um número oficial difere, ele aparece ao lado do nosso, com o nome.',
    },
    explore: 'Desenhe seu próprio gráfico com estas séries.',
    /** What is in a file to download. */
    files:
      'Os arquivos CSV são texto em UTF-8 com marca de ordem de bytes, para que as planilhas mostrem todos os caracteres. Estão em inglês. As primeiras linhas começam com #: são notas sobre o conteúdo, a fonte e a unidade. Depois vem uma linha com os nomes das colunas e, em seguida, os valores, sem separador de milhares.',
    sources: 'Como cada número deste site sai destes dados: fontes e correções.',
  },
  page: {
    home: 'Início',
    contents: 'Nesta página',
    chartOf: 'Gráfico',
    seriesOf: 'Série de dados',
    metaDescription: '{definition} Unidade, fonte, limites, tabela e downloads.',
    span: '{n} linhas, de {first} a {last}',
    spanOfNames: '{n} linhas',
    drawing: 'Desenho',
    explore: {
      this: 'Explorar isto',
      /** Beside it, below the drawing. */
      csv: 'Baixar CSV',
      notTime: 'Aqui cada linha é uma coisa e não um ano, por isso não dá para desenhá-la em um eixo de tempo.',
      others: 'Explore as outras séries.',
    },
    about: {
      title: 'Sobre os dados',
      unit: 'Unidade',
      source: 'Fonte',
      series: 'Série',
      current: 'Atualização',
      termsOfUse: 'Condições de uso',
      terms,
      termsLink: 'Leia as condições.',
      estimate: 'Estimativas',
      caveats: 'Leve em conta',
      ownSource: 'Este site',
      figures: 'Desenhado com',
    },
    uses: {
      title: 'Onde este site usa isto',
      charts: 'Em gráficos',
      numbers: 'Para {n} números, cada um calculado com estes dados',
      number: 'Para um número, calculado com estes dados',
      parts: 'Em guias, lições e salas',
      none: 'Só nesta página e como arquivo para baixar.',
      exhibit: 'Início: {name}',
      guide: 'Guia: {title}',
      lesson: 'Lição: {title}',
    },
    table: {
      title: 'Tabela',
      several: 'Tabelas',
      /** Of the tables after the first one, where they are apart from it. */
      further: 'Outras tabelas',
      main: 'Todos os valores',
      showAll: 'Mostrar todas as {n} linhas',
      /** In the row that takes the place of the folded ones. */
      folded: 'Não aparecem: de {first} a {last}',
      order: {
        time: 'As linhas estão em ordem de tempo, como nos arquivos.',
        value: 'O maior valor vem primeiro.',
        none: '',
      },
      unit: 'A unidade é: {unit}.',
      unitByColumn: 'Cada coluna tem a sua unidade.',
      estimateSign: '≈',
      estimate: '≈ marca uma estimativa: um valor de memória, que não foi lido na fonte.',
      csv: 'Esta tabela em CSV',
      scroll: 'Tabela: {title}',
    },
    /** Only on the page of the prices of everyday things. */
    itemPrices: {
      title: 'A que corresponde cada preço',
      intro: 'Cada nota vale do seu ano até a nota seguinte.',
      point: '{year}: {text}',
    },
    downloads: {
      title: 'Baixar',
      csv: 'CSV: a tabela',
      json: 'JSON: tudo o que está nesta página',
      svg: 'SVG: o desenho',
      png: 'PNG: o desenho',
      notes: 'Nos arquivos CSV, as linhas que começam com # são notas sobre a fonte e a unidade.',
      rights: 'Os números pertencem a quem os publica. Cite quem publica quando usar os dados.',
    },
    cite: {
      title: 'Citar',
      /** On a phone the texts are behind this, and the code of the embed behind the other. */
      show: 'Texto e BibTeX',
      plain: 'Texto',
      bibtex: 'BibTeX',
      copyPlain: 'Copiar o texto',
      copyBibtex: 'Copiar BibTeX',
      copied: 'Copiado',
      failed: 'O navegador não deixou copiar. Copie aqui:',
      field: 'Citação',
      /** The parts of a citation, each ends in its own mark. */
      series: 'Série {id}.',
      dataTo: 'Dados até {date}.',
      compiled: 'Compilado pela {site}, {url}.',
      compiledBy: 'Compilado pela {site}.',
    },
    embedShow: 'O código',
    neighbours: { all: 'Todos os dados', sameSubject: 'Mais sobre este assunto' },
  },
  embed: {
    title: 'Ponha na sua página',
    text: 'Este código mostra o desenho em outro site, com o título, a fonte e um link para esta página. Funciona sem script, não grava cookies e pesa no máximo 20 kilobytes.',
    themes:
      'O desenho é claro ou escuro, conforme a configuração do aparelho de quem lê. Para fixar um dos dois, acrescente /light ou /dark no fim do endereço no código.',
    see: { system: 'Ver como está configurado no seu aparelho', light: 'Ver claro', dark: 'Ver escuro' },
    copy: {
      copyLink: 'Copiar o código',
      linkCopied: 'Copiado',
      copyFailed: 'O navegador não deixou copiar. Copie aqui:',
      linkField: 'Código para incorporar',
    },
    /** The title of the frame and of its page. */
    metaTitle: '{title} (gráfico, {site})',
    source: 'Fonte:',
    dataTo: ', dados até {date}',
    hasEstimates: 'Alguns valores são estimativas.',
    link: 'Tabela, limites e downloads na {site}',
  },
  /** Beside the newest month of an index whose line has years: "maio de 2026: 34x desde 1913". */
  newestMonth: '{month}: {times}x desde {year}',
  picture: { source: 'Fonte: {sources}', entry: '{publisher}, dados até {date}' },
};
