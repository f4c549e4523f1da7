import { type PointerEvent, useRef, useState } from 'react';
import { drawTo, type GuessLine, joinEnd, lineThrough, type StrokePosition, startGuess } from '@/lib/charts/guess-line';

/** The top of the plot. */
export const MAX_USD = 120;

const clamp = (usd: number) => Math.min(MAX_USD, Math.max(0, usd));

export type GuessPoints = readonly (readonly [row: number, usd: number])[];

/** The reader's line, drawn with a pointer or through points, until it is compared with the real one. */
export function useGuess(real: readonly number[]) {
  const last = real.length - 1;
  const start = startGuess(real.length, real[0] ?? 0);
  const [guess, setGuess] = useState<GuessLine>(start);
  const [isDrawing, setDrawing] = useState(false);
  const [isRevealed, setRevealed] = useState(false);
  const strokeAt = useRef<StrokePosition | null>(null);

  function stroke({ clientX, clientY, currentTarget }: PointerEvent) {
    const box = currentTarget.getBoundingClientRect();
    const row = Math.min(last, Math.max(1, ((clientX - box.left) / (box.width || 1)) * last));
    const position = { row, value: clamp(MAX_USD * (1 - (clientY - box.top) / (box.height || 1))) };
    // Not read inside the updater: React runs it later, when the next position is already stored.
    const from = strokeAt.current;
    setGuess((line) => drawTo(line, from, position));
    strokeAt.current = position;
  }

  const pointerHandlers = {
    onPointerDown(event: PointerEvent) {
      // One line at a time, of the first finger.
      if (isRevealed || isDrawing || event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      strokeAt.current = null;
      setDrawing(true);
      stroke(event);
    },
    onPointerMove(event: PointerEvent) {
      if (event.currentTarget.hasPointerCapture(event.pointerId)) stroke(event);
    },
    /** Also where the browser takes the stroke: what is drawn stays. */
    onLostPointerCapture() {
      setDrawing(false);
    },
  };

  function reveal(line: GuessLine) {
    setGuess(joinEnd(line, real[last] ?? 0));
    setRevealed(true);
  }

  return {
    guess,
    isDrawing,
    isRevealed,
    pointerHandlers,
    reveal: () => reveal(guess),
    revealThrough: (points: GuessPoints) => reveal(lineThrough(real.length, real[0] ?? 0, points)),
    again() {
      setGuess(start);
      setRevealed(false);
    },
  };
}
