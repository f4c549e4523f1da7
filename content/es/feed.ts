/** The feed of what is new, for feed readers. */
export const feed = {
  title: 'Bitcoin Journey: guías, lecciones, datos y correcciones',
  /** The kind of an entry. */
  categories: { guides: 'Guía', lesson: 'Lección', data: 'Datos', correction: 'Corrección' },
};
