/** The search page, and the links to it in the bars. */
export const search = {
  title: 'Busca',
  metaTitle: 'Busca em todo o site',
  metaDescription:
    'Encontre um guia, uma lição, uma palavra, um número ou uma fonte. A busca roda no navegador, e o que você digita não é enviado a lugar nenhum.',
  /** The link in the bars. */
  link: 'Busca',
  lede: 'Guias, lições, ideias, palavras, salas, calculadoras, dados e fontes.',
  label: 'O que você procura?',
  /** Inside the empty field. */
  placeholder: 'Por exemplo: frase-semente',
  key: {
    choice: 'A tecla / abre esta busca em qualquer página',
    lost: 'Este navegador não guarda a sua escolha, então nada mudou.',
  },
  private: 'A busca roda no navegador. O que você digita não é enviado a lugar nenhum.',
  noScript:
    'Para digitar aqui é preciso JavaScript. Sem ele, tudo o que este site tem está na lista abaixo, por assunto.',
  results: 'Resultados',
  status: {
    loading: 'O índice do site está carregando.',
    lost: 'Não foi possível carregar o índice. Confira a conexão. A próxima tecla o pede de novo. A lista abaixo tem todas as páginas.',
    found: { one: '{count} resultado', other: '{count} resultados' },
    partial: {
      one: 'Nada tem todas essas palavras. {count} resultado tem algumas delas',
      other: 'Nada tem todas essas palavras. {count} resultados têm algumas delas',
    },
    /** After the count, while the long texts are on their way. */
    more: '{found} até agora. Os textos mais longos estão carregando.',
    none: 'Nada encontrado para “{query}”.',
    long: 'A busca usa só as primeiras {n} palavras.',
  },
  /** Below “nothing found”. */
  none: {
    try: 'O que você pode tentar:',
    tips: [
      'Menos palavras: uma ou duas bastam.',
      'Outra palavra para a mesma coisa, como “carteira” em vez de “conta”.',
      'Uma palavra desta lista, que tem tudo por assunto.',
    ],
  },
  /** On a slow connection, or with data saver. */
  whole: 'Buscar também nos textos mais longos (cerca de {kb} kB)',
  showAll: 'Mostrar todos os {count} resultados',
  also: 'Também em:',
  /** Between the name of the kind and the heading. */
  under: '{kind}, em “{heading}”',
  everything: 'Tudo, por assunto',
  taughtIn: 'Uma ideia da lição “{lesson}”.',
  foundIn: 'Em “{page}”.',
  citedIn: '{line}. Citada em “{page}”.',
  /** Each kind of thing: a single one above a result, and all of them as a subject. */
  kinds: {
    guide: { one: 'Guia', all: 'Guias' },
    lesson: { one: 'Lição', all: 'Lições' },
    chapter: { one: 'Capítulo', all: 'Capítulos' },
    idea: { one: 'Ideia', all: 'Ideias' },
    term: { one: 'Palavra', all: 'Palavras do glossário' },
    exhibit: { one: 'Sala', all: 'Salas da página inicial' },
    calculator: { one: 'Calculadora', all: 'Calculadoras' },
    figure: { one: 'Dados', all: 'Séries de dados e gráficos' },
    number: { one: 'Número', all: 'Números e como sabemos' },
    page: { one: 'Página', all: 'Outras páginas' },
    source: { one: 'Fonte', all: 'Fontes citadas em guias e lições' },
  },
  /** Words that a question has anyway: they are left out unless nothing else is typed. */
  small:
    'a à ao aos as às com como da das de dela dele deles do dos e é ela elas ele eles em entre era essa esse esta está estão este eu foi há isso isto já lhe mais mas me meu meus minha minhas muito na nas no nos o onde os ou para pela pelas pelo pelos pode podem por porque posso quais qual quando quanto quantos que quem são se sem ser será seu seus só sobre sua suas também te tem têm ter todo todos tudo um uma umas uns vai você vocês vou',
  /** Words for one thing in a search of the whole site, besides those of all filters. */
  sameWords: [
    ['comprar', 'compra'],
    ['vender', 'venda', 'sacar'],
    ['perdido', 'perdi', 'perder', 'perdeu', 'perdida'],
    ['roubado', 'roubar', 'roubo', 'furto', 'hackeado', 'roubaram'],
    ['golpe', 'fraude', 'golpista'],
    ['senha', 'PIN'],
    ['imposto', 'tributo', 'imposto de renda'],
    ['professor', 'escola', 'aula', 'professora'],
    ['casa', 'imóvel', 'moradia', 'imóveis'],
    ['salário', 'remuneração'],
    ['Alemanha 1923', 'Weimar'],
    ['energia', 'eletricidade'],
    ['inventor', 'inventou', 'criador', 'criou', 'Satoshi Nakamoto'],
    ['herança', 'herdeiro'],
    ['celular', 'telefone'],
    ['baixar', 'download'],
  ] as string[][],
};
