import clsx from 'clsx';
import type { ReactNode } from 'react';
import { namesInOrder, placeNames } from '@/lib/explore/pairs/dot-names';
import { acrossOf, type Scatter } from '@/lib/explore/pairs/scatter';

interface Props {
  scatter: Scatter;
  /** Of the dots, in their order. */
  names: readonly string[];
  marked: number;
  label: string;
  axes: { x: string; y: string };
  /** Along the line on which both grew equally fast. */
  equals: string;
  formatTick: (value: number) => string;
  /** Draws the dots on a screen instead of the drawing, which then is for paper only. */
  children?: ReactNode;
  onPress?: (start: number) => void;
}

/** Growth against growth as SVG without script, in percent of a box whose height is set by a class. */
export function ScatterPicture(props: Props) {
  const { scatter, names, marked, label, axes, equals, formatTick, children, onPress } = props;
  const { dots, ticks } = scatter;
  const { places, isLow } = placeNames(scatter, namesInOrder(scatter, names, marked), equals);
  return (
    <div className="text-[0.8125rem] tabular-nums">
      <p className="mb-2 font-semibold">{axes.y}</p>
      <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-1.5">
        <span aria-hidden="true" className="relative">
          <span data-texts={ticks.map(formatTick).join('\n')} className="width-of-texts" />
          <svg aria-hidden="true" width="100%" height="100%" className="absolute inset-0 overflow-visible fill-muted">
            {ticks.map((tick) => (
              <text key={tick} x="100%" y={`${100 - acrossOf(scatter, tick)}%`} dy="0.35em" textAnchor="end">
                {formatTick(tick)}
              </text>
            ))}
          </svg>
        </span>
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: the field for the marked dot does the same by keyboard. */}
        <div
          role="img"
          aria-label={label}
          data-scatter=""
          onClick={
            onPress &&
            ((event) => {
              const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
              const distance = (dot: Scatter['dots'][number]) =>
                Math.hypot(
                  left + (dot.left * width) / 100 - event.clientX,
                  top + (dot.top * height) / 100 - event.clientY,
                );
              const nearest = dots.toSorted((a, b) => distance(a) - distance(b))[0];
              if (nearest && distance(nearest) < REACH) onPress(nearest.start);
            })
          }
          className={clsx('relative aspect-[4/3] max-h-[36rem] w-full', onPress && 'js:cursor-crosshair')}
        >
          <svg aria-hidden="true" width="100%" height="100%" className="absolute inset-0 overflow-visible">
            {ticks.map((tick) => {
              const at = acrossOf(scatter, tick);
              return (
                <g key={tick} className={tick === 0 ? 'stroke-control' : 'stroke-line'}>
                  <line x1="0" x2="100%" y1={`${100 - at}%`} y2={`${100 - at}%`} />
                  <line y1="0" y2="100%" x1={`${at}%`} x2={`${at}%`} />
                </g>
              );
            })}
            <line x1="0" y1="100%" x2="100%" y2="0" className="stroke-muted [stroke-dasharray:6_5]" />
            <text
              x={isLow ? '3%' : '97%'}
              y={isLow ? '97%' : '3%'}
              dx={isLow ? 12 : -12}
              dy={isLow ? -4 : 14}
              textAnchor={isLow ? 'start' : 'end'}
              className="halo fill-muted"
            >
              {equals}
            </text>
            <g className={clsx(children && 'not-print:hidden')}>
              {dots.map(({ start, left, top }) => (
                <circle key={start} data-dot={start} cx={`${left}%`} cy={`${top}%`} r="5" className="fill-ink/70" />
              ))}
            </g>
          </svg>
          {children && <div className="absolute inset-0 print:hidden">{children}</div>}
          <svg
            aria-hidden="true"
            width="100%"
            height="100%"
            className="pointer-events-none absolute inset-0 overflow-visible"
          >
            {dots.map(({ start, left, top }, i) => {
              const place = places.get(start);
              return (
                place && (
                  <text
                    key={start}
                    x={`${left}%`}
                    y={`${top}%`}
                    dx={place.dx}
                    // From the middle of the letters to their base line.
                    dy={place.dy + 4.5}
                    textAnchor={place.anchor}
                    className={clsx('halo fill-ink', start === marked && 'font-semibold')}
                  >
                    {names[i]}
                  </text>
                )
              );
            })}
            {dots
              .filter(({ start }) => start === marked)
              .map(({ start, left, top }) => (
                <circle
                  key={start}
                  data-marked={start}
                  cx={`${left}%`}
                  cy={`${top}%`}
                  r="8"
                  className="fill-none stroke-[2.5px] stroke-ink"
                />
              ))}
          </svg>
        </div>
        <span />
        <svg aria-hidden="true" width="100%" height="18" className="overflow-visible fill-muted">
          {ticks.map((tick) => (
            <text key={tick} x={`${acrossOf(scatter, tick)}%`} y="13" textAnchor="middle">
              {formatTick(tick)}
            </text>
          ))}
        </svg>
      </div>
      <p className="mt-1 text-right font-semibold">{axes.x}</p>
    </div>
  );
}

/** Pixels from a dot within which a press marks it. */
const REACH = 32;
