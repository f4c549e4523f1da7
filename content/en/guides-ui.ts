import type { GuideCategory, GuideLevel } from '@/content/guides';

/** What is known of Strike's invitation links: said in the guides and on the page about the site, in the same words. */
const asRecorded =
  'a referral link waives Strike’s fees on a first amount of purchases for you and pays no cash commission to this site.';
const terms =
  'Strike’s own help page describes a program that pays cash to both sides, and the terms change. Check Strike’s current terms before you rely on either.';
/** Read in a report on the rules: MoneyAge, September 2023. */
export const notForTheUk =
  'The offer is not for readers in the United Kingdom. Rules of its Financial Conduct Authority, in force since October 8, 2023, forbid bonuses for inviting others to crypto.';
export const referralTerms = `As the owner records it, ${asRecorded} ${terms}`;
/** The same where the owner speaks. */
export const ownReferralTerms = `My notes say that ${asRecorded} ${terms}`;

/** Words of the catalogue, of the frame round a guide, and of the glossary's page. */
export const guidesUi = {
  catalogue: {
    metaTitle: 'Bitcoin guides for beginners',
    metaDescription:
      'Plain guides to using and understanding Bitcoin: first wallet, security, fees, mining and more. Figures name their sources, and risks stand beside benefits.',
    title: 'Guides',
    lede: 'Short, practical and checked. Each guide names its sources and says what can go wrong.',
    back: 'Back to Home',
    /** What a reader hears who cannot see the drawing. */
    drawing:
      'An open field guide: a dotted trail of five stations runs across its two pages to a flag. Around it are a compass, a few coins, a key and a small signing device.',
    available: '{n} Available Guides & More Coming',
    glossary: 'Look up a word in the glossary',
    /** The guides to read first, as a path with numbers. */
    path: {
      title: 'New here? Five guides, in this order',
      step: 'Step {n}',
      stepOf: 'Step {n} of {total}',
      total: '{n} minutes of reading in all',
      start: 'Start with step 1',
    },
    /** Radio buttons that show the guides of one level. */
    filter: { legend: 'Show', all: 'All ({n})', level: '{level} ({n})' },
    /** At the end of the title of each shelf. */
    shelf: { one: '{count} guide', other: '{count} guides' },
    scrollLeft: 'Scroll {category} to the left',
    scrollRight: 'Scroll {category} to the right',
  },
  categories: {
    'core-fundamentals': {
      title: 'Core Fundamentals',
      text: 'Start here. What it is, why people care, and your first steps.',
    },
    'security-self-custody': {
      title: 'Security & Self-Custody',
      text: 'Keep what you have, and hold it yourself when it is worth it.',
    },
    'buying-using': {
      title: 'Buying & Using Bitcoin',
      text: 'Costs, habits, payments, and what happened to people who tried.',
    },
    'technical-understanding': {
      title: 'Technical Understanding',
      text: 'How the machine works, for those who like to look inside.',
    },
  } satisfies Record<GuideCategory, { title: string; text: string }> as Record<
    GuideCategory,
    { title: string; text: string }
  >,
  levels: { Beginner: 'Beginner', Intermediate: 'Intermediate', Advanced: 'Advanced' } as Record<GuideLevel, string>,
  minutes: '{n} min',
  minutesLong: '{n} min read',
  comingSoonLabel: 'Coming soon',
  comingSoon: {
    inheritance: {
      title: 'Passing Bitcoin On',
      description:
        'How your family finds and moves your coins when you cannot, without anyone being able to take them before.',
    },
    privacy: {
      title: 'Using Bitcoin Privately',
      description: 'What others can learn from the chain, and habits that show them less, within the law.',
    },
  } as Record<string, { title: string; description: string }>,
  page: {
    back: 'Guides',
    backLabel: 'Back to all guides',
    backToAll: 'Back to All Guides',
    checked: 'Checked {date}',
    learn: 'What You’ll Learn',
    /** Both lists are folded on phones. */
    contents: 'On this page',
    takeaways: 'Key Takeaways',
    book: 'Recommended Reading',
    by: 'by {author}',
    amazon: 'Get on Amazon',
    amazonNote:
      'The link is a plain search at the bookstore. It carries no partner code, and this site earns nothing from it.',
    sources: 'Sources',
    sourcesFolded: 'All {n} sources',
    sourcesNote:
      'We read these sources, some of them as stored copies, up to the last check of this guide on {date}. One without a date of its own says when it was read; one that was not read says so. Prices, fees and rules change, so look at the date before you rely on a source.',
    memory: 'Not read again at the last check, so treat it as approximate.',
    undated: 'no date, read in {month}',
    backToText: 'Back from source {n}',
    corrections: 'Found a mistake? See how we correct errors',
    helpful: 'Found this helpful?',
    helpfulText: 'Share it with someone who asks the same question.',
    shareOnX: 'Share on X',
    tweet: 'I just read “{title},” a free guide:',
    next: 'Next guide',
    previous: 'Previous guide',
    neighbours: 'More guides',
    breadcrumbHome: 'Home',
    printedFrom: 'Printed from {url}',
  },
  cite: 'Source {n}',
  term: { close: 'Close', glossary: 'See it in the glossary', more: 'Guide: {title}' },
  /** Above the title of a folded part for readers who want to know more. */
  deeper: 'Deeper',
  /** The closed line of a table whose numbers a drawing shows. */
  inTable: 'The same as a table',
  callout: { note: 'Note', tip: 'Tip', warning: 'Warning' },
  table: 'Table: {columns}',
  notAdvice: {
    title: 'Not financial advice',
    text: 'This guide explains; it does not tell you what to buy. Bitcoin can fall by half or more within a year, and some countries forbid it. Check your law first, and only use money that you could lose.',
  },
  referral: {
    title: 'About the links to Strike',
    with: `The invitation link on this page carries the code of this site’s owner. ${referralTerms} You can open an account without the code. ${notForTheUk}`,
    without: `No referral code is used on this page. The links lead to Strike’s own site, and this site earns nothing when you follow them. Other copies of the site can carry one. ${referralTerms}`,
    /** Beside an invitation that a guide mentions, if the site has a code. */
    limits: notForTheUk,
  },
  /** Strike's terms as the owner recorded them; the numbers stand in content/figures/owner.json. */
  strikeTerms: {
    first: 'No purchase fee on the first {firstPurchasesUsd}',
    normal: '{highestFeePercent}% to {lowestFeePercent}%, by how much you trade in a month',
    recurring: '{recurringFeePercent}%',
    start: '{startMinUsd} to {startMaxUsd}',
    countries: '{countries}+',
  },
  /** A table to fill in, which can be copied for a spreadsheet. */
  formTable: {
    choose: 'Fill in',
    field: '{platform}: {question}',
    print: 'Print the table',
    copyLink: 'Copy the table',
    linkCopied: 'Copied',
    copyFailed: 'Copying failed. Select the text below.',
    linkField: 'The table as text',
  },
  video: {
    play: 'Play “{title}”',
    by: 'by {author}',
    minutes: '{n} min',
    note: 'Playing loads the film from YouTube, which then sees that you watch it. Until you press play, nothing is loaded from there.',
    open: 'Watch “{title}” on YouTube',
    frame: 'Film: {title}',
  },
  energy: {
    caption: 'Electricity in terawatt-hours (TWh) a year',
    columns: { whose: 'Whose figure', twh: 'Terawatt-hours a year' },
    site: 'This site',
    /** Shorter names of publishers, by the id of their figure. */
    names: {
      bitcoin: 'Cambridge index',
      bitcoin2024: 'Cambridge report',
      christmasLights: 'Department of Energy, in CGD',
    } as Record<string, string>,
    rows: {
      bitcoin: 'Bitcoin network',
      banking: 'Banking system',
      dataCentres: 'Data centers',
      gaming: 'Gaming',
      christmasLights: 'US Christmas lights',
    },
    details: {
      bitcoin: 'shown in July, before Cambridge lowered its estimates',
      bitcoin2021: 'same report as the banking figure',
      banking: 'a crypto firm’s estimate',
      dataCentresAiCrypto: 'with AI and crypto',
      gamingPcs: 'gaming computers, worldwide',
      gamingUs: 'all gaming, United States',
      christmasLightsLed: 'after the switch to LED',
    } as Record<string, string>,
    note: 'A ring marks this site’s own figure, which the owner set in {owner}; dots are published figures, on one axis for all, from the oldest down. Our figure for data centers is old. The years and the scope of the published figures differ, so the rows cannot be ranked to the last digit.',
  },
  /** How a case of the success stories went. */
  went: { well: 'Went well', mixed: 'Mixed', badly: 'Went badly' },
  fees: {
    caption: 'Four example levels of fee',
    columns: { priority: 'Priority', rate: 'Fee rate (sat/vB)', time: 'Rough time', use: 'When' },
    rows: {
      low: { name: 'Low', use: 'Nothing is urgent. Moving your own coins on a quiet day.' },
      medium: { name: 'Medium', use: 'An ordinary payment that should arrive today.' },
      high: { name: 'High', use: 'Someone is waiting, and the network is busy.' },
      emergency: { name: 'Emergency', use: 'It must be in the next blocks, whatever it costs.' },
    },
    range: '{min} to {max}',
    atLeast: '{min} or more',
    minutes: '{min} to {max} minutes',
    hours: '{min} to {max} hours',
    note: 'These are the site owner’s example levels of {owner}, not promises. No official scale exists, and no rate buys a fixed time: more than one wait in three for the next block is longer than ten minutes.',
  },
  glossary: {
    metaTitle: 'Bitcoin glossary',
    metaDescription: 'Short definitions of the words that the guides use, from address to xpub, in plain English.',
    title: 'Glossary',
    lede: '{n} words, each in a sentence or two.',
    letters: 'Jump to a letter',
    filter: {
      label: 'Find a word',
      count: '{n} of {total} words',
      none: 'No word here contains “{query}.” Try a shorter part of it.',
    },
    more: 'More in “{title}”',
  },
};
