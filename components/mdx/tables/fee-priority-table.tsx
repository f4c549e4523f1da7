import { ScrollFrame } from '@/components/ui/scroll-frame';
import { getContent } from '@/lib/content/content';
import { getFigure, getTable } from '@/lib/content/figures/figures';
import { formatDate } from '@/lib/format/date';
import { fill } from '@/lib/format/fill';
import type { Locale } from '@/lib/format/locale';
import { formatNumber } from '@/lib/format/number';
import { inProse, stacked } from './prose-table';
import '@/components/mdx/figure.css';
import './fee-priority-table.css';

type Priority = 'low' | 'medium' | 'high' | 'emergency';

const MINUTES_PER_HOUR = 60;

/** The length of a bar shows the level, so that color is not the only sign. */
export function FeePriorityTable({ locale }: { locale: Locale }) {
  const words = getContent(locale).guides.fees;
  const number = (value: unknown) => formatNumber(Number(value), locale);
  const levels = getTable('owner', 'feePriority').data;
  return (
    <div className="wide figure fee-priority-table-levels">
      <ScrollFrame {...inProse} label={words.caption}>
        <table {...stacked('table')}>
          <caption>{words.caption}</caption>
          <thead {...stacked('rowgroup')}>
            <tr {...stacked('row')}>
              <th scope="col" {...stacked('columnheader')}>
                {words.columns.priority}
              </th>
              <th scope="col" {...stacked('columnheader')}>
                {words.columns.rate}
              </th>
              <th scope="col" {...stacked('columnheader')}>
                {words.columns.time}
              </th>
              <th scope="col" {...stacked('columnheader')}>
                {words.columns.use}
              </th>
            </tr>
          </thead>
          <tbody {...stacked('rowgroup')}>
            {levels.map(([key, rateMin, rateMax, minutesMin, minutesMax], index) => {
              const isHours = Number(minutesMin) > MINUTES_PER_HOUR;
              const inUnit = (minutes: unknown) => number(Number(minutes) / (isHours ? MINUTES_PER_HOUR : 1));
              return (
                <tr key={key} {...stacked('row')} className={`priority-${key}`}>
                  <th scope="row" {...stacked('rowheader')}>
                    <span className="priority">
                      <svg viewBox="0 0 22 16" aria-hidden="true" className="priority-bars">
                        {levels.map(([other], bar) => (
                          <path
                            key={other}
                            d={`M${bar * 6} 16v-${4 + bar * 4}h4v${4 + bar * 4}z`}
                            className={bar <= index ? 'bar-on' : 'bar-off'}
                          />
                        ))}
                      </svg>
                      {words.rows[key as Priority].name}
                    </span>
                  </th>
                  <td {...stacked('cell', words.columns.rate)} className="fee-priority-table-value">
                    {fill(rateMax === null ? words.atLeast : words.range, {
                      min: number(rateMin),
                      max: number(rateMax),
                    })}
                  </td>
                  <td {...stacked('cell', words.columns.time)} className="fee-priority-table-value">
                    {fill(isHours ? words.hours : words.minutes, { min: inUnit(minutesMin), max: inUnit(minutesMax) })}
                  </td>
                  <td {...stacked('cell', words.columns.use)} className="fee-priority-table-use">
                    {words.rows[key as Priority].use}
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </ScrollFrame>
      <p className="figure-note">{fill(words.note, { owner: formatDate(getFigure('owner').vintage, locale) })}</p>
    </div>
  );
}
