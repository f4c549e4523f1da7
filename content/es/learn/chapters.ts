import type { ChapterId, LessonId, PathId, PlannedPathId } from '@/content/chapters';
import type { ConceptId } from '@/content/concepts';

interface ChapterText {
  title: string;
  /** One sentence, for lists and search results. */
  description: string;
  /** Two or three sentences, for the chapter's own page. */
  overview: string;
}

interface LessonText {
  title: string;
  description: string;
}

export const paths: Record<PathId, { title: string; description: string; outcomes: readonly string[] }> = {
  'money-story': {
    title: 'La historia del dinero',
    description:
      'Cómo empezó el dinero, cómo se echó a perder más de una vez y por qué algunas personas piensan que Bitcoin es diferente.',
    outcomes: [
      'Para qué sirve el dinero, y qué hace que uno sea mejor que otro',
      'Cómo debilitaron el dinero reyes y gobiernos, desde las monedas de plata hasta los billetes',
      'Qué le pasa a la gente común cuando una moneda fracasa',
      'Cómo funcionaba el patrón oro, y cómo terminó',
      'Cómo funciona Bitcoin, qué no puede hacer y qué dicen sus críticos',
      'Cómo planear tu propio futuro con los ojos abiertos',
    ],
  },
};

export const plannedPaths: Record<PlannedPathId, { title: string; description: string }> = {
  'bitcoin-story': {
    title: 'La historia de Bitcoin',
    description: 'Desde el primer bloque hasta hoy: las personas, las disputas, los errores y las máquinas.',
  },
};

export const chapterTexts: Record<ChapterId, ChapterText> = {
  '1': {
    title: '¿Qué es en realidad el dinero?',
    description: 'Cómo llegó la gente al dinero, y qué tareas tiene que cumplir.',
    overview:
      'Las conchas, la sal y unas enormes ruedas de piedra han sido dinero. Este capítulo pregunta qué tenían en común. Vas a aprender las tres tareas del dinero y a distinguir el bueno del malo.',
  },
  '2': {
    title: 'El vino se agua',
    description: 'Cómo perdieron las monedas su plata y los primeros billetes su valor.',
    overview:
      'Un tabernero que le echa agua al vino puede vender más copas, hasta que los clientes se dan cuenta. Los gobernantes hicieron lo mismo con las monedas y con el papel. Este capítulo sigue el truco desde Roma hasta China y pregunta quién gana con él.',
  },
  '3': {
    title: 'Cuando el dinero se echa a perder',
    description: 'Tres países con un dinero que fracasó, y un reloj para sentirlo.',
    overview:
      'En 1923, un pan costaba en Berlín miles de millones de marcos. Zimbabue y Venezuela vivieron su propio derrumbe en este siglo. Este capítulo cuenta qué pasó, qué se discute y cómo terminó cada historia.',
  },
  '4': {
    title: 'La época del patrón oro',
    description: 'Cuando un billete daba derecho a recibir oro, y por qué eso terminó.',
    overview:
      'Durante décadas, un billete se podía cambiar por oro a una tasa fija. Eso mantenía a los gobiernos a rienda corta, y también tenía su precio. Este capítulo mira los dos lados.',
  },
  '5': {
    title: 'La imprenta de billetes',
    description: 'De Bretton Woods a 1971, y cómo se crea hoy el dinero nuevo.',
    overview:
      'Después de la Segunda Guerra Mundial, el dólar, atado al oro, estaba en el centro del mundo del dinero. En 1971 se cortó la atadura. Este capítulo explica cómo se crea hoy el dinero y qué pasó desde entonces con los precios, los salarios y las casas.',
  },
  '6': {
    title: 'Aparece una solución misteriosa',
    description: 'Las personas y la crisis que hay detrás de un texto de nueve páginas.',
    overview:
      'Durante años, un grupo informal de programadores intentó construir dinero en efectivo para internet. En 2008, en plena crisis bancaria, alguien publicó un diseño que funcionaba. Este capítulo cuenta esa historia.',
  },
  '7': {
    title: 'Por qué Bitcoin es diferente',
    description: 'Su límite fijo, sus mineros, sus claves y lo que dicen sus críticos.',
    overview:
      'Bitcoin no tiene oficina ni dueño. Este capítulo explica cómo se ponen de acuerdo unos desconocidos sobre un mismo registro, por qué es limitado el número de monedas y qué significa tener tus propias claves. Termina con los argumentos más fuertes en contra.',
  },
  '8': {
    title: 'Tu futuro financiero',
    description: 'Un colchón, un hábito, una advertencia y un plan propio.',
    overview:
      'Conocer la historia sirve cuando cambia lo que haces el lunes. Este capítulo empieza por los ahorros para los días malos, sigue con el riesgo y el fraude, y termina con un plan a la medida de tu vida.',
  },
};

export const lessonTexts: Record<LessonId, LessonText> = {
  'why-barter-fails': {
    title: 'Por qué falla el trueque',
    description: 'Un panadero quiere zapatos, y el zapatero no quiere pan.',
  },
  'shells-salt-and-stones': {
    title: 'Conchas, sal y ruedas de piedra',
    description: 'Cosas raras que fueron un buen dinero en su lugar.',
  },
  'three-jobs-of-money': {
    title: 'Las tres tareas del dinero',
    description: 'Para pagar, para ahorrar y para comparar.',
  },
  'what-makes-good-money': {
    title: 'Qué hace bueno a un dinero',
    description: 'Ponles nota a seis clases de dinero y mira qué cambia a la ganadora.',
  },
  'silver-coins-of-rome': {
    title: 'Las monedas de plata de Roma',
    description: 'Cómo una moneda de plata se volvió una moneda de cobre con piel de plata.',
  },
  'clipped-coins': {
    title: 'Monedas recortadas',
    description: 'Por qué la gente gasta las monedas malas y esconde las buenas.',
  },
  'paper-money-in-china': {
    title: 'Papel moneda en China',
    description: 'Los primeros billetes funcionaron bien, y después hubo demasiados.',
  },
  'who-gets-new-money-first': {
    title: '¿Quién recibe primero el dinero nuevo?',
    description: 'Sigue el dinero nuevo por un pueblo y mira quién paga.',
  },
  '1': {
    title: 'Alemania, 1923: dinero en carretilla',
    description: 'Cómo un país moderno mató su dinero a fuerza de imprimirlo, y qué lo detuvo.',
  },
  '2': {
    title: 'Zimbabue: el billete de cien billones',
    description: 'A la moneda le quitaron veinticinco ceros, y eso no detuvo los precios.',
  },
  '3': {
    title: 'Venezuela: rica en petróleo, escasa de dinero',
    description: 'Controles, menos ingresos del petróleo, dinero nuevo y un país que se pasó al dólar.',
  },
  '4': {
    title: 'El reloj de precios de 1923',
    description: 'Elige un mes y un salario. Mira qué compra hoy, en una semana, en un mes.',
  },
  'gold-as-money': {
    title: '¿Por qué el oro?',
    description: 'Qué convirtió un metal blando y amarillo en el dinero del mundo.',
  },
  'banknotes-as-receipts': {
    title: 'Billetes que eran recibos',
    description: 'Cuando el papel era una promesa que se podía cobrar en una ventanilla.',
  },
  'how-wars-were-paid-for': {
    title: 'Cómo se pagaban las guerras',
    description: 'Impuestos, préstamos o dinero nuevo, y qué fue de la promesa del oro.',
  },
  'gold-handed-in-1933': {
    title: '1933: entrega tu oro',
    description: 'Cómo cambió Estados Unidos el precio del oro, y qué recibieron sus dueños.',
  },
  'bretton-woods': {
    title: 'Bretton Woods, 1944',
    description: 'Un hotel, cuarenta y cuatro naciones y un dólar atado al oro.',
  },
  'gold-window-closes-1971': {
    title: 'Agosto de 1971: se cierra la ventanilla del oro',
    description: 'Un discurso de domingo por la noche que cortó la última atadura con el oro.',
  },
  'how-new-money-is-made': {
    title: 'Cómo se crea hoy el dinero nuevo',
    description: 'Los bancos, los bancos centrales y lo que crea cada uno.',
  },
  'prices-wages-and-houses': {
    title: 'Precios, salarios y casas',
    description: 'Qué se encareció desde 1971, qué se abarató y qué se discute.',
  },
  'the-cypherpunks': {
    title: 'Los cypherpunks',
    description: 'Programadores que querían privacidad e intentaron construir efectivo digital.',
  },
  'the-crisis-of-2008': {
    title: 'La crisis de 2008',
    description: 'Qué se rompió, a quién rescataron y a quién no.',
  },
  'nine-pages-by-satoshi': {
    title: 'Nueve páginas de Satoshi Nakamoto',
    description: 'El problema de gastar dos veces la misma moneda, y su solución.',
  },
  'the-first-block': {
    title: 'El primer bloque',
    description: 'Un titular de periódico, cincuenta monedas y una red casi vacía.',
  },
  'twenty-one-million': {
    title: 'Veintiún millones',
    description: 'De dónde viene el límite y quién podría cambiarlo.',
  },
  'how-miners-agree': {
    title: 'Cómo se ponen de acuerdo los mineros',
    description: 'Adivinar un número, ganar un bloque y que nadie haga trampa.',
  },
  'who-holds-the-keys': {
    title: '¿Quién tiene las claves?',
    description: 'La libertad y la carga de cuidar tus propias monedas.',
  },
  'what-critics-say': {
    title: 'Lo que dicen los críticos',
    description: 'Altibajos del precio, energía, delitos, justicia: las razones en contra, contadas con honestidad.',
  },
  'a-cushion-first': {
    title: 'Primero, un colchón',
    description: 'Por qué un colchón delgado va antes que los grandes planes.',
  },
  'now-or-later': {
    title: '¿Ahora o después?',
    description: 'Qué cuesta esperar, qué se gana y cuándo no tiene sentido.',
  },
  'promises-that-are-too-good': {
    title: 'Promesas demasiado buenas',
    description: 'Cómo se arman los fraudes, y qué señales comparten.',
  },
  'a-plan-of-your-own': {
    title: 'Un plan propio',
    description: 'Escribe tus metas, tus límites y qué te haría cambiar de opinión.',
  },
};

export const conceptNames: Record<ConceptId, string> = {
  barter: 'Trueque',
  'commodity-money': 'Dinero mercancía',
  'functions-of-money': 'Las tres tareas del dinero',
  scarcity: 'Escasez',
  debasement: 'Envilecimiento de la moneda',
  'greshams-law': 'La ley de Gresham',
  'paper-money': 'Papel moneda',
  'cantillon-effect': 'El efecto Cantillon',
  hyperinflation: 'Hiperinflación',
  redenomination: 'Quitar ceros',
  'price-controls': 'Control de precios',
  dollarization: 'Dolarización',
  'nominal-and-real': 'Valor nominal y valor real',
  'gold-standard': 'El patrón oro',
  convertibility: 'Billetes convertibles',
  'war-finance': 'Financiamiento de la guerra',
  devaluation: 'Devaluación',
  'reserve-currency': 'Moneda de reserva',
  'fiat-money': 'Dinero fiat',
  'money-supply': 'Cantidad de dinero',
  inflation: 'Inflación',
  'public-key-cryptography': 'Claves públicas y privadas',
  bailout: 'Rescate de bancos',
  'double-spending': 'Doble gasto',
  blockchain: 'Cadena de bloques',
  'supply-cap': 'El tope de emisión',
  'proof-of-work': 'Prueba de trabajo',
  'self-custody': 'Autocustodia',
  volatility: 'Altibajos del precio',
  'emergency-fund': 'Fondo de emergencia',
  'time-preference': 'Preferencia temporal',
  scams: 'Estafas',
  diversification: 'Repartir el riesgo',
};
