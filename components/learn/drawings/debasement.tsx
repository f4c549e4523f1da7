import { SCENE_FLOOR } from '@/components/drawing/floor';
import { oneTo } from '@/components/drawing/one-to';
import { line, thin } from '@/components/drawing/pens';
import { Bundle, MetalCoin, Waiting } from '@/components/drawing/shapes';
import { sizeIn } from '@/components/drawing/text-width';
import type { Values } from './scene-values';

/** A head in profile, about 60 wide and 84 high, with its chin at the lower right. */
const profile = (x: number, y: number, scale: number) => (
  <g transform={`translate(${x} ${y}) scale(${scale})`} {...line} strokeWidth={2 / scale}>
    <path d="M18 84c3-10 2-17-4-25C4 44 8 18 28 9 46 1 64 9 68 24c1 6 1 9 3 13l8 12c1 3-1 4-4 5l-3 1 1 6-3 3 2 4c0 6-4 8-9 8h-7l3 8z" />
    <path d="M60 40c2-2 5-2 8-1M52 52c-4 0-7-3-7-7s3-6 6-5" strokeWidth={1.2 / scale} className="fill-none" />
  </g>
);

const wreath = (x: number, y: number, scale: number) => (
  <g transform={`translate(${x} ${y}) scale(${scale})`}>
    <path
      d="M14 40c-7-2-9-8-6-14 6 2 9 8 6 14zM19 27c-6-4-6-11-1-16 5 4 6 11 1 16zM29 17c-4-5-2-12 4-15 4 5 2 12-4 15zM43 12c-2-6 2-12 8-13 2 6-2 12-8 13zM57 14c1-6 6-10 13-9 0 7-6 11-13 9z"
      {...line}
      strokeWidth={1.6 / scale}
    />
    <path d="M12 44l-9 12M14 46l-4 13" {...thin} strokeWidth={1.6 / scale} />
  </g>
);

/** A denarius whole, and one cut through: a skin of silver around copper. */
export function CutDenarius() {
  return (
    <>
      <path d="M20 182h280" className="stroke-ink" strokeWidth="2.4" strokeLinecap="round" />
      <g {...line}>
        <path d="M108 46c40 0 66 27 66 65s-27 70-68 69-67-33-65-70 27-64 67-64z" strokeWidth="2.4" />
        <circle cx="107" cy="113" r="58" className="fill-none stroke-ink" strokeWidth="2" strokeDasharray="0.1 6" />
      </g>
      {profile(70, 72, 0.94)}
      {wreath(70, 72, 0.94)}
      <g {...line}>
        <path d="M190 118c8-46 108-46 116 0z" strokeWidth="2" />
        <path
          d="M206 112c10-28 74-28 84 0"
          strokeWidth="1.6"
          strokeDasharray="0.1 6"
          className="fill-none stroke-ink"
        />
        <path d="M190 118h116c5 12 5 26 0 38-20 8-96 8-116 0-5-12-5-26 0-38z" strokeWidth="2" />
        <path
          d="M196 125h104c2 8 2 17 0 25-20 5-84 5-104 0-2-8-2-17 0-25z"
          className="fill-loss-fill stroke-loss"
          strokeWidth="1.2"
        />
      </g>
      <path d="M208 134h22M246 132h30M216 143h40M270 143h18" className="stroke-raised" strokeWidth="1.2" />
    </>
  );
}

const pan = (x: number) => `M${x - 46} 150h92c-8 18-84 18-92 0zM${x} 62l-46 88M${x} 62l46 88`;

/** A coin with a crown of rays balances one and a half denarii. */
export function RayedCoin() {
  return (
    <>
      <g {...line} strokeWidth="2">
        <path d="M160 186V44M126 186h68M140 178h40" className="fill-none" strokeWidth="3" />
        <path d="M76 62h168" className="fill-none" strokeWidth="3" />
        <circle cx="160" cy="54" r="8" />
      </g>
      <circle cx="76" cy="112" r="38" {...line} strokeWidth="2" />
      <circle cx="76" cy="112" r="33" {...thin} strokeDasharray="0.1 4.5" strokeWidth="1.6" />
      {profile(54, 92, 0.5)}
      <path d="M60 102l-9-12 12 4-3-14 10 9 2-15 7 13 8-12 0 14 11-6-5 12z" {...line} strokeWidth="1.6" />
      <circle cx="230" cy="121" r="29" {...line} strokeWidth="2" />
      <circle cx="230" cy="121" r="24" {...thin} strokeDasharray="0.1 4" strokeWidth="1.6" />
      {profile(214, 104, 0.4)}
      <path d="M266 92a29 29 0 0 1 0 58z" {...line} strokeWidth="2" />
      <path d="M267 100a20 20 0 0 1 0 42" {...thin} strokeDasharray="0.1 4" strokeWidth="1.6" />
      <g {...line} className="fill-none stroke-ink" strokeWidth="1.6">
        <path d={pan(76)} />
        <path d={pan(244)} />
      </g>
      <path d="M30 150h92c-8 18-84 18-92 0zM198 150h92c-8 18-84 18-92 0z" {...line} />
    </>
  );
}

/** A money changer's table: a cloth lies over the coins, and the balance is put away. */
export function ClosedTable() {
  return (
    <>
      <g {...line}>
        <path d="M66 124l-20 62h10l22-62zM254 124l20 62h-10l-22-62z" />
        <path d="M34 112h252v12H34z" />
        <path
          d="M58 114c2-10 10-16 22-16 6-14 34-14 40 0 10 2 16 0 22-2 8-14 40-14 46 2 8 2 20-6 32 0 12-2 24 4 30 16l6 46c-8 6-14-4-22 0s-16 6-24 0-14-6-22 0-16 6-24 0-14-6-22 0-16 6-24 0-14-6-22 0-16 6-24 0-12-2-18 0z"
          strokeWidth="2"
        />
        <path
          d="M80 98c-4 20-6 42-4 60M120 98c4 22 4 42 2 60M142 96c-2 22 0 44-2 62M188 98c2 20 6 40 4 60M222 98c-2 22 4 40 2 60"
          strokeWidth="1.2"
          className="fill-none"
        />
      </g>
      <g {...line} strokeWidth="2">
        <path d="M160 0v30M112 40l96-12" className="fill-none" strokeWidth="2.4" />
        <circle cx="160" cy="34" r="5" />
        <path d="M112 40l-18 30M112 40l18 30M208 28l-18 30M208 28l18 30" className="fill-none" strokeWidth="1.2" />
        <path d="M88 70h48c-4 10-44 10-48 0zM184 58h48c-4 10-44 10-48 0z" />
      </g>
    </>
  );
}

/** Shears at the edge of a coin, slivers below, and a round coin with a milled edge. */
export function ClippedShilling() {
  return (
    <>
      <g {...line}>
        <path d="M92 46l34 2 26 20 10 22-3 12 6 12-8 24-22 22-30 8-34-6-24-22-10-30 6-28 20-26z" strokeWidth="2.4" />
        <path d="M150 80a50 50 0 1 0 4 46" strokeDasharray="0.1 6" className="fill-none stroke-ink" />
      </g>
      {profile(74, 70, 0.86)}
      <g {...line} strokeWidth="2">
        <path d="M232 106c-26-4-50-12-70-26 6-6 12-8 18-6 20 10 38 18 56 22zM232 100c-26 8-48 20-66 36 6 4 14 4 20 0 18-12 34-22 50-28z" />
        <circle cx="232" cy="103" r="5" className="fill-ink" />
        <path d="M234 98c14-2 22-10 30-22 8-14 30-12 34 2 4 16-12 26-28 22-12-2-22 0-34 4zM234 108c14 4 20 12 28 24 8 14 30 12 34-2 4-16-12-26-28-20-12 2-20 2-30-4z" />
        <path
          d="M272 80c4-6 14-6 16 1 1 8-8 11-16 9-3-1-4-5 0-10zM270 126c4 7 14 7 17 0 2-8-7-12-15-9-4 1-5 5-2 9z"
          className="fill-paper stroke-ink"
          strokeWidth="1.6"
        />
      </g>
      <path
        d="M172 168c8 8 18 10 30 6-8 10-26 8-30-6zM206 182c10 2 20-2 28-10 0 12-18 20-28 10zM176 184c8-8 16-10 24-6-4 6-14 10-24 6zM236 184c4-10 12-14 22-12-2 8-12 14-22 12z"
        {...line}
        strokeWidth="1.6"
      />
      <g {...line}>
        <circle cx="34" cy="160" r="25" strokeWidth="2" />
        <circle cx="34" cy="160" r="20" className="fill-none stroke-ink" strokeWidth="4" strokeDasharray="1.2 2.4" />
        <circle cx="34" cy="160" r="16" strokeWidth="1.2" />
      </g>
    </>
  );
}

const owl = (x: number, y: number, scale: number) => (
  <g transform={`translate(${x} ${y}) scale(${scale})`} {...line} strokeWidth={1.6 / scale}>
    <path d="M-6 50c-22-6-28-38-20-60 2-16 12-24 26-24s24 8 26 24c6 20-2 52-24 60l4 12h-6l-3-8-3 8h-6z" />
    <path d="M-24-14l-4-14 14 6M24-14l4-14-14 6" />
    <circle cx="-10" cy="-10" r="9" />
    <circle cx="10" cy="-10" r="9" />
    <circle cx="-10" cy="-10" r="3" className="fill-ink" />
    <circle cx="10" cy="-10" r="3" className="fill-ink" />
    <path d="M-3-2h6l-3 8z" className="fill-ink" />
    <path
      d="M-14 16c4 4 8 4 10 0 4 4 8 4 10 0 3 4 6 4 8 0M-12 28c4 4 8 4 10 0 4 4 8 4 10 0M-26 6c-2 18 2 32 12 42M26 6c2 18-2 32-12 42"
      className="fill-none"
      strokeWidth={1.2 / scale}
    />
  </g>
);

/** A thick silver coin of Athens, and a plated one whose skin has come off. */
export function OwlCoin() {
  return (
    <>
      <path d="M16 184h288" className="stroke-ink" strokeWidth="2.4" strokeLinecap="round" />
      <g {...line}>
        <path
          d="M124 42c40-2 66 28 66 68s-28 74-70 72c-8 0-14-2-20-5l-8-4V52c10-6 20-10 32-10z"
          className="fill-sunk stroke-ink"
        />
        <path d="M106 42c40-2 66 28 66 68s-28 72-68 72-68-32-66-72 28-66 68-68z" strokeWidth="2.4" />
      </g>
      {owl(94, 112, 0.9)}
      <path
        d="M60 74c-4 8-4 16 2 24M60 74c6 0 10 6 8 12-6 0-10-6-8-12zM54 88c6-2 12 2 12 10-6 2-12-4-12-10z"
        {...line}
        strokeWidth="1.6"
      />
      <text x="150" y="104" className="fill-ink font-display font-semibold" fontSize="15" textAnchor="middle">
        ΑΘΕ
      </text>
      <g {...line}>
        <circle cx="250" cy="142" r="40" strokeWidth="2" />
      </g>
      {owl(248, 144, 0.52)}
      <path
        d="M216 122c8-4 10 4 18 2s10-12 18-8 4 10-4 12-6 10-16 10-24-8-16-16zM262 152c6-8 16-4 24-2-2 14-10 22-22 28-8-4 0-10-6-14s0-8 4-12z"
        className="fill-loss-fill stroke-ink"
        strokeWidth="1.6"
        strokeLinejoin="round"
      />
      <path
        d="M234 100c-6-8-18-6-22 2 8 4 16 4 22-2zM292 176c8-2 12-10 8-16-8 2-10 10-8 16z"
        {...line}
        strokeWidth="1.6"
      />
    </>
  );
}

/** A coining press: two men swing the arm with its weights. */
export function ScrewPress() {
  return (
    <>
      <Waiting x={36} tall={1.02} hat="brim" />
      <Waiting x={286} tall={0.98} hat="brim" />
      <g {...line}>
        <path d="M112 186v-24h98v24zM104 186h114" strokeWidth="2.4" />
        <path d="M120 162V92h14v70zM188 162V92h14v70z" />
        <path d="M114 78h94v16h-94z" strokeWidth="2.4" />
        <path d="M152 40h18v100h-18z" />
        <path
          d="M152 100l18-6M152 110l18-6M152 120l18-6M152 130l18-6M152 74l18-6M152 64l18-6M152 54l18-6"
          strokeWidth="1.2"
        />
        <path d="M146 140h30v10h-30z" />
        <path d="M142 154h38v8h-38z" className="fill-sunk stroke-ink" />
        <path d="M150 154c0-4 22-4 22 0z" className="fill-raised stroke-ink" strokeWidth="1.6" />
        <path d="M60 50c60-16 140-16 202 0l-2 9c-60-14-138-14-198 0z" />
        <circle cx="62" cy="55" r="12" className="fill-sunk stroke-ink" />
        <circle cx="260" cy="55" r="12" className="fill-sunk stroke-ink" />
        <path d="M156 40v-8h10v8z" />
        <path d="M62 67c0 14-3 24-7 32M260 67c0 14 3 24 7 32" className="fill-none" strokeWidth="1.6" />
        <path d="M45 116c7-3 10-9 10-17M277 118c-7-3-10-9-10-17" className="fill-none" strokeWidth="10" />
        <path d="M45 116c7-3 10-9 10-17M277 118c-7-3-10-9-10-17" className="fill-none stroke-raised" strokeWidth="6" />
      </g>
      <MetalCoin x={224} y={178} radius={8} />
      <MetalCoin x={240} y={178} radius={8} />
      <MetalCoin x={232} y={166} radius={8} />
    </>
  );
}

/** A mine in a hill, its cart, an inn, and a small house far off. */
export function SilverMine() {
  return (
    <>
      <g {...line}>
        <path d="M0 186V92c22-36 60-52 92-36 26 14 40 44 58 80 6 14 12 30 22 50z" strokeWidth="2" />
        <path d="M46 186v-56c0-26 52-26 52 0v56z" className="fill-ink" />
        <path d="M40 186v-62l8-2v64M104 186v-62l-8-2v64M36 122h72v-9H36z" className="fill-sunk stroke-ink" />
        <path d="M20 96l10 6M84 66l8 8M118 100l8 4M26 150l8-4M134 150l8 6" {...thin} />
        <path d="M92 168l6-26h58l6 26z" strokeWidth="2" />
        <path d="M98 142c4-12 12-6 16-12s14-4 16 2 12-4 16 2 6 4 10 8z" className="fill-sunk stroke-ink" />
        <circle cx="108" cy="176" r="9" />
        <circle cx="146" cy="176" r="9" />
        <path d="M50 185h150" className="fill-none" strokeWidth="1.6" />
      </g>
      <g {...line}>
        <path d="M186 186v-70l28-24 28 24v70z" />
        <path d="M180 120l34-30 34 30" className="fill-none" strokeWidth="3" />
        <path
          d="M206 186v-30h18v30zM194 128h12v14h-12zM222 128h12v14h-12z"
          className="fill-paper stroke-ink"
          strokeWidth="1.6"
        />
        <path d="M242 132h18M252 132v8M244 140h16v16h-16zM260 143c6 0 6 9 0 9" strokeWidth="1.6" />
      </g>
      <g {...line} strokeWidth="1.6">
        <path d="M284 186v-22l12-10 12 10v22z" />
        <path d="M280 166l16-14 16 14" className="fill-none" strokeWidth="2" />
        <path d="M293 186v-10h6v10z" className="fill-sunk stroke-ink" />
      </g>
      <g className="fill-raised stroke-loss" strokeWidth="1.6">
        {[
          [168, 178],
          [180, 178],
          [174, 169],
          [256, 180],
        ].map(([x, y]) => (
          <circle key={`${x}-${y}`} cx={x} cy={y} r="5" />
        ))}
      </g>
    </>
  );
}

const STORE = { price: { usd: 3 } } as const;

/** A store of 1849 with the price of an egg, and a gold pan. */
export function GoldStore({ values: { price } }: Values<typeof STORE>) {
  return (
    <>
      <g {...line}>
        <path d="M58 186V44h180v142z" strokeWidth="2.4" />
        <path d="M50 44V26h196v18z" strokeWidth="2.4" />
        <path d="M58 88h180M58 66h180" {...thin} />
        <path d="M44 110l14-22h180l14 22z" className="fill-sunk stroke-ink" />
        <path d="M76 110v76M220 110v76" strokeWidth="3" />
        <path d="M128 186v-62h40v62z" className="fill-sunk stroke-ink" />
        <path
          d="M84 124h34v34H84zM178 124h34v34h-34zM101 124v34M195 124v34"
          className="fill-paper stroke-ink"
          strokeWidth="1.6"
        />
      </g>
      <g {...line}>
        <path d="M104 50h88v34h-88z" className="fill-paper stroke-ink" />
        <path d="M126 79c-8 0-11-6-11-12s5-14 11-14 11 8 11 14-3 12-11 12z" />
      </g>
      <text
        x="164"
        y="76"
        textAnchor="middle"
        className="fill-loss font-display font-semibold"
        fontSize={sizeIn(44, price.text, 24)}
      >
        {price.text}
      </text>
      <g {...line}>
        <path d="M222 166h86l-14 20h-58z" strokeWidth="2" />
        <ellipse cx="265" cy="166" rx="43" ry="9" />
        <path d="M256 150l40-46" strokeWidth="6" />
        <path d="M264 92c18-6 40 12 44 40-9-13-16-19-23-24-6-5-12-11-21-16z" className="fill-sunk stroke-ink" />
      </g>
      <path
        d="M246 166c2-6 8-6 10-2 4-6 10-4 12 0 4-4 10-2 10 2-8 4-24 4-32 0z"
        className="fill-bitcoin-fill stroke-ink"
        strokeWidth="1.6"
        strokeLinejoin="round"
      />
      <path d="M14 186c2-26 30-30 36 0z" {...line} />
      <path d="M24 168c4-4 12-4 16 0" {...thin} />
    </>
  );
}
GoldStore.values = STORE;

/** A hand from the right with its thumb up; the wrist is at the origin. */
const hand = (
  <path
    d="M0 0c-24 8-46 6-58-6l-24-24c-5-7 5-15 12-8l14 12c-2-15 0-24 5-27 8-2 11 5 11 13 10 5 24 5 40 2z"
    {...line}
    strokeWidth="2"
  />
);

/** Two hands over a desk: a bond with coupons goes one way, new notes the other. */
export function BondSwap() {
  return (
    <>
      <g {...line}>
        <path d="M8 150h304v14H8zM30 164v22M290 164v22" strokeWidth="2.4" />
      </g>
      <g {...line} transform="rotate(-6 122 84)">
        <path d="M70 36h96v98H70z" className="fill-paper stroke-ink" strokeWidth="2" />
        <path d="M78 44h80v44H78z" strokeWidth="1.2" className="fill-none" />
        <circle cx="118" cy="60" r="9" strokeWidth="1.6" />
        <path d="M86 78h64M86 54h16M134 54h16" strokeWidth="1.6" />
        <path
          d="M70 96h96M70 115h96M94 96v38M118 96v38M142 96v38"
          className="fill-none stroke-ink"
          strokeWidth="1.2"
          strokeDasharray="3 3"
        />
      </g>
      <g transform="translate(0 158) scale(-1 1)">{hand}</g>
      <g transform="translate(0 -4)">
        {oneTo(5).map((step) => (
          <Bundle key={step} x={step % 2 ? 190 : 194} y={132 - step * 14} width={70} />
        ))}
      </g>
      <g transform="translate(322 142)">{hand}</g>
      <g {...thin} strokeWidth="1.6" className="fill-none stroke-control">
        <path d="M150 34c20-12 40-12 60 0m-2-8l4 9-10 1" />
      </g>
      <path d={`M60 ${SCENE_FLOOR}h20M240 ${SCENE_FLOOR}h20`} {...thin} />
    </>
  );
}

/** A donkey with two sacks, and ears of wheat. */
export function DonkeyWheat() {
  return (
    <>
      <g {...line} strokeWidth="2">
        <path d="M104 150v36h11v-34M124 152v34h11v-34M182 152v34h11v-36M202 146v40h11v-44" />
        <path d="M216 104c10 6 14 22 10 42l3 10h-7l1-10" className="fill-none" />
        <path d="M96 112c8-18 30-24 62-22 36 2 58 8 60 26 2 16-2 34-14 40H116c-16-4-26-22-20-44z" />
        <path d="M118 150c-14-14-26-38-34-62l-14-30c-3-7 4-10 8-4l14 22 0-28c0-7 9-7 10 0l3 32c10 8 24 18 38 22z" />
        <path d="M90 70c-14 4-32 22-44 44-5 9 3 16 13 12 16-6 32-16 46-32z" />
        <path d="M50 108c4 2 8 6 8 12" className="fill-none" strokeWidth="1.6" />
      </g>
      <circle cx="82" cy="92" r="2.6" className="fill-ink" />
      <path d="M56 114h.1M102 74c8 6 16 18 20 28M112 78c8 6 14 14 20 22" {...thin} strokeWidth="1.6" />
      <g {...line} strokeWidth="2">
        <path d="M134 84c14-8 42-8 56 0l2 10h-60z" className="fill-sunk stroke-ink" />
        <path d="M140 78c-12 14-16 44-8 62 12 6 28 6 38 0 8-18 6-48-4-62-8-4-18-4-26 0z" />
        <path d="M140 78c2-8 0-12-4-18 8 4 26 4 34 0-4 6-6 10-4 18-8 4-18 4-26 0z" />
        <path d="M142 90c-6 12-8 28-6 42M160 88c6 14 8 30 6 44" className="fill-none" strokeWidth="1.2" />
      </g>
      {[246, 264, 281].map((x, index) => (
        <g key={x} {...line} strokeWidth="1.6" transform={`rotate(${index * 8 - 6} ${x} 186)`}>
          <path d={`M${x} 186v-78`} className="fill-none" strokeWidth="2" />
          {oneTo(5).map((step) => (
            <path
              key={step}
              d={`M${x} ${132 - step * 11}c-10-2-11-10-8-15 6 2 9 8 8 15zm0 0c10-2 11-10 8-15-6 2-9 8-8 15z`}
            />
          ))}
          <path d={`M${x} 76v-26M${x - 6} 80l-8-26M${x + 6} 80l8-26`} className="fill-none" strokeWidth="1.2" />
        </g>
      ))}
    </>
  );
}

/** A bag of clipped coins weighs less than the weights on the other pan. */
export function TaxBag() {
  return (
    <>
      <g {...line} strokeWidth="2">
        <path d="M160 186V40M118 186h84M134 178h52" className="fill-none" strokeWidth="3" />
        <path d="M74 42L246 78" className="fill-none" strokeWidth="3" />
        <circle cx="160" cy="60" r="8" />
        <path d="M74 42l-44 80M74 42l44 80M246 78l-44 82M246 78l44 82" className="fill-none" strokeWidth="1.6" />
      </g>
      <g {...line} strokeWidth="2">
        <path d="M58 76c-18 12-26 30-22 46h76c4-16-4-34-22-46z" />
        <path d="M58 76c-2-8-8-12-12-18 10 4 46 4 56 0-4 6-10 10-12 18-8 4-24 4-32 0z" />
        <path d="M54 78c10 5 30 5 40 0" strokeWidth="3" className="fill-none" />
        <path d="M50 92c-4 8-6 16-6 24M96 94c4 8 4 16 4 22M74 88v14" className="fill-none" strokeWidth="1.2" />
        <path d="M28 122h92c-8 18-84 18-92 0z" />
        <path d="M200 160h92c-8 18-84 18-92 0z" />
        <path d="M212 160v-34h30v34zM218 126c0-10 18-10 18 0M250 160v-24h26v24zM256 136c0-8 14-8 14 0" />
      </g>
      <path
        d="M20 182c6 4 14 4 20-2-4 8-14 10-20 2zM44 186c8 2 14-2 18-8 2 8-10 14-18 8zM70 178c4 6 12 8 18 6-6 6-18 2-18-6z"
        {...line}
        strokeWidth="1.6"
      />
    </>
  );
}
