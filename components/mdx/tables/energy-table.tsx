import { ScrollFrame } from '@/components/ui/scroll-frame';
import { getContent } from '@/lib/content/content';
import { getFigure, getTable } from '@/lib/content/figures/figures';
import { formatDate } from '@/lib/format/date';
import { fill } from '@/lib/format/fill';
import type { Locale } from '@/lib/format/locale';
import { formatNumber } from '@/lib/format/number';
import { inProse, stacked } from './prose-table';
import '@/components/mdx/figure.css';
import './energy-table.css';

type OwnerKey = 'bitcoin' | 'banking' | 'dataCentres' | 'gaming' | 'christmasLights';

const beside: Record<OwnerKey, string[]> = {
  bitcoin: ['bitcoin', 'bitcoin2024', 'bitcoin2021'],
  banking: ['banking'],
  dataCentres: ['dataCentres', 'dataCentresAiCrypto', 'dataCentres2024'],
  gaming: ['gamingPcs', 'gamingUs'],
  christmasLights: ['christmasLights', 'christmasLightsLed'],
};

const TICK_TWH = 100;

/** One row of the axis that all rows share; its gridlines continue in the rows above and below. */
function Row({ ticks, children }: { ticks: readonly string[]; children?: React.ReactNode }) {
  return (
    <svg width="100%" height="100%" aria-hidden="true" className="energy-table-row">
      {ticks.map((x) => (
        <line key={x} x1={x} x2={x} y2="100%" className="stroke-line" />
      ))}
      {children}
    </svg>
  );
}

/** A dot plot: a row for each figure with its source, on one axis. Published figures are dots, this site's are rings. */
export function EnergyTable({ locale }: { locale: Locale }) {
  const words = getContent(locale).guides.energy;
  const owner = new Map(getTable('owner', 'energy').data.map(([key, twh]) => [String(key), Number(twh)]));
  const published = [...getTable('energy').data, ...getTable('energy', 'christmasLightsLater').data];
  const number = (twh: number) => formatNumber(twh, locale, { min: 0, max: 1 });
  const shown = published.filter(([id]) => Object.values(beside).some((ids) => ids.includes(String(id))));
  const most = Math.max(...owner.values(), ...shown.map(([, , twh]) => Number(twh)));
  const steps = Math.ceil(most / TICK_TWH);
  const at = (twh: number) => `${(100 * twh) / (steps * TICK_TWH)}%`;
  const ticks = Array.from({ length: steps + 1 }, (_, step) => step * TICK_TWH);
  const lines = ticks.map(at);
  const mark = (twh: number, isSite = false) => (
    <td {...stacked('cell')}>
      <Row ticks={lines}>
        <line x2={at(twh)} y1="50%" y2="50%" strokeWidth="2" className="stroke-control" />
        <circle
          cx={at(twh)}
          cy="50%"
          r="6"
          strokeWidth="2.4"
          className={isSite ? 'fill-paper stroke-bitcoin' : 'fill-ink stroke-paper'}
        />
        <text x={at(twh)} y="50%" dx="12" dy="0.35em">
          {number(twh)}
        </text>
      </Row>
      <span className="energy-table-value sm:sr-only">{number(twh)}</span>
    </td>
  );
  return (
    <div className="wide figure">
      <ScrollFrame {...inProse} label={words.caption}>
        <table className="energy-table" {...stacked('table')}>
          <caption>{words.caption}</caption>
          <thead {...stacked('rowgroup')}>
            <tr {...stacked('row')}>
              <th scope="col" {...stacked('columnheader')}>
                <span className="sr-only">{words.columns.whose}</span>
              </th>
              <th scope="col" {...stacked('columnheader')}>
                <span className="sr-only">{words.columns.twh}</span>
                <svg aria-hidden="true" width="100%" height="20" className="energy-table-axis">
                  {ticks.map((twh) => (
                    <text key={twh} x={at(twh)} y="14">
                      {number(twh)}
                    </text>
                  ))}
                </svg>
              </th>
            </tr>
          </thead>
          {(Object.keys(beside) as OwnerKey[]).map((key) => (
            <tbody key={key} {...stacked('rowgroup')}>
              <tr {...stacked('row')}>
                <th scope="rowgroup" {...stacked('rowheader')}>
                  {words.rows[key]}
                </th>
                <td {...stacked('cell')}>
                  <Row ticks={lines} />
                </td>
              </tr>
              {published
                .filter(([id]) => beside[key].includes(String(id)))
                .sort(([, a], [, b]) => Number(a) - Number(b))
                .map(([id, year, twh, publisher, url]) => (
                  <tr key={id} {...stacked('row')}>
                    <th scope="row" {...stacked('rowheader')}>
                      <a href={String(url)} rel="noopener">
                        {words.names[String(id)] ?? publisher}
                      </a>
                      , {year}
                      {words.details[String(id)] && (
                        <span className="energy-table-detail"> {words.details[String(id)]}</span>
                      )}
                    </th>
                    {mark(Number(twh))}
                  </tr>
                ))}
              <tr {...stacked('row')}>
                <th scope="row" {...stacked('rowheader')}>
                  {words.site}
                </th>
                {mark(owner.get(key) ?? Number.NaN, true)}
              </tr>
            </tbody>
          ))}
        </table>
      </ScrollFrame>
      <p className="figure-note">{fill(words.note, { owner: formatDate(getFigure('owner').vintage, locale) })}</p>
    </div>
  );
}
