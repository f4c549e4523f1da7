'use client';

import clsx from 'clsx';
import { Circle, CircleCheck } from 'lucide';
import { Icon } from '@/components/ui/icon';
import { type ConceptId, concepts } from '@/content/concepts';
import { fill } from '@/lib/format/fill';
import type { Locale } from '@/lib/format/locale';
import { formatNumber } from '@/lib/format/number';
import { learnedConcepts } from '@/lib/learner/selectors';
import { withoutSample } from '@/lib/learner/state';
import { useLearner } from '../learner';

/** Only the reader's own: among so many marks, those of the sample could not be told from them. */
export const useLearned = (): ReadonlySet<ConceptId> => learnedConcepts(withoutSample(useLearner().state));

/** The note keeps its height, so that reading the stored progress causes no layout shift. */
export function LearnedCount({ locale, words }: { locale: Locale; words: { learned: string; none: string } }) {
  const learned = useLearned().size;
  return (
    <p className="no-js:hidden mt-4 text-base">
      <strong className="mr-2 font-semibold">
        {fill(words.learned, {
          learned: formatNumber(learned, locale),
          total: formatNumber(concepts.length, locale),
        })}
      </strong>{' '}
      <span className={clsx('text-muted', learned > 0 && 'invisible')}>{words.none}</span>
    </p>
  );
}

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
