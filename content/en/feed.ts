/** The feed of what is new, for feed readers. */
export const feed = {
  title: 'Bitcoin Journey: guides, lessons, data and corrections',
  /** The kind of an entry. */
  categories: { guides: 'Guide', lesson: 'Lesson', data: 'Data', correction: 'Correction' },
};
