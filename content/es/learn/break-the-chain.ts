/** The scene in which a reader changes a letter of a chain of pages: on home, and in the guide about Bitcoin. */
export const breakTheChain = {
  title: 'Intenta hacer trampa',
  task: 'Cada página repite la huella de la página anterior. Cambia una letra de la página 1 y mira.',
  /** Makes a change for the reader. */
  cheat: { button: 'Darle más a Ben', text: 'Ana paga 500 a Ben' },
  texts: ['Ana paga 5 a Ben', 'Ben paga 2 a Cara', 'Cara paga 1 a Dan'],
  page: 'Pág. {n}',
  before: 'anterior',
  none: 'ninguna',
  own: 'huella',
  /** For screen readers, before a fingerprint that is struck through and before the one that replaces it. */
  isOld: 'vieja',
  isNew: 'nueva',
  whole: 'Todas las huellas encajan. Quien guarda una copia tiene las mismas.',
  broken: '{n} de {total} huellas son nuevas. Quien guarda las viejas lo ve.',
  /** Across the last page, like the stamp of a clerk who refuses it. */
  refusal: 'No coincide',
  reset: 'Dejar como estaba',
  refused: 'Este navegador solo calcula huellas en páginas seguras, así que aquí no se mueven.',
  more: 'Qué tan real es esto',
  limit:
    'Son huellas de verdad (SHA-256), recortadas a ocho signos. En Bitcoin, rehacer cada página exige mucho cálculo, y ningún trabajo así puede falsificar la firma de Ana.',
};
