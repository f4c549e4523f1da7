import clsx from 'clsx';
import { Fragment } from 'react';
import type { ChartLayout, LineLayout } from '@/lib/charts/layout-types';
import { spotOf } from '@/lib/charts/spot';
import type { LineSpec, Spot } from '@/lib/charts/types';
import { StretchedSvg } from './chart-ground';
import { DatedDot, DotLeaders, endsEarly, LabelBeside, LeaderToEdge, LineLabel } from './chart-labels';
import { dashes, fillClass, type MarkerShape, markerShapes, strokeClass } from './line-style';

interface DrawnLine {
  line: LineSpec;
  place: LineLayout;
  end: Spot;
  spots: Spot[];
}

interface ChartLinesProps {
  layout: ChartLayout;
  lines: readonly LineSpec[];
  /** Narrow screens have a key above the plot instead of labels inside it. */
  hasKey: boolean;
}

function drawnLines({ layout, lines }: Pick<ChartLinesProps, 'layout' | 'lines'>): DrawnLine[] {
  return lines.flatMap((line, i): DrawnLine[] => {
    const place = layout.lines[i];
    const spots = layout.points.map((point) => spotOf(point, i)).filter((spot) => spot !== null);
    return place?.end ? [{ line, place, end: place.end, spots }] : [];
  });
}

export function ChartLines(props: ChartLinesProps) {
  return (
    <>
      <StretchedSvg fill="none" strokeLinejoin="round" strokeLinecap="round">
        {/* SVG paints in document order: the first line must come last to be on top. */}
        {drawnLines(props)
          .toReversed()
          .map(({ line, place }) => (
            <path
              key={line.id}
              data-line={line.id}
              data-tone={line.tone}
              d={place.path}
              vectorEffect="non-scaling-stroke"
              strokeDasharray={dashes[line.stroke]}
              className={clsx(
                strokeClass[line.tone],
                line.marker ? 'stroke-[1.5px]' : 'stroke-[2.75px]',
                line.isWideOnly && '@max-md:hidden',
              )}
            />
          ))}
      </StretchedSvg>
      <LineEnds {...props} />
    </>
  );
}

/** Markers, labels and dated values of lines. */
function LineEnds({ layout, lines, hasKey }: ChartLinesProps) {
  const drawn = drawnLines({ layout, lines });
  return (
    <g className="group-data-[draw=waiting]/plot:opacity-0 motion-safe:transition-opacity motion-safe:duration-400 print:opacity-100!">
      {drawn.map(
        ({ line, place, spots }) =>
          line.isFilled && (
            <StretchedSvg key={line.id} className={fillClass[line.tone]}>
              <path d={`${place.path}V100H${spots[0]?.[0]}z`} fillOpacity="0.07" />
            </StretchedSvg>
          ),
      )}
      <RatioMarks ratioMarks={layout.ratioMarks} />
      <DotLeaders dots={layout.dots} />
      {drawn
        .toReversed()
        .filter(({ line, place }) => line.marker || !place.isRinged)
        .map(({ line, end, spots }) =>
          line.marker ? (
            <Markers key={line.id} shape={markerShapes[line.marker]} spots={spots} className={strokeClass[line.tone]} />
          ) : (
            <circle
              key={line.id}
              cx={`${end[0]}%`}
              cy={`${end[1]}%`}
              r="4"
              data-tone={line.tone}
              className={clsx(
                fillClass[line.tone],
                'stroke-[1.5px] stroke-raised',
                line.isWideOnly && '@max-md:hidden',
              )}
            />
          ),
        )}
      {layout.dots.map((dot) => (
        <Fragment key={dot.id}>
          <LineToDot dot={dot} line={lines[dot.line]} end={layout.lines[dot.line]?.end} />
          <DatedDot dot={dot} tone={lines[dot.line]?.tone ?? 'ink'} />
        </Fragment>
      ))}
      <LabelsBeside layout={layout} lines={lines} />
      {!hasKey && (
        <g textAnchor="end" className="halo @md:hidden">
          {drawn
            .filter(({ line }) => !line.isWideOnly)
            .map(({ line, place: { inside } }) => (
              <LineLabel key={line.id} line={line} x={`${inside[0]}%`} y={inside[1]} />
            ))}
        </g>
      )}
    </g>
  );
}

/** Half the width of a cap, in percent of the plot. */
const CAP = 1.2;

/** The distance of two lines, as a number beside a line between them. */
function RatioMarks({ ratioMarks }: Pick<ChartLayout, 'ratioMarks'>) {
  if (ratioMarks.length === 0) return null;
  return (
    <>
      <StretchedSvg className="stroke-2 stroke-ink">
        {/* A cap at each end, so that it reads as a measure and not as one more line of the chart. */}
        <path
          d={ratioMarks
            .map(({ at, from, to }) => `M${at - CAP},${from}h${2 * CAP}m${-CAP},0V${to}m${-CAP},0h${2 * CAP}`)
            .join('')}
          vectorEffect="non-scaling-stroke"
        />
      </StretchedSvg>
      {ratioMarks.map(({ label, labelAt: [x, y], anchor }) => (
        <text
          key={label}
          x={`${x}%`}
          y={`${y}%`}
          textAnchor={anchor}
          className="halo translate-y-[0.35em] fill-ink font-semibold sm:text-base"
        >
          {label}
        </text>
      ))}
    </>
  );
}

/** A dotted line from the last point of a line to a later value; the series has no value between them. */
function LineToDot(props: { dot: ChartLayout['dots'][number]; line: LineSpec | undefined; end: Spot | undefined }) {
  const { dot, line, end } = props;
  if (!dot.near || !line || !end || dot.at[0] <= end[0]) return null;
  return (
    <line
      x1={`${end[0]}%`}
      y1={`${end[1]}%`}
      x2={`${dot.at[0]}%`}
      y2={`${dot.at[1]}%`}
      strokeDasharray="2 3"
      className={clsx(strokeClass[line.tone], 'stroke-2')}
    />
  );
}

/** Labels to the right of the plot, where there is room. */
export function LabelsBeside(props: Pick<ChartLinesProps, 'layout' | 'lines'>) {
  const drawn = drawnLines(props);
  return (
    <>
      {drawn
        .filter(({ end }) => endsEarly(end))
        .map(({ line, end }) => (
          <LeaderToEdge key={line.id} line={line} end={end} />
        ))}
      {/* The right edge of the plot: x in pixels, y in percent. */}
      <svg aria-hidden="true" x="100%" width="1" height="100%" className="@max-md:hidden overflow-visible">
        {drawn.map(({ line, place, end }) => (
          <LabelBeside key={line.id} line={line} end={end} labelY={place.labelY} />
        ))}
      </svg>
    </>
  );
}

interface MarkersProps {
  shape: MarkerShape;
  spots: readonly Spot[];
  className: string;
}

/** Zero-length segments: SVG draws only their caps, which are round or square and not stretched with the plot. */
function Markers({ shape, spots, className }: MarkersProps) {
  const d = spots.map(([x, y]) => `M${x},${y}h0`).join('');
  return (
    <StretchedSvg strokeLinecap={shape.cap} className={className}>
      <path d={d} vectorEffect="non-scaling-stroke" className={clsx('stroke-raised', shape.outline)} />
      <path d={d} vectorEffect="non-scaling-stroke" className={shape.size} />
    </StretchedSvg>
  );
}
