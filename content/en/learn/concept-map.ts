/** The page of the concepts: a map of what builds on what, and the same as a list. */
export const conceptMap = {
  title: 'The map of ideas',
  metaTitle: 'The map of ideas: what builds on what',
  metaDescription:
    'All ideas of The Money Story on one map, from barter to spreading risk: what each builds on, its lesson and its glossary entry.',
  lede: '{total} ideas, {chapters} chapters. Each idea says what it builds on, and which lesson tells it.',
  learned: '{learned} of {total} learned',
  /** While nothing is learned. */
  none: 'Finish a lesson, and its ideas are marked here.',
  map: {
    heading: 'The map',
    label: 'Map of ideas: each leads to its lesson',
    hint: 'A line leads from an idea to those that build on it. Point at an idea, or move to it with the Tab key, to see everything it stands on and what stands on it. The red line is August 1971.',
    year: '1971',
    node: { learned: '{name}, learned', open: '{name}' },
  },
  /** The colors of the lines, by the chapter in which they begin. */
  lines: {
    heading: 'A line has the color of the chapter in which it begins:',
    ink: 'Chapters {from} to {to}, before 1971',
    loss: 'Chapter {from}, after 1971',
    bitcoin: 'Chapters {from} and {to}, Bitcoin',
    gain: 'Chapter {from}, your own money',
  },
  /** The map of phones and tablets, where the chapters stand above their ideas. */
  rail: {
    chapter: 'Chapter {order}',
    hint: 'Follow a line down, from an idea to those that build on it. The red line is August 1971.',
    /** Needs script. */
    press: 'Tap an idea to see what it stands on and what stands on it.',
    /** After the name of the idea that was tapped. */
    open: 'Open the lesson',
    close: 'Show all ideas again',
  },
  list: {
    heading: 'Idea by idea',
    buildsOn: 'Builds on',
    first: 'Builds on nothing before it.',
    lesson: 'Lesson: {title}',
    planned: 'Lesson to come: {title}',
    glossary: 'Glossary',
    glossaryOf: 'Glossary: {name}',
    learned: 'Learned',
    open: 'Not yet learned',
  },
  /** On the dashboard and in the glossary. */
  mapLink: 'A map of the ideas: what builds on what',
};
