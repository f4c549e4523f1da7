export const notFound = {
  page: {
    title: 'Página não encontrada',
    text: 'Você mandou o navegador para um endereço que não é de ninguém. Ao contrário de um pagamento em bitcoin, isso dá para desfazer.',
    dashboard: 'Ir para o painel',
  },
  chapter: {
    title: 'Capítulo não encontrado',
    text: 'Não há nenhum capítulo neste endereço. O link pode ter chegado cortado. Todos os capítulos que existem estão abaixo.',
    dashboard: 'Voltar ao painel',
    start: 'Começar o capítulo 1',
  },
  lesson: {
    title: 'Lição não encontrada',
    text: 'Não há nenhuma lição neste endereço. O link pode ter chegado cortado. Cada lição está em um dos capítulos abaixo.',
    dashboard: 'Voltar ao painel',
    start: 'Começar a lição 1',
  },
  /** Above the title of the page with the most similar address. */
  nearest: 'Era esta a página que você procurava?',
  /** A link to the search, with the words of the address. */
  search: 'Buscar “{words}” neste site',
  /** Above the chapters of the course, at an address of the course. */
  chapters: 'Os capítulos que existem',
  home: 'Ir para a página inicial',
  guides: 'Ver todos os guias',
};
