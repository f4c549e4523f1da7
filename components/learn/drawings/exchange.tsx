import { oneTo } from '@/components/drawing/one-to';
import { line, thin } from '@/components/drawing/pens';
import { Loaf } from '@/components/drawing/shapes';
import type { Values } from './scene-values';

/** A loaf and a pair of shoes on two counters that do not meet. */
export function BreadAndShoes() {
  return (
    <>
      <g {...line}>
        <path d="M18 130h112v12H18zM28 142v44M120 142v44M190 130h112v12H190zM200 142v44M292 142v44" />
      </g>
      <Loaf x={48} y={130} />
      <g {...line}>
        <path d="M212 130v-30c0-5 3-7 8-7h13c1 12 7 17 19 20 9 3 13 7 13 17z" />
        <path d="M238 122v-30c0-5 3-7 8-7h13c1 12 7 17 19 20 9 3 13 7 13 17z" />
      </g>
      <path d="M238 122h53M262 97l-6 4M267 102l-6 4M273 106l-5 4M236 105l-3 3" {...thin} />
      <g
        className="fill-none stroke-loss"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
        strokeDasharray="1 6"
      >
        <path d="M92 84c24-34 66-42 106-28" />
      </g>
      <path d="M150 44l16 16M166 44l-16 16" className="stroke-loss" strokeWidth="3" strokeLinecap="round" />
    </>
  );
}

/** A stick with notches, split so that both sides keep half: a record of who owes what. */
export function TallyStick() {
  const notches = [96, 112, 128, 144, 172, 188, 204];
  return (
    <>
      <path d="M30 160h260M46 160v26M274 160v26" className="stroke-ink" strokeWidth="2.4" strokeLinecap="round" />
      <g {...line} transform="rotate(-7 160 100)">
        <path d="M40 78l14-12h222v24H40z" />
        {notches.map((x) => (
          <path key={x} d={`M${x - 5} 90l5-13 5 13`} className="fill-sunk stroke-ink" strokeWidth="1.6" />
        ))}
        <path d="M66 74h24M222 76h40M60 82h20" strokeWidth="1.2" />
      </g>
      <g {...line} transform="rotate(4 160 130)">
        <path d="M84 116h192v24H84z" />
        {notches.map((x) => (
          <path key={x} d={`M${x - 5} 116l5 13 5-13`} className="fill-sunk stroke-ink" strokeWidth="1.6" />
        ))}
        <path d="M222 130h40M90 134h20" strokeWidth="1.2" />
      </g>
    </>
  );
}

const wedge = (x: number, y: number, turn = 0) => (
  <path
    key={`${x}-${y}`}
    d="M0 0l-4-5h8zm0 0v10"
    transform={`translate(${x} ${y}) rotate(${turn})`}
    className="fill-ink stroke-ink"
    strokeWidth="1.2"
  />
);

/** A clay tablet with wedges, and ears of barley. */
export function ClayTablet() {
  const rows = [66, 90, 114, 138];
  return (
    <>
      <path
        d="M62 50c4-14 116-14 122 0 6 30 6 90 0 122-4 16-118 16-122 0-6-32-6-92 0-122z"
        {...line}
        strokeWidth="2.4"
      />
      <path d="M62 80h122M60 104h126M60 128h126M62 152h122" className="stroke-line" strokeWidth="1.2" />
      {rows.flatMap((y, row) =>
        oneTo(8 - (row % 3)).map((step) =>
          wedge(68 + step * 12 + (row % 2) * 4, y, (step + row) % 3 === 0 ? -90 : (step * 7) % 5 === 0 ? 45 : 0),
        ),
      )}
      {[224, 250, 276].map((x, index) => (
        <g key={x} {...line} strokeWidth="1.6" transform={`rotate(${index * 9 - 6} ${x} 186)`}>
          <path d={`M${x} 186v-74`} className="fill-none" strokeWidth="2" />
          {oneTo(5).map((step) => (
            <path
              key={step}
              d={`M${x} ${118 - step * 11 + 22}c-10-2-11-10-8-15 6 2 9 8 8 15zm0 0c10-2 11-10 8-15-6 2-9 8-8 15z`}
            />
          ))}
          <path d={`M${x} 84v-30M${x - 6} 88l-8-30M${x + 6} 88l8-30`} className="fill-none" strokeWidth="1.2" />
        </g>
      ))}
    </>
  );
}

/** Cruzeiros reais for a real. */
const RATES = { first: 647, second: 913, third: 1_320, fourth: 1_908, last: 'cruzeiros-per-real' } as const;

/** A price tag that stays, beside a board of prices that are crossed out. */
export function TwoPriceTags({ values: { first, second, third, fourth, last } }: Values<typeof RATES>) {
  return (
    <>
      <g {...line}>
        <path d="M34 74l30-28h84v96H34z" transform="rotate(-5 90 94)" />
        <circle cx="60" cy="72" r="6" className="fill-paper stroke-ink" strokeWidth="1.6" />
        <path d="M58 66c-10-18-4-38 16-44" className="fill-none" strokeWidth="1.6" />
      </g>
      <text
        x="97"
        y="116"
        textAnchor="middle"
        transform="rotate(-5 97 116)"
        className="fill-gain font-display font-semibold"
        fontSize="24"
      >
        1 URV
      </text>
      <g {...line}>
        <path d="M190 34h104v132H190zM210 166l-8 20M274 166l8 20" />
      </g>
      <g className="fill-muted font-display" fontSize="15" textAnchor="end">
        <text x="278" y="62">
          {first.text}
        </text>
        <text x="278" y="84">
          {second.text}
        </text>
        <text x="278" y="106">
          {third.text}
        </text>
        <text x="278" y="128">
          {fourth.text}
        </text>
      </g>
      <path
        d="M246 57h36M246 79h36M234 101h48M234 123h48"
        className="stroke-loss"
        strokeWidth="2"
        strokeLinecap="round"
      />
      <text x="278" y="153" textAnchor="end" className="fill-loss font-display font-semibold" fontSize="18">
        {last.text}
      </text>
    </>
  );
}
TwoPriceTags.values = RATES;

/** A half figure behind a table, with one arm out to the right or with `flip` to the left. */
function Swapper({ x, flip, reach, hair }: { x: number; flip?: boolean; reach: string; hair: string }) {
  return (
    <g transform={`translate(${x} 0) scale(${flip ? -1 : 1} 1)`} {...line} strokeWidth="2.4">
      <path d="M-36 132c0-44 8-60 24-63h24c16 3 24 19 24 63z" />
      <path d="M-9 69c2 10 16 10 18 0" strokeWidth="1.6" />
      <path d={reach} className="fill-none stroke-ink" strokeWidth="15" />
      <path d={reach} className="fill-none stroke-raised" strokeWidth="10" />
      <path d="M-16 48c0-26 32-26 32 0 0 15-6 23-16 23s-16-8-16-23z" />
      <path d={hair} className="fill-ink stroke-ink" strokeWidth="1.6" />
    </g>
  );
}

/** Two people swap a jar of jam for a sweater over a table with more things to swap. */
export function BarterTable() {
  return (
    <>
      <Swapper x={58} reach="M26 88c14 12 30 16 50 10" hair="M-17 50c-4-34 38-34 34 0-2-8-6-14-12-16-8 6-18 4-22 16z" />
      <Swapper
        x={262}
        flip
        reach="M26 92c12 18 26 24 46 22"
        hair="M-17 50c-2-18 6-24 17-24s19 6 17 24c4 10 4 20 2 28-6-2-6-12-6-24-2-8-6-12-13-12s-11 4-13 12c0 12 0 22-6 24-2-8-2-18 2-28z"
      />
      <g {...line}>
        <path d="M122 92V70c0-6 4-8 6-10h20c2 2 6 4 6 10v22c0 4-2 6-6 6h-20c-4 0-6-2-6-6z" />
        <path d="M122 78h32v14c0 4-2 6-6 6h-20c-4 0-6-2-6-6z" className="fill-loss-fill stroke-ink" />
        <path d="M124 50h28v10h-28z" className="fill-sunk stroke-ink" />
        <circle cx="132" cy="98" r="6" />
      </g>
      <g {...line}>
        <path
          d="M150 96l14-4c4 6 12 6 16 0l14 4 9 26-9 5-7-14v15h-30v-15l-7 14-9-5z"
          className="fill-paper stroke-ink"
        />
        <path d="M157 118h30M157 123h30" strokeWidth="1.2" />
        <path d="M162 104l4 4 4-4 4 4 4-4 4 4" strokeWidth="1.2" />
        <circle cx="191" cy="116" r="6" />
      </g>
      <g className="fill-none stroke-gain" strokeWidth="3" strokeLinecap="round" strokeLinejoin="round">
        <path d="M164 62c12-8 24-8 34 0m0-11v11h-11" />
        <path d="M148 34c-12-8-24-8-34 0m0-11v11h11" />
      </g>
      <g {...line}>
        <path d="M6 128h308v12H6z" strokeWidth="2.4" />
        <path d="M16 140h288v46H16z" className="fill-sunk stroke-ink" />
        <path d="M52 140v46M88 140v46M124 140v46M160 140v46M196 140v46M232 140v46M268 140v46" {...thin} />
      </g>
      <Loaf x={16} y={128} />
      <g {...line} strokeWidth="1.6">
        <circle cx="92" cy="120" r="8" />
        <circle cx="108" cy="120" r="8" />
        <circle cx="100" cy="107" r="8" />
        <path d="M92 113v-4M108 113v-4M100 100v-4" strokeWidth="1.6" />
        <path d="M232 128h32l-4-6h-24zM248 122v-14M232 108h32l-7-22h-18z" className="fill-paper stroke-ink" />
        <path d="M276 124l26-18c-2-8 4-14 11-12l-6 8 5 6 7-4c0 8-6 12-13 10l-26 18z" />
      </g>
    </>
  );
}

/** A bag with a price tag in a stable unit, and a pile of banknotes that melts over the edge of the counter. */
export function MeltingNotes() {
  return (
    <>
      <g {...line} strokeWidth="2.4">
        <path d="M6 122h308v14H6z" />
        <path d="M18 136h284v50H18z" className="fill-sunk stroke-ink" />
        <path d="M60 136v50M102 136v50M144 136v50" {...thin} />
      </g>
      <g {...line} strokeWidth="2.4">
        <path d="M26 122l6-76h72l6 76z" />
        <path d="M46 46c0-30 44-30 44 0" className="fill-none stroke-ink" strokeWidth="3" />
        <path d="M32 46l8 10h56l8-10" className="fill-none stroke-ink" strokeWidth="1.6" />
        <path d="M90 52c14 2 22 8 24 16" className="fill-none stroke-ink" strokeWidth="1.6" />
        <path d="M72 78l16-14h72v40H88L72 90z" transform="rotate(5 110 84)" className="fill-paper stroke-gain" />
      </g>
      <circle cx="84" cy="83" r="4" className="fill-raised stroke-gain" strokeWidth="1.6" />
      <text
        x="126"
        y="93"
        textAnchor="middle"
        transform="rotate(5 122 93)"
        className="fill-gain font-display font-semibold"
        fontSize="20"
      >
        1 URV
      </text>
      <g className="fill-raised stroke-loss" strokeWidth="2" strokeLinejoin="round">
        <path d="M186 60l96-8c4 0 6 2 6 6l2 24-104 6z" transform="rotate(4 236 70)" />
        <path d="M176 86c0-6 3-8 8-8h108c6 0 8 3 8 8v46c0 12-1 22-6 22s-6-14-10-14-5 42-12 42-6-36-11-36-4 14-10 14-5-18-10-18-6 48-13 48-6-42-11-42-5 18-11 18-6-22-10-22-3 12-8 12-10-8-10-24z" />
        <path
          d="M188 90h100v20c-4 6-8 0-12 4s-8 6-12 0-10 4-16 2-10-4-16 2-10 0-16-2-12 6-16 0-8 2-12-2z"
          strokeWidth="1.2"
        />
        <ellipse cx="238" cy="100" rx="17" ry="10" strokeWidth="1.6" />
        <path d="M198 68l80-4" strokeWidth="1.2" />
      </g>
      <path
        d="M196 196c4-8 22-6 30-8 10-4 20 2 34-2 14-2 30 0 30 8 0 10-26 12-46 12s-52 0-48-10z"
        className="fill-raised stroke-loss"
        strokeWidth="2"
      />
    </>
  );
}
