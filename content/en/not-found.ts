export const notFound = {
  page: {
    title: 'Page Not Found',
    text: 'You sent your browser to an address that nobody holds. Unlike a bitcoin payment, this can be undone.',
    dashboard: 'Go to the dashboard',
  },
  chapter: {
    title: 'Chapter Not Found',
    text: 'There is no chapter at this address. The dashboard lists all that exist.',
    dashboard: 'Back to Dashboard',
  },
  lesson: {
    title: 'Lesson Not Found',
    text: 'There is no lesson at this address. The dashboard leads to all that exist.',
    dashboard: 'Back to Dashboard',
  },
  /** Before a link to the page with the most similar address. */
  nearest: 'Did you mean',
  home: 'Go to the start page',
  guides: 'See all guides',
};
