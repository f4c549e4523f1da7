import { oneTo } from '@/components/drawing/one-to';
import { line, thin } from '@/components/drawing/pens';

/** A stone wheel as tall as a person, under palms. */
export function StoneWheel() {
  return (
    <>
      <g {...line} strokeWidth="2" className="fill-none stroke-ink">
        <path d="M262 186c-6-44 0-80 16-112M40 186c4-30 2-60-8-88" />
        <path
          d="M278 74c-18-18-38-12-44 2 18-6 32-6 44-2zM278 74c4-22 22-26 34-16-14 2-26 8-34 16zM278 74c18 2 28 14 26 30-8-14-16-24-26-30zM278 74c-16 6-24 20-20 34 4-16 12-26 20-34z"
          className="fill-raised"
        />
        <path
          d="M32 98c-14-10-26-6-30 4 12-4 22-4 30-4zM32 98c8-16 24-16 32-4-12-2-24 0-32 4zM32 98c12 6 16 16 12 28-2-12-6-20-12-28z"
          className="fill-raised"
        />
      </g>
      <g {...line} strokeWidth="2.4">
        <ellipse cx="164" cy="120" rx="60" ry="66" className="fill-sunk stroke-ink" />
        <ellipse cx="154" cy="120" rx="60" ry="66" />
        <ellipse cx="154" cy="120" rx="14" ry="17" className="fill-paper stroke-ink" />
        <path d="M143 110c4 8 4 16 1 22" strokeWidth="1.2" className="fill-none" />
      </g>
      <path
        d="M112 90l14 4M104 124l16-2M118 158l10-6M188 80l-8 8M196 142l-14-4M150 66l2 12M150 172l2-12M206 104l-12 4"
        {...thin}
      />
      <path d="M84 186c8-8 20-8 28 0M196 186c8-6 18-6 26 0" {...line} strokeWidth="1.6" />
    </>
  );
}

/** The waves between two cliffs. */
const SURFACE = `M20 84${'q10-8 20 0t20 0'.repeat(7)}`;

/** The same wheel at the bottom of the sea, below an outrigger canoe. */
export function SunkenStone() {
  return (
    <>
      <path d={`${SURFACE}V186H20z`} className="fill-sunk" />
      <path d={SURFACE} className="fill-none stroke-ink" strokeWidth="2" />
      <g {...line}>
        <path d="M84 66c30 14 110 14 148 0-6 16-22 22-42 22h-62c-22 0-38-8-44-22z" />
        <path d="M156 72V10l42 46z" className="fill-paper stroke-ink" />
        <path d="M124 70l-26 22M146 72l-30 22" className="fill-none" strokeWidth="1.6" />
        <path d="M78 92h62" strokeWidth="3" />
      </g>
      <g {...line} transform="rotate(-14 168 156)">
        <ellipse cx="168" cy="160" rx="54" ry="20" />
        <ellipse cx="168" cy="158" rx="12" ry="5" className="fill-paper stroke-ink" />
      </g>
      <path
        d={`M0 186C3 150 6 92 14 78c5-8 15-6 19 5 8 26 12 84 31 100q16-9 32-1${'t32 0'.repeat(5)}c19-16 23-74 31-100 4-11 14-13 19-5 8 14 11 72 14 109z`}
        className="fill-raised stroke-ink"
        strokeWidth="2"
        strokeLinejoin="round"
      />
      <path
        d="M78 182c-8-16 4-22-2-38M90 184c4-14-4-20 2-32M236 182c8-18-6-24 0-42M248 184c-2-12 6-16 2-28"
        {...thin}
      />
      <path
        d="M238 128c10-8 22-6 28 0-6 6-18 8-28 0zl-9-6v12zM86 116c8-6 18-5 22 0-5 5-14 6-22 0zl-7-5v10z"
        {...line}
        strokeWidth="1.6"
      />
    </>
  );
}

const bar = (x: number, y: number) => (
  <g key={`${x}-${y}`} {...line} strokeWidth="2">
    <path d={`M${x} ${y}l8-9h74l-8 9z`} className="fill-paper stroke-ink" />
    <path d={`M${x + 74} ${y}l8-9v17l-8 9z`} className="fill-sunk stroke-ink" />
    <path d={`M${x} ${y}h74v17h-74z`} />
    <path
      d={`M${x + 18} ${y}v17m5 0v-17M${x + 52} ${y}v17m5 0v-17`}
      strokeWidth="1.2"
      className="fill-none stroke-control"
    />
  </g>
);

/** Bars of salt, each tied with fiber. */
export function SaltBars() {
  return (
    <>
      {[22, 108, 194].map((x) => bar(x, 169))}
      {[44, 130, 216].map((x) => bar(x, 151))}
      {[66, 152].map((x) => bar(x, 133))}
      {bar(112, 115)}
      <path d="M232 132l5-9 9 2 6 9z" {...line} strokeWidth="1.6" />
      <path
        d="M250 122h.1M262 128h.1M270 118h.1M244 112h.1"
        className="stroke-control"
        strokeWidth="3"
        strokeLinecap="round"
      />
    </>
  );
}

export const cowrie = (x: number, y: number, turn: number) => (
  <g key={`${x}-${y}`} transform={`translate(${x} ${y}) rotate(${turn})`}>
    <path d="M0-17c11 0 15 10 13 18-2 9-7 15-13 15s-11-6-13-15c-2-8 2-18 13-18z" {...line} strokeWidth="2" />
    <path d="M0-13c5 8 5 19 0 25-5-6-5-17 0-25z" className="fill-sunk stroke-ink" strokeWidth="1.2" />
    <path
      d="M-2.6-7h2M-3.6-2h2.4M-3.6 3h2.4M-2.4 8h2M2.6-7h-2M3.6-2h-2.4M3.6 3h-2.4M2.4 8h-2"
      {...thin}
      strokeWidth="1.2"
    />
  </g>
);

/** Two strings of shells and a heap. */
export function Cowries() {
  const heap = [
    [96, 168, -30],
    [128, 170, 20],
    [160, 168, -80],
    [194, 170, 12],
    [226, 168, 60],
    [112, 144, 70],
    [144, 145, -10],
    [178, 144, 34],
    [208, 144, -44],
    [160, 120, 8],
  ] as const;
  return (
    <>
      <path d="M20 30c60 54 220 54 280 0" className="fill-none stroke-ink" strokeWidth="1.6" />
      {[
        [48, 50, 32],
        [86, 64, 22],
        [124, 71, 10],
        [162, 73, 0],
        [200, 70, -10],
        [238, 62, -22],
        [274, 48, -32],
      ].map(([x, y, turn]) => cowrie(x ?? 0, y ?? 0, turn ?? 0))}
      {heap.map(([x, y, turn]) => cowrie(x, y, turn))}
    </>
  );
}

/** A belt of dark and light beads with a path of two rows. */
export function WampumBelt() {
  const rows = oneTo(9);
  const columns = oneTo(22);
  return (
    <>
      <g className="stroke-ink" strokeWidth="1.2">
        {rows.flatMap((row) =>
          columns.map((column) => (
            <rect
              key={`${row}-${column}`}
              x={38 + column * 10}
              y={50 + row * 11}
              width="9"
              height="10"
              rx="2.5"
              className={row === 3 || row === 7 ? 'fill-ink' : 'fill-raised'}
            />
          )),
        )}
      </g>
      <path
        d={rows
          .map(
            (row) =>
              `M48 ${55 + row * 11}c-12 2-20-2-32 ${row % 2 ? 4 : -3}M268 ${55 + row * 11}c12-2 20 2 34 ${row % 2 ? -4 : 3}`,
          )
          .join('')}
        {...thin}
      />
    </>
  );
}

/** A packet of cigarettes beside a tin with a key, and a price list. */
export function Cigarettes() {
  return (
    <>
      <path d="M14 160h292M40 160v26M280 160v26" className="stroke-ink" strokeWidth="2.4" strokeLinecap="round" />
      <g {...line}>
        <path d="M62 86h8v-20h-8zM74 86h8v-28h-8zM86 86h8v-24h-8zM98 86h8v-14h-8z" />
        <path d="M52 84h66v76H52z" />
        <path d="M52 100h66" className="fill-none" />
        <circle cx="85" cy="130" r="15" className="fill-paper stroke-ink" strokeWidth="1.6" />
        <path d="M85 120v20M75 130h20" strokeWidth="1.6" />
      </g>
      <g {...line}>
        <path d="M146 112c0-14 62-14 62 0v40c0 12-62 12-62 0z" />
        <ellipse cx="177" cy="112" rx="31" ry="10" />
        <path d="M146 126c0 12 62 12 62 0M160 134v14M194 134v14" strokeWidth="1.2" className="fill-none" />
        <path d="M236 160l-4-8h40l-4 8z" strokeWidth="1.6" />
      </g>
      <g {...line} transform="rotate(3 258 92)">
        <path d="M226 44h66v96h-66z" className="fill-paper stroke-ink" />
        <path d="M234 60h24M234 78h20M234 96h26M234 114h18" strokeWidth="1.6" />
        <path
          d="M268 56h12v5h-12zM264 74h6v5h-6zM274 74h6v5h-6zM264 92h6v5h-6zM274 92h6v5h-6zM272 110h8v5h-8z"
          strokeWidth="1.2"
        />
      </g>
      <path d="M120 156l38 0" className="stroke-ink" strokeWidth="5" strokeLinecap="round" />
    </>
  );
}

function Ox() {
  return (
    <>
      <g {...line}>
        <path d="M66 150v36h12v-34M136 150v36h12v-40" />
        <path d="M56 94c16-12 78-14 104-8 10 4 14 16 12 30-2 22-14 34-26 36-26 4-60 4-76-2-12-4-20-16-20-30z" />
        <path d="M84 154v32h12v-32M122 154v32h12v-32" />
        <path d="M62 92c-18-8-34-2-40 10 0 14 4 32 16 36 8 2 14-2 16-10 4-8 12-14 18-16z" />
        <path
          d="M36 92C22 92 14 82 18 70c6 8 14 12 22 12M56 88c8-4 14-12 12-24-8 6-14 10-22 16"
          className="fill-paper stroke-ink"
        />
        <path d="M172 98c12 4 14 24 8 42l4 12h-8l2-14" className="fill-none" />
      </g>
      <circle cx="38" cy="108" r="2.4" className="fill-ink" />
      <path d="M28 128c4 2 8 2 12 0M100 92c2 10 0 20-6 26M146 92c-4 12-2 24 4 32" {...thin} />
    </>
  );
}

/** An ox beside a shield and a helmet. */
export function OxAndArmor() {
  return (
    <>
      <Ox />
      <g {...line}>
        <circle cx="252" cy="136" r="46" />
        <circle cx="252" cy="136" r="34" strokeWidth="1.2" />
        <circle cx="252" cy="136" r="10" strokeWidth="1.6" className="fill-bitcoin-fill stroke-ink" />
        <path d="M252 102v24M252 146v24M218 136h24M262 136h24" strokeWidth="1.2" />
        <path d="M226 78c0-24 14-36 32-36s30 14 30 36l-12 8v-14h-12l-4 12h-14z" />
        <path d="M240 48c8-22 36-24 54-2-12-6-22-6-32 0" />
      </g>
    </>
  );
}

/** An ox on a rope before a small stall, on which a scale holds a scoop of salt. */
export function OxForSalt() {
  return (
    <>
      <g transform="matrix(-1 0 0 1 200 0)">
        <Ox />
      </g>
      <path d="M178 120c-4 22 14 40 35 36" className="fill-none stroke-loss" strokeWidth="2.4" strokeLinecap="round" />
      <g {...line} strokeWidth="2.4">
        <path d="M206 138h108v10H206zM214 148v38M306 148v38" />
        <path d="M202 56h116l-8-24h-100z" className="fill-sunk stroke-ink" />
        <path d={`M202 56${'q9.7 14 19.3 0'.repeat(6)}`} className="fill-none stroke-ink" />
        <path d="M210 66v72M310 66v72" className="fill-none stroke-ink" />
        <path d="M272 138c-8-14-6-28 2-36l-4-8h26l-4 8c8 8 10 22 2 36z" className="fill-paper stroke-ink" />
        <path d="M272 102h22" strokeWidth="1.6" />
      </g>
      <g {...line} strokeWidth="2">
        <path d="M238 138v-48M228 138h20" className="fill-none stroke-ink" />
        <path
          d="M222 92l32-4M222 92l-8 24M222 92l8 24M254 88l-8 24M254 88l8 24"
          className="fill-none stroke-ink"
          strokeWidth="1.6"
        />
        <path d="M212 116h20c-2 8-18 8-20 0zM244 112h20c-2 8-18 8-20 0z" />
        <path d="M246 112c2-6 6-8 8-8s6 2 8 8z" className="fill-paper stroke-ink" strokeWidth="1.6" />
      </g>
    </>
  );
}

/** A barrel with good leaves on top, and one leaf beside it. */
export function TobaccoBarrel() {
  const leaf = (x: number, y: number, turn: number) => (
    <g key={`${x}-${y}`} transform={`translate(${x} ${y}) rotate(${turn})`} {...line} strokeWidth="1.6">
      <path d="M0 0c-20-10-24-40 0-64 24 24 20 54 0 64z" />
      <path
        d="M0 0v-58M0-14l-12-10M0-14l12-10M0-30l-12-10M0-30l12-10M0-46l-7-6M0-46l7-6"
        strokeWidth="1.2"
        className="fill-none"
      />
    </g>
  );
  return (
    <>
      {leaf(96, 92, -38)}
      {leaf(164, 92, 38)}
      {leaf(114, 90, -14)}
      {leaf(146, 90, 14)}
      <g {...line} strokeWidth="2.4">
        <path d="M72 88c-16 34-16 64 0 98h116c16-34 16-64 0-98z" />
        <path d="M68 104h124M61 126h138M61 148h138M68 170h124" strokeWidth="3" className="fill-none stroke-ink" />
        <path d="M100 88c-8 34-8 64 0 98M130 88v98M160 88c8 34 8 64 0 98" strokeWidth="1.2" className="fill-none" />
      </g>
      <g {...line}>
        <path d="M222 104h76v62h-76z" transform="rotate(4 260 134)" className="fill-paper stroke-ink" />
        <path d="M234 122h52M234 134h44M234 146h28" strokeWidth="1.6" transform="rotate(4 260 134)" />
        <circle cx="284" cy="152" r="9" strokeWidth="1.6" className="fill-loss-fill stroke-loss" />
      </g>
      <path d="M218 186c8-10 24-12 36-6s24 6 40 0v6z" {...line} strokeWidth="1.6" />
    </>
  );
}
