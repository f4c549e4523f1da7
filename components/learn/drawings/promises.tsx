import { SCENE_FLOOR } from '@/components/drawing/floor';
import { oneTo } from '@/components/drawing/one-to';
import { line, name, thin } from '@/components/drawing/pens';
import { Standing } from '@/components/drawing/shapes';
import { sizeIn } from '@/components/drawing/text-width';
import { cowrie } from './commodity-money';

type Words = { words: readonly string[] };

/** A paycheck cut in half, above a garden gone wild, and three notes with a promise beside a pen. */
export function HalvedPaycheck({ words: [paycheck, promise] }: Words) {
  return (
    <>
      <path
        d={oneTo(12)
          .map(
            (blade) =>
              `M${blade * 12} ${SCENE_FLOOR}q${(blade % 3) * 5 - 5}-${14 + (blade % 4) * 7} ${(blade % 5) * 4 - 8}-${26 + (blade % 4) * 8}`,
          )
          .join('')}
        className="fill-none stroke-control"
        strokeWidth="2"
        strokeLinecap="round"
      />
      <text x="80" y="36" {...name}>
        {paycheck}
      </text>
      <path
        d="M84 46l-7 12 8 12-8 14 8 12-6 18H150V46z"
        className="fill-none stroke-loss"
        strokeWidth="2"
        strokeDasharray="5 4"
      />
      <path d="M10 46h68l-7 12 8 12-8 14 8 12-6 18H10z" {...line} strokeWidth="2.4" />
      <path d="M20 62h34M20 76h42M20 90h26" {...thin} strokeWidth="2" />
      {[
        { x: 196, y: 30, turn: 7 },
        { x: 184, y: 78, turn: -5 },
        { x: 196, y: 126, turn: 3 },
      ].map(({ x, y, turn }) => (
        <g key={y} transform={`rotate(${turn} ${x + 54} ${y + 22})`}>
          <path
            d={`M${x} ${y}h112v44H${x}z`}
            className="fill-raised stroke-loss"
            strokeWidth="2"
            strokeLinejoin="round"
          />
          <text
            x={x + 56}
            y={y + 21}
            textAnchor="middle"
            className="fill-ink font-display"
            fontSize={sizeIn(104, promise ?? '', 15)}
          >
            {promise}
          </text>
          <path
            d={`M${x + 22} ${y + 33}q6-8 12 0t12 0 12 0 12 0 18-2`}
            className="fill-none stroke-ink"
            strokeWidth="1.6"
          />
        </g>
      ))}
      <g {...line} strokeWidth="2" transform="rotate(38 166 150)">
        <path d="M161 96h11v62l-5.5 16-5.5-16z" />
        <path d="M161 158h11l-5.5 16z" className="fill-ink stroke-ink" />
      </g>
    </>
  );
}
HalvedPaycheck.words = 2;

/** A climber who hangs on a rope that ends in the hands, at `x` and `y`. All of them hang clear of the ground. */
function Hanging({ x, y, isGuide }: { x: number; y: number; isGuide?: boolean }) {
  return (
    <g
      transform={`translate(${x} ${y}) scale(${isGuide ? 0.8 : 0.72})`}
      strokeWidth="2.4"
      strokeLinejoin="round"
      strokeLinecap="round"
    >
      <path d="M-4 48l-6 16h-6M4 48l3 17h6" className="fill-none stroke-ink" strokeWidth="4" />
      <path d="M-9 26L-2 1M9 26L2 1" className="fill-none stroke-ink" strokeWidth="4" />
      <path d="M-10 25h20l-3 25H-7z" className={isGuide ? 'fill-gold stroke-ink' : 'fill-raised stroke-ink'} />
      <circle cy="15" r="8.5" className="fill-raised stroke-ink" />
      <path d="M-10 14c0-14 20-14 20 0z" className="fill-ink stroke-ink" />
    </g>
  );
}

/** Three climbers on ropes that end at the guide, and the guide on one that ends in the rock. */
export function RopeToRock({ words: [rock, guide, climbers] }: Words) {
  return (
    <>
      <path
        d="M-4-4h328v30l-34 8-26-6-38 12-40-8-30 14-32-12-38 10-40-14-30 8-20-6z"
        className="fill-sunk stroke-ink"
        strokeWidth="2.4"
        strokeLinejoin="round"
      />
      <path d="M40 8l14 10M96 4l-8 16M226 6l12 14M280 10l-10 12" {...thin} strokeWidth="1.6" />
      <text x="160" y="22" {...name}>
        {rock}
      </text>
      <g className="fill-none stroke-ink" strokeWidth="3" strokeLinecap="round">
        <path d="M160 40v28" strokeWidth="4" />
        <path d="M154 100L92 122M160 108v24M166 100l62 22" />
      </g>
      <circle cx="160" cy="37" r="5" className="fill-paper stroke-ink" strokeWidth="2.4" />
      <Hanging x={92} y={121} />
      <Hanging x={160} y={131} />
      <Hanging x={228} y={121} />
      <Hanging x={160} y={67} isGuide />
      <text x="180" y="84" {...name} textAnchor="start">
        {guide}
      </text>
      <text x="160" y="208" {...name}>
        {climbers}
      </text>
    </>
  );
}
RopeToRock.words = 3;

function Ticket({ x, y }: { x: number; y: number }) {
  return (
    <g {...line}>
      <path d={`M${x - 30} ${y}h60v9a5 5 0 0 0 0 10v9h-60v-9a5 5 0 0 0 0-10z`} className="fill-paper stroke-ink" />
      <path d={`M${x} ${y + 6}l-11 5 2 4 3-1v8h12v-8l3 1 2-4z`} strokeWidth="1.6" />
    </g>
  );
}

/** A cloakroom with its shutter down; its tickets buy ice cream, a program and a place to park. */
export function ShutCloakroom({ words: [closed] }: Words) {
  return (
    <>
      <g {...line} strokeWidth="2.4">
        <path d="M62 10h196v74H62z" className="fill-sunk stroke-ink" />
        <path d="M62 22h196M62 34h196M62 46h196M62 58h196M62 70h196" strokeWidth="1.6" className="stroke-control" />
        <path d="M50 84h220v9H50z" />
        <path d="M128 22l32-12 32 12" className="fill-none stroke-ink" strokeWidth="1.6" />
        <path d="M108 24h104v34H108z" className="fill-paper stroke-ink" />
      </g>
      <text x="160" y="47" {...name} className="fill-ink font-semibold" fontSize="18">
        {closed}
      </text>
      {[56, 160, 264].map((x) => (
        <g key={x}>
          <Ticket x={x} y={102} />
          <path
            d={`M${x} 134v10m0 0l-5-5m5 5l5-5`}
            className="fill-none stroke-ink"
            strokeWidth="2"
            strokeLinecap="round"
          />
        </g>
      ))}
      <g {...line} strokeWidth="2">
        <path d="M44 164l12 36 12-36z" className="fill-gold stroke-ink" />
        <path d="M42 165c-4-18 32-18 28 0-5 5-23 5-28 0z" />
        <path d="M140 152h20v48h-20zM160 152h20v48h-20z" />
        <path d="M165 162h10M165 170h10M165 178h7" strokeWidth="1.6" />
        <path d="M145 166l5-7 5 7v10h-10z" strokeWidth="1.6" className="fill-sunk stroke-ink" />
        <path d="M264 182v20" strokeWidth="4" />
        <path d="M247 150h34v34h-34z" />
        <path d="M259 177v-20h7c9 0 9 12 0 12h-7" className="fill-none stroke-ink" strokeWidth="3" />
      </g>
    </>
  );
}
ShutCloakroom.words = 1;

/** A list of points with a new row for Mia, and the slip that she signed for it. One pen wrote both. */
export function LunchList({ words: [points, pupil, due] }: Words) {
  return (
    <>
      <g {...line} strokeWidth="2.4">
        <path d={`M12 30h152v${SCENE_FLOOR - 40}H12z`} />
        <path d="M66 20h44v18H66z" className="fill-sunk stroke-ink" />
      </g>
      <text x="150" y="60" {...name} textAnchor="end">
        {points}
      </text>
      <path d="M24 68h128" className="stroke-ink" strokeWidth="2" />
      <g className="stroke-control" strokeWidth="4" strokeLinecap="round">
        <path d="M26 84h46M26 104h34M26 124h52" />
        <path d="M130 84h18M138 104h10M126 124h22" />
      </g>
      <path d="M18 138h140v30H18z" className="fill-paper stroke-gain" strokeWidth="2.4" />
      <g className="fill-ink font-display font-semibold" fontSize="20">
        <text x="27" y="160">
          {pupil}
        </text>
        <text x="150" y="160" textAnchor="end">
          + 50
        </text>
      </g>
      <g transform="rotate(4 246 96)">
        <path d="M192 38h108v108H192z" className="fill-paper stroke-loss" strokeWidth="2.4" strokeLinejoin="round" />
        <text x="246" y="82" textAnchor="middle" className="fill-loss font-display font-semibold" fontSize="32">
          50
        </text>
        <text x="246" y="106" {...name}>
          {due}
        </text>
        <path
          d="M208 130q6-12 12 0t12-2 14 2 16-4 18 2"
          className="fill-none stroke-ink"
          strokeWidth="2"
          strokeLinecap="round"
        />
      </g>
      <g {...line} strokeWidth="2" transform="rotate(62 178 160)">
        <path d="M172 84h12v66l-6 18-6-18z" />
        <path d="M172 150h12l-6 18z" className="fill-ink stroke-ink" />
      </g>
    </>
  );
}
LunchList.words = 3;

/** Three people in a row, each with a shell in mind that the next one will take. */
export function ShellsPassedOn({ words }: Words) {
  return (
    <>
      {[56, 160, 264].map((x, index) => (
        <g key={x}>
          <path
            d={`M${x - 34} 16h68a10 10 0 0 1 10 10v36a10 10 0 0 1-10 10h-26l-8 16-4-16h-30a10 10 0 0 1-10-10V26a10 10 0 0 1 10-10z`}
            {...line}
            className="fill-paper stroke-ink"
            strokeWidth="2.4"
          />
          {cowrie(x, 46, 24)}
          <Standing x={x} tall={0.9} head={index === 1 ? 'wrap' : 'hair'} wear={index === 1 ? 'skirt' : 'trousers'} />
          <text x={x} y="208" {...name}>
            {words[index]}
          </text>
        </g>
      ))}
      <path
        d="M84 146h46m0 0l-8-7m8 7l-8 7M188 146h46m0 0l-8-7m8 7l-8 7"
        className="fill-none stroke-ink"
        strokeWidth="2.4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path
        d="M288 146h26m0 0l-8-7m8 7l-8 7"
        className="fill-none stroke-control"
        strokeWidth="2.4"
        strokeLinecap="round"
        strokeDasharray="5 4"
      />
    </>
  );
}
ShellsPassedOn.words = 3;

/** A speaker at a desk with a sign, and a bubble with a word. */
function Speaker({ x, side, says }: { x: number; side: string; says: string }) {
  return (
    <g strokeLinejoin="round">
      <path
        d={`M${x - 52} 20h104a8 8 0 0 1 8 8v24a8 8 0 0 1-8 8h-44l-8 13-8-13h-44a8 8 0 0 1-8-8V28a8 8 0 0 1 8-8z`}
        {...line}
        strokeWidth="2.4"
      />
      <text x={x} y="46" {...name} fontSize="18" className="fill-ink font-display font-semibold">
        {says}
      </text>
      <path d={`M${x - 24} 142c0-30 10-32 24-32s24 2 24 32z`} className="fill-sunk stroke-ink" strokeWidth="2.4" />
      <circle cx={x} cy="96" r="13" className="fill-raised stroke-ink" strokeWidth="2.4" />
      <path d={`M${x - 44} 134h88l-8 14h-72z`} {...line} strokeWidth="2.4" />
      <path d={`M${x - 34} 148h68v${SCENE_FLOOR - 148}h-68z`} {...line} strokeWidth="2.4" />
      <text x={x} y="173" {...name}>
        {side}
      </text>
    </g>
  );
}

/** Two speakers who each state the case of the other side first; a coin above them decided who argues what. */
export function DebateCoin({ words: [pro = '', contra = ''] }: Words) {
  return (
    <>
      <Speaker x={76} side={pro} says={contra} />
      <Speaker x={244} side={contra} says={pro} />
      <path
        d="M134 112c0-26 52-26 52 0M134 112l-6-8m6 8l8-6M186 112l6-8m-6 8l-8-6"
        className="fill-none stroke-ink"
        strokeWidth="2"
        strokeLinecap="round"
      />
      <g className="fill-gold stroke-ink" strokeWidth="2.4">
        <circle cx="160" cy="128" r="17" />
        <circle cx="160" cy="128" r="11" className="fill-none stroke-ink" strokeWidth="1.6" />
      </g>
    </>
  );
}
DebateCoin.words = 2;

/** A coat check whose man runs off with the coats, the ticket that is left, and a house whose only key falls into water. */
export function CounterAndKey() {
  return (
    <>
      <path d={`M160 14V${SCENE_FLOOR}`} className="stroke-line" strokeWidth="2" />
      <g {...line} strokeWidth="2.4">
        <path d="M12 28h136" strokeWidth="4" />
        {[34, 118].map((x) => (
          <path
            key={x}
            d={`M${x} 28v8l-18 9-8 44 11 3 5-22v40h20V70l5 22 11-3-8-44z`}
            className="fill-none stroke-control"
            strokeDasharray="5 4"
          />
        ))}
        <path d="M56 124c-4-24 12-40 30-40l-2 40z" className="fill-sunk stroke-ink" />
        <path d="M78 128c0-26 6-40 20-40 12 0 16 12 14 40z" />
        <path d="M104 96l22 4 10-12" className="fill-none stroke-ink" strokeWidth="4" />
        <circle cx="106" cy="74" r="13" />
        <path d="M92 73c-2-19 28-21 28-4z" className="fill-ink stroke-ink" />
        <path d={`M8 124h144v12H8zM16 136h128v${SCENE_FLOOR - 136}H16z`} />
        <path d="M48 148h64v9a5 5 0 0 0 0 10v9H48v-9a5 5 0 0 0 0-10z" className="fill-paper stroke-ink" />
      </g>
      <text x="80" y="168" {...name} className="fill-ink font-display font-semibold" fontSize="19">
        7
      </text>
      <g {...line} strokeWidth="2.4">
        <path d={`M178 ${SCENE_FLOOR}V88h84v${SCENE_FLOOR - 88}z`} />
        <path d="M168 92l52-50 52 50z" className="fill-sunk stroke-ink" />
        <path d={`M200 ${SCENE_FLOOR}v-66h40v66z`} className="fill-paper stroke-ink" />
        <circle cx="231" cy="153" r="4" className="fill-ink stroke-ink" />
        <path d="M231 154v9" strokeWidth="3" />
      </g>
      <g className="fill-gold stroke-ink" strokeWidth="2" strokeLinejoin="round" transform="rotate(14 294 122)">
        <path d="M290 118h8v44h-8zM298 146h10v7h-10zM298 157h7v5h-7z" />
        <path d="M294 92a15 15 0 1 0 0 30 15 15 0 0 0 0-30zm0 9a6 6 0 1 1 0 12 6 6 0 0 1 0-12z" fillRule="evenodd" />
      </g>
      <path d="M280 84v-12M294 80v-14M308 84v-12" {...thin} strokeWidth="2" />
      <path
        d="M248 198q6-7 12 0t12 0 12 0 12 0 12 0 12 0M260 211q6-7 12 0t12 0 12 0 12 0 12 0"
        className="fill-none stroke-ink"
        strokeWidth="2"
      />
    </>
  );
}

/** The gold of a vault at the start of each of ten weeks: one bar less each time. What is gone is dashed. */
export function TenWeeksOfGold({ words: [first, last] }: Words) {
  const WEEKS = 10;
  const [width, height, rise, step] = [25, 11, 14, 30];
  return (
    <>
      {oneTo(WEEKS).map((week) => {
        const x = week * step - 18;
        return oneTo(WEEKS).map((bar) => {
          const isGone = bar > WEEKS + 1 - week;
          return (
            <path
              key={`${week} ${bar}`}
              d={`M${x} ${SCENE_FLOOR - 2 - (bar - 1) * rise}l3-${height}h${width - 6}l3 ${height}z`}
              className={isGone ? 'fill-none stroke-loss' : 'fill-gold stroke-ink'}
              strokeWidth={isGone ? 1.6 : 2}
              strokeLinejoin="round"
              strokeDasharray={isGone ? '3 3' : undefined}
            />
          );
        });
      })}
      <g className="fill-ink font-semibold" fontSize="15">
        <text x="12" y="208">
          {first}
        </text>
        <text x="308" y="208" textAnchor="end">
          {last}
        </text>
      </g>
    </>
  );
}
TenWeeksOfGold.words = 2;
