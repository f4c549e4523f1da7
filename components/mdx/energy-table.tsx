import { ScrollFrame } from '@/components/ui/scroll-frame';
import { getContent } from '@/lib/content/content';
import { getFigure, getTable } from '@/lib/content/figures';
import { formatDate } from '@/lib/format/date';
import { fill } from '@/lib/format/fill';
import type { Locale } from '@/lib/format/locale';
import { formatNumber } from '@/lib/format/number';
import { inProse } from './prose-table';

type OwnerKey = 'bitcoin' | 'banking' | 'dataCentres' | 'gaming' | 'christmasLights';

const beside: Record<OwnerKey, string[]> = {
  bitcoin: ['bitcoin', 'bitcoin2024', 'bitcoin2021'],
  banking: ['banking'],
  dataCentres: ['dataCentres', 'dataCentresAiCrypto', 'dataCentres2024'],
  gaming: ['gamingPcs', 'gamingUs'],
  christmasLights: ['christmasLights', 'christmasLightsLed'],
};

const TICK_TWH = 250;

/** Figures of one thing on the axis of all: published ones are dots, this site's is a ring. */
function Strip({
  site,
  published,
  most,
  ticks,
}: {
  site: number;
  published: readonly number[];
  most: number;
  ticks: readonly number[];
}) {
  const at = (twh: number) => `${(100 * twh) / most}%`;
  return (
    <svg aria-hidden="true" width="100%" height="16" className="energy-strip">
      <line x2="100%" y1="8" y2="8" className="stroke-line" strokeWidth="2" />
      {ticks.map((twh) => (
        <line key={twh} x1={at(twh)} x2={at(twh)} y1="2" y2="14" className="stroke-control" />
      ))}
      {published.map((twh) => (
        <circle key={twh} cx={at(twh)} cy="8" r="5" className="fill-ink" />
      ))}
      <circle cx={at(site)} cy="8" r="7" strokeWidth="2" className="fill-none stroke-bitcoin" />
    </svg>
  );
}

const Key = ({ isSite }: { isSite: boolean }) => (
  <svg aria-hidden="true" viewBox="0 0 16 16" className="energy-key">
    {isSite ? (
      <circle cx="8" cy="8" r="6" strokeWidth="2" className="fill-none stroke-bitcoin" />
    ) : (
      <circle cx="8" cy="8" r="5" className="fill-ink" />
    )}
  </svg>
);

/** One block for each thing: its figures as marks on one axis, then one row for each with its source. */
export function EnergyTable({ locale }: { locale: Locale }) {
  const words = getContent(locale).guides.energy;
  const owner = new Map(getTable('owner', 'energy').data.map(([key, twh]) => [String(key), Number(twh)]));
  const published = [...getTable('energy').data, ...getTable('energy', 'christmasLightsLater').data];
  const number = (twh: number) => formatNumber(twh, locale, { min: 0, max: 1 });
  const shown = published.filter(([id]) => Object.values(beside).some((ids) => ids.includes(String(id))));
  const most = Math.max(...owner.values(), ...shown.map(([, , twh]) => Number(twh)));
  const ticks = Array.from({ length: Math.floor(most / TICK_TWH) + 1 }, (_, i) => i * TICK_TWH);
  return (
    <div className="wide figure">
      <ScrollFrame {...inProse} label={words.caption}>
        <table className="energy">
          <caption>{words.caption}</caption>
          <thead className="sr-only">
            <tr>
              <th scope="col">{words.columns.twh}</th>
              <th scope="col">{words.columns.whose}</th>
            </tr>
          </thead>
          {(Object.keys(beside) as OwnerKey[]).map((key, index) => {
            const rows = published.filter(([id]) => beside[key].includes(String(id)));
            const site = owner.get(key) ?? Number.NaN;
            return (
              <tbody key={key}>
                <tr>
                  <th scope="rowgroup" colSpan={2}>
                    {words.rows[key]}
                    {index === 0 && (
                      <svg aria-hidden="true" width="100%" height="16" className="energy-strip">
                        {ticks.map((twh) => (
                          <text key={twh} x={`${(100 * twh) / most}%`} y="13">
                            {number(twh)}
                          </text>
                        ))}
                      </svg>
                    )}
                    <Strip site={site} published={rows.map(([, , twh]) => Number(twh))} most={most} ticks={ticks} />
                  </th>
                </tr>
                <tr>
                  <td>
                    <Key isSite={true} />
                    <b>{number(site)}</b>
                  </td>
                  <td>{words.site}</td>
                </tr>
                {rows.map(([id, year, twh, publisher, url]) => (
                  <tr key={id}>
                    <td>
                      <Key isSite={false} />
                      <b>{number(Number(twh))}</b>
                    </td>
                    <td>
                      <a href={String(url)} rel="noopener">
                        {publisher}
                      </a>{' '}
                      <span className="detail">
                        {[fill(words.inYear, { year: String(year) }), words.details[String(id)]]
                          .filter(Boolean)
                          .join(', ')}
                      </span>
                    </td>
                  </tr>
                ))}
              </tbody>
            );
          })}
        </table>
      </ScrollFrame>
      <p className="figure-note">{fill(words.note, { owner: formatDate(getFigure('owner').vintage, locale) })}</p>
    </div>
  );
}
