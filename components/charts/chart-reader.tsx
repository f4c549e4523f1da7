'use client';

import clsx from 'clsx';
import { type PointerEvent, useEffect, useMemo, useRef, useState } from 'react';
import { nearestPoint } from '@/lib/charts/nearest-point';
import { cellsAt, cellsOf, formsOf, placesOf, pointAt, type Reading } from '@/lib/charts/reading';
import type { ChartPoint, ReaderEntry, ScaleKind } from '@/lib/charts/types';
import { NO_VALUE } from '@/lib/format/number';
import { ChartTooltip } from './chart-tooltip';
import { fillClass } from './line-style';
import { useDrawIn } from './use-draw-in';
import { useTouchReading } from './use-touch-reading';

export interface ChartReaderProps {
  entries: readonly ReaderEntry[];
  reading: Reading;
  words: { label: string; start: string };
  /** Milliseconds from the moment the chart comes into view until its lines are drawn; without it they are not animated. */
  drawAfterMs?: number;
  /** `hold` is for a chart in a carousel, where a quick swipe turns the page: a finger reads after a tap or a short hold. */
  touch?: 'drag' | 'hold';
}

/**
 * Shows the values of a row by mouse, finger and keyboard. A native range input receives the focus, so arrow keys, Home,
 * End and a screen reader's gestures work, and the values are announced.
 */
export function ChartReader({ entries, reading, words, drawAfterMs, touch = 'drag' }: ChartReaderProps) {
  const layer = useRef<HTMLDivElement>(null);
  const slider = useRef<HTMLInputElement>(null);
  const [shown, setShown] = useState<{ index: number; scale?: ScaleKind; pointerY?: number } | null>(null);
  const places = useMemo(() => placesOf(reading), [reading]);
  const forms = useMemo(() => entries.map((entry) => formsOf(reading, entry)), [reading, entries]);
  const lastRow = places.xs.length - 1;
  const [last, setLast] = useState(lastRow);
  // A calculator can redraw the chart with fewer rows.
  const current = Math.min(last, lastRow);
  const draw = useDrawIn(layer, drawAfterMs);

  /** The scale switch is an uncontrolled radio group, which also works before hydration. */
  function checkedScale(): ScaleKind | undefined {
    const radio = layer.current?.closest('figure')?.querySelector<HTMLInputElement>('input[type=radio]:checked');
    return radio?.value as ScaleKind | undefined;
  }

  function show(index: number, pointerY?: number) {
    if (places.xs[index] === undefined) return;
    draw.finish();
    setLast(index);
    setShown({ index, scale: checkedScale(), pointerY });
  }

  function showAt(clientX: number, clientY: number) {
    const box = layer.current?.getBoundingClientRect();
    if (!box) return;
    const x = (100 * (clientX - box.left)) / (box.width || 1);
    show(nearestPoint(places.xs, x), (100 * (clientY - box.top)) / (box.height || 1));
  }

  const hide = () => setShown(null);
  useTouchReading(layer, { touch, showAt, hide });

  function onPointerMove(event: PointerEvent) {
    if (event.pointerType !== 'touch') showAt(event.clientX, event.clientY);
  }

  function onPointerLeave(event: PointerEvent) {
    if (event.pointerType === 'touch') return;
    if (document.activeElement === slider.current && slider.current?.matches(':focus-visible')) show(current);
    else hide();
  }

  const isShown = shown !== null;
  useEffect(() => {
    if (!isShown) return;
    // On the document: the mouse can open the tooltip while the focus is elsewhere.
    const onKeyDown = (event: KeyboardEvent) => event.key === 'Escape' && setShown(null);
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [isShown]);

  const point = shown && pointAt(places, shown.index, shown.scale);
  const row = point && cellsAt(reading, shown.index);
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
        max={lastRow}
        step={1}
        value={current}
        aria-label={words.label}
        aria-valuetext={row ? sentence(row, entries) : words.start}
        onChange={(event) => show(Number(event.target.value))}
        onFocus={(event) => event.target.matches(':focus-visible') && show(current)}
        onBlur={hide}
        className="pointer-events-none absolute inset-0 size-full opacity-0"
      />
      {row && (
        <>
          <Guide point={point} entries={entries} />
          <ChartTooltip row={row} point={point} entries={entries} forms={forms} pointerY={shown.pointerY} />
        </>
      )}
    </div>
  );
}

function Guide({ point: { x, ys }, entries }: { point: ChartPoint; entries: readonly ReaderEntry[] }) {
  return (
    <svg
      aria-hidden="true"
      width="100%"
      height="100%"
      className="pointer-events-none absolute inset-0 overflow-visible"
    >
      <line x1={`${x}%`} x2={`${x}%`} y1="-6" y2="100%" className="stroke-ink" />
      {entries.map(({ name, line }) => {
        const y = line ? ys[line.index] : null;
        if (!line || typeof y !== 'number') return null;
        return (
          <circle
            key={name}
            cx={`${x}%`}
            cy={`${y}%`}
            r="6"
            className={clsx(fillClass[line.tone], 'stroke-2 stroke-raised', line.isWideOnly && '@max-md:hidden')}
          />
        );
      })}
    </svg>
  );
}

function sentence(row: readonly string[], entries: readonly ReaderEntry[]): string {
  const parts = entries.flatMap((entry) => {
    const cells = cellsOf(row, entry);
    return cells.length > 0 ? [`${entry.name} ${cells.join(', ')}`] : [];
  });
  return `${row[0]}: ${parts.join('; ') || NO_VALUE}`;
}
