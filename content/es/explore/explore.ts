import type { ExploreId, Measure, QuestionId } from '@/content/explore/explore';

/** The name of each series in lists, at the end of its line and in the table. */
const series: Record<ExploreId, string> = {
  m2: 'Cantidad de dinero (M2)',
  'gdp.current': 'Producción (PIB)',
  'gdp.chained2017': 'Producción en dólares de 2017',
  'gold-price': 'Oro, una onza',
  'treasury-bills': 'Interés de las letras del Tesoro',
  'treasury-bills.hundred': 'US$ 100 en letras del Tesoro',
  'cash.hundred': 'US$ 100 en efectivo',
  'weimar-1923': 'Marcos por un dólar, 1923',
  'cpi-u': 'Precios al consumidor (CPI-U)',
  'owner.cpi': 'Precios de este sitio (2024: mayo de 2025)',
  'item-prices.car': 'Auto nuevo',
  'item-prices.medianHouse': 'Casa mediana, algunos años',
  'item-prices.coffee': 'Taza de café',
  'item-prices.bread': 'Libra de pan',
  'item-prices.milk': 'Galón de leche',
  'item-prices.gas': 'Galón de gasolina',
  'inflation-2020-2024.shelterCpi': 'Alza de la vivienda (IPC)',
  'inflation-2020-2024.rentCpi': 'Alza del alquiler (IPC)',
  'inflation-2020-2024.foodAtHomeCpi': 'Alza de los alimentos (IPC)',
  'inflation-2020-2024.hourlyEarnings': 'Alza del salario por hora',
  'inflation-2020-2024.caseShiller': 'Alza de precios de casas',
  'median-house-price': 'Casa nueva mediana',
  'median-family-income': 'Ingreso familiar',
  'median-household-income': 'Ingreso de los hogares',
  'productivity-pay.productivity': 'Productividad',
  'productivity-pay.pay': 'Salario del trabajador típico',
  unemployment: 'Desempleo',
  'childhood-obesity.age2to5': 'Obesidad, de 2 a 5 años',
  'childhood-obesity.age6to11': 'Obesidad, de 6 a 11 años',
  'childhood-obesity.age12to19': 'Obesidad, de 12 a 19 años',
  'families-poverty.allFamilies': 'Pobreza, todas las familias',
  'families-poverty.marriedCouple': 'Pobreza, matrimonios',
  'families-poverty.maleHouseholder': 'Pobreza, hombre sin cónyuge',
  'families-poverty.femaleHouseholder': 'Pobreza, mujer sin cónyuge',
  'btc-price-monthly': 'Bitcoin, fin de mes',
  'btc-price-monthly.average': 'Bitcoin, promedio anual',
  'btc-network.hashRateEhs': 'Tasa de hash de Bitcoin',
  'btc-network.difficulty': 'Dificultad de Bitcoin',
  'btc-network.meanFeeUsd': 'Bitcoin, comisión promedio',
};

const units: Record<Measure, string> = {
  usd: 'Dólares de Estados Unidos, de cada época',
  'usd-billions': 'Miles de millones de dólares de Estados Unidos, de cada época',
  'usd-billions-2017': 'Miles de millones de dólares de Estados Unidos de 2017',
  'price-index': 'Índice, promedio de 1982 a 1984 = 100',
  rate: 'Por ciento al año',
  share: 'Por ciento del grupo',
  'percent-since-1948': 'Cambio desde 1948, en por ciento',
  'hash-rate': 'Exahashes por segundo (EH/s)',
  difficulty: 'Dificultad, sin unidad',
  'marks-per-usd': 'Marcos de papel por un dólar de Estados Unidos',
};

/** What is counted when everything is divided by a series: "Casa nueva mediana, en onzas de oro". */
const countedIn: Partial<Record<ExploreId, string>> = {
  m2: 'veces la cantidad de dinero',
  'gdp.current': 'veces la producción de un año',
  'gold-price': 'onzas de oro',
  'treasury-bills.hundred': 'veces US$ 100 en letras del Tesoro',
  'cash.hundred': 'cientos de dólares',
  'item-prices.car': 'autos nuevos',
  'item-prices.medianHouse': 'casas medianas',
  'item-prices.coffee': 'tazas de café',
  'item-prices.bread': 'libras de pan',
  'item-prices.milk': 'galones de leche',
  'item-prices.gas': 'galones de gasolina',
  'median-house-price': 'casas nuevas',
  'median-family-income': 'años de ingreso familiar',
  'median-household-income': 'años de ingreso del hogar',
  'btc-price-monthly': 'bitcoins',
  'btc-price-monthly.average': 'bitcoins',
  'btc-network.meanFeeUsd': 'comisiones de Bitcoin',
};

/** The value at the end of a line, counted in what it is divided by. */
const endsAt: Partial<Record<ExploreId, string>> = {
  m2: '{n} veces',
  'gdp.current': '{n} veces',
  'gold-price': '{n} onzas',
  'treasury-bills.hundred': '{n} veces',
  'cash.hundred': '{n} cientos',
  'item-prices.car': '{n} autos',
  'item-prices.medianHouse': '{n} casas',
  'item-prices.coffee': '{n} tazas',
  'item-prices.bread': '{n} libras',
  'item-prices.milk': '{n} galones',
  'item-prices.gas': '{n} galones',
  'median-house-price': '{n} casas',
  'median-family-income': '{n} años',
  'median-household-income': '{n} años',
  'btc-price-monthly': '{n} bitcoins',
  'btc-price-monthly.average': '{n} bitcoins',
  'btc-network.meanFeeUsd': '{n} comisiones',
};

/** `shows` is what the drawing shows and what it does not. Its numbers are computed in lib/explore/facts.ts. */
const questions: Record<QuestionId, { title: string; shows: string }> = {
  'house-income': {
    title: '¿Cuántos años de ingreso cuesta una casa nueva?',
    shows:
      'Muestra el precio de una casa nueva frente a lo que gana en un año el hogar típico, antes de impuestos. No muestra las tasas de las hipotecas, que deciden lo que se paga cada mes, y las casas se han hecho más grandes.',
  },
  'house-gold': {
    title: '¿Cuántas onzas de oro cuesta una casa nueva?',
    shows:
      'Medido en oro, el precio sube y baja mucho y no tiene un alza constante. No muestra que las casas se volvieran baratas o caras: la mayoría de los vaivenes viene del precio del oro, que los gobiernos fijaron hasta 1971.',
  },
  'house-bitcoin': {
    title: '¿Cuántos bitcoins cuesta una casa nueva?',
    shows:
      'En todo el periodo la línea baja, porque subió el precio de bitcoin. En 2015 y en 2022 más o menos se duplicó. Termina con el promedio de {houseBitcoinYear}: {houseBitcoin} bitcoins. A fines de {last-btc-month}, una casa nueva costaba {house-in-bitcoin-latest} bitcoins. No muestra con qué puede contar quien compra: poca gente tenía bitcoin en los primeros años.',
  },
  'real-income': {
    title: '¿Gana el hogar típico más que en 1971?',
    shows:
      'Descontada la inflación, las dos líneas terminan por encima de 1971. Con los índices mejorados que la Oficina del Censo de Estados Unidos usa para los ingresos, suben más. Eso habla en contra de la idea de que todos se empobrecieron. No muestra quién ganó ese dinero: hoy hay más familias con dos ingresos, y los impuestos no se cuentan.',
  },
  'money-output-prices': {
    title: '¿Creció el dinero más rápido que la producción y los precios?',
    shows:
      'Desde el mismo inicio, los dólares crecieron más que la producción, y la producción en dólares, más que los precios. La línea del dinero es más empinada de 1971 a 1983 que antes y después. Nada de esto muestra que una línea empuje a otra.',
  },
  'mattress-bills': {
    title: 'US$ 100, ¿bajo el colchón o en letras del Tesoro?',
    shows:
      'El efectivo perdió la mayor parte de su poder adquisitivo. Las letras estuvieron por debajo de su inicio de {billsLossFrom} a {billsLossTo}, en el peor momento un {billsWorst}, y terminaron un {billsGain} por encima. La tasa publicada de las letras es una tasa de descuento. La línea muestra lo que ganaba quien compraba. No muestra los impuestos, y poca gente guarda todo lo que tiene de una sola de estas maneras.',
  },
  'prices-1971': {
    title: '¿Cómo se movieron los precios antes y después de 1971?',
    shows:
      'En un eje logarítmico, un alza constante es una línea recta. Cuando más rápido subieron los precios fue alrededor de las dos guerras mundiales y en la década de 1970. Antes de 1971, a veces también bajaron. No muestra lo que ganaba la gente.',
  },
  'gold-prices': {
    title: '¿Siguió el oro el paso de los precios?',
    shows:
      'Depende del inicio y del final. Desde 1971, después de 37 años con un precio oficial fijo, el oro subió mucho más que los precios. De 1980 a {goldYear}, el oro se multiplicó por {goldSince1980}, y los precios, por {pricesSince1980}. Hasta 2025 fue por {goldTo2025} y por {pricesTo2025}. El oro bajó durante unos veinte años después de 1980, y no paga intereses.',
  },
  'bitcoin-real': {
    title: '¿Cuánto ha costado un bitcoin, descontada la inflación?',
    shows:
      'Muestra un alza empinada, con caídas de más de la mitad en el camino. No muestra lo que ganó un comprador típico: muchos compraron cerca de un máximo. Un alza pasada no promete nada.',
  },
  'bills-rate': {
    title: '¿Cuánto pagaba un préstamo corto al gobierno de Estados Unidos?',
    shows:
      'Muestra el interés de cada año, antes de impuestos. No muestra una ganancia: donde los precios subieron más rápido que el interés, quienes ahorraban perdieron poder adquisitivo.',
  },
};

export const explore = {
  metaTitle: 'Explora: tu propio gráfico',
  metaDescription:
    'Dibuja tu propio gráfico de precios, dinero, casas, salarios, oro y bitcoin: hasta cuatro series, sin inflación, como índice o divididas entre otra. Con límites, tabla y archivos.',
  title: 'Explora',
  lede: 'Pon en un mismo gráfico las series que quieras. Descuenta la inflación, haz que empiecen en el mismo punto o divide una entre otra. Cada dibujo dice lo que no muestra.',
  series,
  units,
  countedIn,
  endsAt,
  questions,
  questionsTitle: '{n} preguntas para empezar',
  questionsHint: 'Algunas hablan a favor de la historia de este sitio, y otras en contra.',
  ownTitle: {
    plain: '{names}',
    index: '{names}, {year} = 100',
    dollars: '{names}, en dólares de {year}',
    quotient: '{names}, en {unit}',
  },
  /** The title without a drawing: no series, none with a value in the years of choice, or another reason. */
  emptyTitle: {
    none: 'Ninguna serie elegida',
    years: 'Ningún valor en estos años',
    refused: 'Nada que dibujar',
  },
  /** Settings that the page changed by itself. */
  settled: {
    byYear: 'Aquí cada punto es un año: por mes, faltaría la mayoría de los años de {names}.',
    index: 'Las unidades son distintas, así que cada línea vale 100 en {year}.',
    takeOut: 'Quitar {name}',
  },
  unit: {
    dollarsOf: 'Dólares de Estados Unidos de {year}',
    billionsOf: 'Miles de millones de dólares de Estados Unidos de {year}',
    index: 'Índice, {year} = 100',
    log: '{unit}, en un eje logarítmico: distancias iguales son porcentajes iguales',
  },
  controls: {
    label: 'Opciones del gráfico',
    /** Opens the settings on phones. */
    change: 'Cambiar el gráfico',
    more: 'Más opciones',
    series: 'Series',
    seriesOf: 'Serie {n}',
    none: 'Ninguna',
    add: 'Agregar una serie',
    divide: 'Dividir todo entre',
    divideNone: 'Nada',
    span: 'Años',
    from: 'Desde',
    to: 'Hasta',
    all: 'Todos',
    by: 'Un punto por cada',
    year: 'Año',
    month: 'Mes',
    scale: 'Eje',
    linear: 'Lineal',
    log: 'Logarítmico',
    view: 'Dibujar con',
    line: 'Líneas',
    bar: 'Barras',
    dollars: 'Dólares',
    dollarsDay: 'De cada época',
    dollarsOf: 'De un mismo año',
    dollarsYear: 'Dólares del año',
    index: 'Inicio',
    indexOff: 'En su propia unidad',
    indexOn: 'Con 100 en un año',
    indexYear: 'Año que vale 100',
    mark: 'Marcar 1971',
    badYear: 'Escribe un año con cuatro dígitos, de {min} a {max}.',
    badOrder: 'El primer año no puede ser posterior al último, {year}.',
    badOrderTo: 'El último año no puede ser anterior al primero, {year}.',
  },
  /** Above the drawing, which is still the one before. */
  lost: {
    text: 'No se pudieron cargar las series. Revisa tu conexión y prueba otra vez.',
    retry: 'Probar otra vez',
  },
  address: {
    intro: 'La dirección contiene algo que esta página no pudo usar.',
    'unknown-series': 'No hay ninguna serie «{text}».',
    'too-many': 'Un gráfico tiene como máximo cuatro series. Las demás quedan fuera.',
    'bad-value': '«{text}» no es una opción. En su lugar se usa la habitual.',
    span: 'El primer año, {from}, es posterior al último, {to}. Se muestran todos los años.',
    'too-long': 'La dirección es demasiado larga para ser una de las nuestras.',
  },
  problems: {
    'no-series': 'Elige una serie para dibujar.',
    'no-years': '{name}: solo tiene meses. Elige un punto por cada mes para verla.',
    'no-months': '{name}: no tenemos meses, así que queda fuera. Elige un punto por cada año para verla.',
    'no-divisor-years': 'No hay entre qué dividir. {by}: solo tiene meses. Elige un punto por cada mes.',
    'no-divisor-months': 'No hay entre qué dividir. {by}: no tenemos meses. Elige un punto por cada año.',
    'divided-by-itself': '{name}: dividida entre sí misma, siempre es 1, así que queda fuera.',
    'not-divisible':
      '{name}: no se puede dividir entre «{by}», porque las dos tienen que ser montos en dólares. Queda fuera.',
    'price-by-total':
      '{name}: es un solo precio, y «{by}» es una suma de todo el país. El resultado sería demasiado pequeño para decir algo, así que queda fuera.',
    'no-common-period': '«{name}» y «{by}» no tienen ningún año en común, así que no hay nada que dividir.',
    'not-dollars': '{name}: no se cuenta en dólares de cada época, así que no se le descuenta la inflación.',
    'no-deflator-year':
      'Nuestra copia del índice de precios no tiene un promedio de {year}. Va de {first} a {last}. Se muestran dólares de cada época.',
    'no-deflator':
      '{name}: falta el valor con la inflación descontada, porque nuestra copia del índice de precios no cubre estos periodos: {periods}.',
    range: '{first} a {last}',
    'deflator-cancels':
      'Una división de dólares entre dólares del mismo año no necesita corregirse por la inflación: se cancela.',
    'index-of-rate': '{name}: es una tasa. Una tasa que empieza en 100 engañaría, así que queda fuera.',
    'no-base':
      '{name}: no puede empezar en 100 en {year}. Sus valores van de {first} a {last}, y {year} no tiene un valor completo. Queda fuera.',
    'outside-span': '{name}: tiene valores de {first} a {last}, y ninguno en los años que elegiste.',
    units:
      'Un eje solo puede llevar una unidad, y estas series no pueden empezar todas en 100 en un mismo año: {units}. La tabla de abajo tiene los valores.',
    unitOf: '{name} ({unit})',
    'one-period': 'Hay un solo punto. Un dibujo necesita por lo menos dos. La tabla de abajo tiene el valor.',
    'log-of-zero':
      '{name}: {n} valores son cero o menos. En un eje logarítmico no tienen lugar, así que el dibujo los deja fuera. La tabla los tiene.',
    'bars-on-log':
      'Las barras necesitan un eje que empiece en cero, y un eje logarítmico no tiene cero. En su lugar se dibujan líneas.',
    'too-many-bars':
      'Más de {most} barras son demasiado delgadas para leerlas. Elige menos años para ver barras. En su lugar se dibujan líneas.',
  },
  notesTitle: 'Cómo se calcula',
  notes: {
    deflated:
      'La inflación se descuenta con el índice de precios al consumidor CPI-U: cada valor se multiplica por el índice de {year} y se divide entre el índice de su propio {step}. Esto supone que compras lo que compra el hogar promedio de las ciudades de Estados Unidos.',
    'deflated-year-end':
      'Los valores de fin de año se dividen entre el promedio de ese año. Cuando los precios suben rápido, eso hace que los valores parezcan demasiado altos, en un pequeño porcentaje.',
    'deflated-by-year':
      'Tenemos valores mensuales del índice desde {firstMonth}. Los meses anteriores usan el promedio de su año.',
    indexed:
      'Cada línea vale 100 en {year}. Sus otros valores se leen como múltiplos de ese nivel, sea cual sea la unidad.',
    indexedMonths: 'Con meses, 100 es el promedio de los doce meses de {year}.',
    'levels-since-1948': '{name}: se publica como un cambio desde 1948. Aquí 1948 cuenta como 100 antes de compararla.',
    divided:
      'Cada valor se divide entre el valor de «{by}» en el mismo {step}. Los periodos en que falta uno de los dos quedan fuera.',
    year: 'año',
    month: 'mes',
    'year-is': {
      average: '{names}: cada punto es el promedio de su año.',
      'year-end': '{names}: cada punto es el final de su año.',
      total: '{names}: cada punto es un número de todo el año.',
    },
    cash: '{names}: el monto nunca cambia y no gana intereses.',
    compound:
      '{names}: se compran letras de 91 días y se renuevan. La tasa publicada es una tasa de descuento, y quien compraba ganaba un poco más. Los impuestos no se cuentan.',
    'resampled-last': '{names}: la serie tiene meses. Cada año toma su último mes, porque es un precio en un momento.',
    'month-is': {
      average: '{names}: cada punto es el número de su mes.',
      close: '{names}: cada punto es el precio del último día del mes.',
    },
    survey: '{names}: solo hay valores de algunos años. La línea delgada entre los puntos no son datos.',
    gap: '{names}: faltan algunos valores. Ahí la línea se corta.',
    estimate:
      'En la tabla, ≈ marca un valor de memoria, o uno calculado a partir de él. Lo que se calcula de memoria tiene menos dígitos.',
    trend: {
      rise: 'Dos líneas que suben juntas no prueban nada la una sobre la otra. Casi todo lo que se cuenta en dólares o en personas ha subido durante décadas.',
      fall: 'Dos líneas que bajan juntas no prueban nada la una sobre la otra. Cada cosa baja por sus propias razones.',
      apart: 'Una línea sube mientras otra baja. Eso solo no prueba nada sobre una relación entre ellas.',
    },
  },
  trendTitle: 'Antes de sacar conclusiones',
  limitsTitle: 'Lo que esto no muestra',
  limits: {
    /** On phones, above the sentences that begin with "Fuente:". */
    sources: 'Fuentes',
    source: 'Fuente:',
    page: 'Fuente, tabla y archivos',
    more: 'Ten en cuenta',
  },
  chart: {
    break: '1971: el dólar deja el oro',
    source: 'Fuente: {sources}',
    /** Beside the lowest and the highest point of a line. */
    point: '{value} en {period}',
    /** After the unit: which points are marked. */
    marked: {
      lowest: 'Punto pequeño: el valor más bajo',
      highest: 'Punto pequeño: el valor más alto',
      both: 'Puntos pequeños: el valor más bajo y el más alto',
    },
    sourceEntry: '{publisher}, datos hasta {date}',
  },
  status: 'Dibujado: {title}. De {first} a {last}.',
  statusNone: 'No hay nada dibujado.',
  table: {
    title: 'Tabla',
    period: { year: 'Año', month: 'Mes' },
    label: 'Tabla: {title}',
    estimate: '≈',
    unit: 'Unidad: {unit}.',
    column: '{name} ({unit})',
  },
  downloads: {
    title: 'Llévatelo',
    csv: 'CSV: la tabla',
    json: 'JSON: la tabla y sus límites',
    svg: 'SVG: el dibujo',
    png: 'PNG: el dibujo',
    none: 'No hay ningún dibujo que guardar.',
    failed: 'No se pudo hacer el archivo. Revisa tu conexión y presiona otra vez.',
    notes: 'En el archivo CSV, las líneas que empiezan con # son notas sobre la fuente y la unidad.',
    rights: 'Las cifras pertenecen a quienes las publican. Nómbralos cuando uses los datos.',
    /** Columns of the files, and the words of their heads. */
    columns: { period: 'period', status: '{name}, status', estimate: 'estimate', read: 'read' },
    head: {
      unit: 'Unidad: {unit}',
      source: 'Fuente: {publisher}, {name}, {url}',
      made: 'Hecho con {site}: {url}',
    },
  },
  link: {
    copyLink: 'Copiar enlace',
    linkCopied: 'Enlace copiado',
    copyFailed: 'El navegador no lo permitió. Copia el enlace aquí:',
    linkField: 'Enlace a este gráfico',
  },
  list: {
    title: 'Las {n} series',
    text: 'Cada serie tiene una página con su fuente, sus límites, la tabla completa y archivos para descargar.',
    noScript:
      'Tu propio gráfico requiere JavaScript, que en este navegador está desactivado. El dibujo de abajo es la primera de nuestras preguntas.',
    notTime: 'tiene una fila por cada cosa y no por cada año, así que no se puede dibujar en un eje de tiempo.',
  },
};
