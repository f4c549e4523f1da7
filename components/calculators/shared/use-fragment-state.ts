import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { TYPING_RESTS_MS, useSettled } from './use-settled';

/** Who comes back, or loads the page again, is brought by the browser to where he was; who follows a link, to the result. */
let isBack = false;
if (typeof window !== 'undefined') {
  // The entry that a link into the page makes bears no state.
  window.addEventListener('popstate', ({ state }) => {
    isBack = state !== null;
  });
}
function comesByLink(): boolean {
  const [opening] = performance.getEntriesByType?.('navigation') ?? [];
  const type = (opening as PerformanceNavigationTiming | undefined)?.type;
  return !isBack && type !== 'reload' && type !== 'back_forward';
}

/**
 * A calculator's state, kept in the address behind the "#", which a link restores and no request carries.
 */
export function useFragmentState<State>({
  id,
  start: initial,
  parse,
  print,
}: {
  /** The calculator's anchor, and the name of its state in the address. */
  id: string;
  start: () => State;
  /** null where the hash holds no state of this calculator. */
  parse: (hash: string, start: State) => State | null;
  /** The hash; null while there is no result to come back to. */
  print: (state: State) => string | null;
}) {
  const root = useRef<HTMLElement>(null);
  const isTouched = useRef(false);
  const [start] = useState(initial);
  const [state, setState] = useState(start);
  const rested = useSettled(state, TYPING_RESTS_MS);
  const hash = print(state);

  const write = useEffectEvent((settled: State) => {
    const hash = print(settled);
    if (isTouched.current && settled !== start && hash) window.history.replaceState(null, '', hash);
  });
  useEffect(() => write(rested), [rested]);

  const comeIntoView = () => root.current?.scrollIntoView({ behavior: 'instant', block: 'start' });
  const restore = useEffectEvent((hash = window.location.hash) => {
    const restored = parse(hash, start);
    if (restored === null) return false;
    setState(restored);
    return true;
  });
  const restoreFirst = useEffectEvent(() => {
    if (restore() && comesByLink()) comeIntoView();
  });
  const follow = useEffectEvent((hash?: string) => {
    // The reader chose this fragment: a value typed just before must not replace it.
    isTouched.current = false;
    if (restore(hash)) comeIntoView();
  });
  // A layout effect: input replayed after hydration must change the restored state, not be overwritten by it.
  useLayoutEffect(() => {
    restoreFirst();
    // Not location.hash: another calculator may have written its own state since the link was followed.
    const onHashChange = ({ newURL }: HashChangeEvent) => follow(newURL ? new URL(newURL).hash : undefined);
    window.addEventListener('hashchange', onHashChange);
    return () => window.removeEventListener('hashchange', onHashChange);
  }, []);

  return {
    /** Goes on the outermost element, which a restoring link scrolls to. */
    root,
    state,
    /** The state once it has stood still, to be complained about. */
    rested,
    change(next: (before: State) => State) {
      isTouched.current = true;
      setState(next);
    },
    reset() {
      isTouched.current = false;
      setState(start);
      const { pathname, search, hash } = window.location;
      if (hash.startsWith(`#${id}?`)) window.history.replaceState(null, '', pathname + search);
    },
    /** The address of this result; null while there is none. */
    link: hash === null ? null : () => window.location.href.replace(/#.*$/, '') + hash,
  };
}
