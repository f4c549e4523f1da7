import { type Control, type Field, isChanged, isCheckable } from './replay';

export type ChangedField = { field: Field; value: string; checked: boolean; at: number };

const isField = (control: Control): control is Field => !(control instanceof HTMLButtonElement);

/** Another one of its group was chosen since. */
const isUnchosen = (field: Field) => field instanceof HTMLInputElement && field.type === 'radio' && !field.checked;

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
    const { selectionStart, selectionEnd } = field;
    field.value = value === field.defaultValue ? '' : field.defaultValue;
    const prototype = field instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype;
    Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
    field.dispatchEvent(new Event('input', { bubbles: true }));
    // Both ends: what a reader types next replaces what is selected. Sliders have no selection.
    if (field === document.activeElement && typeof selectionStart === 'number')
      field.setSelectionRange(selectionStart, selectionEnd);
  }
}
