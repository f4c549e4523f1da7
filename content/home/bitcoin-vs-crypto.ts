import { homeSources } from './home-sources';

export const bitcoinVsCryptoCards = [
  {
    id: 'power',
    sources: [homeSources.malmiEmails],
  },
  {
    id: 'immutable',
    sources: [
      homeSources.ethereumFork,
      homeSources.bip50,
      { ...homeSources.valueOverflow, title: 'Bitcoin Wiki: Value overflow incident, August 2010' },
    ],
  },
  {
    id: 'launch',
    sources: [homeSources.whitePaper, homeSources.satoshiFortune],
  },
  {
    id: 'physics',
    sources: [homeSources.cambridgeIndex],
  },
] as const;
