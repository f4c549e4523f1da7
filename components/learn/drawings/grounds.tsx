import { SCENE_FLOOR } from '@/components/drawing/floor';
import type { BackgroundId, Mood } from '@/content/lesson';

const towers = [
  { x: 6, top: 70, width: 44 },
  { x: 58, top: 34, width: 36 },
  { x: 102, top: 92, width: 52 },
  { x: 168, top: 54, width: 40 },
  { x: 222, top: 84, width: 40 },
  { x: 270, top: 44, width: 44 },
];

const gables = [0, 46, 104, 150, 214, 268];

export const grounds: Record<BackgroundId, React.ReactNode> = {
  /** For a drawing that needs no place, or has a scenery of its own. */
  plain: null,
  street: (
    <>
      {gables.map((x, index) => (
        <path
          key={x}
          d={`M${x} ${SCENE_FLOOR}V${76 - (index % 3) * 14}l24-26 24 26v${110 + (index % 3) * 14}m-38-80h10v14h-10zm18 0h10v14h-10zm-18 30h10v14h-10zm18 0h10v14h-10z`}
        />
      ))}
    </>
  ),
  city: towers.map(({ x, top, width }) => (
    <path
      key={x}
      d={`M${x} ${SCENE_FLOOR}V${top}h${width}v${SCENE_FLOOR - top}${[16, 34, 52, 70].map((down) => `M${x + 7} ${top + down}h${width - 14}`).join('')}`}
    />
  )),
  shop: (
    <>
      <path d="M0 16h320M0 34h320" />
      <path d={`M0 34${'q16 22 32 0'.repeat(10)}`} />
      <path d={Array.from({ length: 11 }, (_, index) => `M${index * 32} 16v18`).join('')} />
    </>
  ),
  night: (
    <>
      <path d="M276 26a24 24 0 1 0 16 40 20 20 0 0 1-16-40z" />
      <path d="M40 30v8m-4-4h8M104 18v6m-3-3h6M168 44v8m-4-4h8M222 22v6m-3-3h6M70 70v6m-3-3h6" />
    </>
  ),
  dawn: (
    <>
      <path d={`M86 ${SCENE_FLOOR}a74 74 0 0 1 148 0z`} />
      <path d="M160 96V60M98 116L78 86M222 116l20-30M56 152L24 132M264 152l32-20M44 186H0M276 186h44" />
    </>
  ),
};

export const skies: Record<Mood, { fill: string; text: string; hatching?: number }> = {
  calm: { fill: 'fill-sky', text: 'text-sky' },
  hopeful: { fill: 'fill-bitcoin-fill/22', text: 'text-bitcoin-fill/22' },
  relieved: { fill: 'fill-gain-fill/22', text: 'text-gain-fill/22' },
  uneasy: { fill: 'fill-loss-fill/10', text: 'text-loss-fill/10', hatching: 26 },
  tense: { fill: 'fill-loss-fill/16', text: 'text-loss-fill/16', hatching: 15 },
  desperate: { fill: 'fill-loss-fill/24', text: 'text-loss-fill/24', hatching: 9 },
};

/** The mood of a scene is the color of its sky; a worse mood has a denser hatching, too. */
export function Sky({ mood }: { mood: Mood }) {
  const { fill, hatching } = skies[mood];
  const count = hatching ? Math.ceil((320 + SCENE_FLOOR) / hatching) : 0;
  const lines = Array.from(
    { length: count },
    (_, row) => `M${row * (hatching ?? 0) - SCENE_FLOOR} ${SCENE_FLOOR}l${SCENE_FLOOR}-${SCENE_FLOOR}`,
  );
  return (
    <>
      <rect width="320" height={SCENE_FLOOR} className={fill} />
      <path d={lines.join('')} className="stroke-line" strokeWidth="1.2" />
    </>
  );
}

/** The sky of a scene across the window, behind everything in the element around it. */
export function WideSky({ mood }: { mood: Mood }) {
  const place = 'full-bleed -z-10 absolute inset-0';
  return (
    <>
      <div aria-hidden="true" className={`${place} text-paper`} />
      <div aria-hidden="true" className={`${place} ${skies[mood].text}`} />
    </>
  );
}
