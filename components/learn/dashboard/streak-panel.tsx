'use client';

import clsx from 'clsx';
import { SiteLink } from '@/components/layout/site-link';
import type { Content } from '@/lib/content/content';
import { localePath } from '@/lib/content/links';
import { fill } from '@/lib/format/fill';
import type { Locale } from '@/lib/format/locale';
import { formatNumber } from '@/lib/format/number';
import { countOf } from '@/lib/format/plural';
import { chapterProgress, isSample, upNext } from '@/lib/learner/selectors';
import { streakOn } from '@/lib/learner/streak';
import { useLearner, useToday } from '../learner';
import { BELOW_FACTS, CELL, Fact } from './fact';
import { isNewHere, placeOf } from './up-next-panel';

/** The streak; then the next lesson of the sample, or how far the reader is in the chapter of the next lesson. */
export function StreakPanel({
  locale,
  titles,
  words,
}: {
  locale: Locale;
  titles: Readonly<Record<string, string>>;
  words: Pick<Content['learn']['dashboard'], 'upNext' | 'streak' | 'chapters'>;
}) {
  const { state } = useLearner();
  const today = useToday();
  const next = upNext(state);
  const chapter =
    next.kind === 'lesson' && chapterProgress(state).find(({ chapter }) => chapter.id === next.lesson.chapterId);
  const streak =
    today === null ? { days: state.streak.days, phase: 'undated' as const } : streakOn(state.streak, today);
  const longestPhase = Object.values(words.streak.phase).toSorted((a, b) => b.length - a.length)[0];
  return (
    <>
      <Fact heading={words.streak.heading} value={countOf(words.streak.days, streak.days, locale)}>
        {/* The streak of the sample does not go on, so nothing is said about today. */}
        <div className={`${BELOW_FACTS} grid font-medium text-base *:col-start-1 *:row-start-1 max-md:order-1 md:mt-1`}>
          {isSample(state) ? <WeekDots days={streak.days} /> : <p>{words.streak.phase[streak.phase]}</p>}
          {/* Keeps the height of the row, so that nothing below it moves when the stored progress is read. */}
          <p aria-hidden="true" className="invisible">
            {longestPhase}
          </p>
        </div>
      </Fact>
      {/* As high with the lesson of the sample as with the reader's chapter. */}
      <div className={`${CELL} min-h-44 xl:min-h-36 max-md:order-3 max-md:col-span-full`}>
        {isNewHere(state) && next.kind === 'lesson' ? (
          <section aria-labelledby="up-next">
            <h3 id="up-next" className="eyebrow font-body text-muted">
              {words.upNext.inSample}
            </h3>
            <p className="mt-2 text-base leading-snug">{titles[next.lesson.id]}</p>
            <p className="mt-1 text-[0.9375rem] text-muted">{placeOf(next.lesson, words.upNext, locale)}</p>
            <SiteLink
              href={localePath(locale, `/lesson/${next.lesson.id}`)}
              className="link inline-flex min-h-11 items-center text-base"
            >
              {words.upNext.continue}
            </SiteLink>
          </section>
        ) : (
          chapter && (
            <>
              <h3 className="eyebrow font-body text-muted">
                {fill(words.chapters.item, { order: chapter.chapter.order })}
              </h3>
              <p className="mt-1 font-display text-2xl tabular-nums max-sm:text-[1.375rem]">
                {fill(words.chapters.done, {
                  done: formatNumber(chapter.completedLessons, locale),
                  total: formatNumber(chapter.chapter.lessons.length, locale),
                })}
              </p>
              <p className="mt-1 text-base">{countOf(words.chapters.minutesLeft, chapter.minutesLeft, locale)}</p>
            </>
          )
        )}
      </div>
    </>
  );
}

/** The days of the streak among seven, in gray. They are in the room of the sentence, which the sample has not. */
function WeekDots({ days }: { days: number }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="5 5 204 24"
      className="h-auto w-53 max-w-full max-md:w-full max-md:max-w-80 md:mt-2"
    >
      {Array.from({ length: 7 }, (_, day) => (
        <circle
          // biome-ignore lint/suspicious/noArrayIndexKey: days have nothing else to tell them apart
          key={day}
          cx={17 + day * 30}
          cy="17"
          r="11"
          strokeWidth="2"
          className={clsx('stroke-control', day < days ? 'fill-control' : 'fill-none')}
        />
      ))}
    </svg>
  );
}
