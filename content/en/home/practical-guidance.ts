export const practicalGuidance = {
  ready: 'Guide',
  comingSoon: 'Coming soon',
  readGuide: 'Read the guide',
  minutes: '{n} min',
  notAdvice: 'Not financial advice. Some countries forbid bitcoin. Use only money that you could lose.',
};
