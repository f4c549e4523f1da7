/** The search page, and the links to it in the bars. */
export const search = {
  title: 'Buscar',
  metaTitle: 'Buscar en todo el sitio',
  metaDescription:
    'Encuentra una guía, una lección, una palabra, un número o una fuente. La búsqueda se hace en tu navegador, y lo que escribes no se envía a ninguna parte.',
  /** The link in the bars. */
  link: 'Buscar',
  lede: 'Guías, lecciones, ideas, palabras, salas, calculadoras, datos y fuentes.',
  label: '¿Qué buscas?',
  /** Inside the empty field. */
  placeholder: 'Por ejemplo: frase semilla',
  key: {
    choice: 'La tecla / abre esta búsqueda en cualquier página',
    lost: 'Este navegador no guarda tu elección, así que nada ha cambiado.',
  },
  private: 'La búsqueda se hace en tu navegador. Lo que escribes no se envía a ninguna parte.',
  noScript: 'Escribir aquí requiere JavaScript. Sin él, abajo está la lista de todo lo que tiene el sitio, por temas.',
  results: 'Resultados',
  status: {
    loading: 'Se está cargando el índice del sitio.',
    lost: 'No se pudo cargar el índice. Revisa la conexión. Con la próxima tecla se vuelve a pedir. La lista de abajo tiene todas las páginas.',
    found: { one: '{count} resultado', other: '{count} resultados' },
    partial: {
      one: 'Ningún resultado tiene todas estas palabras. {count} resultado tiene algunas',
      other: 'Ningún resultado tiene todas estas palabras. {count} resultados tienen algunas',
    },
    /** After the count, while the long texts are on their way. */
    more: '{found} por ahora. Se están cargando los textos más largos.',
    none: 'No se encontró nada con «{query}».',
    long: 'Solo se buscan las primeras {n} palabras.',
  },
  /** Below “nothing found”. */
  none: {
    try: 'Qué puedes probar:',
    tips: [
      'Menos palabras: con una o dos basta.',
      'Otra palabra para lo mismo, por ejemplo «billetera» en vez de «cuenta».',
      'Una palabra de esta lista, que tiene todo por temas.',
    ],
  },
  /** On a slow connection, or with data saver. */
  whole: 'Buscar también en los textos más largos (unos {kb} kB)',
  showAll: 'Mostrar los {count} resultados',
  also: 'También en:',
  /** Between the name of the kind and the heading. */
  under: '{kind}, en «{heading}»',
  everything: 'Todo, por temas',
  taughtIn: 'Una idea de la lección «{lesson}».',
  foundIn: 'En «{page}».',
  citedIn: '{line}. Citada en «{page}».',
  /** Each kind of thing: a single one above a result, and all of them as a subject. */
  kinds: {
    guide: { one: 'Guía', all: 'Guías' },
    lesson: { one: 'Lección', all: 'Lecciones' },
    chapter: { one: 'Capítulo', all: 'Capítulos' },
    idea: { one: 'Idea', all: 'Ideas' },
    term: { one: 'Palabra', all: 'Palabras del glosario' },
    exhibit: { one: 'Sala', all: 'Salas de la página de inicio' },
    calculator: { one: 'Calculadora', all: 'Calculadoras' },
    figure: { one: 'Datos', all: 'Series de datos y gráficos' },
    number: { one: 'Número', all: 'Números y cómo los sabemos' },
    page: { one: 'Página', all: 'Otras páginas' },
    source: { one: 'Fuente', all: 'Fuentes que citan las guías y las lecciones' },
  },
  /** Words that a question has anyway: they are left out unless nothing else is typed. */
  small:
    'a al algo como con cual cuales cuando cuanta cuantas cuanto cuantos de debo del desde donde e el ella ellos en entre era es esa ese eso esta estan este esto fue ha hace hacer hago han hasta hay la las le les lo los mas me mi mis mucho muy nos o para pero por porque pueda puede puedo que quien quienes se ser si sin sirve sobre son su sus tambien te tengo tiene tu tus u un una unas uno unos y ya yo',
  /** Words for one thing in a search of the whole site, besides those of all filters. */
  sameWords: [
    ['comprar', 'compra', 'compro', 'adquirir'],
    ['vender', 'venta', 'vendo', 'cobrar'],
    ['perder', 'pérdida', 'perdido', 'perdí', 'pierdo'],
    ['robar', 'robo', 'robado', 'robaron', 'hackear', 'hackeado', 'hackeo'],
    ['estafa', 'fraude', 'timo', 'engaño', 'scam'],
    ['contraseña', 'password', 'pin'],
    ['impuesto', 'fisco', 'hacienda', 'fiscal', 'tributo'],
    ['docente', 'profesor', 'profesora', 'maestro', 'maestra', 'escuela', 'colegio'],
    ['estudiante', 'alumno', 'alumna'],
    ['casa', 'vivienda'],
    ['alquiler', 'arriendo'],
    ['salario', 'sueldo', 'paga'],
    ['ahorrar', 'ahorro'],
    ['Alemania 1923', 'Weimar'],
    ['energía', 'electricidad', 'luz', 'consumo eléctrico'],
    ['inventor', 'inventó', 'creador', 'creó', 'Satoshi Nakamoto'],
    ['auto', 'carro', 'coche'],
    ['gasolina', 'nafta'],
    ['retirar', 'retiro', 'sacar'],
    ['enviar', 'mandar', 'transferir', 'envío'],
    ['recibir', 'recibo'],
  ] as string[][],
};
