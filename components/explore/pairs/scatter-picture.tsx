import clsx from 'clsx';
import type { ReactNode } from 'react';
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

/** More dots than this are named only if they are marked or the outermost. */
const MOST_NAMES = 14;

/** Growth against growth as SVG without script, in percent of a box whose height is set by a class. */
export function ScatterPicture(props: Props) {
  const { scatter, names, marked, label, axes, equals, formatTick, children, onPress } = props;
  const { dots, ticks } = scatter;
  const isNamed = namedDots(dots, marked);
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
            <text x="97%" y="3%" dx="-12" dy="14" textAnchor="end" className="halo fill-muted">
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
              if (!isNamed.has(start) && dots.length > MOST_NAMES) return null;
              const isRight = left > 75;
              return (
                <text
                  key={start}
                  x={`${left}%`}
                  y={`${top}%`}
                  dx={isRight ? -11 : 11}
                  dy="0.35em"
                  textAnchor={isRight ? 'end' : 'start'}
                  className={clsx('halo fill-ink', start === marked && 'font-semibold')}
                >
                  {names[i]}
                </text>
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

/** The marked dot, and those that are the furthest in some direction. */
function namedDots(dots: Scatter['dots'], marked: number): Set<number> {
  const furthest = (of: (dot: Scatter['dots'][number]) => number) =>
    dots.toSorted((a, b) => of(b) - of(a))[0]?.start ?? marked;
  return new Set([marked, furthest(({ left }) => left), furthest(({ left }) => -left), furthest(({ top }) => -top)]);
}
