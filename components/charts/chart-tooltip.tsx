import './chart-tooltip.css';
import type { CSSProperties } from 'react';
import { cellsOf } from '@/lib/charts/reading';
import type { ChartPoint, ReaderEntry } from '@/lib/charts/types';
import { NO_VALUE } from '@/lib/format/number';
import { LineSample } from './chart-key';

/** Percent of the plot from which on the side to the left of the guide has more room: labels are to the right of the plot. */
const TURN_AT = 55;

interface Props {
  row: readonly string[];
  point: ChartPoint;
  entries: readonly ReaderEntry[];
  /** For each entry the forms that its values have, over all rows: the room for them is as wide at every row. */
  forms: readonly (readonly string[])[];
  /** Percent from the top of the plot; undefined when the keyboard moved the guide. */
  pointerY?: number;
}

/**
 * The values of one row: beside the guide line or, where the drawing is narrow, above the plot (chart-tooltip.css). There the height is the same
 * for all rows: each entry has its line, with or without a value, and its name breaks in the same room. Hidden from assistive technology, which gets the same text
 * from the slider.
 */
export function ChartTooltip({ row, point: { x, ys }, entries, forms, pointerY }: Props) {
  const known = ys.filter((y) => y !== null);
  const middle = known.reduce((sum, y) => sum + y / known.length, 0);
  const y = pointerY ?? (middle < 50 ? 85 : 15);
  return (
    <div
      aria-hidden="true"
      style={
        {
          [x < TURN_AT ? '--left' : '--right']: `calc(${x < TURN_AT ? x : 100 - x}% + 14px)`,
          '--y': `${y}%`,
        } as CSSProperties
      }
      className="chart-tooltip"
    >
      <p className="font-display font-semibold">{row[0]}</p>
      <dl>
        {entries.map((entry, i) => {
          const [main = NO_VALUE, ...others] = cellsOf(row, entry);
          return (
            <div key={entry.name}>
              <dt className="flex items-center gap-1.5 text-muted">
                {entry.line && <LineSample {...entry.line} />}
                {entry.name}
              </dt>
              <dd
                data-texts={forms[i]?.join('\n')}
                className="@max-md:width-of-texts text-right tabular-nums @max-md:before:font-semibold"
              >
                <span className="whitespace-nowrap font-semibold">{main}</span>
                {others.map((other) => (
                  <span key={other} className="text-muted">
                    {' '}
                    {other}
                  </span>
                ))}
              </dd>
            </div>
          );
        })}
      </dl>
    </div>
  );
}
