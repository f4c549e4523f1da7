/** The pages for teachers: one class hour for each chapter, with a worksheet and its key. */
export const teach = {
  title: 'For teachers',
  metaTitle: 'For teachers: eight class hours about money',
  metaDescription:
    'A plan for one class hour for each chapter of The Money Story, with guesses to discuss, a worksheet to print and its key.',
  lede: 'One class hour for each chapter: a timetable, questions that start a debate, a worksheet to print, and its key.',
  how: {
    title: 'How an hour goes',
    steps: [
      {
        title: 'Guess first',
        text: 'Each lesson opens with a question about a real case. Let the class vote by show of hands before anybody reads on. A guess costs nothing, and a wrong one wakes everybody up.',
      },
      {
        title: 'Read, tell, project',
        text: 'Lessons are short stories. Read one aloud, let pupils read on their phones, or project the page. Where a lesson has an instrument, one pupil works it and the class gives the orders.',
      },
      {
        title: 'Argue',
        text: 'Every lesson says what it leaves out and what scholars dispute. Those lines are made for debate. There is no need to agree with this site.',
      },
      {
        title: 'Check',
        text: 'The worksheet fits the hour. The key explains every answer, so pupils can mark each other’s sheets.',
      },
    ],
  },
  /** Below the small worksheet. */
  sheet: 'The worksheet of chapter {order}, to print',
  sheets: 'All {n} hours, each with its key',
  chapters: {
    title: 'The hours',
    facts: { one: '{ready} of {total} lessons, {count} minute', other: '{ready} of {total} lessons, {count} minutes' },
    /** When all lessons of the chapter are written. */
    minutes: { one: '{count} minute', other: '{count} minutes' },
    planned: 'Lessons being written',
  },
  before: {
    title: 'Before you use it',
    points: [
      'It asks for no account, shows no advertising and collects no names. What a pupil ticks stays in that browser.',
      'Some guides, outside the lessons, can carry a referral link to a Bitcoin app. The page “About” says how the site is paid for.',
      'It works on phones, without JavaScript, and on paper.',
      'It argues that money which can be created at will tends to lose value, and it takes Bitcoin seriously. It also gives the case against. Tell your class so.',
      'Nothing in it is financial advice. Bitcoin can lose half its value or more within a year. No lesson asks anyone to buy anything.',
      'Examples are mostly from the United States and Europe. Bring prices and coins from your own country.',
    ],
  },
  licence: {
    title: 'May I copy this?',
    text: 'Link to it freely, and use it in class as far as the law of your country lets teachers do so. The owner of this site has not chosen a license for its text and drawings yet, so the usual copyright applies. If you want to do more, such as translating a worksheet or putting it into a book, please ask first.',
    ask: 'Ask by email',
  },

  chapter: {
    breadcrumb: 'You are here',
    eyebrow: 'A class hour',
    metaTitle: 'A class hour on chapter {order}: {title}',
    metaDescription: 'Plan, worksheet and key for teachers: {description}',
    total: { one: 'About {count} minute', other: 'About {count} minutes' },
    ready: '{ready} of {total} lessons ready',
    toChapter: 'The chapter for pupils',
    parts: { plan: 'The plan', worksheet: 'The worksheet', key: 'The key' },
    /** `short` is the others on phones. */
    print: { short: 'Print', plan: 'Print the plan', worksheet: 'Print the worksheet', key: 'Print the key' },
    /** The row that stays in view. */
    nav: {
      label: 'Parts of this hour',
      parts: { plan: 'Plan', worksheet: 'Worksheet', key: 'Key' },
      print: 'Print all',
      /** The same for screen readers. It begins with the words of `print`. */
      printAll: 'Print all three parts',
    },
    /** What a teacher does the day before. */
    prepare: {
      title: 'Before the hour',
      worksheet: 'Print the worksheet, one for each pupil.',
      yours: 'Print the plan and the key for yourself.',
      screen: 'Try out what you project:',
    },
    printNote:
      'Each part prints by itself. If you print the whole page, the worksheet and the key begin on new sheets.',
    notReady: 'No lesson of this chapter is ready yet. This page fills itself as they are written.',
    goals: 'After this hour pupils can explain',
    timetable: {
      title: 'Timetable',
      columns: { minutes: 'Minutes', what: 'What happens', with: 'With what' },
      span: '{from} to {to}',
      start: 'Guesses by show of hands',
      startWith: 'The opening questions, below and on the worksheet',
      lesson: 'Lesson {order}: {title}',
      page: 'Lesson page',
      worksheet: 'Worksheet, alone or in pairs',
      worksheetWith: 'One sheet each, or question by question on the screen',
      end: 'What was new, what do you doubt?',
      endWith: 'The disputed points, below',
    },
    short: 'Only {limit} minutes? Give {lessons} as homework.',
    shortTitles: '“{title}”',
    lesson: {
      /** After the number of the lesson. */
      when: 'Minutes {from} to {to}',
      open: 'Open the lesson “{title}”',
      planned: 'This lesson is being written.',
      show: 'Show the plan of this lesson',
      goals: 'Goals',
      vote: 'Vote before you read',
      answer: 'The answer',
      guesses: 'More guesses on the way',
      project: 'Project',
      decision: 'Decide together: {title}',
      instrument: 'Work it on the screen: {title}',
      figures: 'Data to look at',
      disputed: 'Disputed or left out',
    },
    worksheet: {
      heading: 'Worksheet',
      /** Where it is closed. */
      show: 'Show the whole worksheet',
      subject: 'Chapter {order}: {title}',
      fields: { name: 'Name', class: 'Class', date: 'Date' },
      guesses: { title: 'Guess', text: 'Tick your guess before the lesson tells. Nobody marks it.' },
      questions: { title: 'Check', text: 'Tick one answer.' },
      own: {
        title: 'In your own words',
        prompt: 'Explain {what}.',
        choose: 'Choose one and write three sentences or more.',
      },
      doubt: 'One thing I doubt, or want to know:',
    },
    key: {
      heading: 'Key to the worksheet',
      show: 'Show the whole key',
      guesses: 'Guesses',
      open: 'No answer is exact.',
      questions: 'Check',
      own: {
        title: 'In your own words',
        text: 'There is no single right text. A good one names a cause, gives an example from the lesson, and does not claim more than the lesson does. These lines of the lessons help:',
      },
      answer: '{letter}: {text}.',
    },
    previous: 'Previous hour',
    next: 'Next hour',
    all: 'All class hours',
  },
};
