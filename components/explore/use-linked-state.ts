import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { openedByLink } from '@/components/fragment/opened-by-link';
import { WIDE } from './wide';

/** What an entry of the history keeps: the fragment of each view by its anchor, because the address has that of one view only. */
type Entry = Readonly<Record<string, unknown>> | null;

/**
 * The state of a view of the explorer, kept in the URL fragment. Every change adds an entry to the history, so that Back undoes it;
 * further typing in one field replaces the entry. Each entry has the state of all views.
 */
export function useLinkedState<State extends object, Fault>({
  anchor,
  top = anchor,
  start,
  parse,
  toHash,
}: {
  /** The id of the view, and the name of its state in the fragment. */
  anchor: string;
  /** The id of the element that a link to a state brings to the top of the screen. */
  top?: string;
  start: State;
  /** Returns null if the fragment has no state of this view. */
  parse: (hash: string) => { state: State; faults: Fault[] } | null;
  toHash: (state: State) => string;
}) {
  const [state, setState] = useState(start);
  const [faults, setFaults] = useState<Fault[]>([]);
  const typedField = useRef<string | null>(null);

  /** @param entry of the history; null for a fragment that a link has named */
  const stateOf = (entry: Entry, hash: string): { state: State; faults: Fault[] } => {
    const named = parse(hash);
    if (named) return named;
    const kept = entry?.[anchor];
    // The start itself, which the page can draw without loading anything.
    if (typeof kept === 'string') return { state: (kept !== toHash(start) && parse(kept)?.state) || start, faults: [] };
    // A link to another part of the page leaves the view as it is.
    const isElsewhere = !entry && hash !== '' && hash !== `#${anchor}`;
    return isElsewhere ? { state, faults } : { state: start, faults: [] };
  };
  const restore = useEffectEvent((entry: Entry) => {
    const restored = stateOf(entry, window.location.hash);
    typedField.current = null;
    setState(restored.state);
    setFaults(restored.faults);
    keep('replaceState', { [anchor]: toHash(restored.state) });
  });
  const restoreFirst = useEffectEvent(() => {
    restore(window.history.state);
    if (parse(window.location.hash) && openedByLink()) scrollToView(top);
  });
  // A layout effect: input replayed after hydration must change the restored state, not be overwritten by it.
  useLayoutEffect(() => {
    restoreFirst();
    // Not `hashchange`: two entries can have one fragment and differ in another view. A link is a `popstate` without a state, too.
    const onPopState = ({ state: entry }: PopStateEvent) => restore(entry);
    window.addEventListener('popstate', onPopState);
    return () => window.removeEventListener('popstate', onPopState);
  }, []);

  return {
    state,
    faults,
    /** @param field the text field in which the change was typed */
    change(part: Partial<State>, field: string | null = null) {
      const next = { ...state, ...part };
      const hash = toHash(next);
      if (hash === toHash(state)) return;
      const isTyping = field !== null && field === typedField.current;
      keep(isTyping ? 'replaceState' : 'pushState', { [anchor]: hash }, hash);
      typedField.current = field;
      setFaults([]);
      setState(next);
    },
    /** The fragment of this state. */
    link: toHash(state),
  };
}

/** Adds to what the entry of the history keeps, in the same entry or in a new one. */
function keep(how: 'pushState' | 'replaceState', states: Record<string, string>, url?: string) {
  window.history[how]({ ...window.history.state, ...states }, '', url);
}

/** A question pressed before hydration comes here, too. On a wide screen its drawing is beside it: the page must not move. */
function scrollToView(id: string) {
  const view = document.getElementById(id);
  const top = view?.getBoundingClientRect().top ?? -1;
  if (window.matchMedia(WIDE).matches && top >= 0 && top < window.innerHeight / 2) return;
  view?.scrollIntoView({ behavior: 'instant', block: 'start' });
}
