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
    what: 'The average hash rate of each December left out the first day of the month.',
    why: 'We computed all of them again from the source. They moved by less than one percent.',
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
