/** The page of the concepts: a map of what builds on what, and the same as a list. */
export const conceptMap = {
  title: 'El mapa de las ideas',
  metaTitle: 'El mapa de las ideas: qué se apoya en qué',
  metaDescription:
    'Todas las ideas de La historia del dinero en un mapa, desde el trueque hasta repartir el riesgo: en qué se apoya cada una, su lección y su lugar en el glosario.',
  lede: '{total} ideas, {chapters} capítulos. Cada idea dice en qué se apoya y qué lección la explica.',
  learned: '{learned} de {total} aprendidas',
  /** While nothing is learned. */
  none: 'Completa una lección, y sus ideas quedan marcadas aquí.',
  map: {
    heading: 'El mapa',
    label: 'Mapa de las ideas: cada una lleva a su lección',
    hint: 'Una línea va de una idea a las que se apoyan en ella. Señala una idea, o llega a ella con la tecla Tab, para ver todo lo que la sostiene y todo lo que ella sostiene. La línea roja es agosto de 1971.',
    year: '1971',
    node: { learned: '{name}, aprendida', open: '{name}' },
  },
  /** The colors of the lines, by the chapter in which they begin. */
  lines: {
    heading: 'Una línea tiene el color del capítulo en que empieza:',
    ink: 'Capítulos {from} a {to}, antes de 1971',
    loss: 'Capítulo {from}, después de 1971',
    bitcoin: 'Capítulos {from} y {to}, Bitcoin',
    gain: 'Capítulo {from}, tu propio dinero',
  },
  /** The map of phones and tablets, where the chapters stand above their ideas. */
  rail: {
    chapter: 'Capítulo {order}',
    hint: 'Sigue una línea hacia abajo, de una idea a las que se apoyan en ella. La línea roja es agosto de 1971.',
    /** Needs script. */
    press: 'Toca una idea para ver qué la sostiene y qué sostiene ella.',
    /** After the name of the idea that was tapped. */
    open: 'Abrir la lección',
    close: 'Mostrar todas otra vez',
  },
  list: {
    heading: 'Idea por idea',
    buildsOn: 'Se apoya en',
    first: 'No se apoya en ninguna anterior.',
    lesson: 'Lección: {title}',
    planned: 'Lección en preparación: {title}',
    glossary: 'Glosario',
    glossaryOf: 'Glosario: {name}',
    learned: 'Aprendida',
    open: 'Sin aprender',
  },
  /** On the dashboard and in the glossary. */
  mapLink: 'Un mapa de las ideas: qué se apoya en qué',
};
