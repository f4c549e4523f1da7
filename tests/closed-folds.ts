/**
 * Runs in a page: the summaries of the folds whose content cannot be seen. Folds that are not on paper at all do not count.
 */
export function closedFolds(): string[] {
  return [...document.querySelectorAll('details')].flatMap((fold) => {
    const content = [...fold.children].filter(({ localName }) => localName !== 'summary');
    const isShown = content.some((part) => part.checkVisibility());
    return isShown || !fold.checkVisibility() ? [] : [fold.querySelector('summary')?.textContent?.trim() ?? ''];
  });
}
