import clsx from 'clsx';
import { BadgeCheck, CircleAlert, CircleCheck, CircleDashed } from 'lucide';
import { Icon } from '@/components/ui/icon';
import { MedalRing } from '@/components/ui/medal-ring';
import { type ChecklistScore, LABEL_LIMITS, type ScoreLabel } from '@/lib/calculators/checklist-score';
import type { Content } from '@/lib/content/content';
import { fill } from '@/lib/format/fill';

type Words = Content['calculators']['SecurityChecklist'];

const LABELS: Record<ScoreLabel, { word: keyof Words['labels']; icon: typeof CircleCheck; text: string; bar: string }> =
  {
    excellent: { word: 'excellent', icon: BadgeCheck, text: 'text-gain', bar: 'fill-gain-fill' },
    good: { word: 'good', icon: CircleCheck, text: 'text-gain', bar: 'fill-gain-fill' },
    fair: { word: 'fair', icon: CircleDashed, text: 'text-bitcoin', bar: 'fill-bitcoin-fill' },
    'needs-work': { word: 'needsWork', icon: CircleAlert, text: 'text-loss', bar: 'fill-loss-fill' },
  };

export function spokenScore({ percent, label }: ChecklistScore, words: Words): string {
  return `${words.score}: ${fill(words.scoreValue, { percent })}, ${words.labels[LABELS[label].word]}`;
}

/** The score, its label and a bar, with a medal on its edge when everything is done; sticky while the reader uses the list (calculator.css). */
export function ScoreBar({
  score,
  done,
  total,
  words,
}: {
  score: ChecklistScore;
  done: number;
  total: number;
  words: Words;
}) {
  const { word, icon, text, bar } = LABELS[score.label];
  // Before the first tick the label is no warning yet.
  const color = done === 0 ? 'text-ink' : text;
  return (
    <div className="calculator-score-bar flex flex-wrap items-center gap-x-2 gap-y-1 border-line border-t bg-raised px-4 py-3 no-js:hidden sm:gap-x-4 sm:px-5 sm:py-4 md:px-8 print:py-2">
      {done === total && (
        <span className="pointer-events-none absolute -top-16 right-5 grid place-items-center *:col-start-1 *:row-start-1 motion-safe:animate-appear md:right-8 print:hidden">
          <MedalRing className="size-18" />
          <Icon node={CircleCheck} className="size-9 text-gain" />
        </span>
      )}
      <p className="flex items-baseline gap-2">
        <span className="text-base text-muted max-sm:sr-only">{words.score}: </span>
        <span className={clsx('font-display text-2xl tabular-nums leading-none sm:text-3xl', color)}>
          {fill(words.scoreValue, { percent: score.percent })}
        </span>
      </p>
      <p className={clsx('flex items-center gap-1.5 font-semibold text-base', color)}>
        <Icon node={icon} className="size-5 max-sm:hidden" />
        <span>{words.labels[word]}</span>
      </p>
      <p className="ml-auto text-muted text-sm tabular-nums sm:text-base">{fill(words.progress, { done, total })}</p>
      <svg
        viewBox="0 0 100 1"
        preserveAspectRatio="none"
        aria-hidden="true"
        className="mt-1 block h-2.5 basis-full rounded-full bg-sunk sm:mt-2"
      >
        <rect width={score.percent} height="1" className={bar} />
        {/* A notch where each label begins. */}
        <path
          d={LABEL_LIMITS.map((percent) => `M${percent} 0v1`).join('')}
          vectorEffect="non-scaling-stroke"
          strokeWidth="3"
          className="stroke-raised"
        />
      </svg>
      <p className="mt-1 basis-full text-base max-sm:hidden print:hidden">{words.meanings[word]}</p>
    </div>
  );
}
