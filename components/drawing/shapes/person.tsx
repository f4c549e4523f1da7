import { SCENE_FLOOR } from '../floor';
import { line } from '../pens';

/** Head and shoulders of a person: the middle of the head is at x, y, or the shoulders are on `foot`. They are 30 wide and 42 high. */
export function Person({
  x,
  foot,
  size = 1,
  y = (foot ?? 0) - 33 * size,
}: {
  x: number;
  y?: number;
  foot?: number;
  size?: number;
}) {
  const half = 15 * size;
  return (
    <g transform={`translate(${x} ${y})`} {...line}>
      <path d={`M${-half} ${33 * size}c0-${25 * size} ${2 * half}-${25 * size} ${2 * half} 0z`} />
      <circle r={9 * size} />
    </g>
  );
}

/** A person in today's summer clothes, seen from behind; `tall` scales the height, from 0.85 to 1.1. */
export function Standing({
  x,
  tall = 1,
  head,
  wear,
}: {
  x: number;
  tall?: number;
  head: 'hair' | 'cap' | 'wrap';
  wear: 'trousers' | 'skirt';
}) {
  const top = SCENE_FLOOR - 92 * tall;
  const waist = SCENE_FLOOR - 42 * tall;
  return (
    <g className="fill-raised stroke-ink" strokeWidth="2" strokeLinejoin="round" strokeLinecap="round">
      {wear === 'trousers' ? (
        <path
          d={`M${x - 9} ${waist}l-1 ${SCENE_FLOOR - waist}h8l2 ${-(SCENE_FLOOR - waist) * 0.7}l2 ${(SCENE_FLOOR - waist) * 0.7}h8l-1 ${waist - SCENE_FLOOR}z`}
        />
      ) : (
        <>
          <path d={`M${x - 5} ${SCENE_FLOOR - 16}v16m10-16v16`} className="fill-none" />
          <path
            d={`M${x - 9} ${waist}l-5 ${SCENE_FLOOR - 14 - waist}h28l-5 ${waist + 14 - SCENE_FLOOR}z`}
            className="fill-sunk"
          />
        </>
      )}
      <path d={`M${x - 14} ${top + 32}l-2 26M${x + 14} ${top + 32}l2 26`} className="fill-none" strokeWidth="4" />
      <path
        d={`M${x - 5} ${top + 20}c-9 0-11 3-12 11l1 11h6v${waist - top - 40}h20v${top + 40 - waist}h6l1-11c-1-8-3-11-12-11z`}
      />
      <circle cx={x} cy={top + 10} r="9" className={head === 'hair' ? 'fill-ink' : 'fill-raised'} />
      {head === 'cap' && (
        <path d={`M${x - 9} ${top + 8}c0-11 18-11 18 0zM${x - 9} ${top + 8}h18`} className="fill-ink" />
      )}
      {head === 'wrap' && (
        <path
          d={`M${x - 10} ${top + 12}c-4-17 24-17 20 0-6 4-14 4-20 0zM${x} ${top + 14}l-6 7m6-7l6 7`}
          className="fill-sunk"
        />
      )}
    </g>
  );
}

/** A person in a long coat, seen from behind; `tall` scales the height, from 0.85 to 1.1. */
export function Waiting({ x, tall = 1, hat }: { x: number; tall?: number; hat: 'brim' | 'scarf' | 'cap' }) {
  const top = SCENE_FLOOR - 92 * tall;
  return (
    <g className="fill-raised stroke-ink" strokeWidth="2" strokeLinejoin="round" strokeLinecap="round">
      <path d={`M${x - 7} ${SCENE_FLOOR - 10}v10h-4m18-10v10h4`} className="fill-none" />
      <path
        d={`M${x - 16} ${SCENE_FLOOR - 10}l3-52c1-9 6-13 13-13s12 4 13 13l3 52z`}
        transform={`translate(0 ${(1 - tall) * 12})`}
      />
      <path d={`M${x} ${top + 30}v40M${x - 10} ${top + 40}l-2 30M${x + 10} ${top + 40}l2 30`} strokeWidth="1.2" />
      <circle cx={x} cy={top + 10} r="9" />
      {hat === 'brim' && (
        <path d={`M${x - 15} ${top + 6}h30M${x - 9} ${top + 6}c0-12 18-12 18 0z`} className="fill-ink" />
      )}
      {hat === 'cap' && <path d={`M${x - 10} ${top + 7}c0-12 20-12 20 0z`} className="fill-ink" />}
      {hat === 'scarf' && (
        <path d={`M${x - 10} ${top + 20}c-4-12-2-22 10-22s14 10 10 22c-6 4-14 4-20 0z`} className="fill-raised" />
      )}
    </g>
  );
}
