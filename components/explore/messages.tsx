import clsx from 'clsx';
import { Button } from '@/components/ui/button';
import type { ExploreResult } from '@/lib/explore/result';
import type { AddressFault, ExploreState } from '@/lib/explore/state';
import { type ExploreWords, faultText, problemText } from '@/lib/explore/words';
import { fill } from '@/lib/format/fill';
import type { Locale } from '@/lib/format/locale';

/** The settings that cannot be applied, in sentences. The live region is always rendered: screen readers announce only its changes. */
export function Messages({
  result: { problems, isDrawn },
  faults,
  indexYear,
  words,
  locale,
  change,
}: {
  result: ExploreResult;
  faults: readonly AddressFault[];
  /** A year at which all series can start at 100; null if there is none. */
  indexYear: number | null;
  words: ExploreWords;
  locale: Locale;
  change: (part: Partial<ExploreState>) => void;
}) {
  const hasUnits = problems.some(({ kind }) => kind === 'units');
  const texts = [
    ...(faults.length > 0 ? [words.address.intro] : []),
    ...faults.map((fault) => faultText(fault, words)),
    ...problems.map((problem) => problemText(problem, words, locale)),
  ];
  return (
    <div role="status" className="empty:hidden">
      {texts.length > 0 && (
        <div
          className={clsx(
            'mt-5 space-y-2 rounded-md border border-control border-l-4 bg-paper px-4 py-3 text-base',
            !isDrawn && 'border-l-loss',
          )}
        >
          {texts.map((text) => (
            <p key={text}>{text}</p>
          ))}
          {hasUnits && indexYear !== null && (
            <Button onClick={() => change({ index: indexYear })}>
              {fill(words.problems.startAt, { year: indexYear })}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
