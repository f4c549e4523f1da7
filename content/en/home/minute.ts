/** What Bitcoin is, in three drawn panels. */
export const minute = {
  title: 'What is Bitcoin, in a minute?',
  lede: 'Internet money that no bank and no government runs. It rests on a list, a key and a limit.',
  panels: {
    list: {
      title: 'A list that anyone can keep',
      text: 'Bitcoin is a list of payments. Computers all over the world check every new line. Many keep a copy.',
    },
    key: {
      title: 'A key instead of a bank',
      text: 'You sign a payment with a secret key. No bank has to say yes. If you lose the key, no bank can help.',
    },
    limit: {
      title: 'A limit in the rules',
      text: 'Computers that add lines earn new coins, fewer and fewer. The count ends near 21 million. The price has no such rule, and it swings a lot.',
    },
  },
  /** Label of the line in the third drawing. */
  limitLabel: '21 million',
  guide: 'Read the guide',
  lesson: 'Play the first lesson',
};
