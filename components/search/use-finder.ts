import { useCallback, useEffect, useRef, useState } from 'react';
import { fetchOnce } from '@/components/islands/fetch-once';
import { importLater } from '@/components/islands/import-later';
import { isLineFrugal } from '@/components/islands/line';
import type { Locale } from '@/lib/format/locale';
import type { SameWords } from '@/lib/format/searchable';
import type { Finder } from '@/lib/search/found';
import type { IndexPiece } from '@/lib/search/piece';

export interface FinderData {
  /** The addresses of the pieces of the index, in their order. */
  pieces: readonly string[];
  /** The words that a question has anyway, separated by spaces. */
  small: string;
  sameWords: SameWords;
  locale?: Locale;
}

/**
 * The search with its index, which comes in pieces. The first answers, the others complete the answers; on a slow line they come only when
 * the reader asks for them. A piece that was lost is asked for again by the next call of `load`.
 */
export function useFinder({ pieces, small, sameWords, locale }: FinderData) {
  const [finder, setFinder] = useState<Finder | null>(null);
  /** How many pieces the index has. */
  const [ready, setReady] = useState(0);
  const [isLost, setLost] = useState(false);
  const work = useRef({ isRunning: false, wanted: 0, ready: 0, finder: null as Finder | null });

  /** @param isWhole the reader wants the long texts, too, on any line */
  const load = useCallback(
    async (isWhole = !isLineFrugal()) => {
      const state = work.current;
      state.wanted = Math.max(state.wanted, isWhole ? pieces.length : 1);
      if (state.isRunning || state.ready >= state.wanted) return;
      state.isRunning = true;
      setLost(false);
      try {
        const first = fetchPiece(pieces[0] as string);
        const finder =
          state.finder ??
          (await importLater('Search', () => import('@/lib/search/finder'))).createFinder({
            small,
            sameWords,
            locale,
          });
        state.finder = finder;
        await first;
        while (state.ready < state.wanted) {
          await finder.add(await fetchPiece(pieces[state.ready] as string));
          setReady(++state.ready);
          setFinder(finder);
        }
      } catch {
        setLost(true);
      }
      state.isRunning = false;
    },
    [pieces, small, sameWords, locale],
  );

  const isWhole = ready === pieces.length;
  const [isFrugal, setFrugal] = useState(false);
  useEffect(() => setFrugal(isLineFrugal()), []);
  return { finder, ready, isLost, isWhole, isFrugal, load };
}

const fetchPiece = (address: string) => fetchOnce<IndexPiece>(address, (answer) => answer.json());
