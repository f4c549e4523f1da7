export const finalCta = {
  button: 'Your first Bitcoin wallet',
  minutes: '{n} minutes of reading. No purchase needed.',
};
