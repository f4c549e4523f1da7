'use client';

import { SiteLink } from '@/components/layout/site-link';
import type { Content } from '@/lib/content/content';
import { localePath } from '@/lib/content/links';
import type { Locale } from '@/lib/format/locale';
import { countOf } from '@/lib/format/plural';
import { allChapters } from '@/lib/learner/learning-path';
import { plannedReviews } from '@/lib/learner/review';
import { ChapterCoin } from '../chapter-coin';
import { useLearner, useToday } from '../learner';

/** By chapter, every lesson that has a check, with the day of its next review once the reader has finished it. */
export function AllChecks({
  locale,
  titles,
  chapters,
  words,
}: {
  locale: Locale;
  titles: Readonly<Record<string, string>>;
  chapters: Content['chapterTexts'];
  words: Content['review']['planned'];
}) {
  const { state } = useLearner();
  const today = useToday();
  const planned = new Map(
    today === null ? [] : plannedReviews(state, today).map(({ lesson, days }) => [lesson.id as string, days]),
  );
  return (
    <div className="mt-6 grid gap-x-14 md:grid-cols-2 md:gap-y-8">
      {allChapters.map((chapter, index) => (
        // Wider screens always show the lessons. What is invisible takes no focus; the heading inside it is visible.
        <details
          key={chapter.id}
          open={index === 0}
          className="always-readable md:details-content:[content-visibility:visible]"
        >
          <summary className="chevron flex list-none items-center justify-between gap-3 border-line border-b py-2 hover:text-bitcoin md:border-0 md:py-0 md:supports-[selector(::details-content)]:invisible md:supports-[selector(::details-content)]:after:hidden [&::-webkit-details-marker]:hidden">
            <h3 className="flex items-center gap-3 border-ink text-xl md:visible md:grow md:border-b-2 md:pb-2">
              <ChapterCoin order={chapter.order} className="size-12 shrink-0" />
              <span>
                <span className="sr-only">{chapter.order}. </span>
                {chapters[chapter.id].title}
              </span>
            </h3>
          </summary>
          <ul className="divide-y divide-line max-md:mb-3 max-md:border-line max-md:border-b">
            {chapter.lessons
              .filter(({ status }) => status === 'written')
              .map(({ id }) => {
                const days = planned.get(id);
                return (
                  <li
                    key={id}
                    className="row-link relative flex items-center justify-between gap-4 text-base hover:bg-raised"
                  >
                    <SiteLink
                      href={`${localePath(locale, `/lesson/${id}`)}#check`}
                      className="inline-flex min-h-11 items-center py-1.5 after:absolute after:inset-0 hover:underline hover:decoration-2 hover:decoration-bitcoin hover:underline-offset-4"
                    >
                      {titles[id]}
                    </SiteLink>
                    <span className="w-20 shrink-0 text-right text-muted">
                      {days !== undefined && (days <= 0 ? words.due : countOf(words.days, days, locale))}
                    </span>
                  </li>
                );
              })}
          </ul>
        </details>
      ))}
    </div>
  );
}
