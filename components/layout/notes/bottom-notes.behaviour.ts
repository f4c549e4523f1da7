/** Keeps `--notes-height` of <html>: what gets the focus, and what is sticky at the bottom, is above the notes (WCAG 2.4.11). */
export function measureNotes(notes: HTMLElement) {
  new ResizeObserver(() => {
    const { style } = document.documentElement;
    // Without a note the style sheet has the value: a change of it styles the whole page anew.
    if (notes.offsetHeight > 0) style.setProperty('--notes-height', `${notes.offsetHeight}px`);
    else style.removeProperty('--notes-height');
  }).observe(notes);
}
