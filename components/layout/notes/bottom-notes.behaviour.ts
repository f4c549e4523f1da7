/** Keeps `--notes-height` of <html>: what gets the focus, and what is sticky at the bottom, is above the notes (WCAG 2.4.11). */
export function measureNotes(notes: HTMLElement) {
  new ResizeObserver(() => {
    document.documentElement.style.setProperty('--notes-height', `${notes.offsetHeight}px`);
  }).observe(notes);
}
