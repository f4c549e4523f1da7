import type { ReactNode } from 'react';
import { Label } from '@/components/drawing/labels';
import type { DrawingPlan } from './plan';

const ROW = 118;

/**
 * Scenes, each 160 wide and 118 high, in the order of their keys, above their labels: in two columns, and in three or four where
 * there is room; five are in one row, a little smaller. A row that is not full is in the middle.
 */
export function sceneGrid<Label extends string>(scenes: Record<Label, ReactNode>): DrawingPlan<Label> {
  const ids = Object.keys(scenes) as Label[];
  const grid = (columns: number, width: number): Pick<DrawingPlan<Label>, 'height' | 'draw'> => {
    const cell = width / columns;
    const scale = cell / 160;
    const rows = Array.from({ length: Math.ceil(ids.length / columns) }, (_, row) =>
      ids.slice(row * columns, (row + 1) * columns),
    );
    const left = (row: readonly Label[]) => (width - row.length * cell) / 2;
    const rules = rows.flatMap((row, y) => [
      ...(y > 0 ? [`M0 ${y * ROW}h${width}`] : []),
      ...row.slice(1).map((_, x) => `M${(left(row) + (x + 1) * cell).toFixed(1)} ${y * ROW}v${ROW}`),
    ]);
    return {
      height: rows.length * ROW,
      draw: (labels) => (
        <>
          <path d={rules.join('')} className="stroke-line" strokeWidth="1.6" />
          {rows.map((row, y) =>
            row.map((id, x) => (
              <g key={id} transform={`translate(${(left(row) + x * cell).toFixed(1)} ${y * ROW})`}>
                {scale < 1 ? (
                  <g transform={`translate(0 ${(84 * (1 - scale)) / 2}) scale(${scale})`}>{scenes[id]}</g>
                ) : (
                  <g transform={`translate(${((cell - 160) / 2).toFixed(1)})`}>{scenes[id]}</g>
                )}
                <g textAnchor="middle" className="fill-ink">
                  <Label x={cell / 2} y={101} room={cell - 6}>
                    {labels[id]}
                  </Label>
                </g>
              </g>
            )),
          )}
        </>
      ),
    };
  };
  return {
    ...grid(2, 320),
    wide: ids.length > 2 ? grid(ids.length === 5 ? 5 : ids.length % 4 === 0 ? 4 : 3, 640) : undefined,
  };
}
