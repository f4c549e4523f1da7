export const sources = {
  title: 'Sources and corrections',
  metaDescription:
    'The numbers of our story: what each one is, how it is known, where it comes from, how old it is and what it cannot show. With all data as CSV.',
  lede: 'The numbers our story states about the world, and where they come from. Some are computed from data you can download. Others were read in a named source and are repeated here. The tests in our source code compute the first kind again. No test can check the second kind, so follow the links.',
  contents: {
    label: 'On this page',
    claims: '{n} computed numbers',
    read: '{n} numbers read elsewhere',
    figures: '{n} data series',
    corrections: 'Corrections log',
    find: 'Find a number',
    groups: {
      headline: 'Dollar, money, homes and bitcoin: the main numbers',
      home: 'Further numbers of the home page',
      housing: 'A house in bitcoin',
      paired: 'Our figures beside published ones',
      inflation: 'Housing, groceries and wages since 2020',
      read: 'Numbers read elsewhere',
      figures: 'Data series',
    },
  },
  claims: {
    title: 'Numbers we computed',
    intro:
      'Each one follows from the data series further down. Some rest on figures set by this site. Where the official figure differs, it stands beside ours.',
    how: 'How it is computed',
    howRead: 'How it is known',
    caveat: 'Keep in mind',
    data: 'Data',
    vintage: 'data to {date}',
    official: 'Official figure',
    source: 'Source',
    readFor: 'for {date}',
  },
  read: {
    title: 'Numbers we read elsewhere',
    intro:
      'None of these follows from our data series. Each row names the source of its number and says where we read it.',
  },
  figures: {
    title: 'Data series',
    intro:
      'Every chart is drawn from one of these. Nothing is smoothed and no point is invented. Points that were recalled and not read in the source are marked as estimates.',
    unit: 'Unit',
    source: 'Source',
    series: 'Series',
    vintage: 'Data to',
    definition: 'What it measures',
    doesNotShow: 'What this does not show',
    estimate: 'Estimates',
    points: '{n} rows, {first} to {last}',
    csv: 'Download as CSV',
    ownSource: 'This site',
  },
  corrections: {
    title: 'Corrections log',
    intro: 'What we changed, or where we show a figure that differs from the official one, and why. Newest first.',
    report: 'Found an error? Write to us.',
  },
};
