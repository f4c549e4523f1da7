import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { openedByLink } from '@/components/fragment/opened-by-link';
import { replaceUrl } from '@/components/ui/browser/replace-url';
import { WIDE } from './wide';

/**
 * The state of a view of the explorer, kept in the URL fragment. Every change adds an entry to the history, so that Back undoes it;
 * further typing in one field replaces the entry.
 */
export function useLinkedState<State extends object, Fault>({
  anchor,
  start,
  parse,
  toHash,
}: {
  /** The id of the view, and the name of its state in the fragment. */
  anchor: string;
  start: State;
  /** Returns null if the fragment has no state of this view. */
  parse: (hash: string) => { state: State; faults: Fault[] } | null;
  toHash: (state: State) => string;
}) {
  const [state, setState] = useState(start);
  const [faults, setFaults] = useState<Fault[]>([]);
  const typedField = useRef<string | null>(null);

  const restore = useEffectEvent(() => {
    const { hash } = window.location;
    const parsed = parse(hash);
    // A link to another part of the page is no state, and leaves the view as it is.
    if (!parsed && hash !== '' && hash !== `#${anchor}`) return false;
    typedField.current = null;
    setState(parsed?.state ?? start);
    setFaults(parsed?.faults ?? []);
    return parsed !== null;
  });
  const restoreFirst = useEffectEvent(() => {
    if (restore() && openedByLink()) scrollToView(anchor);
  });
  // A layout effect: input replayed after hydration must change the restored state, not be overwritten by it.
  useLayoutEffect(() => {
    restoreFirst();
    const onHashChange = () => restore();
    window.addEventListener('hashchange', onHashChange);
    return () => window.removeEventListener('hashchange', onHashChange);
  }, []);

  return {
    state,
    faults,
    /** @param field the text field in which the change was typed */
    change(part: Partial<State>, field: string | null = null) {
      const next = { ...state, ...part };
      const hash = toHash(next);
      if (hash === toHash(state)) return;
      if (field !== null && field === typedField.current) replaceUrl(hash);
      else window.history.pushState(null, '', hash);
      typedField.current = field;
      setFaults([]);
      setState(next);
    },
    /** The fragment of this state. */
    link: toHash(state),
  };
}

/** A question pressed before hydration comes here, too. On a wide screen its drawing is beside it: the page must not move. */
function scrollToView(anchor: string) {
  const view = document.getElementById(anchor);
  const top = view?.getBoundingClientRect().top ?? -1;
  if (window.matchMedia(WIDE).matches && top >= 0 && top < window.innerHeight / 2) return;
  view?.scrollIntoView({ behavior: 'instant', block: 'start' });
}
