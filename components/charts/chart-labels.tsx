import clsx from 'clsx';
import type { ChartLayout } from '@/lib/charts/layout-types';
import { round } from '@/lib/charts/path';
import type { LineSpec, Spot, Tone } from '@/lib/charts/types';
import { StretchedSvg } from './chart-ground';
import { fillClass, strokeClass } from './line-style';

const LABEL_LINE_EM = 1.2;
/** Distance from the right edge of the plot to a label. */
const LABEL_X_PX = 15;

/** Percent of the plot: a line that ends further from its edge than this is connected to its label from its end. */
const NEAR_EDGE = 1;

export const endsEarly = (end: Spot) => end[0] < 100 - NEAR_EDGE;

const leaderClass = ({ tone }: LineSpec) => clsx(strokeClass[tone], 'opacity-60');

/** From the end of a line to the right edge of the plot. */
export function LeaderToEdge({ line, end: [x, y] }: { line: LineSpec; end: Spot }) {
  return (
    <line x1={`${x}%`} y1={`${y}%`} x2="100%" y2={`${y}%`} className={clsx(leaderClass(line), '@max-md:hidden')} />
  );
}

/** A label to the right of the plot, connected to its line where it had to be moved. */
export function LabelBeside({ line, end, labelY }: { line: LineSpec; end: Spot; labelY: number }) {
  const isEarly = endsEarly(end);
  return (
    <>
      {(isEarly || Math.abs(end[1] - labelY) > 1) && (
        <line x1="0" y1={`${end[1]}%`} x2={LABEL_X_PX - 3} y2={`${labelY}%`} className={leaderClass(line)} />
      )}
      <LineLabel line={line} x={LABEL_X_PX} y={labelY} />
    </>
  );
}

/** Pixels from a dot to the center of a label of one row, and of two rows. */
const nearClass = {
  above: ['translate-y-[-16px]', 'translate-y-[-24px]'],
  below: ['translate-y-[17px]', 'translate-y-[25px]'],
};
/** The same from the end of a leader. */
const sideClass = {
  above: ['translate-y-[-11px]', 'translate-y-[-19px]'],
  below: ['translate-y-[11px]', 'translate-y-[19px]'],
};

/** The leaders of all labels, below the marks at which they end. */
export function DotLeaders({ dots }: Pick<ChartLayout, 'dots'>) {
  const leaders = dots.flatMap(({ leader }) =>
    leader ? [`M${leader.map(([x, y]) => `${round(x)},${round(y)}`).join('L')}`] : [],
  );
  if (leaders.length === 0) return null;
  return (
    <StretchedSvg fill="none" data-dot="" className="chart-tooltip-dot">
      <path d={leaders.join('')} vectorEffect="non-scaling-stroke" className="stroke-muted opacity-60" />
    </StretchedSvg>
  );
}

export function DatedDot({ dot, tone }: { dot: ChartLayout['dots'][number]; tone: Tone }) {
  const { labelAt, label, near, side, anchor = 'end' } = dot;
  const rows = label.split('\n');
  const offset = near ? nearClass[near] : side ? sideClass[side] : undefined;
  return (
    <>
      <DotMark dot={dot} tone={tone} />
      {label && (
        <LabelText
          rows={rows}
          x={`${labelAt[0]}%`}
          y={labelAt[1]}
          anchor={anchor}
          className={clsx(
            'chart-tooltip-dot halo',
            offset?.[rows.length > 1 ? 1 : 0] ?? 'translate-x-[-4px]',
            near ? fillClass[tone] : 'fill-muted',
          )}
        />
      )}
    </>
  );
}

function DotMark({ dot: { at, shape }, tone }: { dot: ChartLayout['dots'][number]; tone: Tone }) {
  const [x, y] = [`${at[0]}%`, `${at[1]}%`];
  if (shape === 'diamond') {
    return (
      <rect
        x={x}
        y={y}
        width="7"
        height="7"
        className={clsx(
          fillClass[tone],
          'origin-center translate-[-3.5px] rotate-45 stroke-[1.5px] stroke-raised [transform-box:fill-box]',
        )}
      />
    );
  }
  return (
    <circle
      cx={x}
      cy={y}
      r={shape === 'point' ? 2.5 : 5}
      data-tone={tone}
      className={shape === 'point' ? fillClass[tone] : clsx(strokeClass[tone], 'fill-raised stroke-2')}
    />
  );
}

export function LineLabel({ line, x, y }: { line: LineSpec; x: number | string; y: number }) {
  const names = line.label.split('\n');
  return (
    <LabelText
      rows={line.last ? [...names, line.last] : names}
      boldRows={names.length}
      x={x}
      y={y}
      className={fillClass[line.tone]}
    />
  );
}

interface LabelTextProps {
  rows: readonly string[];
  boldRows?: number;
  x: number | string;
  /** Vertical center in percent. */
  y: number;
  anchor?: 'start' | 'middle' | 'end';
  className: string;
}

/**
 * The first row is the text itself, which saves an element for each label. The key replaces a label whose rows change: React would
 * write the first row into a text node that a translated page no longer has.
 */
function LabelText({ rows: [first, ...others], boldRows = 0, x, y, anchor, className }: LabelTextProps) {
  const firstDy = 0.35 - (others.length * LABEL_LINE_EM) / 2;
  return (
    <text
      key={[first, ...others].join('\n')}
      x={x}
      y={`${y}%`}
      dy={`${firstDy}em`}
      textAnchor={anchor}
      // For chart-steps.css.
      {...(boldRows > 0 ? { 'data-name': '' } : { 'data-dot': '' })}
      className={clsx(className, boldRows > 0 && 'font-semibold')}
    >
      {first}
      {others.map((row, i) => (
        <tspan
          key={row}
          x={x}
          dy={`${LABEL_LINE_EM}em`}
          {...(boldRows > 0 && i + 1 >= boldRows && { 'data-value': '', className: 'font-normal' })}
        >
          {row}
        </tspan>
      ))}
    </text>
  );
}
