/** The search page, and the links to it in the bars. */
export const search = {
  title: 'Search',
  metaTitle: 'Search the whole site',
  metaDescription:
    'Find a guide, a lesson, a word, a number or a source. The search runs in your browser, and what you type is not sent anywhere.',
  /** The link in the bars. */
  link: 'Search',
  lede: 'Guides, lessons, ideas, words, exhibits, calculators, data and sources.',
  label: 'What are you looking for?',
  /** Inside the empty field. */
  placeholder: 'For example: seed phrase',
  key: {
    choice: 'The key / opens this search on every page',
    /** Where the browser refuses to store the choice. */
    lost: 'This browser does not store your choice, so nothing has changed.',
  },
  private: 'The search runs in your browser. What you type is not sent anywhere.',
  noScript: 'Typing here needs JavaScript. Without it, everything this site has is listed below, by subject.',
  results: 'Results',
  status: {
    loading: 'The index of the site is loading.',
    lost: 'The index could not be loaded. Check the connection. It is asked for again with the next key. The list below has every page.',
    found: { one: '{count} result', other: '{count} results' },
    partial: {
      one: 'Nothing has all of these words. {count} result has some of them',
      other: 'Nothing has all of these words. {count} results have some of them',
    },
    /** After the count, while the long texts are on their way. */
    more: '{found} so far. The longer texts are loading.',
    none: 'Nothing found for “{query}”.',
    long: 'Only the first {n} words are searched.',
  },
  /** Below “nothing found”. */
  none: {
    try: 'What you can try:',
    tips: [
      'Fewer words: one or two are enough.',
      'Another word for the same thing, such as “wallet” for “account”.',
      'A word from this list, which has everything by subject.',
    ],
  },
  /** On a slow connection, or with data saver. */
  whole: 'Search the longer texts, too (about {kb} kB)',
  showAll: 'Show all {count} results',
  also: 'Also in:',
  /** Between the name of the kind and the heading. */
  under: '{kind}, under “{heading}”',
  everything: 'Everything, by subject',
  taughtIn: 'An idea of the lesson “{lesson}”.',
  foundIn: 'In “{page}”.',
  citedIn: '{line}. Cited in “{page}”.',
  /** Each kind of thing: a single one above a result, and all of them as a subject. */
  kinds: {
    guide: { one: 'Guide', all: 'Guides' },
    lesson: { one: 'Lesson', all: 'Lessons' },
    chapter: { one: 'Chapter', all: 'Chapters' },
    idea: { one: 'Idea', all: 'Ideas' },
    term: { one: 'Word', all: 'Words of the glossary' },
    exhibit: { one: 'Exhibit', all: 'Exhibits of the first page' },
    calculator: { one: 'Calculator', all: 'Calculators' },
    figure: { one: 'Data', all: 'Data series and charts' },
    number: { one: 'Number', all: 'Numbers and how we know them' },
    page: { one: 'Page', all: 'Other pages' },
    source: { one: 'Source', all: 'Sources that guides and lessons cite' },
  },
  /** Words that a question has anyway: they are left out unless nothing else is typed. */
  small:
    'a about all also am an and any are as at be been but by can could did do does for from had has have how i if in into is it its me much my of on one or our should so some than that the their them then there they this to was we were what when where which who why will with would you your',
  /** Words for one thing in a search of the whole site, besides those of all filters. */
  sameWords: [
    ['buy', 'purchase'],
    ['sell', 'cash out'],
    ['lost', 'lose', 'losing'],
    ['stolen', 'steal', 'theft', 'hacked'],
    ['scam', 'fraud'],
    ['password', 'pin'],
    ['tax', 'taxes'],
    ['teacher', 'school', 'classroom'],
    ['house', 'home', 'housing'],
    ['wage', 'pay', 'salary'],
    ['Germany 1923', 'Weimar'],
    ['energy', 'electricity', 'power'],
    ['inventor', 'invented', 'creator', 'Satoshi Nakamoto'],
  ] as string[][],
};
