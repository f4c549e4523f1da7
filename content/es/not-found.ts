export const notFound = {
  page: {
    title: 'No encontramos esta página',
    text: 'Enviaste el navegador a una dirección que no es de nadie. A diferencia de un pago en bitcoin, esto se puede deshacer.',
    dashboard: 'Ir al panel',
  },
  chapter: {
    title: 'No encontramos este capítulo',
    text: 'No hay ningún capítulo en esta dirección. Quizá el enlace llegó cortado. Abajo están todos los capítulos que existen.',
    dashboard: 'Volver al panel',
    start: 'Empezar el capítulo 1',
  },
  lesson: {
    title: 'No encontramos esta lección',
    text: 'No hay ninguna lección en esta dirección. Quizá el enlace llegó cortado. Todas las lecciones están en alguno de los capítulos de abajo.',
    dashboard: 'Volver al panel',
    start: 'Empezar la lección 1',
  },
  /** Above the title of the page with the most similar address. */
  nearest: '¿Buscabas esta página?',
  /** A link to the search, with the words of the address. */
  search: 'Buscar «{words}» en este sitio',
  /** Above the chapters of the course, at an address of the course. */
  chapters: 'Los capítulos que existen',
  home: 'Ir a la página de inicio',
  guides: 'Ver todas las guías',
};
