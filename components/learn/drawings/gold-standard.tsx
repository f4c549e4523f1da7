import { SCENE_FLOOR } from '@/components/drawing/floor';
import { oneTo } from '@/components/drawing/one-to';
import { line, thin } from '@/components/drawing/pens';
import { MetalCoin, SealedPaper } from '@/components/drawing/shapes';

/** Rows of the table of elements: the first and last column of each run of boxes. */
const elementRows: readonly (readonly [row: number, from: number, to: number])[] = [
  [0, 0, 0],
  [0, 17, 17],
  [1, 0, 1],
  [1, 12, 17],
  [2, 0, 1],
  [2, 12, 17],
  [3, 0, 17],
  [4, 0, 17],
  [5, 0, 17],
  [6, 0, 17],
  [7.3, 3, 16],
  [8.3, 3, 16],
];
/** Chosen so that the lower edge of the last row is at `SCENE_FLOOR`. */
const ROW_HEIGHT = 16.6;
const TABLE_TOP = SCENE_FLOOR - 8.3 * ROW_HEIGHT - 15;
const GOLD = { x: 16 + 10 * 16, y: TABLE_TOP + 5 * ROW_HEIGHT };
/** Silver, rhodium, palladium and platinum. */
const rivals = ['4-10', '4-8', '4-9', '5-9'];

/** The periodic table: elements that cannot serve as money are filled gray, and gold is larger. */
export function ElementTable() {
  const boxes = elementRows.flatMap(([row, from, to]) =>
    oneTo(to - from + 1).map((step) => ({
      key: `${row}-${from + step - 1}`,
      x: 16 + (from + step - 1) * 16,
      y: TABLE_TOP + row * ROW_HEIGHT,
    })),
  );
  return (
    <>
      {boxes.map(({ key, x, y }) =>
        rivals.includes(key) ? (
          <rect
            key={key}
            x={x}
            y={y}
            width="14"
            height="14.4"
            rx="1.5"
            className="fill-raised stroke-ink"
            strokeWidth="1.6"
          />
        ) : (
          <rect key={key} x={x} y={y} width="14" height="14.4" rx="1.5" className="fill-control opacity-60" />
        ),
      )}
      <rect
        x={GOLD.x - 2}
        y={GOLD.y - 2}
        width="18"
        height="18"
        rx="2"
        {...line}
        strokeWidth="2.4"
        className="fill-gold stroke-ink"
      />
      <path d={`M156 78L${GOLD.x} ${GOLD.y}`} className="stroke-ink" strokeWidth="2" />
      <g {...line} strokeWidth="2.4">
        <rect x="84" y="4" width="76" height="76" rx="3" className="fill-gold stroke-ink" />
        <text
          x="122"
          y="67"
          textAnchor="middle"
          className="fill-on-fill stroke-none font-display font-semibold"
          fontSize="38"
        >
          Au
        </text>
        <text x="92" y="22" className="fill-on-fill stroke-none" fontSize="15">
          79
        </text>
      </g>
    </>
  );
}

/** One large gold coin balances five smaller ones. */
export function GoldScale() {
  return (
    <>
      <g {...line} strokeWidth="2.4">
        <path d="M152 186V58h16v128z" />
        <path d="M118 177h84v9h-84z" />
        <circle cx="160" cy="50" r="9" />
        <path d="M62 66c40-14 156-14 196 0-40-6-156-6-196 0z" />
        <path d="M70 66l-38 70M70 66l38 70M250 66l-38 70M250 66l38 70" strokeWidth="1.2" className="fill-none" />
        <path d="M26 136h88c-6 18-82 18-88 0zM206 136h88c-6 18-82 18-88 0z" />
      </g>
      <MetalCoin x={70} y={111} radius={25} />
      <path d="M70 96c-6 4-9 10-8 16l5 2-2 8c3 3 8 3 11 1l-1-6c5-6 4-15-5-21z" {...thin} />
      {[219, 234.5, 250, 265.5, 281].map((x, index) => (
        <MetalCoin key={x} x={x} y={index % 2 ? 122 : 126} radius={index === 4 ? 9 : 10} />
      ))}
    </>
  );
}

function Sack({ x, y }: { x: number; y: number }) {
  return (
    <g {...line} strokeWidth="2">
      <path d={`M${x} ${y}c-6-10-5-22 4-30h24c9 8 10 20 4 30z`} />
      <path d={`M${x + 4} ${y - 30}l-3-8 8 3 7-5 7 5 8-3-3 8z`} className="fill-paper stroke-ink" />
      <path
        d={`M${x + 16} ${y - 6}v-15m0 4l-4-4m4 4l4-4m-4 9l-4-4m4 4l4-4`}
        strokeWidth="1.2"
        className="fill-none stroke-ink"
      />
    </g>
  );
}

/** The same debt, paid by few sacks of wheat and then by many. */
export function WheatAndMortgage() {
  return (
    <>
      <path d="M160 40v146" className="stroke-control" strokeWidth="1.6" strokeDasharray="3 5" />
      <SealedPaper x={54} y={6} width={52} height={62} />
      <SealedPaper x={214} y={6} width={52} height={62} />
      {[26, 64, 102].map((x) => (
        <Sack key={x} x={x} y={186} />
      ))}
      <Sack x={45} y={151} />
      <Sack x={83} y={151} />
      {[170, 205, 240, 275].map((x) => (
        <Sack key={x} x={x} y={186} />
      ))}
      {[188, 222, 258].map((x) => (
        <Sack key={x} x={x} y={154} />
      ))}
      {[205, 240].map((x) => (
        <Sack key={x} x={x} y={122} />
      ))}
    </>
  );
}

/** The tower of a mine with its wheel, a heap of rock, and tanks. */
export function GoldMine() {
  return (
    <>
      <g {...line} strokeWidth="2">
        <path
          d="M52 186L78 52h22l26 134M60 146h58M66 114h46M71 84h36M60 146l52-32M118 146l-52-32M66 114l41-30M112 114L71 84"
          className="fill-none stroke-ink"
        />
        <circle cx="89" cy="44" r="22" />
        <path d="M89 22v44M67 44h44M73 28l32 32M105 28L73 60" strokeWidth="1.2" />
        <circle cx="89" cy="44" r="4" className="fill-ink" />
        <path d="M110 50l58 100" className="fill-none" strokeWidth="1.6" />
        <path d="M150 186v-42h44v-14l26-14v70z" />
        <path d="M160 154h14v14h-14zM184 154h14v14h-14z" strokeWidth="1.6" />
      </g>
      <path d="M8 186l18-24 12 6 14-12 10 14 12 16z" {...line} strokeWidth="2" />
      <path d="M22 180l8-8 6 6M44 176l6-7 7 8" {...thin} />
      {[232, 276].map((x) => (
        <g key={x} {...line} strokeWidth="2">
          <path d={`M${x - 4} 138v48h40v-48`} />
          <ellipse cx={x + 16} cy="138" rx="20" ry="7" className="fill-sunk stroke-ink" />
          <path d={`M${x - 4} 154h40M${x - 4} 170h40`} strokeWidth="1.2" />
          <path d={`M${x + 16} 136v-18h-${x === 232 ? 16 : 44}`} className="fill-none" strokeWidth="1.6" />
        </g>
      ))}
    </>
  );
}

const WAVES = `M-10 110${'q10-8 20 0t20 0'.repeat(9)}`;

/** A ship in a swell on a tight chain, which leads to an anchor on the ground. */
export function AnchorChain() {
  return (
    <>
      <path d={`${WAVES}V186H-10z`} className="fill-sunk" />
      <path d={WAVES} className="fill-none stroke-ink" strokeWidth="2" />
      <path d="M24 136q10-6 20 0t20 0M108 152q10-6 20 0t20 0M46 168q10-6 20 0t20 0" {...thin} />
      <g {...line} strokeWidth="2" transform="rotate(-5 120 90)">
        <path d="M38 82h166c-4 18-14 30-30 34H72c-18-4-30-16-34-34z" />
        <path d="M96 82V20M150 82V30" />
        <path
          d="M98 24c24 6 30 30 24 50H98zM94 30C74 38 66 56 66 74h28zM152 34c18 6 24 22 20 40h-20z"
          className="fill-paper stroke-ink"
        />
        <path d="M204 82l30-14M56 94h120" className="fill-none" strokeWidth="1.6" />
      </g>
      {oneTo(9).map((link) => (
        <ellipse
          key={link}
          cx={194 + link * 8.2}
          cy={79 + link * 6.2}
          rx="6.6"
          ry="4"
          transform={`rotate(${link % 2 ? 26 : 48} ${194 + link * 8.2} ${79 + link * 6.2})`}
          className="fill-none stroke-ink"
          strokeWidth="2"
        />
      ))}
      <g
        className="fill-none stroke-ink"
        strokeWidth="4"
        strokeLinecap="round"
        strokeLinejoin="round"
        transform="translate(276 140) rotate(20)"
      >
        <circle r="5" strokeWidth="2.4" />
        <path d="M0 6v30M-10 12h20" />
        <path d="M-20 20c0 12 8 18 20 18s20-6 20-18" />
        <path d="M-26 25l6-8 7 7M26 25l-6-8-7 7" strokeWidth="2.4" />
      </g>
      <path d="M0 186h320" className="stroke-ink" strokeWidth="2" />
    </>
  );
}
