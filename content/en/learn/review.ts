/** The page for reviews: a short mixed check of finished lessons. */
export const review = {
  title: 'Review',
  metaTitle: 'Review: a short mixed check',
  metaDescription:
    'Five questions from lessons you have finished, at growing intervals, so that what you learned stays with you. No points and no grades.',
  lede: 'Up to {count} questions from lessons you have finished. No points, no grades.',
  /** Above what is due. */
  today: 'Today',
  due: {
    one: '{count} lesson is due today.',
    other: '{count} lessons are due today. The questions come a few at a time.',
  },
  nothingYet: 'There is nothing to review yet. Finish a lesson, and its questions come back here the next day.',
  noneDue: {
    one: 'Nothing is due today. Next on {day}: “{title}”.',
    other: 'Nothing is due today. Next on {day}: {count} lessons.',
  },
  noneDueSoon: {
    one: 'Nothing is due today. Tomorrow: “{title}”.',
    other: 'Nothing is due today. Tomorrow: {count} lessons.',
  },
  start: 'Start the review',
  /** For a reader who has finished nothing. */
  first: 'Start with lesson {number}',
  /** On a day without reviews. */
  goOn: 'Next lesson: {title}',
  /** Above the question that a first visit can try. */
  tryOne: 'Try one now',
  tried: 'That is all there is to a review.',
  /** Above the list of the next lessons to come back. */
  next: 'Next in line',
  /** Above the lessons below it, which have no review yet. */
  unread: 'Still to read',
  loading: 'Fetching the questions.',
  failed: 'The questions could not be fetched. Check your connection and try again. The lessons below have them, too.',
  retry: 'Try again',
  heading: 'Today’s questions',
  untilRight: 'Try each until it is right. At the end you see how many you had at the first try.',
  from: 'From “{title}”',
  done: {
    title: 'Done for today.',
    result: '{right} of {total} right at the first try.',
    right: '“{title}” comes back in {count} days.',
    rightOne: '“{title}” comes back tomorrow.',
    wrong: '“{title}” comes back tomorrow: one answer was not right at the first try.',
    more: {
      one: '{count} more lesson is due, whenever you like.',
      other: '{count} more lessons are due, whenever you like.',
    },
    again: 'Go on with the next questions',
    back: 'Back to Dashboard',
  },
  how: {
    title: 'How it works',
    text: 'What you recall from memory after a pause stays longer than what you read twice in a row. Research on memory agrees on that. It does not agree on the best pauses, so ours are simple.',
    intervals: 'The questions of a lesson come back after {days} days, as long as your first answers are right.',
    wrong: 'After a wrong answer they come back the next day.',
    calm: 'Nothing is lost if you leave it for a month. What is due waits.',
  },
  noScript:
    'Choosing the questions that are due needs JavaScript. Without it, every check is at the end of its lesson:',
  lessons: 'All checks',
  lessonsLead: 'Each row leads to the questions at the end of its lesson.',
  planned: {
    due: 'due today',
    unread: 'not read yet',
    /** Of a lesson that is not planned. */
    questions: { one: '{count} question', other: '{count} questions' },
    days: { one: 'in {count} day', other: 'in {count} days' },
  },
  /** On the dashboard. */
  dashboard: {
    due: { one: '{count} lesson to look at again today.', other: '{count} lessons to look at again today.' },
    none: 'Nothing to review today.',
    /** After each of the two. */
    start: 'Go to the review',
    link: 'See how reviews work',
  },
};
