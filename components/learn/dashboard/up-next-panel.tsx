'use client';

import clsx from 'clsx';
import { ArrowRight } from 'lucide';
import type { ReactNode } from 'react';
import { Slot } from '@/components/islands/slot';
import { SiteLink } from '@/components/layout/site-link';
import { useLearner, withLearner } from '@/components/learn/learner/learner';
import { buttonClass } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import type { Content } from '@/lib/content/content';
import { firstLesson, getChapter, type Lesson, writtenLessons } from '@/lib/content/lessons/learning-path';
import { localePath } from '@/lib/content/links';
import { fill } from '@/lib/format/fill';
import type { Locale } from '@/lib/format/locale';
import { longest } from '@/lib/format/longest';
import { countOf } from '@/lib/format/plural';
import { nextLessonAfter, upNext } from '@/lib/learner/selectors';
import { samplePlace } from '@/lib/learner/state';
import type { LearnerState } from '@/lib/learner/types';
import type { ValuedCover } from '../drawings/cover-drawing';
import { LaterCover } from './later-cover';
import { SheetLink } from './sheet-link';
import { Streak } from './streak';

type Words = Content['learn']['dashboard']['upNext'];

/** The streak and the next lesson, with its picture, and the lessons after it. The longest text keeps the room for every other, to avoid a layout shift. */
export const UpNextPanel = withLearner(function UpNextPanel({
  locale,
  lessons,
  picture,
  sheet,
  words,
  streak,
}: {
  locale: Locale;
  lessons: Readonly<Record<string, { title: string; description?: string; cover?: ValuedCover | undefined }>>;
  /** The drawing of the sample's lesson; the browser loads those of the others. */
  picture: ReactNode;
  /** On the button when no lesson is left. */
  sheet: string;
  words: Words;
  streak: Content['learn']['dashboard']['streak'];
}) {
  const { state } = useLearner();
  const next = upNext(state);
  const drawnId = next.kind === 'lesson' ? next.lesson.id : writtenLessons.at(-1)?.id;
  const cover = drawnId ? lessons[drawnId]?.cover : undefined;
  const isOther = cover !== undefined && drawnId !== samplePlace.lesson;
  const texts = Object.values(lessons);
  const after = next.kind === 'lesson' ? lessonsAfter(state, next.lesson.id) : [];
  return (
    <section
      aria-labelledby="up-next"
      className="plate grid grid-rows-[auto_1fr_auto] overflow-hidden border-ink sm:grid-cols-2 sm:grid-rows-[1fr_auto] md:grid-cols-[3fr_2fr] xl:grid-cols-[31rem_minmax(0,1fr)_17rem] xl:grid-rows-1"
    >
      <div className="own-record row-start-2 w-full self-center p-6 tiny:px-3 max-sm:pt-3 sm:col-start-2 sm:row-start-1 xl:px-8">
        <h2 id="up-next" className="eyebrow font-body text-muted">
          {words.heading}
        </h2>
        <div className="grid *:col-start-1 *:row-start-1">
          {/* A key of its own: what moves when the stored progress is read is new, so it is no layout shift. */}
          <div key={drawnId}>
            {next.kind === 'finished' ? (
              <p className={TITLE}>{words.finished}</p>
            ) : (
              <>
                <p className={TITLE}>{lessons[next.lesson.id]?.title}</p>
                <p className={PLACE}>{placeOf(next.lesson, words, locale)}</p>
              </>
            )}
            {next.kind === 'coming-soon' && <p className="mt-2 text-base">{words.comingSoon}</p>}
            {next.kind === 'finished' && <SheetLink locale={locale} label={sheet} />}
            {next.kind === 'lesson' && (
              <>
                <p className={DESCRIPTION}>{lessons[next.lesson.id]?.description}</p>
                <SiteLink href={localePath(locale, `/lesson/${next.lesson.id}`)} className={BUTTON}>
                  {words.continue}
                  <Icon node={ArrowRight} className="size-5 shrink-0" />
                </SiteLink>
              </>
            )}
          </div>
          <div aria-hidden="true" className="invisible">
            <p className={TITLE}>{longest(texts.map(({ title }) => title))}</p>
            <p className={PLACE}>{placeOf(firstLesson, words, locale)}</p>
            <p className={DESCRIPTION}>{longest(texts.map(({ description = '' }) => description))}</p>
            <span className={BUTTON}>{'\u00a0'}</span>
          </div>
        </div>
        <Streak locale={locale} words={streak} />
      </div>
      <div
        key={`after ${drawnId}`}
        className={clsx(
          'own-record row-start-3 min-h-54 border-line px-6 py-4 tiny:px-3 sm:col-span-2 sm:row-start-2 sm:min-h-27 xl:col-span-1 xl:col-start-3 xl:row-start-1 xl:my-6 xl:self-center xl:py-0',
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
          'col-start-1 row-start-1 flex overflow-hidden bg-paper sm:[&_svg]:h-full',
          cover && cover.background === 'night' && 'scheme-dark',
        )}
      >
        <div className={clsx(FRAMELESS, 'own-record w-full shrink-0 max-sm:-mb-5')}>
          {/* Keeps the height until the drawing of another lesson is loaded. */}
          <Slot name="picture" className={clsx(FRAMELESS, isOther && 'invisible')}>
            {picture}
          </Slot>
          {isOther && cover && <LaterCover {...cover} />}
        </div>
      </div>
    </section>
  );
});

/** Drawings in one cell, without frames. */
const FRAMELESS = 'grid *:col-start-1 *:row-start-1 *:rounded-none *:border-0';
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

const DESCRIPTION = 'mt-3 text-base leading-snug max-xl:hidden';
const PLACE = 'mt-1 text-base text-muted';
const BUTTON = buttonClass('primary', 'mt-4 min-h-13 px-6 text-lg tiny:text-base max-sm:w-full md:max-lg:px-4 lg:mt-5');
const TITLE = 'mt-2 text-balance font-display text-2xl leading-tight md:text-3xl';

function placeOf(lesson: Lesson, words: Words, locale: Locale): string {
  const chapter = getChapter(lesson.chapterId).order;
  // The dot stays with the word after it.
  return [fill(words.lesson, { chapter, lesson: lesson.order }), countOf(words.minutes, lesson.minutes, locale)].join(
    ' ·\u00a0',
  );
}
