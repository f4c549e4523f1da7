import type {
  ChangeTexts,
  GrowthId,
  GrowthQuestionId,
  HoldingId,
  HoldingQuestionId,
} from '@/content/explore/explore-views';

const assets: Record<HoldingId, { name: string; held: string; not: string }> = {
  gold: {
    name: 'Oro',
    held: 'Oro comprado en {start}, vendido en {end}',
    not: 'las comisiones de quienes lo venden, el costo de una caja fuerte y los impuestos. El oro no paga intereses. Los años empiezan en 1968: hasta marzo de ese año, los bancos centrales mantenían juntos el precio cerca de 35 dólares. Hasta el final de 1974, los ciudadanos de Estados Unidos no podían tener lingotes de oro legalmente',
  },
  cash: {
    name: 'Efectivo',
    held: 'Efectivo guardado de {start} a {end}',
    not: 'los robos y las pérdidas, ni cuánto vale tener dinero a mano en un mal día. El dinero en una cuenta de banco ganaba algunos intereses',
  },
  bills: {
    name: 'Letras del Tesoro',
    held: 'Letras del Tesoro de Estados Unidos conservadas de {start} a {end}',
    not: 'los impuestos sobre los intereses ni las comisiones. Hasta 1998, la letra más pequeña era de 10 000 dólares, así que pocas familias podían comprar una. Muchas cuentas de ahorros pagaban menos',
  },
  house: {
    name: 'Una casa nueva, solo el precio',
    held: 'El precio de la casa nueva del medio, de {start} a {end}',
    not: 'el alquiler que se ahorra un propietario, los intereses de un préstamo, los impuestos, los seguros, las reparaciones y las comisiones de una venta. Quien compra con un préstamo gana o pierde más sobre el dinero propio. Es la casa nueva del medio de cada año, y no una misma casa. Durante décadas las casas se hicieron más grandes, así que una parte del alza es tamaño. En los últimos años se hicieron más pequeñas',
  },
  income: {
    name: 'El ingreso de una familia',
    held: 'El ingreso de la familia del medio, de {start} a {end}',
    not: 'a quienes viven solos, el seguro de salud que pagan las empresas y los impuestos. Hay más familias con dos ingresos, y menos hijos por familia, que en épocas pasadas. El valor del último año es una estimación nuestra. Un ingreso no se puede comprar ni vender: las celdas dicen cuánto subió o bajó',
  },
  bitcoin: {
    name: 'Bitcoin',
    held: 'Bitcoin comprado en {start}, vendido en {end}',
    not: 'las comisiones, los impuestos y las monedas perdidas o robadas. La serie es corta, y es la de la moneda que duró: muchas otras fracasaron. Poca gente tuvo bitcoin en sus primeros años, y un alza pasada no promete nada',
  },
};

const holdingQuestions: Record<HoldingQuestionId, { title: string; shows: string }> = {
  'gold-1980': {
    title: 'Oro desde su máximo de 1980: ¿cuánto hubo que esperar?',
    shows:
      'Descontada la inflación, la fila de 1980 es una pérdida en todos los finales hasta 2023: de un rojo intenso al principio, gris cerca del final. La fila de 1971 es verde en todos los finales, pero hasta el final de 1974 los ciudadanos de Estados Unidos no podían tener lingotes de oro legalmente. Deciden el inicio y el final.',
  },
  'gold-2000': {
    title: 'Oro desde 2000: ¿seguro con cualquier inicio?',
    shows:
      'La fila de 2000 es roja un año, y verde desde entonces. Las filas de 2011 y 2012 tienen sobre todo pérdidas hasta 2023. El mismo metal, once años después.',
  },
  'cash-always': {
    title: '¿Hubo algún buen momento para guardar efectivo?',
    shows:
      'Descontada la inflación, el efectivo perdió con casi todos los inicios y finales. La única excepción es de 2008 a 2009: los precios promedio fueron un poco más bajos. La pérdida fue lenta en algunos años. La más rápida fue alrededor de 1980.',
  },
  'bills-2010s': {
    title: '¿Cuándo les ganó el interés a los precios?',
    shows:
      'Las letras desde 1980 ganaron en todos los finales. Las de 2009, cuando las tasas estaban cerca de cero, perdieron en todos los finales. La mayoría de las ganancias y pérdidas son pequeñas.',
  },
  'house-peak': {
    title: '¿Y una casa comprada en 2006, cerca del máximo?',
    shows:
      'La fila de 2006 tiene pérdidas hasta 2013, y en 2014 queda más o menos igual. La mayoría de las demás celdas son ganancias de menos del 2 % al año. Es solo el precio: un propietario también se ahorró el alquiler y pagó intereses.',
  },
  'bitcoin-top': {
    title: 'Bitcoin: ¿y de un mes a cualquier otro?',
    shows:
      'Por mes se ven las caídas: quien compró cerca de un máximo esperó años para quedar igual. En el último final, la mayoría de los inicios tiene una ganancia, pero pocos de los que caen en los últimos doce meses. La serie es corta.',
  },
};

export const everyStart = {
  title: 'Cada inicio y cada final',
  lede: '¿Fue buena idea tenerlo? Depende de cuándo empiezas y de cuándo terminas. Cada celda es un inicio y un final.',
  assets,
  questions: holdingQuestions,
  questionsTitle: '{n} preguntas para empezar',
  controls: {
    label: 'Opciones',
    asset: 'Qué se tenía',
    start: 'Inicio',
    end: 'Final',
    dollars: 'Contar',
    real: 'Sin inflación',
    nominal: 'En dólares',
    measure: 'Mostrar',
    yearly: 'Por ciento al año',
    whole: 'Cambio total',
    by: 'Una celda por cada',
    year: 'Año',
    month: 'Mes',
  },
  /** "Oro comprado en 1980, vendido en 2000: 7.3 % menos al año, descontada la inflación." */
  sentence: {
    all: '{held}: {change}, {prices}.',
    yearly: { more: '{n} más al año', less: '{n} menos al año', almost: 'casi sin cambio', none: 'sin cambio' },
    whole: { more: '{n} más', less: '{n} menos', almost: 'casi sin cambio', none: 'sin cambio' },
    real: 'descontada la inflación',
    nominal: 'en dólares',
    /** Of a holding of less than a year. */
    short: 'Menos de un año no se estira a un año: este es el cambio total.',
  },
  counts: {
    all: 'Pérdidas: {losses} del total de {count} celdas. La peor es {worst} (de {worstFrom} a {worstTo}), y la mejor, {best} (de {bestFrom} a {bestTo}). La mitad está por encima de {median}.',
    /** Of cash in dollars. */
    even: 'Las {count} celdas son iguales: {median}. Un dólar sigue siendo un dólar. Lo que cambia es lo que se compra con él. Para verlo, cuenta sin inflación.',
    held: 'Si se tuvo exactamente {held}: pérdidas en {losses} de {count} celdas, y cambios de {worst} a {best}. La mitad está por encima de {median}.',
    years: { one: '1 año', other: '{count} años' },
    months: { one: '1 mes', other: '{count} meses' },
    and: ' y ',
  },
  picture: {
    label: '{name}: cada inicio y cada final. {counts}',
    axes: 'De arriba abajo: el inicio. De izquierda a derecha: el final. {measure}, {prices}.',
    measures: { yearly: 'Por ciento al año', whole: 'Cambio en por ciento' },
    hint: 'Presiona una celda, o elige un inicio y un final.',
    tooltip: 'De {start} a {end}: {change}',
  },
  legend: {
    title: 'Colores',
    below: '{to} o menos',
    between: 'de {from} a {to}',
    above: '{from} o más',
    note: 'Con rayas: pérdidas. Gris: cerca de cero, una ganancia o una pérdida pequeña.',
  },
  notTitle: 'Lo que no está incluido',
  not: '{name}: las celdas no cuentan {not}.',
  notes: {
    real: 'Descontada la inflación: cada valor se divide entre el índice de precios al consumidor CPI-U de su propio {step}, así que una celda compara lo que compra el dinero. Nuestra copia del índice anual termina en {last}.',
    nominal: 'En dólares: no se descuenta la inflación.',
    months: 'Los valores mensuales del índice empiezan en {first}. Los meses anteriores tienen el promedio de su año.',
    yearly:
      'Por ciento al año, de modo que el cambio de cada año actúa sobre el del anterior. Se calcula así: el último valor dividido entre el primero, elevado a uno dividido entre el número de años, menos uno.',
    average:
      'Cada año es su promedio, como si se comprara y se vendiera en partes iguales a lo largo del año. Los días sueltos difieren.',
    /** Of what has months, too. */
    averageOfMonths:
      'Cada año es su promedio, como si se comprara y se vendiera en partes iguales a lo largo del año. Los días sueltos difieren mucho: las caídas más profundas solo se ven por mes.',
    yearEnd: 'Cada año es su final.',
    yearEndReal:
      'Cada año es su final, pero los precios al consumidor son el promedio del año. Una celda de un año puede errar en dos o tres puntos. En muchos años importa poco.',
    total: 'Cada año es su total.',
    close: 'Cada mes es el precio de su último día.',
    last: 'El último mes es {last}.',
    noIndex: 'No hay celdas para {months}: no se publicó ningún índice de precios.',
    noValue: 'No hay celdas para {months}: la serie no tiene valor.',
    cells: 'Las celdas comparten años con sus vecinas. Cien celdas rojas no son cien casos independientes.',
  },
  table: {
    title: 'Según los años que se tuvo',
    label: '{name}, según los años que se tuvo',
    unit: '{measure}, {prices}.',
    years: 'Años',
    /** Of months. */
    under: 'Menos de 1',
    range: '{from} a menos de {to}',
    full: 'Los meses se agrupan por años completos: de 1 a menos de 2 son de 12 a 23 meses.',
    count: 'Celdas',
    losses: 'Pérdidas',
    worst: 'Peor',
    median: 'Mediana',
    best: 'Mejor',
  },
  files: {
    csv: 'CSV: todas las celdas',
    json: 'JSON: todas las celdas',
    title: '{name}: cada inicio y cada final',
    columns: ['start', 'end', 'percent_a_year', 'percent_in_all'],
    unit: 'Por ciento, {prices}',
  },
  embed: {
    title: 'Muéstralo en tu página',
    text: 'Copia este código para {name}. Carga una sola página pequeña y nada más.',
    link: 'Elige un inicio y un final en {site}',
  },
};

/** The sentence of one series. Of a change below zero the sign is in the words. */
const money: ChangeTexts = {
  more: 'el dinero creció un {n}',
  less: 'el dinero se redujo un {n}',
  almost: 'el dinero casi no creció',
  none: 'el dinero no creció',
};

const pairs: Record<GrowthId, { name: string; x: string; y: string; grew: { x: ChangeTexts; y: ChangeTexts } }> = {
  'money-prices': {
    name: 'El dinero y los precios',
    x: 'Crecimiento del dinero (M2), por ciento al año',
    y: 'Alza de los precios al consumidor, por ciento al año',
    grew: {
      x: money,
      y: {
        more: 'los precios subieron un {n}',
        less: 'los precios bajaron un {n}',
        almost: 'los precios casi no cambiaron',
        none: 'los precios no cambiaron',
      },
    },
  },
  'money-homes': {
    name: 'El dinero y los precios de las casas',
    x: 'Crecimiento del dinero (M2), por ciento al año',
    y: 'Alza del precio de una casa nueva, por ciento al año',
    grew: {
      x: money,
      y: {
        more: 'el precio de una casa nueva subió un {n}',
        less: 'el precio de una casa nueva bajó un {n}',
        almost: 'el precio de una casa nueva casi no cambió',
        none: 'el precio de una casa nueva no cambió',
      },
    },
  },
};

const growthQuestions: Record<GrowthQuestionId, { title: string; shows: string }> = {
  'decades-prices': {
    title: '¿En qué década subieron más rápido el dinero y los precios?',
    shows:
      'Fue en la de 1970 cuando los dos crecieron más rápido. En las seis décadas, el dinero creció más rápido que los precios: también creció la producción, y desde 2000 cada dólar cambia de manos menos veces. En la década de 2010, el dinero creció rápido, y los precios, más despacio que en cualquier otra década.',
  },
  'years-prices': {
    title: '¿Suben los precios el mismo año en que crece el dinero?',
    shows:
      'Dentro de un mismo año casi no hay relación. En 2020 el dinero creció como nunca antes en esta serie, y los precios apenas se movieron.',
  },
  'later-prices': {
    title: '¿Y dos años después?',
    shows:
      'Dos años después la relación es más estrecha, aunque está lejos de ser firme. Este desfase se eligió porque es el que mejor encaja de los cuatro: prueba los otros.',
  },
  'decades-homes': {
    title: '¿Crecieron juntos el dinero y los precios de las casas?',
    shows:
      'En general, sí: fue en las décadas de 1970 y 1980 cuando los dos crecieron más rápido. Pero en la década de 2000 el dinero creció más rápido que en la de 1990, y los precios de las casas no. Son solo cinco puntos, y las casas nuevas cambiaron de tamaño.',
  },
};

export const yearAgainstYear = {
  title: 'Un año frente a otro',
  lede: '¿Subieron los precios cuando creció el dinero? Cada punto es un tramo de tiempo: qué tan rápido creció el dinero, y qué tan rápido subieron los precios.',
  pairs,
  questions: growthQuestions,
  questionsTitle: '{n} preguntas para empezar',
  controls: {
    label: 'Opciones',
    pair: 'Qué se compara',
    years: 'Un punto por cada',
    spans: { '1': 'Año', '5': 'Cinco años', '10': 'Década' },
    lag: 'Precios medidos',
    lags: { '0': 'En los mismos años', '1': '1 año después', '2': '2 años después', '3': '3 años después' },
    mark: 'Punto marcado',
  },
  /** Names of dots. */
  names: { '1': '{end}', '5': '{start} a {end}', '10': 'Años {start}' },
  /** "Años 1970: el dinero creció un 9.9 % al año, y los precios subieron un 7.8 % al año." */
  sentence: { same: '{name}: {x}, y {y}.', later: '{name}: {x}, y de {start} a {end} {y}.' },
  rates: { '1': '{n}', '5': '{n} al año', '10': '{n} al año' },
  correlation: {
    sentence: '{n} puntos. La correlación es {r}: {strength}.',
    none: 'Hay muy pocos puntos para una correlación.',
    strength: {
      none: 'casi ninguna relación',
      weak: 'una relación débil',
      moderate: 'una relación moderada',
      strong: 'una relación fuerte',
    },
    opposite: 'en sentidos opuestos',
    few: 'Con tan pocos puntos, el azar por sí solo puede dar un número así.',
    alike: 'Los años vecinos se parecen: los puntos valen como unos {n} independientes.',
    cause:
      'Una relación no prueba ninguna causa. El dinero puede hacer subir los precios, los precios pueden llevar a la gente a pedir más prestado, u otra cosa puede mover los dos.',
  },
  picture: {
    label: '{name}. {correlation}',
    equals: 'Los dos igual de rápido',
    hint: 'Por encima de la línea, lo segundo creció más rápido. Presiona un punto, o elige uno.',
  },
  notTitle: 'Lo que no está incluido',
  not: 'También cambiaron la producción, las tasas de interés, el petróleo, las guerras y cuántas veces se gasta un dólar. Los precios de las casas son los de casas nuevas, cuyo tamaño cambió. El país es Estados Unidos, y la definición del dinero es una entre varias. Los puntos de cinco años empiezan en años que terminan en 0 o 5, y las décadas, en años que terminan en 0; con otros inicios se moverían.',
  notes: {
    growth:
      'El crecimiento está en por ciento al año, con el de cada año sobre el del anterior. Va del promedio de un año al de otro. El punto 2020 es el cambio de 2019 a 2020. La década de 1970 va de 1970 a 1980.',
    gap: 'Un tramo en el que una de las series no tiene valor no tiene punto.',
    alike:
      'Cuántos casos independientes valen los puntos de años sueltos es una estimación: su número, por uno menos p, dividido entre uno más p. Aquí, p es la correlación de la primera serie consigo misma un año después, por la de la segunda.',
    correlation:
      'La correlación (de Pearson) es 1 si todos los puntos están en una línea que sube, 0 si no hay ninguna línea recta y −1 si están en una que baja. Aquí se llama fuerte desde 0.7, moderada desde 0.4 y débil desde 0.2.',
  },
  table: {
    title: 'Todos los puntos',
    label: '{name}: todos los puntos',
    period: { '1': 'Año', '5': 'Años', '10': 'Década' },
  },
  files: {
    csv: 'CSV: todos los puntos',
    json: 'JSON: todos los puntos',
    columns: ['start', 'end', 'x_percent_a_year', 'y_percent_a_year'],
  },
};

/** Above the three views of the page. */
export const exploreViews = {
  label: 'Tres maneras de mirar',
  own: 'Tu propio gráfico',
  /** On pages of data and in texts. */
  link: 'Cada inicio y cada final',
  linkPairs: 'Un año frente a otro',
  /** At the end of a lesson, before the question. */
  lesson: 'Mira cada inicio y cada final:',
  lostDrawing: 'No se pudo cargar el dibujo interactivo. Este dibujo y todas las opciones funcionan sin él.',
};
