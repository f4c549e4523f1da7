/** The text of an element with a space between its parts: a title is no word with the sentence below it. */
export function spacedText(element: Element | null): string {
  const parts: string[] = [];
  const texts = document.createTreeWalker(element ?? document.createElement('p'), NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) parts.push((texts.currentNode as Text).data);
  return parts.join(' ');
}
