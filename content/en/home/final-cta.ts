export const finalCta = {
  button: 'Your first Bitcoin wallet',
  lesson: 'Play the first lesson',
  minutes: '{n} minutes of reading. No purchase needed.',
  /** After the cents that are left. */
  coin: 'is what the dollar of 1971 from exhibit 1 could still buy in May 2025.',
  sourceLink: 'Source and caveats',
};
