import { sources } from '@/content/sources';

interface Link {
  title: string;
  url: string;
}

/**
 * The sources of the home page: the exhibits link to them, and `claims/read.ts` adds the date of each number. A document that guides or
 * lessons cite, too, has its address in `sources.ts`.
 */
// biome-ignore format: one line for each source
export const homeSources = {
  afpWikileaks: { title: 'AFP, July 2012', url: 'https://hurriyetdailynews.com/amp/wikileaks-back-open-for-donations-after-banking-blockade--25772' },
  apArgentina: { title: 'AP, January 11, 2024', url: 'https://kesq.com/news/2024/01/11/argentinas-annual-inflation-soars-to-211-4-the-highest-in-32-years/' },
  apBybit: { title: 'AP on the FBI’s statement, February 27, 2025', url: 'https://www.wsoctv.com/news/fbi-accuses-north/6SJXTHJQPNBRPKCP6T6KWOVFU4/' },
  bankOfCyprus: { title: 'Bank of Cyprus, April 2013', url: 'https://www.bankofcyprus.com/en-GB/News_Archive/Conversion/' },
  bankCharterAct: { title: 'Wikipedia: Bank Charter Act 1844', url: 'https://en.wikipedia.org/wiki/Bank_Charter_Act_1844' },
  bankUnderground1847: { title: 'Bank Underground: The Bank Charter Act goes on trial in 1847', url: 'https://bankunderground.co.uk/2016/12/19/the-ghost-of-crises-past-present-and-future-the-bank-charter-act-goes-on-trial-in-1847/' },
  bip50: { title: 'BIP 50: March 2013 Chain Fork Post-Mortem', url: sources.bip50.url },
  boeMoneyCreation: { title: 'Bank of England: Money creation in the modern economy', url: sources.boe.url },
  cambridgeIndex: { title: 'Cambridge Bitcoin Electricity Consumption Index', url: 'https://ccaf.io/cbnsi/cbeci' },
  cambridgeReport: { title: 'Cambridge Digital Mining Industry Report', url: sources['cambridge-2025'].url },
  cantillon: { title: 'The Hindu: the Cantillon effect', url: 'https://learningcorner.epaper.thehindu.com/article/65746967' },
  coreInflation: { title: 'Geomean: May CPI, June 10, 2026', url: 'https://geomean.com/issues/2026-06-10-may-cpi' },
  corePce: { title: 'Peter Boockvar: Quick data rundown, on personal income and outlays of May 2026', url: 'https://peterboockvar.substack.com/p/quick-data-rundown' },
  cpiAverage2025: { title: 'PolicyEngine: refresh of CPI values (issue 9091, July 2026)', url: 'https://github.com/PolicyEngine/policyengine-us/issues/9091' },
  cpiJuly2026: { title: 'Bureau of Labor Statistics: Consumer Price Index, July 2026', url: 'https://www.bls.gov/news.release/archives/cpi_08122026.htm' },
  cpiJune2026: { title: 'PolicyEngine: CPI values through June 2026 (issue 9088)', url: 'https://github.com/PolicyEngine/policyengine-us/issues/9088' },
  crashOf1987: { title: 'CNBC: Remembering the Crash of ’87', url: 'https://www.cnbc.com/id/100104087' },
  droidGuyWikileaks: { title: 'The Droid Guy, August 2012', url: 'https://thedroidguy.com/2012/08/wikileaks-sidestepped-visa-mastercard-with-bitcoin-33993' },
  ethereumFork: { title: 'Ethereum Foundation: Hard Fork Completed, July 2016', url: 'https://blog.ethereum.org/2016/07/20/hard-fork-completed' },
  fdicSiliconValleyBank: { title: 'FDIC, press release on Silicon Valley Bank', url: 'https://www.fdic.gov/news/press-releases/2023/pr23016.html' },
  fedGoals: { title: 'Federal Reserve: history of its statement on longer-run goals', url: 'https://www.federalreserve.gov/monetarypolicy/timeline-statement-on-longer-run-goals-and-monetary-policy-strategy.htm' },
  fedMortgagePurchases: { title: 'Federal Reserve, press release, kept by the St. Louis Fed', url: 'https://fraser.stlouisfed.org/archival-collection/board-governors-federal-reserve-system-4966/federal-reserve-announces-initiate-a-program-purchase-direct-obligations-housing-related-government-sponsored-enterprises-mortgage-backed-securities-backed-fannie-mae-freddie-mac-ginnie-mae-519143/fulltext' },
  findex2025: { title: 'Biometric Update on the World Bank’s Global Findex 2025', url: 'https://www.biometricupdate.com/202507/major-financial-inclusion-progress-made-since-2011-world-bank-says' },
  findexReasons: { title: 'LHoFT on the same survey', url: 'https://lhoft.com/finance/global-findex-database-2025' },
  finneyAndMe: { title: 'Hal Finney: Bitcoin and me (2013)', url: 'https://satoshinakamoto.network/2013/3/19/hal-finney-bitcoin-and-me.html' },
  goldMined: { title: 'World Gold Council: how much gold has been mined', url: 'https://www.gold.org/about-gold/gold-supply/gold-mining/how-much-gold-has-been-mined' },
  goldReserveAct: { title: 'Gold Reserve Act, Federal Reserve History', url: 'https://www.federalreservehistory.org/essays/gold-reserve-act' },
  hardachWarFinance: { title: 'Gerd Hardach: War Finance, the German Case, in 1914-1918 Online', url: 'https://encyclopedia.1914-1918-online.net/article/war_finance_and_monetary_consequences_the_german_case_revisited' },
  houseSize2023: { title: 'Economist Writing Every Day: House prices and quality, 1971 and 2023', url: 'https://economistwritingeveryday.com/2024/12/11/house-prices-and-quality-1971-vs-2023' },
  houseSize2024: { title: 'Builder: home sizes, with figures of the National Association of Home Builders', url: sources['house-size-2024'].url },
  houseSizes: { title: 'House sizes: Census figures collected by AEI', url: sources['house-size'].url },
  houseSizes1970: { title: 'Statistical Abstract of the United States 2000, table 1197 (copy)', url: sources['house-size-1970'].url },
  imfArgentina: { title: 'International Monetary Fund, November 9, 2016', url: 'https://www.imf.org/en/News/Articles/2016/11/09/PR16497-Argentina-IMF-Executive-Board-Removes-Declaration-of-Censure' },
  knotsRemoved: { title: 'Bitcoin.org: Remove Bitcoin Knots from wallet selector (change 4952)', url: sources['knots-removed'].url },
  kyodoMtGox: { title: 'Kyodo News, March 21, 2014', url: 'https://news.abs-cbn.com/business/tech-biz/03/21/14/mt-gox-says-it-retains-nearly-quarter-lost-bitcoins' },
  malmiEmails: { title: 'Satoshi Nakamoto’s emails to Martti Malmi (last one in 2011)', url: 'https://mmalmi.github.io/satoshi/' },
  mulderWarFinance: { title: 'Nicholas Mulder: War Finance, in 1914-1918 Online', url: 'https://encyclopedia.1914-1918-online.net/article/war-finance/' },
  pizzaDay: { title: 'Bitcoin News Weekly on the offer and the report in the forum', url: 'https://bitcoinnewsweekly.com/bitcoin-pizza-day-a-day-of-celebration/' },
  reutersCyprus: { title: 'Reuters, July 28, 2013', url: 'https://www.reuters.com/article/cyprus-bank-idUSL6N0FY09020130728' },
  rooseveltsGold: { title: 'Federal Reserve History: Roosevelt’s gold program', url: sources['fed-gold-program'].url },
  satoshiFortune: { title: 'Sergio Demian Lerner: The Well Deserved Fortune of Satoshi Nakamoto (estimate)', url: 'https://bitslog.com/2013/04/17/the-well-deserved-fortune-of-satoshi-nakamoto/' },
  satoshiRelease: { title: 'Satoshi Nakamoto: Bitcoin v0.1 released, cryptography mailing list', url: 'https://satoshi.nakamotoinstitute.org/emails/cryptography/threads/2/' },
  smithsonian: { title: 'Investopedia: Smithsonian Agreement', url: sources['smithsonian-nixon'].url },
  treasuryBillMinimum: { title: 'Federal Reserve Bank of New York: Treasury raises minimum bill denomination, circular 6499, February 26, 1970', url: 'https://fraser.stlouisfed.org/title/federal-reserve-bank-new-york-circulars-466/6499-treasury-raises-minimum-bill-denomination-10-000-14263/fulltext' },
  valueOverflow: { title: 'Bitcoin Wiki: Value overflow incident', url: sources['value-overflow'].url },
  volcker: { title: 'Federal Reserve Bank of St. Louis: Remembering Former Fed Chairman Paul Volcker', url: 'https://www.stlouisfed.org/open-vault/2019/december/remembering-fed-chairman-paul-volcker' },
  whitePaper: { title: 'Bitcoin white paper, October 31, 2008', url: sources.whitepaper.url },
} as const satisfies Record<string, Link>;

export const crisisSources = [
  homeSources.goldMined,
  homeSources.rooseveltsGold,
  homeSources.bankUnderground1847,
  homeSources.bankCharterAct,
  homeSources.cantillon,
  homeSources.boeMoneyCreation,
];
