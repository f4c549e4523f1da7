/** The page to print at the end of the path. */
export const completed = {
  title: 'El final del camino',
  /** In place of the title before the last lesson. */
  openTitle: 'Lo que te espera al final',
  metaTitle: 'Una hoja para la pared: La historia del dinero, completa',
  metaDescription:
    'Quien completa todas las lecciones de La historia del dinero encuentra aquí una hoja para imprimir, con un nombre que nunca sale del navegador.',
  done: 'Completaste todas las lecciones del nivel {level}: {title}. Esta hoja es tuya.',
  open: {
    one: 'Todavía falta una lección. Hasta entonces, la hoja de abajo es una muestra.',
    other: 'Todavía faltan {count} lecciones. Hasta entonces, la hoja de abajo es una muestra.',
  },
  /** Before the first lesson. */
  none: 'Todavía no has completado ninguna lección propia.',
  /** Above the list of the lessons that are open. */
  sampleNote: {
    one: '{count} de las lecciones completas del panel es de ejemplo, y aquí todavía falta.',
    other: '{count} de las lecciones completas del panel son de ejemplo, y aquí todavía faltan.',
  },
  after: 'Esta es la hoja que recibes después de las {total}.',
  start: 'Empezar por la lección {number}',
  missing: { one: 'Mostrar la lección que falta', other: 'Mostrar las {count} lecciones que faltan' },
  planned: 'en preparación',
  goOn: 'Seguir con la próxima lección',
  /** Leads to the field for the name and the button to print. */
  sign: 'Ponerle tu nombre',
  review: 'Volver a las lecciones, unas preguntas al día',
  noScript: 'Sin JavaScript, esta página no puede saber qué completaste, y muestra un ejemplo.',
  name: {
    label: 'El nombre en la hoja',
    hint: 'Déjalo vacío para escribirlo a mano. Lo que escribes se queda en esta página.',
    keep: 'Guardar el nombre en este navegador, con mi progreso',
    kept: 'También está en el archivo si exportas tu progreso.',
    tooLong: 'Un nombre tiene como máximo {count} caracteres. La hoja muestra los primeros {count}.',
  },
  print: 'Imprimir la hoja',
  printNote:
    'Ocupa una página vertical, A4 o Carta. Está pensada para imprimirse a color, pero en gris también queda bien.',
  honest: 'Es un recuerdo, no un diploma: nadie te examinó, y nadie lo certifica. Lo que sabes, lo sabes.',
  learned: 'Lo que puedes explicar al final',
  /** Without script no line has a tick, and this sentence is hidden. */
  learnedNote: 'Una marca señala una lección que completaste, según lo guardó este navegador.',
  sheet: {
    label:
      'La hoja: {name} completó La historia del dinero, {date}. Ocho monedas sobre una línea que baja en curvas por la página, una por cada capítulo.',
    noName: 'un estudiante',
    noDate: 'todavía sin fecha',
    level: 'Nivel {level}',
    lessons: '{chapters} capítulos, {lessons} lecciones, {minutes} minutos',
    chapter: 'Capítulo {order}',
    by: 'recorrida de principio a fin por',
    date: 'Completada el {date}',
    dateBlank: 'Fecha',
    year: '1971',
    motto: 'Este billete no compra nada. Ninguna inflación toca lo que representa.',
    sample: 'Muestra',
  },
  /** On the dashboard. */
  dashboardLink: 'Ver la hoja',
};
