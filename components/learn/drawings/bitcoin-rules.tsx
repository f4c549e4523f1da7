import { SCENE_FLOOR } from '@/components/drawing/floor';
import { oneTo } from '@/components/drawing/one-to';
import { line, thin } from '@/components/drawing/pens';
import { Standing } from '@/components/drawing/shapes';

const coinAt = (x: number, y: number, isTop: boolean) => (
  <g key={`${x}-${y}`} className="stroke-ink" strokeWidth="1.6">
    <path d={`M${x - 23} ${y}v-7a23 6.5 0 0 1 46 0v7a23 6.5 0 0 1-46 0z`} className="fill-raised" />
    <ellipse cx={x} cy={y - 7} rx="23" ry="6.5" className={isTop ? 'fill-bitcoin-fill' : 'fill-raised'} />
  </g>
);

/** Five piles of coins, each half as high as the one before. */
export function CoinSteps() {
  const piles = [16, 8, 4, 2, 1];
  return (
    <>
      {piles.map((count, index) => {
        const x = 40 + index * 60;
        return oneTo(count).map((step) => coinAt(x, SCENE_FLOOR - 3 - (step - 1) * 7.4, step === count));
      })}
      <path
        d="M70 62c16 2 26 18 28 48M130 120c14 2 22 12 26 26M190 152c12 1 18 6 24 12M250 168c8 0 14 2 18 4"
        className="fill-none stroke-loss"
        strokeWidth="1.6"
        strokeDasharray="1 5"
        strokeLinecap="round"
      />
    </>
  );
}

/** A full jar of coins with a plaster on its side. */
export function MendedJar() {
  const rows = [
    [176, 5],
    [160, 6],
    [144, 5],
    [128, 6],
    [112, 5],
    [96, 6],
  ] as const;
  return (
    <>
      <path
        d="M84 54h152v12c14 10 20 26 20 48v50c0 14-8 22-22 22H86c-14 0-22-8-22-22v-50c0-22 6-38 20-48z"
        {...line}
        strokeWidth="2.4"
      />
      {rows.map(([y, count]) =>
        oneTo(count).map((step) => (
          <ellipse
            key={`${y}-${step}`}
            cx={160 + (step - (count + 1) / 2) * 30}
            cy={y}
            rx="15"
            ry="8"
            className="fill-bitcoin-fill stroke-ink"
            strokeWidth="1.6"
          />
        )),
      )}
      <path d="M66 86h188" className="stroke-loss" strokeWidth="2.4" strokeDasharray="6 5" />
      <g {...line} strokeWidth="2.4">
        <path d="M76 36h168v20H76z" />
        <path
          d="M92 36v20M108 36v20M124 36v20M140 36v20M156 36v20M172 36v20M188 36v20M204 36v20M220 36v20"
          strokeWidth="1.2"
        />
      </g>
      <path d="M80 112c-2 18-2 36 0 52" {...thin} strokeWidth="2" />
      <g {...line} transform="rotate(-24 216 140)">
        <rect x="176" y="126" width="82" height="28" rx="14" className="fill-raised stroke-ink" strokeWidth="2.4" />
        <path d="M202 126v28M232 126v28" strokeWidth="1.6" />
        <path
          d="M210 134h.1M217 134h.1M224 134h.1M210 140h.1M217 140h.1M224 140h.1M210 146h.1M217 146h.1M224 146h.1M188 136h.1M188 144h.1M246 136h.1M246 144h.1"
          strokeWidth="2.4"
        />
      </g>
    </>
  );
}

/** Ridges of a fingerprint: half width, half height and gaps. */
const ridges = [
  [4, 7, '14 5'],
  [10, 15, '38 7 18 5'],
  [16, 23, '52 8 24 6'],
  [22, 31, '30 7 64 8'],
  [28, 38, '72 9 26 7'],
] as const;

/** Three slips with fingerprints; the middle one has a ribbon. */
export function ThreeFingerprints() {
  const slips = [
    { x: 58, y: 112, turn: -9 },
    { x: 160, y: 98, turn: 0 },
    { x: 262, y: 112, turn: 9 },
  ];
  return (
    <>
      {slips.map(({ x, y, turn }) => (
        <g key={x} transform={`rotate(${turn} ${x} ${y})`} {...line}>
          <path d={`M${x - 42} ${y - 62}h84v124h-84z`} strokeWidth="2.4" />
          {ridges.map(([width, height, gaps]) => (
            <ellipse
              key={width}
              cx={x}
              cy={y - 14}
              rx={width}
              ry={height}
              strokeWidth="2.4"
              strokeDasharray={gaps}
              className={turn === 0 ? 'fill-none stroke-bitcoin' : 'fill-none stroke-ink'}
            />
          ))}
          <path d={`M${x - 26} ${y + 38}h52M${x - 26} ${y + 49}h34`} strokeWidth="2" />
        </g>
      ))}
      <g {...line}>
        <path d="M150 148l-10 34 16-8 8 14 8-34z" className="fill-bitcoin-fill stroke-ink" strokeWidth="2" />
        <path d="M178 148l14 34-18-6-6 12-8-34z" className="fill-bitcoin-fill stroke-ink" strokeWidth="2" />
        <circle cx="164" cy="146" r="17" className="fill-bitcoin-fill stroke-ink" />
        <circle cx="164" cy="146" r="10" strokeWidth="1.6" />
      </g>
    </>
  );
}

/** A mine with a cart of coins, and the dotted outline of another behind it. */
export function SecondMine() {
  return (
    <>
      <path
        d="M168 186c10-50 34-86 62-92 30-4 60 30 78 92"
        className="fill-paper stroke-control"
        strokeWidth="2"
        strokeDasharray="3 6"
        strokeLinecap="round"
      />
      <path
        d="M212 186v-42c0-14 40-14 40 0v42"
        className="fill-none stroke-control"
        strokeWidth="2"
        strokeDasharray="3 6"
        strokeLinecap="round"
      />
      <path d="M214 112l36 40m0-40l-36 40" className="stroke-loss" strokeWidth="4" strokeLinecap="round" />
      <g {...line}>
        <path d="M4 186c8-40 26-92 62-116 20-12 46-8 64 14 24 30 40 68 46 102z" />
        <path d="M52 186v-66h76v66z" className="fill-ink stroke-ink" />
        <path d="M44 186v-72h10v72zM126 186v-72h10v72zM38 106h104v12H38z" />
        <path d="M54 130l16-12M126 130l-16-12" strokeWidth="4" />
      </g>
      <path d="M24 150l10-8 6 6M30 118l12-8M150 146l8 8M140 92l-8-6 4-8M84 84l10-6 8 6" {...thin} />
      <path d="M62 192h252M62 202h252" className="stroke-ink" strokeWidth="2.4" />
      <path
        d={oneTo(13)
          .map((step) => `M${56 + step * 19} 188v18`)
          .join('')}
        className="stroke-ink"
        strokeWidth="3"
      />
      <g {...line}>
        {[
          [96, 146],
          [112, 142],
          [128, 146],
          [104, 136],
          [120, 134],
        ].map(([x, y]) => (
          <circle key={`${x}-${y}`} cx={x} cy={y} r="9" className="fill-bitcoin-fill stroke-ink" strokeWidth="1.6" />
        ))}
        <path d="M76 146h72l-9 34H85z" />
        <path d="M80 158h64" strokeWidth="1.6" />
        <circle cx="96" cy="184" r="8" />
        <circle cx="128" cy="184" r="8" />
      </g>
    </>
  );
}

/** A train before points, with people at the lever. */
export function ForkedTrack() {
  const sleepers = oneTo(16).map((step) => `M${step * 20 - 10} 180v12`);
  return (
    <>
      <path
        d="M150 184C210 182 236 128 324 118M150 194C222 190 248 142 324 130"
        className="fill-none stroke-ink"
        strokeWidth="2.4"
      />
      <path
        d="M186 176l10 12M208 162l11 11M230 147l11 12M254 136l8 13M280 127l6 14M304 121l4 14"
        className="stroke-ink"
        strokeWidth="3"
      />
      <path d="M0 184h324M0 194h324" className="stroke-ink" strokeWidth="2.4" />
      <path d={sleepers.join('')} className="stroke-ink" strokeWidth="3" transform="translate(0 3)" />
      <g {...line}>
        <path d="M-4 112h52v58H-4z" />
        <path d="M6 122h16v20H6zM28 122h14v20H28z" strokeWidth="1.6" className="fill-paper stroke-ink" />
        <path d="M48 160h8v8h-8z" />
        <path d="M56 170v-68h34v26h52c6 0 10 4 10 10v32z" />
        <path d="M62 110h20v18H62z" strokeWidth="1.6" className="fill-paper stroke-ink" />
        <path d="M52 96h42v8H52zM126 128v-22h14v22M122 100h22v8h-22zM100 128v-8h12v8" />
        <path d="M150 156l16 16h-16z" />
        <circle cx="12" cy="176" r="9" />
        <circle cx="36" cy="176" r="9" />
        <circle cx="76" cy="172" r="13" />
        <circle cx="110" cy="176" r="9" />
        <circle cx="134" cy="176" r="9" />
      </g>
      <path
        d="M134 92c-6-10 6-14 0-24 10-4 4-16-6-20"
        className="fill-none stroke-control"
        strokeWidth="2"
        strokeLinecap="round"
      />
      <path d="M202 206l14-38" className="stroke-ink" strokeWidth="4" strokeLinecap="round" />
      <circle cx="217" cy="165" r="5" className="fill-loss-fill stroke-ink" strokeWidth="1.6" />
      <g transform="translate(66 74) scale(0.72)">
        <Standing x={238} head="cap" wear="trousers" tall={0.98} />
        <Standing x={276} head="hair" wear="skirt" tall={0.9} />
        <Standing x={312} head="wrap" wear="skirt" tall={0.94} />
      </g>
    </>
  );
}

/** A watchman before a vault, with a lantern and a flat purse. */
export function NightWatch() {
  const spokes = oneTo(6).map((step) => {
    const angle = (Math.PI * step) / 3;
    const [dx, dy] = [Math.cos(angle), Math.sin(angle)].map((value) => Math.round(value * 24));
    return `M110 104l${dx} ${dy}`;
  });
  return (
    <>
      <g {...line} strokeWidth="2.4">
        <path d="M26 24h168v162H26z" />
        <path d="M36 34h148v142H36z" className="fill-sunk stroke-ink" strokeWidth="1.6" />
        <circle cx="110" cy="104" r="62" />
        <circle cx="110" cy="104" r="48" strokeWidth="1.6" />
        <circle cx="110" cy="104" r="9" />
      </g>
      <path d={spokes.join('')} className="stroke-ink" strokeWidth="4" strokeLinecap="round" />
      <path d="M110 42v8M110 158v8M48 104h8M164 104h8" {...thin} strokeWidth="3" />
      <circle cx="286" cy="120" r="34" className="fill-bitcoin-fill" fillOpacity="0.25" />
      <g {...line}>
        <path d="M222 174v12h-10M246 174v12h10" />
        <path d="M206 176c0-40 4-62 28-62s28 22 28 62z" />
        <path d="M234 116v60M226 128h4M226 142h4M226 156h4" strokeWidth="1.6" />
        <path d="M258 126c10-8 20-14 28-18" className="fill-none stroke-ink" strokeWidth="7" />
        <path d="M210 126c-6 8-10 16-12 26" className="fill-none stroke-ink" strokeWidth="7" />
        <circle cx="234" cy="98" r="14" />
        <path d="M218 94h36M220 92c0-18 28-18 28 0z" className="fill-ink stroke-ink" />
        <path d="M228 104c4 3 8 3 12 0" strokeWidth="1.6" className="fill-none" />
        <path d="M278 106h16M280 112h12l3 20h-18zM282 106c0-8 8-8 8 0" />
        <path d="M286 116v12" className="stroke-bitcoin" strokeWidth="3" />
        <path d="M184 158c4-6 24-6 28 0 4 10 0 14-14 14s-18-4-14-14z" />
        <path d="M188 158c6 4 16 4 20 0" strokeWidth="1.6" className="fill-none" />
      </g>
    </>
  );
}

/** A small mining device on a shelf, between a cup and a plant. */
export function DeskMiner() {
  return (
    <>
      <g {...line} strokeWidth="2">
        <path d="M40 18h76v56H40z" className="fill-paper stroke-ink" />
        <path d="M48 26h60v40H48zM48 58l18-18 12 12 10-8 20 18" strokeWidth="1.6" className="fill-none" />
        <circle cx="94" cy="38" r="6" strokeWidth="1.6" />
      </g>
      <path d="M14 152h292v12H14zM44 164l-10 22h12l12-22zM262 164l10 22h12l-8-22z" {...line} strokeWidth="2.4" />
      <g {...line}>
        <path d="M36 112h40v32c0 6-4 8-8 8H44c-4 0-8-2-8-8z" />
        <path d="M76 120c18-4 18 24 0 20" className="fill-none stroke-ink" />
      </g>
      <path
        d="M48 104c-4-8 6-10 2-18M62 104c-4-8 6-10 2-18"
        className="fill-none stroke-control"
        strokeWidth="1.6"
        strokeLinecap="round"
      />
      <g {...line} strokeWidth="2.4">
        <path d="M116 146h92v6h-92z" className="fill-ink stroke-ink" />
        <path d="M120 84h84v62h-84z" />
        <circle cx="146" cy="116" r="20" className="fill-paper stroke-ink" />
        <path
          d="M146 116c2-10 8-14 14-12M146 116c10 2 14 8 12 14M146 116c-2 10-8 14-14 12M146 116c-10-2-14-8-12-14"
          strokeWidth="2"
          className="fill-none"
        />
        <circle cx="146" cy="116" r="3.4" className="fill-ink stroke-ink" />
        <path d="M174 94h22v26h-22z" strokeWidth="1.6" className="fill-bitcoin-fill stroke-ink" />
        <path d="M178 101h14M178 107h9M178 113h12" strokeWidth="1.6" className="stroke-on-fill" />
        <path d="M176 130h4M186 130h4M196 130h.1" strokeWidth="3" />
        <path d="M204 138c22 4 18 26 40 22 30-4 30-8 62-8" strokeWidth="2" className="fill-none stroke-ink" />
      </g>
      <path
        d="M162 72V54M136 74l-8-14M188 74l8-14M112 88l-12-6M212 88l12-6"
        className="stroke-bitcoin"
        strokeWidth="3"
        strokeLinecap="round"
      />
      <g {...line}>
        <path d="M242 116h44l-6 36h-32z" />
        <path
          d="M264 116c-2-22-10-32-24-38 0 18 8 32 24 38zM264 116c0-26 6-38 22-46 4 20-4 38-22 46zM264 116c-8-14-20-18-32-16 4 12 18 18 32 16zM264 116c8-12 18-16 30-12-4 10-16 16-30 12z"
          strokeWidth="1.6"
        />
      </g>
    </>
  );
}

const cube = (x: number, y: number) => (
  <g key={`${x}-${y}`} strokeWidth="2" strokeLinejoin="round" className="fill-raised stroke-ink">
    <path d={`M${x} ${y}h36v36h-36z`} />
    <path d={`M${x} ${y}l10-10h36l-10 10z`} className="fill-paper" />
    <path d={`M${x + 36} ${y}l10-10v36l-10 10z`} className="fill-sunk" />
    <path d={`M${x + 8} ${y + 12}h20M${x + 8} ${y + 20}h14`} strokeWidth="1.6" />
  </g>
);

/** A chain of blocks that forks into a longer and a shorter one. */
export function TwoChains() {
  return (
    <>
      <path
        d="M52 122h24M122 112c14-4 10-34 26-38M122 124c16 4 10 30 26 34M196 74h20M264 74h20M196 158h20"
        className="fill-none stroke-ink"
        strokeWidth="3"
      />
      {cube(6, 104)}
      {cube(76, 104)}
      {cube(150, 56)}
      {cube(216, 56)}
      {cube(282, 56)}
      {cube(150, 140)}
      {cube(216, 140)}
    </>
  );
}

const hand = (x: number, y: number, turn: number) => (
  <g key={`${x}-${y}`} transform={`translate(${x} ${y}) rotate(${turn})`} {...line}>
    <path d="M70-12H34c-10-8-22-8-34-4-4 2-4 6 0 7l14 1c-6 4-14 6-18 10-2 4 2 6 6 5l24-5c4 8 12 10 20 8h24" />
    <path d="M66-18h22v38H66z" className="fill-ink stroke-ink" />
  </g>
);

/** A cake with one slice of nearly half, and hands that take pieces. */
export function PoolCake() {
  return (
    <>
      <g {...line} strokeWidth="2.4">
        <ellipse cx="150" cy="168" rx="128" ry="20" className="fill-paper stroke-ink" />
        <path d="M42 112v34c0 24 48 40 106 40s106-16 106-40v-34z" />
        <ellipse cx="148" cy="112" rx="106" ry="44" />
        <path d="M148 112l-24 43a106 44 0 1 1 44-86z" className="fill-bitcoin-fill stroke-ink" />
        <path d="M148 112l72-32M148 112l104-12M148 112l102 18M148 112l72 32M148 112l26 43" strokeWidth="1.6" />
        <path d="M124 155v34" strokeWidth="1.6" />
      </g>
      <g {...line} transform="translate(22 -26)">
        <path d="M200 72l44-26 22 16-46 20z" />
        <path d="M220 82v18l46-20V62z" className="fill-sunk stroke-ink" />
      </g>
      {hand(252, 56, -8)}
      {hand(252, 150, 14)}
    </>
  );
}

const machine = (x: number, y: number) => (
  <g key={`${x}-${y}`}>
    <rect x={x} y={y} width="42" height="30" rx="2" {...line} strokeWidth="1.6" />
    <circle cx={x + 15} cy={y + 15} r="10.5" {...line} strokeWidth="1.6" className="fill-paper stroke-ink" />
    <path
      d={`M${x + 15} ${y + 15}l7-6M${x + 15} ${y + 15}l-7-6M${x + 15} ${y + 15}l7 6M${x + 15} ${y + 15}l-7 6`}
      {...thin}
    />
    <path d={`M${x + 31} ${y + 9}h6M${x + 31} ${y + 15}h6`} {...thin} />
    <circle cx={x + 34} cy={y + 23} r="2" className="fill-bitcoin-fill" />
  </g>
);

/** Shelves of mining machines under a power line. */
export function MiningHall() {
  return (
    <>
      <g {...line} strokeWidth="2" className="fill-none stroke-ink">
        <path d="M254 186l18-140 18 140M258 154h28M262 122h20M266 92h12M258 154l24-32M286 154l-24-32M262 122l16-30M282 122l-16-30" />
        <path d="M240 62h64M248 82h48M272 46v-12" />
        <path d="M240 62v8M304 62v8M248 82v8M296 82v8" strokeWidth="4" />
      </g>
      <path
        d="M240 70C200 84 190 66 176 34M304 70c8 4 12 6 20 6M248 90c-30 20-60 8-72-30"
        className="fill-none stroke-control"
        strokeWidth="1.6"
      />
      <path d="M18 30h158v156H18z" className="fill-raised stroke-ink" strokeWidth="2.4" />
      {[40, 88, 136].flatMap((y) => [26, 76, 126].map((x) => machine(x, y)))}
      <path d="M18 78h158M18 126h158M18 174h158" className="stroke-ink" strokeWidth="4" />
      <path
        d="M190 66c8-6 8 6 16 0s8 6 16 0M190 110c8-6 8 6 16 0s8 6 16 0M190 154c8-6 8 6 16 0s8 6 16 0"
        className="fill-none stroke-loss"
        strokeWidth="2"
        strokeLinecap="round"
      />
    </>
  );
}

/** The rows of the heap of dice, from the floor up: ten dice. */
const HEAP = [4, 3, 2, 1];
const DIE = 34;

/** The sixes of the winner, and the diary in which the winner writes the next page. */
export function DiceAndDiary() {
  const dice = HEAP.flatMap((count, row) =>
    oneTo(count).map((place) => ({
      x: 238 + (place - (count + 1) / 2) * (DIE + 3),
      y: SCENE_FLOOR - 1 - DIE / 2 - row * (DIE + 1),
      turn: ((place * 5 + row * 3) % 5) - 2,
    })),
  );
  return (
    <>
      <g {...line} strokeWidth="2.4">
        <path
          d="M10 68c26-7 54-5 74 8 20-13 48-15 74-8v116c-26-7-54-5-74 2-20-7-48-9-74-2z"
          className="fill-sunk stroke-ink"
        />
        <path d="M16 60c24-7 50-5 68 8v110c-18-9-44-11-68-4zM152 60c-24-7-50-5-68 8v110c18-9 44-11 68-4z" />
      </g>
      <path
        d="M27 78c16-3 32-1 46 5M27 94c16-3 32-1 46 5M27 110c16-3 32-1 46 5M27 126c16-3 32-1 46 5M27 142c16-3 32-1 46 5M27 158c10-2 20-1 28 1"
        {...thin}
        strokeWidth="2"
      />
      <path
        d="M96 83c14-6 30-8 45-5M96 99c8-3 15-5 22-5"
        className="fill-none stroke-bitcoin"
        strokeWidth="2.4"
        strokeLinecap="round"
      />
      <path
        d="M84 66v-8c6-4 10-4 14-2v50l-7-6-7 6z"
        className="fill-loss-fill stroke-ink"
        strokeWidth="1.6"
        strokeLinejoin="round"
      />
      <g transform="translate(121 96) rotate(38)" {...line} strokeWidth="2">
        <path d="M0 0l-5-13v-60c0-4 10-4 10 0v60z" />
        <path d="M-5-13h10l-5 13z" className="fill-ink stroke-ink" />
        <path d="M-5-62H5" />
      </g>
      {dice.map(({ x, y, turn }, index) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y}) rotate(${turn})`}>
          <rect
            x={-DIE / 2}
            y={-DIE / 2}
            width={DIE}
            height={DIE}
            rx="6"
            strokeWidth="2.4"
            className={index === dice.length - 1 ? 'fill-bitcoin-fill stroke-ink' : 'fill-raised stroke-ink'}
          />
          <path
            d="M-7-9.5v.01M-7 0v.01M-7 9.5v.01M7-9.5v.01M7 0v.01M7 9.5v.01"
            className={index === dice.length - 1 ? 'stroke-on-fill' : 'stroke-ink'}
            strokeWidth="6"
            strokeLinecap="round"
          />
        </g>
      ))}
    </>
  );
}
