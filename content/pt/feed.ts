/** The feed of what is new, for feed readers. */
export const feed = {
  title: 'Bitcoin Journey: guias, lições, dados e correções',
  /** The kind of an entry. */
  categories: { guides: 'Guia', lesson: 'Lição', data: 'Dados', correction: 'Correção' },
};
