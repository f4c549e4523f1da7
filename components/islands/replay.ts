import { islandOf } from './state';

export type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
export type Control = HTMLButtonElement | Field;

const CONTROLS = 'button, input, select, textarea';

/** The controls of an island, without those of the islands in it. */
export const controlsIn = (island: HTMLElement) =>
  [...island.querySelectorAll<Control>(CONTROLS)].filter((control) => islandOf(control) === island);

/** Whether something was typed or chosen in an island since the page was served. */
export const hasChangedField = (island: HTMLElement) => controlsIn(island).some(isChanged);

export const isCheckable = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio');

export function isChanged(field: Control): boolean {
  if (field instanceof HTMLButtonElement) return false;
  if (isCheckable(field)) {
    return field.type === 'radio' ? field.checked && !field.defaultChecked : field.checked !== field.defaultChecked;
  }
  if (field instanceof HTMLSelectElement) {
    const initial = [...field.options].find((option) => option.defaultSelected) ?? field.options[0];
    return initial !== undefined && !initial.selected;
  }
  return field.value !== field.defaultValue;
}

/**
 * Follows the focus until React has hydrated: an event that moves it can itself make React render a translated island anew, which
 * removes the control that just got it.
 *
 * @returns a function that ends this and returns the control that had the focus
 */
export function followFocus(controls: readonly Control[]): () => Control | undefined {
  const find = (target: EventTarget | null) => controls.find((control) => control === target);
  let focused = find(document.activeElement);
  const onFocus = ({ target }: Event) => {
    focused = find(target);
  };
  window.addEventListener('focusin', onFocus, true);
  return () => {
    window.removeEventListener('focusin', onFocus, true);
    return focused;
  };
}

/** Gives the focus, with the selection, to the control that replaces one that was removed. */
export function moveFocus(from: Control, to: Control) {
  to.focus({ preventScroll: true });
  if ('selectionStart' in from && 'selectionStart' in to && typeof from.selectionStart === 'number')
    to.setSelectionRange(from.selectionStart, from.selectionEnd);
}

/** Repeats a press or a key on the control that it was for. */
export function replayPress(event: Event, control = (event.target as Element).closest<Control>(CONTROLS)) {
  if (!control?.isConnected) return;
  if (event instanceof KeyboardEvent) {
    control.dispatchEvent(new KeyboardEvent(event.type, { key: event.key, bubbles: true, cancelable: true }));
  } else {
    control.click();
  }
}
