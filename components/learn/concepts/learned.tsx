'use client';

import clsx from 'clsx';
import { Circle, CircleCheck } from 'lucide';
import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import { type ConceptId, concepts } from '@/content/concepts';
import { fill } from '@/lib/format/fill';
import type { Locale } from '@/lib/format/locale';
import { formatNumber } from '@/lib/format/number';
import { learnedConcepts } from '@/lib/learner/selectors';
import { useLearner, withLearner } from '../learner';

export const useLearned = (): ReadonlySet<ConceptId> => learnedConcepts(useLearner().state);

/** The label and the note share one grid cell, so that reading the stored progress causes no layout shift. */
export const LearnedCount = withLearner(function LearnedCount({
  locale,
  words,
  mark,
}: {
  locale: Locale;
  words: { learned: string; none: string };
  /** The label of the sample. */
  mark?: ReactNode;
}) {
  const learned = useLearned().size;
  return (
    <div className="mt-4 flex flex-wrap gap-x-2 text-base">
      <p className="font-semibold">
        {fill(words.learned, {
          learned: formatNumber(learned, locale),
          total: formatNumber(concepts.length, locale),
        })}
      </p>
      <div className="grid *:col-start-1 *:row-start-1">
        <p>{mark}</p>
        <p aria-hidden={learned > 0 || undefined} className={clsx('text-muted', learned > 0 && 'invisible')}>
          {words.none}
        </p>
      </div>
    </div>
  );
});

/** The dot before the name of an idea. */
export function LearnedDot({ concept, learned }: { concept: ConceptId; learned: string }) {
  const isLearned = useLearned().has(concept);
  return (
    <>
      <Icon
        node={isLearned ? CircleCheck : Circle}
        className={clsx('size-5 shrink-0 fill-paper', isLearned ? 'text-gain' : 'text-control')}
      />
      {isLearned && <span className="sr-only">{learned}: </span>}
    </>
  );
}
