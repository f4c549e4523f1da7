import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { openedByLink } from '@/components/calculators/frame/use-fragment-state';
import { replaceUrl } from '@/components/ui/replace-url';
import { type AddressFault, ANCHOR, type ExploreState, parseHash, toHash } from '@/lib/explore/state';
import { WIDE } from './wide';

/**
 * The state of the explorer, kept in the URL fragment. Every change adds an entry to the history, so that Back undoes it;
 * further typing in one field replaces the entry.
 */
export function useExplorerState(start: ExploreState) {
  const [state, setState] = useState(start);
  const [faults, setFaults] = useState<AddressFault[]>([]);
  const typedField = useRef<string | null>(null);

  const restore = useEffectEvent(() => {
    const { hash } = window.location;
    const parsed = parseHash(hash);
    // A link to another part of the page is no state, and leaves the chart as it is.
    if (!parsed && hash !== '' && hash !== `#${ANCHOR}`) return false;
    typedField.current = null;
    setState(parsed?.state ?? start);
    setFaults(parsed?.faults ?? []);
    return parsed !== null;
  });
  // A layout effect: input replayed after hydration must change the restored state, not be overwritten by it.
  useLayoutEffect(() => {
    const scrollToChart = () => {
      const chart = document.getElementById(ANCHOR);
      // A question pressed before hydration comes here, too. On a wide screen its drawing is beside it: the page must not move.
      const top = chart?.getBoundingClientRect().top ?? -1;
      if (window.matchMedia(WIDE).matches && top >= 0 && top < window.innerHeight / 2) return;
      chart?.scrollIntoView({ behavior: 'instant', block: 'start' });
    };
    if (restore() && openedByLink()) scrollToChart();
    const onHashChange = () => restore();
    window.addEventListener('hashchange', onHashChange);
    return () => window.removeEventListener('hashchange', onHashChange);
  }, []);

  return {
    state,
    faults,
    /** @param field the text field in which the change was typed */
    change(part: Partial<ExploreState>, field: string | null = null) {
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
