/** Words every calculator shares. */
export const common = {
  noScript:
    'This calculator needs JavaScript to take your own numbers. Without it these fields change nothing: they show an example that was worked out in advance.',
  errors: {
    empty: 'This field is empty. Type a number, such as {example}.',
    notANumber: 'This is not a number. Type a number, such as {example}.',
    tooSmall: 'This number is too small. Type a number from {min} to {max}.',
    tooLarge: 'This number is too large. Type a number from {min} to {max}.',
  },
  results: 'Results',
  actions: {
    copyLink: 'Copy link to this result',
    linkCopied: 'Link Copied',
    copyFailed: 'Your browser did not let us copy. The link is selected below: copy it from there.',
    linkField: 'Link to this result',
    noLink: 'There is no result to link to yet. Change the field that is marked above.',
    reset: 'Reset',
  },
  formula: { formula: 'Formula', constants: 'Constants' },
};
