/**
 * Every sentence of the reading room: dashboard, chapter and lesson pages, the learner's bar, saving and
 * moving progress. Names in braces are filled in. Where a number decides the word, there is one sentence for
 * `one` and one for `other`.
 */
export const learn = {
  bar: {
    label: 'Learning',
    title: 'Dashboard',
    subtitle: 'Learning Progress & Stats',
    dashboard: 'Dashboard',
    home: 'Bitcoin Journey, home',
    level: 'Level {level}',
    language: {
      label: 'Language',
      /** A language's own name: the same in every language of the site. */
      names: { en: 'English', es: 'Español', pt: 'Português' },
    },
  },

  /** The label of numbers that include the sample; `meaning` is for screen readers, after `label`. */
  sampleMark: { label: 'Sample', meaning: 'progress: see what it is' },

  dashboard: {
    title: 'Dashboard',
    description: 'Your place on the learning path: chapters about money, and what comes next for you.',
    /** As long as the sample is in the record: `count` is the number of its lessons. */
    sample: {
      one: 'This is sample progress, as if you had finished {count} lesson.',
      other: 'This is sample progress, as if you had finished {count} lessons.',
    },
    /** After `sample`, with script. */
    sampleGrows: 'What you finish is added to it.',
    own: 'This is your own progress. It is kept in this browser and nowhere else.',
    unsaved: 'This is your own progress. This browser has not saved it, so keep it as a file.',
    saveIt: 'Save it to a file',
    startAtZero: 'Start at zero',
    /** After `startAtZero`. */
    undo: 'Undo',
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
      planned: 'Being written',
      comingSoon: 'Coming Soon',
      readAhead: 'One chapter follows another. A locked one can be opened, too: you can read ahead.',
    },
    outcomes: { heading: 'What You’ll Learn' },
    teachers: 'Plans, worksheets and keys for a class:',
    progress: {
      heading: 'Progress',
      lessons: 'Lessons completed',
      lessonsValue: '{done} of {total}',
      percent: '{percent} of the path.',
      time: 'Time spent',
      timeValue: { one: '{count} minute', other: '{count} minutes' },
      counted: 'How is this counted?',
      timeNote: 'Time spent counts the stated minutes of the lessons you finish. There is no stopwatch.',
      shelf: 'A shelf with {total} books, one for each lesson. {done} of them are read.',
      shelfKey: {
        done: 'Read',
        next: 'Next',
        open: 'Open',
        planned: 'Being written',
        thickness: 'A longer lesson is a thicker book.',
      },
    },
    streak: {
      heading: 'Streak',
      days: { one: '{count} day', other: '{count} days' },
      phase: {
        none: 'Finish a lesson, and your first day counts.',
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
      /** Above the titles of the lessons after the next. */
      after: 'After that',
      comingSoon: 'You have finished every lesson that is written. This one comes next and is still being written.',
      finished: 'You have finished the whole path. There is a sheet to print.',
    },
    concepts: {
      heading: 'Concepts',
      summary: '{learned} of {total} learned',
      all: 'Show all {total}',
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
    start: 'Start with lesson {order}',
    goOn: 'Go on with lesson {order}',
    overview: 'Overview',
    lessons: 'Lessons',
    lesson: 'Lesson {order}',
    comingSoon: 'Coming Soon',
    completed: 'Completed',
    planned: 'This chapter is still being written.',
    status: { complete: 'Complete', in_progress: 'In progress', locked: 'Locked' },
    /** After `status.locked`. */
    readAhead: 'You can read ahead.',
    notWritten: 'The lessons of this chapter are still being written. Their titles show what is planned.',
    concepts: 'Concepts in this chapter',
    previous: 'Previous chapter',
    next: 'Next chapter',
    teach: 'For teachers: a class hour on this chapter',
    back: 'Back to Dashboard',
  },

  lesson: {
    breadcrumb: 'You are here',
    progress: {
      label: 'Place in this lesson',
      position: '{position} of {total}',
      left: { one: '{count} minute left', other: '{count} minutes left' },
      /** In place of the minutes while less than half a minute is left. */
      end: 'Nearly there',
      module: 'Part {position}: {name}',
    },
    moduleNames: { story: 'Story', analogy: 'Analogy', interactive: 'Try it', decision: 'Decide' },
    minutes: { one: '{count} minute', other: '{count} minutes' },
    inChapter: 'Chapter {chapter}, lesson {lesson} of {total}',
    start: 'Start with a guess',
    resume: 'Go on where you were',
    objectives: 'What you will learn',
    analogyLimits: 'Where the comparison ends',
    scene: { year: 'When', location: 'Where', character: 'Who' },
    truth: { documented: 'Documented', remembered: 'Told from memory of a book', invented: 'Invented scene' },
    guess: {
      label: 'Take a guess',
      right: 'Right.',
      wrong: 'Not quite.',
      open: 'No answer is exact.',
      skip: 'Just tell me',
    },
    tasks: 'Things to try',
    moreTasks: { one: '{count} more thing to try', other: '{count} more things to try' },
    taskAnswer: 'See the answer',
    formula: 'The formula',
    decision: { choose: 'Open a choice to see what happens.' },
    check: {
      heading: 'Check yourself',
      intro: {
        one: 'One question. Nothing is graded or sent.',
        other: '{count} questions. Nothing is graded or sent.',
      },
      question: 'Question {number} of {total}',
      submit: 'Check my answer',
      /** In its place after a wrong answer. */
      again: 'Try again',
      right: 'Right.',
      wrong: 'Not quite.',
      pickOne: 'Choose an answer first.',
      noScript: 'The right answer and the reasons:',
      result: '{right} of {total} right at the first try',
    },
    takeaways: 'To take with you',
    limits: 'What this does not show',
    sources: 'Sources',
    /** What a press shows on phones. */
    sourcesFolded: { one: '{count} source', other: 'All {count} sources' },
    source: 'Source {number}',
    sourceMemory: 'From memory: the passage was not read again for this lesson.',
    concepts: 'Concepts learned here',
    back: 'Back to Dashboard',
    complete: 'Complete Lesson',
    next: 'Next: {title}',
    /** Above the title of the next lesson, beside its picture. */
    nextCard: 'Next lesson',
    /** On a button beside `next`. */
    open: 'Start this lesson',
    chapterEnd: {
      label: 'End of chapter {order}: {title}',
      heading: 'Could you explain this to a friend?',
      pictureHeading: 'I can now explain',
      draw: 'Make a picture of it',
      save: 'Save the picture',
      note: 'The picture is drawn here in your browser. Nothing is sent.',
      failed: 'The picture could not be drawn. Check your connection and press again.',
    },
    completeNoScript: 'Saving progress needs JavaScript.',
    completed: '“{title}” is complete. {done} of {total} lessons done.',
    /** After the lesson with which a chapter is complete. */
    chapterDone: {
      text: 'Chapter {order} is done: {title}',
      picture: 'Make a picture of it',
    },
    /** After the last lesson of the path that was open. */
    pathDone: { text: 'You have walked the whole path.', sheet: 'See your sheet' },
  },

  /** Saving, moving and clearing progress. */
  data: {
    heading: 'Your data',
    where: 'Your progress is kept in this browser only. Nobody else can see it, and we have no copy.',
    safari:
      'Safari may delete what a site has stored after seven days of use without a visit to it. Other browsers may clear it when space is short. Keep a file to be safe.',
    exportHeading: 'Take it with you',
    export: 'Export my progress',
    exportNote:
      'Saves a small file that you can open on another device: lessons, reviews, minutes, streak, and a name if you keep one here.',
    exported: 'Saved as {file}.',
    importHeading: 'Bring it here',
    import: 'Import a file',
    importNote: 'Replaces the progress in this browser with the progress in the file.',
    importConfirm: 'The file has {done} of {total} lessons and {minutes} minutes. Replace what this browser has?',
    importYes: 'Replace my progress',
    importNo: 'Keep what I have',
    imported: 'Imported. You have {done} of {total} lessons.',
    importedUnsaved: 'You have {done} of {total} lessons for this visit only: this browser has not saved them.',
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
    resetNote:
      'Clears lessons, reviews, minutes, streak and name in this browser, and records that were set aside. You are asked once more first.',
    resetConfirm:
      'This clears your lessons, reviews, minutes, streak and name in this browser, and every record that was set aside. It cannot be undone. Export a file first?',
    resetYes: 'Yes, reset to zero',
    resetNo: 'Cancel',
    resetDone: 'Reset. You are at zero now, with {total} lessons ahead.',
    resetDoneUnwritten: 'Reset. You are at zero now. {written} of {total} lessons are written so far.',
    resetUnsaved: 'You are at zero now, for this visit only: this browser has not saved it.',
    kept: {
      heading: 'Set aside',
      note: 'Progress saved in this browser that this version of the site could not use. It stays here until you delete it or reset.',
      item: 'Record {number}, {size} characters.',
      inPlace: 'It still stands in its place. A reset or an import moves it here.',
      save: 'Save record {number}',
      delete: 'Delete record {number}',
      confirm: 'Delete record {number} from this browser? It cannot be undone.',
      yes: 'Yes, delete it',
      no: 'Keep it',
      deleted: 'Record {number} is deleted.',
    },
  },

  /** Notices about the browser's storage. */
  storage: {
    heading: 'About your saved progress',
    setAside:
      'The progress saved in this browser could not be used, so it was set aside and kept. You find it on the dashboard, under Your data.',
    leftAlone:
      'The progress saved in this browser could not be used, so it was left as it is. What you do here is not saved: it stays until you close this tab, or until you reset or import.',
    setAsideReasons: {
      empty: 'The record was empty.',
      'too-large': 'The record was far too large.',
      'not-json': 'The record was damaged.',
      'not-ours': 'The record belongs to something else.',
      'future-version': 'The record was written by a newer version of this site. Reload the page to get that version.',
      'bad-field': 'Something in the record cannot be right ({field}).',
    },
    full: 'This browser has no room left, so your last step was not saved. It stays until you close this tab. Export a file to keep it.',
    refused:
      'This browser does not allow saving, perhaps because the window is private. Your progress can be lost at the next page. Export a file to keep it.',
    save: 'Save what could not be used',
    dismiss: 'Close this notice',
  },
};
