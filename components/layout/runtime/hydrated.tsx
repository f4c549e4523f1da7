'use client';

import { usePathname } from 'next/navigation';
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
 * The one replay of input that arrived before hydration: values typed, chosen or restored by the browser, then presses.
 * Also marks the document as hydrated. Rendered once, last in the body. See boot.js.
 */
export function Hydrated() {
  const changed = useRef<ChangedField[]>([]);
  const pathname = usePathname();
  const firstPathname = useRef(pathname);

  // In the commit of another page, before it is painted.
  useLayoutEffect(() => {
    if (pathname !== firstPathname.current) applyWholeStyles();
  }, [pathname]);

  useLayoutEffect(() => {
    // Read before any component renders again: React would write its own state into the fields.
    changed.current = findChangedFields(document);
    document.documentElement.dataset.hydrated = '';
    delete document.documentElement.dataset.waiting;
    const notice = document.getElementById('script-missing');
    if (notice) notice.hidden = true;
  }, []);

  useEffect(() => {
    // Input between hydration and its replay has reached React already and is newer.
    const isNewer = new WeakSet<EventTarget>();
    const onInput = ({ isTrusted, target }: Event) => isTrusted && target && isNewer.add(target);
    window.addEventListener('input', onInput, true);
    const replays = [
      ...changed.current.map((change) => () => isNewer.has(change.field) || replayField(change)),
      ...(window.earlyEvents ?? []).map((event) => () => replayPress(event)),
    ];
    changed.current = [];
    window.earlyEvents = [];
    // One a task, so that each event sees the state that layout effects and the event before it have set.
    const next = () => {
      replays.shift()?.();
      if (replays.length > 0) setTimeout(next);
      else window.removeEventListener('input', onInput, true);
    };
    setTimeout(next);
  }, []);

  useEffect(() => {
    // An entry that a link into the page adds to the history lacks the router's state, and the router would ignore a
    // return to it from another page. It adds its state to entries that are replaced.
    const adoptEntry = () => {
      if (window.history.state === null) window.history.replaceState(null, '', window.location.href);
    };
    window.addEventListener('hashchange', adoptEntry);
    return () => window.removeEventListener('hashchange', adoptEntry);
  }, []);

  useEffect(() => {
    // The router does not scroll when a link leads to the page that is open.
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[href]:not([target])');
      const isPlain = !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
      if (link && isPlain && link.href === window.location.href.replace(/#.*$/, '')) window.scrollTo(0, 0);
    };
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, []);

  return null;
}

/**
 * The inline style is the part that the first page uses; another page needs the whole sheets. If one of them is late or lost, the
 * browser loads that page itself.
 */
function applyWholeStyles() {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[data-precedence]')) {
    if (!isLoaded(link)) return window.location.reload();
    link.media = 'all';
  }
}

function isLoaded({ sheet }: HTMLLinkElement): boolean {
  try {
    return Boolean(sheet?.cssRules);
  } catch {
    return false; // Chromium refuses to read the rules of a lost sheet.
  }
}

/** Fields whose value differs from the HTML. */
function findChangedFields(root: ParentNode): ChangedField[] {
  return [...root.querySelectorAll<Field>('input, select, textarea')].filter(isChanged).map((field) => ({
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
  // An event that caused the hydration is still being dispatched: React answers it itself.
  if (event.eventPhase !== Event.NONE || !target.isConnected) return;
  if (event instanceof KeyboardEvent) {
    target.dispatchEvent(new KeyboardEvent(event.type, { key: event.key, bubbles: true, cancelable: true }));
  } else {
    target.closest('button')?.click();
  }
}
