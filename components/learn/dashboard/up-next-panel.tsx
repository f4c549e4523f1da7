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
import { isSample, upNext } from '@/lib/learner/selectors';
import type { LearnerState } from '@/lib/learner/types';
import { LazySceneDrawing } from '../drawings/scene-drawing.island';
import { useLearner } from '../learner';

type Words = Content['learn']['dashboard']['upNext'];

/** Whether the panel offers the first lesson, because the next one is that of the sample. */
export function isNewHere(state: LearnerState): boolean {
  const next = upNext(state);
  return isSample(state) && !(next.kind === 'lesson' && next.lesson.id === firstLesson.id);
}

/** The one lesson to begin now, with its picture. An invisible longest title reserves its height, to avoid a layout shift. */
export function UpNextPanel({
  locale,
  titles,
  covers,
  picture,
  arrow,
  finished,
  words,
}: {
  locale: Locale;
  titles: Readonly<Record<string, string>>;
  covers: Readonly<Record<string, LessonCover>>;
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
  const cover = drawnId && covers[drawnId];
  const longestTitle = Object.values(titles).toSorted((a, b) => b.length - a.length)[0];
  const id = isNew ? 'start' : 'up-next';
  return (
    <section
      aria-labelledby={id}
      className="plate flex flex-col overflow-hidden border-ink sm:grid sm:grid-cols-[5fr_6fr] lg:grid-cols-2"
    >
      {/* The upper part of a drawing is cut, and most of the floor. */}
      <div className="flex aspect-[320/152] items-end overflow-hidden bg-paper *:w-full *:shrink-0 *:translate-y-[9%] *:border-0 sm:aspect-auto sm:border-line sm:border-r">
        {cover && drawnId !== firstLesson.id ? (
          <div className="grid *:col-start-1 *:row-start-1 *:border-0">
            {/* Keeps the room until the drawing is loaded. */}
            <div className="invisible">{picture}</div>
            <LazySceneDrawing {...cover} />
          </div>
        ) : (
          picture
        )}
      </div>
      <div className="p-6 max-sm:pt-4 sm:py-8 lg:p-12">
        <h2 id={id} className={clsx('eyebrow font-body', isNew ? 'text-bitcoin' : 'text-muted')}>
          {isNew ? words.newHere : words.heading}
        </h2>
        <div className="mt-1 grid *:col-start-1 *:row-start-1 sm:mt-3">
          {next.kind === 'finished' ? (
            <p className="text-balance font-display text-2xl leading-tight">{words.finished}</p>
          ) : (
            <div>
              <p className={TITLE}>{titles[next.lesson.id]}</p>
              <p className="mt-1 text-base text-muted sm:mt-3">{placeOf(next.lesson, words, locale)}</p>
              {next.kind === 'coming-soon' && <p className="mt-2 text-base">{words.comingSoon}</p>}
            </div>
          )}
          <div aria-hidden="true" className="invisible">
            <p className={TITLE}>{longestTitle}</p>
            <p className="mt-1 text-base sm:mt-3">{placeOf(firstLesson, words, locale)}</p>
          </div>
        </div>
        {next.kind === 'finished' && finished}
        {next.kind === 'lesson' && (
          <SiteLink
            href={localePath(locale, `/lesson/${next.lesson.id}`)}
            aria-label={
              isNew ? fill(words.first, { number: firstLesson.order, title: titles[firstLesson.id] ?? '' }) : undefined
            }
            className={buttonClass('primary', 'mt-3 min-h-13 px-6 text-lg max-sm:w-full sm:mt-6')}
          >
            {isNew ? fill(words.start, { number: firstLesson.order }) : words.continue}
            {arrow}
          </SiteLink>
        )}
      </div>
    </section>
  );
}

const TITLE = 'text-balance font-display text-2xl leading-tight sm:text-[1.625rem] lg:text-4xl';

export function placeOf(lesson: Lesson, words: Words, locale: Locale): string {
  const chapter = getChapter(lesson.chapterId).order;
  return [fill(words.lesson, { chapter, lesson: lesson.order }), countOf(words.minutes, lesson.minutes, locale)].join(
    ' · ',
  );
}
