'use client';

import clsx from 'clsx';
import type { ReactNode } from 'react';
import { SiteLink } from '@/components/layout/site-link';
import { buttonClass } from '@/components/ui/button';
import type { LessonCover } from '@/content/lesson';
import type { Content } from '@/lib/content/content';
import { localePath } from '@/lib/content/links';
import { fill } from '@/lib/format/fill';
import type { Locale } from '@/lib/format/locale';
import { countOf } from '@/lib/format/plural';
import {
  allLessons,
  findLesson,
  firstLesson,
  getChapter,
  type Lesson,
  writtenLessons,
} from '@/lib/learner/learning-path';
import { isSample, nextLessonAfter, type UpNext, upNext } from '@/lib/learner/selectors';
import { initialState } from '@/lib/learner/state';
import { streakOn } from '@/lib/learner/streak';
import type { LearnerState } from '@/lib/learner/types';
import { LazySceneDrawing } from '../drawings/scene-drawing.island';
import { useLearner, useToday } from '../learner';
import { SampleStamp, Stamp } from './sample-stamp';

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
  /** The drawing of the first lesson; the browser loads those of the others. */
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
  const showsSample = isSample(state);
  const isNew = showsSample && nextId !== firstLesson.id;
  // A new reader sees the drawing of the lesson that the primary button leads to.
  const drawnId = isNew ? firstLesson.id : shownId;
  const cover = drawnId && covers[drawnId];
  const after = lessonsAfter(state, nextId);
  const longestTitle = Object.values(titles).toSorted((a, b) => b.length - a.length)[0];
  const first = fill(words.upNext.first, { number: firstLesson.order, title: titles[firstLesson.id] ?? '' });
  const streak =
    today === null ? { days: state.streak.days, phase: 'undated' as const } : streakOn(state.streak, today);
  return (
    <section aria-labelledby="up-next" className="plate flex min-w-0 flex-col border-ink p-6 max-sm:pt-5 md:p-8">
      {/* A key of its own: what moves when the stored progress is read is new, so it is no layout shift. */}
      <div key={isNew ? 'new' : 'own'} className="mb-6 grid grid-cols-1 *:col-start-1 *:row-start-1">
        {/*
          A new reader has the picture above the start, and below it the sample. Later it is beside the text; on phones it is below,
          and takes the room that a short title leaves.
        */}
        <div className={isNew ? 'flex flex-col' : OWN}>
          <div>
            {isNew && (
              <div className={NEW_HERE}>
                <p className="eyebrow text-bitcoin">{words.upNext.newHere}</p>
                <SiteLink href={localePath(locale, `/lesson/${firstLesson.id}`)} className={FIRST}>
                  {first}
                  {arrow}
                </SiteLink>
              </div>
            )}
            <div>
              <div className="flex items-center justify-between gap-x-4">
                <h2 id="up-next" className="eyebrow font-body text-muted">
                  {words.upNext.heading}
                </h2>
                <SampleStamp word={words.stamp} />
              </div>
              {isNew && next.kind === 'lesson' ? (
                <SampleNext lesson={next.lesson} {...{ locale, titles, words: words.upNext }}>
                  <SiteLink href={localePath(locale, `/lesson/${next.lesson.id}`)} className={TEXT_LINK}>
                    {words.upNext.continue}
                  </SiteLink>
                </SampleNext>
              ) : (
                <NextText next={next} {...{ locale, titles, words: words.upNext }}>
                  {next.kind === 'finished' && finished}
                  {next.kind === 'lesson' && (
                    <SiteLink href={localePath(locale, `/lesson/${next.lesson.id}`)} className={BUTTON}>
                      {words.upNext.continue}
                      {arrow}
                    </SiteLink>
                  )}
                </NextText>
              )}
            </div>
          </div>
          <div className={clsx(CROPPED, isNew ? BANNER : BESIDE)}>
            {cover && drawnId !== firstLesson.id ? (
              <div className="grid *:col-start-1 *:row-start-1 max-sm:*:border-0">
                {/* Keeps the room until the drawing is loaded. */}
                <div className="invisible">{picture}</div>
                <LazySceneDrawing {...cover} />
              </div>
            ) : (
              picture
            )}
          </div>
          {!isNew && after.length > 0 && (
            <div className={AFTER}>
              <h3 className="eyebrow font-body text-muted">{words.upNext.after}</h3>
              <ul className={AFTER_LIST}>
                {after.map(({ id }) => (
                  <li key={id}>
                    <SiteLink
                      href={localePath(locale, `/lesson/${id}`)}
                      className="flex min-h-11 items-center text-base leading-snug underline decoration-line underline-offset-4 hover:decoration-2 hover:decoration-bitcoin"
                    >
                      {titles[id]}
                    </SiteLink>
                  </li>
                ))}
              </ul>
            </div>
          )}
        </div>
        {roomFor(titles).map((variant) =>
          variant.lesson.id === initialState.currentLesson ? (
            <div key="new" aria-hidden="true" className="invisible">
              <div className={BANNER} />
              <div>
                <div className={NEW_HERE}>
                  <p className="eyebrow">{words.upNext.newHere}</p>
                  <span className={FIRST}>
                    {first}
                    {arrow}
                  </span>
                </div>
                <div>
                  <div className="flex items-center justify-between gap-x-4">
                    <p className="eyebrow">{words.upNext.heading}</p>
                    <Stamp word={words.stamp} />
                  </div>
                  <SampleNext lesson={variant.lesson} {...{ locale, titles, words: words.upNext }}>
                    {words.upNext.continue}
                  </SampleNext>
                </div>
              </div>
            </div>
          ) : (
            <div key={variant.lesson.id} aria-hidden="true" className={`invisible ${OWN}`}>
              <div>
                <p className="eyebrow">{words.upNext.heading}</p>
                <NextText next={variant} {...{ locale, titles, words: words.upNext }}>
                  {variant.kind === 'lesson' && (
                    <span className={BUTTON}>
                      {words.upNext.continue}
                      {arrow}
                    </span>
                  )}
                </NextText>
              </div>
              <div className="mt-4 aspect-[320/170] sm:mt-0 sm:aspect-[320/220]" />
              <div className={AFTER}>
                <p className="eyebrow">{words.upNext.after}</p>
                <div className={AFTER_LIST}>
                  {Array.from({ length: LESSONS_AFTER }, (_, index) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: equal copies in a fixed order.
                    <p key={index} className="flex min-h-11 items-center text-base leading-snug">
                      {longestTitle}
                    </p>
                  ))}
                </div>
              </div>
            </div>
          ),
        )}
      </div>
      <div
        className={clsx(
          'mt-auto grid grid-cols-1 items-baseline gap-x-5 gap-y-2 border-t pt-5 sm:grid-cols-[7.5rem_1fr]',
          // Part of the sample above it.
          isNew ? 'border-transparent' : 'border-line',
        )}
      >
        <div>
          <h3 className="eyebrow font-body text-muted">{words.streak.heading}</h3>
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2 sm:block">
            <p
              className={clsx(
                'mt-1 whitespace-nowrap font-display text-3xl max-[21em]:whitespace-normal tabular-nums',
                showsSample && 'text-muted',
              )}
            >
              {countOf(words.streak.days, streak.days, locale)}
            </p>
          </div>
        </div>
        <div className="text-base">
          <div className="grid font-medium">
            {/* The streak of the sample does not go on: the first lesson begins the reader's own. */}
            <p className="col-start-1 row-start-1">{words.streak.phase[showsSample ? 'none' : streak.phase]}</p>
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

const BUTTON = buttonClass('primary', 'mt-4 min-h-12 px-6 text-lg sm:whitespace-nowrap sm:px-5 md:mt-6');

/** In a sentence, with a target of 44 px. In one line where there is room, which text of twice the size does not have. */
const TEXT_LINK = 'link relative inline-block after:absolute after:-inset-x-2 after:-inset-y-2.5';

/** From 40rem on: the text, beside it the picture, and below both the lessons after that. */
const OWN = 'flex flex-col sm:grid sm:grid-cols-[minmax(14.5rem,2fr)_3fr] sm:grid-rows-[1fr_auto] sm:gap-x-6';
const AFTER = 'mt-5 border-line border-t pt-4 max-sm:hidden sm:col-span-2';
const AFTER_LIST = 'mt-1 grid grid-cols-2 gap-x-6';

const NEW_HERE =
  'mb-5 border-control border-b border-dashed pb-5 sm:mb-6 sm:flex sm:flex-wrap sm:items-center sm:gap-x-5 sm:gap-y-2 sm:pb-6';

/** The upper part of a drawing is cut, and most of the floor. The shape of the box is that of the part that is left. */
const CROPPED =
  'flex items-end overflow-hidden *:w-full *:shrink-0 max-sm:rounded-lg max-sm:border max-sm:border-line max-sm:bg-paper max-sm:*:border-0';
const BANNER =
  'order-first mb-4 aspect-[320/170] sm:mb-6 sm:aspect-[320/174] sm:rounded-lg sm:border sm:border-line *:translate-y-[14%] sm:*:translate-y-[9%] *:border-0';
const BESIDE =
  'mt-4 max-sm:aspect-[320/170] max-sm:max-h-52 max-sm:grow max-sm:*:translate-y-[6%] sm:mt-0 sm:items-start';
const FIRST = buttonClass(
  'primary',
  'mt-2.5 min-h-13 w-full grow px-5 py-2 text-left text-lg leading-snug sm:mt-0 sm:w-auto',
);

const LESSONS_AFTER = 4;

/** The lessons after the next one, in the order in which they become the next. */
function lessonsAfter(state: LearnerState, nextId: string | null): readonly Lesson[] {
  const lessons: Lesson[] = [];
  for (let id = nextId; id !== null && lessons.length < LESSONS_AFTER; ) {
    const lesson = nextLessonAfter(state, id);
    // After the last lesson the search goes on at the first.
    if (!lesson || lesson.id === nextId || lessons.includes(lesson)) break;
    lessons.push(lesson);
    id = lesson.id;
  }
  return lessons;
}

/** The longest texts that the panel may show. Several, because the widest title is not always the one with the most letters. */
function roomFor(titles: Readonly<Record<string, string>>) {
  const length = (lesson: Lesson) => titles[lesson.id]?.length ?? 0;
  const longest = (status: Lesson['status'], count: number) =>
    allLessons
      .filter((lesson) => lesson.status === status)
      .toSorted((a, b) => length(b) - length(a))
      .slice(0, count);
  return [
    { kind: 'lesson' as const, lesson: findLesson(initialState.currentLesson) as Lesson },
    ...longest('written', 6)
      .filter(({ id }) => id !== initialState.currentLesson)
      .map((lesson) => ({ kind: 'lesson' as const, lesson })),
    ...longest('coming-soon', 1).map((lesson) => ({ kind: 'coming-soon' as const, lesson })),
  ];
}

/** The lesson of the sample in one sentence: the primary button above it leads to the first lesson. */
function SampleNext({
  lesson,
  locale,
  titles,
  words,
  children,
}: {
  lesson: Lesson;
  locale: Locale;
  titles: Readonly<Record<string, string>>;
  words: Content['learn']['dashboard']['upNext'];
  /** The link. */
  children: ReactNode;
}) {
  return (
    <div className="mt-1.5 flex flex-wrap items-baseline gap-x-5 gap-y-1 text-base text-muted leading-snug">
      <p>
        {titles[lesson.id]} · {place(lesson, words, locale)}
      </p>
      {children}
    </div>
  );
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
      <p className="mt-3 text-balance font-display text-[1.375rem] leading-tight sm:mt-4 sm:text-[1.625rem] md:text-3xl">
        {titles[next.lesson.id]}
      </p>
      <p className="mt-2 text-base text-muted sm:mt-3">
        {place(next.lesson, words, locale)}
        {next.kind === 'coming-soon' && <span className="mt-2 block text-ink">{words.comingSoon}</span>}
      </p>
      {children}
    </>
  );
}

function place(lesson: Lesson, words: Content['learn']['dashboard']['upNext'], locale: Locale): string {
  const chapter = getChapter(lesson.chapterId).order;
  return [fill(words.lesson, { chapter, lesson: lesson.order }), countOf(words.minutes, lesson.minutes, locale)].join(
    ' · ',
  );
}
