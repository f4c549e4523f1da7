/**
 * Every sentence of the reading room: dashboard, chapter and lesson pages, the learner's bar, saving and
 * moving progress. Names in braces are filled in. Where a number decides the word, there is one sentence for
 * `one` and one for `other`.
 */
export const learn = {
  bar: {
    label: 'Aprendizaje',
    title: 'Panel',
    subtitle: 'Tu progreso en números',
    dashboard: 'Panel',
    home: 'Bitcoin Journey, inicio',
    level: 'Nivel {level}',
    language: {
      label: 'Idioma',
      /** A language's own name: the same in every language of the site. */
      names: { en: 'English', es: 'Español', pt: 'Português' },
    },
  },

  /** The label of numbers that include the sample; `meaning` is for screen readers, after `label`. */
  sampleMark: { label: 'Ejemplo', meaning: 'de progreso: mira qué es' },

  dashboard: {
    title: 'Panel',
    description: 'Tu lugar en el camino: capítulos sobre el dinero, y lo que sigue para ti.',
    /** As long as the sample is in the record: `count` is the number of its lessons. */
    sample: {
      one: 'Este es un progreso de ejemplo, como si hubieras completado {count} lección.',
      other: 'Este es un progreso de ejemplo, como si hubieras completado {count} lecciones.',
    },
    /** After `sample`, with script. */
    sampleGrows: 'Lo que completes se le suma.',
    own: 'Este es tu propio progreso. Se guarda en este navegador y en ningún otro lugar.',
    unsaved: 'Este es tu propio progreso. Este navegador no lo ha guardado, así que consérvalo en un archivo.',
    saveIt: 'Guardarlo en un archivo',
    startAtZero: 'Empezar de cero',
    /** After `startAtZero`. */
    undo: 'Deshacer',
    noScript:
      'Sin JavaScript, esta página muestra un progreso de ejemplo y no puede guardar el tuyo. Aun así se pueden leer todas las lecciones.',
    path: {
      heading: 'Nivel {level}: {title}',
      facts: { one: '{chapters} capítulos, {count} hora', other: '{chapters} capítulos, {count} horas' },
    },
    chapters: {
      heading: 'Capítulos',
      item: 'Capítulo {order}',
      done: '{done} de {total} lecciones completas',
      minutesLeft: { one: 'Falta {count} minuto', other: 'Faltan {count} minutos' },
      status: { complete: 'Completo', in_progress: 'En curso', locked: 'Bloqueado' },
      planned: 'En preparación',
      comingSoon: 'Próximamente',
      readAhead:
        'Los capítulos van uno tras otro. También puedes abrir uno bloqueado: nada te impide leer por adelantado.',
    },
    outcomes: { heading: 'Lo que vas a aprender' },
    teachers: 'Planes, hojas de trabajo y respuestas para una clase:',
    progress: {
      heading: 'Progreso',
      lessons: 'Lecciones completas',
      lessonsValue: '{done} de {total}',
      percent: '{percent} del camino.',
      time: 'Tiempo dedicado',
      timeValue: { one: '{count} minuto', other: '{count} minutos' },
      counted: '¿Cómo se cuenta?',
      timeNote:
        'El tiempo dedicado suma los minutos indicados de las lecciones que completas. No hay ningún cronómetro.',
      shelf: 'Un estante con {total} libros, uno por cada lección. {done} están leídos.',
      shelfKey: {
        done: 'Leída',
        next: 'Próxima',
        open: 'Por leer',
        planned: 'En preparación',
        thickness: 'Una lección más larga es un libro más grueso.',
      },
    },
    streak: {
      heading: 'Racha',
      days: { one: '{count} día', other: '{count} días' },
      phase: {
        none: 'Completa una lección y ya tienes tu primer día.',
        undated: 'Completa una lección hoy, y la cuenta sigue.',
        done: 'Hoy ya aprendiste algo.',
        open: 'El día de hoy sigue abierto. No hay prisa.',
        rest: 'Ayer fue un día de descanso. Eso no rompe la racha.',
        over: 'Una racha nueva empieza cuando quieras. Lo aprendido sigue aprendido.',
      },
      rule: 'La racha cuenta días de aprendizaje según tu propio calendario. Un día de descanso de por medio está bien.',
    },
    upNext: {
      heading: 'Lo que sigue',
      lesson: 'Capítulo {chapter}, lección {lesson}',
      minutes: { one: '{count} minuto', other: '{count} minutos' },
      continue: 'Seguir aprendiendo',
      /** Above the titles of the lessons after the next. */
      after: 'Después',
      comingSoon: 'Completaste todas las lecciones escritas. Esta es la que sigue, y todavía está en preparación.',
      finished: 'Completaste todo el camino. Hay una hoja para imprimir.',
    },
    concepts: {
      heading: 'Ideas',
      summary: '{learned} de {total} aprendidas',
      all: 'Mostrar las {total}',
      learned: 'Aprendida',
      open: 'Sin aprender',
      difficulty: { beginner: 'Principiante', intermediate: 'Intermedio' },
    },
    timeline: { heading: 'La línea de tiempo del museo', intro: 'Dos historias que se encuentran en 2008.' },
  },

  chapter: {
    breadcrumb: 'Estás aquí',
    item: 'Capítulo {order}',
    metaTitle: 'Capítulo {order}: {title}',
    lessonCount: { one: '{count} lección', other: '{count} lecciones' },
    minutes: { one: '{count} minuto', other: '{count} minutos' },
    start: 'Empezar por la lección {order}',
    goOn: 'Seguir con la lección {order}',
    overview: 'De qué trata',
    lessons: 'Lecciones',
    lesson: 'Lección {order}',
    comingSoon: 'Próximamente',
    completed: 'Completada',
    planned: 'Este capítulo todavía está en preparación.',
    status: { complete: 'Completo', in_progress: 'En curso', locked: 'Bloqueado' },
    /** After `status.locked`. */
    readAhead: 'Puedes leer por adelantado.',
    notWritten:
      'Las lecciones de este capítulo todavía están en preparación. Sus títulos muestran lo que está previsto.',
    concepts: 'Las ideas de este capítulo',
    previous: 'Capítulo anterior',
    next: 'Capítulo siguiente',
    teach: 'Para docentes: una hora de clase sobre este capítulo',
    back: 'Volver al panel',
  },

  lesson: {
    breadcrumb: 'Estás aquí',
    progress: {
      label: 'Lugar en esta lección',
      position: '{position} de {total}',
      left: { one: 'Falta {count} minuto', other: 'Faltan {count} minutos' },
      /** In place of the minutes while less than half a minute is left. */
      end: 'Ya casi',
      module: 'Parte {position}: {name}',
    },
    moduleNames: { story: 'Historia', analogy: 'Analogía', interactive: 'Pruébalo', decision: 'Decide' },
    minutes: { one: '{count} minuto', other: '{count} minutos' },
    inChapter: 'Capítulo {chapter}, lección {lesson} de {total}',
    start: 'Empezar adivinando',
    resume: 'Seguir donde estabas',
    objectives: 'Lo que vas a aprender',
    analogyLimits: 'Hasta dónde llega la comparación',
    scene: { year: 'Cuándo', location: 'Dónde', character: 'Quién' },
    truth: {
      documented: 'Documentado',
      remembered: 'Contado de memoria, según un libro',
      invented: 'Escena inventada',
    },
    guess: {
      label: 'Adivina',
      right: 'Correcto.',
      wrong: 'No exactamente.',
      open: 'Ninguna respuesta es exacta.',
      skip: 'Dímelo ya',
    },
    tasks: 'Cosas para probar',
    moreTasks: { one: '{count} cosa más para probar', other: '{count} cosas más para probar' },
    taskAnswer: 'Ver la respuesta',
    formula: 'La fórmula',
    decision: { choose: 'Abre una opción para ver qué pasa.' },
    check: {
      heading: 'Ponte a prueba',
      intro: {
        one: 'Una pregunta. Nada se califica ni se envía.',
        other: '{count} preguntas. Nada se califica ni se envía.',
      },
      question: 'Pregunta {number} de {total}',
      submit: 'Comprobar mi respuesta',
      /** In its place after a wrong answer. */
      again: 'Intentar otra vez',
      right: 'Correcto.',
      wrong: 'No exactamente.',
      pickOne: 'Primero elige una respuesta.',
      noScript: 'La respuesta correcta y las razones:',
      result: '{right} de {total} bien al primer intento',
    },
    takeaways: 'Para llevar',
    limits: 'Lo que esto no muestra',
    sources: 'Fuentes',
    /** What a press shows on phones. */
    sourcesFolded: { one: '{count} fuente', other: 'Las {count} fuentes' },
    source: 'Fuente {number}',
    sourceMemory: 'De memoria: el pasaje no se volvió a leer para esta lección.',
    concepts: 'Ideas que se aprenden aquí',
    back: 'Volver al panel',
    complete: 'Completar lección',
    next: 'Siguiente: {title}',
    /** Above the title of the next lesson, beside its picture. */
    nextCard: 'Próxima lección',
    /** On a button beside `next`. */
    open: 'Empezar esta lección',
    chapterEnd: {
      label: 'Final del capítulo {order}: {title}',
      heading: '¿Podrías explicarle esto a alguien?',
      pictureHeading: 'Ahora puedo explicar',
      draw: 'Hacer una imagen con esto',
      save: 'Guardar la imagen',
      note: 'La imagen se dibuja aquí, en tu navegador. No se envía nada.',
      failed: 'No se pudo dibujar la imagen. Revisa la conexión y presiona otra vez.',
    },
    completeNoScript: 'Guardar el progreso requiere JavaScript.',
    completed: '«{title}» está completa. Llevas {done} de {total} lecciones.',
    /** After the lesson with which a chapter is complete. */
    chapterDone: {
      text: 'Capítulo {order} completo: {title}',
      picture: 'Hacer una imagen con esto',
    },
    /** After the last lesson of the path that was open. */
    pathDone: { text: 'Recorriste todo el camino.', sheet: 'Ver tu hoja' },
  },

  /** Saving, moving and clearing progress. */
  data: {
    heading: 'Tus datos',
    where: 'Tu progreso se guarda solo en este navegador. Nadie más puede verlo, y no tenemos ninguna copia.',
    safari:
      'Safari puede borrar lo que guardó un sitio si pasan siete días de uso sin que lo visites. Otros navegadores pueden borrarlo cuando falta espacio. Por si acaso, guarda un archivo.',
    exportHeading: 'Llévatelo',
    export: 'Exportar mi progreso',
    exportNote:
      'Guarda un archivo pequeño que puedes abrir en otro dispositivo: lecciones, repasos, minutos, racha, y un nombre si tienes uno aquí.',
    exported: 'Guardado como {file}.',
    importHeading: 'Tráelo aquí',
    import: 'Importar un archivo',
    importNote: 'Reemplaza el progreso de este navegador por el del archivo.',
    importConfirm:
      'El archivo tiene {done} de {total} lecciones y {minutes} minutos. ¿Reemplazar con él lo que hay en este navegador?',
    importYes: 'Reemplazar mi progreso',
    importNo: 'Dejar el que tengo',
    imported: 'Importado. Tienes {done} de {total} lecciones.',
    importedUnsaved: 'Tienes {done} de {total} lecciones, solo durante esta visita: este navegador no las ha guardado.',
    refused: 'El archivo no se importó, y nada ha cambiado.',
    refusals: {
      empty: 'Este archivo está vacío.',
      'too-large': 'Este archivo es demasiado grande para ser un archivo de progreso.',
      'not-json': 'Este archivo no se puede leer. Puede estar dañado o ser de otra clase.',
      'not-ours': 'Este archivo no es un archivo de progreso de este sitio.',
      'future-version':
        'Este archivo lo escribió una versión más nueva de este sitio. Vuelve a cargar la página e inténtalo otra vez.',
      'bad-field': 'Algo en este archivo no puede estar bien ({field}). Tal vez alguien lo cambió a mano.',
    },
    resetHeading: 'Empezar de nuevo',
    reset: 'Volver a cero',
    resetNote:
      'Borra las lecciones, los repasos, los minutos, la racha y el nombre de este navegador, y también los registros que se apartaron. Antes se te pregunta una vez más.',
    resetConfirm:
      'Esto borra tus lecciones, repasos, minutos, racha y nombre de este navegador, y todos los registros que se apartaron. No se puede deshacer. ¿Exportar primero un archivo?',
    resetYes: 'Sí, volver a cero',
    resetNo: 'Cancelar',
    resetDone: 'Listo. Ahora estás en cero, con {total} lecciones por delante.',
    resetDoneUnwritten: 'Listo. Ahora estás en cero. Hasta el momento hay {written} de {total} lecciones escritas.',
    resetUnsaved: 'Ahora estás en cero, solo durante esta visita: este navegador no lo ha guardado.',
    kept: {
      heading: 'Apartado',
      note: 'Progreso guardado en este navegador que esta versión del sitio no pudo usar. Se queda aquí hasta que lo borres o vuelvas a cero.',
      item: 'Registro {number}, {size} caracteres.',
      inPlace: 'Todavía está en su lugar. Si vuelves a cero o importas un archivo, pasa aquí.',
      save: 'Guardar el registro {number}',
      delete: 'Borrar el registro {number}',
      confirm: '¿Borrar el registro {number} de este navegador? No se puede deshacer.',
      yes: 'Sí, borrarlo',
      no: 'Conservarlo',
      deleted: 'El registro {number} se borró.',
    },
  },

  /** Notices about the browser's storage. */
  storage: {
    heading: 'Sobre tu progreso guardado',
    setAside:
      'El progreso guardado en este navegador no se pudo usar, así que se apartó y se conserva. Está en el panel, en «Tus datos».',
    leftAlone:
      'El progreso guardado en este navegador no se pudo usar, así que se dejó como estaba. Lo que haces aquí no se guarda: se queda hasta que cierres esta pestaña, vuelvas a cero o importes un archivo.',
    setAsideReasons: {
      empty: 'El registro estaba vacío.',
      'too-large': 'El registro era demasiado grande.',
      'not-json': 'El registro estaba dañado.',
      'not-ours': 'El registro es de otra cosa.',
      'future-version':
        'El registro lo escribió una versión más nueva de este sitio. Vuelve a cargar la página para tener esa versión.',
      'bad-field': 'Algo en el registro no puede estar bien ({field}).',
    },
    full: 'A este navegador no le queda espacio, así que tu último paso no se guardó. Se queda hasta que cierres esta pestaña. Exporta un archivo para conservarlo.',
    refused:
      'Este navegador no permite guardar, quizá porque la ventana es privada. Tu progreso se puede perder en la próxima página. Exporta un archivo para conservarlo.',
    save: 'Guardar lo que no se pudo usar',
    dismiss: 'Cerrar este aviso',
  },
};
