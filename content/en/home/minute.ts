/** What Bitcoin is, in three drawn panels. */
export const minute = {
  title: 'What is Bitcoin, in a minute?',
  lede: 'Internet money that no bank and no government runs.',
  panels: {
    list: {
      title: 'A public list',
      text: 'Bitcoin is a list of payments. Anyone can keep a copy and check it.',
    },
    key: {
      title: 'A key, not a bank',
      text: 'You sign a payment with a secret key. No bank has to say yes. If you lose the key, nobody can help.',
    },
    limit: {
      title: 'A limit in the rules',
      text: 'The number of coins ends near 21 million. The price has no such rule: it can lose half its value or more within a year.',
    },
  },
  /** Label of the line in the third drawing. */
  limitLabel: '21 million',
  guide: 'Read the guide',
  lesson: 'Play the first lesson',
  /** Leads to the chain of exhibit 7. */
  cheat: 'Try to cheat',
};
