/** Numbers in braces are rows of content/claims. */
export const charts = {
  claims: {
    /** The two headline numbers, each with that of its series in brackets. */
    headline:
      'De enero de 1959 a enero de 2024, la cantidad de dinero (M2) creció hasta unas {m2-multiple-since-1959:number} veces su tamaño ({m2-multiple-since-1959:number:0} en la serie). De 1959 a mayo de 2025, el efectivo perdió el {purchasing-power-lost-since-1959-rounded} de su poder adquisitivo ({purchasing-power-lost-since-1959:official} según los promedios anuales).',
    m2: {
      sign: '',
      /** Beside the multiples of 1959: what they count. */
      labels: [
        // The number in the middle is large.
        ['los dólares (M2): ', '+{m2-increase-since-1959}', ', de febrero de 1959 a noviembre de 2024'],
        ['la producción de un año en dólares (PIB), hasta 2024'],
        ['los precios, hasta mayo de 2025'],
      ],
      footnote:
        'Esta cifra compara dos meses sueltos: febrero de 1959 ({m2-feb-1959:trillions} billones) y noviembre de 2024 ({m2-nov-2024:trillions} billones), el círculo junto a la línea. Por cada dólar llegó a haber unos {m2-multiple-between-the-months:number}. Un alza no tiene tope, pero una pérdida termina cuando se pierde todo el valor. Así que compara {m2-multiple-between-the-months:number} veces los dólares con {prices-multiple-since-1959:number} veces los precios, y no el +{m2-increase-since-1959} con la pérdida de US$ 100 de más abajo. Los precios cuentan desde el promedio de 1959 hasta mayo de 2025, y los dólares, desde febrero de 1959. La línea cuenta desde el promedio de 1959, así que su círculo queda un poco más abajo. Los promedios anuales de la línea del dinero suben un {m2-increase-drawn-series:official} de 1959 a 2024. De {m2-jan-1959:trillions} billones en enero de 1959 a {m2-jan-2024:trillions} billones en enero de 2024, el rombo en el gráfico de la casa nueva, el alza es del {m2-increase-drawn-series}. Las líneas llegan hasta {last-cpi-month}, y la producción, hasta {last-output-year}. La producción en dólares cuenta más bienes y precios más altos. De 1971 a 1983, el dinero, la producción en dólares y los precios crecieron más rápido que de 1959 a 1971. De 1971 a 2024, solo los precios. El crecimiento antes y después de 1971 es el de los promedios anuales.',
    },
    homes: {
      sign: '',
      labels: [
        'el precio de una casa nueva de {first-house-year}, en {last-house-quarter:year}',
        'lo mismo, descontada la inflación',
      ],
      footnote:
        'Una casa nueva en dólares, de {first-house-year} al {last-house-quarter}: el precio entero como múltiplo. La sala 1 empieza en 1971, termina con una casa usada de mayo de 2025 y cuenta solo el alza, {house-price-multiple:number} veces. La línea del dinero de este gráfico también cuenta desde {first-house-year}.',
    },
    power: {
      sign: '−',
      labels: [
        'del valor de US$ 100, guardados en efectivo de 1959 a mayo de 2025. Desde 1971 es el {dollar-value-lost-since-1971}.',
      ],
      footnote:
        'Efectivo sin intereses, según el índice de precios al consumidor: lo que se compraba con {purchasing-power-of-100-dollars} en 1959 costaba unos US$ 100 en mayo de 2025. Los precios subieron un {inflation-per-year-1913-to-1971} al año de 1913 a 1971, y un {inflation-per-year-1971-to-2024} al año de 1971 a 2024. El nivel {owner-cpi-2024} del índice es el de mayo de 2025, el círculo junto a la línea. Con el promedio oficial de 2024, {owner-cpi-2024:official}, la pérdida es del {purchasing-power-lost-since-1959:official}. En {last-cpi-month}, donde termina la línea, quedaban {hundred-dollars-latest}.',
    },
    source: 'Fuentes de {value}.',
    /** To the explorer. */
    explore: '¿Subieron los precios cuando creció el dinero? Compara un año con otro.',
  },
  /** What the first chart shows, in three steps; on a wide screen they scroll past it. The last one ends with the limit of the chart. */
  steps: [
    {
      title: 'Antes de 1971',
      text: 'De 1959 a 1971, la cantidad de dólares (M2: efectivo, cuentas de banco y cosas parecidas) ya crecía un {m2-per-year-1959-to-1971} al año.',
    },
    {
      title: 'Después de 1971',
      text: 'De 1971 a 2024 creció un {m2-per-year-1971-to-2024} al año, un poco más despacio que antes ({m2-per-year-1971-to-1983} hasta 1983, {m2-per-year-1983-to-2024} después). Hasta 2008 no se alejó más de una quinta parte de la producción en dólares. Luego se adelantó.',
    },
    {
      title: '¿Y los precios?',
      text: 'Los precios subieron mucho menos que la cantidad de dólares. Cuando más rápido subieron fue en la década de 1970. En mayo de 2025 eran {prices-multiple-since-1959:number} veces los de 1959.',
    },
  ],
  /** The scene in which the reader draws a line. {first}, {end}, {guess}, {real}, {steepest} and {fastest} are years; {left} and {usd} are dollars. */
  draw: {
    title: 'Dibuja los años entre las monedas',
    task: 'En {end}, con US$ 100 guardados en un cajón solo se compraba lo que en {first} con {left}. ¿Cuándo fue más fuerte la caída? Dibújala de izquierda a derecha. Después, mira.',
    hint: 'Empieza aquí',
    /** On the button before anything is drawn. */
    first: 'Primero dibuja tu línea',
    show: 'Mostrar lo que pasó',
    again: 'Dibujar otra vez',
    tooShort: 'Sigue dibujando, hacia {end}.',
    yours: 'Tu línea',
    real: 'Lo que compra: {usd}',
    near: 'En tu línea, la mitad se había perdido en {guess}. Fue en {real}. Buen ojo.',
    tooLate: 'En tu línea, la mitad se había perdido en {guess}. Pasó antes: en {real}.',
    tooEarly: 'En tu línea, la mitad se había perdido en {guess}. Tardó hasta {real}.',
    never: 'En tu línea, nunca se pierde la mitad. Sí se perdió, en {real}.',
    note: 'En dólares, la caída fue más fuerte en {steepest}; en porcentaje, en {fastest}. El dinero que ganaba intereses conservó más.',
    method: {
      title: 'Cómo se calcula',
      text: 'Las dos líneas cuentan dólares de {first}, la nuestra según los promedios anuales del índice oficial de precios hasta {end}. La línea es efectivo, sin intereses.',
    },
    fields: {
      summary: 'Escribir los números en vez de dibujar',
      label: 'Su valor en {year}, en dólares',
      error: 'Escribe un monto de 0 a {max} dólares.',
      submit: 'Dibujar mi línea y mostrar lo que pasó',
    },
  },
  methodology: {
    title: 'Fuentes y método',
    intro:
      'Todos los puntos son cifras publicadas, y cada línea llega hasta la última de nuestros datos. No se suaviza nada ni se inventa ningún punto. Puedes descargar cada gráfico y cada serie en CSV.',
    items: [
      {
        title: 'Por qué un índice',
        text: 'Los billones de dólares y el precio de una casa no caben en un mismo eje. Con dos ejes podríamos elegir dónde se cruzan las líneas. Por eso las líneas valen 100 en el primer año que tienen todas las series de un gráfico. Los valores en dólares están en los recuadros del gráfico y en la tabla.',
      },
      {
        title: 'Por qué un eje logarítmico',
        text: 'Lo que crece a un porcentaje constante se curva hacia arriba en un eje lineal, y al final siempre parece que explota. En un eje logarítmico, un porcentaje constante es una línea recta.',
      },
      {
        title: 'La línea del dinero',
        text: 'Los puntos son promedios de doce meses, en la edición de mediados de 2026. El último es un solo mes, {last-cpi-month}. Las ediciones anteriores difieren un poco. Los círculos, el rombo y las cifras grandes usan la edición de comienzos de 2025.',
      },
      {
        title: 'La línea de las casas',
        text: 'Es el precio mediano de las casas nuevas vendidas, como promedio de cuatro trimestres. Empieza en 1963. Su último punto es el {last-house-quarter}. No está corregido por tamaño ni calidad, y no es el valor de todas las casas. La línea con la inflación descontada está dividida entre el índice de precios al consumidor.',
      },
      {
        title: 'La línea de la producción',
        text: 'Es el producto interno bruto en dólares de cada año. Termina en {last-output-year}. La edición es de entre marzo y junio de 2025. Ya se publicaron años posteriores y revisiones.',
      },
      {
        title: 'Las líneas de los precios',
        text: 'Poder adquisitivo = 100 × índice de precios de 1959 ÷ índice de precios del año. El índice es el promedio anual de la Oficina de Estadísticas Laborales hasta 2024, y el mes de {last-cpi-month}. Nuestra copia no tiene un promedio para 2025. No se publicó ningún índice de octubre de 2025; el promedio oficial, {cpi-average-2025}, se hace con los demás meses.',
      },
    ],
    seriesTitle: 'Las series',
  },
};
