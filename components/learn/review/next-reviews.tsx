import clsx from 'clsx';
import type { Content } from '@/lib/content/content';
import type { Locale } from '@/lib/format/locale';
import { countOf } from '@/lib/format/plural';
import type { Lesson } from '@/lib/learner/learning-path';
import type { plannedReviews } from '@/lib/learner/review';

export type NextWords = Pick<Content['review'], 'next' | 'planned'>;

/** No more than have room in place of the example question. */
const LISTED = 7;

/** The next reviews, and then the lessons that are not finished. */
export function NextReviews({
  locale,
  planned,
  open,
  titles,
  words,
}: {
  locale: Locale;
  planned: ReturnType<typeof plannedReviews>;
  open: readonly Lesson[];
  titles: Readonly<Record<string, string>>;
  words: NextWords;
}) {
  const lessons = [
    ...planned.map(({ lesson, days }) => ({ id: lesson.id, days })),
    ...open.filter(({ status }) => status === 'written').map(({ id }) => ({ id, days: null })),
  ];
  return (
    <section aria-labelledby="next-reviews" className="border-line text-base max-lg:border-t max-lg:pt-6">
      <h2 id="next-reviews" className="eyebrow font-body text-muted">
        {words.next}
      </h2>
      <ul className="mt-2 divide-y divide-line">
        {lessons.slice(0, LISTED).map(({ id, days }) => (
          <li key={id} className="flex justify-between gap-4 py-2 leading-snug">
            <span>{titles[id]}</span>
            <span
              className={clsx('shrink-0 tabular-nums', days !== null && days <= 0 ? 'font-semibold' : 'text-muted')}
            >
              {days === null
                ? words.planned.unread
                : days <= 0
                  ? words.planned.due
                  : countOf(words.planned.days, days, locale)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
