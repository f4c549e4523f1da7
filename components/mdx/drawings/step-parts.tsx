import type { ReactNode } from 'react';
import { line } from '@/components/learn/drawings/parts';
import { addressExamples } from '@/content/address-examples';
import type { DrawingPlan } from './plan';

/** Parts of the drawings of steps. Labels are below the floor, at the middle of what they name. */
export const HEIGHT = 166;
export const FLOOR = 130;

type Names = readonly (readonly [x: number, text: string])[];

export function Scene({ names, children }: { names: Names; children: React.ReactNode }) {
  return (
    <>
      <rect y={FLOOR} width="320" height={HEIGHT - FLOOR} className="fill-sunk" />
      <path d={`M0 ${FLOOR}h320`} className="stroke-ink" strokeWidth="2" />
      {children}
      <g className="fill-ink" textAnchor="middle">
        {names.map(([x, text]) => (
          <text key={x} x={x} y={FLOOR + 20}>
            {text}
          </text>
        ))}
      </g>
    </>
  );
}

/** A phone on the floor, 58 wide and 104 high; dashed where the app is gone. Its screen is 46 × 78. */
export const Phone = ({ x, isEmpty = false }: { x: number; isEmpty?: boolean }) => (
  <g transform={`translate(${x} ${FLOOR - 104})`} {...line}>
    <rect width="58" height="104" rx="9" />
    <path
      d="M6 12h46v78H6z"
      className="fill-paper stroke-ink"
      strokeWidth="1.4"
      strokeDasharray={isEmpty ? '5 5' : undefined}
    />
    <path d="M23 97h12" strokeWidth="1.6" />
  </g>
);

/** A phone on the floor in a crowded scene, 36 wide and 66 high. */
export const SmallPhone = ({ x }: { x: number }) => (
  <g transform={`translate(${x} ${FLOOR - 66})`} {...line}>
    <rect width="36" height="66" rx="6" />
    <path d="M5 8h26v48H5z" className="fill-paper stroke-ink" strokeWidth="1.4" />
  </g>
);

/** The app of a company, marked by a building on the screen of a phone. */
export const Platform = ({ x }: { x: number }) => (
  <>
    <Phone x={x} />
    <path
      d={`M${x + 14} 62l15-11 15 11zM${x + 16} 80h26M${x + 19} 66v10M${x + 29} 66v10M${x + 39} 66v10`}
      {...line}
      strokeWidth="1.8"
    />
  </>
);

/** A bank, 92 wide, with its middle at x. */
export const Bank = ({ x }: { x: number }) => (
  <g transform={`translate(${x} 0)`} {...line}>
    <path d="M-46 58L0 28l46 30zM-40 58h80v10h-80zM-44 120h88v10h-88z" />
    <path d="M-32 68h12v52h-12zM-6 68H6v52H-6zM20 68h12v52H20z" strokeWidth="1.8" />
  </g>
);

/** A banknote is no loss: red would say so. */
export const paper = { className: 'fill-sunk stroke-ink', strokeWidth: 1.8, strokeLinejoin: 'round' } as const;

/** A banknote, 48 wide. */
export const Note = ({ x, y }: { x: number; y: number }) => (
  <g transform={`translate(${x} ${y})`} {...paper}>
    <rect width="48" height="26" rx="2" />
    <circle cx="24" cy="13" r="6.5" strokeWidth="1.2" />
  </g>
);

/** A window of a browser on the floor. */
export const Browser = ({ x, width, top }: { x: number; width: number; top: number }) => (
  <path
    d={`M${x} ${FLOOR}V${top + 6}q0-6 6-6h${width - 12}q6 0 6 6v${FLOOR - top - 6}zM${x} ${top + 18}h${width}M${x + 9} ${top + 9}h.1M${x + 17} ${top + 9}h.1M${x + 25} ${top + 9}h.1`}
    {...line}
  />
);

/** A laptop on the floor, 128 wide. Its screen is 100 × 74, from x + 14 and y 34. */
export const Laptop = ({ x }: { x: number }) => (
  <path d={`M${x + 10} 112V36q0-6 6-6h96q6 0 6 6v76zM${x} ${FLOOR}l10-18h108l10 18z`} {...line} />
);

/** The start, the middle and the end of an address: the start alone is the same in all addresses of a kind. */
const PLACES = [
  `${addressExamples.p2wpkh.slice(0, 4)}…`,
  `…${addressExamples.p2wpkh.slice(19, 22)}…`,
  `…${addressExamples.p2wpkh.slice(-4)}`,
];

export const Address = ({ x, y }: { x: number; y: number }) => (
  <text textAnchor="middle" className="fill-ink font-semibold">
    {PLACES.map((place, row) => (
      <tspan key={place} x={x} y={y + row * 18}>
        {place}
      </tspan>
    ))}
  </text>
);

export const Coin = ({ x, y }: { x: number; y: number }) => (
  <circle cx={x} cy={y} r="9" className="fill-bitcoin-fill stroke-ink" />
);

/** The paths of coins that lie on each other, from the bottom up. */
export const pile = (x: number, count: number) =>
  Array.from({ length: count }, (_, n) => `M${x} ${FLOOR - 9 - n * 9}h28v9h-28z`).join('');

export const arrow = (x: number, y: number) => `M${x} ${y}h28m-7-6l7 6l-7 6`;
export const arrows = { className: 'fill-none stroke-bitcoin', strokeWidth: 2.4, strokeLinejoin: 'round' } as const;
const marks = { strokeWidth: 4, strokeLinecap: 'round', strokeLinejoin: 'round' } as const;

export const Tick = ({ x, y }: { x: number; y: number }) => (
  <path d={`M${x} ${y}l7 7l14-15`} className="fill-none stroke-gain" {...marks} />
);
export const Cross = ({ x, y, size }: { x: number; y: number; size: number }) => (
  <path d={`M${x} ${y}l${size} ${size}m0-${size}l-${size} ${size}`} className="stroke-loss" {...marks} />
);

/** The two dotted lines between three scenes of equal width. */
export const ThirdsRules = () => (
  <path
    d="M107 12v118M213 12v118"
    className="stroke-control"
    strokeWidth="1.6"
    strokeDasharray="2 5"
    strokeLinecap="round"
  />
);

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
          <path d={rules.join('')} className="stroke-line" strokeWidth="1.4" />
          {rows.map((row, y) =>
            row.map((id, x) => (
              <g key={id} transform={`translate(${(left(row) + x * cell).toFixed(1)} ${y * ROW})`}>
                {scale < 1 ? (
                  <g transform={`translate(0 ${(84 * (1 - scale)) / 2}) scale(${scale})`}>{scenes[id]}</g>
                ) : (
                  <g transform={`translate(${((cell - 160) / 2).toFixed(1)})`}>{scenes[id]}</g>
                )}
                <text x={cell / 2} y="101" textAnchor="middle" className={scale < 1 ? 'fill-ink text-xs' : 'fill-ink'}>
                  {labels[id]}
                </text>
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

/** An eye above four linked blocks: anybody can see what is on the chain. */
export const SeenChain = () => (
  <g {...line}>
    <path d="M18 68h124" />
    <path
      d="M24 58h20v20H24zM54 58h20v20H54zM84 58h20v20H84zM114 58h20v20h-20z"
      className="fill-bitcoin-fill stroke-ink"
    />
    <path d="M54 32q25-22 50 0q-25 22-50 0z" />
    <circle cx="79" cy="32" r="6" className="fill-ink" />
  </g>
);
