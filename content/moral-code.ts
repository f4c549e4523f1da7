/**
 * The six pairs of the exhibit "Bitcoin's Code", in order: icons (lucide names) and where the examples and limits were
 * read. The words are in content/en/home/moral-code.ts.
 */
export const moralCases = [
  {
    id: 'inflation',
    fiatIcon: 'trending-up',
    bitcoinIcon: 'lock',
    sources: [
      {
        title: 'AP, January 11, 2024',
        url: 'https://kesq.com/news/2024/01/11/argentinas-annual-inflation-soars-to-211-4-the-highest-in-32-years/',
      },
    ],
  },
  {
    id: 'censorship',
    fiatIcon: 'ban',
    bitcoinIcon: 'send',
    sources: [
      {
        title: 'AFP, July 2012',
        url: 'https://hurriyetdailynews.com/amp/wikileaks-back-open-for-donations-after-banking-blockade--25772',
      },
      {
        title: 'The Droid Guy, August 2012',
        url: 'https://thedroidguy.com/2012/08/wikileaks-sidestepped-visa-mastercard-with-bitcoin-33993',
      },
    ],
  },
  {
    id: 'confiscation',
    fiatIcon: 'landmark',
    bitcoinIcon: 'key-round',
    sources: [
      { title: 'Bank of Cyprus, April 2013', url: 'https://www.bankofcyprus.com/en-GB/News_Archive/Conversion/' },
      { title: 'Reuters, July 28, 2013', url: 'https://www.reuters.com/article/cyprus-bank-idUSL6N0FY09020130728' },
    ],
  },
  {
    id: 'exclusion',
    fiatIcon: 'door-closed',
    bitcoinIcon: 'smartphone',
    sources: [
      {
        title: 'Biometric Update on the World Bank’s Global Findex 2025',
        url: 'https://www.biometricupdate.com/202507/major-financial-inclusion-progress-made-since-2011-world-bank-says',
      },
    ],
  },
  {
    id: 'manipulation',
    fiatIcon: 'sliders-horizontal',
    bitcoinIcon: 'scan-search',
    sources: [
      {
        title: 'International Monetary Fund, November 9, 2016',
        url: 'https://www.imf.org/en/News/Articles/2016/11/09/PR16497-Argentina-IMF-Executive-Board-Removes-Declaration-of-Censure',
      },
      { title: 'Bitcoin Wiki: Value overflow incident', url: 'https://en.bitcoin.it/wiki/Value_overflow_incident' },
    ],
  },
  {
    id: 'war-financing',
    fiatIcon: 'swords',
    bitcoinIcon: 'scale',
    sources: [
      {
        title: 'Nicholas Mulder: War Finance, in 1914-1918 Online',
        url: 'https://encyclopedia.1914-1918-online.net/article/war-finance/',
      },
      {
        title: 'AP on the FBI’s statement, February 27, 2025',
        url: 'https://www.wsoctv.com/news/fbi-accuses-north/6SJXTHJQPNBRPKCP6T6KWOVFU4/',
      },
    ],
  },
] as const;

export type MoralCaseId = (typeof moralCases)[number]['id'];
