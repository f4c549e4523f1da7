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
 *
 * What a reader typed before the script arrived is taken over, if the address says nothing else.
 */
export function useFragmentState<State>({
  id,
  start: initial,
  parse,
  print,
  inPage,
}: {
  /** The calculator's anchor, and the name of its state in the address. */
  id: string;
  start: () => State;
  /** null where the hash holds no state of this calculator. */
  parse: (hash: string, start: State) => State | null;
  /** The hash; null while there is no result to come back to. */
  print: (state: State) => string | null;
  /** What stands in the fields of the page; null where it is the start. */
  inPage: (root: Element, start: State) => State | null;
}) {
  const root = useRef<HTMLElement>(null);
  const isTouched = useRef(false);
  const [start] = useState(initial);
  const [state, setState] = useState(start);
  const rested = useSettled(state, TYPING_RESTS_MS);
  const hash = print(state);

  const write = useEffectEvent((settled: State) => {
    const hash = print(settled);
    // What was typed before the script came has not rested yet.
    if (isTouched.current && settled !== start && hash) window.history.replaceState(null, '', hash);
  });
  useEffect(() => write(rested), [rested]);

  const comeIntoView = () => root.current?.scrollIntoView({ behavior: 'instant', block: 'start' });
  const restore = useEffectEvent(() => {
    const restored = parse(window.location.hash, start);
    if (restored === null) return false;
    setState(restored);
    return true;
  });
  const comeToLife = useEffectEvent(() => {
    if (restore()) {
      if (comesByLink()) comeIntoView();
      return;
    }
    const typed = root.current && inPage(root.current, start);
    if (typed) {
      // An address that names another calculator stays as it is: only one at a time can stand in it.
      isTouched.current = window.location.hash === '';
      setState(typed);
    }
    // A link to the calculator alone: where it came later than the page, the browser found nothing to go to.
    if (window.location.hash === `#${id}` && comesByLink()) comeIntoView();
  });
  const follow = useEffectEvent(() => {
    // Whoever changed the address wants it so: what was typed just before does not take it back.
    isTouched.current = false;
    if (restore()) comeIntoView();
  });
  // Before the reader can do anything more: an effect would come later, and take back what was done meanwhile.
  useLayoutEffect(() => {
    comeToLife();
    const onHashChange = () => follow();
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
