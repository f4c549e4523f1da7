import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { replaceUrl } from '@/components/ui/browser/replace-url';
import { readParams, toFragment } from '@/lib/fragment';

/** What is kept in the history beside the address, so that Back finds the place again. */
interface KeptPlace {
  searchScroll: number;
  searchMost: number;
  searchPieces: number;
}

const queryIn = (hash: string) => readParams(hash, '')?.get('q') ?? null;

/** The words of the reader, kept in the address (`/search#q=wallet`), which the browser sends to no server. */
export function useQuery() {
  const [query, setQuery] = useState('');
  const restore = useEffectEvent(() => {
    const linked = queryIn(window.location.hash);
    if (linked !== null || window.location.hash === '') setQuery(linked ?? '');
  });
  // A layout effect: input replayed after hydration must change the restored words, not be overwritten by them.
  useLayoutEffect(() => {
    restore();
    const onHashChange = () => restore();
    window.addEventListener('hashchange', onHashChange);
    return () => window.removeEventListener('hashchange', onHashChange);
  }, []);

  function change(text: string) {
    setQuery(text);
    const { pathname, search } = window.location;
    // A longer address would be refused when it is read.
    const hash = text.trim() && text.length <= LONGEST ? `#${toFragment('', { q: text })}` : '';
    replaceUrl(pathname + search + hash);
  }
  return { query, change };
}

const LONGEST = 400;

/** Keeps the place for Back, and gives it once. */
export function usePlace({ most, ready, isShown }: { most: number; ready: number; isShown: boolean }) {
  const [kept, setKept] = useState<KeptPlace | null>(null);
  const keep = useEffectEvent(() => {
    const place: KeptPlace = { searchScroll: window.scrollY, searchMost: most, searchPieces: ready };
    window.history.replaceState({ ...window.history.state, ...place }, '');
  });
  useLayoutEffect(() => {
    const state: Partial<KeptPlace> | null = window.history.state;
    if (typeof state?.searchScroll === 'number') setKept(state as KeptPlace);
  }, []);
  useEffect(() => {
    const onLeave = () => keep();
    window.addEventListener('pagehide', onLeave);
    return () => window.removeEventListener('pagehide', onLeave);
  }, []);
  useEffect(() => {
    if (!kept || !isShown) return;
    window.scrollTo({ top: kept.searchScroll, behavior: 'instant' });
    setKept(null);
  }, [kept, isShown]);
  return kept;
}
