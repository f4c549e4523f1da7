/** The ticket of the introduction. Numbers in braces are computed from the price index. */
export const birthYear = {
  kind: 'One dollar, one way',
  number: 'No. {year}',
  label: 'What year were you born?',
  hint: 'Any year from {min} to {max}.',
  placeholder: 'Your year',
  /** Stamped on the ticket until a year is typed. */
  example: 'Example',
  /** Stamped on the ticket of the reader's year, as on one for a museum. */
  valid: 'Admit one',
  /** Stamped on the ticket of a year that has none. */
  void: 'No ticket',
  /** The month of the price level, which the Time Machine uses for {base}, too. */
  to: 'May 2025',
  lost: '−{percent}',
  left: '{cents}¢ left',
  sentence: 'A dollar kept in a drawer since {year} had lost {lost} of what it could buy by May 2025.',
  /** Prices a year, so that two spans of different length can be compared. */
  baseline:
    'Prices rose {yearly} a year in that time, and {yearlyBefore} a year in the {span} years up to 1971 (a dollar lost {baseline}).',
  /** For a life longer than the index before 1971. */
  baselineAll:
    'Prices rose {yearly} a year in that time, and {yearlyBefore} a year from {from}, when the index starts, to 1971 (a dollar lost {baseline}). The two times overlap.',
  /** Opens the formula. */
  how: 'How it is counted',
  caveat: 'Cash earns nothing. Many savings accounts paid interest, and pay rose as well.',
  formula: '100¢ × {source} ÷ {target} = {cents}¢. US consumer price index: average of {year}, level of May 2025.',
  source: 'Source and caveats',
  /** What a screen reader says for the two ends of the journey. */
  route: '{year} to May 2025',
  errors: {
    notAYear: 'This is not a year. Write its four digits, such as {example}.',
    tooEarly: 'Our price index starts in {min}, so there is no ticket for an earlier year.',
    tooLate: 'Our price level is that of May 2025, so the last year with a ticket is {max}.',
  },
  copyLink: 'Copy the link',
  /** Only where the browser can pass a text to another app. */
  send: 'Send my ticket',
  sendFailed: 'Your browser did not open its list of apps. Copy the link instead.',
  picture: {
    title: 'In my lifetime',
    draw: 'Make a picture of it',
    save: 'Save the picture',
    note: 'The picture is drawn in your browser. Nothing is sent or kept.',
    failed: 'The picture could not be drawn. Check your connection and press again.',
    sentence: 'What a dollar in a drawer, without interest, lost from {year} to May 2025. Pay rose as well.',
    source: 'US consumer price index, Bureau of Labor Statistics',
  },
};
