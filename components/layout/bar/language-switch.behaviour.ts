import { keepChoice } from './chosen-language';

/** The list of languages closes as menus do, and its links keep the place in the page. */
export function keepPlace(list: HTMLElement): void {
  if (!(list instanceof HTMLDetailsElement)) return;
  keepChoice(list);
  list.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || !list.open) return;
    list.open = false;
    list.querySelector('summary')?.focus();
  });
  const closeFor = (target: EventTarget | null) => {
    if (target instanceof Node && !list.contains(target)) list.open = false;
  };
  list.addEventListener('focusout', ({ relatedTarget }) => closeFor(relatedTarget));
  document.addEventListener('click', ({ target }) => closeFor(target));
}
