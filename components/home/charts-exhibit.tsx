import { Fragment } from 'react';
import { DataChart } from '@/components/charts/data-chart';
import { Disclosure } from '@/components/ui/disclosure';
import { ShareBar } from '@/components/ui/share-bar';
import type { ChartId } from '@/content/charts';
import type { ClaimId } from '@/content/claims';
import { formatClaim, getClaim } from '@/lib/content/claims';
import { getContent } from '@/lib/content/content';
import { localePath } from '@/lib/content/links';
import { fill } from '@/lib/format/fill';
import type { Locale } from '@/lib/format/locale';
import { chartsFigures, evidenceHeadline } from './charts-figures';
import { ChartsMethodology } from './charts-methodology';
import { DollarGuess } from './dollar-guess';
import { Exhibit } from './exhibit';

const DRAW_AFTER_MS = 500;
/** The chart with the largest number, which a wide screen pins while its steps scroll past it (home.css). */
const LEAD: ChartId = 'money-prices-output';

/** A label for each number of the claim. */
type EvidenceWords = { sign: string; labels: readonly string[]; footnote: string };

/** The multiples of the first chart, in the colors of its lines; the bars are drawn to the scale of the first, which is the largest. */
const LARGEST: ClaimId = 'm2-multiple-between-the-months';
const multiples: readonly { claim: ClaimId; tone: string }[] = [
  { claim: LARGEST, tone: 'text-loss' },
  { claim: 'output-multiple-1959-to-2024', tone: 'text-gain' },
  { claim: 'prices-multiple-since-1959', tone: 'text-ink' },
];
/** The largest multiple as a rise in percent: `{rise}` in its label. */
const RISE: ClaimId = 'm2-increase-since-1959';

/** The evidence: charts, each under the claim it supports. */
export function ChartsExhibit({ locale }: { locale: Locale }) {
  const { claims, methodology, steps } = getContent(locale).home.exhibits.charts;
  const figures = chartsFigures(locale);
  const numberOf = (row: ClaimId, { sign }: EvidenceWords) => `${sign}${formatClaim(getClaim(row), locale)}`;
  const bars = () =>
    multiples.map(({ claim, tone }, i) => {
      const [label = '', afterRise] = (claims.m2.labels[i] ?? '').split('+{rise}');
      return (
        <p key={claim} className="multiple">
          <b className={`font-display ${tone}`}>{numberOf(claim, claims.m2)}</b>{' '}
          <ShareBar part={getClaim(claim).value / getClaim(LARGEST).value} className={tone} />{' '}
          {afterRise === undefined ? (
            label
          ) : (
            <span>
              {label}
              <span className="font-display text-loss lead-number">+{formatClaim(getClaim(RISE), locale)}</span>
              {afterRise}
            </span>
          )}
        </p>
      );
    });
  const evidence = (id: ChartId, rows: readonly ClaimId[], words: EvidenceWords) => {
    const numbers = rows.map((row, i) => (
      <p key={row} className="text-balance font-semibold leading-snug">
        <span className="mb-2 block font-display text-5xl text-loss tabular-nums leading-none tracking-tight md:text-6xl">
          {numberOf(row, words)}
        </span>
        {fill(words.labels[i] ?? '', figures)}
      </p>
    ));
    return (
      <DataChart
        id={id}
        locale={locale}
        drawAfterMs={DRAW_AFTER_MS}
        steps={id === LEAD ? steps.map(({ title, text }) => ({ title, text: fill(text, figures) })) : undefined}
        claim={
          id === LEAD ? (
            bars()
          ) : numbers.length > 1 ? (
            <div className="grid gap-x-3 gap-y-4 min-[18rem]:grid-cols-[1.25fr_1fr] sm:gap-x-8">{numbers}</div>
          ) : (
            numbers
          )
        }
        claimNote={
          <p>
            {fill(words.footnote, figures)}
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
  };
  return (
    <Exhibit
      id="charts"
      locale={locale}
      foot={
        <Disclosure title={methodology.title}>
          <ChartsMethodology locale={locale} figures={figures} />
        </Disclosure>
      }
    >
      <div className="grid grid-cols-1 gap-5 md:gap-8">
        <DollarGuess locale={locale} />
        <p className="max-w-4xl text-base leading-snug md:text-balance md:font-display md:text-3xl">
          {fill(claims.headline, figures)}
          <span className="font-body text-base">
            {Object.values(evidenceHeadline).map((row) => (
              <Fragment key={row}>
                {' '}
                <SourceLink id={row} value={formatClaim(getClaim(row), locale)} locale={locale} />
              </Fragment>
            ))}
          </span>
        </p>
        {evidence(LEAD, [LARGEST, RISE, ...multiples.slice(1).map(({ claim }) => claim)], claims.m2)}
        <div className="evidence-pair grid grid-cols-1 gap-5 md:gap-8 xl:grid-cols-2">
          {evidence(
            'money-and-homes',
            ['new-house-multiple-since-1963', 'new-house-after-inflation-since-1963'],
            claims.homes,
          )}
          {evidence('dollar-value', ['purchasing-power-lost-since-1959'], claims.power)}
        </div>
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
