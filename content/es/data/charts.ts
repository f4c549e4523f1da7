import type { charts as englishCharts, chartWords as englishWords } from '../../en/data/charts';

export const chartWords: typeof englishWords = {
  'money-and-homes': {
    title: 'Los dólares y el precio de una casa nueva',
    question: '¿Subieron los precios de las casas tan rápido como la cantidad de dólares?',
    summary:
      'En Estados Unidos, la cantidad de dólares subió mucho más que el precio de una casa nueva. Descontada la inflación, en {to} una casa costaba cerca del doble que en {from}.',
    unit: 'Índice, {from} = 100, el primer año con precios de casas',
    key: 'Año o mes',
    columns: {
      m2: 'Cantidad de dinero M2',
      m2Index: 'M2, índice',
      price: 'Precio mediano de una casa nueva',
      priceIndex: 'Precio de la casa, índice',
      cpi: 'Índice de precios al consumidor',
      realPriceIndex: 'Precio de la casa, descontada la inflación, índice',
    },
    lines: { m2Index: 'Dólares\n(M2)', priceIndex: 'Casa nueva', realPriceIndex: 'Casa, sin\ninflación' },
    names: {
      m2Index: 'Dólares (M2)',
      priceIndex: 'Casa nueva mediana',
      realPriceIndex: 'Casa, descontada la inflación, índice',
    },
    further: 'índice {n}',
    dots: {
      'january-2024': 'Enero de 2024:\n{m2-jan-2024:trillions} billones',
    },
    own: 'El rombo junto a la línea de los dólares es el M2 de enero de 2024, que este sitio compara en otro lugar. Es de la edición de comienzos de 2025, y no es un punto de la línea. A la línea con la inflación descontada le falta el promedio de {missing}, que no está en nuestra copia. Salta ese año con un tramo recto.',
    limits: [
      'Suben los dólares y suben los precios de las casas. Eso solo no muestra que lo uno empuje a lo otro.',
      'De {from} a {to}, la cantidad de dólares (M2) se multiplicó por {m2-multiple-1963-to-latest:number}; el precio mediano de una casa nueva, por {new-house-multiple-since-1963:number}; y el precio de la casa, descontada la inflación, por {new-house-after-inflation-since-1963:number}. Así que los dólares nuevos no se convirtieron en precios más altos uno por uno. De 2022 hasta el final de las líneas, la cantidad de dólares subió un {m2-since-2022}, y el precio de una casa nueva bajó un {new-house-below-2022}.',
      'Buena parte del alza del precio de las casas es inflación, la pérdida del propio dólar. Descontada la inflación, se multiplicó por {new-house-after-inflation:number} de 1971 a 2024. Las casas también cambiaron: la casa nueva mediana tenía 1525 pies cuadrados en 1973 y 2467 en 2015, el récord. Desde entonces se ha achicado. Nada de esto está corregido aquí.',
    ],
    limitSources: [
      { title: 'Velocidad del M2, Federal Reserve Bank of St. Louis', url: 'https://fred.stlouisfed.org/series/M2V' },
      {
        title: 'Tamaño de las casas: cifras del Censo reunidas por AEI',
        url: 'https://www.aei.org/carpe-diem/new-us-homes-today-are-1000-square-feet-larger-than-in-1973-and-living-space-per-person-has-nearly-doubled/',
      },
    ],
  },
  'money-prices-output': {
    title: 'Dólares, producción y precios',
    question: '¿Creció el dinero más rápido que los precios y la producción?',
    summary:
      'Hasta 2008, los dólares no se alejaron más de una quinta parte de la producción en dólares. Luego se adelantaron. Los precios subieron menos, y cuando más rápido subieron fue en la década de 1970.',
    unit: 'Índice, {from} = 100, en un eje logarítmico; la producción, solo hasta {to}',
    key: 'Año o mes',
    columns: {
      m2: 'Cantidad de dinero M2',
      m2Index: 'M2, índice',
      output: 'Producción en dólares',
      outputIndex: 'Producción, índice',
      cpi: 'Índice de precios al consumidor',
      cpiIndex: 'Precios al consumidor, índice',
    },
    lines: { m2Index: 'Dólares\n(M2)', outputIndex: 'Producción\nen dólares', cpiIndex: 'Precios' },
    names: { m2Index: 'Dólares (M2)', outputIndex: 'Producción en dólares', cpiIndex: 'Precios al consumidor' },
    further: 'índice {n}',
    dots: {
      'november-2024': 'Nov. 2024: {m2-multiple-between-the-months}',
      'may-2025': 'Mayo 2025: {prices-multiple-since-1959}',
    },
    own: 'Los círculos marcan los dos múltiplos de este sitio. El de los dólares es de noviembre de 2024, en la edición de comienzos de 2025. El de los precios es de mayo de 2025, con niveles de precios de un decimal. No son puntos de las líneas. Falta en nuestra copia el promedio de precios de {missing}, y la línea lo salta con un tramo recto.',
    limits: [
      'La línea de los dólares es más empinada de 1971 a 1983. Eso solo no prueba ninguna causa.',
      'De {from} a {to}, la cantidad de dólares (M2) se multiplicó por {m2-multiple-1959-to-2024:number}; la producción en dólares, por {output-multiple-1959-to-2024:number}; y los precios al consumidor, por {prices-multiple-1959-to-2024:number}.',
      'La cantidad de dólares creció un {m2-per-year-1959-to-1971} al año de 1959 a 1971, mientras el dólar estaba atado al oro; un {m2-per-year-1971-to-1983} de 1971 a 1983; y un {m2-per-year-1983-to-2024} de 1983 a 2024. En los mismos años, los precios subieron un {prices-per-year-1959-to-1971}, un {prices-per-year-1971-to-1983} y un {prices-per-year-1983-to-2024} al año. La producción, descontada la inflación, subió un {real-output-per-year-1959-to-1971}, un {real-output-per-year-1971-to-1983} y un {real-output-per-year-1983-to-2024}.',
      'De 1913 a 1971, un tramo más largo con el dólar atado al oro, los precios subieron un {inflation-per-year-1913-to-1971} al año. La producción en dólares contiene el alza de los precios, así que las líneas no son independientes. Además, en 2024 la gente tenía más dinero que en 1959 por cada dólar de producción.',
    ],
    limitSources: [
      { title: 'Velocidad del M2, Federal Reserve Bank of St. Louis', url: 'https://fred.stlouisfed.org/series/M2V' },
      {
        title: 'Producto interno bruto, Oficina de Análisis Económico de Estados Unidos',
        url: 'https://www.bea.gov/data/gdp/gross-domestic-product',
      },
    ],
  },
  'dollar-value': {
    title: 'Lo que todavía se podía comprar con US$ 100 de 1959',
    question: '¿Qué se puede comprar todavía con US$ 100 de 1959?',
    summary:
      'Un billete de US$ 100 en un cajón perdió poco a comienzos de la década de 1960. Hasta 1981 perdió la mayor parte de su valor, y desde entonces, casi tres cuartas partes del resto.',
    unit: 'Dólares de 1959',
    key: 'Año o mes',
    columns: { power: 'Poder adquisitivo de US$ 100 de 1959', cpi: 'Índice de precios al consumidor' },
    lines: { power: 'US$ 100\nen efectivo' },
    names: { power: 'US$ 100 en efectivo', cpi: 'Índice de precios al consumidor' },
    dots: { 'may-2025': 'Mayo 2025: {purchasing-power-of-100-dollars}' },
    own: 'El círculo marca el valor que este sitio compara en otro lugar: {purchasing-power-of-100-dollars} en mayo de 2025, con niveles de precios de un decimal.',
    limits: [
      'Es efectivo sin intereses. Poca gente guarda en un cajón todo lo que tiene.',
      'En {to}, con el billete se compraba lo que en 1959 costaba {hundred-dollars-latest}. En 1971 eran todavía {hundred-dollars-in-1971}.',
      'Hasta mayo de 2025, los precios se multiplicaron por {prices-multiple-since-1959:number}. El ingreso mediano de una familia se multiplicó por unos {income-multiple-since-1959:number} de 1959 a 2023, así que la familia típica puede comprar más que en 1959.',
      'Las letras a corto plazo del gobierno de Estados Unidos, compradas a fines de 1971 y renovadas hasta fines de 2024, devolvieron toda la pérdida y cerca de un {treasury-bills-after-prices} más, antes de impuestos. La más pequeña era de {treasury-bill-minimum-1970} hasta 1998, y muchas cuentas de ahorros pagaban menos. (La tasa publicada es una tasa de descuento. Aquí se cuenta lo que ganaba quien compraba). Pero en la mayoría de los años de 2003 a 2024 el interés fue menor que la inflación.',
      'El índice de precios sigue una canasta promedio. Tu propia canasta puede haber subido más, o menos.',
    ],
    limitSources: [
      {
        title: 'Letras del Tesoro a tres meses, Reserva Federal (TB3MS)',
        url: 'https://fred.stlouisfed.org/series/TB3MS',
      },
      {
        title: 'El efectivo y las letras del Tesoro, descontada la inflación, FRED Blog',
        url: 'https://fredblog.stlouisfed.org/2019/04/the-absence-of-return-on-short-term-treasuries/',
      },
    ],
  },
  'home-and-income': {
    title: 'El valor de la casa y el ingreso familiar',
    question: '¿Cómo se ha movido el precio de una casa frente al ingreso familiar?',
    summary:
      'En Estados Unidos, las casas nuevas se hicieron más grandes y dejaron atrás a los ingresos. Una costaba {house-price-to-income-1965:1} años del ingreso de una familia típica en 1965, {house-price-to-income-1971:1} años en 1971 y {house-price-to-income-2021:1} años en 2021.',
    unit: 'Dólares de cada año',
    key: 'Año o mes',
    columns: {
      price: 'Precio mediano de una casa nueva',
      income: 'Ingreso familiar mediano',
      ratio: 'Precio de la casa en ingresos',
    },
    lines: { price: 'Casa nueva', income: 'Ingreso\nfamiliar' },
    ratioMark: '{n} ingresos',
    names: { price: 'Casa nueva mediana', income: 'Ingreso familiar mediano', ratio: 'La casa en ingresos' },
    limits: [
      'En 1971 las casas estaban cerca de su precio más bajo en sesenta años, medido en ingresos.',
      'Un gráfico que empieza ahí hace que el alza parezca mayor que uno que empieza en 1965. También cambian las casas que se venden: alrededor de 1970, un programa federal de Estados Unidos ayudaba a familias de ingresos bajos a comprar casas nuevas.',
      'La línea del precio termina en {priceTo}, y la del ingreso, en {to}, cuando una casa costaba {house-price-to-income-2023:1} años. El precio no es el pago mensual. El interés de las hipotecas era mucho más alto alrededor de 1981 que en 2021. Hay más familias con dos ingresos que en 1971.',
    ],
    limitSources: [
      {
        title: 'Tasa de las hipotecas a 30 años, Freddie Mac en FRED',
        url: 'https://fred.stlouisfed.org/series/MORTGAGE30US',
      },
      {
        title: 'Tamaño de las casas: cifras del Censo reunidas por AEI',
        url: 'https://www.aei.org/carpe-diem/new-us-homes-today-are-1000-square-feet-larger-than-in-1973-and-living-space-per-person-has-nearly-doubled/',
      },
      {
        title: 'An Evaluation of the Efficacy of the Federal Interest-Subsidy Housing Programs, James R. Cooper, 1973',
        url: 'https://archive.org/details/evaluationofeffi82coop',
      },
    ],
  },
  'prices-income-house': {
    title: 'Los precios, el ingreso familiar y una casa desde 1971',
    question: '¿Qué creció más rápido desde 1971: los precios, los ingresos o el precio de una casa?',
    summary:
      'De 1971 a {to}, los precios al consumidor de Estados Unidos, con los alquileres incluidos, se multiplicaron por {prices-multiple-1971-to-2023:number}. El ingreso de una familia típica se multiplicó por {family-income-multiple-1971-to-2023:number}, y el precio de una casa nueva, por {new-house-multiple-1971-to-2023:number:0}.',
    unit: 'Índice, 1971 = 100; el ingreso, solo hasta {to}',
    key: 'Año o mes',
    columns: {
      price: 'Precio mediano de una casa nueva',
      priceIndex: 'Casa nueva, índice',
      income: 'Ingreso familiar mediano',
      incomeIndex: 'Ingreso familiar, índice',
      cpi: 'Índice de precios al consumidor',
      cpiIndex: 'Precios al consumidor, índice',
    },
    lines: { priceIndex: 'Casa nueva', incomeIndex: 'Ingreso\nfamiliar', cpiIndex: 'Precios' },
    names: {
      priceIndex: 'Casa nueva mediana',
      incomeIndex: 'Ingreso familiar mediano',
      cpiIndex: 'Precios al consumidor',
    },
    further: 'índice {n}',
    limits: [
      'Por qué se separan las líneas. Pusimos en 100 el año 1971, en el que las casas eran baratas, contadas en ingresos. Con 1965 como 100, la brecha entre la casa y el ingreso es menor. Los números al final de las líneas son de años distintos, así que no los compares.',
      'El ingreso es el de las familias. En el conjunto de los hogares, que incluye a quienes viven solos, es más bajo y subió menos.',
      'Hasta 1982, el índice de precios contaba los precios de las casas y el interés de las hipotecas. Desde entonces cuenta el alquiler que pagaría un propietario.',
      'Una familia son dos o más parientes que viven juntos. El ingreso de los hogares solo lo tenemos sin huecos desde 1984, así que no está dibujado. Las casas se hicieron más grandes, hay más familias con dos ingresos que en 1971, y el interés de los préstamos cambió. Las líneas no separan estas cosas.',
      'Falta en nuestra copia el promedio de precios de {missing}, y la línea lo salta con un tramo recto.',
    ],
    limitSources: [
      {
        title: 'Ingreso de los hogares, Oficina del Censo de Estados Unidos en FRED',
        url: 'https://fred.stlouisfed.org/series/MEHOINUSA646N',
      },
      {
        title: 'Tasa de las hipotecas a 30 años, Freddie Mac en FRED',
        url: 'https://fred.stlouisfed.org/series/MORTGAGE30US',
      },
    ],
  },
  'out-of-work': {
    title: 'Sin empleo en Estados Unidos',
    question: '¿Qué proporción de los trabajadores de Estados Unidos no tenía empleo después de la crisis de 2008?',
    summary:
      'De quienes tenían empleo o lo buscaban, un {unemployment-2007} no lo tenía en un mes promedio de 2007, y un {unemployment-2010}, en 2010. En 2016 todavía era un {unemployment-2016}. Solo en 2017, con un {unemployment-2017}, fue menos que en 2007.',
    unit: 'Por ciento de quienes tienen empleo o lo buscan',
    key: 'Año o mes',
    columns: { rate: 'Tasa de desempleo' },
    lines: { rate: 'Sin empleo' },
    names: { rate: 'Tasa de desempleo' },
    notes: { 2008: '2008:\nLehman' },
    limits: [
      'Los meses sueltos: cada punto es el promedio de un año, y octubre de 2009 estuvo más alto que ese año. Tampoco muestra a quienes habían dejado de buscar, ni a quienes tenían menos horas de las que querían. La marca de 1971 solo está para orientarse.',
      'La línea sola no nombra ninguna causa. El desempleo empezó a subir antes de que quebrara Lehman. En 1982 fue de {unemployment-1982}, y en 2020, el primer año de la pandemia, de {unemployment-2020}. En 2020, a mucha gente la despidieron por un tiempo y esperaba que la volvieran a llamar.',
      'Un mes de {missing} no tiene valor, así que de ese año no dibujamos un promedio. La línea lo salta con un tramo recto, hasta el mes más reciente.',
    ],
    limitSources: [
      {
        title: 'Una medida más amplia del desempleo (U-6), FRED',
        url: 'https://fred.stlouisfed.org/series/U6RATE',
      },
    ],
  },
  'work-and-pay': {
    title: 'El salario y la productividad',
    question: '¿Ha seguido el salario de los trabajadores típicos el paso de la productividad?',
    summary:
      'En Estados Unidos, hasta entrada la década de 1970, el salario subió junto con la producción por hora, aunque más despacio. Desde 1979, según esta cuenta, la producción por hora subió cerca de tres veces lo que subió el salario típico.',
    unit: 'Cambio desde 1948, descontada la inflación (EPI)',
    key: 'Año',
    columns: { productivity: 'Productividad desde 1948', pay: 'Salario desde 1948' },
    lines: { productivity: 'Productividad', pay: 'Salario típico' },
    names: { productivity: 'Producción por hora', pay: 'Salario de trabajadores típicos' },
    notes: { 1979: '1979: el quiebre\nque nombra el EPI' },
    limits: [
      'El instituto que hace este gráfico es cercano a los sindicatos, y pone el quiebre en 1979, no en 1971. Otros cuentan el salario de todos los trabajadores y encuentran una brecha menor.',
      'De {from} a {to}, descontada la inflación, lo que se produce en una hora de trabajo subió un {productivity-1948-to-2024}, y el salario típico, un {pay-1948-to-2024}. De 1971 a 1979, la productividad subió un {productivity-1971-to-1979}, y el salario, un {pay-1971-to-1979}. De 1979 a {to} fueron un {productivity-1979-to-2024} y un {pay-1979-to-2024}.',
      'Las dos líneas cuentan cosas distintas. El salario deja fuera a los jefes, y cada línea usa su propio índice de precios. Un estudio encuentra que el salario todavía sube cuando sube la productividad, y que otra cosa lo frena.',
    ],
    limitSources: [
      {
        title: 'The Productivity–Pay Gap, Economic Policy Institute',
        url: 'https://www.epi.org/productivity-pay-gap/',
      },
      {
        title: 'Economic Policy Institute, perfil de Annenberg Classroom',
        url: 'https://www.annenbergclassroom.org/resource/economic-policy-institute/',
      },
      {
        title: 'Stansbury y Summers, Productivity and Pay: Is the Link Broken?',
        url: 'https://www.nber.org/papers/w24165',
      },
    ],
  },
  'child-weight': {
    title: 'Obesidad infantil por edad',
    question: '¿A qué edades ha subido la obesidad infantil?',
    summary:
      'Entre los adolescentes de Estados Unidos, la obesidad subió de {obesity-teens-1976} en 1976–1980 a {obesity-teens-latest} en 2017–2020. Entre los niños más pequeños también subió.',
    unit: 'Por ciento de cada grupo de edad, por encuesta',
    key: 'Encuesta',
    columns: { age2to5: '2–5 años', age6to11: '6–11 años', age12to19: '12–19 años' },
    lines: { age2to5: '2–5 años', age6to11: '6–11 años', age12to19: '12–19 años' },
    names: { age2to5: '2–5 años', age6to11: '6–11 años', age12to19: '12–19 años' },
    limits: [
      'Nada en estas encuestas mide el dinero.',
      'Entre los adolescentes, la obesidad fue menor en 1976–1980 ({obesity-teens-1976}) que en 1971–1974 ({obesity-teens-1971}), así que su alza empieza después de 1971. Entre los niños de 6 a 11 años pasó de {obesity-school-age-1971} a {obesity-school-age-1976} entre esas encuestas, más o menos el tamaño del error de las encuestas, y a {obesity-school-age-latest} en 2017–2020. Quienes investigan la salud nombran la comida, el movimiento, los genes y el entorno, que actúan juntos.',
      'Cada punto es una encuesta de unos pocos miles de niños, con un error de más o menos 1.5 a 3 puntos. Las líneas entre los puntos solo guían la vista. Cada punto está en el primer año de su encuesta. Los dos de la década de 1960 son números enteros: no pudimos leer más.',
    ],
    limitSources: [
      {
        title: 'Factores que contribuyen, Centers for Disease Control and Prevention (archivado en 2008)',
        url: 'https://webarchive.library.unt.edu/eot2008/20080921114114/http:/cdc.gov/nccdphp/dnpa/obesity/childhood/contributing_factors.htm',
      },
    ],
  },
  'family-poverty': {
    title: 'Familias en pobreza, según quién las encabeza',
    question: '¿Qué clases de familias son pobres con más frecuencia?',
    summary:
      'En Estados Unidos, las familias pobres con más frecuencia son las encabezadas por una mujer sin cónyuge, y con menos, los matrimonios. De todas las familias, un {poverty-all-1970} era pobre en {from}, y un {poverty-all-2020}, en {to}.',
    unit: 'Por ciento de las familias de cada clase',
    key: 'Año',
    columns: {
      allFamilies: 'Todas las familias',
      marriedCouple: 'Matrimonios',
      maleHouseholder: 'Encabezadas por un hombre, sin cónyuge',
      femaleHouseholder: 'Encabezadas por una mujer, sin cónyuge',
    },
    lines: {
      allFamilies: 'Todas',
      marriedCouple: 'Casados',
      maleHouseholder: 'Hombre,\nsin cónyuge',
      femaleHouseholder: 'Mujer,\nsin cónyuge',
    },
    names: {
      allFamilies: 'Todas las familias',
      marriedCouple: 'Matrimonios',
      maleHouseholder: 'Encabezadas por un hombre, sin cónyuge',
      femaleHouseholder: 'Encabezadas por una mujer, sin cónyuge',
    },
    limits: [
      'El gráfico empieza en {from}, así que no puede mostrar un giro en 1971. En sus huecos hay años que no pudimos leer.',
      'Entre todos los habitantes de Estados Unidos menores de 65 años, la pobreza bajó de 1959 a 1973, y desde entonces sube y baja. De las familias encabezadas por una mujer sin cónyuge, un {poverty-woman-1989} era pobre en 1989, y un {poverty-woman-2020}, en {to}.',
      'Lo que cambió mucho es cuántas familias hay de cada clase, y este gráfico no lo muestra. Faltan algunos años, porque no pudimos leerlos en una copia de la tabla oficial: las líneas los saltan con un tramo recto o tienen un hueco. Solo la línea de todas las familias muestra cada uno de sus puntos. La Oficina del Censo de Estados Unidos ya publicó años posteriores.',
      'La medida oficial mira el ingreso en efectivo antes de impuestos. No cuenta el ingreso de una pareja que no es cónyuge, ni los créditos fiscales y la ayuda para alimentos, que crecieron en esos años. La Oficina del Censo publica una segunda medida que los cuenta.',
    ],
    limitSources: [
      {
        title: 'The Supplemental Poverty Measure: 2019, US Census Bureau',
        url: 'https://www.census.gov/library/publications/2020/demo/p60-272.html',
      },
      { title: 'La pobreza desde 1959, National Academy of Social Insurance', url: 'https://nasi.org/?p=14635' },
    ],
  },
};

export const charts: typeof englishCharts = {
  /** Label of the red line in every chart that covers the year. */
  breakYear: '1971: el dólar deja el oro',
  values: {
    trillions: '{n} billones',
    years: '{n} años',
    times: '{n} veces',
    multiple: '×{n}',
    since: '×{times} desde {year}',
    estimate: '≈',
  },
  parts: {
    data: 'Datos',
    dataOf: 'Tabla y datos: {title}',
    table: 'Tabla',
    tableOf: 'Tabla: {title}',
    link: {
      copyLink: 'Enlace',
      linkCopied: 'Copiado',
      copyFailed: 'El navegador no lo permitió. Copia la dirección aquí:',
      linkField: 'Enlace a este gráfico',
    },
    scale: { legend: 'Eje vertical', linear: 'Lineal', log: 'Logarítmico' },
    scaleHint: 'En el eje logarítmico, distancias iguales son porcentajes iguales.',
    reader: { label: 'Lee el gráfico: {title}', start: 'Usa las flechas del teclado para ir de un punto a otro.' },
    noteTitle: 'Lo que esto no muestra:',
    notes: 'Fuentes y límites',
    noteSources: 'Más sobre estos límites:',
  },
  source: {
    /** On a phone the list of sources is behind this. */
    all: 'Fuentes',
    label: 'Fuente:',
    leftOut:
      'Aquí quedan fuera los valores que no pudimos leer en una copia de la fuente. La tabla de la serie los tiene, marcados como estimaciones.',
    details: 'Definición y salvedades',
  },
  /** Comment lines at the top of a CSV file. */
  csv: {
    source: 'Fuente: {publisher}, {name}, {url}',
    unit: 'Unidad: {unit}',
    vintage: 'Datos hasta: {vintage}',
    estimated:
      'Una columna "…_status" dice "estimate" donde un valor se escribió de memoria y todavía no se ha comprobado.',
    site: 'Recopilado por {site}. Las cifras pertenecen a quienes las publican.',
  },
};
