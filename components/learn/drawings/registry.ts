import * as exported from './drawings';
import type { DrawingOf } from './scene-frame';
import type { ShownValues } from './scene-values';

interface DrawnScene extends DrawingOf {
  /** How many words it shows. Without it, the drawing has none, or only numbers. */
  words?: number;
  /** The numbers that it shows. */
  values?: ShownValues;
}

const isDrawing = (entry: [string, unknown]): entry is [string, DrawnScene] =>
  typeof entry[1] === 'function' && /^[A-Z]/.test(entry[0]);

/** Every drawing by its id, which is the name of its component: `BarterTable` is `barter-table`. */
export const sceneDrawings: ReadonlyMap<string, DrawnScene> = new Map(
  Object.entries<unknown>(exported)
    .filter(isDrawing)
    .map(([name, drawing]) => [name.replace(/\B[A-Z]/g, '-$&').toLowerCase(), drawing]),
);
