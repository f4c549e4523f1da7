/**
 * Every sentence of the reading room: dashboard, chapter and lesson pages, the learner's bar, the price clock, saving
 * and moving progress. Names in braces are filled in. Where a number decides the word, there is one sentence for
 * `one` and one for `other`.
 */
export const learn = {
  bar: {
    label: 'Learning',
    title: 'Dashboard',
    subtitle: 'Learning Progress & Stats',
    dashboard: 'Dashboard',
    home: 'Bitcoin Journey, home',
    close: 'Close this note',
    level: 'Level {level}',
    language: {
      label: 'Language',
      /** A language's own name: the same in every language of the site. */
      names: { en: 'English', es: 'Español', pt: 'Português' },
      available: 'Here now',
      planned: 'Not here yet',
      notYet: '{language} is not here yet. Your choice is saved, and the lessons stay in English until it is.',
    },
  },

  user: { name: 'Learner' },

  dashboard: {
    title: 'Dashboard',
    description: 'Your place on the learning path: chapters about money, and what comes next for you.',
    sample:
      'This is sample progress, to show how the page works. Finish a lesson to go on from here, or start at zero.',
    mixed: 'This still includes {count} lessons of the sample. Start at zero to count only your own.',
    own: 'This is your own progress. It is kept in this browser and nowhere else.',
    saveIt: 'Save it to a file',
    startAtZero: 'Start at zero',
    noScript:
      'Without JavaScript this page shows sample progress and cannot save yours. Every lesson can still be read.',
    path: {
      heading: 'Level {level}: {title}',
      facts: { one: '{chapters} chapters, {count} hour', other: '{chapters} chapters, {count} hours' },
    },
    chapters: {
      heading: 'Chapters',
      item: 'Chapter {order}',
      done: '{done} of {total} lessons done',
      minutesLeft: { one: '{count} minute left', other: '{count} minutes left' },
      status: { complete: 'Complete', in_progress: 'In progress', locked: 'Locked' },
      lockedNote: 'Locked means that its turn has not come yet. You can look inside any chapter.',
    },
    outcomes: { heading: 'What You’ll Learn' },
    progress: {
      heading: 'Your progress',
      lessons: 'Lessons completed',
      lessonsValue: '{done} of {total}',
      percent: '{percent} of the path',
      time: 'Time spent',
      timeValue: { one: '{count} minute', other: '{count} minutes' },
      timeNote: 'Time spent counts the stated minutes of the lessons you finish. There is no stopwatch.',
      level: 'Level',
      shelf: 'A shelf with {total} books, one for each lesson. {done} of them are read.',
      shelfKey: { done: 'Read', next: 'Next', open: 'Open', planned: 'Being written' },
    },
    streak: {
      heading: 'Streak',
      days: { one: '{count} day', other: '{count} days' },
      phase: {
        undated: 'Finish a lesson today and the count goes on.',
        done: 'You have learned something today.',
        open: 'Today is still open. There is no hurry.',
        rest: 'Yesterday was a day of rest. It does not break the streak.',
        over: 'A new streak begins whenever you like. What you have learned stays learned.',
      },
      rule: 'A streak counts days of learning by your own calendar. One day of rest in between is fine.',
    },
    upNext: {
      heading: 'Up Next',
      lesson: 'Chapter {chapter}, lesson {lesson}',
      minutes: { one: '{count} minute', other: '{count} minutes' },
      continue: 'Continue Learning',
      comingSoon: 'You have finished every lesson that is written. This one comes next and is still being written.',
      finished: 'You have finished the whole path. Well done.',
    },
    concepts: {
      heading: 'Concepts',
      summary: '{learned} of {total} learned',
      learned: 'Learned',
      open: 'Not yet learned',
      difficulty: { beginner: 'Beginner', intermediate: 'Intermediate' },
    },
    timeline: { heading: 'The museum timeline', intro: 'Two lines of history that meet in 2008.' },
  },

  chapter: {
    breadcrumb: 'You are here',
    item: 'Chapter {order}',
    metaTitle: 'Chapter {order}: {title}',
    lessonCount: { one: '{count} lesson', other: '{count} lessons' },
    minutes: { one: '{count} minute', other: '{count} minutes' },
    overview: 'Overview',
    lessons: 'Lessons',
    lesson: 'Lesson {order}',
    comingSoon: 'Coming Soon',
    completed: 'Completed',
    ahead: 'This chapter’s turn has not come yet on your path. You can look around all the same.',
    sampleStatus: 'In the sample: {status}',
    status: 'On your path: {status}',
    notWritten: 'The lessons of this chapter are still being written. Their titles show what is planned.',
    concepts: 'Concepts in this chapter',
    previous: 'Previous chapter',
    next: 'Next chapter',
    back: 'Back to Dashboard',
  },

  lesson: {
    breadcrumb: 'You are here',
    progress: {
      label: 'Place in this lesson',
      position: '{position} of {total}',
      main: 'Main part: {name}',
      module: 'Part {position}: {name}',
    },
    moduleNames: { story: 'Story', analogy: 'Analogy', interactive: 'Try it' },
    minutes: { one: '{count} minute', other: '{count} minutes' },
    inChapter: 'Chapter {chapter}, lesson {lesson} of {total}',
    objectives: 'What you will learn',
    analogyLimits: 'Where the comparison ends',
    scene: { year: 'When', location: 'Where', character: 'Who' },
    truth: { documented: 'Documented', invented: 'Invented scene' },
    decision: { choose: 'Open a choice to see what happens.' },
    check: {
      heading: 'Check yourself',
      intro: {
        one: 'One question. Nothing is graded or sent.',
        other: '{count} questions. Nothing is graded or sent.',
      },
      question: 'Question {number} of {total}',
      submit: 'Check my answer',
      right: 'Right',
      wrong: 'Not quite',
      pickOne: 'Choose an answer first.',
      noScript: 'The right answer and the reasons:',
      result: '{right} of {total} right at the first try',
    },
    takeaways: 'To take with you',
    limits: 'What this does not show',
    sources: 'Sources',
    source: 'Source {number}',
    sourceMemory: 'From memory: the passage was not read again for this lesson.',
    concepts: 'Concepts learned here',
    back: 'Back to Dashboard',
    complete: 'Complete Lesson',
    completeAgain: 'Completed. Back to Dashboard',
    completeNoScript: 'Saving progress needs JavaScript.',
    completed: '“{title}” is complete. {done} of {total} lessons done.',
    completedAgain: 'You read “{title}” once more. It counts once.',
    untranslated: 'This lesson is not translated yet, so you are reading it in English.',
  },

  priceClock: {
    title: 'Price clock, 1923',
    tasks: 'Things to try',
    month: 'Month of payday',
    wage: 'Wage (paper marks)',
    presets: 'A wage worth about',
    payday: 'On payday',
    week: 'A week later',
    nextMonth: 'A month later',
    prewarMarks: '{marks} marks of 1914',
    rate: 'About {marks} marks for one dollar',
    left: '{percent} of its worth is left',
    gained: '{percent} more than on payday',
    less: 'less than {value}',
    verdict: {
      spend: 'Spend it at once.',
      hurry: 'Do not wait.',
      wait: 'This is the month in which waiting paid.',
      same: 'It makes no difference.',
    },
    verdictText: {
      loses: 'A month later, {percent} of its worth is gone.',
      gains: 'A month later, it is worth {percent} more.',
    },
    bread: 'Bread on payday: about {kilograms} kg.',
    breadNote: 'By one popular list of prices. Town records differ, some of them widely.',
    noBread: 'Bread on payday: no price is recorded for this month.',
    reformVerdict: 'An average cannot tell.',
    reform:
      'On November 1 a dollar cost about 130 billion marks, on November 23 about 4.2 trillion, the rate of the reform. So the worth of a wage hung on the day, and the clock gives none for later.',
    tableTitle: 'The same wage in every later month',
    tableCaption: 'What {wage} marks, paid in {month}, were worth in each month (estimates)',
    tableMonth: 'Month',
    tableDollars: 'US dollars',
    tableLeft: 'Worth that is left',
    estimate:
      'All rates are estimates: monthly averages, remembered from the official list and not read again in print.',
    formula: [
      'dollars = wage in marks / marks for one dollar',
      'worth that is left = rate on payday / rate later',
      'A week later lies at an even pace between two monthly averages.',
    ],
    constants: { prewar: 'Marks for one dollar before the war' },
    problems: {
      'not-a-number': 'Write the wage as a number, such as {example}.',
      'not-positive': 'The wage must be more than zero.',
      'too-large': 'That is more than this clock can count. Try fewer zeros.',
    },
  },

  /** Saving, moving and clearing progress. */
  data: {
    heading: 'Your data',
    where: 'Your progress is kept in this browser only. Nobody else can see it, and we have no copy.',
    safari:
      'Safari may delete what a site has stored after seven days of use without a visit to it. Other browsers may clear it when space is short. Keep a file to be safe.',
    exportHeading: 'Take it with you',
    export: 'Export my progress',
    exportNote: 'Saves a small file that you can open on another device.',
    exported: 'Saved as {file}.',
    importHeading: 'Bring it here',
    import: 'Import a file',
    importNote: 'Replaces the progress in this browser with the progress in the file.',
    importConfirm: 'The file has {done} of {total} lessons and {minutes} minutes. Replace what this browser has?',
    importYes: 'Replace my progress',
    importNo: 'Keep what I have',
    imported: 'Imported. You have {done} of {total} lessons.',
    refused: 'The file was not imported, and nothing has changed.',
    refusals: {
      empty: 'There is nothing in this file.',
      'too-large': 'This file is far too large to be a progress file.',
      'not-json': 'This file cannot be read. It may be damaged, or of another kind.',
      'not-ours': 'This file is not a progress file of this site.',
      'future-version': 'This file was written by a newer version of this site. Reload the page and try again.',
      'bad-field': 'Something in this file cannot be right ({field}). It may have been changed by hand.',
    },
    resetHeading: 'Start over',
    reset: 'Reset to zero',
    resetNote: 'Clears lessons, minutes and streak in this browser. You are asked once more first.',
    resetConfirm:
      'This clears your lessons, minutes and streak in this browser. It cannot be undone. Export a file first?',
    resetYes: 'Yes, reset to zero',
    resetNo: 'Cancel',
    resetDone: 'Reset. You are at zero now, and every lesson is waiting.',
  },

  /** Notices about the browser's storage. */
  storage: {
    heading: 'About your saved progress',
    setAside:
      'The progress saved in this browser could not be used, so it was set aside and kept. You see the sample instead.',
    leftAlone:
      'The progress saved in this browser could not be used, so it was left as it is. What you do here is not saved: it stays until you close the page. Export a file to keep it.',
    setAsideReasons: {
      empty: 'The record was empty.',
      'too-large': 'The record was far too large.',
      'not-json': 'The record was damaged.',
      'not-ours': 'The record belongs to something else.',
      'future-version': 'It was written by a newer version of this site. Reload the page to get that version.',
      'bad-field': 'Something in it cannot be right ({field}).',
    },
    full: 'This browser has no room left, so your last step was not saved. It stays until you close the page. Export a file to keep it.',
    refused:
      'This browser does not allow saving, perhaps because the window is private. Your progress stays until you close the page.',
    dismiss: 'Close this notice',
  },
};

/** English is the type of every other language. */
export type LearnMessages = typeof learn;
