export const sources = {
  title: 'Sources and corrections',
  metaDescription:
    'Every number this site states: its value, how it is computed, where it comes from, how old it is and what it cannot show. With all data as CSV.',
  lede: 'Every number this site states, and where it comes from. Each one is computed again by our tests whenever the site changes.',
  contents: { label: 'On this page', claims: '{n} claims', figures: '{n} data series', corrections: 'Corrections log' },
  claims: {
    title: 'Claims',
    intro:
      'A claim is a number that the story states. Some come from the owner of this site. Where the official figure differs, it stands beside it.',
    how: 'How it is computed',
    caveat: 'Keep in mind',
    data: 'Data',
    vintage: 'data to {date}',
    official: 'Official figure',
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
