'use client';

import { PenLine, Printer } from 'lucide';
import { type ReactNode, useState } from 'react';
import { Slot } from '@/components/islands/slot';
import { SiteLink } from '@/components/layout/site-link';
import { Button, buttonClass } from '@/components/ui/button';
import { Fold } from '@/components/ui/fold';
import { Icon } from '@/components/ui/icon';
import { printOnPaper } from '@/components/ui/print-on-paper';
import type { Content } from '@/lib/content/content';
import { totalLessons } from '@/lib/content/lessons/learning-path';
import { localePath } from '@/lib/content/links';
import { formatDate } from '@/lib/format/date';
import { fill } from '@/lib/format/fill';
import type { Locale } from '@/lib/format/locale';
import { formatNumber } from '@/lib/format/number';
import { countOf } from '@/lib/format/plural';
import { isPathFinished, isSample, openLessons } from '@/lib/learner/selectors';
import { cleanName } from '@/lib/learner/state';
import { LIMITS } from '@/lib/learner/types';
import { useLearner, useToday, withLearner } from '../learner';

type Words = Pick<
  Content['completed'],
  | 'done'
  | 'open'
  | 'missing'
  | 'planned'
  | 'goOn'
  | 'none'
  | 'sampleNote'
  | 'after'
  | 'start'
  | 'review'
  | 'sign'
  | 'name'
  | 'print'
  | 'printNote'
  | 'honest'
  | 'sheet'
  | 'noScript'
>;

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
  words: Words;
  /** The drawing, without what depends on the reader. */
  children: ReactNode;
}) {
  const { state, dispatch } = useLearner();
  const today = useToday();
  const [typed, setTyped] = useState<string | null>(null);
  const isFinished = isPathFinished(state);
  const open = openLessons(state);
  const isFirstVisit = open.length === totalLessons;
  const name = typed ?? state.name ?? '';
  const shown = cleanName(name);
  const day = isFinished ? (state.finishedOn ?? today) : null;
  const date = day && formatDate(day, locale);
  const isTooLong = [...name.trim()].length > LIMITS.nameLength;
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
          className="keepsake scheme-light w-full self-start rounded-sm lg:col-start-1 lg:row-span-2 lg:row-start-1 border border-line shadow-lg print:border-0 print:shadow-none"
        >
          <Slot name="children" as="g">
            {children}
          </Slot>
          <g textAnchor="middle" className="own-record">
            {/* On a phone the lines below it are left out. */}
            <g className="not-print:max-md:translate-y-7">
              <text x={size.width / 2} y="956" className="fill-muted text-[16px] not-print:max-md:text-[33px]">
                {words.sheet.by}
              </text>
              {shown && (
                <text
                  x={size.width / 2}
                  y="1002"
                  className="fill-ink font-display font-semibold text-[36px] not-print:max-md:text-[40px]"
                  {...(shown.length > 28 && { textLength: 560, lengthAdjust: 'spacingAndGlyphs' as const })}
                >
                  {shown}
                </text>
              )}
              <path d="M140 1015H700" className="stroke-ink" strokeWidth="1.2" />
              <text
                x={size.width / 2}
                y="1042"
                className="fill-muted text-[15px] not-print:max-md:translate-y-4.5 not-print:max-md:text-[33px]"
              >
                {date && fill(words.sheet.date, { date })}
              </text>
              {!date && (
                <g className="not-print:max-md:translate-y-4.5">
                  <text
                    x={size.width / 2 - 56}
                    y="1042"
                    textAnchor="end"
                    className="fill-muted text-[15px] not-print:max-md:text-[33px]"
                  >
                    {words.sheet.dateBlank}:
                  </text>
                  <path d={`M${size.width / 2 - 46} 1046h150`} className="stroke-ink" strokeWidth="1.2" />
                </g>
              )}
            </g>
            {!isFinished && (
              <>
                {/* A stamp on the frame, which leaves all words readable. */}
                <g transform={`translate(${size.width / 2} 50) rotate(-3)`}>
                  <rect
                    x="-100"
                    y="-30"
                    width="200"
                    height="60"
                    rx="8"
                    strokeWidth="3"
                    className="fill-raised stroke-loss"
                  />
                  <text dy="0.34em" className="fill-loss font-display font-semibold text-[36px]">
                    {words.sheet.sample}
                  </text>
                </g>
              </>
            )}
          </g>
        </svg>

        <div className="self-start text-base lg:sticky lg:top-8 print:hidden">
          <div className="no-js:hidden">
            <Fold
              summary={words.sign}
              summaryClass="justify-between border-line border-y font-semibold text-base text-ink!"
              onPhonesOnly
            >
              <label htmlFor="keepsake-name" className="block font-semibold max-md:mt-2">
                {words.name.label}
              </label>
              <p id="keepsake-name-hint" className="mt-1 text-muted">
                {words.name.hint}
              </p>
              <input
                id="keepsake-name"
                type="text"
                autoComplete="off"
                value={name}
                aria-invalid={isTooLong || undefined}
                aria-describedby={isTooLong ? 'keepsake-name-hint keepsake-name-error' : 'keepsake-name-hint'}
                onChange={({ target }) => {
                  setTyped(target.value);
                  if (state.name !== null) dispatch({ type: 'set-name', name: target.value });
                }}
                className="mt-2 min-h-12 w-full rounded-md border border-control bg-raised px-3 text-lg hover:border-ink aria-invalid:border-2 aria-invalid:border-loss"
              />
              <p id="keepsake-name-error" role="alert" className="mt-1.5 font-medium text-loss empty:hidden">
                {isTooLong && fill(words.name.tooLong, { count: LIMITS.nameLength })}
              </p>
              <label className="mt-3 flex min-h-11 cursor-pointer items-start gap-3 py-2 leading-snug">
                <input
                  type="checkbox"
                  checked={state.name !== null}
                  disabled={!shown}
                  onChange={({ target }) => dispatch({ type: 'set-name', name: target.checked ? shown : null })}
                  className="mt-0.5 size-5 shrink-0 accent-current disabled:appearance-none disabled:rounded-xs disabled:border disabled:border-control"
                />
                <span className="text-balance">
                  {words.name.keep}
                  <span className="block text-balance text-muted">{words.name.kept}</span>
                </span>
              </label>
            </Fold>
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
          <details>
            <summary className="chevron flex min-h-11 list-none items-center gap-3 font-semibold text-base hover:text-bitcoin [&::-webkit-details-marker]:hidden">
              {countOf(words.missing, Math.max(open.length, 1), locale)}
            </summary>
            {isSample(state) && (
              <p className="mt-2 text-base text-muted">{countOf(words.sampleNote, state.sample.length, locale)}</p>
            )}
            <ul className="mt-2 gap-x-8 text-base sm:columns-2">
              {open.map(({ id, status }) => (
                <li key={id} className="break-inside-avoid py-1">
                  {status === 'written' ? (
                    <SiteLink href={localePath(locale, `/lesson/${id}`)} className="link">
                      {titles[id]}
                    </SiteLink>
                  ) : (
                    <span className="text-muted">
                      {titles[id]}, {words.planned}
                    </span>
                  )}
                </li>
              ))}
            </ul>
          </details>
        )}
      </div>
    </>
  );
});
