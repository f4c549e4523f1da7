/** The page to print at the end of the path. */
export const completed = {
  title: 'The end of the path',
  /** In place of the title before the last lesson. */
  openTitle: 'What waits at the end',
  metaTitle: 'A sheet for the wall: The Money Story, finished',
  metaDescription:
    'Whoever has finished all lessons of The Money Story finds a sheet to print here, with a name that never leaves the browser.',
  done: 'You have finished every lesson of Level {level}: {title}. This sheet is yours.',
  open: {
    one: 'One lesson is still open. Until then the sheet below is a sample.',
    other: '{count} lessons are still open. Until then the sheet below is a sample.',
  },
  /** Before the first lesson. */
  none: 'You have not finished a lesson of your own yet.',
  /** Above the list of the lessons that are open. */
  sampleNote: {
    one: '{count} of the finished lessons on the dashboard is a sample, and still open here.',
    other: '{count} of the finished lessons on the dashboard are a sample, and still open here.',
  },
  after: 'This is the sheet you get after all {total}.',
  start: 'Start with lesson {number}',
  missing: { one: 'Show the lesson that is still open', other: 'Show the {count} lessons that are still open' },
  planned: 'being written',
  goOn: 'Go on with the next lesson',
  /** Leads to the field for the name and the button to print. */
  sign: 'Put your name on it',
  review: 'Look at the lessons again, a few questions a day',
  noScript: 'Without JavaScript this page cannot know what you have finished, and shows a sample.',
  name: {
    label: 'The name on the sheet',
    hint: 'Leave it empty to write it by hand. What you type stays on this page.',
    keep: 'Keep the name in this browser, with my progress',
    kept: 'It is also in the file if you export your progress.',
    tooLong: 'A name has at most {count} characters. The sheet shows the first {count}.',
  },
  print: 'Print the sheet',
  printNote: 'It fills one page, A4 or Letter, upright. Colors are meant to be printed; gray looks fine, too.',
  honest: 'A keepsake, no diploma: nobody has tested you, and nobody vouches for it. What you know, you know.',
  learned: 'What you can explain at the end',
  /** Without script no line has a tick, and this sentence is hidden. */
  learnedNote: 'A tick marks a lesson that you have finished, as this browser has stored it.',
  sheet: {
    label:
      'The sheet: {name} has finished The Money Story, {date}. Eight coins on a line that winds down the page, one for each chapter.',
    noName: 'a learner',
    noDate: 'no date yet',
    level: 'Level {level}',
    lessons: '{chapters} chapters, {lessons} lessons, {minutes} minutes',
    chapter: 'Chapter {order}',
    by: 'walked all the way by',
    date: 'Finished on {date}',
    dateBlank: 'Date',
    year: '1971',
    motto: 'This note buys nothing. What it stands for cannot be inflated.',
    sample: 'Sample',
  },
  /** On the dashboard. */
  dashboardLink: 'See the sheet',
};
