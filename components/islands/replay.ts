import { placeOf } from './state';

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
export type ChangedField = { field: Field; value: string; checked: boolean; at: number };

export type Control = HTMLButtonElement | Field;

const CONTROLS = 'button, input, select, textarea';

/** The controls of an island, without those of the islands in it. */
export const controlsIn = (island: HTMLElement) =>
  [...island.querySelectorAll<Control>(CONTROLS)].filter((control) => placeOf(control) === island);

const isField = (control: Control): control is Field => !(control instanceof HTMLButtonElement);

/** Whether something was typed or chosen in an island since the page was served. */
export const hasChangedField = (island: HTMLElement) => findChangedFields(controlsIn(island)).length > 0;

/** The time of the last input; 0 for a value that the browser has restored. */
const inputAt = (field: Field) => window.earlyInputs?.get(field) ?? 0;

/** The fields whose value differs from the HTML, or that got the same value again: a press before can change it. */
export function findChangedFields(controls: readonly Control[]): ChangedField[] {
  return controls
    .filter(isField)
    .filter((field) => isChanged(field) || (inputAt(field) > 0 && !isUnchosen(field)))
    .map((field) => ({
      field,
      value: field.value,
      checked: field instanceof HTMLInputElement && field.checked,
      at: inputAt(field),
    }));
}

const isCheckable = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio');

/** Another one of its group was chosen since. */
const isUnchosen = (field: Field) => field instanceof HTMLInputElement && field.type === 'radio' && !field.checked;

function isChanged(field: Field): boolean {
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
 * Gives a field the value again with the events of a reader. React ignores an event that does not change the value it last
 * saw, so the field first gets another value through React's own setter.
 */
export function replayField({ field, value, checked }: Omit<ChangedField, 'at'>) {
  if (isCheckable(field)) {
    field.checked = !checked;
    field.click();
  } else if (field instanceof HTMLSelectElement || field.type === 'file') {
    if (field.type !== 'file') field.value = value;
    field.dispatchEvent(new Event('change', { bubbles: true }));
  } else {
    const caret = field === document.activeElement && field.selectionStart;
    field.value = value === field.defaultValue ? '' : field.defaultValue;
    const prototype = field instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype;
    Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
    field.dispatchEvent(new Event('input', { bubbles: true }));
    if (typeof caret === 'number') field.setSelectionRange(caret, caret);
  }
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
