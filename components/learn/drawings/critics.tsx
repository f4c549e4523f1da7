import { SCENE_FLOOR } from '@/components/drawing/floor';
import { oneTo } from '@/components/drawing/one-to';
import { line, thin } from '@/components/drawing/pens';
import { MetalCoin, Standing } from '@/components/drawing/shapes';

/** A farm with a field, and a coin in a flower pot. */
export function FarmAndCoin() {
  return (
    <>
      <path d="M2 186l10-44h142l36 44z" className="fill-sunk stroke-ink" strokeWidth="2" strokeLinejoin="round" />
      <g {...line}>
        <path d="M18 142V90l40-34 40 34v52z" />
        <path d="M10 96l48-42 48 42" className="fill-none" strokeWidth="4" />
        <path d="M44 142v-34h28v34M44 108l28 34M72 108l-28 34M50 80h16v14H50z" strokeWidth="1.6" />
        <path d="M104 142V78c0-14 26-14 26 0v64z" />
        <path d="M104 98h26M104 120h26" strokeWidth="1.2" />
      </g>
      {oneTo(3).map((row) => (
        <g key={row} className="fill-none stroke-gain" strokeWidth="2" strokeLinecap="round">
          {oneTo(9 + row).map((step) => {
            const [x, y] = [21 - row * 7 + step * 14, 142 + row * 13];
            return (
              <path
                key={step}
                d={`M${x} ${y}v-16M${x} ${y - 8}l-4-5M${x} ${y - 8}l4-5M${x} ${y - 13}l-3-5M${x} ${y - 13}l3-5`}
              />
            );
          })}
        </g>
      ))}
      <g {...line}>
        <path d="M214 150h56l-8 36h-40zM208 140h68v11h-68z" />
        <path d="M242 140v-22" strokeWidth="3" />
        <path d="M242 134c-10 0-14-6-16-12 10-2 16 4 16 12z" />
      </g>
      <circle cx="242" cy="94" r="25" className="fill-bitcoin-fill stroke-ink" strokeWidth="2" />
      <circle cx="242" cy="94" r="18" className="fill-none stroke-on-fill" strokeWidth="1.2" />
      <g {...line} transform="rotate(-20 290 60)">
        <path d="M272 40h34v32h-34z" />
        <path d="M272 62l-24 2-6-8M306 44c16 0 16 22 0 22" className="fill-none stroke-ink" strokeWidth="4" />
        <path d="M276 40c4-12 22-12 26 0" className="fill-none stroke-ink" />
      </g>
      <path d="M240 66v-8M248 70v-9M232 70v-9" className="stroke-control" strokeWidth="2" strokeLinecap="round" />
    </>
  );
}

/** A fountain without water, with a coin on its top. */
export function DryFountain() {
  return (
    <>
      <g {...line} strokeWidth="2.4">
        <path d="M44 150h232l-12 36H56z" />
        <ellipse cx="160" cy="150" rx="116" ry="15" className="fill-sunk stroke-ink" />
        <path d="M148 152c6-10 6-26 2-40h20c-4 14-4 30 2 40z" />
        <path d="M92 98h136c-6 14-34 20-68 20s-62-6-68-20z" />
        <ellipse cx="160" cy="98" rx="68" ry="9" className="fill-sunk stroke-ink" />
        <path d="M152 98V76h16v22z" />
      </g>
      <circle cx="160" cy="50" r="27" className="fill-bitcoin-fill stroke-ink" strokeWidth="2.4" />
      <circle cx="160" cy="50" r="19" className="fill-none stroke-on-fill" strokeWidth="1.6" />
      <path
        d="M96 152l14-6 12 8 16-4M186 150l14 6 16-8 12 5M120 98l12 3 10-4M184 97l10 4 12-3M80 166l10 8M226 170l14-6M150 170l8 6"
        {...thin}
      />
      <g {...line} strokeWidth="1.6">
        <path
          d="M86 146c8-10 18-8 20 0-6 6-14 6-20 0zM206 158c4-10 16-12 22-4-4 8-14 10-22 4z"
          className="fill-paper stroke-ink"
        />
        <path d="M30 176l-8 10h22zM292 172l-10 14h26z" />
      </g>
      <g {...line}>
        <path d="M262 118c8-14 24-12 26 0 6 0 8 4 14 4-4 8-14 14-26 12-8-2-14-8-14-16z" />
        <path d="M288 116l10-2-9 7M272 134l-2 14M280 134l2 14" strokeWidth="1.6" />
      </g>
      <circle cx="282" cy="116" r="2" className="fill-ink" />
    </>
  );
}

/** A roller coaster whose hills grow, and fall deep each time. */
export function RollerCoaster() {
  const track = 'M-4 168c26 0 30-32 46-32s18 40 36 40 28-86 54-86 30 92 54 92 34-150 68-150 34 108 70 108';
  const posts = [
    [42, 136],
    [16, 160],
    [62, 156],
    [100, 156],
    [132, 90],
    [156, 116],
    [172, 162],
    [208, 156],
    [226, 92],
    [254, 32],
    [280, 66],
    [298, 116],
  ];
  return (
    <>
      <path
        d={posts.map(([x, y]) => `M${x} ${SCENE_FLOOR}V${y}`).join('')}
        className="stroke-control"
        strokeWidth="2"
      />
      <path
        d="M132 120l24 30M156 120l-24 30M226 110l28 34M254 110l-28 34M254 60l26 34M280 80l-26 34M254 150l26 30M280 150l-26 30"
        className="stroke-line"
        strokeWidth="2"
      />
      <path d={track} className="fill-none stroke-ink" strokeWidth="6" strokeLinecap="round" />
      <path d={track} className="fill-none stroke-raised" strokeWidth="2" strokeLinecap="round" />
      <g {...line} transform="translate(232 66) rotate(-68)">
        <path
          d="M-28-8c0-12 6-16 14-16h42c8 0 10 4 10 10l-4 12h-56c-4 0-6-2-6-6z"
          className="fill-bitcoin-fill stroke-ink"
        />
        <circle cx="-6" cy="-32" r="8" />
        <circle cx="16" cy="-32" r="8" />
        <path
          d="M-12-24c-4-8-6-16-4-22M22-24c6-8 8-16 6-22M0-24c2-8 2-14 0-20M10-24c-2-8-2-14 0-20"
          className="fill-none stroke-ink"
          strokeWidth="3"
        />
        <circle cx="-16" cy="2" r="5" />
        <circle cx="24" cy="2" r="5" />
      </g>
    </>
  );
}

const print = (x: number, y: number, turn: number) => (
  <g key={`${x}-${y}`} transform={`translate(${x} ${y}) rotate(${turn})`} className="fill-muted">
    <path d="M0 0c-6-2-7-12-3-17 4-4 9-1 9 6 0 5-2 11-6 11zM-1 5c4-1 7 1 6 6-1 4-6 5-8 1-1-3 0-6 2-7z" />
  </g>
);

/** Footprints that lead to coins, under a magnifying glass. */
export function Footprints() {
  const trail = [
    [24, 172, 58],
    [44, 148, 44],
    [68, 160, 66],
    [88, 134, 52],
    [112, 146, 72],
    [132, 116, 62],
    [158, 126, 80],
    [180, 98, 70],
    [206, 106, 84],
  ] as const;
  return (
    <>
      {trail.map(([x, y, turn]) => print(x, y, turn))}
      {[
        [248, 112],
        [274, 112],
        [300, 112],
        [261, 92],
        [287, 92],
        [274, 72],
      ].map(([x, y]) => (
        <MetalCoin key={`${x}-${y}`} x={x ?? 0} y={y ?? 0} radius={13} />
      ))}
      <circle cx="128" cy="118" r="52" className="fill-bitcoin-fill" fillOpacity="0.16" />
      <circle cx="128" cy="118" r="52" className="fill-none stroke-ink" strokeWidth="6" />
      <path d="M92 92c8-14 20-20 34-22" {...thin} strokeWidth="3" />
      <path d="M164 156l44 46" className="stroke-ink" strokeWidth="13" strokeLinecap="round" />
      <path d="M172 164l32 33" className="stroke-raised" strokeWidth="5" strokeLinecap="round" />
    </>
  );
}

const fish = (x: number, y: number, isLeft = false) => (
  <path
    key={`${x}-${y}`}
    d={`M0 0c6-7 18-7 24 0-6 7-18 7-24 0zl-8-6v12z`}
    transform={`translate(${x} ${y}) scale(${isLeft ? -1 : 1} 1)`}
    {...line}
    strokeWidth="1.6"
  />
);

/** A whale and small fish in one pond. */
export function WhalePond() {
  return (
    <>
      <path
        d="M6 150c0-58 60-96 154-96s154 38 154 96-60 62-154 62S6 208 6 150z"
        className="fill-sunk stroke-ink"
        strokeWidth="2.4"
      />
      <path
        d="M30 120c10-8 18 6 28 0M262 110c10-8 18 6 28 0M140 72c10-8 18 6 28 0"
        {...thin}
        className="stroke-control fill-none"
      />
      <g {...line} strokeWidth="2.4">
        <path d="M62 140c4-38 50-56 100-48 38 6 56 30 72 34 14 2 22-8 24-24 10 0 20 8 22 20 8-6 20-6 26 0-4 16-18 24-34 22-16 22-54 40-108 40-58 0-104-12-102-44z" />
        <path d="M64 146c40 18 90 22 132 6" strokeWidth="1.6" className="fill-none" />
        <path d="M148 158c4 18 14 26 30 28 2-14-2-24-10-32" />
        <path d="M84 160l4 10M100 164l4 12M116 167l2 12M132 168v12" strokeWidth="1.2" />
      </g>
      <circle cx="92" cy="134" r="4" className="fill-ink" />
      <path
        d="M132 88c-4-22-18-24-26-18M134 88c2-24 16-28 26-20"
        className="fill-none stroke-ink"
        strokeWidth="2"
        strokeLinecap="round"
      />
      {fish(30, 170)}
      {fish(62, 196)}
      {fish(236, 186, true)}
      {fish(276, 172)}
      {fish(210, 200)}
      {fish(44, 142)}
    </>
  );
}

const waiting = [
  { x: 20, head: 'wrap', wear: 'skirt', tall: 0.92 },
  { x: 48, head: 'hair', wear: 'trousers', tall: 1.02 },
  { x: 76, head: 'cap', wear: 'trousers', tall: 0.96 },
  { x: 104, head: 'hair', wear: 'skirt', tall: 0.9 },
  { x: 132, head: 'cap', wear: 'trousers', tall: 1.04 },
  { x: 160, head: 'wrap', wear: 'skirt', tall: 0.95 },
  { x: 188, head: 'hair', wear: 'trousers', tall: 1 },
] as const;

/** A line of people before a narrow gate with a clock. */
export function NarrowGate() {
  const courses = [70, 94, 118, 142, 166];
  return (
    <>
      <g {...line} strokeWidth="2.4">
        <path d="M212 186V46h12V34h16v12h16V34h16v12h16V34h16v12h20v140z" />
        <path d="M252 186v-62c0-16 22-16 22 0v62z" className="fill-ink stroke-ink" />
        <path
          d={courses
            .map(
              (y, index) =>
                `M212 ${y}h36M278 ${y}h46M${222 + (index % 2) * 10} ${y}v24M${292 + (index % 2) * 12} ${y}v24`,
            )
            .join('')}
          strokeWidth="1.2"
        />
        <circle cx="263" cy="82" r="19" className="fill-paper stroke-ink" />
      </g>
      <path d="M263 82V69M263 82l9 6" className="stroke-loss" strokeWidth="2.4" strokeLinecap="round" />
      <path d="M263 66v2M263 96v2M247 82h2M277 82h2" {...thin} strokeWidth="2" />
      {waiting.map((person) => (
        <Standing key={person.x} {...person} />
      ))}
      <g {...line} strokeWidth="1.6">
        <path d="M56 160h26v18H56zM140 156h28v22h-28z" className="fill-paper stroke-ink" />
        <circle cx="62" cy="182" r="4" />
        <circle cx="77" cy="182" r="4" />
        <circle cx="147" cy="182" r="4" />
        <circle cx="162" cy="182" r="4" />
      </g>
    </>
  );
}
