/**
 * An answer that was shown stays when its option is closed again. The right option is to be read beside a wrong one, and when none was
 * chosen: it opens with the first option, or with the answer that the reader asks for.
 */
export function startGuess(guess: HTMLElement) {
  const options = [...guess.querySelectorAll<HTMLDetailsElement>('fieldset details')];
  let isTried = false;
  const answer = () => {
    guess.dataset.answered = '';
    if (isTried) return;
    isTried = true;
    for (const option of options) if ('right' in option.dataset) option.open = true;
  };
  for (const option of options) option.addEventListener('toggle', () => option.open && answer());
  guess.querySelector('fieldset button')?.addEventListener('click', answer);
  if (options.some(({ open }) => open)) answer();
}

/** The scenes before a place of the lesson were read on an earlier visit, and ask nothing again. */
export function answerBefore(place: Element) {
  for (const guess of document.querySelectorAll<HTMLElement>('.guess[data-scene]')) {
    if (guess.compareDocumentPosition(place) & Node.DOCUMENT_POSITION_FOLLOWING) guess.dataset.answered = '';
  }
}
