/** The page for reviews: a short mixed check of finished lessons. */
export const review = {
  title: 'Repaso',
  metaTitle: 'Repaso: unas preguntas mezcladas',
  metaDescription:
    'Cinco preguntas de lecciones que completaste, con pausas cada vez más largas, para que lo aprendido se quede contigo. Sin puntos ni calificaciones.',
  lede: 'Hasta {count} preguntas de lecciones que completaste. Sin puntos ni calificaciones.',
  /** Above what is due. */
  today: 'Hoy',
  due: {
    one: 'Hoy toca {count} lección.',
    other: 'Hoy tocan {count} lecciones. Las preguntas llegan en grupos pequeños.',
  },
  nothingYet:
    'Todavía no hay nada que repasar. Completa una lección, y al día siguiente sus preguntas vuelven a aparecer aquí.',
  noneDue: {
    one: 'Hoy no toca nada. Lo próximo, el {day}: «{title}».',
    other: 'Hoy no toca nada. Lo próximo, el {day}: {count} lecciones.',
  },
  noneDueSoon: {
    one: 'Hoy no toca nada. Mañana: «{title}».',
    other: 'Hoy no toca nada. Mañana: {count} lecciones.',
  },
  start: 'Empezar el repaso',
  /** For a reader who has finished nothing. */
  first: 'Empezar por la lección {number}',
  /** On a day without reviews. */
  goOn: 'Próxima lección: {title}',
  /** Above the question that a first visit can try. */
  tryOne: 'Prueba una ahora',
  tried: 'Un repaso es esto y nada más.',
  /** Above the list of the next lessons to come back. */
  next: 'Las que siguen',
  /** Above the lessons below it, which have no review yet. */
  unread: 'Por leer',
  loading: 'Se están cargando las preguntas.',
  failed:
    'No se pudieron cargar las preguntas. Revisa la conexión e inténtalo otra vez. También están en las lecciones de abajo.',
  retry: 'Intentar otra vez',
  heading: 'Las preguntas de hoy',
  untilRight: 'Intenta cada una hasta acertar. Al final ves cuántas acertaste al primer intento.',
  from: 'De «{title}»',
  done: {
    title: 'Listo por hoy.',
    result: '{right} de {total} bien al primer intento.',
    right: '«{title}» vuelve en {count} días.',
    rightOne: '«{title}» vuelve mañana.',
    wrong: '«{title}» vuelve mañana: una respuesta no salió bien al primer intento.',
    more: {
      one: 'Queda {count} lección por repasar, cuando quieras.',
      other: 'Quedan {count} lecciones por repasar, cuando quieras.',
    },
    again: 'Seguir con las próximas preguntas',
    back: 'Volver al panel',
  },
  how: {
    title: 'Cómo funciona',
    text: 'Lo que después de una pausa recuerdas sin mirar dura más en la memoria que lo que lees dos veces seguidas. En eso coinciden los estudios sobre la memoria. No coinciden en cuáles son las mejores pausas, así que las nuestras son sencillas.',
    intervals: 'Las preguntas de una lección vuelven después de {days} días, mientras aciertes al primer intento.',
    wrong: 'Después de un error, vuelven al día siguiente.',
    calm: 'No se pierde nada si lo dejas un mes. Lo que toca repasar te espera.',
  },
  noScript:
    'Elegir las preguntas que tocan requiere JavaScript. Sin él, todas las preguntas están al final de su lección:',
  lessons: 'Todas las preguntas',
  lessonsLead: 'Cada línea lleva a las preguntas del final de su lección.',
  planned: {
    due: 'toca hoy',
    unread: 'sin leer',
    /** Of a lesson that is not planned. */
    questions: { one: '{count} pregunta', other: '{count} preguntas' },
    days: { one: 'en {count} día', other: 'en {count} días' },
  },
  /** On the dashboard. */
  dashboard: {
    due: { one: 'Hoy toca repasar {count} lección.', other: 'Hoy toca repasar {count} lecciones.' },
    none: 'Hoy no hay nada que repasar.',
    /** After each of the two. */
    start: 'Ir al repaso',
    link: 'Ver cómo funcionan los repasos',
  },
};
