'use client';

import { PenLine, Printer } from 'lucide';
import { type ReactNode, useState } from 'react';
import { Slot } from '@/components/islands/slot';
import { SiteLink } from '@/components/layout/site-link';
import { useLearner, useToday, withLearner } from '@/components/learn/learner/learner';
import { printOnPaper } from '@/components/ui/browser/print-on-paper';
import { Button, buttonClass } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { totalLessons } from '@/lib/content/lessons/learning-path';
import { localePath } from '@/lib/content/links';
import { formatDate } from '@/lib/format/date';
import { fill } from '@/lib/format/fill';
import type { Locale } from '@/lib/format/locale';
import { formatNumber } from '@/lib/format/number';
import { countOf } from '@/lib/format/plural';
import { isPathFinished, openLessons } from '@/lib/learner/selectors';
import { cleanName } from '@/lib/learner/state';
import { type KeepsakeWords, NameField } from './name-field';
import { OpenLessons } from './open-lessons';
import { Signature } from './signature';

/**
 * The sheet with the reader's name and day. The name is only in the state of this component, unless the reader asks to keep it:
 * then it is in the learner's record, too.
 */
export const Keepsake = withLearner(function Keepsake({
  locale,
  titles,
  size,
  words,
  children,
}: {
  locale: Locale;
  titles: Readonly<Record<string, string>>;
  size: { width: number; height: number };
  words: KeepsakeWords;
  /** The drawing, without what depends on the reader. */
  children: ReactNode;
}) {
  const { state } = useLearner();
  const today = useToday();
  const [typed, setTyped] = useState<string | null>(null);
  const isFinished = isPathFinished(state);
  const open = openLessons(state);
  const isFirstVisit = open.length === totalLessons;
  const name = typed ?? state.name ?? '';
  const shown = cleanName(name);
  const day = isFinished ? (state.finishedOn ?? today) : null;
  const date = day && formatDate(day, locale);
  const next = open.find(({ status }) => status === 'written');

  return (
    <>
      <div className="grid gap-x-14 gap-y-10 lg:grid-cols-[minmax(0,1fr)_20rem] lg:grid-rows-[auto_1fr]">
        <div className="max-w-2xl lg:col-start-2 print:hidden">
          {/* All sentences take the same room: reading the stored progress must not move the sheet. */}
          <div className="own-record grid text-xl *:col-start-1 *:row-start-1">
            {[
              { text: words.done, isShown: isFinished },
              { text: countOf(words.open, Math.max(open.length, 1), locale), isShown: !isFinished && !isFirstVisit },
              {
                text: `${words.none} ${words.after}`,
                isShown: isFirstVisit,
              },
            ].map(({ text, isShown }) => (
              <p key={text} aria-hidden={!isShown || undefined} className={isShown ? undefined : 'invisible'}>
                {text}
              </p>
            ))}
          </div>
          <p className="mt-3 text-base text-muted js:hidden">{words.noScript}</p>
          <div className="own-record mt-5 no-js:hidden">
            {next ? (
              <SiteLink href={localePath(locale, `/lesson/${next.id}`)} className={buttonClass('primary')}>
                {isFirstVisit ? fill(words.start, { number: formatNumber(next.order, locale) }) : words.goOn}
              </SiteLink>
            ) : (
              // On a phone the field and the button to print are below the sheet.
              <a href="#keepsake-name" className={buttonClass('primary')}>
                <Icon node={PenLine} className="size-5" />
                {words.sign}
              </a>
            )}
          </div>
        </div>

        <svg
          id="keepsake"
          role="img"
          viewBox={`0 0 ${size.width} ${size.height}`}
          aria-label={fill(words.sheet.label, {
            name: shown ?? words.sheet.noName,
            date: date ?? words.sheet.noDate,
          })}
          className="completed-keepsake scheme-light w-full self-start rounded-sm lg:col-start-1 lg:row-span-2 lg:row-start-1 border border-line shadow-lg print:border-0 print:shadow-none"
        >
          <Slot name="children" as="g">
            {children}
          </Slot>
          <Signature name={shown} date={date} isSample={!isFinished} words={words.sheet} center={size.width / 2} />
        </svg>

        <div className="self-start text-base lg:sticky lg:top-8 print:hidden">
          <div className="no-js:hidden">
            <NameField name={name} words={words} onType={setTyped} />
            <p className="mt-6">
              <Button
                variant={isFinished ? 'primary' : 'secondary'}
                onClick={() => printOnPaper(document.getElementById('keepsake'))}
              >
                <Icon node={Printer} className="size-5" />
                {words.print}
              </Button>
            </p>
          </div>
          <p className="mt-3 text-muted">{words.printNote}</p>
          <p className="caveat mt-6">{words.honest}</p>
        </div>
      </div>
      {/* Both are as high as each other, so that reading the stored progress moves nothing below. */}
      <div className="own-record mt-10 print:hidden no-js:hidden">
        {isFinished ? (
          <p>
            <SiteLink href={localePath(locale, '/review')} className="link inline-flex min-h-11 items-center text-base">
              {words.review}
            </SiteLink>
          </p>
        ) : (
          <OpenLessons open={open} titles={titles} words={words} locale={locale} />
        )}
      </div>
    </>
  );
});
