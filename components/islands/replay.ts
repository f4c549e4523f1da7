import { placeOf } from './state';

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
export type ChangedField = { field: Field; value: string; checked: boolean };

const fieldsOf = (root: ParentNode) => [...root.querySelectorAll<Field>('input, select, textarea')];

/** Whether something was typed or chosen there since the page was served. */
export const hasChangedField = (root: ParentNode) => fieldsOf(root).some(isChanged);

/** Fields of an island whose value differs from the HTML. */
export function findChangedFields(island: HTMLElement): ChangedField[] {
  return fieldsOf(island)
    .filter((field) => placeOf(field) === island && isChanged(field))
    .map((field) => ({
      field,
      value: field.value,
      checked: field instanceof HTMLInputElement && field.checked,
    }));
}

const isCheckable = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio');

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
export function replayField({ field, value, checked }: ChangedField) {
  if (isCheckable(field)) {
    field.checked = !checked;
    field.click();
  } else if (field instanceof HTMLSelectElement || field.type === 'file') {
    if (field.type !== 'file') field.value = value;
    field.dispatchEvent(new Event('change', { bubbles: true }));
  } else {
    const caret = field === document.activeElement && field.selectionStart;
    field.value = field.defaultValue;
    const prototype = field instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype;
    Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
    field.dispatchEvent(new Event('input', { bubbles: true }));
    if (typeof caret === 'number') field.setSelectionRange(caret, caret);
  }
}

/** Repeats a press or a key. */
export function replayPress(event: Event) {
  const target = event.target as Element;
  if (!target.isConnected) return;
  if (event instanceof KeyboardEvent) {
    target.dispatchEvent(new KeyboardEvent(event.type, { key: event.key, bubbles: true, cancelable: true }));
  } else {
    target.closest('button')?.click();
  }
}
