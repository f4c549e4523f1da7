/** The pages for teachers: one class hour for each chapter, with a worksheet and its key. */
export const teach = {
  title: 'Para docentes',
  metaTitle: 'Para docentes: ocho horas de clase sobre el dinero',
  metaDescription:
    'Un plan para una hora de clase por cada capítulo de La historia del dinero, con preguntas para adivinar y debatir, una hoja de trabajo para imprimir y sus respuestas.',
  lede: 'Una hora de clase para cada capítulo: un horario, preguntas que abren un debate, una hoja de trabajo para imprimir y sus respuestas.',
  how: {
    title: 'Cómo transcurre una hora',
    steps: [
      {
        title: 'Primero, adivinar',
        text: 'Cada lección empieza con una pregunta sobre un caso real. Deja que la clase vote a mano alzada antes de que nadie siga leyendo. Adivinar no cuesta nada, y equivocarse despierta a todo el mundo.',
      },
      {
        title: 'Leer, contar, proyectar',
        text: 'Las lecciones son historias cortas. Lee una en voz alta, deja que la lean en el teléfono o proyecta la página. Cuando una lección tiene un instrumento, una persona lo maneja y la clase da las órdenes.',
      },
      {
        title: 'Discutir',
        text: 'Cada lección dice qué deja fuera y qué discuten los expertos. Esas líneas están hechas para el debate. No hace falta estar de acuerdo con este sitio.',
      },
      {
        title: 'Comprobar',
        text: 'La hoja de trabajo corresponde a la hora. Las respuestas vienen explicadas, así que cada estudiante puede corregir la hoja de otro.',
      },
    ],
  },
  /** Below the small worksheet. */
  sheet: 'La hoja de trabajo del capítulo {order}, para imprimir',
  sheets: 'Las {n} horas, cada una con sus respuestas',
  chapters: {
    title: 'Las horas',
    facts: {
      one: '{ready} de {total} lecciones, {count} minuto',
      other: '{ready} de {total} lecciones, {count} minutos',
    },
    /** When all lessons of the chapter are written. */
    minutes: { one: '{count} minuto', other: '{count} minutos' },
    planned: 'Lecciones en preparación',
  },
  before: {
    title: 'Antes de usarlo',
    points: [
      'No pide cuenta, no muestra publicidad y no recoge nombres. Lo que marca un estudiante se queda en ese navegador.',
      'Algunas guías, fuera de las lecciones, pueden llevar un enlace de referido a una app de Bitcoin. La página «Sobre el sitio» dice cómo se financia el sitio.',
      'Funciona en teléfonos, sin JavaScript y en papel.',
      'Sostiene que el dinero que se puede crear a voluntad tiende a perder valor, y toma en serio a Bitcoin. También da las razones en contra. Díselo a la clase.',
      'Nada de lo que contiene es asesoramiento financiero. Bitcoin puede perder la mitad de su valor, o más, en un año. Ninguna lección le pide a nadie que compre algo.',
      'La mayoría de los ejemplos son de Estados Unidos y de Europa. Trae precios y monedas de tu país.',
    ],
  },
  licence: {
    title: '¿Puedo copiar esto?',
    text: 'Enlázalo con libertad, y úsalo en clase hasta donde la ley de tu país lo permita a los docentes. El responsable de este sitio todavía no ha elegido una licencia para sus textos y dibujos, así que rigen los derechos de autor habituales. Si quieres hacer más, como traducir una hoja de trabajo o ponerla en un libro, pregunta antes, por favor.',
    ask: 'Preguntar por correo',
  },

  chapter: {
    breadcrumb: 'Estás aquí',
    eyebrow: 'Una hora de clase',
    metaTitle: 'Una hora de clase sobre el capítulo {order}: {title}',
    metaDescription: 'Plan, hoja de trabajo y respuestas para docentes: {description}',
    total: { one: 'Cerca de {count} minuto', other: 'Cerca de {count} minutos' },
    ready: '{ready} de {total} lecciones listas',
    toChapter: 'El capítulo para estudiantes',
    parts: { plan: 'El plan', worksheet: 'La hoja de trabajo', key: 'Las respuestas' },
    /** `short` is the others on phones. */
    print: {
      short: 'Imprimir',
      plan: 'Imprimir el plan',
      worksheet: 'Imprimir la hoja de trabajo',
      key: 'Imprimir las respuestas',
    },
    /** The row that stays in view. */
    nav: {
      label: 'Partes de esta hora',
      parts: { plan: 'Plan', worksheet: 'Hoja', key: 'Respuestas' },
      print: 'Imprimir',
      /** The same for screen readers. It begins with the words of `print`. */
      printAll: 'Imprimir las tres partes',
    },
    /** What a teacher does the day before. */
    prepare: {
      title: 'Antes de la hora',
      worksheet: 'Imprime la hoja de trabajo, una por estudiante.',
      yours: 'Imprime el plan y las respuestas para ti.',
      screen: 'Prueba lo que vas a proyectar:',
    },
    printNote:
      'Cada parte se imprime por separado. Si imprimes la página entera, la hoja de trabajo y las respuestas empiezan en hojas nuevas.',
    notReady:
      'Todavía no está lista ninguna lección de este capítulo. Esta página se llena sola a medida que se escriben.',
    goals: 'Después de esta hora, la clase puede explicar',
    timetable: {
      title: 'Horario',
      columns: { minutes: 'Minutos', what: 'Qué ocurre', with: 'Con qué' },
      span: '{from} a {to}',
      start: 'Adivinar, a mano alzada',
      startWith: 'Las preguntas iniciales, abajo y en la hoja de trabajo',
      lesson: 'Lección {order}: {title}',
      page: 'Página de la lección',
      worksheet: 'Hoja de trabajo, a solas o en parejas',
      worksheetWith: 'Una hoja por persona, o pregunta por pregunta en la pantalla',
      end: '¿Qué fue nuevo? ¿De qué dudas?',
      endWith: 'Los puntos que se discuten, abajo',
    },
    short: '¿Solo {limit} minutos? Deja {lessons} como tarea.',
    shortTitles: '«{title}»',
    lesson: {
      /** After the number of the lesson. */
      when: 'Minutos {from} a {to}',
      open: 'Abrir la lección «{title}»',
      planned: 'Esta lección está en preparación.',
      show: 'Mostrar el plan de esta lección',
      goals: 'Objetivos',
      vote: 'Voten antes de leer',
      answer: 'La respuesta',
      guesses: 'Más preguntas para adivinar en el camino',
      project: 'Proyectar',
      decision: 'Decidan en grupo: {title}',
      instrument: 'Úsenlo en la pantalla: {title}',
      figures: 'Datos para mirar',
      disputed: 'Discutido o fuera del relato',
    },
    worksheet: {
      heading: 'Hoja de trabajo',
      /** Where it is closed. */
      show: 'Mostrar la hoja de trabajo completa',
      subject: 'Capítulo {order}: {title}',
      fields: { name: 'Nombre', class: 'Clase', date: 'Fecha' },
      guesses: { title: 'Adivina', text: 'Marca tu respuesta antes de que la lección la diga. Nadie la califica.' },
      questions: { title: 'Ponte a prueba', text: 'Marca una respuesta.' },
      own: {
        title: 'Con tus palabras',
        prompt: 'Explica {what}.',
        choose: 'Elige una y escribe tres frases o más.',
      },
      doubt: 'Algo de lo que dudo, o que quiero saber:',
    },
    key: {
      heading: 'Respuestas de la hoja de trabajo',
      show: 'Mostrar todas las respuestas',
      guesses: 'Adivina',
      open: 'Ninguna respuesta es exacta.',
      questions: 'Ponte a prueba',
      own: {
        title: 'Con tus palabras',
        text: 'No hay un único texto correcto. Uno bueno nombra una causa, da un ejemplo de la lección y no afirma más que la lección. Estas líneas de las lecciones ayudan:',
      },
      answer: '{letter}: {text}.',
    },
    previous: 'Hora anterior',
    next: 'Hora siguiente',
    all: 'Todas las horas de clase',
  },
};
