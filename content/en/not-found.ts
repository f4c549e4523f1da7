export const notFound = {
  page: {
    title: 'Page Not Found',
    text: 'You sent your browser to an address that nobody holds. Unlike a bitcoin payment, this can be undone.',
    dashboard: 'Go to the dashboard',
  },
  chapter: {
    title: 'Chapter Not Found',
    text: 'There is no chapter at this address. The link may have been cut short. All chapters that exist are below.',
    dashboard: 'Back to Dashboard',
    start: 'Start chapter 1',
  },
  lesson: {
    title: 'Lesson Not Found',
    text: 'There is no lesson at this address. The link may have been cut short. Every lesson is in one of the chapters below.',
    dashboard: 'Back to Dashboard',
    start: 'Start lesson 1',
  },
  /** Above the title of the page with the most similar address. */
  nearest: 'Did you mean this page?',
  /** A link to the search, with the words of the address. */
  search: 'Search this site for “{words}”',
  /** Above the chapters of the course, at an address of the course. */
  chapters: 'The chapters that exist',
  home: 'Go to the start page',
  guides: 'See all guides',
};
