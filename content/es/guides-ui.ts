import type { GuideCategory, GuideLevel } from '@/content/guides';

/** What is known of Strike's invitation links: said in the guides and on the page about the site, in the same words. */
const asRecorded =
  'un enlace de referido te exime de las comisiones de Strike en un primer monto de compras y no le paga a este sitio ninguna comisión en efectivo.';
const terms =
  'La propia página de ayuda de Strike describe un programa que paga en efectivo a las dos partes, y las condiciones cambian. Revisa las condiciones vigentes de Strike antes de contar con lo uno o con lo otro.';
/** Read in a report on the rules: MoneyAge, September 2023. */
export const notForTheUk =
  'La oferta no es para lectores del Reino Unido. Las reglas de su Autoridad de Conducta Financiera (Financial Conduct Authority), vigentes desde el 8 de octubre de 2023, prohíben dar bonificaciones por invitar a otras personas a los criptoactivos.';
const referralTerms = `Según lo anotó el responsable del sitio, ${asRecorded} ${terms}`;
/** The same where the owner speaks. */
export const ownReferralTerms = `Mis notas dicen que ${asRecorded} ${terms}`;

/** Words of the catalogue, of the frame round a guide, and of the glossary's page. */
export const guidesUi = {
  catalogue: {
    metaTitle: 'Guías de Bitcoin para principiantes',
    metaDescription:
      'Guías sencillas para usar y entender Bitcoin: primera billetera, seguridad, comisiones, minería y más. Las cifras llevan su fuente, y los riesgos están junto a las ventajas.',
    title: 'Guías',
    lede: 'Cortas, prácticas y comprobadas. Cada guía nombra sus fuentes y dice qué puede salir mal.',
    back: 'Volver al inicio',
    /** What a reader hears who cannot see the drawing. */
    drawing:
      'Un cuaderno de campo abierto: un sendero de puntos con cinco paradas cruza las dos páginas hasta una bandera. Alrededor hay una brújula, unas monedas, una llave y un pequeño dispositivo de firma.',
    available: '{n} guías disponibles y otras en camino',
    glossary: 'Busca una palabra en el glosario',
    /** The guides to read first, as a path with numbers. */
    path: {
      title: '¿Acabas de llegar? Cinco guías, en este orden',
      step: 'Paso {n}',
      stepOf: 'Paso {n} de {total}',
      total: '{n} minutos de lectura en total',
      start: 'Empezar por el paso 1',
    },
    /** Radio buttons that show the guides of one level. */
    filter: { legend: 'Mostrar', all: 'Todas ({n})', level: '{level} ({n})' },
    /** At the end of the title of each shelf. */
    shelf: { one: '{count} guía', other: '{count} guías' },
    scrollLeft: 'Mover «{category}» a la izquierda',
    scrollRight: 'Mover «{category}» a la derecha',
  },
  categories: {
    'core-fundamentals': {
      title: 'Lo fundamental',
      text: 'Empieza aquí: qué es, por qué le importa a la gente y tus primeros pasos.',
    },
    'security-self-custody': {
      title: 'Seguridad y autocustodia',
      text: 'Cuida lo que tienes, y guárdalo por tu cuenta cuando valga la pena.',
    },
    'buying-using': {
      title: 'Comprar y usar bitcoin',
      text: 'Costos, hábitos, pagos y lo que les pasó a quienes lo probaron.',
    },
    'technical-understanding': {
      title: 'Cómo funciona por dentro',
      text: 'El mecanismo, para quienes quieren mirar por dentro.',
    },
  } satisfies Record<GuideCategory, { title: string; text: string }> as Record<
    GuideCategory,
    { title: string; text: string }
  >,
  levels: { Beginner: 'Principiante', Intermediate: 'Intermedio', Advanced: 'Avanzado' } as Record<GuideLevel, string>,
  minutes: '{n} min',
  minutesLong: '{n} min de lectura',
  comingSoonLabel: 'Próximamente',
  comingSoon: {
    inheritance: {
      title: 'Dejar bitcoin en herencia',
      description:
        'Cómo encuentra y mueve tu familia las monedas cuando tú no puedes, sin que nadie pueda llevárselas antes.',
    },
    privacy: {
      title: 'Usar Bitcoin con privacidad',
      description:
        'Qué pueden averiguar otros en la cadena, y hábitos que les muestran menos, dentro de lo que permite la ley.',
    },
  } as Record<string, { title: string; description: string }>,
  page: {
    back: 'Guías',
    backLabel: 'Volver a todas las guías',
    backToAll: 'Volver a todas las guías',
    checked: 'Revisada el {date}',
    learn: 'Lo que vas a aprender',
    /** Both lists are folded on phones. */
    contents: 'En esta página',
    takeaways: 'Lo esencial',
    book: 'Lectura recomendada',
    by: 'de {author}',
    amazon: 'Buscar en Amazon',
    amazonNote:
      'El enlace es una simple búsqueda en la librería. No lleva código de socio, y este sitio no gana nada con él.',
    sources: 'Fuentes',
    sourcesFolded: 'Las {n} fuentes',
    sourcesNote:
      'Leímos estas fuentes, algunas en copias guardadas, hasta la última revisión de esta guía, el {date}. La mayoría están en inglés. Si una no tiene fecha propia, dice cuándo se leyó; si no se leyó, también lo dice. Los precios, las comisiones y las reglas cambian, así que mira la fecha antes de fiarte de una fuente.',
    memory: 'No se volvió a leer en la última revisión, así que tómala como aproximada.',
    undated: 'sin fecha, leída en {month}',
    backToText: 'Volver de la fuente {n} al texto',
    corrections: '¿Encontraste un error? Mira cómo los corregimos',
    helpful: '¿Te sirvió?',
    helpfulText: 'Compártela con alguien que se haga la misma pregunta.',
    shareOnX: 'Compartir en X',
    tweet: 'Acabo de leer «{title}», una guía gratuita:',
    next: 'Guía siguiente',
    previous: 'Guía anterior',
    neighbours: 'Más guías',
    breadcrumbHome: 'Inicio',
    printedFrom: 'Impreso desde {url}',
  },
  cite: 'Fuente {n}',
  term: { close: 'Cerrar', glossary: 'Verla en el glosario', more: 'Guía: {title}' },
  /** Above the title of a folded part for readers who want to know more. */
  deeper: 'Más a fondo',
  /** The closed line of a table whose numbers a drawing shows. */
  inTable: 'Lo mismo en una tabla',
  callout: { note: 'Nota', tip: 'Consejo', warning: 'Advertencia' },
  table: 'Tabla: {columns}',
  notAdvice: {
    title: 'No es asesoramiento financiero',
    text: 'Esta guía explica; no te dice qué comprar. Bitcoin puede perder la mitad de su precio, o más, en un año, y algunos países lo prohíben. Revisa primero la ley de tu país y usa solo dinero que puedas permitirte perder.',
  },
  referral: {
    title: 'Sobre los enlaces a Strike',
    with: `El enlace de invitación de esta página lleva el código del responsable de este sitio. ${referralTerms} Puedes abrir una cuenta sin el código. ${notForTheUk}`,
    without: `En esta página no se usa ningún código de referido. Los enlaces llevan al sitio de Strike, y este sitio no gana nada cuando los abres. Otras copias del sitio pueden llevar uno. ${referralTerms}`,
    /** Beside an invitation that a guide mentions, if the site has a code. */
    limits: notForTheUk,
  },
  /** Strike's terms as the owner recorded them; the numbers stand in content/figures/owner.json. */
  strikeTerms: {
    first: 'Sin comisión de compra en los primeros {firstPurchasesUsd}',
    normal: 'De {highestFeePercent} % a {lowestFeePercent} %, según cuánto compres y vendas en un mes',
    recurring: '{recurringFeePercent} %',
    start: 'De {startMinUsd} a {startMaxUsd}',
    countries: '{countries} o más',
  },
  /** A table to fill in, which can be copied for a spreadsheet. */
  formTable: {
    choose: 'Completar',
    field: '{platform}: {question}',
    print: 'Imprimir la tabla',
    copyLink: 'Copiar la tabla',
    linkCopied: 'Copiada',
    copyFailed: 'No se pudo copiar. Selecciona el texto de abajo.',
    linkField: 'La tabla como texto',
  },
  video: {
    play: 'Reproducir «{title}»',
    by: 'de {author}',
    minutes: '{n} min',
    note: 'El video está en inglés. Al reproducirlo se carga desde YouTube, que entonces sabe que lo estás viendo. Hasta que presiones el botón, no se carga nada de allí.',
    open: 'Ver «{title}» en YouTube',
    frame: 'Video: {title}',
  },
  energy: {
    caption: 'Electricidad en teravatios hora (TWh) al año',
    columns: { whose: 'De quién es la cifra', twh: 'Teravatios hora al año' },
    site: 'Este sitio',
    /** Shorter names of publishers, by the id of their figure. */
    names: {
      bitcoin: 'Índice de Cambridge',
      bitcoin2024: 'Informe de Cambridge',
      christmasLights: 'Departamento de Energía, en CGD',
    } as Record<string, string>,
    rows: {
      bitcoin: 'Red Bitcoin',
      banking: 'Sistema bancario',
      dataCentres: 'Centros de datos',
      gaming: 'Videojuegos',
      christmasLights: 'Luces de Navidad, EE. UU.',
    },
    details: {
      bitcoin: 'mostrada en julio, antes de que Cambridge bajara sus estimaciones',
      bitcoin2021: 'del mismo informe que la cifra de los bancos',
      banking: 'estimación de una empresa de criptomonedas',
      dataCentresAiCrypto: 'con IA y criptomonedas',
      gamingPcs: 'computadoras para videojuegos, en todo el mundo',
      gamingUs: 'todos los videojuegos, Estados Unidos',
      christmasLightsLed: 'después del cambio a LED',
    } as Record<string, string>,
    note: 'Un anillo marca la cifra de este sitio, que su responsable fijó en {owner}. Los puntos son cifras publicadas, en un mismo eje para todas, de la más antigua hacia abajo. Nuestra cifra para los centros de datos es vieja. Las cifras publicadas difieren en el año y en lo que abarcan, así que no se pueden ordenar las filas hasta el último dígito.',
  },
  /** How a case of the success stories went. */
  went: { well: 'Salió bien', mixed: 'A medias', badly: 'Salió mal' },
  fees: {
    caption: 'Cuatro niveles de comisión, como ejemplo',
    columns: { priority: 'Prioridad', rate: 'Tarifa (sat/vB)', time: 'Tiempo aproximado', use: 'Cuándo' },
    rows: {
      low: { name: 'Baja', use: 'No hay ninguna prisa. Mover tus propias monedas en un día tranquilo.' },
      medium: { name: 'Media', use: 'Un pago común que debería llegar hoy.' },
      high: { name: 'Alta', use: 'Alguien espera, y la red está cargada.' },
      emergency: { name: 'Emergencia', use: 'Tiene que entrar en los próximos bloques, cueste lo que cueste.' },
    },
    range: '{min} a {max}',
    atLeast: '{min} o más',
    minutes: '{min} a {max} minutos',
    hours: '{min} a {max} horas',
    note: 'Son los niveles de ejemplo que el responsable del sitio fijó en {owner}, no promesas. No existe una escala oficial, y ninguna tarifa compra un tiempo fijo: más de una de cada tres esperas del próximo bloque dura más de diez minutos.',
  },
  glossary: {
    metaTitle: 'Glosario de Bitcoin',
    metaDescription:
      'Definiciones cortas de las palabras que usan las guías, desde las direcciones hasta la xpub, en español sencillo.',
    title: 'Glosario',
    lede: '{n} palabras, cada una en una o dos frases.',
    letters: 'Ir a una letra',
    filter: {
      label: 'Buscar una palabra',
      count: '{n} de {total} palabras',
      none: 'Ninguna palabra de aquí contiene «{query}». Prueba con una parte más corta.',
    },
    more: 'Más en «{title}»',
  },
};
