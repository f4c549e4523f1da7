/** The scene in which a reader changes a letter of a chain of pages: on home, and in the guide about Bitcoin. */
export const breakTheChain = {
  title: 'Try to cheat',
  task: 'Each page repeats the fingerprint of the page before. Change one letter on page 1, and watch.',
  /** Makes a change for the reader. */
  cheat: { button: 'Make Ben richer', text: 'Ana pays Ben 500' },
  texts: ['Ana pays Ben 5', 'Ben pays Cara 2', 'Cara pays Dan 1'],
  page: 'Page {n}',
  before: 'page before',
  none: 'none',
  own: 'fingerprint',
  /** For screen readers, before a fingerprint that is struck through and before the one that replaces it. */
  isOld: 'old',
  isNew: 'new',
  whole: 'All fingerprints fit. Everybody who keeps a copy has the same ones.',
  broken: '{n} of {total} fingerprints are new. Everybody who keeps the old ones sees it.',
  /** Across the last page, like the stamp of a clerk who refuses it. */
  refusal: 'Not our copy',
  reset: 'Put it back',
  refused: 'This browser works out fingerprints on secure pages only, so they stand still here.',
  more: 'How real this is',
  limit:
    'Real fingerprints (SHA-256), cut to eight signs. In Bitcoin each page costs much computing to redo, and no such work can forge Ana’s signature.',
};
