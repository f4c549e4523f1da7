'use client';

import clsx from 'clsx';
import { Circle, CircleCheck } from 'lucide';
import { Icon } from '@/components/ui/icon';
import type { ConceptDifficulty } from '@/content/concepts';
import { fill } from '@/lib/format/fill';
import type { Locale } from '@/lib/format/locale';
import { formatNumber } from '@/lib/format/number';
import { conceptProgress } from '@/lib/learner/selectors';
import { useLearner } from '../learner';

/** The ideas of the path in the order in which they are taught; those a finished lesson taught are marked. */
export function ConceptList({
  locale,
  words,
  names,
}: {
  locale: Locale;
  words: { summary: string; learned: string; open: string; difficulty: Record<ConceptDifficulty, string> };
  names: Readonly<Record<string, string>>;
}) {
  const progress = conceptProgress(useLearner().state);
  const learned = progress.filter((concept) => concept.learned).length;
  return (
    <>
      <p className="mt-3 text-muted text-xl">
        {fill(words.summary, { learned: formatNumber(learned, locale), total: formatNumber(progress.length, locale) })}
      </p>
      <ul className="mt-6 gap-x-10 sm:columns-2 lg:columns-3">
        {progress.map((concept) => {
          const sign = concept.learned ? CircleCheck : Circle;
          return (
            <li key={concept.id} className="flex break-inside-avoid items-start gap-3 border-line border-t py-2.5">
              <Icon
                node={sign}
                className={clsx('mt-1 size-5 shrink-0', concept.learned ? 'text-gain' : 'text-control')}
              />
              <span className={clsx('mr-auto', concept.learned && 'font-semibold')}>
                {names[concept.id]}
                <span className="sr-only">, {concept.learned ? words.learned : words.open}</span>
              </span>
              <span className="pt-0.5 text-base text-muted">{words.difficulty[concept.difficulty]}</span>
            </li>
          );
        })}
      </ul>
    </>
  );
}
