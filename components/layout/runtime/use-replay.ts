import { useEffect, useLayoutEffect, useRef } from 'react';

declare global {
  interface Window {
    /** Presses recorded by boot.js before hydration. */
    earlyEvents?: Event[];
  }
}

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
type ChangedField = { field: Field; value: string; checked: boolean };

/**
 * The one replay of input that arrived before hydration: values typed, chosen or restored by the browser, then presses. A part
 * that hydrates later (`data-late`, see when-near.tsx) repeats its own.
 *
 * @param rootOf a constant function: the part of the document that hydrates with the calling component
 */
export function useReplay(rootOf: () => Document | HTMLElement | null) {
  const changed = useRef<ChangedField[]>([]);
  const presses = useRef<Event[]>([]);

  useLayoutEffect(() => {
    const root = rootOf();
    if (!root) return;
    // Read before any component renders again: React would write its own state into the fields.
    changed.current = findChangedFields(root);
    presses.current = takePresses(root);
    if (window.earlyEvents?.length) return;
    delete document.documentElement.dataset.waiting;
    const notice = document.getElementById('script-missing');
    if (notice) notice.hidden = true;
  }, [rootOf]);

  useEffect(() => {
    // Input between hydration and its replay has reached React already and is newer.
    const isNewer = new WeakSet<EventTarget>();
    const onInput = ({ isTrusted, target }: Event) => isTrusted && target && isNewer.add(target);
    window.addEventListener('input', onInput, true);
    const replays = [
      ...changed.current.map((change) => () => isNewer.has(change.field) || replayField(change)),
      ...presses.current.map((event) => () => replayPress(event)),
    ];
    changed.current = [];
    presses.current = [];
    // One a task, so that each event sees the state that layout effects and the event before it have set.
    const next = () => {
      replays.shift()?.();
      if (replays.length > 0) setTimeout(next);
      else window.removeEventListener('input', onInput, true);
    };
    setTimeout(next);
  }, []);
}

const isLate = (target: Element) => target.closest('[data-late]') !== null;

/** Takes the presses out of the record of boot.js. */
function takePresses(root: Document | HTMLElement): Event[] {
  const record = window.earlyEvents ?? [];
  const isMine = ({ target }: Event) => target instanceof Element && root.contains(target) && !isLate(target);
  const taken = record.filter(isMine);
  for (const event of taken) record.splice(record.indexOf(event), 1);
  // An event that caused the hydration is still being dispatched: React answers it itself.
  return taken.filter(({ eventPhase }) => eventPhase === Event.NONE);
}

const fieldsOf = (root: ParentNode) => [...root.querySelectorAll<Field>('input, select, textarea')];

/** Whether something was typed or chosen there since the page was served. */
export const hasChangedField = (root: ParentNode) => fieldsOf(root).some(isChanged);

/** Fields whose value differs from the HTML. */
function findChangedFields(root: ParentNode): ChangedField[] {
  return fieldsOf(root)
    .filter((field) => !isLate(field) && isChanged(field))
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
function replayField({ field, value, checked }: ChangedField) {
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

function replayPress(event: Event) {
  const target = event.target as Element;
  if (!target.isConnected) return;
  if (event instanceof KeyboardEvent) {
    target.dispatchEvent(new KeyboardEvent(event.type, { key: event.key, bubbles: true, cancelable: true }));
  } else {
    target.closest('button')?.click();
  }
}
