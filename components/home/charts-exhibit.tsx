import { Fragment, type ReactNode } from 'react';
import { DataChart } from '@/components/charts/data-chart';
import { Disclosure } from '@/components/ui/disclosure';
import { ShareBar } from '@/components/ui/share-bar';
import type { ChartId } from '@/content/charts';
import type { ClaimId } from '@/content/claims';
import { formatClaim, getClaim } from '@/lib/content/claims';
import { getContent } from '@/lib/content/content';
import { localePath } from '@/lib/content/links';
import { pairsPath } from '@/lib/explore/view-links';
import { fill } from '@/lib/format/fill';
import type { Locale } from '@/lib/format/locale';
import { ChartsMethodology } from './charts-methodology';
import { DollarGuess } from './dollar-guess';
import { Exhibit } from './exhibit';

const DRAW_AFTER_MS = 500;
/** The chart with the largest number, which a wide screen pins while its steps scroll past it (home.css). */
const LEAD: ChartId = 'money-prices-output';

type EvidenceWords = { sign: string; footnote: string };

/** The two numbers of the headline. */
const headlineClaims: readonly ClaimId[] = ['m2-multiple-since-1959', 'purchasing-power-lost-since-1959-rounded'];

/** The multiples of the first chart, in the colors of its lines; the bars are drawn to the scale of the first, which is the largest. */
const LARGEST: ClaimId = 'm2-multiple-between-the-months';
const multiples: readonly { claim: ClaimId; tone: string }[] = [
  { claim: LARGEST, tone: 'text-loss' },
  { claim: 'output-multiple-1959-to-2024', tone: 'text-gain' },
  { claim: 'prices-multiple-since-1959', tone: 'text-ink' },
];
/** The largest multiple as a rise in percent, which is in its label. */
const RISE: ClaimId = 'm2-increase-since-1959';

const HOMES: readonly ClaimId[] = ['new-house-multiple-since-1963', 'new-house-after-inflation-since-1963'];
const POWER: readonly ClaimId[] = ['purchasing-power-lost-since-1959'];

/** The evidence: charts, each under the claim it supports. */
export function ChartsExhibit({ locale }: { locale: Locale }) {
  const { claims, methodology, steps } = getContent(locale).home.exhibits.charts;
  const numberOf = (row: ClaimId, { sign }: EvidenceWords) => `${sign}${formatClaim(getClaim(row), locale)}`;
  const bars = () =>
    multiples.map(({ claim, tone }, i) => {
      const [label, rise, afterRise] = claims.m2.labels[i] ?? [];
      return (
        <p key={claim} className="multiple">
          <b className={`font-display ${tone}`}>{numberOf(claim, claims.m2)}</b>{' '}
          <ShareBar part={getClaim(claim).value / getClaim(LARGEST).value} className={tone} />{' '}
          {rise === undefined ? (
            label
          ) : (
            <span>
              {label}
              <span className="font-display text-loss lead-number">{rise}</span>
              {afterRise}
            </span>
          )}
        </p>
      );
    });
  const numbers = (rows: readonly ClaimId[], words: EvidenceWords & { labels: readonly string[] }) => {
    const paragraphs = rows.map((row, i) => (
      <p key={row} className="text-balance font-semibold leading-snug">
        <span className="mb-2 block font-display text-5xl text-loss tabular-nums leading-none tracking-tight md:text-6xl">
          {numberOf(row, words)}
        </span>
        {words.labels[i]}
      </p>
    ));
    return rows.length > 1 ? (
      <div className="grid gap-x-3 gap-y-4 min-[18rem]:grid-cols-[1.25fr_1fr] sm:gap-x-8">{paragraphs}</div>
    ) : (
      paragraphs
    );
  };
  const evidence = (id: ChartId, rows: readonly ClaimId[], words: EvidenceWords, claim: ReactNode) => (
    <DataChart
      id={id}
      locale={locale}
      drawAfterMs={DRAW_AFTER_MS}
      steps={id === LEAD ? steps : undefined}
      claim={claim}
      claimNote={
        <p>
          {words.footnote}
          {rows.map((row) => (
            <Fragment key={row}>
              {' '}
              <SourceLink id={row} value={numberOf(row, words)} locale={locale} />
            </Fragment>
          ))}
        </p>
      }
    />
  );
  return (
    <Exhibit
      id="charts"
      locale={locale}
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
        {evidence(LEAD, [LARGEST, RISE, ...multiples.slice(1).map(({ claim }) => claim)], claims.m2, bars())}
        <div className="evidence-pair grid grid-cols-1 gap-5 md:gap-8 xl:grid-cols-2">
          {evidence('money-and-homes', HOMES, claims.homes, numbers(HOMES, claims.homes))}
          {evidence('dollar-value', POWER, claims.power, numbers(POWER, claims.power))}
        </div>
        <p className="text-base">
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
