export const finalCta = {
  lesson: 'Play the first lesson',
  guide: 'Your first Bitcoin wallet',
  minutes: 'The lesson takes {lesson} minutes, the guide\u00a0{guide}. No account, no purchase.',
  /** After the cents that are left. */
  coin: 'of the dollar of 1971 were left in May 2025.',
  /** Beside the buttons, around a percentage that is a link to its source. */
  bitcoin: {
    before: 'Bitcoin lost',
    after: 'from its high of 2021 to its low of 2022, and more in three earlier falls.',
  },
  sourceLink: 'Source and caveats',
};
