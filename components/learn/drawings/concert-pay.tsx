import { line, thin } from '@/components/drawing/pens';

/** The centers of the coconuts, and the angle of their three points. */
const coconuts = [
  { x: 259, y: 176, turn: -20 },
  { x: 278, y: 176, turn: 8 },
  { x: 297, y: 176, turn: 30 },
  { x: 268.5, y: 160, turn: 14 },
  { x: 287.5, y: 160, turn: -12 },
  { x: 278, y: 144, turn: 4 },
];

/** The angles of the tail feathers, from the outside in. */
const feathers = [-78, 78, -52, 52, -26, 26, 0];

/** A pig, a turkey and coconuts under a palm, and music in the air: what a singer was paid in. */
export function ConcertPay() {
  return (
    <>
      <circle cx="82" cy="112" r="66" className="fill-line/45" />
      <Palm />
      <Turkey />
      <Pig />
      <Music />
      {coconuts.map(({ x, y, turn }) => (
        <g key={`${x}-${y}`} transform={`translate(${x} ${y}) rotate(${turn})`} strokeLinecap="round">
          <circle r="9.2" className="fill-sunk stroke-ink" strokeWidth="2" />
          <path d="M-3-2.5h.1M3-2.5h.1M0 2.5h.1" className="stroke-ink" strokeWidth="2.4" />
        </g>
      ))}
    </>
  );
}

function Palm() {
  return (
    <>
      <g {...line} strokeWidth="2">
        <path d="M289 186c-5-42-3-80 7-118l6 2c-8 36-9 74-4 116z" />
        <path d="M299 68c-14-18-36-20-52-6 18-1 36 0 52 6zM299 68c-9-22-26-34-46-32 20 8 34 18 46 32z" />
        <path d="M299 68c-22-4-38 4-46 22 14-12 30-18 46-22zM299 68c-2-18 2-29 10-34-1 13-3 24-10 34z" />
        <path d="M299 68c4-8 8-11 13-11-2 8-6 13-13 11zM299 68c6 2 10 10 10 24-6-6-9-14-10-24z" />
      </g>
      <path d="M290 90l8 3M287 110l9 2M286 130l9 1" {...thin} />
    </>
  );
}

function Turkey() {
  return (
    <>
      {feathers.map((angle) => (
        <g key={angle} transform={`rotate(${angle} 206 142)`}>
          <path d="M206 142c-15-18-16-54 0-65 16 11 15 47 0 65z" {...line} />
          <path d="M196.5 94q9.5 7 19 0M206 136v-34" {...thin} />
        </g>
      ))}
      <path d="M197 174v12h-7M215 174v12h7" {...line} className="fill-none stroke-ink" />
      <path
        d="M197 122c1-8 1-14 0-20a10 10 0 1 1 18 0c-1 6-1 12 0 20 12 5 18 16 18 29 0 17-11 26-27 26s-27-9-27-26c0-13 6-24 18-29z"
        {...line}
      />
      <path d="M185 146c-2 11 1 20 8 25M227 146c2 11-1 20-8 25" {...thin} />
      <path d="M198 140q4 5 8 0q4 5 8 0M194 151q4 5 8 0q4 5 8 0q4 5 8 0M198 162q4 5 8 0q4 5 8 0" {...thin} />
      <path d="M202 96h.1M210 96h.1" className="stroke-ink" strokeWidth="3" strokeLinecap="round" />
      <path d="M202.5 101h7l-3.5 7z" {...line} className="fill-sunk stroke-ink" strokeWidth="1.6" />
      <path d="M209.5 106c3.5 4 3.5 8 .5 12" className="fill-none stroke-loss" strokeWidth="3" strokeLinecap="round" />
    </>
  );
}

function Pig() {
  return (
    <g transform="translate(-12)">
      <path d="M84 160v26h12v-20M109 166v20h12v-26" {...line} className="fill-sunk stroke-ink" />
      <g {...line}>
        <path d="M66 160v26h13v-20M122 166v20h13v-26" />
        <path d="M50 138c0-24 22-38 50-38 28 0 48 15 48 38 0 21-18 36-48 36-30 0-50-13-50-36z" />
        <path d="M145 124c8 1 10-7 5-9-4-2-7 3-3 6 3 2 9 1 10-3" className="fill-none" />
        <path d="M43 112c-7-7-8-15-5-22 9 1 16 6 20 14M68 106c2-9 8-15 17-17 3 9 1 17-4 23" />
        <path d="M35 133c0-17 12-29 27-29s27 12 27 28-12 27-27 27c-14 0-27-9-27-26z" />
        <ellipse cx="42" cy="137" rx="10" ry="11.5" />
        <path d="M39 134v5M45 134v5" strokeWidth="3" />
        <path d="M50 121h.1M70 121h.1" strokeWidth="4" />
        <path d="M53 150q8 4 15-4" className="fill-none" strokeWidth="1.6" />
      </g>
      <path d="M104 110c14 1 26 8 30 18M102 117c10 0 18 4 23 11" {...thin} />
    </g>
  );
}

function Music() {
  const heads = [
    [34, 74],
    [49, 70],
    [76.5, 64],
    [112.5, 54],
    [126.5, 50],
  ] as const;
  return (
    <g className="fill-none stroke-ink" strokeLinecap="round" strokeLinejoin="round">
      {heads.map(([x, y]) => (
        <ellipse key={x} cx={x} cy={y} rx="4.2" ry="3.2" className="fill-ink" stroke="none" />
      ))}
      <path d="M37.5 74V52l15-4v22M80 64V44c1 6 7 6 7 13M116 54V34l14-4v20" strokeWidth="2" />
      <path d="M37.5 54l15-4M116 36l14-4" strokeWidth="4" />
    </g>
  );
}
