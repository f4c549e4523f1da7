'use client';

import clsx from 'clsx';
import { SiteLink } from '@/components/layout/site-link';
import { useLearner, useToday, withLearner } from '@/components/learn/learner/learner';
import type { Content } from '@/lib/content/content';
import { allChapters } from '@/lib/content/lessons/learning-path';
import { localePath } from '@/lib/content/links';
import type { Locale } from '@/lib/format/locale';
import { countOf } from '@/lib/format/plural';
import { plannedReviews } from '@/lib/learner/review';
import { ChapterFold } from '../chapter-fold';

/** By chapter, every lesson that has a check, with the number of its questions, or its next review once the reader has finished it. */
export const AllChecks = withLearner(function AllChecks({
  locale,
  titles,
  counts,
  chapters,
  words,
}: {
  locale: Locale;
  titles: Readonly<Record<string, string>>;
  /** The number of questions of each lesson. */
  counts: Readonly<Record<string, number>>;
  chapters: Content['chapterTexts'];
  words: Content['review']['planned'];
}) {
  const { state } = useLearner();
  const today = useToday();
  const planned = new Map(
    today === null ? [] : plannedReviews(state, today).map(({ lesson, days }) => [lesson.id as string, days]),
  );
  return (
    <div className="mt-6 grid grid-cols-1 gap-x-14 md:grid-cols-2 md:gap-y-8">
      {allChapters.map((chapter) => (
        <ChapterFold key={chapter.id} order={chapter.order} title={chapters[chapter.id].title}>
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
                    <span
                      className={clsx(
                        'own-record w-24 shrink-0 text-right',
                        days !== undefined && days <= 0 ? 'font-semibold' : 'text-muted',
                      )}
                    >
                      {days === undefined
                        ? countOf(words.questions, counts[id] ?? 0, locale)
                        : days <= 0
                          ? words.due
                          : countOf(words.days, days, locale)}
                    </span>
                  </li>
                );
              })}
          </ul>
        </ChapterFold>
      ))}
    </div>
  );
});
