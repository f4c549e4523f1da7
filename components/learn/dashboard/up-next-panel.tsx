'use client';

import { ArrowRight } from 'lucide';
import type { ReactNode } from 'react';
import { PageLink } from '@/components/layout/page-link';
import { buttonClass } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { localePath } from '@/lib/content/links';
import { fill } from '@/lib/format/fill';
import type { Locale } from '@/lib/format/locale';
import { countOf, type Plural } from '@/lib/format/plural';
import { findChapter, type Lesson } from '@/lib/learner/catalogue';
import { upNext } from '@/lib/learner/selectors';
import { type StreakPhase, streakOn } from '@/lib/learner/streak';
import { useLearner, useToday } from '../learner';

interface UpNextWords {
  heading: string;
  lesson: string;
  minutes: Plural;
  continue: string;
  comingSoon: string;
  finished: string;
}

interface StreakWords {
  heading: string;
  days: Plural;
  phase: Record<StreakPhase, string>;
  rule: string;
}

/** The streak, and the lesson to go on with. Its height does not hang on what is stored, so nothing below it moves. */
export function UpNextPanel({
  locale,
  titles,
  pictures,
  words,
}: {
  locale: Locale;
  titles: Readonly<Record<string, string>>;
  /** Covers of the lessons that have one. */
  pictures: Readonly<Record<string, ReactNode>>;
  words: { upNext: UpNextWords; streak: StreakWords };
}) {
  const { state } = useLearner();
  const today = useToday();
  const next = upNext(state);
  const streak =
    today === null ? { days: state.streak.days, phase: 'undated' as const } : streakOn(state.streak, today);
  return (
    <section aria-labelledby="up-next" className="plate flex flex-col border-ink p-6 md:p-8">
      <h2 id="up-next" className="eyebrow font-body text-muted">
        {words.upNext.heading}
      </h2>
      <div className="mb-6 grid min-h-60 grow gap-x-8 sm:items-center sm:grid-cols-[1fr_11rem] md:min-h-56 lg:grid-cols-1 xl:grid-cols-[1fr_12rem]">
        <div>
          {next.kind === 'finished' ? (
            <p className="mt-4 font-display text-2xl md:text-3xl">{words.upNext.finished}</p>
          ) : (
            <>
              <p className="mt-4 font-display text-2xl leading-tight md:text-3xl">{titles[next.lesson.id]}</p>
              <p className="mt-3 text-base text-muted">
                {place(next.lesson, words.upNext, locale)}
                {next.kind === 'coming-soon' && <span className="mt-2 block text-ink">{words.upNext.comingSoon}</span>}
              </p>
              {next.kind === 'lesson' && (
                <PageLink
                  href={localePath(locale, `/lesson/${next.lesson.id}`)}
                  className={buttonClass('primary', 'mt-6 min-h-12 px-7 text-lg')}
                >
                  {words.upNext.continue}
                  <Icon node={ArrowRight} className="size-5" />
                </PageLink>
              )}
            </>
          )}
        </div>
        {next.kind === 'lesson' && <div className="max-sm:hidden lg:hidden xl:block">{pictures[next.lesson.id]}</div>}
      </div>
      <div className="mt-auto grid grid-cols-[auto_1fr] items-baseline gap-x-5 border-line border-t pt-5">
        <div>
          <h3 className="eyebrow font-body text-muted">{words.streak.heading}</h3>
          <p className="mt-1 whitespace-nowrap font-display text-3xl tabular-nums">
            {countOf(words.streak.days, streak.days, locale)}
          </p>
        </div>
        <div className="min-h-24 text-base sm:min-h-20">
          <p className="font-medium">{words.streak.phase[streak.phase]}</p>
          <p className="text-muted">{words.streak.rule}</p>
        </div>
      </div>
    </section>
  );
}

function place(lesson: Lesson, words: UpNextWords, locale: Locale): string {
  const chapter = findChapter(lesson.chapterId)?.order ?? 1;
  return [fill(words.lesson, { chapter, lesson: lesson.order }), countOf(words.minutes, lesson.minutes, locale)].join(
    ' · ',
  );
}
