import clsx from 'clsx';
import type { ReactNode } from 'react';
import { type Grid, gridTicks } from '@/lib/explore/holdings/grid';
import type { Step } from '@/lib/explore/span';
import { shadeFill } from './shade-classes';

interface Props {
  /** Of the ids in the drawing. */
  id: string;
  grid: Grid;
  step: Step;
  label: string;
  /** Row and column of the marked cell. */
  marked?: { row: number; column: number };
  /** Numbers of the cells, for few cells. */
  texts?: readonly { row: number; column: number; text: string }[];
  className?: string;
  /** Takes the free height of a flex column. */
  isFilling?: boolean;
  /** Draws the cells on a screen instead of the drawing, which then is for paper only. */
  children?: ReactNode;
  onPress?: (row: number, column: number) => void;
}

/** Every start and end as SVG without script, in percent of a box whose height is set by a class. Losses are hatched as well as red. */
export function GridPicture({
  id,
  grid,
  step,
  label,
  marked,
  texts = [],
  className,
  isFilling,
  children,
  onPress,
}: Props) {
  const count = grid.starts.length;
  const percent = (place: number) => `${Math.round((1e6 * place) / count) / 1e4}%`;
  const rows = gridTicks(grid.starts, step);
  const losses = grid.paths.filter(({ shade }) => shade < 0);
  return (
    <div
      className={clsx(
        'grid grid-cols-[auto_minmax(0,1fr)] gap-1.5 text-[0.8125rem] tabular-nums',
        isFilling && 'flex-1 grid-rows-[auto_minmax(0,1fr)]',
      )}
    >
      <span />
      <svg aria-hidden="true" width="100%" height="18" className="overflow-visible fill-muted">
        {gridTicks(grid.ends, step).map(({ label: year, at }) => (
          <text key={year} x={`${at}%`} y="13" textAnchor="middle">
            {year}
          </text>
        ))}
      </svg>
      <span aria-hidden="true" className="relative">
        <span data-texts={rows.map((row) => row.label).join('\n')} className="width-of-texts" />
        <svg aria-hidden="true" width="100%" height="100%" className="absolute inset-0 overflow-visible fill-muted">
          {rows.map(({ label: year, at }) => (
            <text key={year} x="100%" y={`${at}%`} dy="0.35em" textAnchor="end">
              {year}
            </text>
          ))}
        </svg>
      </span>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the fields for start and end do the same by keyboard. */}
      <div
        role="img"
        aria-label={label}
        data-grid=""
        onClick={
          onPress &&
          ((event) => {
            const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
            onPress(
              Math.floor(((event.clientY - top) / height) * count),
              Math.floor(((event.clientX - left) / width) * count),
            );
          })
        }
        className={clsx('@container relative', onPress && 'js:cursor-crosshair', className)}
      >
        <svg
          aria-hidden="true"
          width="100%"
          height="100%"
          viewBox={`0 0 ${count} ${count}`}
          preserveAspectRatio="none"
          shapeRendering="crispEdges"
          className={clsx('absolute inset-0', children && 'not-print:invisible')}
        >
          {grid.paths.map(({ shade, d }) => (
            <path key={shade} id={`${id}-shade${shade}`} d={d} className={shadeFill[shade]} />
          ))}
        </svg>
        {children && <div className="absolute inset-0 print:hidden">{children}</div>}
        <svg
          aria-hidden="true"
          width="100%"
          height="100%"
          className="pointer-events-none absolute inset-0 overflow-visible"
        >
          <pattern id={`${id}-hatch`} width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
            <path d="M0 0v5" className="stroke-ink/45 stroke-1" />
          </pattern>
          <clipPath id={`${id}-losses`} clipPathUnits="objectBoundingBox">
            {losses.map(({ shade }) => (
              <use key={shade} href={`#${id}-shade${shade}`} transform={`scale(${1 / count})`} />
            ))}
          </clipPath>
          {losses.length > 0 && (
            <rect width="100%" height="100%" fill={`url(#${id}-hatch)`} clipPath={`url(#${id}-losses)`} />
          )}
          {texts.map(({ row, column, text }) => (
            <text
              key={`${row} ${column}`}
              x={percent(column + 0.5)}
              y={percent(row + 0.5)}
              dy="0.35em"
              textAnchor="middle"
              className="halo @max-xl:hidden fill-ink text-xs"
            >
              {text}
            </text>
          ))}
          {marked && (
            <>
              <rect
                data-marked=""
                x={percent(marked.column)}
                y={percent(marked.row)}
                width={percent(1)}
                height={percent(1)}
                className="fill-none stroke-[5px] stroke-paper"
              />
              <rect
                x={percent(marked.column)}
                y={percent(marked.row)}
                width={percent(1)}
                height={percent(1)}
                className="fill-none stroke-[2.5px] stroke-ink"
              />
              <line
                x1="0"
                x2={percent(marked.column)}
                y1={percent(marked.row + 0.5)}
                y2={percent(marked.row + 0.5)}
                className="stroke-ink [stroke-dasharray:1_4]"
              />
              <line
                y1="0"
                y2={percent(marked.row)}
                x1={percent(marked.column + 0.5)}
                x2={percent(marked.column + 0.5)}
                className="stroke-ink [stroke-dasharray:1_4]"
              />
            </>
          )}
        </svg>
      </div>
    </div>
  );
}
