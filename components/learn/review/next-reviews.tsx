import clsx from 'clsx';
import { SiteLink } from '@/components/layout/site-link';
import type { Content } from '@/lib/content/content';
import type { Lesson } from '@/lib/content/lessons/learning-path';
import { localePath } from '@/lib/content/links';
import type { Locale } from '@/lib/format/locale';
import { countOf } from '@/lib/format/plural';
import type { plannedReviews } from '@/lib/learner/review';

export type NextWords = Pick<Content['review'], 'next' | 'planned' | 'unread'>;

/** No more than have room in place of the example question. */
const LISTED = 6;

/** The next reviews; where they leave room, the lessons whose reviews begin once they are read. */
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
  const reviews = planned.slice(0, LISTED);
  const unread = open.filter(({ status }) => status === 'written').slice(0, LISTED - reviews.length);
  return (
    <div className="border-line text-base max-lg:border-t max-lg:pt-6">
      <section aria-labelledby="next-reviews">
        <h2 id="next-reviews" className="eyebrow font-body text-muted">
          {words.next}
        </h2>
        <ul className="mt-2 divide-y divide-line">
          {reviews.map(({ lesson, days }) => (
            <li key={lesson.id} className="flex justify-between gap-4 py-2 leading-snug">
              <span>{titles[lesson.id]}</span>
              <span className={clsx('shrink-0 tabular-nums', days <= 0 ? 'font-semibold' : 'text-muted')}>
                {days <= 0 ? words.planned.due : countOf(words.planned.days, days, locale)}
              </span>
            </li>
          ))}
        </ul>
      </section>
      {unread.length > 0 && (
        <section aria-labelledby="unread" className="mt-6">
          <h2 id="unread" className="eyebrow font-body text-muted">
            {words.unread}
          </h2>
          <ul className="mt-2">
            {unread.map(({ id }) => (
              <li key={id}>
                <SiteLink
                  href={localePath(locale, `/lesson/${id}`)}
                  className="flex min-h-11 items-center leading-snug underline decoration-line underline-offset-4 hover:decoration-2 hover:decoration-bitcoin"
                >
                  {titles[id]}
                </SiteLink>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
