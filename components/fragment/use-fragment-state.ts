import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { replaceUrl } from '@/components/ui/browser/replace-url';
import { TYPING_PAUSE_MS } from '@/components/ui/browser/typing-pause';
import { useSettled } from '@/components/ui/browser/use-settled';
import { type ReadLink, readParams } from '@/lib/fragment';
import { openedByLink } from './opened-by-link';

/** The state of a calculator or a card, kept in the URL fragment: a link restores it, and the browser sends it to no server. */
export function useFragmentState<State>({
  id,
  start: initial,
  parse,
  toHash,
}: {
  /** The anchor, and the name of its state in the fragment. */
  id: string;
  start: () => State;
  /** Returns null if the hash has no state of this id. */
  parse: (hash: string, start: State) => ReadLink<State> | null;
  /** Returns the hash, or null if the state has no result. */
  toHash: (state: State) => string | null;
}) {
  const root = useRef<HTMLElement>(null);
  const isTouched = useRef(false);
  const [start] = useState(initial);
  const [state, setState] = useState(start);
  const [lost, setLost] = useState<ReadLink<State>['lost']>([]);
  const rested = useSettled(state, TYPING_PAUSE_MS);
  const hash = toHash(state);

  const write = useEffectEvent((settled: State) => {
    const hash = toHash(settled);
    if (isTouched.current && settled !== start && hash) replaceUrl(hash);
  });
  useEffect(() => write(rested), [rested]);

  const scrollIntoView = () => {
    root.current?.closest('details')?.setAttribute('open', '');
    root.current?.scrollIntoView({ behavior: 'instant', block: 'start' });
  };
  const restore = useEffectEvent((hash = window.location.hash) => {
    const restored = parse(hash, start);
    if (restored === null) return false;
    setState(restored.state);
    setLost(restored.lost);
    return true;
  });
  const restoreFirst = useEffectEvent(() => {
    if (restore() && openedByLink()) scrollIntoView();
  });
  const follow = useEffectEvent((hash?: string) => {
    // The reader chose this fragment: a value typed just before must not replace it.
    isTouched.current = false;
    if (restore(hash)) scrollIntoView();
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
    /** Ref of the outermost element, which a link scrolls to. */
    root,
    state,
    /** The state after input has paused; errors are shown for it. */
    rested,
    /** @param field the key that the reader sets; without it the reader sets all */
    change(next: (before: State) => State, field?: string) {
      isTouched.current = true;
      setLost((before) => (field === undefined || before === 'all' ? [] : before.filter((key) => key !== field)));
      setState(next);
    },
    reset() {
      isTouched.current = false;
      setState(start);
      setLost([]);
      const { pathname, search, hash } = window.location;
      if (readParams(hash, id)) replaceUrl(pathname + search);
    },
    /** The keys that a damaged link lost, until the reader sets them. They have the values of the start. */
    lost,
    /** The fragment of this result; null if there is no result. */
    link: hash,
  };
}
