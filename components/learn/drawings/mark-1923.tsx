import { SCENE_FLOOR } from '@/components/drawing/floor';
import { oneTo } from '@/components/drawing/one-to';
import { line } from '@/components/drawing/pens';
import { Banknote, Waiting } from '@/components/drawing/shapes';
import type { Values } from './scene-values';

const goldStack = (x: number, y: number, count: number) => (
  <g key={x} className="fill-gold stroke-ink" strokeWidth="1.6">
    {oneTo(count).map((step) => (
      <path key={step} d={`M${x - 12} ${y - 2 - step * 6}v6a12 3.6 0 0 0 24 0v-6z`} />
    ))}
    <ellipse cx={x} cy={y - 2 - count * 6} rx="12" ry="3.6" />
  </g>
);

/** A man with a banknote before the window of a bank: a locked grille keeps him from the gold coins behind it. */
export function LockedGrille() {
  return (
    <>
      <g {...line} strokeWidth="2.4">
        <path d="M20 22h204v164H20z" />
        <path d="M12 10h220v14H12z" className="fill-sunk stroke-ink" />
        <path d="M36 128V62c0-38 172-38 172 0v66z" className="fill-paper stroke-ink" strokeWidth="3" />
      </g>
      {[
        [58, 7],
        [90, 9],
        [122, 8],
        [154, 10],
        [186, 6],
      ].map(([x, count]) => goldStack(x ?? 0, 126, count ?? 0))}
      <path d="M54 42v86M74 37v91M98 34v94M146 34v94M170 37v91M190 42v86" className="stroke-ink" strokeWidth="3" />
      <path d="M122 33v95" className="stroke-ink" strokeWidth="3" />
      <path d="M36 80h172" className="stroke-ink" strokeWidth="5" />
      <g {...line} strokeWidth="2">
        <path d="M114 86v-9a8 8 0 0 1 16 0v9" className="fill-none stroke-ink" strokeWidth="3" />
        <path d="M106 86h32v25h-32z" className="fill-sunk stroke-ink" />
        <circle cx="122" cy="96" r="3" className="fill-ink" />
        <path d="M122 96v8" />
      </g>
      <g {...line} strokeWidth="2.4">
        <path d="M10 128h226v12H10z" />
        <path d="M36 150h76v26H36zM132 150h76v26h-76z" strokeWidth="1.2" />
      </g>
      <Waiting x={276} hat="brim" tall={1.06} />
      <path d="M264 126c-10 8-20 6-28-8" className="fill-none stroke-ink" strokeWidth="9" strokeLinecap="round" />
      <path d="M264 126c-10 8-20 6-28-8" className="fill-none stroke-raised" strokeWidth="5" strokeLinecap="round" />
      <Banknote x={204} y={92} width={50} height={25} turn={-10} />
      <path d="M232 121c-3-4-1-8 3-9 5 0 7 4 5 8z" {...line} strokeWidth="1.6" />
    </>
  );
}

/** The debt of the state in billions of marks, before the war and early in 1919. */
const DEBTS = { before: 'german-debt-1914', after: 'german-debt-1919' } as const;
/** The height of a billion marks. */
const BILLION = 0.98;

/** @param perSheet billions of marks */
function Bills({ x, width, billions, perSheet }: { x: number; width: number; billions: number; perSheet: number }) {
  const sheet = perSheet * BILLION;
  const top = SCENE_FLOOR - billions * BILLION;
  return (
    <g className="fill-raised stroke-loss" strokeWidth="1.2" strokeLinejoin="round">
      {oneTo(Math.ceil(billions / perSheet)).map((step) => {
        const y = Math.max(top, SCENE_FLOOR - step * sheet);
        return (
          <rect
            key={step}
            x={x + ((step * 5) % 7) - 3}
            y={y}
            width={width}
            height={SCENE_FLOOR - (step - 1) * sheet - y}
            rx="0.8"
          />
        );
      })}
    </g>
  );
}

/** The debt before the war as one sheet of paper, and the debt of 1919 as a pile of such sheets, to scale. */
export function BillTower({ values: { before, after } }: Values<typeof DEBTS>) {
  return (
    <>
      <Bills x={30} width={70} billions={before.value} perSheet={before.value} />
      <Bills x={192} width={96} billions={after.value} perSheet={before.value} />
      <g className="fill-loss font-display font-semibold" textAnchor="middle" fontSize="26">
        <text x="65" y="168">
          {before.text}
        </text>
        <text x="240" y="36">
          {after.text}
        </text>
      </g>
      <Waiting x={146} hat="brim" tall={0.9} />
      <g {...line} transform="rotate(12 174 132)" strokeWidth="1.6">
        <path d="M158 116h24v32h-24z" className="fill-paper stroke-loss" />
        <path d="M162 123h16M162 129h16M162 135h10" className="stroke-loss" strokeWidth="1.2" />
      </g>
      <path d="M158 128c6 8 8 12 10 14" className="fill-none stroke-ink" strokeWidth="7" strokeLinecap="round" />
      <path d="M158 128c6 8 8 12 10 14" className="fill-none stroke-raised" strokeWidth="4" strokeLinecap="round" />
    </>
  );
}

BillTower.values = DEBTS;

/** What a dollar cost in marks before the war, and in 1923. */
const RATES = {
  peace: 'marks-per-dollar-1914',
  january: 'marks-per-dollar-january-1923',
  october: 'marks-per-dollar-october-1923',
  november: 'marks-per-dollar-fixed-1923',
} as const;
/** The lines of the scale. */
const GRID = { grid1: 1e3, grid2: 1e6, grid3: 1e9, grid4: 1e12 } as const;
/** The height of a tenfold. */
const DECADE = 11.3;
const yOf = (rate: number) => SCENE_FLOOR - Math.log10(rate) * DECADE;
const STAIR = 62;

/** What a dollar cost in marks: a coin climbs stairs on a logarithmic scale, and the new money takes it down again. */
export function DollarStairs({
  words: [title, ...names],
  values: { peace, january, october, november, ...grid },
}: { words: readonly string[] } & Values<typeof RATES & typeof GRID>) {
  // In the new money, a mark for a trillion old ones, the rate is that of peace again.
  const stairs = [peace, january, october, november, peace];
  const newMoney = names.at(-1);
  return (
    <>
      <text x="8" y="19" className="fill-ink font-semibold" fontSize="15">
        {title}
      </text>
      {Object.values(grid).map(({ value, text }) => {
        const y = yOf(value);
        return (
          <g key={value}>
            <path d={`M8 ${y}h304`} className="stroke-line" strokeWidth="1.6" />
            <text x="8" y={y - 4} className="fill-muted font-display tabular-nums" fontSize="14">
              {text}
            </text>
          </g>
        );
      })}
      {stairs.map(({ value: rate, text }, index) => {
        const x = 4 + index * STAIR;
        const isNew = index === stairs.length - 1;
        const isRate = rate === peace.value;
        return (
          <g key={x} strokeWidth="2" strokeLinejoin="round">
            <path
              d={`M${x} ${SCENE_FLOOR}V${yOf(rate)}h${STAIR}V${SCENE_FLOOR}z`}
              className={isNew ? 'fill-gain-fill stroke-ink' : 'fill-loss-fill stroke-ink'}
            />
            <g transform={`translate(${x + (isRate ? 13 : STAIR / 2)} ${yOf(rate) - 11})`}>
              <circle r="10" className="fill-raised stroke-ink" />
              <text y="4.9" textAnchor="middle" className="fill-ink font-display font-bold" fontSize="14">
                $
              </text>
            </g>
            {isRate && (
              <text x={x + 28} y={SCENE_FLOOR - 13} className="fill-ink font-display font-semibold" fontSize="14">
                {text}
              </text>
            )}
          </g>
        );
      })}
      <path d={`M0 ${SCENE_FLOOR}h320`} className="stroke-ink" strokeWidth="2" />
      <g className="fill-ink font-display tabular-nums" textAnchor="middle" fontSize="14">
        {names.slice(0, -1).map((label, index) => (
          <text key={label} x={4 + (index + 0.5) * STAIR} y="202">
            {label}
          </text>
        ))}
        <text y="202">
          {newMoney?.split(' ').map((word, index) => (
            <tspan key={word} x={4 + (names.length - 0.5) * STAIR} dy={index && 14}>
              {word}
            </tspan>
          ))}
        </text>
      </g>
    </>
  );
}
DollarStairs.words = 6;
DollarStairs.values = { ...RATES, ...GRID };

/** A woman turns her back to the clock of a church and reads the board of a bank: a bar on it, and one twice as long. */
export function RateBoard() {
  const BAR = 36;
  return (
    <>
      <g {...line} strokeWidth="2">
        <path d="M14 186V84h64v102z" />
        <path d="M8 84h76L46 18z" className="fill-sunk stroke-ink" />
        <path d="M46 18V6M40 11h12" className="fill-none stroke-ink" />
        <circle cx="46" cy="108" r="18" className="fill-paper stroke-ink" />
        <path d="M46 108V95M46 108l9 5" strokeWidth="2.4" />
        <path d="M36 186v-28c0-14 20-14 20 0v28z" className="fill-sunk stroke-ink" strokeWidth="1.6" />
      </g>
      <g {...line} strokeWidth="2.4">
        <path d="M168 186V60h138v126z" />
        <path d="M160 60h154V48l-77-34-77 34z" />
        <path d="M182 78h114v82H182z" className="fill-paper stroke-ink" strokeWidth="3" />
        <path d="M160 176h154v10H160z" className="fill-sunk stroke-ink" />
      </g>
      <text x="239" y="102" textAnchor="middle" className="fill-ink font-display font-semibold" fontSize="20">
        $
      </text>
      <g className="fill-loss-fill stroke-loss" strokeWidth="1.6">
        <rect x="203" y="112" width={BAR} height="13" />
        <rect x="203" y="137" width={BAR * 2} height="13" />
      </g>
      <path d={`M197 118.5h${BAR + 12}`} className="stroke-ink" strokeWidth="2" strokeLinecap="round" />
      <Waiting x={126} hat="scarf" tall={0.96} />
    </>
  );
}
