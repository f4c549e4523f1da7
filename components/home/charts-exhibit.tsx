import type { ReactNode } from 'react';
import { DataChart } from '@/components/charts/data-chart';
import { Disclosure } from '@/components/ui/disclosure';
import { Fold } from '@/components/ui/fold';
import type { ClaimId } from '@/content/claims';
import type { FigureId } from '@/content/figures';
import { getContent } from '@/lib/content/content';
import { formatFigureAge } from '@/lib/content/figure-age';
import { getFigure } from '@/lib/content/figures';
import { dataPath, localePath } from '@/lib/content/links';
import { fill } from '@/lib/format/fill';
import type { Locale } from '@/lib/format/locale';
import { chartsFigures } from './charts-figures';
import { DollarGuess } from './dollar-guess';
import { Exhibit } from './exhibit';

const DRAW_AFTER_MS = 500;

/** The series behind the charts. */
const series: FigureId[] = ['m2', 'median-house-price', 'cpi-u', 'gdp'];

/** The evidence: charts, each beside the claim it supports. */
export function ChartsExhibit({ locale }: { locale: Locale }) {
  const words = getContent(locale).home.exhibits.charts;
  const figures = chartsFigures(locale);
  return (
    <Exhibit id="charts" locale={locale}>
      <div className="space-y-8 md:space-y-10 lg:space-y-20">
        <Evidence
          claim="m2-increase-since-1959"
          value={`${words.claims.m2.sign}${figures.m2}`}
          label={words.claims.m2.label}
          text={fill(words.claims.m2.text, figures)}
          footnote={fill(words.claims.m2.footnote, figures)}
          more={words.claims.more}
          source={words.claims.source}
          locale={locale}
        >
          <DataChart id="money-and-homes" locale={locale} drawAfterMs={DRAW_AFTER_MS} />
        </Evidence>
        <Evidence
          claim="m2-multiple-between-the-months"
          value={figures.times ?? ''}
          label={fill(words.claims.units.label, figures)}
          text={fill(words.claims.units.text, figures)}
          footnote={fill(words.claims.units.footnote, figures)}
          more={words.claims.more}
          source={words.claims.source}
          locale={locale}
        >
          <DataChart id="money-prices-output" locale={locale} drawAfterMs={DRAW_AFTER_MS} />
        </Evidence>
        <DollarGuess locale={locale} />
        <Evidence
          claim="purchasing-power-lost-since-1959"
          value={`${words.claims.power.sign}${figures.power}`}
          label={words.claims.power.label}
          text={fill(words.claims.power.text, figures)}
          footnote={fill(words.claims.power.footnote, figures)}
          more={words.claims.more}
          source={words.claims.source}
          locale={locale}
        >
          <DataChart id="dollar-value" locale={locale} drawAfterMs={DRAW_AFTER_MS} />
        </Evidence>
      </div>
      <div className="mt-8 md:mt-14">
        <Disclosure title={words.methodology.title}>
          <Methodology locale={locale} figures={figures} />
        </Disclosure>
      </div>
    </Exhibit>
  );
}

interface EvidenceProps {
  claim: ClaimId;
  value: string;
  label: string;
  text: string;
  footnote: string;
  more: string;
  source: string;
  locale: Locale;
  children: ReactNode;
}

/** A claim in large type, how it is computed in small type, and its chart. */
function Evidence({ claim, value, label, text, footnote, more, source, locale, children }: EvidenceProps) {
  return (
    <div className="grid gap-5 lg:grid-cols-[16rem_minmax(0,1fr)] lg:gap-12">
      <div className="self-start lg:sticky lg:top-20 lg:pt-9">
        <p>
          <span className="block font-display font-semibold text-5xl text-loss md:text-6xl tabular-nums leading-none tracking-tight">
            {value}
          </span>
          <span className="mt-2 block font-semibold text-lg md:mt-3 leading-snug">{label}</span>
        </p>
        <p className="mt-3 text-base md:mt-4">{text}</p>
        <Fold summary={more}>
          <p className="border-line text-muted text-sm leading-relaxed md:mt-4 md:border-t md:pt-4">
            {footnote}{' '}
            <a href={`${localePath(locale, '/sources')}#${claim}`} className="link">
              {source}
            </a>
          </p>
        </Fold>
      </div>
      <div className="min-w-0">{children}</div>
    </div>
  );
}

function Methodology({ locale, figures }: { locale: Locale; figures: Record<string, string> }) {
  const { charts, home } = getContent(locale);
  const words = home.exhibits.charts.methodology;
  return (
    <div className="text-base">
      <p className="max-w-3xl">{words.intro}</p>
      <dl className="mt-6 grid gap-x-12 gap-y-6 md:grid-cols-2">
        {words.items.map((item) => (
          <div key={item.title}>
            <dt className="font-semibold">{item.title}</dt>
            <dd className="mt-1 text-muted">{fill(item.text, figures)}</dd>
          </div>
        ))}
      </dl>
      <h3 className="mt-8 text-2xl">{words.seriesTitle}</h3>
      <ul className="mt-3 space-y-4">
        {series.map(getFigure).map(({ id, source }) => (
          <li key={id}>
            <a href={source.url ?? ''} rel="noopener" className="link font-semibold">
              {source.publisher}: {source.name}
            </a>{' '}
            <span className="text-muted">
              ({source.seriesId}). {formatFigureAge(id, locale)}.{' '}
              <a href={dataPath(id, locale)} className="link">
                {charts.source.details}
              </a>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
