/** The page /offline and the notices of every page. */
export const offline = {
  metaTitle: 'This site without a network',
  metaDescription:
    'After your first visit this site also opens without a network. How much your browser keeps, and how to remove it.',
  title: 'This site without a network',
  lede: 'On a train, in a plane, or when the line is down: after your first visit every page, calculator, chart and lesson still opens.',
  /** Above the title, at an address that the browser does not keep, while there is no network. */
  notKept: {
    title: 'This page is not kept in your browser',
    text: 'There is no network at the moment, and your browser does not keep this address. The pages below are kept, and open now.',
    again: 'Try again',
  },
  how: {
    title: 'What your browser keeps',
    paragraphs: [
      'Your browser fetches the site bit by bit, while you read the first pages. After a change of the site it fetches only what is new.',
      'With data saver, or on a slow line, it keeps only what you open. Videos, and links to other sites, always need a network.',
      'While there is a network, pages come from it. If it is very slow, you may see the kept page first. When there is a newer one, a line on the page says so.',
    ],
    /** Both are counted by the build. */
    amount: 'In all that is {sent} over the network, and {stored} in your browser.',
  },
  remove: {
    title: 'Remove it',
    text: 'Your browser may remove it by itself, when it needs room or when you have not come for a while. You can remove it now. Your progress and your theme stay.',
    remove: 'Remove what is kept',
    keep: 'Keep the site again',
  },
  pages: {
    title: 'All pages',
    kept: '{n} of {count} pages are kept in your browser.',
  },
  switchedOff:
    'This copy of the site needs a network: its owner has switched this off. What your browser has kept of it is removed.',
  /** In one sentence, for the About page. */
  about:
    'After your first visit this site also opens without a network: your browser keeps all of it, {stored}, and you can remove that at any time.',
  aboutLink: 'What is kept, and how to remove it',
  newVersion: { text: 'There is a new version of this page.', load: 'Load it' },
  noNetwork: 'No network. What your browser keeps of this site still opens; other sites do not.',
  close: 'Close',
};
