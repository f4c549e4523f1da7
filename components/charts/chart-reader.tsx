'use client';

import clsx from 'clsx';
import { type PointerEvent, useEffect, useRef, useState } from 'react';
import { type DrawnRow, nearestRow } from '@/lib/charts/read-drawing';
import type { Tone } from '@/lib/charts/types';
import { ChartTooltip, cellsOf } from './chart-tooltip';
import { fillClass } from './line-style';
import { readPlot } from './read-plot';
import { useDrawIn } from './use-draw-in';
import { useTouchReading } from './use-touch-reading';

/** What the tooltip names in a row: a line, or a column that is only in the table. */
export interface ReaderRow {
  name: string;
  /** Columns of the table, the first after the year being 0; the first is printed large. */
  columns: number[];
  /** How the further columns are printed: `Index {n}`. */
  further?: string;
  line?: { id: string; tone: Tone };
}

export interface ChartReaderProps {
  rows: ReaderRow[];
  /** How many rows the table has. */
  count: number;
  words: { label: string; start: string };
  /** Milliseconds from the moment the chart is first seen until its lines are drawn in; without it they just stand. */
  drawAfterMs?: number;
  /** In a carousel a quick swipe turns the page, so a finger reads after a tap or a short hold. */
  touch?: 'drag' | 'hold';
}

/**
 * Lies over a drawn chart and reads it out: by mouse, finger and keyboard. The slider underneath is the browser's own,
 * so arrow keys, Home, End and a screen reader's gestures all work on it and its text is announced.
 */
export function ChartReader({ rows, count, words, drawAfterMs, touch = 'drag' }: ChartReaderProps) {
  const layer = useRef<HTMLDivElement>(null);
  const slider = useRef<HTMLInputElement>(null);
  const [shown, setShown] = useState<{ index: number; row: DrawnRow; pointerY?: number } | null>(null);
  const [last, setLast] = useState(count - 1);
  const draw = useDrawIn(layer, drawAfterMs);

  function read(): DrawnRow[] {
    return layer.current
      ? readPlot(
          layer.current,
          rows.flatMap((row) => row.line?.id ?? []),
        )
      : [];
  }

  function show(index: number, pointerY?: number) {
    const row = read()[index];
    if (!row) return;
    draw.finish();
    setLast(index);
    setShown({ index, row, pointerY });
  }

  function showAt(clientX: number, clientY: number) {
    const box = layer.current?.getBoundingClientRect();
    if (!box) return;
    const x = (100 * (clientX - box.left)) / (box.width || 1);
    show(nearestRow(read(), x), (100 * (clientY - box.top)) / (box.height || 1));
  }

  const hide = () => setShown(null);
  useTouchReading(layer, { touch, showAt, hide });

  function onPointerMove(event: PointerEvent) {
    if (event.pointerType !== 'touch') showAt(event.clientX, event.clientY);
  }

  function onPointerLeave(event: PointerEvent) {
    if (event.pointerType === 'touch') return;
    if (document.activeElement === slider.current && slider.current?.matches(':focus-visible')) show(last);
    else hide();
  }

  const isShown = shown !== null;
  useEffect(() => {
    if (!isShown) return;
    // Wherever the focus is: the mouse may have opened it.
    const onKeyDown = (event: KeyboardEvent) => event.key === 'Escape' && setShown(null);
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [isShown]);

  const spoken = shown ? sentence(shown.row, rows) : words.start;
  return (
    <div
      ref={layer}
      onPointerMove={onPointerMove}
      onPointerLeave={onPointerLeave}
      className={clsx(
        'absolute inset-0 cursor-crosshair select-none no-js:hidden print:hidden',
        touch === 'drag' && 'touch-pan-y touch-pinch-zoom',
      )}
    >
      <input
        ref={slider}
        type="range"
        min={0}
        max={count - 1}
        step={1}
        value={last}
        aria-label={words.label}
        aria-valuetext={spoken}
        onChange={(event) => show(Number(event.target.value))}
        onFocus={(event) => event.target.matches(':focus-visible') && show(last)}
        onBlur={hide}
        className="pointer-events-none absolute inset-0 size-full opacity-0"
      />
      {shown && (
        <>
          <svg
            aria-hidden="true"
            width="100%"
            height="100%"
            className="pointer-events-none absolute inset-0 overflow-visible"
          >
            <line x1={`${shown.row.x}%`} x2={`${shown.row.x}%`} y2="100%" className="stroke-ink" />
            {rows
              .flatMap((row) => row.line ?? [])
              .map((line, i) => {
                const spot = shown.row.spots[i];
                return (
                  spot && (
                    <circle
                      key={line.id}
                      cx={`${spot[0]}%`}
                      cy={`${spot[1]}%`}
                      r="6"
                      className={clsx(fillClass[line.tone], 'stroke-2 stroke-raised')}
                    />
                  )
                );
              })}
          </svg>
          <ChartTooltip row={shown.row} rows={rows} pointerY={shown.pointerY} />
        </>
      )}
    </div>
  );
}

function sentence(row: DrawnRow, rows: ReaderRow[]): string {
  const parts = rows.flatMap((reader) => {
    const [main, ...others] = cellsOf(row, reader);
    return main ? [`${reader.name} ${[main, ...others].join(', ')}`] : [];
  });
  return `${row.key}: ${parts.join('; ')}`;
}
