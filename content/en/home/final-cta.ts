export const finalCta = {
  button: 'Your first Bitcoin wallet',
  lesson: 'Play the first lesson',
  minutes: '{n} minutes of reading. No purchase needed.',
};
