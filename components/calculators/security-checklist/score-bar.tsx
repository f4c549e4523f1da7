import clsx from 'clsx';
import { CircleAlert, CircleCheck, CircleDashed } from 'lucide';
import { Icon } from '@/components/ui/icon';
import { MedalRing } from '@/components/ui/medal-ring';
import type { ChecklistScore, ScoreLabel } from '@/lib/calculators/checklist-score';
import type { Content } from '@/lib/content/content';
import { fill } from '@/lib/format/fill';

type Words = Content['calculators']['SecurityChecklist'];

const LABELS: Record<ScoreLabel, { word: keyof Words['labels']; icon: typeof CircleCheck; text: string; bar: string }> =
  {
    excellent: { word: 'excellent', icon: CircleCheck, text: 'text-gain', bar: 'fill-gain-fill' },
    good: { word: 'good', icon: CircleCheck, text: 'text-gain', bar: 'fill-gain-fill' },
    fair: { word: 'fair', icon: CircleDashed, text: 'text-bitcoin', bar: 'fill-bitcoin-fill' },
    'needs-work': { word: 'needsWork', icon: CircleAlert, text: 'text-loss', bar: 'fill-loss-fill' },
  };

export function spokenScore({ percent, label }: ChecklistScore, words: Words): string {
  return `${words.score}: ${fill(words.scoreValue, { percent })}, ${words.labels[LABELS[label].word]}`;
}

/** The score, its label and a bar, with a medal on its edge when everything is done; sticky at the bottom of the viewport. */
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
  return (
    <div className="score-bar sticky bottom-0 z-10 [@media(max-height:30rem)]:static border-line border-t bg-raised px-5 py-4 no-js:hidden md:px-8 print:static">
      {done === total && (
        <span className="pointer-events-none absolute -top-16 right-5 grid place-items-center *:col-start-1 *:row-start-1 motion-safe:animate-appear md:right-8 print:hidden">
          <MedalRing className="size-18" />
          <Icon node={CircleCheck} className="size-9 text-gain" />
        </span>
      )}
      <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
        <p className="flex items-baseline gap-2">
          <span className="text-base text-muted">{words.score}: </span>
          <span className={clsx('font-display text-3xl tabular-nums leading-none', text)}>
            {fill(words.scoreValue, { percent: score.percent })}
          </span>
        </p>
        <p className={clsx('flex items-center gap-1.5 font-semibold text-base', text)}>
          <Icon node={icon} className="size-5" />
          {words.labels[word]}
        </p>
        <p className="ml-auto text-base text-muted tabular-nums">{fill(words.progress, { done, total })}</p>
      </div>
      <svg
        viewBox="0 0 100 1"
        preserveAspectRatio="none"
        aria-hidden="true"
        className="mt-3 block h-2 w-full rounded-full bg-sunk"
      >
        <rect width={score.percent} height="1" className={bar} />
      </svg>
      <p className="mt-2 text-base max-sm:hidden">{words.meanings[word]}</p>
    </div>
  );
}
