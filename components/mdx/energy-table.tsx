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

export function EnergyTable({ locale }: { locale: Locale }) {
  const words = getContent(locale).guides.energy;
  const owner = new Map(getTable('owner', 'energy').data.map(([key, twh]) => [String(key), Number(twh)]));
  const published = [...getTable('energy').data, ...getTable('energy', 'christmasLightsLater').data];
  const number = (twh: number) => formatNumber(twh, locale, { min: 0, max: 1 });
  return (
    <div className="wide figure">
      <ScrollFrame {...inProse} label={words.caption}>
        <table>
          <caption>{words.caption}</caption>
          <thead>
            <tr>
              <th scope="col">{words.columns.what}</th>
              <th scope="col" className="number">
                {words.columns.owner}
              </th>
              <th scope="col">{words.columns.official}</th>
            </tr>
          </thead>
          {(Object.keys(beside) as OwnerKey[]).map((key) => {
            const rows = published.filter(([id]) => beside[key].includes(String(id)));
            return (
              <tbody key={key}>
                {rows.map(([id, year, twh, publisher, url], index) => (
                  <tr key={id}>
                    {index === 0 && (
                      <>
                        <th scope="rowgroup" rowSpan={rows.length}>
                          {words.rows[key]}
                        </th>
                        <td rowSpan={rows.length} className="number">
                          {number(owner.get(key) ?? Number.NaN)}
                        </td>
                      </>
                    )}
                    <td>
                      <b>{number(Number(twh))}</b>{' '}
                      <span className="detail">{fill(words.inYear, { year: String(year) })}</span>
                      <span className="block">
                        <a href={String(url)} rel="noopener">
                          {publisher}
                        </a>
                      </span>
                      {words.details[String(id)] && <span className="detail block">{words.details[String(id)]}</span>}
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
