import type { ChartId } from '@/content/charts/index';
import type { Rhythm, Terms } from '@/content/data';
import type { DataSubject } from '@/content/data-subjects';
import type { FigureId } from '@/content/figures/index';

const subjects: Record<DataSubject, { title: string; text: string }> = {
  money: { title: 'Dinero', text: 'Cuántos dólares hay, y qué pasó con el oro y con otras clases de dinero.' },
  prices: { title: 'Precios', text: 'Lo que cuestan las cosas, y qué tan rápido cambió.' },
  homes: { title: 'Casas', text: 'Lo que cuesta una casa, en dólares y en años de ingreso.' },
  pay: {
    title: 'Salarios',
    text: 'Lo que gana la gente, lo que produce una hora de trabajo y cuántas personas no tienen empleo.',
  },
  society: {
    title: 'Sociedad',
    text: 'Medidas que la gente relaciona con el dinero. Los datos solos no prueban esa relación.',
  },
  bitcoin: { title: 'Bitcoin', text: 'Su precio, su red y la electricidad que consume.' },
};

const copyEnds = 'Esta copia no se actualiza sola y termina donde termina la tabla.';

const rhythms: Record<Rhythm, string> = {
  daily: `Quien publica los datos agrega un valor cada día. ${copyEnds}`,
  monthly: `Quien publica los datos agrega un valor cada mes. ${copyEnds}`,
  quarterly: `Quien publica los datos agrega un valor cada trimestre. ${copyEnds}`,
  yearly: `Quien publica los datos agrega un valor cada año. ${copyEnds}`,
  irregular: `Los valores nuevos llegan sin fecha fija. ${copyEnds}`,
  closed: 'La tabla abarca un periodo fijo. No se le agregarán valores.',
};

/** Names of the further tables of a figure. */
const tables: Partial<Record<FigureId, Record<string, string>>> = {
  owner: {
    itemPrices: 'Precios de seis cosas',
    btcPrice: 'Precios de bitcoin',
    m2: 'Cantidad de dinero',
    inflation: 'Alzas por año',
    energy: 'Consumo de electricidad',
    renewableShare: 'Proporción de electricidad de fuentes sostenibles',
    strikeTerms: 'Condiciones de la app Strike, según las anotó el responsable del sitio',
    feePriority: 'Niveles de comisión',
  },
  'cpi-u': { monthly: 'Por mes', twelveMonthChange: 'Cambio en doce meses' },
  m2: { monthly: 'Por mes', vintage2025: 'Tres meses en la edición de comienzos de 2025' },
  'median-house-price': {
    quarterly: 'Por trimestre',
    censusBefore1963: 'Censo de Vivienda: cuánto dijeron los propietarios que valía su casa',
    existingHomes: 'Casas usadas',
  },
  'childhood-obesity': {
    cycles: 'Años de cada encuesta',
    firstTwoYears: 'Los dos primeros años de la última encuesta',
    allAges: 'Todas las edades',
  },
  'btc-price-monthly': { annual: 'Por año', day: 'El cierre más bajo después del máximo de junio de 2011' },
  'btc-network': { detail: 'Otras medidas', medianFee: 'Comisión mediana', halvings: 'Halvings' },
  'gold-price': { monthly: 'Por mes' },
  unemployment: { monthly: 'Por mes, desde 2007' },
  'item-prices': {
    status: 'Qué valores se leyeron en su fuente',
    publisher: 'Quién publicó cada valor',
    coffeePerPound: 'Café molido en las tiendas',
  },
  'inflation-2020-2024': {
    annualAverages: 'Cambio del promedio anual',
    cumulative2019to2024: 'Alza en cinco años',
  },
  energy: {
    sustainableShare: 'Bitcoin: proporción de electricidad de fuentes sostenibles',
    christmasLightsLater: 'Una estimación posterior de las luces de Navidad',
  },
  'weimar-1923': { readPoints: 'Días sueltos que se leyeron' },
};

/** Heads of columns that content/es/data/figures.ts does not name. */
const columns: Record<string, string> = {
  year: 'Año',
  quarter: 'Trimestre',
  month: 'Mes',
  date: 'Fecha',
  period: 'Periodo',
  key: 'Qué',
  value: 'Valor',
  percent: 'Por ciento',
  price: 'Precio',
  publisher: 'Quién lo publica',
  cycle: 'Años de la encuesta',
  age2to19: 'De 2 a 19 años',
  height: 'Bloque',
  basis: 'Qué es el precio',
  satPerVbyteMin: 'Desde (sat/vB)',
  satPerVbyteMax: 'Hasta (sat/vB)',
  minutesMin: 'Desde (minutos)',
  minutesMax: 'Hasta (minutos)',
};

/** Words for cells that hold a key; those that content/es/data/figures.ts names are not repeated. */
const cells: Record<string, string> = {
  'year-end': 'Precio de fin de año',
  average: 'Promedio anual',
  read: 'Leído',
  memory: 'De memoria',
  'own-estimate': 'Estimación nuestra',
  none: 'Sin valor',
  network: 'Red Bitcoin',
  bitcoin: 'Red Bitcoin',
  banking: 'Sistema bancario',
  dataCentres: 'Centros de datos',
  christmasLights: 'Luces de Navidad',
  gaming: 'Videojuegos',
  industrySurvey2022: 'Encuesta del sector',
  cambridge2022: 'Cambridge',
  cambridge2024: 'Cambridge',
  cambridgeRenewable2024: 'Cambridge, solo fuentes renovables',
  firstPurchasesUsd: 'Primeras compras sin comisión, en dólares de Estados Unidos',
  highestFeePercent: 'Comisión más alta, en por ciento',
  lowestFeePercent: 'Comisión más baja, en por ciento',
  recurringFeePercent: 'Comisión de las compras periódicas, en por ciento',
  startMinUsd: 'Comienzo sugerido, desde, en dólares de Estados Unidos',
  startMaxUsd: 'Comienzo sugerido, hasta, en dólares de Estados Unidos',
  countries: 'Países donde funciona',
  low: 'Prioridad baja',
  medium: 'Prioridad media',
  high: 'Prioridad alta',
  emergency: 'Emergencia',
};

const terms: Record<Terms | 'unknown', { text: string; url?: string }> = {
  'us-government': {
    text: 'Los números vienen de un organismo del gobierno de Estados Unidos. Allí, sus obras no tienen derechos de autor.',
    url: 'https://www.law.cornell.edu/uscode/text/17/105',
  },
  'non-commercial': {
    text: 'Coin Metrics ofrece estos datos gratis para uso no comercial, con una licencia Creative Commons.',
    url: 'https://docs.coinmetrics.io/access-our-data/api',
  },
  unknown: { text: 'Las fija quien publica los datos. Pregúntale antes de volver a publicarlos.' },
};

/** The answers to the questions of charts. They may name the facts of the chart. */
const chartAnswers: Partial<Record<ChartId, string>> = {
  'money-and-homes':
    'No. De {from} a {to}, los dólares se multiplicaron por {m2-multiple-1963-to-latest:number}, y el precio de una casa nueva, por {new-house-multiple-since-1963:number}.',
};

export const data = {
  chartAnswers,
  subjects,
  rhythms,
  tables,
  columns,
  cells,
  index: {
    title: 'Datos',
    metaDescription:
      'Todas las series de datos y todos los gráficos de Bitcoin Journey: precios, dinero, casas, salarios, sociedad y bitcoin. Con fuente, límites, tabla y descargas.',
    lede: 'Todas las series de datos y los gráficos de nuestra historia, cada uno con su fuente, sus límites, su tabla y archivos para descargar.',
    contents: 'Temas',
    /** Below the drawing of a chart: lines can end at different dates. */
    newest: 'Valor más reciente: {date}',
    /** Above a list with small drawings of several lines. */
    context:
      'El valor es el de la línea gruesa. Las líneas delgadas son otras columnas de su tabla. La línea roja es 1971.',
    /** Below a small drawing whose vertical axis is logarithmic. */
    onLogAxis: '{unit}, eje logarítmico',
    chart: 'Gráfico',
    series: 'Serie de datos',
    /** The last section: the numbers that this site set itself. */
    own: {
      title: 'Nuestros propios números',
      text: 'Los números con los que se construyó este sitio. Cuando un número oficial difiere, está junto al nuestro, con su nombre.',
    },
    explore: 'Dibuja tu propio gráfico con estas series.',
    /** What is in a file to download. */
    files:
      'Los archivos CSV son texto en UTF-8 con marca de orden de bytes, para que las hojas de cálculo muestren todos los signos. Están en inglés. Sus primeras líneas empiezan con #: son notas sobre el contenido, la fuente y la unidad. Sigue una línea con los nombres de las columnas y luego los valores, sin separador de miles.',
    sources: 'Cómo sale de estos datos cada número de este sitio: fuentes y correcciones.',
  },
  page: {
    home: 'Inicio',
    contents: 'En esta página',
    chartOf: 'Gráfico',
    seriesOf: 'Serie de datos',
    metaDescription: '{definition} Unidad, fuente, límites, tabla y descargas.',
    span: '{n} filas, de {first} a {last}',
    spanOfNames: '{n} filas',
    drawing: 'Dibujo',
    explore: {
      this: 'Explorar esto',
      /** Beside it, below the drawing. */
      csv: 'Descargar CSV',
      notTime: 'Aquí cada fila es una cosa y no un año, así que no se puede dibujar en un eje de tiempo.',
      others: 'Explora las otras series.',
    },
    about: {
      title: 'Sobre los datos',
      unit: 'Unidad',
      source: 'Fuente',
      series: 'Serie',
      current: 'Qué tan al día está',
      termsOfUse: 'Condiciones de uso',
      terms,
      termsLink: 'Lee las condiciones.',
      estimate: 'Estimaciones',
      caveats: 'Ten en cuenta',
      ownSource: 'Este sitio',
      figures: 'Dibujado con',
    },
    uses: {
      title: 'Dónde lo usa este sitio',
      charts: 'En gráficos',
      numbers: 'Para {n} números, cada uno calculado con estos datos',
      number: 'Para un número, calculado con estos datos',
      parts: 'En guías, lecciones y salas',
      none: 'Solo en esta página y como archivo para descargar.',
      exhibit: 'Inicio: {name}',
      guide: 'Guía: {title}',
      lesson: 'Lección: {title}',
    },
    table: {
      title: 'Tabla',
      several: 'Tablas',
      /** Of the tables after the first one, where they are apart from it. */
      further: 'Otras tablas',
      main: 'Todos los valores',
      showAll: 'Mostrar las {n} filas',
      /** In the row that takes the place of the folded ones. */
      folded: 'No se muestran: de {first} a {last}',
      order: {
        time: 'Las filas están en orden de tiempo, como en los archivos.',
        value: 'Primero va el valor más grande.',
        none: '',
      },
      unit: 'La unidad es: {unit}.',
      unitByColumn: 'Cada columna tiene su propia unidad.',
      estimateSign: '≈',
      estimate: '≈ marca una estimación: un valor de memoria, que no se leyó en la fuente.',
      csv: 'Esta tabla en CSV',
      scroll: 'Tabla: {title}',
    },
    /** Only on the page of the prices of everyday things. */
    itemPrices: {
      title: 'De qué es cada precio',
      intro: 'Cada nota vale desde su año hasta la nota siguiente.',
      point: '{year}: {text}',
    },
    downloads: {
      title: 'Descargar',
      csv: 'CSV: la tabla',
      json: 'JSON: todo lo de esta página',
      svg: 'SVG: el dibujo',
      png: 'PNG: el dibujo',
      notes: 'En los archivos CSV, las líneas que empiezan con # son notas sobre la fuente y la unidad.',
      rights: 'Las cifras pertenecen a quienes las publican. Nómbralos cuando uses los datos.',
    },
    cite: {
      title: 'Citar',
      /** On a phone the texts are behind this, and the code of the embed behind the other. */
      show: 'Texto y BibTeX',
      plain: 'Texto',
      bibtex: 'BibTeX',
      copyPlain: 'Copiar el texto',
      copyBibtex: 'Copiar BibTeX',
      copied: 'Copiado',
      failed: 'El navegador no lo permitió. Cópialo aquí:',
      field: 'Cita',
      /** The parts of a citation, each ends in its own mark. */
      series: 'Serie {id}.',
      dataTo: 'Datos hasta {date}.',
      compiled: 'Recopilado por {site}, {url}.',
      compiledBy: 'Recopilado por {site}.',
    },
    embedShow: 'El código',
    neighbours: { all: 'Todos los datos', sameSubject: 'Más sobre este tema' },
  },
  embed: {
    title: 'Ponlo en tu página',
    text: 'Este código muestra el dibujo en otro sitio web, con su título, su fuente y un enlace a esta página. Funciona sin scripts, no guarda cookies y pesa como máximo 20 kilobytes.',
    themes:
      'El dibujo es claro u oscuro, según esté configurado el dispositivo de quien lee. Para fijar uno de los dos, agrega /light o /dark al final de la dirección en el código.',
    see: { system: 'Verlo como está configurado tu dispositivo', light: 'Verlo claro', dark: 'Verlo oscuro' },
    copy: {
      copyLink: 'Copiar el código',
      linkCopied: 'Copiado',
      copyFailed: 'El navegador no lo permitió. Cópialo aquí:',
      linkField: 'Código para insertar',
    },
    /** The title of the frame and of its page. */
    metaTitle: '{title} (gráfico, {site})',
    source: 'Fuente:',
    dataTo: ', datos hasta {date}',
    hasEstimates: 'Algunos valores son estimaciones.',
    link: 'Tabla, límites y descargas en {site}',
  },
  /** Beside the newest month of an index whose line has years: "mayo de 2026: ×34 desde 1913". */
  newestMonth: '{month}: ×{times} desde {year}',
  picture: { source: 'Fuente: {sources}', entry: '{publisher}, datos hasta {date}' },
};
