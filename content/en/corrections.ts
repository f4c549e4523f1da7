export interface Correction {
  /** The day the entry was made. */
  date: string;
  what: string;
  why: string;
}

/** The corrections log, newest day first. Nothing is ever taken out of it. */
export const corrections: Correction[] = [
  {
    date: '2026-11-21',
    what: 'A guide told victims of a scam to move their coins to a new wallet. It did not say that the new wallet must be made on another, clean device.',
    why: 'Somebody who can see a device can see the new words, too. The guide now gives the steps in order, from taking that device offline to freezing accounts.',
  },
  {
    date: '2026-11-21',
    what: 'A guide told beginners to try a first withdrawal over Lightning, because it is cheap. A new Lightning wallet of your own first has to pay for room to receive.',
    why: 'On a small payment that cost is a large share. The first withdrawal is now on-chain, by the slow delivery, and the cost is stated.',
  },
  {
    date: '2026-11-21',
    what: 'A guide gave fee tiers in dollars that fit only a rush, and one gave times that no fee can buy.',
    why: 'The tiers stay as the site’s owner set them, with their date. Beside them are fee rates of named days, what a payment cost at each, and the odds of the next blocks.',
  },
  {
    date: '2026-11-21',
    what: 'A table gave the chance to reverse a payment after three and after six confirmations too low.',
    why: 'It used the estimate of the paper of 2008. The table now uses the exact formula, and a test computes it again.',
  },
  {
    date: '2026-11-21',
    what: 'A guide said that every kind of address and invoice carries a checksum, and that any wallet can pay the common kinds. Lightning offers have no checksum, and some apps refuse Taproot addresses.',
    why: 'Another guide of ours already said the second. Both now agree.',
  },
  {
    date: '2026-11-21',
    what: 'A guide said that a new rule of some nodes took effect at the block where they split off in August 2026. At that block they began to demand signals of support. The rule itself was to begin weeks later.',
    why: 'The text of the proposal gives both blocks. We now cite it.',
  },
  {
    date: '2026-11-21',
    what: 'The Lightning guide gave about a day as the wait after a forced close, and let you start from a store page. The wait can be two weeks, and stores hold fake wallets.',
    why: 'The wait depends on the software. The guide now says so, and starts from the maker’s own site.',
  },
  {
    date: '2026-11-21',
    what: 'Three guides said that recurring purchases at Strike become free, and cited one page of Strike’s. Another page of Strike’s says that the fee level applies to them.',
    why: 'We could not settle which one holds. The guides now show both.',
  },
  {
    date: '2026-11-21',
    what: 'A guide said that no device with a security chip cost less than one it reviews. In the comparison it cites, two devices shared the lowest price.',
    why: 'The sentence was true and still misleading. It now names both.',
  },
  {
    date: '2026-11-21',
    what: 'A guide called its Taproot example an address of the same key as its other examples. It is, but wallets change the key a little first and would show another address.',
    why: 'The example is the sample of the standard. The guide now says what a wallet does.',
  },
  {
    date: '2026-11-21',
    what: 'A guide called a mining machine a recent top machine, and stated no hash rate later than 2025.',
    why: 'A better one has been announced since. The guide now gives what each would earn, and the difficulty of March 2026.',
  },
  {
    date: '2026-11-21',
    what: 'A card gave rising US prices of the First World War as an example of what happens once gold is given up. The United States had not given it up.',
    why: 'The example spoke against our point. It now stands where it belongs, as a limit: gold did not stop those prices either.',
  },
  {
    date: '2026-11-21',
    what: 'A card said that Ethereum reversed its chain in 2016. It moved stolen coins by a special rule and erased no block.',
    why: 'Of the two chains, Bitcoin is the one that dropped blocks, in 2010 and 2013. The card now says both.',
  },
  {
    date: '2026-11-21',
    what: 'A guide called the rise of house prices one of new houses. It compares a new house of 1971 with an existing one of May 2025.',
    why: 'The row of that number has always said so. Now the guide does, too.',
  },
  {
    date: '2026-11-21',
    what: 'Under the Time Machine we wrote that Treasury bills would have paid some of the loss back. Since 1971 they paid back all of it, before tax.',
    why: 'We had not done the sum. It now has a row of its own here, with its source.',
  },
  {
    date: '2026-11-21',
    what: 'A card named all the warring states of 1914 as leaving gold, and the United States with them. Britain kept it in law, and the United States paid in gold at home.',
    why: 'Germany, France and Russia did leave. The card now names them, and says that the United States joined the war in 1917.',
  },
  {
    date: '2026-11-21',
    what: 'A card said that anyone could mine bitcoin from its first block on. The program came out five days later.',
    why: 'A fair start is part of our argument, so its dates must be exact.',
  },
  {
    date: '2026-11-21',
    what: 'Two numbers about the dollar were said to be of “now.” One is of November 2024, the other of May 2025.',
    why: 'Our data do not reach today. The sentences now name the month.',
  },
  {
    date: '2026-11-21',
    what: 'Seven numbers of the timeline were marked as remembered. We have now read each of them, and its row names where.',
    why: 'The interest rate of 1981 stands lower in that source than in our memory. Its row now shows the lower number.',
  },
  {
    date: '2026-11-21',
    what: 'This page and the About page said that our tests compute every number again. They do so only for numbers that follow from our data.',
    why: 'Many numbers of the story were read elsewhere and had no row here. They now have one, with their source, in a part of their own.',
  },
  {
    date: '2026-11-21',
    what: 'A note said that the official price of milk is 13 percent below ours. It is 11 percent below, and ours is 13 percent above it.',
    why: 'Somebody divided by the wrong price. The number is now computed from the two prices.',
  },
  {
    date: '2026-11-21',
    what: 'The price level called 2024 is 321.5. That is the level of May 2025. The official average of 2024 is 313.7.',
    why: 'The base of the Time Machine stays as it was set. Its methodology panel says so, and says that the official average would give results 2.4 percent lower.',
  },
  {
    date: '2026-11-21',
    what: 'The claim that M2 rose 7,357 percent compares February 1959 with November 2024. The line drawn beside it rises 7,138 percent.',
    why: 'The two belong to different months. The footnote now names the end points of both.',
  },
  {
    date: '2026-11-21',
    what: 'The formula for purchasing power in our first outline was upside down. It is 100 times the old price level divided by the new one.',
    why: 'The end points, 100 and 9.05, were right. The formula would not have given them.',
  },
  {
    date: '2026-11-21',
    what: 'The “16x” for house prices is the rise: 15.8 times the price of 1971. The price itself is 16.8 times as high.',
    why: 'Many readers take “16x” as the ratio of the two prices. The note on the figure now gives both.',
  },
  {
    date: '2026-11-21',
    what: 'The house price used for 2024, 422,800 dollars, is for existing homes in May 2025. New houses averaged 418,975 dollars in 2024.',
    why: 'The earlier years are new houses. Both prices now stand side by side with their names.',
  },
  {
    date: '2026-11-21',
    what: 'Our bitcoin prices of 2017 and 2020 are year-end prices. Those of 2021 and 2024 are yearly averages.',
    why: 'One table should use one definition. Each row now says which it is, and a second table uses true yearly averages.',
  },
  {
    date: '2026-11-21',
    what: 'Our 2024 prices of a car, coffee, bread and milk differ from published averages. The car is 28 percent below, coffee 62 percent and bread 78 percent above.',
    why: 'They describe one kind of each thing, such as a latte. The published average now stands beside each one.',
  },
  {
    date: '2026-11-21',
    what: 'Our housing figures for 2020 to 2024 match no official series. Some of our figures for groceries and wages differ too.',
    why: 'The year selector shows our figure and the official one, each with its name. Official house prices rose 52 percent over the five years, and shelter 27 percent.',
  },
  {
    date: '2026-11-21',
    what: 'Our energy figures for data centers, gaming and Christmas lights are old or cover only part of the subject.',
    why: 'The table now gives year, reach and source. Data centers, for one, used about 415 terawatt-hours in 2024, not 200.',
  },
  {
    date: '2026-11-21',
    what: 'The 59 percent share of renewable power is a survey by an industry group from 2022. Cambridge counted 37.6 percent for 2022 and 52.4 percent in 2024.',
    why: 'The Cambridge counts include nuclear power, so “sustainable” is the better word for them. They now stand beside ours.',
  },
  {
    date: '2026-11-21',
    what: 'Some points of the income, poverty and obesity charts are from memory.',
    why: 'They fit the parts we could check. Until we have read them in the source, the charts mark them as estimates.',
  },
];
