import { homeSources } from './home-sources';

export const bitcoinVsCryptoCards = [
  {
    id: 'power',
    icon: 'users',
    sources: [homeSources.malmiEmails],
  },
  {
    id: 'immutable',
    icon: 'link-2',
    sources: [
      homeSources.ethereumFork,
      homeSources.bip50,
      { ...homeSources.valueOverflow, title: 'Bitcoin Wiki: Value overflow incident, August 2010' },
    ],
  },
  {
    id: 'launch',
    icon: 'flag',
    sources: [homeSources.whitePaper, homeSources.satoshiFortune],
  },
  {
    id: 'physics',
    icon: 'zap',
    sources: [homeSources.cambridgeIndex],
  },
] as const;
