export const practicalGuidance = {
  ready: 'Guide',
  comingSoon: 'Coming soon',
  readGuide: 'Read the guide',
  minutes: '{n} min',
  soon: [
    {
      id: 'buying',
      title: 'Buying Your First Bitcoin',
      text: 'From a bank account to a first small amount, step by step, with every fee on the way.',
    },
    {
      id: 'node',
      title: 'Running Your Own Node',
      text: 'Check every rule yourself with an old laptop and some patience.',
    },
  ],
  notAdvice: 'Not financial advice. Use only money that you could lose without harm.',
};
