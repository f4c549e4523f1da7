import clsx from 'clsx';
import type { ChartLayout, LineLayout } from '@/lib/charts/layout';
import type { LineSpec } from '@/lib/charts/types';
import { dashes, fillClass, markerPaths, strokeClass } from './line-style';

const LABEL_LINE_EM = 1.2;

/** The lines themselves, their markers, and their names where they end. */
export function ChartDrawing({ id, layout, lines }: { id: string; layout: ChartLayout; lines: readonly LineSpec[] }) {
  const pairs = lines.flatMap((line, i) => {
    const place = layout.lines[i];
    return place?.end ? [{ line, place, end: place.end }] : [];
  });
  return (
    <>
      {/* Stretched to the box; strokes keep their width. Drawn from the last to the first, so that the first lies on top. */}
      <svg
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        width="100%"
        height="100%"
        className="overflow-visible"
        aria-hidden="true"
      >
        <g clipPath={`url(#${id}-clip)`} fill="none" strokeLinejoin="round" strokeLinecap="round">
          {pairs.toReversed().map(({ line, place }) => (
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
      </svg>
      <g className="group-data-[draw=waiting]/plot:opacity-0 motion-safe:transition-opacity motion-safe:duration-400 print:opacity-100">
        {pairs.toReversed().map(({ line, place, end }) => (
          <g key={line.id} className={fillClass[line.tone]}>
            {line.marker ? (
              <Markers id={`${id}-${layout.kind}-${line.id}`} shape={markerPaths[line.marker]} spots={place.spots} />
            ) : (
              <circle cx={`${end[0]}%`} cy={`${end[1]}%`} r="4" className="stroke-[1.5px] stroke-raised" />
            )}
          </g>
        ))}
      </g>
      {/* A strip at the right edge: pixels across, percent down. */}
      <svg x="100%" width="1" height="100%" className="overflow-visible" aria-hidden="true">
        {pairs.map(({ line, place, end }) => (
          <EndLabel key={line.id} line={line} endY={end[1]} labelY={place.labelY} />
        ))}
      </svg>
    </>
  );
}

function Markers({ id, shape, spots }: { id: string; shape: string; spots: LineLayout['spots'] }) {
  return (
    <>
      <defs>
        <path id={id} d={shape} className="stroke-2 stroke-raised" />
      </defs>
      {spots.map(([x, y]) => (
        <use key={x} href={`#${id}`} x={`${x}%`} y={`${y}%`} />
      ))}
    </>
  );
}

function EndLabel({ line, endY, labelY }: { line: LineSpec; endY: number; labelY: number }) {
  const words = line.label.split('\n');
  const count = words.length + (line.last ? 1 : 0);
  const isMoved = Math.abs(endY - labelY) > 1;
  return (
    <>
      {isMoved && (
        <line x1="6" y1={`${endY}%`} x2="12" y2={`${labelY}%`} className={clsx(strokeClass[line.tone], 'opacity-60')} />
      )}
      <text y={`${labelY}%`} className={fillClass[line.tone]}>
        {words.map((word, i) => (
          <tspan
            key={word}
            x="15"
            dy={`${i ? LABEL_LINE_EM : 0.35 - ((count - 1) * LABEL_LINE_EM) / 2}em`}
            className="font-semibold"
          >
            {word}
          </tspan>
        ))}
        {line.last && (
          <tspan x="15" dy={`${LABEL_LINE_EM}em`}>
            {line.last}
          </tspan>
        )}
      </text>
    </>
  );
}
