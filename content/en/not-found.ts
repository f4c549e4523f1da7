export const notFound = {
  title: 'Page Not Found',
  text: 'This address leads nowhere. The page may have moved, or the link may hold a typing error.',
  home: 'Go to the start page',
  guides: 'See all guides',
  chapter: { title: 'Chapter Not Found', text: 'There is no chapter at this address.' },
  lesson: { title: 'Lesson Not Found', text: 'There is no lesson at this address.' },
  dashboard: 'Back to Dashboard',
};
