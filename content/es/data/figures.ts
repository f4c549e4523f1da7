import type { FigureId } from '@/content/figures/index';
import type { figureAge as englishAge, unitWords as englishUnits, FigureWords } from '../../en/data/figures';

/** The codes a figure may name as its unit. */
export const unitWords: typeof englishUnits = {
  'index-1982-84-100': 'Índice, promedio de 1982 a 1984 = 100',
  usd: 'Dólares de Estados Unidos, de cada época',
  'usd-billions': 'Miles de millones de dólares de Estados Unidos',
  'usd-trillions': 'Billones de dólares de Estados Unidos',
  'usd-per-pound': 'Dólares de Estados Unidos por libra',
  'usd-per-troy-ounce': 'Dólares de Estados Unidos por onza troy (31.1 g)',
  percent: 'Por ciento',
  'percent-since-1948': 'Cambio desde 1948, en por ciento',
  'twh-per-year': 'Teravatios hora (TWh) al año',
  'paper-marks-per-usd': 'Marcos de papel por un dólar de Estados Unidos',
  'paper-marks-per-kg': 'Marcos de papel por un kilogramo',
  'by-column': 'Mira cada columna',
};

/** The age of a figure. A copy is the file that was read, made on the day that is named. */
export const figureAge: typeof englishAge = {
  dataTo: 'Datos hasta {date}',
  dataToInCopy: 'Datos hasta {date}, copiados el {copied}',
};

/** By the name of the file in content/figures. Their order is that of the rows on /sources. */
export const figureWords: Record<FigureId, FigureWords> = {
  'cpi-u': {
    title: 'Precios al consumidor en Estados Unidos (CPI-U)',
    question: '¿Cuánto subieron los precios en Estados Unidos desde {first}?',
    answer:
      'En {last} eran unas {cpiTimes} veces los de entonces, y en {latestMonth}, unas {cpiLatest} veces. Lo que costaba US$ 1 en {first} costaba unos {cpiOfOneDollar} en {last}.',
    unit: unitWords['index-1982-84-100'],
    definition:
      'Lo que cuesta una canasta de bienes y servicios en las ciudades de Estados Unidos, comparado con los años 1982 a 1984. Cada punto es el promedio de doce meses.',
    doesNotShow: {
      text: 'Muestra el precio de las cosas, y nada sobre salarios ni intereses. Un dólar en una cuenta de ahorros perdió menos que un dólar en un cajón. Además, tu propia canasta no es la promedio.',
      source: {
        title: 'BLS: preguntas y respuestas sobre el IPC',
        url: 'https://www.bls.gov/cpi/questions-and-answers.htm',
      },
    },
    caveats: [
      'De octubre de 2025 no se publicó ningún índice. El promedio oficial de 2025 se hace con los otros once meses, y nuestra copia no lo tiene.',
      'Un mes no es un promedio anual. Mayo de 2025 estaba en 321.5, y el promedio de 2024, en 313.7.',
      'La canasta cambia, y los métodos también cambiaron. Hasta 1982, el índice seguía los precios de las casas y las tasas de las hipotecas, y en la década de 1990 hubo más mejoras. En la serie que la propia Oficina calcula con los métodos de hoy, los precios de 2020 son cerca de un 8 % más bajos, contados desde 1978.',
    ],
    series: { cpi: 'Índice de precios al consumidor', change: 'Cambio en doce meses' },
  },
  m2: {
    title: 'Cantidad de dinero en Estados Unidos (M2)',
    question: '¿Cuántos dólares hay?',
    answer: 'En promedio, en {last} había {m2To}. En {first} había {m2From}.',
    unit: unitWords['usd-billions'],
    definition:
      'Lo que el público tiene en efectivo, en cuentas corrientes y de ahorros, en depósitos pequeños a plazo y en fondos del mercado de dinero para pequeños ahorradores. Cada punto es el promedio de doce meses.',
    doesNotShow: {
      text: 'No muestra cuántas personas y cuántos bienes comparten el dinero, ni cuántas veces se gasta cada dólar. La producción también creció mucho, y cada dólar cambia de manos menos veces que a fines de la década de 1990.',
      source: { title: 'FRED: velocidad del M2', url: 'https://fred.stlouisfed.org/series/M2V' },
    },
    caveats: [
      'La serie empieza en enero de 1959. La Reserva Federal redefinió el M2 en 1980 y calculó los años anteriores con la regla nueva. Desde diciembre de 1982, los bancos pudieron ofrecer cuentas de depósito del mercado de dinero. Cuentan en el M2 y lo inflaron en 1983.',
      'La Reserva Federal lo revisa a menudo. Un porcentaje con cuatro dígitos solo vale para una edición de los datos.',
      'Toda suma que crece a un ritmo constante se curva hacia arriba en un eje lineal. En un eje logarítmico se ve el ritmo.',
    ],
    series: { m2: 'Cantidad de dinero M2' },
  },
  gdp: {
    title: 'Producción de Estados Unidos (PIB)',
    question: '¿Cuánto produce Estados Unidos en un año?',
    answer:
      'En {last}, {currentTo}. Descontada la inflación, son unas {chained2017Times} veces la producción de {first}.',
    unit: unitWords['usd-billions'],
    definition:
      'El valor de mercado de todos los bienes y servicios finales que se producen en Estados Unidos en un año. La segunda columna descuenta el alza de los precios y cuenta en dólares de 2017.',
    doesNotShow: {
      text: 'La producción no es el ingreso por persona, y no dice nada sobre quién la recibió. La población también creció.',
      source: {
        title: 'Oficina de Análisis Económico de Estados Unidos: producto interno bruto',
        url: 'https://www.bea.gov/data/gdp/gross-domestic-product',
      },
    },
    caveats: [
      'El valor de 2024 es el promedio de cuatro trimestres, en una edición de entre marzo y junio de 2025. Los demás son cifras anuales de la fuente.',
      'La Oficina revisa los últimos años cada septiembre, por lo general en menos del uno por ciento. En 2024 subió el valor de 2023 un 1.3 %.',
    ],
    series: { current: 'Producción en dólares del año', chained2017: 'Producción en dólares de 2017' },
  },
  'median-house-price': {
    title: 'Precio mediano de una casa nueva en Estados Unidos',
    question: '¿Cuánto cuesta una casa nueva en Estados Unidos?',
    answer: 'En {last}, la casa del medio costaba {priceTo}. En {first} costaba {priceFrom}, en dólares de ese año.',
    unit: unitWords.usd,
    definition:
      'La mitad de las casas recién construidas que se vendieron costó más, y la otra mitad, menos. Cada punto es el promedio de cuatro trimestres.',
    doesNotShow: {
      text: 'Las casas cambiaron. Una casa nueva típica tenía unos 1400 pies cuadrados en 1971 y unos 2290 en 2023. El precio tampoco dice nada sobre las tasas de las hipotecas, que deciden lo que se paga cada mes.',
      source: {
        title: 'Economist Writing Every Day: House prices and quality, 1971 and 2023',
        url: 'https://economistwritingeveryday.com/2024/12/11/house-prices-and-quality-1971-vs-2023',
      },
    },
    caveats: [
      'Solo cuentan las casas nuevas. La casa usada típica se vende a otro precio.',
      'La serie empieza en 1963. Los puntos anteriores vienen del Censo de Vivienda, que preguntó a los propietarios cuánto valía su casa.',
      'Los 422 800 dólares que este sitio usa para 2024 son el precio mediano de las casas usadas en mayo de 2025 (National Association of Realtors).',
    ],
    estimateNote: 'Los puntos anteriores a 1963 son de memoria y no están comprobados. Tómalos como aproximados.',
    series: { price: 'Precio mediano' },
  },
  'median-family-income': {
    title: 'Ingreso familiar mediano en Estados Unidos',
    question: '¿Cuánto gana en un año la familia típica de Estados Unidos?',
    answer: 'En {last}, {incomeTo}. En {first} eran {incomeFrom}, en dólares de ese año.',
    unit: unitWords.usd,
    definition:
      'La mitad de las familias ganó más, y la otra mitad, menos, antes de impuestos. Una familia son dos o más parientes que viven juntos.',
    doesNotShow: {
      text: 'Son dólares de cada época. Descontada la inflación, la familia típica gana más que en 1971. Además, hay más familias con dos ingresos que en 1971.',
      source: {
        title: 'FRED: ingreso familiar mediano real',
        url: 'https://fred.stlouisfed.org/series/MEFAINUSA672N',
      },
    },
    caveats: [
      'No cuenta a quienes viven solos, así que queda por encima del ingreso de los hogares.',
      'No cuenta los impuestos, el seguro de salud que pagan las empresas ni la mayor parte de las ayudas públicas.',
    ],
    estimateNote:
      'El valor de 2024 es de memoria. Los de 1953 a 2023 se leyeron en una copia de la serie oficial, que desde 1971 redondea a diez dólares. Los anteriores a 1953 se leyeron en una copia de la tabla del Censo.',
    series: { income: 'Ingreso familiar mediano' },
  },
  unemployment: {
    title: 'Desempleo en Estados Unidos',
    question: '¿Cuántas personas en Estados Unidos buscan trabajo y no lo tienen?',
    answer:
      'En promedio, en {last} no tenía empleo el {rateTo} de quienes trabajaban o buscaban trabajo. Desde {first}, el promedio anual más alto fue {rateMax} ({rateMaxAt}), y el más bajo, {rateMin} ({rateMinAt}).',
    unit: 'Por ciento de la fuerza laboral',
    definition:
      'Las personas de 16 años o más que no tienen empleo, buscan uno y podrían empezar, o que esperan que las vuelvan a llamar tras un despido temporal. Se cuentan como porcentaje de ellas y de todas las que tienen empleo. Cada punto es el promedio de doce meses, ajustados según la época del año.',
    doesNotShow: {
      text: 'No cuenta a quienes dejaron de buscar, ni a quienes trabajan menos horas de las que quieren. No muestra cuánto paga un empleo.',
      source: {
        title: 'FRED: una medida más amplia del desempleo (U-6)',
        url: 'https://fred.stlouisfed.org/series/U6RATE',
      },
    },
    caveats: [
      'De octubre de 2025 no hay valor. Por eso no hay un promedio de 2025.',
      'La Oficina de Estadísticas Laborales de Estados Unidos revisa una vez al año los meses de los últimos cinco años, casi siempre en una décima de punto o en nada.',
      'Los meses se leyeron en una copia guardada de la fuente. Una segunda copia coincide con ella desde 2005, salvo por revisiones posteriores. No se anotó el día de las copias.',
    ],
    series: { rate: 'Tasa de desempleo' },
  },
  'median-household-income': {
    title: 'Ingreso mediano de los hogares en Estados Unidos',
    question: '¿Cuánto gana en un año el hogar típico de Estados Unidos?',
    answer: 'En {last}, {incomeTo}. En {first} eran {incomeFrom}, en dólares de ese año.',
    unit: unitWords.usd,
    definition:
      'La mitad de los hogares ganó más, y la otra mitad, menos, antes de impuestos. Un hogar son todas las personas que viven en una misma vivienda.',
    doesNotShow: {
      text: 'Son dólares de cada época. Descontada la inflación, el hogar típico gana más que en la década de 1980. Los hogares también se hicieron más pequeños.',
      source: {
        title: 'FRED: ingreso mediano real de los hogares',
        url: 'https://fred.stlouisfed.org/series/MEHOINUSA672N',
      },
    },
    caveats: [
      'La Oficina del Censo de Estados Unidos no tiene ingresos de hogares anteriores a 1967.',
      'La encuesta cambió en 2013 y en 2017, así que esos años tienen dos valores oficiales. Se usa el más reciente de los dos.',
    ],
    estimateNote:
      'Los valores de 1968 a 1983 son de memoria y encajan con la serie oficial que descuenta la inflación.',
    series: { income: 'Ingreso mediano de los hogares' },
  },
  'productivity-pay': {
    title: 'Productividad y salario en Estados Unidos',
    question: '¿Cuánto más se produce en una hora, y cuánto más se paga por ella?',
    answer:
      'De {first} a {last}, lo que se produce en una hora subió un {productivityTo}. El salario de quienes no son jefes subió un {payTo}, descontada la inflación con otra medida de los precios.',
    unit: unitWords['percent-since-1948'],
    definition:
      'La productividad es lo que se produce en una hora de trabajo, descontado el desgaste. El salario es lo que ganan por hora quienes no son jefes, con las prestaciones y descontada la inflación.',
    doesNotShow: {
      text: 'Las dos líneas usan medidas de precios distintas y grupos distintos de trabajadores. Con una misma medida para las dos, la brecha es menor. Otros estudios ponen el quiebre en 1973 o en 1979, y encuentran que la productividad todavía hace subir el salario.',
      source: {
        title: 'Stansbury y Summers: Productivity and Pay, Is the Link Broken?',
        url: 'https://www.nber.org/papers/w24165',
      },
    },
    caveats: [
      'El Economic Policy Institute es un centro de estudios cercano a los sindicatos. Pone el quiebre en 1979.',
      'Las ediciones anteriores del mismo gráfico muestran valores un poco distintos.',
    ],
    series: { productivity: 'Productividad', pay: 'Salario de trabajadores típicos' },
  },
  'childhood-obesity': {
    title: 'Obesidad infantil en Estados Unidos, por edad',
    question: '¿Cuántos niños y adolescentes de Estados Unidos tienen obesidad?',
    answer:
      'En la encuesta de 2017 a marzo de 2020, el {age2to5To} de quienes tenían de 2 a 5 años, el {age6to11To} de quienes tenían de 6 a 11 y el {age12to19To} de quienes tenían de 12 a 19.',
    unit: 'Por ciento de cada grupo de edad',
    definition:
      'La proporción de niños cuyo índice de masa corporal, medido, está en el percentil 95 o por encima, según las tablas de crecimiento de los CDC de 2000.',
    doesNotShow: {
      text: 'No muestra una causa. Quienes investigan la salud señalan la comida, las bebidas, las pantallas, el sueño y la falta de movimiento. Ninguna línea en un gráfico sobre el dinero puede probar otra razón.',
      source: {
        title: 'National Academies: Preventing Childhood Obesity',
        url: 'https://www.nap.edu/openbook.php?record_id=11015&page=56',
      },
    },
    caveats: [
      'Los puntos son encuestas de varios años cada una, con un error de muestreo de unos 1.5 a 3 puntos porcentuales.',
      'Cada punto está en el primer año de su encuesta. En la década de 1960, una encuesta midió las edades de 6 a 11 (1963 a 1965), y una posterior, las de 12 a 17 (1966 a 1970). Para las edades de 2 a 5 no hay valor antes de 1971.',
      'La última encuesta duró de 2017 a marzo de 2020, cuando la interrumpió la pandemia. Sus dos primeros años también se publicaron por separado. Están en los datos y no en el gráfico, porque contarían dos veces a los mismos niños.',
      'De 2021 a 2023 solo se leyó la cifra de todas las edades: 21.1 %.',
    ],
    estimateNote:
      'De las dos encuestas de la década de 1960 solo leímos números enteros. La mayoría de los valores de 1999 a 2002, de 2005 a 2006 y de 2009 a 2010 también son de memoria. No pudimos ver la propia tabla oficial. Los demás valores se leyeron en páginas y resúmenes que la citan.',
    series: { age2to5: 'De 2 a 5 años', age6to11: 'De 6 a 11 años', age12to19: 'De 12 a 19 años' },
  },
  'families-poverty': {
    title: 'Familias en pobreza, por tipo de familia',
    question: '¿Cuántas familias de Estados Unidos viven en la pobreza?',
    answer: 'En {last}, el {allFamiliesTo} de ellas. En {first} era el {allFamiliesFrom}.',
    unit: 'Por ciento de las familias',
    definition:
      'La proporción de familias cuyo ingreso antes de impuestos está por debajo de la línea oficial de pobreza para su tamaño.',
    doesNotShow: {
      text: 'La medida oficial no cuenta los impuestos, los créditos fiscales ni la ayuda para alimentos. Las medidas que los cuentan dan otra imagen, así que la línea no es toda la historia de la pobreza.',
      source: {
        title: 'Congressional Research Service: An Introduction to Poverty Measurement',
        url: 'https://www.everycrsreport.com/reports/R44780.html',
      },
    },
    caveats: [
      'Las tasas de los matrimonios, y de las familias encabezadas por un hombre sin cónyuge, empiezan en 1973.',
      'El método cambió en 1979, 1993, 2013 y 2017.',
    ],
    estimateNote:
      'Solo pudimos leer partes de la tabla oficial: todas las familias en 1970, 1975, 1980, 1985 y de 1989 a 2008; los matrimonios de 1996 a 2008; las familias de una mujer sin cónyuge de 1989 a 2001 y en 2005, 2007 y 2008; las familias de un hombre sin cónyuge en 2001, 2007 y 2008; y las cuatro series de 2010 a 2020. Casi todo coincidía con lo que recordábamos. El resto es de memoria, y sus promedios de cinco años encajan con los que se leyeron. Nuestros gráficos lo dejan fuera.',
    series: {
      allFamilies: 'Todas las familias',
      marriedCouple: 'Matrimonios',
      maleHouseholder: 'Encabezadas por un hombre, sin cónyuge',
      femaleHouseholder: 'Encabezadas por una mujer, sin cónyuge',
    },
  },
  'btc-price-monthly': {
    title: 'Precio de bitcoin al final de cada mes',
    question: '¿Cuánto costaba un bitcoin al final de cada mes?',
    answer:
      '{closeFrom} en {first}, {closeTo} en {last}. En el camino, la peor caída entre un fin de mes y otro posterior fue del {btc-worst-drawdown}.',
    unit: 'Dólares de Estados Unidos por bitcoin',
    definition:
      'El precio de cierre del último día de cada mes. Los promedios anuales son el promedio de todos los cierres diarios.',
    doesNotShow: {
      text: 'No muestra cuánto ganó la gente. Un estudio del Banco de Pagos Internacionales (BIS) encontró que la mayoría de quienes usaron apps de criptomonedas de 2015 a 2022 probablemente perdió dinero, porque muchos compraron cerca del máximo.',
      source: {
        title: 'BIS Bulletin 69: Crypto shocks and retail losses',
        url: 'https://www.bis.org/publ/bisbull69.htm',
      },
    },
    caveats: [
      'Nuestra fuente no tiene precios anteriores a julio de 2010. Los primeros precios vienen de una o dos plataformas de intercambio pequeñas.',
      'Los máximos y mínimos dentro de un mes no están en la línea mensual.',
      'El cierre de junio de 2026 es el de la plataforma de intercambio Coinbase.',
    ],
    series: {
      close: 'Cierre del mes',
      average: 'Promedio anual',
      yearEndClose: 'Cierre del año',
      highestClose: 'Cierre más alto',
      lowestClose: 'Cierre más bajo',
    },
  },
  'btc-network': {
    title: 'La red Bitcoin, año por año',
    question: '¿Qué tan grande se ha hecho la red Bitcoin?',
    answer:
      'En {last}, sus mineros probaron números a un ritmo promedio de {hashRateEhsTo}. En {first} era de {hashRateEhsFrom}.',
    unit: unitWords['by-column'],
    definition:
      'La tasa de hash son los intentos por segundo de todos los mineros, estimados a partir de la dificultad y de los bloques encontrados. La cantidad de bitcoins son las monedas emitidas hasta el fin del año. La comisión promedio es el total de las comisiones dividido entre el total de las transacciones.',
    doesNotShow: {
      text: 'Una tasa de hash alta no muestra quién la controla. Unos pocos pools de minería encuentran la mayoría de los bloques.',
      source: { title: 'mempool.space: pools de minería', url: 'https://mempool.space/mining' },
    },
    caveats: [
      'Nadie puede medir directamente la tasa de hash. Las estimaciones diarias varían cerca de un 10 %.',
      'Los periodos cortos de mucha actividad suben la comisión promedio. La comisión típica es más baja.',
      'Las monedas emitidas incluyen las perdidas, y nadie sabe cuántas son.',
    ],
    series: {
      hashRateEhs: 'Tasa de hash (EH/s)',
      hashRateDecemberEhs: 'Tasa de hash en diciembre (EH/s)',
      difficulty: 'Dificultad a fin de año',
      meanFeeUsd: 'Comisión promedio (dólares de Estados Unidos)',
      medianFeeUsd: 'Comisión mediana (dólares de Estados Unidos)',
      supplyYearEndBtc: 'Monedas emitidas a fin de año',
      transactions: 'Transacciones',
      subsidyBtc: 'Bitcoins nuevos por bloque',
    },
  },
  'gold-price': {
    title: 'Precio del oro',
    question: '¿Cuánto ha costado una onza de oro desde {first}?',
    answer:
      'Por ley, {gold-price-before-1934} en {first}, y {priceTo} en promedio en {last}, siempre en dólares de su año.',
    unit: unitWords['usd-per-troy-ounce'],
    definition: 'El precio promedio de una onza troy de oro en el año.',
    doesNotShow: {
      text: 'Hasta 1971, los gobiernos fijaron el precio la mayor parte del tiempo, así que una línea plana no significa que el mercado estuviera tranquilo. Los últimos años de ese sistema ya tuvieron una inflación en alza, que ayudó a terminar con él.',
      source: {
        title: 'Federal Reserve History: Nixon ends convertibility of US dollars to gold',
        url: 'https://www.federalreservehistory.org/essays/gold-convertibility-ends',
      },
    },
    caveats: [
      'Los valores de 1900 a 1918 encajan con el precio de Londres del oro que es puro en once doceavas partes. Por eso son demasiado bajos, en cerca de una doceava parte. Los de 1931 y 1949 también son demasiado bajos.',
      'De 1933 hasta el final de 1974, los ciudadanos de Estados Unidos no podían tener lingotes de oro legalmente.',
      'El oro no paga intereses, y guardarlo cuesta dinero.',
    ],
    series: { price: 'Oro' },
  },
  'treasury-bills': {
    title: 'Interés de las letras del Tesoro de Estados Unidos a tres meses',
    question: '¿Cuánto pagaba un préstamo corto al gobierno de Estados Unidos?',
    answer:
      'Entre {rateMin} al año ({rateMinAt}) y {rateMax} ({rateMaxAt}), en promedios anuales. En {last} fue {rateTo}.',
    unit: 'Por ciento al año, tasa de descuento',
    definition:
      'Lo que pagaba el mercado por préstamos de tres meses al gobierno de Estados Unidos. La tasa es un descuento sobre la suma que se devuelve, en años de 360 días. Cada punto es el promedio de doce meses.',
    doesNotShow: {
      text: 'Es el interés antes de impuestos y sin descontar la inflación. En la mayoría de los años de 2003 a 2024 fue menor que la inflación, así que quienes ahorraban perdieron poder adquisitivo aun con intereses.',
      source: {
        title: 'FRED Blog: el efectivo y las letras del Tesoro, descontada la inflación',
        url: 'https://fredblog.stlouisfed.org/2019/04/the-absence-of-return-on-short-term-treasuries/',
      },
    },
    caveats: [
      'De marzo de 1970 a agosto de 1998, la letra más pequeña era de 10 000 dólares. En 1971 eso era más o menos el ingreso de una familia en un año. Muchas cuentas de ahorros pagaban menos.',
      'Quien compraba ganaba más que la tasa de descuento: en 2024, cerca de un cuarto de punto más; en 1981, cerca de un punto y medio. Donde este sitio dice cuánto ganaron las letras, cuenta una letra de 91 días, renovada todo el año.',
      'La fuente se remonta a 1934. Nuestra copia empieza en 1972, el primer año completo después de que se cerró la ventanilla del oro.',
      'Los meses se leyeron en dos copias guardadas de la fuente, que coinciden. No se anotó el día de las copias.',
    ],
    series: { rate: 'Letras del Tesoro de Estados Unidos, tres meses' },
  },
  'item-prices': {
    title: 'Precios de seis cosas de todos los días',
    question: '¿Cuánto costaban un auto, una casa y un pan?',
    answer:
      'De {first} a {last}, una libra de pan pasó de {breadFrom} a {breadTo}, y un galón de leche, de {milkFrom} a {milkTo}.',
    unit: unitWords.usd,
    definition:
      'Un precio por cosa y por año. El pan es por libra, la leche y la gasolina, por galón. Cada punto dice de dónde viene.',
    doesNotShow: {
      text: 'Estos precios dan una idea del tamaño. No pueden medir la inflación, porque las cosas cambiaron: un auto de 2024 es más seguro y dura más que uno de 1971. Los promedios oficiales llevan la misma advertencia.',
      source: {
        title: 'BLS: datos de precios promedio',
        url: 'https://www.bls.gov/cpi/factsheets/average-prices.htm',
      },
    },
    caveats: [
      'Los autos son autos de pasajeros hasta 2010, y desde 2017, todos los vehículos livianos, con camionetas y SUV. El auto de 1913 es un solo modelo, el Ford Modelo T.',
      'La casa de 1959 es cualquier vivienda en la que vive su propietario. Desde 1971 es una recién construida.',
      'Ninguna serie oficial sigue la taza de café, así que la mayoría de los años no tiene un precio.',
      'Los precios de 2024 de la máquina del tiempo son los que fijó este sitio. A su lado están los que tienen fuente.',
    ],
    estimateNote: 'Los puntos marcados como estimaciones son de memoria o se calcularon a partir de otros precios.',
    series: {
      car: 'Auto nuevo',
      medianHouse: 'Casa mediana',
      coffee: 'Taza de café',
      bread: 'Pan',
      milk: 'Galón de leche',
      gas: 'Galón de gasolina',
    },
  },
  'inflation-2020-2024': {
    title: 'Precios y salarios, de 2020 a 2024',
    question: '¿Qué tan rápido subieron los alquileres, la comida y los salarios de 2020 a 2024?',
    answer:
      'En los cinco años juntos: los alquileres, {rentCpiTotal}; los alimentos para el hogar, {foodAtHomeCpiTotal}; el salario por hora, {hourlyEarningsTotal}.',
    unit: 'Por ciento, diciembre comparado con diciembre del año anterior',
    definition:
      'La vivienda abarca el alquiler de todas las casas, con un alquiler estimado para los propietarios. Case-Shiller sigue los precios de las casas que se vendieron dos veces. El salario por hora abarca a todos los empleados del sector privado.',
    doesNotShow: {
      text: 'El precio de las casas es lo que pagaron unos pocos compradores. La vivienda es lo que le cuesta a todo el mundo vivir en una casa. Las dos cosas pueden diferir durante años, así que ninguna sola es el costo de la vivienda.',
      source: {
        title: 'BLS: alquiler y alquiler equivalente de los propietarios',
        url: 'https://www.bls.gov/cpi/factsheets/owners-equivalent-rent-and-rent.htm',
      },
    },
    caveats: [
      'El salario promedio subió en 2020, en parte, porque desaparecieron muchos empleos mal pagados.',
      'Los índices de precios de las casas se revisan después.',
      'Los valores de vivienda y alimentos de 2023 vienen de índices ajustados, que coinciden con diferencias de cerca de 0.1 puntos.',
    ],
    estimateNote: 'El alquiler de diciembre de 2023 es de memoria.',
    series: {
      shelterCpi: 'Vivienda (IPC)',
      rentCpi: 'Alquiler (IPC)',
      foodAtHomeCpi: 'Alimentos (IPC)',
      hourlyEarnings: 'Salario por hora',
      caseShiller: 'Precios de las casas (Case-Shiller)',
    },
  },
  energy: {
    title: 'Consumo de electricidad de Bitcoin y de otras cosas',
    question: '¿Cuánta electricidad consume Bitcoin, al lado de otras cosas?',
    answer:
      'En 2024, cerca de {btc-energy-cambridge}, según la estimación de Cambridge. Las filas de abajo ponen a su lado otras estimaciones y otros consumos.',
    unit: unitWords['twh-per-year'],
    definition: 'Cada fila es una estimación publicada, con su propio año y su propio alcance.',
    doesNotShow: {
      text: 'Las filas no son iguales. Los bancos atienden miles de millones de cuentas, y la cifra de las luces abarca un solo país en 2008. Que un número sea más pequeño no hace que un consumo valga su energía.',
      source: { title: 'Cambridge: comparaciones del CBECI', url: 'https://ccaf.io/cbnsi/cbeci/comparisons' },
    },
    caveats: [
      'Todas las filas son estimaciones de modelos. Es normal que la realidad sea la mitad más o la mitad menos.',
      'El índice de Cambridge mostraba el número de 2023 en julio de ese año. En agosto, Cambridge bajó sus estimaciones.',
      'La cifra de los bancos viene de Galaxy Digital, una empresa de criptomonedas.',
      'La cifra de los videojuegos abarca las computadoras para videojuegos en 2012. La cifra posterior de Estados Unidos, con todos los aparatos de videojuegos, es 34.',
      'Para 2024, la Agencia Internacional de la Energía cuenta 415 en los centros de datos.',
    ],
    series: {
      bitcoin: 'Red Bitcoin, índice en julio de 2023',
      bitcoin2024: 'Red Bitcoin, 2024',
      bitcoin2021: 'Red Bitcoin, 2021',
      banking: 'Sistema bancario, 2021',
      goldIndustry: 'Industria del oro, 2021',
      goldMining: 'Minería de oro, 2023',
      dataCentres: 'Centros de datos, 2018',
      dataCentresAiCrypto: 'Centros de datos, IA y criptomonedas, 2022',
      dataCentres2024: 'Centros de datos, 2024',
      gamingPcs: 'Computadoras para videojuegos en todo el mundo, 2012',
      gamingUs: 'Todos los aparatos de videojuegos, Estados Unidos, 2016',
      christmasLights: 'Luces de Navidad, Estados Unidos, 2008',
      christmasLightsLed: 'Luces de Navidad, Estados Unidos, con LED',
      twhPerYear: 'Electricidad al año',
    },
  },
  'weimar-1923': {
    title: 'Alemania, de 1922 a 1923: marcos por un dólar',
    question: '¿Cuántos marcos costaba un dólar en Alemania en 1923?',
    answer: 'En {first}, {marksPerDollarFrom} en promedio. En {last}, {marksPerDollarTo}.',
    unit: unitWords['paper-marks-per-usd'],
    definition:
      'El tipo de cambio oficial promedio del dólar de Estados Unidos en Berlín en cada mes. Antes de la guerra, un dólar costaba 4.20 marcos.',
    doesNotShow: {
      text: 'No muestra por qué. Se juntaron las deudas de guerra, las reparaciones, la ocupación del Ruhr y un Estado que imprimía dinero para pagar sus cuentas. Pocas inflaciones se parecen a esta.',
      source: {
        title: 'Encyclopaedia Britannica: the Ruhr and inflation',
        url: 'https://www.britannica.com/place/Weimar-Republic/The-Ruhr-and-inflation',
      },
    },
    caveats: [
      'Un promedio mensual oculta la caída de cada día. Solo en noviembre de 1923, el cambio pasó de 130 mil millones a 4.2 billones.',
    ],
    estimateNote: 'Los promedios mensuales son de memoria. A su lado aparecen los días sueltos que sí se leyeron.',
    series: { marksPerDollar: 'Marcos por dólar' },
  },
  owner: {
    title: 'Cifras fijadas por Bitcoin Journey',
    question: '¿Qué números fijó este sitio?',
    unit: 'Mira cada tabla',
    definition:
      'Estos son los números con los que se construyó este sitio: diez niveles de precios, cinco precios de 2024 y uno de mayo de 2025, cuatro precios de bitcoin y unas cuantas comparaciones. Cuando un número oficial difiere, está junto al nuestro, con su nombre.',
    doesNotShow: {
      text: 'Mezclan meses, fines de año y promedios anuales. Cuando eso importa, la cifra publicada está junto a la nuestra.',
      source: { title: 'Bitcoin Journey: fuentes y correcciones', url: '/sources' },
    },
    caveats: [
      'El último nivel de precios (321.5) es el de mayo de 2025, en la fila de 2024. El promedio oficial de 2024 es 313.7.',
      'Los precios de bitcoin de 2017 y 2020 son de fin de año. Los de 2021 y 2024 son promedios anuales.',
    ],
    series: {
      cpi: 'Nivel de precios (el último es de mayo de 2025)',
      car: 'Auto nuevo',
      medianHouse: 'Casa mediana',
      coffee: 'Taza de café',
      bread: 'Pan',
      milk: 'Galón de leche',
      gas: 'Galón de gasolina',
      price: 'Precio de bitcoin',
      m2: 'Cantidad de dinero M2',
      housing: 'Vivienda',
      groceries: 'Alimentos',
      wages: 'Salarios',
      twhPerYear: 'Electricidad al año',
    },
  },
};
