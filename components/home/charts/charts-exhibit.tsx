import { Fragment, type ReactNode } from 'react';
import { ChartPair } from '@/components/charts/chart-pair';
import type { ChartStep } from '@/components/charts/chart-stage';
import { EvidenceChart, StepChart } from '@/components/charts/data-chart';
import { Exhibit } from '@/components/home/exhibit/exhibit';
import { Disclosure } from '@/components/ui/folds/disclosure';
import type { ClaimId } from '@/content/claims/index';
import { formatClaim, getClaim } from '@/lib/content/claims/claims';
import { getContent } from '@/lib/content/content';
import { localePath } from '@/lib/content/links';
import { fill } from '@/lib/format/fill';
import type { Locale } from '@/lib/format/locale';
import { pairsPath } from '@/lib/pages/view-links';
import { ChartsMethodology } from './charts-methodology';
import { DollarGuess } from './dollar-guess';
import { LARGEST, Multiples, multiples } from './multiples';
import './charts-exhibit.css';

const DRAW_AFTER_MS = 500;

type EvidenceWords = { sign: string; footnote: string };

/** The two numbers of the headline. */
const headlineClaims: readonly ClaimId[] = ['m2-multiple-since-1959', 'purchasing-power-lost-since-1959-rounded'];

/** The largest multiple as a rise in percent, which is in its label. */
const RISE: ClaimId = 'm2-increase-since-1959';

const HOMES: readonly ClaimId[] = ['new-house-multiple-since-1963', 'new-house-after-inflation-since-1963'];
const POWER: readonly ClaimId[] = ['purchasing-power-lost-since-1959'];

/** What each step of the pinned chart is about: the years before the mark, then dollars and output, then dollars and prices. */
const drawn: readonly Pick<ChartStep, 'dims' | 'isBeforeMark'>[] = [
  { dims: ['ink', 'gain'], isBeforeMark: true },
  { dims: ['ink'] },
  { dims: ['gain'] },
];

/** The evidence: charts, each under the claim it supports. */
export function ChartsExhibit({ locale }: { locale: Locale }) {
  const { claims, methodology, steps } = getContent(locale).home.exhibits.charts;
  const numberOf = (row: ClaimId, { sign }: EvidenceWords) => `${sign}${formatClaim(getClaim(row), locale)}`;
  const numbers = (rows: readonly ClaimId[], words: EvidenceWords & { labels: readonly string[] }) => {
    const paragraphs = rows.map((row, i) => (
      <p key={row} className="text-balance font-semibold leading-snug">
        <span className="mb-2 -ml-[0.035em] block font-display text-5xl text-loss tabular-nums leading-none tracking-tight md:text-6xl">
          {numberOf(row, words)}
        </span>
        {words.labels[i]}
      </p>
    ));
    return rows.length > 1 ? (
      <div className="grid gap-x-3 gap-y-4 xs:grid-cols-[1.25fr_1fr] sm:gap-x-8">{paragraphs}</div>
    ) : (
      paragraphs
    );
  };
  const evidence = (rows: readonly ClaimId[], words: EvidenceWords, claim: ReactNode) => ({
    locale,
    drawAfterMs: DRAW_AFTER_MS,
    claim,
    claimNote: (
      <p>
        {words.footnote}
        {rows.map((row) => (
          <Fragment key={row}>
            {' '}
            <SourceLink id={row} value={numberOf(row, words)} locale={locale} />
          </Fragment>
        ))}
      </p>
    ),
  });
  const leadRows = [LARGEST, RISE, ...multiples.slice(1).map(({ claim }) => claim)];
  return (
    <Exhibit
      id="charts"
      locale={locale}
      className="charts-exhibit"
      foot={
        <Disclosure title={methodology.title}>
          <ChartsMethodology locale={locale} />
        </Disclosure>
      }
    >
      <div className="grid grid-cols-1 gap-5 md:gap-8">
        <DollarGuess locale={locale} />
        <p className="max-w-4xl text-base leading-snug md:text-balance md:font-display md:text-3xl">
          {claims.headline}
          <span className="font-body text-base">
            {headlineClaims.map((row) => (
              <Fragment key={row}>
                {' '}
                <SourceLink id={row} value={formatClaim(getClaim(row), locale)} locale={locale} />
              </Fragment>
            ))}
          </span>
        </p>
        {/* The chart with the largest number, which a wide screen pins while its steps scroll past it (chart-steps.css). */}
        <StepChart
          id="money-prices-output"
          steps={steps.map((step, i) => ({ ...step, ...drawn[i] }))}
          {...evidence(leadRows, claims.m2, <Multiples locale={locale} />)}
        />
        <ChartPair>
          <EvidenceChart id="money-and-homes" {...evidence(HOMES, claims.homes, numbers(HOMES, claims.homes))} />
          <EvidenceChart id="dollar-value" {...evidence(POWER, claims.power, numbers(POWER, claims.power))} />
        </ChartPair>
        {/* A phone has it in the fold on how it is measured: home is at its length there. */}
        <p className="text-base max-md:hidden">
          <a href={pairsPath(locale)} className="link inline-block py-2">
            {claims.explore}
          </a>
        </p>
      </div>
    </Exhibit>
  );
}

/** A link to the row of a number on the sources page. */
function SourceLink({ id, value, locale }: { id: ClaimId; value: string; locale: Locale }) {
  return (
    <a href={`${localePath(locale, '/sources')}#${id}`} className="link">
      {fill(getContent(locale).home.exhibits.charts.claims.source, { value })}
    </a>
  );
}
