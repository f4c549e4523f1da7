/** The four cards of the exhibit "Why Bitcoin", in order, with where each statement can be read. Words: content/en/home/bitcoin-vs-crypto.ts. */
export const bitcoinVsCryptoCards = [
  {
    id: 'power',
    icon: 'users',
    sources: [
      {
        title: 'Satoshi Nakamoto’s emails to Martti Malmi (last one in 2011)',
        url: 'https://mmalmi.github.io/satoshi/',
      },
    ],
  },
  {
    id: 'immutable',
    icon: 'link-2',
    sources: [
      {
        title: 'Ethereum Foundation: Hard Fork Completed, July 2016',
        url: 'https://blog.ethereum.org/2016/07/20/hard-fork-completed',
      },
      {
        title: 'BIP 50: March 2013 Chain Fork Post-Mortem',
        url: 'https://github.com/bitcoin/bips/blob/master/bip-0050.mediawiki',
      },
      {
        title: 'Bitcoin Wiki: Value overflow incident, August 2010',
        url: 'https://en.bitcoin.it/wiki/Value_overflow_incident',
      },
    ],
  },
  {
    id: 'launch',
    icon: 'flag',
    sources: [
      { title: 'Bitcoin white paper, October 31, 2008', url: 'https://bitcoin.org/bitcoin.pdf' },
      {
        title: 'Sergio Demian Lerner: The Well Deserved Fortune of Satoshi Nakamoto (estimate)',
        url: 'https://bitslog.com/2013/04/17/the-well-deserved-fortune-of-satoshi-nakamoto/',
      },
    ],
  },
  {
    id: 'physics',
    icon: 'zap',
    sources: [{ title: 'Cambridge Bitcoin Electricity Consumption Index', url: 'https://ccaf.io/cbnsi/cbeci' }],
  },
] as const;

export type BitcoinVsCryptoId = (typeof bitcoinVsCryptoCards)[number]['id'];
