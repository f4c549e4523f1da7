import type { readClaims } from '@/content/claims/read';
import type { ClaimWords } from '../../en/claims/words';

export const readWords: Record<keyof typeof readClaims, ClaimWords> = {
  'gold-supply-growth': {
    title: 'Oro que las minas agregan en un año, comparado con todo el oro ya extraído',
    how: 'Las minas agregaron {gold-added-2025} toneladas en 2025, después de {gold-added-2024} en 2024. A fines de 2025, el oro ya extraído sumaba {gold-stock-2025} toneladas. El World Gold Council publica las tres cifras. Las dos cifras anuales se leyeron en noticias de enero de 2026.',
    caveat: 'Las dos son estimaciones. La historia dice «uno o dos por ciento».',
  },
  'house-size-1970': {
    title: 'Tamaño de la casa nueva mediana en 1970, en pies cuadrados',
    how: 'Leído en una copia de una tabla del Statistical Abstract of the United States.',
    caveat:
      'Se contaba de una manera un poco diferente a la de los años posteriores: por casas empezadas y vendidas, no por casas terminadas.',
  },
  'house-size-1973': {
    title: 'Tamaño de la casa nueva mediana en 1973, en pies cuadrados',
    how: 'Leído en un artículo que repite la tabla de la Oficina del Censo de Estados Unidos.',
    caveat: 'Solo casas nuevas para una familia. Una cifra anterior, de 1970, tiene su propia fila.',
  },
  'house-size-2015': {
    title: 'Tamaño de la casa nueva mediana en 2015, en pies cuadrados',
    how: 'Leído en un artículo que repite la tabla de la Oficina del Censo de Estados Unidos.',
    caveat:
      'Solo casas nuevas para una familia. La fuente lo llama un récord. Desde entonces las casas se han hecho más pequeñas.',
  },
  'house-size-2023': {
    title: 'Tamaño de la casa nueva mediana en 2023, en pies cuadrados',
    how: 'Leído en el artículo de un economista, que redondea la cifra de la Oficina del Censo de Estados Unidos.',
    caveat: 'Solo casas nuevas para una familia.',
  },
  'house-size-2024': {
    title: 'Tamaño de la casa nueva mediana en 2024, en pies cuadrados',
    how: 'Leído en un artículo sobre un análisis de la National Association of Home Builders, como promedio de los cuatro trimestres hasta el otoño de 2024 en el hemisferio norte.',
    caveat:
      'Viene de cifras trimestrales, que no se pueden comparar del todo con la tabla anual de los años anteriores.',
  },
  'argentina-inflation-2023': {
    title: 'Inflación en Argentina en 2023',
    how: 'Leído en una noticia sobre la cifra oficial.',
    caveat: 'Diciembre comparado con diciembre del año anterior. Volvió a bajar en 2024.',
  },
  'wikileaks-coins-2012': {
    title: 'Bitcoins donados a WikiLeaks hasta agosto de 2012',
    how: 'Leído en un artículo de ese mes sobre una dirección pública.',
    caveat:
      'Una cuenta redondeada de una sola dirección, de un pequeño sitio de noticias. No incluye las donaciones a otras direcciones.',
  },
  'bank-of-cyprus-first': {
    title: 'Parte de los depósitos grandes que primero se convirtió en acciones en Bank of Cyprus',
    how: 'Leído en el anuncio del banco.',
    caveat: 'Solo la parte de un depósito por encima de 100 000 euros. Los depósitos más pequeños estaban protegidos.',
  },
  'bank-of-cyprus-final': {
    title: 'Parte de los depósitos grandes que al final se convirtió en acciones en Bank of Cyprus',
    how: 'Leído en una noticia sobre el acuerdo.',
    caveat:
      'Solo la parte de un depósito por encima de 100 000 euros. A cambio, los depositantes recibieron acciones del banco.',
  },
  'adults-without-account': {
    title: 'Adultos sin cuenta en el mundo',
    how: 'Leído en un artículo sobre la encuesta Global Findex del Banco Mundial.',
    caveat: 'Viene de encuestas en muchos países. Las cuentas en una empresa de dinero móvil cuentan como cuentas.',
  },
  'adults-without-account-with-phone': {
    title: 'Adultos sin cuenta que tienen un teléfono móvil',
    how: 'Leído en un artículo sobre la encuesta Global Findex del Banco Mundial.',
    caveat:
      'No todos esos teléfonos son inteligentes, y la mayoría de las billeteras de bitcoin necesita uno que lo sea.',
  },
  'false-coins-2010': {
    title: 'Bitcoins creados por el error de agosto de 2010',
    how: 'Leído en la descripción del incidente en la Bitcoin Wiki.',
    caveat: 'El bloque que los contenía se abandonó en pocas horas. La red era entonces muy pequeña.',
  },
  'exchange-theft-2025': {
    title: 'Valor robado de una plataforma de intercambio en febrero de 2025',
    how: 'Leído en una noticia sobre la declaración del FBI.',
    caveat: 'Un valor redondeado, en dólares de ese día. La mayor parte era ether y no bitcoin.',
  },
  'days-before-the-program': {
    title: 'Días entre el primer bloque de Bitcoin y su programa',
    how: 'El primer bloque lleva la hora del 3 de enero de 2009. El programa se anunció el 8 de enero.',
    caveat:
      'La cadena de bloques no tiene ningún bloque de los días intermedios: el segundo es del 9 de enero. Las monedas del primero no se pueden gastar nunca.',
  },
  'coins-of-satoshi': {
    title: 'Bitcoins que quizá tenga el creador de Bitcoin',
    how: 'Leído en el informe de un investigador, que lo estima a partir de patrones en los primeros bloques.',
    caveat:
      'Nadie lo sabe. Otros investigadores piensan que son claramente menos, y que el patrón prueba menos de lo que se afirma.',
  },
  'mining-nuclear-share': {
    title: 'Energía nuclear en la electricidad de la minería de Bitcoin',
    how: 'Leído en varios resúmenes del informe de Cambridge.',
    caveat:
      'Viene de una encuesta a empresas mineras que manejan cerca de la mitad de la red. Es una parte de lo que se llama «sostenible».',
  },
  'gold-price-before-1934': {
    title: 'Precio oficial de la onza de oro antes del 31 de enero de 1934',
    how: 'Fijado por ley. Leído en un ensayo sobre la historia de la Reserva Federal.',
    caveat: 'Un precio oficial. En 1933 el mercado ya se había alejado de él.',
  },
  'gold-price-after-1934': {
    title: 'Precio oficial de la onza de oro desde el 31 de enero de 1934 hasta la primera mitad de 1972',
    how: 'Fijado por el presidente según la Ley de la Reserva de Oro. Leído en el mismo ensayo. Su final se leyó en la declaración del presidente al firmar la ley del 3 de abril de 1972.',
    caveat:
      'En diciembre de 1971 se acordó un precio nuevo, que en 1972 pasó a ser ley. Solo los gobiernos y los bancos centrales extranjeros podían comprar todavía a este precio, y desde el 15 de agosto de 1971 ya no podía nadie.',
  },
  'gold-price-smithsonian': {
    title: 'Precio oficial de la onza de oro después del Acuerdo Smithsoniano',
    how: 'Acordado por diez países en diciembre de 1971. Leído en una enciclopedia y en otras páginas sobre el acuerdo. La ley que lo hizo oficial se firmó el 3 de abril de 1972.',
    caveat:
      'Un precio en el papel: nadie podía cambiar dólares por oro a ese precio. El precio del mercado era más alto.',
  },
  'treasury-bill-minimum-1970': {
    title: 'La letra más pequeña del Tesoro de Estados Unidos desde marzo de 1970',
    how: 'Leído en una circular del Banco de la Reserva Federal de Nueva York, que repite la declaración del Tesoro.',
    caveat:
      'Los títulos y bonos del gobierno, de plazo más largo, todavía empezaban en 1000 dólares. El mínimo se mantuvo hasta agosto de 1998, y entonces bajó a 1000 dólares (comunicado del Tesoro del 5 de agosto de 1998).',
  },
  'interest-rate-1981': {
    title: 'Nivel de la tasa de interés entre bancos de Estados Unidos hacia 1981',
    how: 'Leído en un artículo del Banco de la Reserva Federal de San Luis, que dice que la tasa subió por encima del {interest-rate-1981}. La historia dice «casi el 20 por ciento».',
    caveat: 'La tasa que los bancos se cobran entre sí por una noche. Subía y bajaba de un día a otro.',
  },
  'black-monday-fall': {
    title: 'Caída del índice Dow Jones de acciones de Estados Unidos el 19 de octubre de 1987',
    how: 'Leído en una noticia.',
    caveat: 'Un índice de treinta empresas grandes. Los índices más amplios cayeron un poco menos.',
  },
  'mortgage-debt-2008': {
    title: 'Deuda hipotecaria que la Reserva Federal dijo en noviembre de 2008 que compraría',
    how: 'Leído en el anuncio, como la suma de dos topes: uno para bonos hechos de hipotecas, y otro para deuda de las agencias que compran hipotecas.',
    caveat: 'Un tope. El programa se amplió en marzo de 2009.',
  },
  'insured-deposit-2023': {
    title: 'Parte asegurada de un depósito bancario en Estados Unidos en 2023',
    how: 'Fijado por ley, para cada depositante, banco y tipo de cuenta. Leído en copias del comunicado de prensa.',
    caveat: 'En Silicon Valley Bank, el gobierno también protegió lo que pasaba de esa suma.',
  },
  'inflation-target': {
    title: 'Inflación que busca la Reserva Federal',
    how: 'Anunciada por primera vez en enero de 2012. Leído en una página del banco que la cita.',
    caveat: 'A largo plazo, y para un índice de precios distinto del que usa este sitio.',
  },
  'core-inflation-may-2026': {
    title: 'Alza de los precios al consumidor sin alimentos ni energía en el año hasta mayo de 2026',
    how: 'Leído en dos artículos sobre la publicación de la Oficina de Estadísticas Laborales de Estados Unidos del 10 de junio de 2026.',
    caveat:
      'La gente sí compra alimentos y energía. Este número muestra cuánto se han extendido sus saltos a otros precios.',
  },
  'cpi-average-2025': {
    title: 'Promedio del índice de precios en 2025',
    how: 'Leído en un informe público que nombra como fuente a la Oficina de Estadísticas Laborales de Estados Unidos. El promedio de los once meses de nuestra copia da el mismo número.',
    caveat: 'No se publicó ningún índice de octubre de 2025. Nuestra propia serie anual no tiene ese año.',
  },
  'inflation-june-2026': {
    title: 'Inflación en el año hasta junio de 2026',
    how: 'Leído en un informe público que tomó los índices de junio de 2025 y de junio de 2026 de la Oficina de Estadísticas Laborales de Estados Unidos.',
    caveat: 'Un mes comparado con el mismo mes del año anterior. El mes es posterior a nuestra copia del índice.',
  },
  'inflation-july-2026': {
    title: 'Inflación en el año hasta julio de 2026',
    how: 'Leído en documentos que repiten la publicación de la Oficina de Estadísticas Laborales de Estados Unidos del 12 de agosto de 2026.',
    caveat: 'Un mes comparado con el mismo mes del año anterior. El mes es posterior a nuestra copia del índice.',
  },
  'core-inflation-july-2026': {
    title: 'Alza de los precios al consumidor sin alimentos ni energía en el año hasta julio de 2026',
    how: 'Leído en documentos que repiten la publicación de la Oficina de Estadísticas Laborales de Estados Unidos del 12 de agosto de 2026.',
    caveat:
      'La gente sí compra alimentos y energía. Este número muestra cuánto se han extendido sus saltos a otros precios.',
  },
  'core-pce-may-2026': {
    title: 'Alza del índice de la Reserva Federal, sin alimentos ni energía, en el año hasta mayo de 2026',
    how: 'Leído en un artículo sobre la publicación de la Oficina de Análisis Económico de Estados Unidos.',
    caveat:
      'Es el índice de precios del consumo personal. Les da a las cosas un peso distinto del que les da el de los precios al consumidor.',
  },
  'first-payment-coins': {
    title: 'Bitcoins del primer pago a otra persona',
    how: 'Leído en las palabras de quien lo recibió, escritas cuatro años después. Cualquiera puede buscar el pago en la cadena de bloques.',
    caveat: 'Las monedas no tenían precio entonces.',
  },
  'pizza-coins': {
    title: 'Bitcoins pagados por dos pizzas en mayo de 2010',
    how: 'Ofrecidos y confirmados en un foro público. Leído en un artículo que cita los dos mensajes.',
    caveat: 'La primera compra de bienes que se conoce. Puede que otras anteriores no hayan dejado rastro.',
  },
  'chain-split-block': {
    title: 'Bloque en el que la cadena de BIP 110 se separó de Bitcoin',
    how: 'Escrito en el programa que exigía la regla. Leído en un cambio en Bitcoin.org que describe la división.',
    caveat: 'Los bloques se numeran desde cero, el primero de todos.',
  },
  'chain-split-signals': {
    title: 'La proporción más alta de la potencia de minería que señaló apoyo a BIP 110',
    how: 'Leído en un cambio en Bitcoin.org, que dice que nunca pasó de más o menos esa proporción.',
    caveat: 'Señales en los bloques, contadas por otros. Una señal no es una promesa de exigir una regla.',
  },
  'mt-gox-lost': {
    title: 'Bitcoins que Mt. Gox dijo que faltaban',
    how: 'Leído en una noticia: {mt-gox-lost} monedas de los clientes y de la plataforma en conjunto.',
    caveat: 'Lo que dijo la empresa en febrero de 2014. Algunas de las monedas aparecieron después.',
  },
  'mt-gox-found': {
    title: 'Bitcoins que Mt. Gox volvió a encontrar',
    how: 'Leído en una noticia sobre la declaración de la empresa.',
    caveat: 'Un valor redondeado. Estaban en billeteras de un tipo más viejo.',
  },
};
