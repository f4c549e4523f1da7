import clsx from 'clsx';
import { TrendingDown, TrendingUp } from 'lucide';
import { useAnnouncement } from '@/components/ui/browser/use-settled';
import { Icon } from '@/components/ui/icon';
import { NO_VALUE } from '@/lib/format/number';

export interface Result {
  id: string;
  label: string;
  /** Formatted; `NO_VALUE` if there is no result. */
  value: string;
  note?: string;
  verdict?: { kind: 'gain' | 'loss'; word: string };
}

/** The characters from which an answer gets smaller type, so that it fits one line of the panel: "$5,200 / year". */
const LONG_ANSWER = 11;

/** A tablet has no room for the largest type in a long answer, or in one of three in a row. A narrow panel has less for any. */
function sizeOf(value: string, inRow: boolean): string {
  if (value.length >= LONG_ANSWER) return 'lg:text-[2.5rem]';
  return inRow ? 'lg:text-5xl' : 'md:text-[clamp(2.25rem,17cqi,3rem)]';
}

/** The results of a calculator. They are announced to screen readers only after input has paused. */
export function Results({
  label,
  results,
  also = [],
  answer = results[0]?.id,
  inRow = false,
}: {
  label: string;
  results: readonly Result[];
  /** Results that are shown elsewhere and announced with these. */
  also?: readonly Result[];
  /** The id of the result in large type. Default: the first. */
  answer?: string;
  /** Beside each other on wide screens. */
  inRow?: boolean;
}) {
  const spoken = useAnnouncement(
    [...results, ...also]
      .map(({ label, value, verdict }) =>
        [`${label}: ${value}`, value !== NO_VALUE && verdict?.word].filter(Boolean).join(', '),
      )
      .join('. '),
  );
  return (
    <div className="@container">
      <dl aria-label={label} className={clsx('grid grid-cols-1 gap-5', inRow && 'md:grid-cols-3 md:gap-12')}>
        {results.map(({ id, label, value, note, verdict }) => {
          // Without a value, the verdict only keeps its room.
          const kind = value === NO_VALUE ? undefined : verdict?.kind;
          return (
            <div
              key={id}
              className={clsx(
                id === answer && 'answer',
                !verdict && 'border-line border-t pt-4',
                !verdict && (inRow ? 'max-md:first:border-0 max-md:first:pt-0' : 'first:border-0 first:pt-0'),
                verdict && 'rounded-lg border-l-4 p-4 tiny:p-2',
                kind && (kind === 'gain' ? 'border-l-gain-fill bg-gain-fill/10' : 'border-l-loss-fill bg-loss-fill/10'),
              )}
            >
              <dt className="text-base text-muted">{label}</dt>
              <dd
                className={clsx(
                  'mt-0.5 break-words font-display tabular-nums leading-tight',
                  id === answer && 'hyphens-auto text-4xl tiny:text-2xl',
                  id === answer && sizeOf(value, inRow),
                  id !== answer && 'text-2xl',
                  kind && (kind === 'gain' ? 'text-gain' : 'text-loss'),
                )}
              >
                <span className="calculator-result-value">{value}</span>
                {verdict && <Verdict {...verdict} />}
              </dd>
              {note && <dd className="mt-1.5 text-base text-muted">{note}</dd>}
            </div>
          );
        })}
      </dl>
      <output className="sr-only">{spoken}</output>
    </div>
  );
}

/** A gain or a loss as word, icon and color; a neutral verdict has neither icon nor color. */
export function Verdict({ kind, word }: { kind: 'gain' | 'loss' | 'neutral'; word: string }) {
  return (
    <span
      className={clsx(
        'mt-2 flex items-center gap-2 font-body font-semibold text-base leading-snug tiny:flex-wrap',
        kind === 'gain' && 'text-gain',
        kind === 'loss' && 'text-loss',
      )}
    >
      {kind !== 'neutral' && <Icon node={kind === 'gain' ? TrendingUp : TrendingDown} className="size-5 shrink-0" />}
      <span>{word}</span>
    </span>
  );
}
