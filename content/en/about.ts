import { notForTheUk, ownReferralTerms } from './guides-ui';

export const about = {
  title: 'About',
  metaTitle: 'About this site',
  metaDescription:
    'Why this site was built, how its figures are checked, how it is paid for and how to correct an error.',
  lede: 'A site for people who feel that something about money changed, and want to look at the evidence themselves.',
  /** What a reader hears who cannot see the drawing. */
  drawing:
    'A desk. The sheet in the typewriter shows a line that falls from a red mark on, and a magnifying glass shows the points it is made of.',
  why: {
    title: 'Why I built this',
    paragraphs: [
      'I wanted to explain money to people I care about. I looked for one page that a beginner could read in an evening, on a phone, and trust. Most pages I found wanted to sell a coin, or asked for years of reading first.',
      'So I built the page I was looking for. It tells one story: what happened to money since the dollar lost its last tie to gold in 1971, and why some people answered with Bitcoin.',
      'The story is an argument, and I stand behind it. You should still be able to check every step, and to disagree. That is why each chart carries its source and a note on what it does not show.',
    ],
  },
  figures: {
    title: 'How figures are checked',
    intro: 'The numbers of our story are of three kinds.',
    kinds: {
      computed: {
        name: 'Computed',
        text: 'These follow from data series that you can download. The tests in our source code compute them again, and fail if a number no longer follows from its data.',
        example: 'value that the dollar lost since 1971',
      },
      set: {
        name: 'Set by this site',
        text: 'The published figure stands beside them.',
        example: 'price of a new car in 2024',
      },
      read: {
        name: 'Read in a named source',
        text: 'No test can check these. Each names its source, so you can.',
        example: 'square feet: the median new US house of 2015',
      },
    },
    paragraphs: [
      'One more test looks for numbers in the story that have no source.',
      'Some figures were recalled rather than read in the source. Those are marked as estimates. Where a rounded figure differs from the official one, both stand side by side.',
    ],
    link: 'See every claim, its source and our corrections',
  },
  money: {
    title: 'How it is paid for',
    none: { advertisements: 'No advertisements', accounts: 'No accounts', articles: 'No paid articles' },
    paragraphs: [
      `Some guides can carry a referral link to Strike, a Bitcoin app. ${ownReferralTerms}`,
      'Book links are plain links. Nobody paid to be mentioned here.',
    ],
    ownsBitcoin: {
      yes: 'I own bitcoin, so I gain if its price rises. Read this site with that in mind.',
      no: 'I own no bitcoin.',
      unstated:
        'I may own bitcoin myself. People who build such sites often do, and gain if others buy. Read mine with that in mind.',
    },
    withReferral: `My links to Strike carry a referral code. ${notForTheUk}`,
    withoutReferral: 'I use no referral code here. The links to Strike are plain links.',
  },
  privacy: {
    title: 'What we know about you',
    /** In two frames: a browser's window, and a server. */
    kept: {
      title: 'What stays in your browser',
      items: [
        { icon: 'progress' as const, name: 'Your progress' },
        { icon: 'theme' as const, name: 'Your theme' },
        { icon: 'entries' as const, name: 'Your calculator entries' },
      ],
    },
    seen: {
      title: 'What our server sees',
      items: [
        { icon: 'address' as const, name: 'Your internet address' },
        { icon: 'page' as const, name: 'The page you open' },
        { icon: 'browser' as const, name: 'The kind of browser' },
      ],
    },
    paragraphs: [
      'There is no account, no cookie and nothing that follows you to other sites. Nothing is loaded from elsewhere until you press play on a video.',
      'The computer that serves these pages sees your internet address, the page you open and the kind of browser, as every web server does.',
    ],
    withInsights:
      'This copy of the site also counts page views and loading times, without cookies. Vercel, the company that serves it, does the counting.',
  },
  errors: {
    title: 'How to correct an error',
    text: 'If you find a wrong figure or an unfair sentence, please write. Name the page and, if you can, a source. Corrections are listed with their date.',
    link: 'Read the corrections log',
  },
  made: {
    title: 'What it is made with',
    text: 'Much of this site is software and fonts that other people made and gave away.',
    link: 'See their names and licenses',
  },
  contact: {
    title: 'Contact',
    email: 'Send an email',
    x: 'Profile on X',
    code: 'Source code of this site',
  },
};
