export const layout = {
  siteDescription:
    'What happened to money since 1971, and what Bitcoin is. A story told in exhibits, practical guides and honest calculators, for beginners.',
  tagline: 'A learning journey',
  skipToContent: 'Skip to content',
  /** Of the pictures that a browser shows before the site is installed. */
  screenshots: {
    narrow: 'The first exhibit on a phone: what a dollar of 1971 buys today',
    wide: 'The first exhibit on a wide screen: coins that shrink year by year',
  },
  topBar: {
    label: 'Main',
    /** Heard after the name of the site and the tagline. */
    home: ', home page',
    dashboard: 'Lessons',
    guides: 'Guides',
    about: 'About',
  },
  theme: {
    label: 'Color theme',
    system: 'System theme',
    light: 'Light theme',
    dark: 'Dark theme',
  },
  /** On home in another language, for a reader whose browser has this one. */
  languageOffer: {
    text: 'This site is in English, too.',
    link: 'Read it in English',
    close: 'Close this note',
  },
  footer: {
    label: 'Footer',
    home: 'Home',
    about: 'About',
    guides: 'Guides',
    glossary: 'Glossary',
    data: 'Data',
    explore: 'Your own chart',
    search: 'Search',
    dashboard: 'Lessons',
    concepts: 'The map of ideas',
    teach: 'For teachers',
    sources: 'Sources and corrections',
    email: 'Email',
    x: 'X',
    code: 'Source code',
    contact: 'Contact',
    pages: 'Explore',
    note: 'This site explains. It does not sell, and nothing here is financial advice. Bitcoin can lose half its value or more within a year.',
  },
};
