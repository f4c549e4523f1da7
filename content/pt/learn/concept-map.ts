/** The page of the concepts: a map of what builds on what, and the same as a list. */
export const conceptMap = {
  title: 'O mapa das ideias',
  metaTitle: 'O mapa das ideias: o que se apoia em quê',
  metaDescription:
    'Todas as ideias de “A história do dinheiro” em um mapa, do escambo à divisão do risco: em que cada uma se apoia, sua lição e sua palavra no glossário.',
  lede: '{total} ideias, {chapters} capítulos. Cada ideia diz em que se apoia e qual lição fala dela.',
  learned: '{learned} de {total} aprendidas',
  /** While nothing is learned. */
  none: 'Conclua uma lição, e as ideias dela ficam marcadas aqui.',
  map: {
    heading: 'O mapa',
    label: 'Mapa das ideias: cada uma leva à sua lição',
    hint: 'Uma linha vai de uma ideia às que se apoiam nela. Aponte para uma ideia, ou chegue a ela com a tecla Tab, para ver tudo em que ela se apoia e o que se apoia nela. A linha vermelha é agosto de 1971.',
    year: '1971',
    node: { learned: '{name}, aprendida', open: '{name}' },
  },
  /** The colors of the lines, by the chapter in which they begin. */
  lines: {
    heading: 'Uma linha tem a cor do capítulo em que começa:',
    ink: 'Capítulos {from} a {to}, antes de 1971',
    loss: 'Capítulo {from}, depois de 1971',
    bitcoin: 'Capítulos {from} e {to}, o Bitcoin',
    gain: 'Capítulo {from}, seu próprio dinheiro',
  },
  /** The map of phones and tablets, where the chapters stand above their ideas. */
  rail: {
    chapter: 'Capítulo {order}',
    hint: 'Siga uma linha para baixo, de uma ideia às que se apoiam nela. A linha vermelha é agosto de 1971.',
    /** Needs script. */
    press: 'Toque em uma ideia para ver em que ela se apoia e o que se apoia nela.',
    /** After the name of the idea that was tapped. */
    open: 'Abrir a lição',
    close: 'Mostrar de novo todas as ideias',
  },
  list: {
    heading: 'Ideia por ideia',
    buildsOn: 'Apoia-se em',
    first: 'Não se apoia em nada anterior.',
    lesson: 'Lição: {title}',
    planned: 'Lição a caminho: {title}',
    glossary: 'Glossário',
    glossaryOf: 'Glossário: {name}',
    learned: 'Aprendida',
    open: 'Ainda não aprendida',
  },
  /** On the dashboard and in the glossary. */
  mapLink: 'Um mapa das ideias: o que se apoia em quê',
};
