'use client';

import clsx from 'clsx';
import { Circle, CircleCheck } from 'lucide';
import { Icon } from '@/components/ui/icon';
import { type ConceptId, concepts } from '@/content/concepts';
import { fill } from '@/lib/format/fill';
import type { Locale } from '@/lib/format/locale';
import { formatNumber } from '@/lib/format/number';
import { learnedConcepts } from '@/lib/learner/selectors';
import { useLearner } from '../learner';

/** The note about the sample keeps its height, so that reading the stored progress causes no layout shift. */
export function LearnedCount({ locale, words }: { locale: Locale; words: { learned: string; sampleNote: string } }) {
  const { state } = useLearner();
  return (
    <p className="mt-4 text-base">
      <strong className="font-semibold">
        {fill(words.learned, {
          learned: formatNumber(learnedConcepts(state).size, locale),
          total: formatNumber(concepts.length, locale),
        })}
      </strong>{' '}
      <span className={clsx('text-muted', state.sample.length === 0 && 'invisible')}>{words.sampleNote}</span>
    </p>
  );
}

export function LearnedMark({ concept, words }: { concept: ConceptId; words: { learned: string; open: string } }) {
  const isLearned = learnedConcepts(useLearner().state).has(concept);
  return (
    <span className={clsx('flex shrink-0 items-center gap-2 pt-0.5 text-base', isLearned ? 'text-gain' : 'text-muted')}>
      {/* Both words take the same room. */}
      <span className="grid justify-items-end *:col-start-1 *:row-start-1 max-sm:sr-only">
        <span>{isLearned ? words.learned : words.open}</span>
        <span aria-hidden="true" className="invisible">
          {words.open}
        </span>
      </span>
      <Icon node={isLearned ? CircleCheck : Circle} className="size-5" />
    </span>
  );
}

/** The dot of an idea on the narrow map. */
export function LearnedDot({ concept, learned }: { concept: ConceptId; learned: string }) {
  const isLearned = learnedConcepts(useLearner().state).has(concept);
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
