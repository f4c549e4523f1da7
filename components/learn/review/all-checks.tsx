'use client';

import { SiteLink } from '@/components/layout/site-link';
import type { Content } from '@/lib/content/content';
import { localePath } from '@/lib/content/links';
import type { Locale } from '@/lib/format/locale';
import { countOf } from '@/lib/format/plural';
import { writtenLessons } from '@/lib/learner/learning-path';
import { plannedReviews } from '@/lib/learner/review';
import { useLearner, useToday } from '../learner';

/** Every lesson that has a check, with the day of its next review once the reader has finished it. */
export function AllChecks({
  locale,
  titles,
  words,
}: {
  locale: Locale;
  titles: Readonly<Record<string, string>>;
  words: Content['review']['planned'];
}) {
  const { state } = useLearner();
  const today = useToday();
  const planned = new Map(
    today === null ? [] : plannedReviews(state, today).map(({ lesson, days }) => [lesson.id as string, days]),
  );
  return (
    <ul className="mt-4 gap-x-14 md:columns-2">
      {writtenLessons.map(({ id }) => {
        const days = planned.get(id);
        return (
          <li
            key={id}
            className="flex break-inside-avoid items-center justify-between gap-4 border-line border-t text-base"
          >
            <SiteLink
              href={`${localePath(locale, `/lesson/${id}`)}#check`}
              className="inline-flex min-h-11 items-center py-1.5 hover:underline hover:decoration-2 hover:decoration-bitcoin hover:underline-offset-4"
            >
              {titles[id]}
            </SiteLink>
            <span className="w-24 shrink-0 text-right text-muted">
              {days !== undefined && (days <= 0 ? words.due : countOf(words.days, days, locale))}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
