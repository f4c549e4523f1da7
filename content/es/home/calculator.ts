import type { ItemWords } from '../../en/data/item-prices';
import { itemWords } from '../data/item-prices';

const modes = {
  'past-to-present': 'Del pasado a hoy',
  'present-to-past': 'De hoy al pasado',
};

const resultClasses = {
  'nominal-increase': 'Aumento nominal',
  'purchasing-power-lost': 'Poder adquisitivo perdido',
  'less-purchasing-power': 'Menos poder adquisitivo',
  'more-purchasing-power': 'Más poder adquisitivo',
};

type ItemKey = keyof typeof itemWords;
type ItemName = Pick<ItemWords, 'name' | 'unit'> & {
  /** Who published the average of the last year. */
  publisher: string;
  /** What the price of a year is the price of, oldest first. */
  prices: readonly { from: number; text: string }[];
};

const item = ({ name, unit, descriptions }: ItemWords, publisher: string): ItemName => ({
  name,
  unit,
  publisher,
  prices: descriptions.map(({ from, text }) => ({ from, text })),
});

const items: Record<ItemKey, ItemName> = {
  car: item(itemWords.car, 'Kelley Blue Book'),
  medianHouse: item(itemWords.medianHouse, 'Censo'),
  coffee: item(itemWords.coffee, 'Toast'),
  bread: item(itemWords.bread, 'BLS'),
  milk: item(itemWords.milk, 'BLS'),
  gas: item(itemWords.gas, 'BLS'),
};

/** What the two prices of the last year are: the site's own, and the published one beside it. */
const definitions: Record<ItemKey, { site: string; published: string }> = {
  car: {
    site: 'Un auto nuevo y modesto',
    published: 'Precio promedio que se pagó por un auto o una camioneta nuevos, noviembre de 2024 (Kelley Blue Book)',
  },
  medianHouse: {
    site: 'Casas usadas, mayo de 2025 (National Association of Realtors)',
    published:
      'Casas recién construidas, promedio de los cuatro trimestres de 2024 (Oficina del Censo de Estados Unidos y HUD)',
  },
  coffee: {
    site: 'Cerca del precio de un café latte',
    published: 'Café común en restaurantes (Toast)',
  },
  bread: {
    site: 'Un pan de marca',
    published: 'Una libra de pan blanco de molde (Oficina de Estadísticas Laborales de Estados Unidos)',
  },
  milk: {
    site: 'Un galón',
    published: 'Un galón de leche entera fresca (Oficina de Estadísticas Laborales de Estados Unidos)',
  },
  gas: {
    site: 'Un galón',
    published: 'Un galón de gasolina regular sin plomo (Oficina de Estadísticas Laborales de Estados Unidos)',
  },
};

/** Words of the Museum Time Machine that move with it in the browser. */
const machine = {
  modeLegend: 'Dirección del viaje',
  modes,
  amount: { label: 'Monto en dólares', hint: 'De US$ 0 a {max}.' },
  errors: {
    empty: 'El campo está vacío, así que la máquina lo cuenta como US$ 0.',
    notANumber: 'Eso no es un número, así que la máquina lo cuenta como US$ 0.',
    letters: 'La máquina no entiende letras ni otros signos, así que lo cuenta como US$ 0. Escribe solo el número.',
    marks: 'Las comas, los puntos y los espacios no encajan entre sí, así que la máquina lo cuenta como US$ 0.',
    tooSmall: 'La máquina no acepta menos de US$ 0, así que lo cuenta como US$ 0.',
    tooLarge: 'La máquina está hecha para un máximo de {max} dólares. También calcula más que eso, hasta un billón.',
  },
  quickLegend: 'Montos rápidos, en dólares',
  quick: { 10: '10', 100: '100', 10000: '10 mil', 100000: '100 mil', 1000000: '1 millón' } as Record<number, string>,
  year: 'Año',
  /** The last stop: a month, not a whole year. The dial has room for its year only. */
  present: { name: 'mayo de 2025', year: '2025' },
  ticket: {
    from: 'Desde',
    to: 'Hasta',
    lead: '{amount} de {source} equivalen a',
    calculating: 'Calculando…',
    tail: 'en dólares de {target}',
  },
  resultClasses,
  /** The result class of an equal amount: "More purchasing power: none, 0%". */
  unchanged: '{result}: nada, {percent}',
  /** In its place for zero dollars, as which a text without a number counts. */
  nothing: 'Sin dólares no hay cambio',
  explanations: {
    'nominal-increase':
      'El número creció. Lo que compra, no. Un dólar guardado en un cajón desde {year} perdió el {percent} de lo que podía comprar.',
    'less-purchasing-power':
      'Los precios eran más bajos entonces. Un dólar de {base} compra un {percent} menos que un dólar de {year}.',
    zero: 'Cero dólares siguen siendo cero dólares en cualquier año.',
    sameYear: 'Elegiste la parada desde la que cuenta la máquina, así que no se ganó ni se perdió nada.',
  },
  lists: {
    /** Above the table, which the result on the ticket does not change. */
    same: 'La misma suma, {amount}, en {year} y en {base}',
    /** For the last stop itself. */
    sameBase: 'Lo que se compra con {amount} a precios de {base}',
    /** For a year without prices of its own. */
    sameListed: 'La misma suma, {amount}, a precios de {listed} y de {base}',
    item: 'Cosa',
    inYear: 'En {year}',
    atPrices: 'Precios de {listed}',
    /** The two prices of the last year. */
    site: 'nuestros precios',
    published: 'promedios publicados',
    listedBefore:
      'No hay precios de {year} en la lista. Estos son de {listed}, el año anterior más cercano que sí los tiene. Por eso la tabla compara {listed} con {base}, y el boleto, {year} con {present}.',
    estimate: 'estimación',
    /** For a share under a tenth of a percent, as a number. */
    tinyShare: '<0.1 %',
    /** In the place of a number. */
    lessThanOne: 'no alcanza',
    noPrice: 'sin precio oficial',
    nothing: 'No alcanza para nada importante',
    devalued: 'El valor se perdió por completo',
    devaluedNote:
      'A precios de {listed} alcanzaba para algo. En {base} no alcanza para ninguna cosa de nuestra lista. Todavía compra cosas más pequeñas.',
    caveat:
      'Debajo de cada número está el precio de una unidad. Los precios son de {base} (nuestra casa: mayo de 2025). Nuestro café es un latte, y nuestro auto, uno modesto. El promedio publicado es de cualquier auto, camioneta o SUV.',
    /** Above the table, if it has bars. */
    bars: 'Barras: lo que se compra con {amount} en {base}, como parte de lo que se compraba en {listed}. La barra llena significa igual o más.',
    prices: 'De qué son los precios de {listed}',
    /** A line of it. */
    priceOf: '{name}: {text}.',
    items,
  },
};

/** Words of the notes and tables that stand below the machine. */
const notes = {
  ownSources: { lead: 'Datos y salvedades:', separator: ', ' },
  estimateNote:
    '«Estimación» marca un precio que recordamos o que calculamos a partir de los precios vecinos. No lo leímos en una fuente.',
  methodology: {
    title: 'Fuentes y método',
    formulaLine: 'Resultado = monto × IPC de la parada de llegada ÷ IPC de la parada de salida',
    baseName: 'IPC de mayo de 2025',
    baseNote: 'El nivel de un solo mes',
    cpi: 'El índice de precios al consumidor (IPC) sigue el precio de una gran canasta de compras. Si la canasta cuesta el doble, un dólar compra la mitad. La máquina divide un índice entre el otro, y nada más.',
    base: 'Las paradas de la máquina son los años hasta {before} y, como última, mayo de 2025. Su índice es {owner-cpi-2024}, el nivel que había cuando se planeó esta página. Los precios de las cosas son los de {base}; solo nuestro precio de una casa es de mayo de 2025. El índice promedio oficial de {base} es {owner-cpi-2024:official}. Con ese promedio, cada resultado que termina en la última parada sería un {cpi-base-difference} más bajo.',
    source: 'Índice por año: {years}, promedios anuales, {publisher}, {name}, datos hasta {vintage}.',
    sourceLink: 'Ver la serie',
    itemsIntro:
      'La tabla de cosas usa un precio por cosa y por año. Sirve para hacerse una idea de la escala. Para medir la inflación es demasiado tosca. Para {base} tiene precios que fijó este sitio y, al lado de cada uno, uno publicado. BLS es la Oficina de Estadísticas Laborales de Estados Unidos. Kelley Blue Book y Toast son empresas que publican promedios propios.',
    caption: 'Precios de {base}: este sitio y una fuente publicada',
    columns: { item: 'Cosa', site: 'Este sitio', published: 'Publicado', difference: 'Diferencia' },
    beforeIntro: 'Años con precio: {years}. Los demás años usan el más reciente de los anteriores.',
    /** To the page of the series. */
    beforeLink: 'A qué corresponde cada precio anterior',
    definitions,
  },
  housing: {
    title: 'La vivienda en bitcoin: el precio de una casa en bitcoins',
    intro:
      'Divide el precio de una casa entre el precio de un bitcoin. La respuesta depende de qué precio del año tomes.',
    ownerCaption: 'Con los precios que este sitio usó al principio',
    averageCaption: 'Con el precio promedio de cada año',
    columns: {
      year: 'Año',
      house: 'Casa mediana',
      bitcoin: 'Un bitcoin',
      ratio: 'Casa en bitcoins',
    },
    basis: { 'year-end': 'Precio de fin de año', average: 'Promedio anual' },
    ratio: '{n} BTC',
    mixed:
      'La primera tabla mezcla dos clases de precio. A fines de {years}, bitcoin estaba muy por encima de su promedio del año, así que la casa parece barata. La segunda tabla usa siempre promedios, de {publisher}.',
    houses:
      'Precios de las casas: casas recién construidas (Oficina del Censo de Estados Unidos y HUD). Para {base}, casas usadas de mayo de 2025 (National Association of Realtors).',
    drawdown:
      'Elegir cuatro años esconde los malos. Desde su cierre más alto de 2021 hasta el más bajo de 2022, bitcoin perdió un {btc-fall-2021-to-2022}. En 2022 una casa pasó de {house-in-bitcoin-2022-low} a {house-in-bitcoin-2022-high} BTC, entre el cierre más alto y el más bajo de bitcoin en ese año. Quien necesitaba una casa ese año no podía esperar.',
    latest:
      'A fines de {last-btc-month}, el último mes de nuestros datos, bitcoin estaba un {btc-below-highest-close} por debajo de su cierre más alto de {year}. Una casa nueva, al precio mediano del {last-house-quarter}, costaba entonces {house-in-bitcoin-latest} BTC.',
  },
  limits: {
    title: 'Lo que esto no muestra',
    /** Opens all points but the first. */
    more: 'Fuentes y límites',
    points: [
      'Un índice de precios no sabe nada de intereses ni de salarios. Poca gente guarda dólares cincuenta años en un cajón, y los salarios también subieron.',
      'Desde fines de 1971 hasta fines de 2024, las letras del Tesoro de Estados Unidos compensaron toda la pérdida y dieron cerca de un {treasury-bills-after-prices} más, antes de impuestos. Muchas cuentas de ahorros pagaron menos.',
      'Para algunas personas el salario subió más rápido que los precios, y para otras, más despacio.',
      'Sigue una sola canasta, la de los hogares de las ciudades. La tuya es otra. La universidad se encareció más que el promedio, y los televisores se abarataron. Los métodos del índice mejoraron, así que su alza anterior a 2000 quizá esté un poco exagerada.',
    ],
    source: 'Oficina de Estadísticas Laborales de Estados Unidos: preguntas y respuestas sobre el IPC (en inglés)',
    sourceUrl: 'https://www.bls.gov/cpi/questions-and-answers.htm',
  },
};

export const calculator = { machine, notes };
