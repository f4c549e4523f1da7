import { fromAToC } from './word-drawings/a-to-c';
import { fromDToF } from './word-drawings/d-to-f';
import { fromGToL } from './word-drawings/g-to-l';
import { fromMToP } from './word-drawings/m-to-p';
import type { WordDrawings } from './word-drawings/parts';
import { fromRToS } from './word-drawings/r-to-s';
import { fromTToZ } from './word-drawings/t-to-z';

const drawings: WordDrawings = {
  ...fromAToC,
  ...fromDToF,
  ...fromGToL,
  ...fromMToP,
  ...fromRToS,
  ...fromTToZ,
};

/** Drawings that need no room above and below. */
const FLAT = new Set(['address', 'barter', 'blockchain', 'gold-standard', 'redenomination']);

/** Hidden from assistive technology, because the definition says what it shows. With `isEven`, all have one shape. */
export function WordDrawing({ id, isEven, className }: { id: string; isEven?: boolean; className: string }) {
  const drawing = drawings[id];
  if (!drawing) return null;
  return (
    <svg
      aria-hidden="true"
      viewBox={FLAT.has(id) && !isEven ? '-2 14 132 44' : '-2 -2 132 76'}
      strokeLinejoin="round"
      strokeLinecap="round"
      className={`overflow-visible fill-raised stroke-2 stroke-ink print:hidden ${className}`}
    >
      {drawing}
    </svg>
  );
}
