export const sources = {
  title: 'Sources and corrections',
  metaDescription:
    'The numbers of our story: what each one is, how it is known, where it comes from, how old it is and what it cannot show.',
  lede: 'Every number of our story, and where it comes from. Press one to see how it is known.',
  filter: {
    label: 'Find a number',
    chips: 'Which numbers to show',
    count: '{n} of {total} numbers',
    none: 'No number here has “{query}” in its row.',
    /** Below a search without a hit. */
    clear: 'Show all',
    examples: { label: 'Or try:', words: ['house', 'inflation', 'bitcoin'] },
    /** Labels of the buttons. A group is one of `contents.groups`. */
    all: 'All',
    guides: 'Quoted in guides',
    groups: {
      headline: 'Main numbers',
      home: 'Home page',
      housing: 'House in bitcoin',
      paired: 'Ours and published',
      inflation: 'Since 2020',
      read: 'Read elsewhere',
      guides: 'In guides’ drawings',
    },
  },
  contents: {
    label: 'On this page',
    claims: '{n} numbers we computed or set',
    read: '{n} numbers read elsewhere',
    figures: '{n} data series',
    corrections: { one: '{count} correction', other: '{count} corrections' },
    /** The rows of a subject are behind these. */
    rows: { one: '{count} number', other: '{count} numbers' },
    more: { one: '{count} more number', other: '{count} more numbers' },
    series: { one: '{count} series', other: '{count} series' },
    groups: {
      headline: 'Dollar, money, homes and bitcoin: the main numbers',
      home: 'Further numbers of the home page',
      housing: 'A house in bitcoin',
      paired: 'Our figures beside published ones',
      inflation: 'Housing, groceries and wages since 2020',
      read: 'Numbers from named sources',
      guides: 'Numbers in the drawings of guides and lessons',
    },
  },
  claims: {
    title: 'Numbers we computed or set',
    intro:
      'Most follow from the data series further down, and the tests in our source code compute those again. Some were set by this site, and their row says so. Where a published figure differs, it stands beside ours.',
    moreOfTable: 'How we got these',
    how: 'How we got it',
    howRead: 'How it is known',
    caveat: 'Keep in mind',
    data: 'Data',
    official: 'From published data',
    ours: 'Ours',
    difference: 'Difference',
    points: 'Difference in points',
    /** Beside a small drawing. */
    logAxis: 'log axis',
    source: 'Source',
    readFor: 'for {date}',
  },
  read: {
    title: 'Numbers we read elsewhere',
    intro:
      'None of these follows from our data series, and no test can check them. So follow the links: each row names its source and says what we read there, or worked out from it.',
  },
  figures: {
    title: 'Data series',
    intro:
      'Every chart is drawn from one of these. Each has its own page with definition, source, limits, the whole table and files to download.',
    all: 'All data series and charts, with drawings',
    row: '{span}. {age}.',
  },
  corrections: {
    title: 'Corrections log',
    intro:
      'If something on this site was wrong, we put it right and say so here: the day, what was wrong, and why. Entries are never removed. Newest first.',
    /** While the site has no day of publication. */
    notPublished:
      'The log begins on the day this site is published. What was put right before is in the history of its source code.',
    none: 'No corrections since {date}, the day this site was published.',
    older: { one: '{count} earlier entry', other: '{count} earlier entries' },
    report: 'Found an error? Write to us.',
  },
};
