import type { SourceId } from '../sources';

/** What a reader of English should know about a source whose title is in another language: printed after the title, in brackets. */
export const sourceNotes: Partial<Record<SourceId, string>> = {
  'bcv-months': '196.6 percent in January 2019',
  'amole-tax': 'in German',
  'argentina-two': 'an economy of two moneys; in Spanish',
  bitso: 'on a report by Bitso, in Spanish',
  'car-2023': 'in French',
  chicken: 'Reuters photographs',
  'daily-rates': 'August to November 1923, the dollar rate of every day',
  erkelenz: 'rates of January 2, October 1 and November 1; bread prices in Berlin and elsewhere',
  fuerth: 'page 26, town chronicle of October 13, 1923',
  gera: 'daily pay and bartering in 1923',
  'gold-standard-council': 'an association of companies that mine gold',
  'old-bonds-law': '1,000 marks for 25 new ones; rights to more for those who had bought before July 1920',
  'rentenmark-amount':
    'limit of 3.2 billion; 680 million notes ready at the start of December, 2.2 billion at the end of the year',
  'ibn-battuta': 'what cowries were worth on the Maldives and in Mali; in French',
  'ibn-battuta-maldives': 'how cowries were gathered; in French',
  'mark-rates': 'from daily rates',
  'monthly-list': 'bread and the dollar, month by month',
  mortgages: 'mortgages repaid in 1922 and 1923',
  rentenmark: 'November 15, 1923; mortgages of 3.2 billion gold marks; one trillion to one',
  'savings-banks': 'two savings books of 1923, and the price of bread',
  support: 'the support of the mark from January 31, 1923',
  'oil-2017': '2.085 million barrels a day in September 2017; in Portuguese',
  'real-2024': 'inflation from July 1994 to May 2024, by Brazil’s statistics office; in Portuguese',
  'sv-remittances': 'data of the central bank; in Spanish',
  transition: 'end of the Ruhr conflict, the Rentenmark and its limit',
  'uca-2024': 'survey of the Central American University; in Spanish',
  urv: 'start and end of the URV, with its rates; in Portuguese',
  'urv-shop': 'a shopkeeper remembers; in Portuguese',
};
