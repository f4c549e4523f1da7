'use client';

import clsx from 'clsx';
import { RotateCcw } from 'lucide';
import { type RefObject, useMemo } from 'react';
import { DollarCoin } from '@/components/drawing/shapes/dollar-coin';
import { useFragmentState } from '@/components/fragment/use-fragment-state';
import { importLater } from '@/components/islands/import-later';
import { SavePicture } from '@/components/picture/save-picture';
import { canSend, SendPicture } from '@/components/picture/send-picture';
import { Button } from '@/components/ui/button';
import { CopyLink } from '@/components/ui/copy-link';
import { NumberField } from '@/components/ui/fields/field';
import { Fold } from '@/components/ui/folds/fold';
import { Icon } from '@/components/ui/icon';
import { BIRTH_YEAR_EXAMPLE, BIRTH_YEAR_ID, birthYearRange, birthYearTicket } from '@/lib/calculators/birth-year';
import { BASE_YEAR } from '@/lib/calculators/time-machine';
import type { Content } from '@/lib/content/content';
import { fill } from '@/lib/format/fill';
import type { Locale } from '@/lib/format/locale';
import { formatNumber, NO_VALUE } from '@/lib/format/number';
import { tidyNumber } from '@/lib/format/parse-decimal';
import { parseFragment, toFragment } from '@/lib/fragment';
import './birth-ticket.css';
import { findError, printTicket, type TicketWords } from './ticket-texts';

interface Props {
  firstYear: number;
  /** The price index, one value a year from `firstYear`. */
  cpi: readonly number[];
  words: TicketWords;
  common: Content['calculators']['common'];
  /** Where the numbers come from. */
  sourceHref: string;
  /** The site's name and host, printed on the picture. */
  site: string;
  locale: Locale;
}

/** The year that a text means: NaN unless it is four digits, of any script. */
const readYear = (text: string) => {
  const digits = tidyNumber(text);
  return /^\d{4}$/.test(digits) ? Number(digits) : Number.NaN;
};

/** A ticket that prints what a dollar lost since the reader's year of birth. Nothing typed leaves the page. */
export function BirthTicket({ firstYear, cpi, words, common, sourceHref, site, locale }: Props) {
  const table = useMemo(
    () => Object.fromEntries(cpi.map((level, index) => [firstYear + index, level])),
    [firstYear, cpi],
  );
  const range = birthYearRange(table);
  const {
    state: text,
    rested,
    change,
    lost,
    reset,
    link,
    root,
  } = useFragmentState<string>({
    id: BIRTH_YEAR_ID,
    start: () => '',
    parse(hash) {
      const read = parseFragment(hash, BIRTH_YEAR_ID, { year: { kind: 'number', isWhole: true, ...range } });
      return read && { ...read, state: String(read.state.year ?? '') };
    },
    toHash(text) {
      const year = readYear(text);
      return birthYearTicket(year, table).ok ? `#${toFragment(BIRTH_YEAR_ID, { year })}` : null;
    },
  });
  const isExample = text.trim() === '';
  const outcome = birthYearTicket(isExample ? BIRTH_YEAR_EXAMPLE : readYear(text), table);
  const ticket = outcome.ok ? outcome.value : null;
  const error = rested === text && !isExample ? findError(readYear(text), range, words) : undefined;
  const printed = printTicket(ticket, words, locale);
  const stamp = isExample ? words.example : error ? words.void : words.valid;
  const share = (ticket?.leftCents ?? 0) / 100;
  const file = `bitcoin-journey-${ticket?.year}.png`;
  const loadDrawing = async () => {
    const { drawTicket } = await importLater('BirthTicket', () => import('./draw-ticket'));
    const { title, source, sentence } = words.picture;
    return (canvas: HTMLCanvasElement) =>
      drawTicket(canvas, {
        kind: words.kind,
        number: fill(words.number, { year: ticket?.year ?? NO_VALUE }),
        title,
        lost: printed.lost,
        left: printed.left,
        share,
        lines: [fill(sentence, { year: ticket?.year ?? NO_VALUE }), printed.baseline, source],
        site,
      });
  };
  const level = (year: number) => formatNumber(table[year] ?? Number.NaN, locale, { min: 1, max: 3 });

  return (
    <div
      ref={root as RefObject<HTMLDivElement | null>}
      id={BIRTH_YEAR_ID}
      className="calculator mt-6 scroll-mt-20 md:mt-12"
    >
      <div className="birth-ticket-shadow">
        <div className="birth-ticket day bg-(--color-foam)">
          <p className="eyebrow lg:text-[0.875rem] flex justify-between gap-4 bg-loss px-6 py-2 text-paper lg:px-10">
            {words.kind}
            <span className="tabular-nums">{fill(words.number, { year: ticket?.year ?? NO_VALUE })}</span>
          </p>
          <div className="grid md:grid-cols-[17rem_1fr] lg:grid-cols-[minmax(0,19rem)_1fr]">
            <div className="birth-ticket-field px-6 pt-4 pb-5 md:self-center lg:px-10 lg:py-8">
              <NumberField
                id={`${BIRTH_YEAR_ID}-year`}
                label={words.label}
                hint={fill(words.hint, { ...range })}
                error={error}
                remark={lost.length > 0 ? common.damagedLink.all : undefined}
                inputMode="numeric"
                placeholder={words.placeholder}
                value={text}
                onChange={({ target }) => (target.value === '' ? reset() : change(() => target.value))}
              />
            </div>
            <output
              htmlFor={`${BIRTH_YEAR_ID}-year`}
              className="relative flex flex-wrap items-start gap-x-5 border-control border-t-2 border-dashed px-6 pt-4 pb-6 md:border-t-0 md:border-l-2 md:px-8 md:py-6 lg:px-10 lg:py-8 xl:grid xl:grid-cols-[auto_1fr_auto] xl:items-center xl:gap-x-12"
            >
              <span className={clsx('block grow basis-36', error && 'invisible')}>
                <span className="eyebrow block text-muted lg:text-[0.875rem]">
                  {fill(words.route, { year: ticket?.year ?? NO_VALUE })}
                </span>
                <span
                  key={printed.lost}
                  className={clsx(
                    'mt-1 block font-display font-semibold text-[min(3.75rem,17vw)] tabular-nums leading-none tracking-tight motion-safe:animate-appear md:text-7xl lg:text-8xl',
                    ticket ? 'text-loss' : 'text-muted',
                  )}
                >
                  {printed.lost}
                </span>
              </span>
              <span className="block w-20 text-center text-sm lg:w-32 lg:text-base xl:order-last">
                <DollarCoin share={share} className="w-full" />
                <span className="mt-1 block font-semibold tabular-nums">{printed.left}</span>
              </span>
              <span className="mt-3 block basis-full text-base leading-snug max-md:min-h-[3lh] md:max-xl:min-h-[2lh] lg:text-xl xl:mt-0">
                <span>{printed.sentence}</span>{' '}
                {(ticket || error) && (
                  <span
                    key={stamp}
                    aria-hidden={!isExample}
                    className={clsx(
                      'birth-ticket-stamp eyebrow lg:text-[0.875rem]',
                      !isExample && 'motion-safe:animate-stamp',
                      error && 'absolute right-[24%] bottom-[36%] text-2xl lg:text-4xl',
                    )}
                  >
                    {stamp}
                  </span>
                )}
              </span>
            </output>
          </div>
        </div>
      </div>
      {!isExample && (
        <div className="mt-4 flex flex-wrap items-start gap-3">
          {ticket && link && (
            <>
              {canSend() && (
                <SendPicture file={file} text={printed.sentence} url={link} load={loadDrawing} words={words} />
              )}
              <CopyLink
                url={link}
                words={{ ...common.actions, copyLink: words.copyLink }}
                variant={canSend() ? 'secondary' : 'primary'}
              />
            </>
          )}
          <Button onClick={reset}>
            <Icon node={RotateCcw} className="size-4" />
            {common.actions.reset}
          </Button>
          {ticket && (
            <SavePicture
              key={ticket.year}
              file={file}
              label={`${words.picture.title}: ${printed.lost}. ${printed.sentence} ${printed.baseline}`}
              load={loadDrawing}
              words={words.picture}
            />
          )}
        </div>
      )}
      <p className="mt-3 max-w-3xl text-muted text-sm lg:text-base">
        <span>{printed.baseline}</span> {words.caveat}{' '}
        <a href={sourceHref} className="link">
          {words.source}
        </a>
      </p>
      {ticket && (
        <Fold summary={words.how} summaryClass="text-sm lg:text-base">
          <p className="max-w-3xl pb-2 text-muted text-sm lg:text-base">
            {fill(words.formula, {
              source: level(ticket.year),
              target: level(BASE_YEAR),
              cents: printed.cents,
              year: ticket.year,
            })}
          </p>
        </Fold>
      )}
    </div>
  );
}
