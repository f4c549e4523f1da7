export const finalCta = {
  lesson: 'Play the first lesson',
  guide: 'Your first Bitcoin wallet',
  minutes: 'The lesson takes {lesson} minutes, the guide {guide}. No account, no purchase.',
  /** After the cents that are left. */
  coin: 'is what the dollar of 1971 from exhibit 1 could still buy in May 2025.',
  sourceLink: 'Source and caveats',
};
