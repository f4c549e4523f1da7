/** The scene in which a reader changes a letter of a chain of pages: on home, and in the guide about Bitcoin. */
export const breakTheChain = {
  title: 'Tentar trapacear',
  task: 'Cada página repete a impressão digital da página anterior. Mude uma letra na página 1 e observe.',
  /** Makes a change for the reader. */
  cheat: { button: 'Deixar Ben mais rico', text: 'Ana paga 500 a Ben' },
  texts: ['Ana paga 5 a Ben', 'Ben paga 2 a Cara', 'Cara paga 1 a Dan'],
  page: 'Pág. {n}',
  before: 'da anterior',
  none: 'nenhuma',
  own: 'desta página',
  /** For screen readers, before a fingerprint that is struck through and before the one that replaces it. */
  isOld: 'antiga',
  isNew: 'nova',
  whole: 'Todas as impressões digitais se encaixam. Quem guarda uma cópia tem as mesmas.',
  broken: '{n} de {total} impressões digitais são novas. Quem guarda as antigas percebe.',
  /** Across the last page, like the stamp of a clerk who refuses it. */
  refusal: 'Não confere',
  reset: 'Pôr de volta',
  refused: 'Este navegador só calcula impressões digitais em páginas seguras; por isso, aqui elas ficam paradas.',
  more: 'Quanto disto é real',
  limit:
    'Impressões digitais de verdade (SHA-256), cortadas em oito sinais. No Bitcoin, refazer cada página custa muitos cálculos, e trabalho nenhum consegue falsificar a assinatura de Ana.',
};
