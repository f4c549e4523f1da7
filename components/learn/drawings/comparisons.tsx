import { SCENE_FLOOR } from '@/components/drawing/floor';
import { oneTo } from '@/components/drawing/one-to';
import { line, thin } from '@/components/drawing/pens';
import { Banknote } from '@/components/drawing/shapes';
import { sizeIn } from '@/components/drawing/text-width';
import type { Values } from './scene-values';

type Words = { words: readonly string[] };

/**
 * Five pages of a diary: at the top of each is a number worked out from the page before. A word on page 3 was rubbed out, so the numbers
 * of pages 4 and 5 no longer fit.
 */
export function ClassDiary() {
  const RUBBED = 3;
  const WIDTH = 42;
  const leftOf = (page: number) => 9 + (page - 1) * 65;
  return (
    <>
      {oneTo(5).map((page) => {
        const x = leftOf(page);
        const fits = page <= RUBBED;
        const link = page < RUBBED ? 'stroke-ink' : 'stroke-loss';
        return (
          <g key={page} strokeLinejoin="round" strokeLinecap="round">
            <path d={`M${x} 24h${WIDTH}v150h${-WIDTH}z`} className="fill-raised stroke-ink" strokeWidth="2.4" />
            {page > 1 && (
              <path
                d={`M${x + 6} 32h${WIDTH - 12}v22h${12 - WIDTH}z`}
                className={fits ? 'fill-paper stroke-ink' : 'fill-loss-fill stroke-ink'}
                strokeWidth="1.6"
              />
            )}
            {page > 1 && fits && <path d={`M${x + 13} 43h5m4 0h2m4 0h3`} className="stroke-ink" strokeWidth="4" />}
            {!fits && <path d={`M${x + 16} 38l10 10m0-10l-10 10`} className="stroke-ink" strokeWidth="3" />}
            <path
              d={[72, 88, 104, 120, 136, 152]
                .map(
                  (y, index) => `M${x + 7} ${y}h${page === RUBBED && index === 2 ? 5 : 28 - ((index * page) % 4) * 4}`,
                )
                .join('')}
              className="stroke-control"
              strokeWidth="2"
            />
            {page < 5 && (
              <g className={`fill-none ${link}`} strokeWidth="2.4">
                <path
                  d={`M${x + WIDTH + 3} 150c16 0 0-107 17-107`}
                  strokeDasharray={page < RUBBED ? undefined : '4 5'}
                />
                <path d={`M${x + WIDTH + 14} 37l7 6-7 6`} />
              </g>
            )}
            <text x={x + WIDTH / 2} y="208" textAnchor="middle" className="fill-ink font-display" fontSize="18">
              {page}
            </text>
          </g>
        );
      })}
      <g
        transform={`rotate(-24 ${leftOf(RUBBED) + 28} 104)`}
        className="stroke-ink"
        strokeWidth="2"
        strokeLinejoin="round"
      >
        <path d={`M${leftOf(RUBBED) + 14} 97h28v14h-28z`} className="fill-loss-fill" />
        <path d={`M${leftOf(RUBBED) + 30} 97h12v14h-12z`} className="fill-raised" />
      </g>
    </>
  );
}

function Pawn({ x, y, className }: { x: number; y: number; className: string }) {
  return (
    <g className={className} strokeWidth="2" strokeLinejoin="round" transform={`translate(${x} ${y})`}>
      <path d="M-16 0h32c0-8-9-9-9-26h-14c0 17-9 18-9 26z" />
      <path d="M-11-31h22v5h-22z" />
      <circle cy="-41" r="10" />
    </g>
  );
}

/** A table in a park with a row of squares: one pawn leaps over another one. A rule book with the same leap lies beside them. */
export function JumpingPawn() {
  const TABLE = 132;
  return (
    <>
      <g {...line} className="fill-sunk stroke-control" strokeWidth="1.6">
        <path d="M262 186v-84h12v84" />
        <path d="M268 104c-26 4-40-14-30-32-10-22 8-38 24-34 10-18 38-8 36 12 16 10 12 34-6 38 0 12-12 18-24 16z" />
      </g>
      <g {...line} strokeWidth="2.4">
        <path d={`M28 ${TABLE + 10}l-8 44M196 ${TABLE + 10}l8 44`} strokeWidth="5" />
        <path d={`M12 ${TABLE}h200v12H12z`} />
      </g>
      {oneTo(5).map((square) => (
        <path
          key={square}
          d={`M${12 + (square - 1) * 40} ${TABLE}h40v12h-40z`}
          className={square % 2 === 1 ? 'fill-ink stroke-ink' : 'fill-paper stroke-ink'}
          strokeWidth="2"
        />
      ))}
      <Pawn x={32} y={TABLE - 1} className="fill-ink stroke-ink" />
      <Pawn x={92} y={TABLE - 1} className="fill-raised stroke-ink" />
      <g strokeDasharray="3 4">
        <Pawn x={152} y={TABLE - 1} className="fill-none stroke-ink" />
      </g>
      <path
        d="M34 72c14-52 94-62 114-6m0 0l2-14m-2 14l-13-8"
        className="fill-none stroke-bitcoin"
        strokeWidth="3"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <g {...line} strokeWidth="2">
        <path d="M218 178c12-8 26-8 38 0 12-8 26-8 38 0v-46c-12-8-26-8-38 0-12-8-26-8-38 0z" />
        <path d="M256 132v46" />
        <path d="M264 142h22M264 150h18M264 158h22" strokeWidth="1.2" />
        <path d="M226 160c3-18 18-18 22-2m0 0l1-6m-1 6l-6-3" className="fill-none stroke-bitcoin" strokeWidth="2" />
      </g>
    </>
  );
}

/** Two islands with signs, and a ferry between them that carries a note. Its fare is what is added on the other side. */
export function Ferry({ words: [today, nextYear, sent, arrived] }: Words) {
  return (
    <>
      <circle cx="160" cy="44" r="22" className="fill-gold stroke-control" strokeWidth="1.6" />
      <path
        d="M160 12V4M137 21l-6-6M183 21l6-6M128 44h-8M192 44h8"
        className="fill-none stroke-control"
        strokeWidth="2"
        strokeLinecap="round"
      />
      <path d="M0 150h320v70H0z" className="fill-sunk" />
      <path d="M0 150h320" className="stroke-ink" strokeWidth="2" />
      <g {...line} strokeWidth="2.4">
        <path
          d="M-4 190v-44c12-12 24-16 40-16 26 0 38 10 50 26 8 12 0 26-12 30-22 8-58 8-78 4z"
          className="fill-raised stroke-ink"
        />
        <path
          d="M324 190v-44c-12-12-24-16-40-16-26 0-38 10-50 26-8 12 0 26 12 30 22 8 58 8 78 4z"
          className="fill-raised stroke-ink"
        />
        <path d="M56 138V86M264 138V86" strokeWidth="4" />
        <path d="M4 28h104v60H4zM212 28h104v60H212z" className="fill-paper stroke-ink" />
        <path
          d="M10 134c2-12 0-18-2-24M8 112c-8-6-12-2-14 4M8 110c8-6 14-2 14 6M310 134c-2-12 0-18 2-24M312 112c8-6 10-2 12 2M312 110c-8-6-14-2-14 6"
          className="fill-none stroke-ink"
          strokeWidth="2"
        />
      </g>
      <g className="fill-ink" textAnchor="middle">
        <g
          className="font-semibold"
          fontSize={Math.min(...[today, nextYear].map((name) => sizeIn(92, name ?? '', 15)))}
        >
          <text x="56" y="48">
            {today}
          </text>
          <text x="264" y="48">
            {nextYear}
          </text>
        </g>
        <g
          className="font-display font-semibold"
          fontSize={Math.min(...[sent, arrived].map((sum) => sizeIn(96, sum ?? '', 27)))}
        >
          <text x="56" y="77">
            {sent}
          </text>
          <text x="264" y="77" className="fill-gain">
            {arrived}
          </text>
        </g>
      </g>
      <g {...line} strokeWidth="2.4">
        <path d="M186 122V94h14v28" />
        <path d="M186 102h14" strokeWidth="4" />
        <path d="M172 146v-26h38v26zM178 128h8v8h-8zM194 128h8v8h-8z" className="fill-paper stroke-ink" />
        <path d="M96 146h132l-16 34h-98z" />
        <path d="M102 159h119" className="fill-none stroke-control" strokeWidth="2" />
        <path d="M196 88c-8-8 4-12-3-20M206 84c-6-8 6-12 0-20" className="fill-none stroke-control" strokeWidth="2" />
      </g>
      <Banknote x={108} y={116} width={58} height={28} />
      <path
        d="M84 194q8-7 16 0t16 0 16 0 16 0 16 0 16 0 16 0 16 0 16 0M24 209q8-7 16 0t16 0 16 0 16 0M200 209q8-7 16 0t16 0 16 0 16 0"
        className="fill-none stroke-ink"
        strokeWidth="2"
      />
    </>
  );
}
Ferry.words = 4;

/** Centimeters in an inch, and the grains of gold that a pound and a dollar were. */
const MEASURES = {
  perInch: 'centimeters-per-inch',
  perPound: 'grains-per-pound',
  perDollar: 'grains-per-dollar',
} as const;

/** A ruler with two scales; below it two bars of gold, to scale, which two kinds of money are the names of. */
export function TwoNames({
  words: [inches, centimeters, pound, poundGrains, dollar, dollarGrains],
  values: { perInch, perPound, perDollar },
}: Words & Values<typeof MEASURES>) {
  const INCH = 108;
  const POUND = 196;
  const dollarWidth = (POUND * perDollar.value) / perPound.value;
  const ticks = (count: number, step: number, y: number, height: number) =>
    oneTo(count)
      .map((tick) => `M${(20 + tick * step).toFixed(1)} ${y}v${height}`)
      .join('');
  return (
    <>
      <path d="M20 14h288v78H20z" {...line} strokeWidth="2.4" />
      <path d="M20 53h288" {...thin} />
      <path d={ticks(2, INCH, 14, 18)} className="stroke-ink" strokeWidth="2.4" />
      <path d={ticks(10, INCH / 4, 14, 8)} className="stroke-ink" strokeWidth="1.6" />
      <path d={ticks(6, INCH / perInch.value, 76, 16)} className="stroke-ink" strokeWidth="2.4" />
      <path d={ticks(13, INCH / perInch.value / 2, 84, 8)} className="stroke-ink" strokeWidth="1.6" />
      <g className="fill-ink" fontSize="15">
        <text x="28" y="43">
          {inches}
        </text>
        <text x="28" y="71">
          {centimeters}
        </text>
      </g>
      <g className="fill-gold stroke-ink" strokeWidth="2.4" strokeLinejoin="round">
        <path d={`M20 ${SCENE_FLOOR}l7-36h${POUND - 14}l7 36z`} />
        <path d={`M244 ${SCENE_FLOOR}l7-36h${(dollarWidth - 14).toFixed(1)}l7 36z`} />
      </g>
      <g className="fill-ink" textAnchor="middle">
        <text x={20 + POUND / 2} y="122" className="font-display font-semibold" fontSize="20">
          {pound}
        </text>
        <text x={20 + POUND / 2} y="140" fontSize="14">
          {poundGrains}
        </text>
        <text x={244 + dollarWidth / 2} y="122" className="font-display font-semibold" fontSize="20">
          {dollar}
        </text>
        <text x={244 + dollarWidth / 2} y="140" fontSize="14">
          {dollarGrains}
        </text>
      </g>
    </>
  );
}
TwoNames.words = 6;
TwoNames.values = MEASURES;

/** A boot before mountains, a sandal on a beach and a dancing shoe under the lights of a feast. */
export function ThreeShoes() {
  return (
    <>
      <g className="fill-sunk stroke-control" strokeWidth="1.6" strokeLinejoin="round">
        <path d={`M4 ${SCENE_FLOOR}l34-128 22 56 12-22 28 94z`} />
        <path d="M30 88l8-30 10 26-6-4-5 8z" className="fill-paper stroke-control" />
        <circle cx="160" cy="62" r="24" className="fill-gold stroke-control" />
        <path d="M160 30v-8M160 102v-8M128 62h-8M200 62h-8M137 39l-6-6M183 39l6-6" />
        <path
          d="M112 128q8-6 16 0t16 0 16 0 16 0 16 0 16 0M118 142q8-6 16 0t16 0 16 0 16 0 16 0"
          className="fill-none"
        />
        <path d="M214 30q50 34 104 0" className="fill-none" strokeWidth="2" />
        {[226, 246, 266, 286, 306].map((x, index) => (
          <circle key={x} cx={x} cy={[44, 53, 56, 53, 44][index]} r="6" className="fill-gold stroke-control" />
        ))}
      </g>
      <path d={`M108 20V${SCENE_FLOOR}M212 20V${SCENE_FLOOR}`} className="stroke-line" strokeWidth="2" />
      <g {...line} strokeWidth="2.4">
        <g transform="translate(12 178)">
          <path d="M6 0v-64h34v24c4 14 12 14 26 17 14 3 18 9 18 23z" />
          <path d="M2 0h84v8H2zM14 8v-3M30 8v-3M46 8v-3M62 8v-3M76 8v-3" className="fill-ink stroke-ink" />
          <path d="M26-56h14M26-47h14M28-38h14M34-29l12-5" strokeWidth="1.6" />
          <path d="M6-52h12" strokeWidth="1.6" />
        </g>
        <g transform="translate(116 180)">
          <path d="M14-8c-4-26 4-36 14-36s14 12 20 34M22-22h18" className="fill-none stroke-ink" strokeWidth="5" />
          <path d="M48-4c4-24 26-26 32 2z" className="fill-sunk stroke-ink" />
          <path d="M6 6c-6-8-2-16 8-16 16 0 24 6 40 6h24c10 0 12 10 4 10z" className="fill-ink stroke-ink" />
        </g>
        <g transform="translate(222 178)">
          <path
            d="M2-52c8-6 18-2 24 8 12 20 26 30 52 34 12 2 14 10 8 10H52C36 0 28-10 20-24c-2 8-3 16-4 24h-8c0-16-2-26-6-36-2-6-2-12 0-16z"
            className="fill-sunk stroke-ink"
          />
          <path d="M26-44c6 12 16 22 30 28" strokeWidth="1.6" />
        </g>
      </g>
    </>
  );
}

/** A flat tire with a nail in it. The spare one is a ring of six parts: three are full, and three are dashed. */
export function SpareTire({ words: [count, months] }: Words) {
  const [x, y, outer, inner] = [241, 106, 72, 46];
  /** A part of the ring, with a gap to the next one. */
  const part = (index: number) => {
    const point = (radius: number, degrees: number) => {
      const angle = ((degrees - 90) * Math.PI) / 180;
      return `${(x + Math.cos(angle) * radius).toFixed(1)} ${(y + Math.sin(angle) * radius).toFixed(1)}`;
    };
    const [from, to] = [index * 60 + 3, index * 60 + 57];
    return `M${point(outer, from)}A${outer} ${outer} 0 0 1 ${point(outer, to)}L${point(inner, to)}A${inner} ${inner} 0 0 0 ${point(inner, from)}z`;
  };
  return (
    <>
      <g {...line} strokeWidth="2.4">
        <path d="M28 162A60 60 0 1 1 124 162c8 6 16 14 14 24H14c-2-10 6-18 14-24z" className="fill-sunk stroke-ink" />
        <circle cx="76" cy="126" r="37" />
        <circle cx="76" cy="126" r="10" />
        <path d="M76 116V89M76 136v27M66 126H39M86 126h27" strokeWidth="2" />
      </g>
      <path d="M126 150l20-13M140 130l10 15" className="stroke-loss" strokeWidth="4" strokeLinecap="round" />
      <path d="M138 168l12 4M134 180l10 10" className="stroke-loss" strokeWidth="1.6" strokeLinecap="round" />
      {oneTo(6).map((step) => (
        <path
          key={step}
          d={part(step - 1)}
          className={step <= 3 ? 'fill-gain-fill stroke-ink' : 'fill-paper stroke-gain'}
          strokeWidth="2"
          strokeLinejoin="round"
          strokeDasharray={step <= 3 ? undefined : '4 4'}
        />
      ))}
      <g className="fill-ink" textAnchor="middle">
        <text x={x} y={y + 4} className="font-display font-semibold" fontSize="24">
          {count}
        </text>
        <text x={x} y={y + 23} fontSize="15">
          {months}
        </text>
      </g>
    </>
  );
}
SpareTire.words = 2;
