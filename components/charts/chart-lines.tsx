import clsx from 'clsx';
import { type ChartLayout, type LineLayout, spotOf } from '@/lib/charts/layout';
import type { LineSpec, Marker, Spot, Tone } from '@/lib/charts/types';
import { StretchedSvg } from './chart-ground';
import { dashes, fillClass, halo, markerPaths, strokeClass } from './line-style';

const LABEL_LINE_EM = 1.2;
/** Distance from the right edge of the plot to a label. */
const LABEL_X_PX = 15;

interface DrawnLine {
  line: LineSpec;
  place: LineLayout;
  end: Spot;
  /** All spots of the line. */
  spots: Spot[];
}

/** The lines, their markers, and their labels at the ends. */
export function ChartLines({
  id,
  layout,
  lines,
  hasKey,
}: {
  /** Prefix of the ids inside the drawing. */
  id: string;
  layout: ChartLayout;
  lines: readonly LineSpec[];
  hasKey: boolean;
}) {
  const drawn = lines.flatMap((line, i): DrawnLine[] => {
    const place = layout.lines[i];
    const spots = layout.points.map((point) => spotOf(point, i)).filter((spot) => spot !== null);
    return place?.end ? [{ line, place, end: place.end, spots }] : [];
  });
  // SVG paints in document order: the first line must come last to be on top.
  const fromLast = drawn.toReversed();
  return (
    <>
      <StretchedSvg>
        <g clipPath={`url(#${id}-clip)`} fill="none" strokeLinejoin="round" strokeLinecap="round">
          {fromLast.map(({ line, place }) => (
            <path
              key={line.id}
              data-line={line.id}
              d={place.path}
              vectorEffect="non-scaling-stroke"
              strokeDasharray={dashes[line.stroke]}
              className={clsx(strokeClass[line.tone], line.marker ? 'stroke-[1.5px]' : 'stroke-[2.75px]')}
            />
          ))}
        </g>
      </StretchedSvg>
      <g className="group-data-[draw=waiting]/plot:opacity-0 motion-safe:transition-opacity motion-safe:duration-400 print:opacity-100!">
        {fromLast.map(({ line, end, spots }) =>
          line.marker ? (
            <Markers
              key={line.id}
              id={`${id}-${layout.kind}-${line.id}`}
              marker={line.marker}
              spots={spots}
              className={fillClass[line.tone]}
            />
          ) : (
            <circle
              key={line.id}
              cx={`${end[0]}%`}
              cy={`${end[1]}%`}
              r="4"
              className={clsx(fillClass[line.tone], 'stroke-[1.5px] stroke-raised')}
            />
          ),
        )}
      </g>
      {layout.dots.map((dot) => (
        <DatedDot key={dot.id} dot={dot} tone={lines[dot.line]?.tone ?? 'ink'} />
      ))}
      {/* The right edge of the plot: x in pixels, y in percent. */}
      <svg aria-hidden="true" x="100%" width="1" height="100%" className="@max-sm:hidden overflow-visible">
        {drawn.map(({ line, place, end }) => (
          <LabelBeside key={line.id} line={line} endY={end[1]} labelY={place.labelY} />
        ))}
      </svg>
      {!hasKey && (
        <g textAnchor="end" className={clsx('@sm:hidden', halo)}>
          {drawn.map(({ line, place: { inside } }) => (
            <Label key={line.id} line={line} x={`${inside[0]}%`} y={inside[1]} />
          ))}
        </g>
      )}
    </>
  );
}

function Markers({ id, marker, spots, className }: { id: string; marker: Marker; spots: Spot[]; className: string }) {
  return (
    <g className={className}>
      <defs>
        <path id={id} d={markerPaths[marker]} className="stroke-2 stroke-raised" />
      </defs>
      {spots.map(([x, y]) => (
        <use key={x} href={`#${id}`} x={`${x}%`} y={`${y}%`} />
      ))}
    </g>
  );
}

/** A label to the right of the plot, connected to its line where it had to be moved. */
function LabelBeside({ line, endY, labelY }: { line: LineSpec; endY: number; labelY: number }) {
  return (
    <>
      {Math.abs(endY - labelY) > 1 && (
        <line
          x1="6"
          y1={`${endY}%`}
          x2={LABEL_X_PX - 3}
          y2={`${labelY}%`}
          className={clsx(strokeClass[line.tone], 'opacity-60')}
        />
      )}
      <Label line={line} x={LABEL_X_PX} y={labelY} />
    </>
  );
}

function DatedDot({ dot: { at, labelAt, label }, tone }: { dot: ChartLayout['dots'][number]; tone: Tone }) {
  return (
    <>
      <circle cx={`${at[0]}%`} cy={`${at[1]}%`} r="5" className={clsx(strokeClass[tone], 'fill-raised stroke-2')} />
      <g textAnchor="end" className={halo}>
        <LabelText rows={label.split('\n')} x={`${labelAt[0]}%`} y={labelAt[1]} className="fill-muted" />
      </g>
    </>
  );
}

function Label({ line, x, y }: { line: LineSpec; x: number | string; y: number }) {
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
  /** How many rows are bold, from the first on. */
  boldRows?: number;
  x: number | string;
  /** Vertical center in percent. */
  y: number;
  className: string;
}

function LabelText({ rows, boldRows = 0, x, y, className }: LabelTextProps) {
  const firstDy = 0.35 - ((rows.length - 1) * LABEL_LINE_EM) / 2;
  return (
    <text y={`${y}%`} className={className}>
      {rows.map((row, i) => (
        <tspan
          key={row}
          x={x}
          dy={`${i ? LABEL_LINE_EM : firstDy}em`}
          className={i < boldRows ? 'font-semibold' : undefined}
        >
          {row}
        </tspan>
      ))}
    </text>
  );
}
