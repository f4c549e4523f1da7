import { SCENE_FLOOR } from '@/components/drawing/floor';
import { oneTo } from '@/components/drawing/one-to';
import { line, thin } from '@/components/drawing/pens';
import { Banknote, Bundle, Bundles, Hand, Standing } from '@/components/drawing/shapes';
import type { Values } from './scene-values';

/** How many zeros were cut from a currency, by year. */
const ZIMBABWE = { 2006: 'zimbabwe-zeros-2006', 2008: 'zimbabwe-zeros-2008', 2009: 'zimbabwe-zeros-2009' } as const;
const VENEZUELA = { 2008: 'venezuela-zeros-2008' } as const;

/** A year and its zeros, struck through; `x` is the left edge, `y` the base line. */
function StruckZeros({ x, y, size, year, count }: { x: number; y: number; size: number; year: string; count: number }) {
  const first = x + size * 2.7;
  const wide = size * 0.68;
  return (
    <g className="font-display tabular-nums">
      <text x={x} y={y} className="fill-muted" fontSize={size * 0.92}>
        {year}
      </text>
      <g className="fill-loss font-semibold" fontSize={size}>
        {oneTo(count).map((step) => (
          <text key={step} x={first + (step - 0.5) * wide} y={y} textAnchor="middle">
            0
          </text>
        ))}
      </g>
      <path
        d={`M${first - 3} ${y - size * 0.28}h${count * wide + 6}`}
        className="stroke-loss"
        strokeWidth="2"
        strokeLinecap="round"
      />
    </g>
  );
}

/** In a frame on the wall: the zeros that were cut from the Zimbabwe dollar, year by year. */
export function FramedZeros({ values }: Values<typeof ZIMBABWE>) {
  return (
    <>
      <path d="M160 16L88 44M160 16l72 28" className="stroke-ink" strokeWidth="1.6" />
      <circle cx="160" cy="15" r="3.4" className="fill-ink" />
      <g {...line} strokeWidth="2.4">
        <path d="M22 42h276v136H22z" className="fill-sunk stroke-ink" />
        <path d="M32 52h256v116H32z" className="fill-paper stroke-ink" strokeWidth="1.6" />
      </g>
      {Object.entries(values).map(([year, { value: count }], index) => (
        <g key={year}>
          <rect
            x="40"
            y={59 + index * 35}
            width="240"
            height="31"
            rx="2"
            className="fill-raised stroke-loss"
            strokeWidth="1.6"
          />
          <StruckZeros x={50} y={81 + index * 35} size={19} year={year} count={count} />
        </g>
      ))}
    </>
  );
}
FramedZeros.values = ZIMBABWE;

/** A chicken on a table beside a wall of cash. On the board above, the only cut of zeros before the scene. */
export function ChickenAndCash({ values }: Values<typeof VENEZUELA>) {
  return (
    <>
      <path d="M14 160h292M40 160v26M280 160v26" className="stroke-ink" strokeWidth="2.4" strokeLinecap="round" />
      <path d="M34 16v26M122 16v26" className="stroke-ink" strokeWidth="1.6" />
      <path d="M10 42h134v54H10z" {...line} />
      {Object.entries(values).map(([year, { value }]) => (
        <StruckZeros key={year} x={19} y={74} size={15.5} year={year} count={value} />
      ))}
      <Bundles
        width={36}
        rows={[
          [147, 154, 4],
          [134, 154, 4],
          [121, 154, 4],
          [108, 154, 4],
          [95, 154, 4],
          [82, 154, 4],
          [69, 154, 4],
          [56, 173, 3],
        ]}
      />
      <g {...line}>
        <path d="M42 160c-14-22 2-52 36-52 30 0 46 20 44 38-1 8-6 14-12 14z" />
        <path d="M54 150c4-16 18-24 34-20M100 136c10-8 22-8 26 0 2 6-4 10-12 10" />
        <path d="M124 138l10-6M126 142l11 3" />
      </g>
    </>
  );
}
ChickenAndCash.values = VENEZUELA;

const one = (x: number, y: number, className: string, fill: string) => (
  <g className={`fill-raised ${className}`} strokeLinejoin="round">
    <rect x={x} y={y} width="104" height="52" rx="2.5" strokeWidth="2" />
    <rect x={x + 6} y={y + 6} width="92" height="40" rx="1.5" strokeWidth="1.2" />
    <circle cx={x + 52} cy={y + 26} r="16" strokeWidth="1.6" />
    <text
      x={x + 52}
      y={y + 33.5}
      textAnchor="middle"
      className={`${fill} stroke-none font-display font-semibold`}
      fontSize="22"
    >
      1
    </text>
  </g>
);

/** Two hands over a counter: an old note with a one is changed for a new note with a one. */
export function OneForOne() {
  return (
    <>
      {one(112, 24, 'stroke-gain', 'fill-gain')}
      {one(104, 108, 'stroke-control', 'fill-muted')}
      <Hand x={246} y={52} flip />
      <Hand x={74} y={136} />
      <g className="fill-none stroke-ink" strokeWidth="2.4" strokeLinecap="round" strokeLinejoin="round">
        <path d="M100 50H42m12-10L42 50l12 10" className="stroke-gain" />
        <path d="M222 134h58m-12-10l12 10-12 10" className="stroke-control" />
      </g>
    </>
  );
}

const veterans = [
  { x: 26, head: 'cap', wear: 'trousers', tall: 1.02 },
  { x: 80, head: 'wrap', wear: 'skirt', tall: 0.92 },
  { x: 133, head: 'hair', wear: 'trousers', tall: 0.98 },
] as const;

const PENSION = { pension: 'veterans-pension-1997' } as const;

/** People hold up papers with the sum that they were promised. The safe before them is empty. */
export function EmptySafe({ values: { pension } }: Values<typeof PENSION>) {
  return (
    <>
      <g {...line} strokeWidth="2.4">
        <path d="M206 64h104v114H206zM216 178v8M300 178v8" />
        <path d="M216 74h84v94h-84z" className="fill-sunk stroke-ink" strokeWidth="2" />
        <path d="M216 122h84" strokeWidth="2.4" />
        <path d="M206 64l-30 10v108l30-4z" />
        <path d="M200 76l-18 7v92l18-7z" strokeWidth="1.2" />
        <ellipse cx="191" cy="126" rx="6" ry="9" />
        <path d="M191 113v26M182 129l18-6" strokeWidth="1.6" />
      </g>
      <path
        d="M300 74l-26 22M300 74l-12 30M300 74l-32 8M276 79c2 4 5 6 9 7 1 4 4 6 9 7M268 82c2 8 5 12 9 14 2 5 5 8 11 8"
        {...thin}
        className="fill-none stroke-control"
      />
      {veterans.map((veteran) => {
        const shoulder = SCENE_FLOOR - 92 * veteran.tall + 28;
        const arm = `M${veteran.x + 11} ${shoulder}c10-8 8-24 4-42`;
        return (
          <g key={veteran.x}>
            <Standing {...veteran} />
            <path d={arm} className="fill-none stroke-ink" strokeWidth="9" strokeLinecap="round" />
            <path d={arm} className="fill-none stroke-raised" strokeWidth="5" strokeLinecap="round" />
            <g transform={`translate(${veteran.x - 14} ${shoulder - 76})`}>
              <path d="M0 0h52v34H0z" className="fill-paper stroke-loss" strokeWidth="1.6" strokeLinejoin="round" />
              <text x="26" y="22" textAnchor="middle" className="fill-loss font-display font-semibold" fontSize="14">
                {pension.text}
              </text>
            </g>
          </g>
        );
      })}
    </>
  );
}
EmptySafe.values = PENSION;

/** A strip of uncut notes comes out of a slot in a bank, over bills on a spike. */
export function NoteStrip() {
  return (
    <>
      <g {...line} strokeWidth="2.4">
        <path d="M194 176V84h108v92zM186 176h128v10H186z" />
        <path d="M182 84h132l-66-48z" className="fill-sunk stroke-ink" />
        <path d="M186 84h126v12H186z" />
        <path d="M218 96v80M242 96v80M266 96v80M290 96v80" strokeWidth="6" />
        <path d="M218 96v80M242 96v80M266 96v80M290 96v80" className="stroke-raised" strokeWidth="2.4" />
        <circle cx="248" cy="66" r="9" strokeWidth="1.6" />
      </g>
      <g {...line} strokeWidth="1.6">
        <path d="M18 186c0-8 52-8 52 0z" className="fill-sunk stroke-ink" strokeWidth="2" />
        {[
          [22, 134, -8],
          [26, 112, 7],
          [20, 90, -5],
          [24, 68, 10],
        ].map(([x, y, turn]) => (
          <g key={y} transform={`rotate(${turn} 44 ${(y ?? 0) + 12})`}>
            <path d={`M${x} ${y}h42v44H${x}z`} className="fill-paper stroke-ink" />
            <path d={`M${(x ?? 0) + 6} ${(y ?? 0) + 26}h30M${(x ?? 0) + 6} ${(y ?? 0) + 34}h20`} strokeWidth="1.2" />
          </g>
        ))}
        <path d="M44 100V42" strokeWidth="3" />
        <path d="M44 186v-8" strokeWidth="3" />
      </g>
      <path d="M188 92h12v34h-12z" className="fill-ink stroke-ink" strokeWidth="2" />
      {[
        [150, 95, 0],
        [105, 107, -28],
        [76, 143, -76],
      ].map(([x, y, turn]) => (
        <Banknote key={x} x={x ?? 0} y={y ?? 0} width={46} height={28} turn={turn} />
      ))}
      <g className="fill-raised stroke-loss" strokeWidth="1.6" strokeLinejoin="round">
        {oneTo(3).map((step) => (
          <path key={step} d={`M${78 + (step % 2) * 5} ${192 - step * 6}h62l8-6H${86 + (step % 2) * 5}z`} />
        ))}
      </g>
    </>
  );
}

/** The oil pumped a day in millions of barrels, by year. */
const PUMPED = { 2013: 'venezuela-oil-2013', 2017: 'venezuela-oil-2017', 2019: 'venezuela-oil-2019' } as const;
const BARREL = { top: 44, foot: 176, half: 39 };

/** Three barrels: the oil in them sinks, and bundles of notes fill the rest. */
export function NotesForOil({ values }: Values<typeof PUMPED>) {
  const { top, foot, half } = BARREL;
  const full = values[2013].value;
  return (
    <>
      {Object.entries(values).map(([year, { value: amount, text }], index) => {
        const x = 60 + index * 100;
        const level = foot - ((foot - top) * amount) / full;
        const rows = Math.round((level - top) / 13);
        const row = (level - top) / Math.max(rows, 1);
        return (
          <g key={year}>
            <path
              d={`M${x - half} ${top}v${foot - top}c0 12 ${half * 2} 12 ${half * 2} 0V${top}z`}
              className="fill-paper"
            />
            {oneTo(rows).flatMap((step) =>
              [-half + 2, 1].map((left) => (
                <Bundle key={`${step} ${left}`} x={x + left} y={level - step * row} width={half - 3} height={row} />
              )),
            )}
            <path
              d={`M${x - half} ${level}v${foot - level}c0 12 ${half * 2} 12 ${half * 2} 0V${level}z`}
              className="fill-control stroke-ink"
              strokeWidth="2"
            />
            <g {...line} className="fill-none stroke-ink" strokeWidth="2.4">
              <path d={`M${x - half} ${top}v${foot - top}c0 12 ${half * 2} 12 ${half * 2} 0V${top}`} />
              <path d={`M${x - half - 4} ${top}h${half * 2 + 8}`} strokeWidth="5" />
              <path d={`M${x - half} ${top + 44}h${half * 2}M${x - half} ${top + 88}h${half * 2}`} strokeWidth="1.6" />
            </g>
            <g className="font-display font-semibold" textAnchor="middle">
              <text x={x} y={foot - 12} className="fill-raised" fontSize="24">
                {text}
              </text>
              <text x={x} y="207" className="fill-ink tabular-nums" fontSize="15">
                {year}
              </text>
            </g>
          </g>
        );
      })}
    </>
  );
}
NotesForOil.values = PUMPED;

/** A phone with a clock on it: the hours from noon to six are red. Beside it a bank card and a shopping list. */
export function ClockOnPhone() {
  return (
    <>
      <g {...line} strokeWidth="2.4">
        <rect x="30" y="14" width="128" height="172" rx="14" />
        <rect x="39" y="30" width="110" height="134" rx="3" className="fill-paper stroke-ink" strokeWidth="1.6" />
        <path d="M84 22h20M86 175h16" strokeWidth="2.4" />
        <circle cx="94" cy="96" r="44" />
      </g>
      <path d="M94 52a44 44 0 0 1 0 88z" className="fill-loss-fill stroke-ink" strokeWidth="2.4" />
      <path
        d={oneTo(12)
          .filter((hour) => hour % 6 !== 0)
          .map((hour) => {
            const [sin, cos] = [Math.sin((Math.PI * hour) / 6), Math.cos((Math.PI * hour) / 6)];
            const at = (radius: number) => `${(94 + sin * radius).toFixed(1)} ${(96 - cos * radius).toFixed(1)}`;
            return `M${at(33)}L${at(39)}`;
          })
          .join('')}
        className="stroke-ink"
        strokeWidth="2.4"
        strokeLinecap="round"
      />
      <path d="M94 96V62M94 96v26" className="stroke-ink" strokeWidth="5" strokeLinecap="round" />
      <circle cx="94" cy="96" r="5" className="fill-ink" />
      <g {...line} transform="rotate(-7 240 54)">
        <rect x="188" y="22" width="106" height="64" rx="7" strokeWidth="2.4" />
        <path d="M188 38h106" strokeWidth="8" />
        <path d="M200 56h18v14h-18z" className="fill-gold stroke-ink" strokeWidth="1.6" />
        <path d="M230 72h48M230 60h30" strokeWidth="2" />
      </g>
      <g {...line} strokeWidth="2" transform="rotate(4 240 142)">
        <path d="M192 98h96v86h-96z" className="fill-paper stroke-ink" />
        <path d="M238 116h38M238 143h28M238 170h34" strokeWidth="2.4" />
        <path
          d="M204 126c-3-8 0-12 3-14h14c3 2 6 6 3 14zM206 112l-2-5 5 2 5-3 5 3 5-2-2 5z"
          className="fill-raised stroke-ink"
          strokeWidth="1.6"
        />
        <path
          d="M203 146c0-6 8-8 10-3 1 4-4 4-3 7-3 2-7 0-7-4zM215 148c0-6 8-8 10-3 1 4-4 4-3 7-3 2-7 0-7-4zM209 138c0-6 8-8 10-3 1 4-4 4-3 6-3 1-7 0-7-3z"
          className="fill-loss-fill stroke-ink"
          strokeWidth="1.6"
        />
        <path d="M202 166c0-6 26-6 26 0v6c0 5-26 5-26 0z" strokeWidth="1.6" />
        <path d="M209 168h12" strokeWidth="1.6" />
      </g>
    </>
  );
}

/** A line that falls, and then falls faster. One hand points to where it began, another to where it got worse. */
export function TwoPointers() {
  return (
    <>
      <g {...line}>
        <path d="M72 16h176v164H72z" strokeWidth="2.4" />
        <path
          d={`${oneTo(6)
            .map((step) => `M72 ${16 + step * 23.4}h176`)
            .join('')}${oneTo(6)
            .map((step) => `M${72 + step * 25} 16v164`)
            .join('')}`}
          className="stroke-line"
          strokeWidth="1.2"
        />
      </g>
      <path
        d="M80 44l20-2 20 6 22 18 22 20 20 16 20 22 20 24 14 18"
        className="fill-none stroke-loss"
        strokeWidth="4"
        strokeLinejoin="round"
        strokeLinecap="round"
      />
      <Hand x={62} y={66} turn={-12} />
      <Hand x={238} y={94} flip />
      <g className="fill-none stroke-loss" strokeWidth="2" strokeDasharray="2 4">
        <circle cx="120" cy="46" r="11" />
        <circle cx="184" cy="96" r="11" />
      </g>
    </>
  );
}
