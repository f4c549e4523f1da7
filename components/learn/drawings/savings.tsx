import { oneTo } from '@/components/drawing/one-to';
import { line, thin } from '@/components/drawing/pens';
import { Banknote, MetalCoin, Standing } from '@/components/drawing/shapes';
import { sizeIn } from '@/components/drawing/text-width';
import type { Values } from './scene-values';

const EXPENSE = { bill: 'emergency-expense' } as const;

/** A car with its hood up and steam above the engine; the bill lies on the road. */
export function BrokenCar({ values: { bill } }: Values<typeof EXPENSE>) {
  return (
    <>
      <g {...line}>
        <path d="M70 152c-4-18 4-26 20-30l16-4c12-26 22-34 44-34h44c20 0 30 12 40 36l10 2c12 2 16 10 14 30z" />
        <path
          d="M118 118c8-18 16-24 32-24h10v24zM168 94h24c14 0 22 8 30 24h-54z"
          className="fill-paper stroke-ink"
          strokeWidth="1.6"
        />
        <path d="M70 122c-16-22-26-38-30-58l10 2c10 22 26 38 46 52z" />
        <circle cx="108" cy="162" r="24" />
        <circle cx="222" cy="162" r="24" />
      </g>
      {[108, 222].map((x) => (
        <g key={x}>
          <circle cx={x} cy="162" r="13" className="fill-paper stroke-ink" strokeWidth="1.6" />
          <path d={`M${x} 150v24M${x - 12} 162h24`} {...thin} />
        </g>
      ))}
      <path d="M164 118v34M176 128h12" {...thin} />
      <path d="M246 128l10 3v9h-10z" className="fill-loss-fill stroke-ink" strokeWidth="1.6" />
      <circle cx="78" cy="136" r="6" {...line} strokeWidth="1.6" />
      <g className="fill-none stroke-control" strokeWidth="2.4" strokeLinecap="round">
        <path d="M62 106c-8-12 8-18 0-32s8-20 2-34M80 98c-6-12 8-18 2-30s8-18 2-30M48 88c-8-10 4-16-2-28" />
      </g>
      <g className="fill-raised stroke-loss" strokeWidth="1.6" strokeLinejoin="round" transform="rotate(8 278 128)">
        <path d="M246 84h64v92l-8-5-8 5-8-5-8 5-8-5-8 5-8-5-8 5z" />
        <path d="M256 98h44M256 108h30M256 118h36M256 142h44" strokeWidth="1.2" />
      </g>
      <text
        x="278"
        y="160"
        textAnchor="middle"
        transform="rotate(8 278 128)"
        className="fill-loss font-display font-semibold"
        fontSize={sizeIn(54, bill.text, 15)}
      >
        {bill.text}
      </text>
    </>
  );
}
BrokenCar.values = EXPENSE;

/** A person walks inside a wheel whose steps are bills. */
export function LoanWheel() {
  return (
    <>
      <path d="M104 186l48-78 48 78M90 186h124" {...line} className="fill-none stroke-ink" strokeWidth="3" />
      <circle cx="152" cy="104" r="80" className="fill-paper stroke-ink" strokeWidth="2.4" />
      <circle cx="152" cy="104" r="67" className="fill-none stroke-ink" strokeWidth="1.2" />
      {oneTo(14).map((step) => (
        <g key={step} transform={`rotate(${(step * 360) / 14} 152 104)`}>
          <path d="M137 25h30v12h-30z" className="fill-raised stroke-loss" strokeWidth="1.6" />
          <path d="M142 31h20" className="stroke-loss" strokeWidth="1.2" />
        </g>
      ))}
      <g className="fill-raised stroke-ink" strokeWidth="2" strokeLinejoin="round" strokeLinecap="round">
        <path d="M148 122l-16 24-8 18h12l6-14 14-20zM158 122l12 20 10 20h11l-10-26-8-16z" />
        <path d="M146 82c-10 2-14 8-14 18l4 26h34l-2-26c-1-10-6-17-14-18z" />
        <path d="M136 92l-18 18 12 8M164 90l18 12 12-12" className="fill-none" strokeWidth="4" />
        <circle cx="153" cy="68" r="11" />
        <path d="M142 66c2-12 22-12 22 0z" className="fill-ink" />
      </g>
      <path
        d="M246 74c16 22 16 46 0 68m0 0l2-13m-2 13l12-7"
        className="fill-none stroke-loss"
        strokeWidth="2.4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <Banknote x={250} y={152} width={56} height={27} turn={-8} />
    </>
  );
}

/** A whole egg in the air above a small cushion, and a broken one on the floor. */
export function EggOnCushion() {
  return (
    <>
      <g className="fill-none stroke-control" strokeWidth="1.6" strokeLinecap="round">
        <path d="M96 22v22M110 14v24M124 22v22" />
      </g>
      <path d="M110 48c17 0 29 24 29 43 0 18-12 29-29 29s-29-11-29-29c0-19 12-43 29-43z" {...line} strokeWidth="2.4" />
      <path d="M96 80c2-8 6-13 11-16" {...thin} />
      <g className="fill-raised stroke-gain" strokeWidth="2.4" strokeLinejoin="round">
        <path d="M36 182c-10 2-14-4-8-9 6-8 6-18 0-26-6-6-2-11 8-9 48-7 100-7 148 0 10-2 14 3 8 9-6 8-6 18 0 26 6 5 2 11-8 9-48 5-100 5-148 0z" />
        <path d="M62 150c32-8 64-8 96 0M60 170c34 6 66 6 100 0" className="fill-none" strokeWidth="1.2" />
      </g>
      <circle cx="110" cy="160" r="3.4" className="fill-gain" />
      <path d="M110 157v-8M104 159l-8-4M116 159l8-4" className="stroke-gain" strokeWidth="1.2" />
      <g className="fill-raised stroke-ink" strokeWidth="2" strokeLinejoin="round">
        <path d="M208 186c-4-8 14-12 26-10 6-8 28-8 36 0 14-2 34 4 30 10z" />
        <ellipse cx="252" cy="177" rx="15" ry="7" className="fill-bitcoin-fill stroke-ink" strokeWidth="1.6" />
        <path d="M218 172c-8-12-6-28 4-36l5 9 8-7 5 10 8-6c4 14 0 26-8 30-8 3-16 3-22 0z" />
        <path d="M272 174c-4-10 0-22 8-26l4 7 7-4 4 8 6-2c2 10-2 17-9 20-8 2-14 0-20-3z" />
      </g>
    </>
  );
}

/** A jar of notes that evaporates, a small bank under an umbrella, and a phone with a jagged line. */
export function JarAndBank() {
  return (
    <>
      <g className="fill-none stroke-loss" strokeWidth="1.6" strokeLinecap="round">
        <path d="M40 76c-7-12 7-16 0-30M58 72c-7-14 7-18 0-34M76 76c-7-12 7-16 0-30" />
      </g>
      <Banknote x={38} y={112} width={40} height={22} turn={70} />
      <Banknote x={46} y={128} width={40} height={22} turn={20} />
      <g {...line}>
        <path
          d="M28 96c0 6-8 8-8 18v60c0 8 4 12 12 12h52c8 0 12-4 12-12v-60c0-10-8-12-8-18z"
          className="fill-none stroke-ink"
        />
        <path d="M24 84h68v12H24z" className="fill-none stroke-ink" />
      </g>
      <path d="M30 126v42" {...thin} />
      <Banknote x={34} y={154} width={48} height={22} turn={-4} />
      <g {...line}>
        <path d="M126 186v-10h88v10zM132 176v-40h10v40zM152 136h10v40h-10zM178 136h10v40h-10zM198 136h10v40h-10z" />
        <path d="M124 136v-8l46-22 46 22v8z" />
      </g>
      <MetalCoin x={170} y={124} radius={7} />
      <g className="fill-gain-fill stroke-ink" strokeWidth="2" strokeLinejoin="round">
        <path d="M106 76c6-34 32-52 64-52s58 18 64 52c-8-10-16-10-21 0-6-10-15-10-21 0-6-10-16-10-22 0-6-10-16-10-22 0-6-10-15-10-21 0-5-10-13-10-21 0z" />
        <path d="M170 24v-9M170 76v28" className="fill-none" strokeWidth="2.4" />
        <path
          d="M127 76c5-26 20-44 43-52M213 76c-5-26-20-44-43-52M148 76c2-26 10-42 22-52M192 76c-2-26-10-42-22-52"
          className="fill-none"
          strokeWidth="1.2"
        />
      </g>
      <g {...line}>
        <path d="M242 106c0-6 4-9 9-9h44c5 0 9 3 9 9v80h-62z" />
        <path d="M249 110h48v76h-48z" className="fill-paper stroke-ink" strokeWidth="1.2" />
      </g>
      <path
        d="M253 150l7-22 6 12 6-26 5 40 5-8 5 26 7-12"
        className="fill-none stroke-bitcoin"
        strokeWidth="2.4"
        strokeLinejoin="round"
        strokeLinecap="round"
      />
    </>
  );
}

/** One big heap of notes on the left; a row of small ones, year after year, on the right. */
export function LumpOrYearly() {
  const years = [0, 1, 2, 3, 4, 5];
  return (
    <>
      <path d="M14 186v-14h126v14zM170 186v-14h140v14z" {...line} />
      {oneTo(6).map((step) => (
        <Banknote
          key={step}
          x={34 + (step % 2) * 5}
          y={172 - step * 13}
          width={80}
          height={20}
          turn={step % 2 === 0 ? 1 : -2}
        />
      ))}
      <Banknote x={30} y={72} width={88} height={34} turn={-3} />
      <path d="M74 56l-7-14M84 54V38M94 56l7-14" className="stroke-loss" strokeWidth="1.6" strokeLinecap="round" />
      {years.map((year) => {
        const x = 176 + year * 22;
        const fades = year > 3;
        return (
          <g key={year}>
            <path
              d={`M${x} 118h18v54h-18zM${x} 130h18M${x + 4} 113v9M${x + 14} 113v9`}
              className={fades ? 'fill-paper stroke-control' : 'fill-raised stroke-ink'}
              strokeWidth={fades ? 1.2 : 1.6}
              strokeLinejoin="round"
              strokeDasharray={fades ? '3 3' : undefined}
            />
            <circle
              cx={x + 9}
              cy="151"
              r="6"
              className={fades ? 'fill-none stroke-control' : 'fill-raised stroke-gain'}
              strokeWidth="1.6"
              strokeDasharray={fades ? '2 3' : undefined}
            />
          </g>
        );
      })}
      <path
        d="M180 94c34-22 84-24 122-6m0 0l-13 1m13-1l-8-10"
        className="fill-none stroke-gain"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path d="M156 60v112" className="stroke-control" strokeWidth="1.6" strokeDasharray="2 5" />
    </>
  );
}

function Marshmallow({ x, y, scale = 1 }: { x: number; y: number; scale?: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`} {...line}>
      <path d="M-22 0c-3-12-3-24 0-34 8-8 36-8 44 0 3 10 3 22 0 34-8 8-36 8-44 0z" />
      <path d="M-22-34c8 8 36 8 44 0" className="fill-none stroke-ink" strokeWidth="1.6" />
      <path d="M-14-20c-2 6-2 10 0 15" className="fill-none stroke-ink" strokeWidth="1.2" />
    </g>
  );
}

/** One treat on a plate with a bell beside it, and two more behind a clock. */
export function OneMarshmallow() {
  return (
    <>
      <path d="M10 148h300v10H10zM24 158v28M296 158v28" {...line} />
      <ellipse cx="86" cy="140" rx="56" ry="9" {...line} />
      <ellipse cx="86" cy="137" rx="34" ry="5" className="fill-paper stroke-ink" strokeWidth="1.2" />
      <Marshmallow x={86} y={132} />
      <g {...line}>
        <path d="M150 148c0-14 6-22 17-22s17 8 17 22z" />
        <path d="M164 126v-6h6v6M146 148h42" />
      </g>
      <circle cx="167" cy="117" r="3.4" className="fill-ink" />
      <ellipse cx="264" cy="141" rx="44" ry="7" {...line} strokeWidth="1.6" />
      <Marshmallow x={244} y={135} scale={0.82} />
      <Marshmallow x={284} y={135} scale={0.82} />
      <circle cx="226" cy="66" r="34" {...line} />
      <circle cx="226" cy="66" r="28" className="fill-paper stroke-ink" strokeWidth="1.2" />
      {oneTo(12).map((step) => (
        <path
          key={step}
          d="M226 41v4"
          transform={`rotate(${step * 30} 226 66)`}
          className="stroke-ink"
          strokeWidth="1.6"
        />
      ))}
      <path d="M226 66V46A20 20 0 0 1 246 66z" className="fill-bitcoin-fill stroke-none" />
      <path d="M226 66V46M226 66h15" className="stroke-ink" strokeWidth="2.4" strokeLinecap="round" />
      <path
        d="M112 84c18-26 44-36 74-32"
        className="fill-none stroke-control"
        strokeWidth="1.6"
        strokeDasharray="1 6"
        strokeLinecap="round"
      />
    </>
  );
}

/** A jar of worn crayons and an open box with nothing in it. */
export function EmptyBox() {
  const crayons = [
    [52, 96, -14, 'fill-loss-fill'],
    [66, 84, -5, 'fill-bitcoin-fill'],
    [82, 100, 2, 'fill-gain-fill'],
    [96, 90, 9, 'fill-raised'],
    [110, 104, 16, 'fill-sunk'],
  ] as const;
  return (
    <>
      {crayons.map(([x, y, turn, fill]) => (
        <g
          key={x}
          transform={`rotate(${turn} ${x} 186)`}
          className={`${fill} stroke-ink`}
          strokeWidth="1.6"
          strokeLinejoin="round"
        >
          <path d={`M${x - 7} 180V${y + 12}l4-12h6l4 12v${168 - y}z`} />
          <path d={`M${x - 7} ${y + 24}h14`} strokeWidth="1.2" />
        </g>
      ))}
      <g {...line}>
        <path d="M36 122h90l-8 64H44z" className="fill-paper stroke-ink" />
        <path d="M38 136h86" strokeWidth="1.2" />
      </g>
      <path
        d="M148 180l18-5 4 6-18 5z"
        className="fill-loss-fill stroke-ink"
        strokeWidth="1.6"
        strokeLinejoin="round"
      />
      <g {...line}>
        <path d="M188 112h108v74H188z" />
        <path d="M188 112l-18-26h36l18 26M296 112l18-26h-36l-18 26" />
        <path d="M188 112l20-18h70l18 18z" className="fill-sunk stroke-ink" strokeWidth="1.6" />
      </g>
      <path d="M214 138h56M222 148h40" {...thin} />
      {(
        [
          [222, -12],
          [242, 0],
          [262, 12],
        ] as const
      ).map(([x, turn]) => (
        <path
          key={x}
          d={`M${x - 8} 92V44l5-14h6l5 14v48`}
          transform={`rotate(${turn} ${x} 112)`}
          className="fill-none stroke-control"
          strokeWidth="1.6"
          strokeLinejoin="round"
          strokeLinecap="round"
          strokeDasharray="2 5"
        />
      ))}
    </>
  );
}

/** A calendar leaf with one day circled; below it an empty purse and a full one. */
export function PaydayCalendar() {
  const days = [0, 1, 2, 3].flatMap((week) =>
    [0, 1, 2, 3, 4, 5, 6].map((day) => [100 + day * 20, 46 + week * 15] as const),
  );
  return (
    <>
      <g {...line}>
        <path d="M80 14h160v88H80z" />
        <path d="M80 14h160v18H80z" className="fill-loss-fill stroke-ink" />
        <path d="M104 6v16M216 6v16" strokeWidth="4" />
      </g>
      {days.map(([x, y]) => (
        <path
          key={`${x}-${y}`}
          d={`M${x - 4} ${y}h8`}
          className="stroke-control"
          strokeWidth="3"
          strokeLinecap="round"
        />
      ))}
      <circle cx="160" cy="76" r="11" className="fill-none stroke-gain" strokeWidth="3" />
      <path
        d="M124 110c-20 4-32 12-40 26m0 0l1-12m-1 12l11-5M190 110c10 0 18 2 25 7m0 0l-12 2m12-2l-5-11"
        className="fill-none stroke-control"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <g {...line}>
        <path d="M36 186c-10-14 0-30 14-34h44c14 4 24 20 14 34z" className="fill-sunk stroke-ink" />
        <path d="M48 152c2-6 46-6 48 0" />
        <path d="M66 148l6-8 6 8" />
      </g>
      <path d="M56 168h32M60 176h24" {...thin} />
      <g {...line}>
        <path d="M196 186c-14-24 4-50 22-54h36c18 4 36 30 22 54z" />
        <path d="M212 134c2-6 46-6 48 0" />
      </g>
      <MetalCoin x={222} y={128} radius={9} />
      <MetalCoin x={240} y={122} radius={9} />
      <MetalCoin x={256} y={130} radius={8} />
      <path d="M206 136c20 8 40 8 60 0" className="fill-raised stroke-ink" strokeWidth="2" />
      <path d="M214 162c10 4 34 4 44 0" {...thin} />
    </>
  );
}

/** A field, a stack of bales and crates, and a purse: three parts of equal worth. */
export function ThreePiles() {
  return (
    <>
      <g {...line}>
        <path d="M8 186l14-48h78l8 48z" className="fill-sunk stroke-ink" />
      </g>
      <path d="M18 174h86M22 160h80M26 148h74" className="stroke-gain" strokeWidth="2" strokeDasharray="3 4" />
      <g {...line} strokeWidth="2">
        <path d="M34 138v-34h36v34zM28 106l24-22 24 22zM46 138v-18h12v18z" />
        <path d="M88 138v-20M88 122c-16 0-20-10-15-19-3-14 12-22 20-14 12-2 16 12 9 19 2 10-4 14-14 14z" />
      </g>
      {[30, 48, 66, 84].map((x, index) => (
        <g key={x} className="fill-none stroke-gain" strokeWidth="2" strokeLinecap="round">
          <path d={`M${x} ${172 - (index % 2) * 10}v-26m0 8l-6-7m6 7l6-7m-6 16l-6-7m6 7l6-7`} />
        </g>
      ))}
      <g {...line}>
        <path d="M122 186v-36h44v36zM168 186v-30h38v30z" />
        <path d="M134 150v-32h44v32z" />
        <path d="M122 150l44 36M166 150l-44 36" strokeWidth="1.2" />
        <path d="M142 118v32M170 118v32M134 128h44M134 140h44" strokeWidth="1.2" />
        <path d="M146 118c-10-8-10-22 2-28v-8h18v8c12 6 12 20 2 28zM148 92c-10-2-10 12-2 14M166 92c10-2 10 12 2 14" />
        <path d="M168 166h38M181 156v30M194 156v30" strokeWidth="1.2" />
      </g>
      <g {...line}>
        <path d="M226 186c-18-28 4-60 22-66h32c18 6 40 38 22 66z" />
        <path d="M246 120c-8-10-10-18-4-26h44c6 8 4 16-4 26z" />
      </g>
      <path d="M244 120h40" className="stroke-bitcoin" strokeWidth="3" strokeLinecap="round" />
      <MetalCoin x={264} y={156} radius={14} />
      <path d="M112 76v110M216 76v110" className="stroke-control" strokeWidth="1.6" strokeDasharray="2 5" />
    </>
  );
}

/** What a worker carries out: a box with a plant, a cup and a certificate that is worth nothing. */
export function MovingBox() {
  return (
    <>
      <path d="M6 150h308v10H6zM22 160v26M298 160v26" {...line} />
      <g {...line}>
        <path
          d="M134 84c-14-16-16-32-8-44 12 8 16 24 12 42 0-22 6-38 22-46 6 16-2 36-18 50z"
          className="fill-gain-fill stroke-ink"
        />
        <path d="M118 84h40l-5 30h-30z" />
        <path d="M176 76h30v40h-30zM206 84c14-2 14 22 0 20" />
      </g>
      <path
        d="M182 66c-4-6 4-8 0-14M194 66c-4-6 4-8 0-14"
        className="fill-none stroke-control"
        strokeWidth="1.6"
        strokeLinecap="round"
      />
      <g className="fill-raised stroke-loss" strokeWidth="1.6" strokeLinejoin="round" transform="rotate(-12 80 92)">
        <path d="M52 62h58v66H52z" />
        <path d="M58 68h46v54H58z" className="fill-none" strokeWidth="1.2" />
        <path d="M66 80h30M66 90h30" strokeWidth="1.2" />
        <circle cx="81" cy="106" r="8" strokeWidth="1.2" />
      </g>
      <path d="M50 66l58 56" className="stroke-loss" strokeWidth="2.4" strokeLinecap="round" />
      <g {...line}>
        <path d="M84 106h148v44H84z" />
        <path d="M84 106l-18-12M232 106l20-14M84 106l-22 14M232 106l24 12" className="fill-none stroke-ink" />
        <path d="M138 122h40v11h-40z" className="fill-sunk stroke-ink" strokeWidth="1.6" />
      </g>
      <g {...line}>
        <path d="M268 150v-14h36v14zM276 136v-6h20v6" className="fill-sunk stroke-ink" />
      </g>
      <path d="M20 150v-8h34v8" {...line} />
    </>
  );
}

/** Seven sprouts: four have withered, two are small, and one is as tall as the picture. */
export function SevenSprouts() {
  const withered = [30, 74, 162, 250];
  const small = [118, 294];
  return (
    <>
      <path d="M4 186c20-10 292-10 312 0z" className="fill-sunk stroke-ink" strokeWidth="1.6" />
      {withered.map((x, index) => (
        <g key={x} className="fill-none stroke-muted" strokeWidth="2.4" strokeLinecap="round" strokeLinejoin="round">
          <path d={`M${x} 182c0-${28 + (index % 2) * 8} 4-${38 + (index % 2) * 8} 16-${36 + (index % 2) * 8}`} />
          <path d={`M${x + 16} ${146 - (index % 2) * 8}c9 6 4 18-2 22`} />
        </g>
      ))}
      {small.map((x) => (
        <g key={x} {...line} strokeWidth="2">
          <path d={`M${x} 182v-30`} className="fill-none stroke-gain" strokeWidth="2.4" />
          <path
            d={`M${x} 158c-14 0-18-8-18-16 12 0 18 6 18 16zM${x} 152c12 0 17-8 17-16-11 0-17 6-17 16z`}
            className="fill-gain-fill stroke-ink"
          />
        </g>
      ))}
      <path d="M204 182c2-46-2-90 2-136" className="fill-none stroke-gain" strokeWidth="6" strokeLinecap="round" />
      <g className="fill-gain-fill stroke-ink" strokeWidth="2" strokeLinejoin="round">
        <path d="M204 150c-34 4-50-10-54-30 30-2 50 8 54 30zM204 128c34 2 48-14 50-34-28 0-46 12-50 34zM205 100c-30 2-44-12-46-30 26 0 42 10 46 30zM205 82c26 2 38-12 40-28-22 0-36 10-40 28zM206 54c-16-10-18-26-10-40 14 8 18 24 10 40z" />
        <path
          d="M160 126c16 6 30 12 44 24M246 100c-16 6-30 14-42 28M168 76c14 6 26 12 37 24M238 60c-12 6-24 12-33 22"
          className="fill-none"
          strokeWidth="1.2"
        />
      </g>
    </>
  );
}

/** A path along steep drops, and a person behind a fence that stands well before the edge. */
export function CliffPath() {
  return (
    <>
      <path
        d="M0 186v-52l26-30 20 30 24-60 26 42 18-26 14 30 16-22 14 54 18-10 12 44z"
        className="fill-sunk stroke-ink"
        strokeWidth="2"
        strokeLinejoin="round"
      />
      <path d="M26 104l-6 20M70 74l-8 30M114 90l-4 24M144 98l4 30" {...thin} />
      <path
        d="M12 122l14-18 20 30 24-60 26 42 18-26 14 30 16-22 14 54 18-10 10 36"
        className="fill-none stroke-bitcoin"
        strokeWidth="3"
        strokeLinejoin="round"
        strokeLinecap="round"
      />
      <g {...line} strokeWidth="2">
        <path d="M214 186v-48h6v48zM254 186v-48h6v48zM206 148h62v6h-62zM206 166h62v6h-62z" />
      </g>
      <Standing x={290} tall={1.05} head="hair" wear="trousers" />
    </>
  );
}
