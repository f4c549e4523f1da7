'use client';

import type { ReactNode } from 'react';
import { SiteLink } from '@/components/layout/site-link';
import { buttonClass } from '@/components/ui/button';
import type { LessonCover } from '@/content/lesson';
import type { Content } from '@/lib/content/content';
import { localePath } from '@/lib/content/links';
import { fill } from '@/lib/format/fill';
import type { Locale } from '@/lib/format/locale';
import { countOf } from '@/lib/format/plural';
import { allLessons, findChapter, firstLesson, type Lesson, writtenLessons } from '@/lib/learner/learning-path';
import { isSample, type UpNext, upNext } from '@/lib/learner/selectors';
import { initialState } from '@/lib/learner/state';
import { streakOn } from '@/lib/learner/streak';
import { LazySceneDrawing } from '../drawings/scene-drawing.island';
import { useLearner, useToday } from '../learner';
import { SampleStamp } from './sample-stamp';

/** The next lesson and the streak. Invisible copies reserve the height of the longest text, to avoid a layout shift. */
export function UpNextPanel({
  locale,
  titles,
  covers,
  picture,
  arrow,
  finished,
  words,
  children,
}: {
  locale: Locale;
  titles: Readonly<Record<string, string>>;
  covers: Readonly<Record<string, LessonCover>>;
  /** The drawing of the lesson that comes next in the sample; the browser loads those of the others. */
  picture: ReactNode;
  arrow: ReactNode;
  /** In place of the button when no lesson is left. */
  finished?: ReactNode;
  words: Pick<Content['learn']['dashboard'], 'upNext' | 'streak' | 'stamp'>;
  children?: ReactNode;
}) {
  const { state } = useLearner();
  const today = useToday();
  const next = upNext(state);
  const nextId = next.kind === 'lesson' ? next.lesson.id : null;
  const shownId = nextId ?? writtenLessons.at(-1)?.id;
  const cover = shownId && covers[shownId];
  const first = fill(words.upNext.first, { number: firstLesson.order, title: titles[firstLesson.id] ?? '' });
  const streak =
    today === null ? { days: state.streak.days, phase: 'undated' as const } : streakOn(state.streak, today);
  return (
    <section aria-labelledby="up-next" className="plate flex min-w-0 flex-col border-ink p-6 md:p-8">
      <div className="flex items-center justify-between gap-4">
        <h2 id="up-next" className="eyebrow font-body text-muted">
          {words.upNext.heading}
        </h2>
        <SampleStamp word={words.stamp} />
      </div>
      <div className="mb-6 grid grid-cols-1 gap-x-6 sm:grid-cols-2">
        <div className="grid">
          <div className="col-start-1 row-start-1">
            <NextText next={next} {...{ locale, titles, words: words.upNext }}>
              {next.kind === 'finished' && finished}
              {next.kind === 'lesson' && (
                <SiteLink href={localePath(locale, `/lesson/${next.lesson.id}`)} className={BUTTON}>
                  {words.upNext.continue}
                  {arrow}
                </SiteLink>
              )}
              {isSample(state) && nextId !== firstLesson.id && (
                <p className={NEW_HERE}>
                  {words.upNext.newHere}{' '}
                  <SiteLink href={localePath(locale, `/lesson/${firstLesson.id}`)} className={FIRST}>
                    {first}
                  </SiteLink>
                </p>
              )}
            </NextText>
          </div>
          {roomFor(titles).map((variant) => (
            <div key={variant.lesson.id} aria-hidden="true" className="invisible col-start-1 row-start-1">
              <NextText next={variant} {...{ locale, titles, words: words.upNext }}>
                {variant.kind === 'lesson' && (
                  <span className={BUTTON}>
                    {words.upNext.continue}
                    {arrow}
                  </span>
                )}
                <p className={NEW_HERE}>
                  {words.upNext.newHere} <span className={FIRST}>{first}</span>
                </p>
              </NextText>
            </div>
          ))}
        </div>
        <div className="mt-4">
          {cover && shownId !== initialState.currentLesson ? (
            <div className="grid *:col-start-1 *:row-start-1">
              {/* Keeps the room until the drawing is loaded. */}
              <div className="invisible">{picture}</div>
              <LazySceneDrawing {...cover} />
            </div>
          ) : (
            picture
          )}
        </div>
      </div>
      <div className="mt-auto grid grid-cols-1 items-baseline gap-x-5 gap-y-2 sm:grid-cols-[7.5rem_1fr] border-line border-t pt-5">
        <div>
          <h3 className="eyebrow font-body text-muted">{words.streak.heading}</h3>
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2 sm:block">
            <p className="mt-1 whitespace-nowrap font-display text-3xl max-[21em]:whitespace-normal tabular-nums">
              {countOf(words.streak.days, streak.days, locale)}
            </p>
            <p className="sm:mt-2">
              <SampleStamp word={words.stamp} />
            </p>
          </div>
        </div>
        <div className="text-base">
          <div className="grid font-medium">
            <p className="col-start-1 row-start-1">{words.streak.phase[streak.phase]}</p>
            {Object.entries(words.streak.phase).map(([phase, sentence]) => (
              <p key={phase} aria-hidden="true" className="invisible col-start-1 row-start-1">
                {sentence}
              </p>
            ))}
          </div>
          <p className="text-muted">{words.streak.rule}</p>
        </div>
      </div>
      {children}
    </section>
  );
}

const BUTTON = buttonClass('primary', 'mt-4 min-h-12 px-6 text-lg md:mt-6');

const NEW_HERE = 'mt-3 text-base leading-snug';
/** In the sentence; the padding makes the target 44 px high and takes no room. */
const FIRST = 'link py-3 font-semibold';

/** The longest texts that the panel may show. Several, because the widest title is not always the one with the most letters. */
function roomFor(titles: Readonly<Record<string, string>>) {
  const length = (lesson: Lesson) => titles[lesson.id]?.length ?? 0;
  const longest = (status: Lesson['status'], count: number) =>
    allLessons
      .filter((lesson) => lesson.status === status)
      .toSorted((a, b) => length(b) - length(a))
      .slice(0, count);
  return [
    ...longest('written', 6).map((lesson) => ({ kind: 'lesson' as const, lesson })),
    ...longest('coming-soon', 1).map((lesson) => ({ kind: 'coming-soon' as const, lesson })),
  ];
}

function NextText({
  next,
  locale,
  titles,
  words,
  children,
}: {
  next: UpNext;
  locale: Locale;
  titles: Readonly<Record<string, string>>;
  words: Content['learn']['dashboard']['upNext'];
  children: ReactNode;
}) {
  if (next.kind === 'finished') {
    return (
      <>
        <p className="mt-4 text-balance font-display text-2xl leading-tight">{words.finished}</p>
        {children}
      </>
    );
  }
  return (
    <>
      <p className="mt-4 text-balance font-display text-[1.625rem] leading-tight md:text-3xl">
        {titles[next.lesson.id]}
      </p>
      <p className="mt-3 text-base text-muted">
        {place(next.lesson, words, locale)}
        {next.kind === 'coming-soon' && <span className="mt-2 block text-ink">{words.comingSoon}</span>}
      </p>
      {children}
    </>
  );
}

function place(lesson: Lesson, words: Content['learn']['dashboard']['upNext'], locale: Locale): string {
  const chapter = findChapter(lesson.chapterId)?.order ?? 1;
  return [fill(words.lesson, { chapter, lesson: lesson.order }), countOf(words.minutes, lesson.minutes, locale)].join(
    ' · ',
  );
}
