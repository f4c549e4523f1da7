/** Where the statements of the exhibit "Monetary Crisis" were read. */
export const crisisSources = [
  {
    title: 'World Gold Council: how much gold has been mined',
    url: 'https://www.gold.org/about-gold/gold-supply/gold-mining/how-much-gold-has-been-mined',
  },
  {
    title: 'Federal Reserve History: Roosevelt’s gold program',
    url: 'https://www.federalreservehistory.org/essays/roosevelts-gold-program',
  },
  {
    title: 'The Hindu: the Cantillon effect',
    url: 'https://learningcorner.epaper.thehindu.com/article/65746967',
  },
] as const;
