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

/** The one lesson to begin now, with its picture. As high as the longest title needs, to avoid a layout shift. */
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
  const id = isNew ? 'start' : 'up-next';
  return (
    <section
      aria-labelledby={id}
      className="plate flex min-h-113 flex-col-reverse overflow-hidden border-ink sm:grid sm:min-h-72 sm:grid-cols-2 xl:min-h-84 xl:grid-cols-[11fr_9fr]"
    >
      {/* Before the picture, which fills the rest of the height: a page that is painted before all of it has arrived would
          otherwise show the picture too far down, and then move it.
          A key of its own: what moves when the stored progress is read is new, so it is no layout shift. */}
      <div key={id} className="w-full self-center p-6 max-sm:pt-3 sm:col-start-2">
        <h2 id={id} className={clsx('eyebrow font-body', isNew ? 'text-bitcoin' : 'text-muted')}>
          {isNew ? words.newHere : words.heading}
        </h2>
        {next.kind === 'finished' ? (
          <p className={TITLE}>{words.finished}</p>
        ) : (
          <>
            <p className={TITLE}>{titles[next.lesson.id]}</p>
            <p className={PLACE}>{placeOf(next.lesson, words, locale)}</p>
          </>
        )}
        {next.kind === 'coming-soon' && <p className="mt-2 text-base">{words.comingSoon}</p>}
        {next.kind === 'finished' && finished}
        {next.kind === 'lesson' && (
          <SiteLink
            href={localePath(locale, `/lesson/${next.lesson.id}`)}
            aria-label={
              isNew ? fill(words.first, { number: firstLesson.order, title: titles[firstLesson.id] ?? '' }) : undefined
            }
            className={BUTTON}
          >
            {isNew ? fill(words.start, { number: firstLesson.order }) : words.continue}
            {arrow}
          </SiteLink>
        )}
      </div>
      {/* The drawing fills the room that a short title leaves. On a phone the empty floor below it is cut. */}
      <div
        className={clsx(
          'row-start-1 flex grow overflow-hidden bg-paper *:w-full *:shrink-0 *:rounded-none *:border-0 max-sm:*:-mb-5 [&_svg]:h-full',
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

const PLACE = 'mt-1 text-base text-muted';
const BUTTON = buttonClass('primary', 'mt-4 min-h-13 px-6 text-lg max-sm:w-full lg:mt-5');
const TITLE = 'mt-2 text-balance font-display text-2xl leading-tight md:text-3xl';

export function placeOf(lesson: Lesson, words: Words, locale: Locale): string {
  const chapter = getChapter(lesson.chapterId).order;
  // The dot stays with the word after it.
  return [fill(words.lesson, { chapter, lesson: lesson.order }), countOf(words.minutes, lesson.minutes, locale)].join(
    ' ·\u00a0',
  );
}
