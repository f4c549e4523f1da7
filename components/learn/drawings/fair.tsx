import { SCENE_FLOOR } from '@/components/drawing/floor';
import { oneTo } from '@/components/drawing/one-to';
import { line, name, thin } from '@/components/drawing/pens';
import { Banknote, CoinStack } from '@/components/drawing/shapes';

type Words = { words: readonly string[] };

/** A carousel with a box full of tin disks under its roof, and a pocket full of chocolate coins, one of them bitten. */
export function TinAndChocolate({ words: [tin, chocolate] }: Words) {
  const disks = [1, 2, 3, 4].flatMap((row) => oneTo(6).map((place) => [5 + place * 19.5, 191 - row * 15] as const));
  return (
    <>
      <g {...line} strokeWidth="2.4">
        <path d={`M20 74V${SCENE_FLOOR}M132 74V${SCENE_FLOOR}`} strokeWidth="4" />
        <path d="M10 74L76 20l66 54z" />
        <path d="M10 74L76 20 43 74zM76 20l33 54H76z" className="fill-sunk stroke-ink" />
        <path d="M10 74q8 14 16.5 0 8 14 16.5 0 8 14 16.5 0 8 14 16.5 0 8 14 16.5 0 8 14 16.5 0 8 14 16.5 0 8 14 16.5 0" />
        <path d={`M10 118h132v${SCENE_FLOOR - 118}H10z`} />
      </g>
      {disks.map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r="8.4" className="fill-sunk stroke-ink" strokeWidth="1.6" />
      ))}
      <g className="fill-gold stroke-ink" strokeWidth="2.4">
        <circle cx="206" cy="86" r="19" />
        <path d="M281 66a19 19 0 1 1-10-2c0 6 6 10 10 2z" />
        <circle cx="240" cy="72" r="20" />
      </g>
      <g className="fill-none stroke-ink" strokeWidth="1.6">
        <circle cx="206" cy="86" r="13" />
        <circle cx="240" cy="72" r="14" />
      </g>
      <path d="M178 92h128v46c0 26-28 40-64 48-36-8-64-22-64-48z" {...line} strokeWidth="2.4" />
      <path
        d="M186 102h112M188 108v30c0 18 22 30 54 38 32-8 54-20 54-38v-30"
        className="fill-none stroke-control"
        strokeWidth="1.6"
        strokeDasharray="5 4"
      />
      <text x="76" y="208" {...name}>
        {tin}
      </text>
      <text x="242" y="208" {...name}>
        {chocolate}
      </text>
    </>
  );
}
TinAndChocolate.words = 2;

/** A seat of the carousel on its chains; `x` is its center, `y` its seat. A child of the class at the gate may sit in it. */
function Ride({ x, y, isTaken }: { x: number; y: number; isTaken?: boolean }) {
  return (
    <g strokeLinejoin="round" strokeWidth="2">
      <path d={`M${x - 11} ${y}L${x - 5} ${y - 40}M${x + 11} ${y}L${x + 5} ${y - 40}`} className="stroke-control" />
      {isTaken && (
        <g className="fill-gold stroke-ink">
          <path d={`M${x - 7} ${y}v-12q0-8 7-8t7 8v12z`} />
          <circle cx={x} cy={y - 27} r="7" className="fill-paper stroke-ink" />
        </g>
      )}
      <path d={`M${x - 13} ${y - 16}h5v12h16v-12h5v20q-13 8-26 0z`} className="fill-raised stroke-ink" />
    </g>
  );
}

/** Four tokens buy four rides in the morning, and two at noon, when the class with extra tokens has the other two. */
export function TokensAtNoon({ words: [morning, noon] }: Words) {
  const tokens = (left: number) =>
    oneTo(4).map((place) => (
      <g key={place} className="fill-gold stroke-ink">
        <circle cx={left + place * 36} cy="46" r="13" strokeWidth="2" />
        <circle cx={left + place * 36} cy="46" r="4" className="fill-paper stroke-ink" strokeWidth="1.6" />
      </g>
    ));
  return (
    <>
      <path d={`M160 16V${SCENE_FLOOR}`} className="stroke-line" strokeWidth="2" />
      {tokens(-10)}
      {tokens(150)}
      <g className="fill-none stroke-ink" strokeWidth="2" strokeLinecap="round" strokeLinejoin="round">
        <path
          d={oneTo(4)
            .map((place) => `M${place * 36 - 10} 66v22m0 0l-5-6m5 6l5-6`)
            .join('')}
        />
        <path d={[204, 276].map((x) => `M${x - 18} 66q0 11 18 11t18-11M${x} 77v11m0 0l-5-6m5 6l5-6`).join('')} />
      </g>
      <path d="M10 102h140M170 102h140" className="stroke-ink" strokeWidth="3" strokeLinecap="round" />
      {oneTo(4).map((place) => (
        <Ride key={place} x={place * 36 - 10} y={148} />
      ))}
      {[186, 222, 258, 294].map((x, index) => (
        <Ride key={x} x={x} y={148} isTaken={index > 1} />
      ))}
      <text x="80" y="208" {...name}>
        {morning}
      </text>
      <text x="240" y="208" {...name}>
        {noon}
      </text>
    </>
  );
}
TokensAtNoon.words = 2;

/** Three ways to pay for a party: coins in a bowl, a sealed promise, and new vouchers that leave less lemonade in each glass. */
export function ThreeWaysToPay({ words: [tax, bond, vouchers] }: Words) {
  return (
    <>
      <path d={`M106 16V${SCENE_FLOOR}M212 16V${SCENE_FLOOR}`} className="stroke-line" strokeWidth="2" />
      <g className="fill-gold stroke-ink" strokeWidth="2">
        {[
          [34, 48],
          [70, 40],
          [52, 80],
          [36, 112],
          [70, 108],
        ].map(([x, y]) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r="12" />
        ))}
      </g>
      <path d="M34 64v8M70 56v8M52 96v6" {...thin} strokeWidth="2" />
      <path d={`M10 122h86c0 36-18 54-30 58v6H40v-6c-12-4-30-22-30-58z`} {...line} strokeWidth="2.4" />
      <g {...line} strokeWidth="2.4">
        <path d={`M124 34h70v${SCENE_FLOOR - 44}h-70z`} />
        <path d="M135 52h48M135 66h48M135 80h34" strokeWidth="1.6" />
        <path d="M146 128l-6 30 13-7 13 7-6-30z" className="fill-gold stroke-ink" />
        <circle cx="153" cy="120" r="17" className="fill-gold stroke-ink" />
        <circle cx="153" cy="120" r="10" className="fill-none stroke-ink" strokeWidth="1.6" />
      </g>
      {oneTo(4).map((step) => (
        <Banknote
          key={step}
          x={224 + (step % 2) * 6}
          y={14 + step * 13}
          width={74}
          height={26}
          turn={step % 2 ? 3 : -3}
        />
      ))}
      {[222, 270].map((x) => (
        <g key={x} strokeLinejoin="round">
          <path d={`M${x + 3.6} 158h30.8l-3 ${SCENE_FLOOR - 158}H${x + 6.6}z`} className="fill-gold" />
          <path
            d={`M${x} 116h38l-6.6 ${SCENE_FLOOR - 116}H${x + 6.6}z`}
            className="fill-none stroke-ink"
            strokeWidth="2.4"
          />
          <path d={`M${x + 2} 128h34`} className="stroke-loss" strokeWidth="2" strokeDasharray="4 4" />
        </g>
      ))}
      <text x="53" y="208" {...name}>
        {tax}
      </text>
      <text x="159" y="208" {...name}>
        {bond}
      </text>
      <text x="266" y="208" {...name}>
        {vouchers}
      </text>
    </>
  );
}
ThreeWaysToPay.words = 3;

/** Seven slips for ten coins each: under three of them are ten coins, and under the others none. */
export function SlipsAndCoins({ words: [slips, coins] }: Words) {
  const COVERED = 3;
  return (
    <>
      <text x="12" y="30" className="fill-ink font-semibold" fontSize="15">
        {slips}
      </text>
      {oneTo(7).map((place) => {
        const x = place * 43.5 - 14;
        const isCovered = place <= COVERED;
        return (
          <g key={place} strokeLinejoin="round">
            <path
              d={`M${x - 18} 42h36v34l-6-4-6 4-6-4-6 4-6-4-6 4z`}
              className={`fill-raised ${isCovered ? 'stroke-ink' : 'stroke-loss'}`}
              strokeWidth="2"
            />
            <text
              x={x}
              y="64"
              textAnchor="middle"
              className={`font-display font-semibold ${isCovered ? 'fill-ink' : 'fill-loss'}`}
              fontSize="18"
            >
              10
            </text>
            <path
              d={`M${x} 82v24m0 0l-5-6m5 6l5-6`}
              className={`fill-none ${isCovered ? 'stroke-ink' : 'stroke-loss'}`}
              strokeWidth="2"
              strokeLinecap="round"
              strokeDasharray={isCovered ? undefined : '4 4'}
            />
            {isCovered ? (
              <CoinStack x={x} y={SCENE_FLOOR - 4} count={10} radius={15} />
            ) : (
              <ellipse
                cx={x}
                cy={SCENE_FLOOR - 6}
                rx="15"
                ry="4.8"
                className="fill-none stroke-loss"
                strokeWidth="1.6"
                strokeDasharray="3 4"
              />
            )}
          </g>
        );
      })}
      <text x="73" y="208" {...name}>
        {coins}
      </text>
    </>
  );
}
SlipsAndCoins.words = 2;

const BOX = { width: 46, height: 44 };

function Apple({ x, y, isRotten }: { x: number; y: number; isRotten: boolean }) {
  return (
    <g strokeWidth="1.6" strokeLinejoin="round" strokeLinecap="round">
      <path
        d={`M${x} ${y - 6}c5-4 11-1 11 6 0 6-5 11-11 9-6 2-11-3-11-9 0-7 6-10 11-6z`}
        className={isRotten ? 'fill-loss-fill stroke-ink' : 'fill-raised stroke-ink'}
      />
      <path d={`M${x} ${y - 6}q0-5 4-7`} className="fill-none stroke-ink" />
      {isRotten && <path d={`M${x - 4} ${y}l7 7m0-7l-7 7`} className="stroke-ink" />}
    </g>
  );
}

/** Six sealed boxes that look the same, and below them what is inside: two have rotten apples. */
export function SealedBoxes({ words: [seen, inside] }: Words) {
  const ROTTEN = [2, 5];
  return (
    <>
      <g className="fill-ink font-semibold" fontSize="15">
        <text x="12" y="26">
          {seen}
        </text>
        <text x="12" y="116">
          {inside}
        </text>
      </g>
      {oneTo(6).map((place) => {
        const x = place * 50 - 38;
        const isRotten = ROTTEN.includes(place);
        return (
          <g key={place} strokeLinejoin="round" strokeWidth="2">
            <path d={`M${x} 36h${BOX.width}v${BOX.height}h${-BOX.width}z`} className="fill-raised stroke-ink" />
            <path d={`M${x + 17} 36h12v${BOX.height}h-12z`} className="fill-sunk stroke-ink" strokeWidth="1.6" />
            <text
              x={x + BOX.width / 2}
              y="66"
              textAnchor="middle"
              className="fill-ink font-display font-semibold"
              fontSize="22"
            >
              ?
            </text>
            <path
              d={`M${x} ${SCENE_FLOOR - 50}v50h${BOX.width}v-50`}
              className="fill-paper stroke-ink"
              strokeDasharray="none"
            />
            <Apple x={x + 12.5} y={SCENE_FLOOR - 12} isRotten={isRotten} />
            <Apple x={x + 33.5} y={SCENE_FLOOR - 12} isRotten={isRotten} />
            <Apple x={x + 23} y={SCENE_FLOOR - 32} isRotten={isRotten} />
          </g>
        );
      })}
    </>
  );
}
SealedBoxes.words = 2;
