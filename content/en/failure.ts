/** Shown when a page breaks down and loading it again did not help. */
export const failure = {
  title: 'This page did not load',
  text: 'Something failed on our side, or your connection did. What you have learned is kept in this browser.',
  home: 'Go to the start page',
};
