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
import { firstLesson, getChapter, type Lesson, writtenLessons } from '@/lib/learner/learning-path';
import { isSample, nextLessonAfter, upNext } from '@/lib/learner/selectors';
import { withoutSample, zeroState } from '@/lib/learner/state';
import type { LearnerState } from '@/lib/learner/types';
import { LazySceneDrawing } from '../drawings/scene-drawing.island';
import { useLearner } from '../learner';

type Words = Content['learn']['dashboard']['upNext'];

/** Whether the panel offers the first lesson, because the next one is that of the sample. */
export function isNewHere(state: LearnerState): boolean {
  const next = upNext(state);
  return isSample(state) && !(next.kind === 'lesson' && next.lesson.id === firstLesson.id);
}

/** What is shown outside the sheet of the sample: the reader's own, so that the page says one thing about it. */
export function ownProgress(state: LearnerState): LearnerState {
  return isNewHere(state) ? zeroState(state.language) : withoutSample(state);
}

/** The one lesson to begin now, with its picture, and the lessons after it. As high as the longest titles need, to avoid a layout shift. */
export function UpNextPanel({
  locale,
  lessons,
  picture,
  arrow,
  finished,
  words,
}: {
  locale: Locale;
  lessons: Readonly<Record<string, { title: string; description?: string; cover?: LessonCover }>>;
  /** The drawing of the first lesson; the browser loads those of the others. */
  picture: ReactNode;
  arrow: ReactNode;
  /** In place of the button when no lesson is left. */
  finished?: ReactNode;
  words: Words;
}) {
  const { state } = useLearner();
  const isNew = isNewHere(state);
  const next = isNew ? ({ kind: 'lesson', lesson: firstLesson } as const) : upNext(state);
  const drawnId = next.kind === 'lesson' ? next.lesson.id : writtenLessons.at(-1)?.id;
  const cover = drawnId && lessons[drawnId]?.cover;
  const after = next.kind === 'lesson' ? lessonsAfter(state, next.lesson.id) : [];
  const id = isNew ? 'start' : 'up-next';
  return (
    <section
      aria-labelledby={id}
      className="plate grid min-h-166 grid-rows-[auto_1fr_auto] overflow-hidden border-ink sm:min-h-101 sm:grid-cols-2 sm:grid-rows-[1fr_auto] md:grid-cols-[3fr_2fr] xl:min-h-88 xl:grid-cols-[31rem_minmax(0,1fr)_17rem] xl:grid-rows-1"
    >
      {/* A key of its own: what moves when the stored progress is read is new, so it is no layout shift. */}
      <div
        key={id}
        className="row-start-2 w-full self-center p-6 tiny:px-3 max-sm:pt-3 sm:col-start-2 sm:row-start-1 xl:px-8"
      >
        <h2 id={id} className={clsx('eyebrow font-body', isNew ? 'text-bitcoin' : 'text-muted')}>
          {isNew ? words.newHere : words.heading}
        </h2>
        {next.kind === 'finished' ? (
          <p className={TITLE}>{words.finished}</p>
        ) : (
          <>
            <p className={TITLE}>{lessons[next.lesson.id]?.title}</p>
            <p className={PLACE}>{placeOf(next.lesson, words, locale)}</p>
          </>
        )}
        {next.kind === 'coming-soon' && <p className="mt-2 text-base">{words.comingSoon}</p>}
        {next.kind === 'finished' && finished}
        {next.kind === 'lesson' && (
          <>
            <p className="mt-3 text-base leading-snug max-xl:hidden">{lessons[next.lesson.id]?.description}</p>
            <SiteLink
              href={localePath(locale, `/lesson/${next.lesson.id}`)}
              aria-label={
                isNew
                  ? fill(words.first, { number: firstLesson.order, title: lessons[firstLesson.id]?.title ?? '' })
                  : undefined
              }
              className={BUTTON}
            >
              {isNew ? fill(words.start, { number: firstLesson.order }) : words.continue}
              {arrow}
            </SiteLink>
          </>
        )}
      </div>
      <div
        key={`after ${id}`}
        className={clsx(
          'row-start-3 min-h-54 border-line px-6 py-4 tiny:px-3 sm:col-span-2 sm:row-start-2 sm:min-h-27 xl:col-span-1 xl:col-start-3 xl:row-start-1 xl:my-6 xl:self-center xl:py-0',
          after.length > 0 && 'max-xl:border-t xl:border-l',
        )}
      >
        {after.length > 0 && (
          <>
            <h3 className="eyebrow font-body text-muted">{words.after}</h3>
            <ol className="mt-1 divide-line max-sm:divide-y sm:max-xl:grid sm:max-xl:grid-cols-3 sm:max-xl:gap-x-6 xl:divide-y">
              {after.map((lesson) => (
                <li key={lesson.id}>
                  <SiteLink
                    href={localePath(locale, `/lesson/${lesson.id}`)}
                    className="flex min-h-13 items-center text-base leading-tight hover:underline hover:decoration-2 hover:decoration-bitcoin hover:underline-offset-4 xl:min-h-16"
                  >
                    {lessons[lesson.id]?.title}
                  </SiteLink>
                </li>
              ))}
            </ol>
          </>
        )}
      </div>
      {/* On wide screens the drawing fills the height. On a phone the empty floor below it is cut. */}
      <div
        className={clsx(
          'col-start-1 row-start-1 flex overflow-hidden bg-paper *:w-full *:shrink-0 *:rounded-none *:border-0 max-sm:*:-mb-5 sm:[&_svg]:h-full',
          cover && cover.background === 'night' && 'scheme-dark',
        )}
      >
        {cover && drawnId !== firstLesson.id ? (
          <div className="grid *:col-start-1 *:row-start-1 *:rounded-none *:border-0">
            {/* Keeps the height until the drawing is loaded. */}
            <div className="invisible">{picture}</div>
            <LazySceneDrawing {...cover} />
          </div>
        ) : (
          picture
        )}
      </div>
    </section>
  );
}

const LESSONS_AFTER = 3;

/** The lessons after the next one, in the order in which they become the next. */
function lessonsAfter(state: LearnerState, nextId: string): readonly Lesson[] {
  const lessons: Lesson[] = [];
  for (let id = nextId; lessons.length < LESSONS_AFTER; ) {
    const lesson = nextLessonAfter(state, id);
    // After the last lesson the search goes on at the first.
    if (!lesson || lesson.id === nextId || lessons.includes(lesson)) break;
    lessons.push(lesson);
    id = lesson.id;
  }
  return lessons;
}

const PLACE = 'mt-1 text-base text-muted';
const BUTTON = buttonClass('primary', 'mt-4 min-h-13 px-6 text-lg tiny:text-base max-sm:w-full md:max-lg:px-4 lg:mt-5');
const TITLE = 'mt-2 text-balance font-display text-2xl leading-tight md:text-3xl';

export function placeOf(lesson: Lesson, words: Words, locale: Locale): string {
  const chapter = getChapter(lesson.chapterId).order;
  // The dot stays with the word after it.
  return [fill(words.lesson, { chapter, lesson: lesson.order }), countOf(words.minutes, lesson.minutes, locale)].join(
    ' ·\u00a0',
  );
}
