'use client';

import clsx from 'clsx';
import { BookOpen, Circle, CircleCheck } from 'lucide';
import { SiteLink } from '@/components/layout/site-link';
import { useLearner, withLearner } from '@/components/learn/learner/learner';
import { SampleMark } from '@/components/learn/learner/sample-mark';
import { Icon } from '@/components/ui/icon';
import type { Content } from '@/lib/content/content';
import { fill } from '@/lib/format/fill';
import type { Locale } from '@/lib/format/locale';
import { formatNumber } from '@/lib/format/number';
import { countOf } from '@/lib/format/plural';
import { type ChapterStatus, chapterProgress } from '@/lib/learner/selectors';
import { ChapterCoin } from '../chapter-coin';

const signs = { complete: CircleCheck, in_progress: BookOpen, locked: Circle } as const satisfies Record<
  ChapterStatus,
  unknown
>;
const signColor = { complete: 'text-gain', in_progress: 'text-bitcoin', locked: 'text-muted' } as const;

/** Chapters with the status `locked` are links, too: a reader can read ahead. */
export const ChapterList = withLearner(function ChapterList({
  locale,
  words,
  sampleMark,
  chapters,
}: {
  locale: Locale;
  words: Content['learn']['dashboard']['chapters'];
  sampleMark: Content['learn']['sampleMark'];
  chapters: readonly {
    title: string;
    description: string;
    href: string;
    /** The status of a locked chapter: it comes after the current one, or its lessons are not written. */
    locked: string;
  }[];
}) {
  const { state } = useLearner();
  return (
    <>
      <p className="mt-3 text-balance text-muted">
        {words.readAhead} <SampleMark locale={locale} words={sampleMark} />
      </p>
      {/* On phones a tray of coins. */}
      <ol className="mt-6 gap-x-14 border-line max-sm:grid max-sm:grid-cols-[repeat(auto-fill,minmax(min(100%,7rem),1fr))] max-sm:gap-3 sm:border-b lg:grid lg:grid-cols-2">
        {chapterProgress(state).map(({ chapter, status, completedLessons, minutesLeft }, index) => {
          const text = chapters[index];
          return (
            <li
              key={chapter.id}
              className="row-link relative border-line hover:bg-raised max-sm:flex max-sm:flex-col max-sm:gap-y-3 max-sm:rounded-xl max-sm:border max-sm:bg-raised max-sm:px-3 max-sm:pt-5 max-sm:pb-4 max-sm:text-center max-sm:before:hidden sm:grid sm:grid-cols-[3.5rem_1fr] sm:gap-x-4 sm:border-t sm:py-4 lg:grid-cols-[4.5rem_1fr] lg:gap-x-5 lg:py-5"
            >
              <div data-status={status} className="own-record sm:pt-1">
                <ChapterCoin order={chapter.order} className="size-14 max-sm:mx-auto max-sm:size-22 lg:size-18" />
              </div>
              <div className="max-sm:flex max-sm:flex-1 max-sm:flex-col">
                <h3 className="text-xl max-sm:text-balance max-sm:text-lg max-sm:leading-snug lg:text-2xl">
                  <SiteLink
                    href={text?.href ?? ''}
                    className="block after:absolute after:inset-0 hover:underline hover:decoration-2 hover:decoration-bitcoin hover:underline-offset-4"
                  >
                    <span aria-hidden="true" className="eyebrow mb-1 block font-body text-muted">
                      {fill(words.item, { order: chapter.order })}
                    </span>
                    <span className="sr-only">{fill(words.item, { order: chapter.order })}: </span>
                    {text?.title}
                  </SiteLink>
                </h3>
                <p className="mt-1.5 text-base text-muted max-sm:hidden">{text?.description}</p>
                <div className="own-record mt-2 flex flex-wrap gap-x-3 text-base max-sm:mt-auto max-sm:flex-col max-sm:items-center max-sm:pt-2 max-sm:text-[0.9375rem] xl:absolute xl:top-4 xl:right-0 xl:mt-0 xl:flex-row-reverse">
                  <p className={`flex items-center gap-2 font-semibold ${signColor[status]}`}>
                    <Icon node={signs[status]} className="size-5 shrink-0" />
                    <span>{status === 'locked' ? text?.locked : words.status[status]}</span>
                  </p>
                  <p className="text-muted tabular-nums">
                    {/* One line: the coin and the status show it. */}
                    {completedLessons > 0 && (
                      <span className="sr-only">
                        {`${fill(words.done, {
                          done: formatNumber(completedLessons, locale),
                          total: formatNumber(chapter.lessons.length, locale),
                        })} `}
                      </span>
                    )}
                    {/* `invisible` keeps the height of the row when no minutes are left. */}
                    <span className={clsx(minutesLeft === 0 && 'invisible')}>
                      {countOf(words.minutesLeft, minutesLeft, locale)}
                    </span>
                  </p>
                </div>
              </div>
            </li>
          );
        })}
      </ol>
    </>
  );
});
