export const practicalGuidance = {
  ready: 'Guide',
  comingSoon: 'Coming soon',
  readGuide: 'Read the guide',
  minutes: '{n} min',
  notAdvice: 'Not financial advice. Use only money that you could lose without harm.',
};
