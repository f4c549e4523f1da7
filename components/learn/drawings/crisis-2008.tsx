import { SCENE_FLOOR } from '@/components/drawing/floor';
import { oneTo } from '@/components/drawing/one-to';
import { line, thin } from '@/components/drawing/pens';
import { Standing } from '@/components/drawing/shapes';

/** A house that leans on a crooked pile of loan papers. */
export function HouseOnPaper() {
  const shifts = [0, 5, -4, 8, 1, 14, 9];
  return (
    <>
      {shifts.map((shift, index) => (
        <g key={shift} transform={`translate(${84 + shift} ${SCENE_FLOOR - 12 * (index + 1)})`}>
          <rect width="140" height="12" rx="1.5" className="fill-raised stroke-loss" strokeWidth="1.6" />
          <path d="M10 6h52M74 6h30" className="stroke-loss" strokeWidth="1.2" strokeDasharray="9 5" />
        </g>
      ))}
      <g transform={`rotate(9 170 ${SCENE_FLOOR - 84})`}>
        <g {...line} strokeWidth="2.4">
          <path d={`M112 ${SCENE_FLOOR - 84}v-50h100v50z`} />
          <path d={`M102 ${SCENE_FLOOR - 132}l60-40 60 40z`} />
          <path d={`M188 ${SCENE_FLOOR - 156}v-22h14v31`} />
          <path d={`M126 ${SCENE_FLOOR - 84}v-32h22v32`} strokeWidth="1.6" />
          <path
            d={`M168 ${SCENE_FLOOR - 118}h28v20h-28zM182 ${SCENE_FLOOR - 118}v20M168 ${SCENE_FLOOR - 108}h28`}
            strokeWidth="1.6"
          />
        </g>
        <path
          d={`M212 ${SCENE_FLOOR - 128}l-12 12 8 8-10 12`}
          className="fill-none stroke-loss"
          strokeWidth="2"
          strokeLinejoin="round"
        />
      </g>
      <path d="M248 118l12 6M252 102l13 2M246 134l10 9" {...thin} strokeWidth="1.6" />
      <path
        d="M40 60c12 6 20 20 22 38m-7-8l7 9 6-9"
        className="fill-none stroke-loss"
        strokeWidth="2.4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </>
  );
}

function CarriedBox({ x, y }: { x: number; y: number }) {
  return (
    <g {...line}>
      <path d={`M${x + 24} ${y}c-2-12 4-20 10-24M${x + 24} ${y}c-4-10-10-14-16-15`} className="fill-none stroke-gain" />
      <path d={`M${x} ${y}h42v28H${x}z`} />
      <path d={`M${x + 14} ${y + 10}h14`} strokeWidth="2.4" />
    </g>
  );
}

/** People leave a bank tower with boxes in their arms. Over the door the name has been taken down. */
export function OfficeBoxes() {
  return (
    <>
      <g {...line} strokeWidth="2.4">
        <path d="M24 186V16h148v170z" />
        <path d="M70 186v-56h56v56M98 130v56" strokeWidth="1.6" />
        <path d="M46 96h104v20H46z" className="fill-sunk stroke-ink" strokeWidth="1.6" />
      </g>
      <path
        d={oneTo(4)
          .map(
            (row) =>
              `M40 ${10 + row * 17}h24v9H40zM72 ${10 + row * 17}h24v9H72zM104 ${10 + row * 17}h24v9h-24zM136 ${10 + row * 17}h24v9h-24z`,
          )
          .join('')}
        className="fill-paper stroke-ink"
        strokeWidth="1.2"
      />
      <path
        d="M51 101h.1M145 101h.1M51 111h.1M145 111h.1"
        className="stroke-ink"
        strokeWidth="3"
        strokeLinecap="round"
      />
      <Standing x={190} tall={1.02} head="hair" wear="trousers" />
      <CarriedBox x={198} y={124} />
      <Standing x={262} tall={0.95} head="hair" wear="skirt" />
      <CarriedBox x={269} y={130} />
    </>
  );
}

/** High water: a bank has a life ring on a rope, the houses beside it have none. */
export function LifeRing() {
  const wave = (y: number, from: number) => `M${from} ${y}${'q8-7 16 0t16 0'.repeat(11)}`;
  return (
    <>
      <path d="M258 0C250 40 214 66 178 92" className="fill-none stroke-ink" strokeWidth="2.4" />
      <g {...line} strokeWidth="2.4">
        <path d="M76 92l58-36 58 36zM82 92h104v10H82z" />
        <path d="M92 102v62M112 102v62M134 102v62M156 102v62M176 102v62" strokeWidth="4" />
      </g>
      <g transform="translate(134 140)">
        <ellipse rx="72" ry="21" className="fill-none stroke-ink" strokeWidth="19" />
        <ellipse rx="72" ry="21" className="fill-none stroke-raised" strokeWidth="15" />
        <ellipse
          rx="72"
          ry="21"
          className="fill-none stroke-loss-fill"
          strokeWidth="15"
          strokeDasharray="34 44"
          strokeDashoffset="12"
        />
      </g>
      {[
        { x: 226, y: 142, turn: 8 },
        { x: 270, y: 152, turn: -10 },
        { x: 14, y: 150, turn: -7 },
      ].map(({ x, y, turn }) => (
        <g key={x} transform={`rotate(${turn} ${x + 17} ${y})`} {...line}>
          <path d={`M${x} ${y}h34v34h-34z`} />
          <path d={`M${x - 6} ${y}l23-19 23 19z`} />
          <path d={`M${x + 12} ${y + 8}h10v10h-10z`} strokeWidth="1.6" />
        </g>
      ))}
      <path d={`${wave(170, -8)}V220H-8z`} className="fill-sunk stroke-ink" strokeWidth="2" />
      <path d={`${wave(186, -18)}`} className="fill-none stroke-control" strokeWidth="1.6" />
      <path d={`${wave(202, -4)}`} className="fill-none stroke-control" strokeWidth="1.6" />
    </>
  );
}

/** A bank with its lower right corner at `x`, turned around that corner. */
function LeaningBank({ x, turn, isFirst }: { x: number; turn: number; isFirst: boolean }) {
  const stroke = isFirst ? 'stroke-loss' : 'stroke-ink';
  return (
    <g transform={`translate(${x} ${SCENE_FLOOR}) rotate(${turn})`} {...line} className={`fill-raised ${stroke}`}>
      <path d="M-60-10h56v-58h-56zM-64-10H0V0h-64z" strokeWidth="2" />
      <path d="M-52-66v54M-38-66v54M-26-66v54M-12-66v54" strokeWidth="4" />
      <path d="M-66-68H2v-9h-68z" strokeWidth="2" />
      <path d="M-66-77l34-22L2-77z" className={`fill-sunk ${stroke}`} strokeWidth="2" />
      {isFirst && <path d="M-40-94l8 17-6 12 12 14-8 16" className="fill-none stroke-loss" strokeWidth="2.4" />}
    </g>
  );
}

const banks = [
  { x: 252, turn: 0 },
  { x: 196, turn: 13 },
  { x: 139, turn: 33 },
  { x: 78, turn: 57 },
];

/** Banks in a row like dominoes. The first has fallen against the next, and behind the last stands a small house. */
export function BankDominoes() {
  return (
    <>
      <g {...line} strokeWidth="2">
        <path d="M270 186v-28h36v28z" />
        <path d="M262 158h52l-26-22z" className="fill-sunk stroke-ink" />
        <path d="M283 186v-15h11v15" strokeWidth="1.6" />
      </g>
      {banks.map(({ x, turn }, index) => (
        <LeaningBank key={x} x={x} turn={turn} isFirst={index === banks.length - 1} />
      ))}
    </>
  );
}

function BurningBank({ x, isSaved }: { x: number; isSaved: boolean }) {
  return (
    <g transform={`translate(${x} 0)`}>
      {!isSaved && (
        <path
          d="M-40 96c-10-26 8-34 2-58 14 8 18 20 16 30 10-14 6-34 18-48 2 18 16 24 14 44 8-6 10-16 8-26 16 14 26 34 18 58z"
          className="fill-loss-fill stroke-ink"
          strokeWidth="2"
          strokeLinejoin="round"
        />
      )}
      <g {...line} strokeWidth="2.4">
        <path d="M-36 186v-76h72v76z" />
        <path d="M-44 112L0 82l44 30z" />
        <path d="M-42 176h84v10h-84z" className="fill-sunk stroke-ink" />
        <path d="M-26 116v60M26 116v60M-9 116v60M9 116v60" strokeWidth="4" />
      </g>
      {isSaved ? (
        <path
          d="M-8 76c-8-8 8-12 0-22s6-12 2-20M10 80c-6-8 8-10 2-20"
          className="fill-none stroke-control"
          strokeWidth="2.4"
          strokeLinecap="round"
        />
      ) : (
        <path
          d="M-22 176c-8-18 4-22 2-36 10 6 10 14 10 20 6-10 4-20 10-28 4 12 12 18 10 28 4-2 6-8 6-14 10 10 12 20 6 30z"
          className="fill-loss-fill stroke-ink"
          strokeWidth="1.6"
          strokeLinejoin="round"
        />
      )}
    </g>
  );
}

/** A firefighter whose jet goes to the left, or with `flip` to the right. */
function Firefighter({ x, flip }: { x: number; flip?: boolean }) {
  return (
    <g transform={`translate(${x} 0) scale(${flip ? -1 : 1} 1)`} strokeLinecap="round" strokeLinejoin="round">
      <path
        d="M-20 124c-10-42-20-58-34-62M-20 124c-12-36-24-50-40-50M-20 124c-12-30-26-42-44-38"
        className="fill-none stroke-gain"
        strokeWidth="2.4"
      />
      <path d="M12 186c8 12 40 14 26 24s-40-4-52 4" className="fill-none stroke-ink" strokeWidth="4" />
      <path d="M12 186c4-14 2-30-6-44L-20 126" className="fill-none stroke-ink" strokeWidth="4" />
      <Standing x={0} tall={0.82} head="cap" wear="trousers" />
      <path d="M8 140L-20 124" className="fill-none stroke-ink" strokeWidth="6" />
      <path d="M11 132c4 8 0 12-8 8" className="fill-none stroke-ink" strokeWidth="8" />
      <path d="M11 132c4 8 0 12-8 8" className="fill-none stroke-raised" strokeWidth="4" />
    </g>
  );
}

/** Two firefighters spray the banks on the left and the right. The bank between them burns. */
export function OneBankBurns() {
  return (
    <>
      <BurningBank x={50} isSaved />
      <BurningBank x={160} isSaved={false} />
      <BurningBank x={270} isSaved />
      <Firefighter x={112} />
      <Firefighter x={208} flip />
    </>
  );
}
