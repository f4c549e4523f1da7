export const notFound = {
  page: {
    title: 'Page Not Found',
    text: 'This address leads nowhere. The page may have moved, or the link may be wrong.',
    dashboard: 'Go to the dashboard',
  },
  chapter: {
    title: 'Chapter Not Found',
    text: 'There is no chapter at this address.',
    dashboard: 'Back to Dashboard',
  },
  lesson: { title: 'Lesson Not Found', text: 'There is no lesson at this address.', dashboard: 'Back to Dashboard' },
  home: 'Go to the start page',
  guides: 'See all guides',
};
