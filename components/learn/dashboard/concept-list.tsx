'use client';

import clsx from 'clsx';
import { Circle, CircleCheck } from 'lucide';
import { useLearner, withLearner } from '@/components/learn/learner/learner';
import { SampleMark } from '@/components/learn/learner/sample-mark';
import { Fold } from '@/components/ui/folds/fold';
import { Icon } from '@/components/ui/icon';
import type { ConceptDifficulty, ConceptId } from '@/content/concepts';
import type { Content } from '@/lib/content/content';
import { fill } from '@/lib/format/fill';
import type { Locale } from '@/lib/format/locale';
import { formatNumber } from '@/lib/format/number';
import { learnedConcepts } from '@/lib/learner/selectors';

export const ConceptList = withLearner(function ConceptList({
  locale,
  words,
  concepts,
  sampleMark,
}: {
  locale: Locale;
  words: Content['learn']['dashboard']['concepts'];
  concepts: readonly { id: ConceptId; name: string; difficulty: ConceptDifficulty }[];
  sampleMark: Content['learn']['sampleMark'];
}) {
  const learned = learnedConcepts(useLearner().state);
  return (
    <>
      <p className="own-record mt-3 text-muted">
        <span>
          {fill(words.summary, {
            learned: formatNumber(learned.size, locale),
            total: formatNumber(concepts.length, locale),
          })}
        </span>{' '}
        <SampleMark locale={locale} words={sampleMark} />
      </p>
      <Fold
        summary={fill(words.all, { total: formatNumber(concepts.length, locale) })}
        summaryClass="mt-2 text-base"
        onPhonesOnly
      >
        <ul className="own-record mt-2 gap-x-10 md:mt-6 sm:columns-2 lg:columns-3">
          {concepts.map(({ id, name, difficulty }) => {
            const isLearned = learned.has(id);
            return (
              <li key={id} className="flex break-inside-avoid items-start gap-3 border-line border-t py-2.5">
                <Icon
                  node={isLearned ? CircleCheck : Circle}
                  className={clsx('mt-1 size-5 shrink-0', isLearned ? 'text-gain' : 'text-control')}
                />
                <span className={clsx('mr-auto', isLearned && 'font-semibold')}>
                  {name}
                  <span className="sr-only">{`, ${isLearned ? words.learned : words.open}`}</span>
                </span>
                <span className="pt-0.5 text-base text-muted">{words.difficulty[difficulty]}</span>
              </li>
            );
          })}
        </ul>
      </Fold>
    </>
  );
});
