import { oneTo } from '@/components/drawing/one-to';
import { line, thin } from '@/components/drawing/pens';
import { Banknote } from '@/components/drawing/shapes';

/** A gold bar seen from the front and a little from above, 44 × 22. */
function Bar({ x, y, lit = true }: { x: number; y: number; lit?: boolean }) {
  return (
    <g strokeWidth="1.6" strokeLinejoin="round" className="stroke-ink">
      <path d={`M${x + 6} ${y}l6-7h26l6 7z`} className="fill-raised" />
      <path
        d={`M${x + 6} ${y}h32l6 15H${x}z`}
        className={lit ? 'fill-bitcoin-fill' : 'fill-raised'}
        fillOpacity={lit ? 0.55 : 1}
      />
      <path d={`M${x + 12} ${y + 5}h20`} strokeWidth="1.2" />
    </g>
  );
}

/** A white grand hotel with two towers below a mountain. */
export function MountainHotel() {
  return (
    <>
      <path
        d="M-2 186V118l44-34 30 20 62-66 34 30 26-16 66 62 62-20v92z"
        className="fill-sunk stroke-ink"
        strokeWidth="2"
        strokeLinejoin="round"
      />
      <path
        d="M134 38l34 30 26-16 16 15-14 10-12-8-18 16-16-14-18 12-12-8-12 8z"
        className="fill-raised stroke-ink"
        strokeWidth="1.6"
        strokeLinejoin="round"
      />
      <g {...line}>
        <path d="M34 186v-54h252v54z" />
        <path d="M30 132h260l-8-12H38z" className="fill-loss-fill stroke-ink" />
        <path d="M120 186v-74h80v74z" />
        <path d="M114 112h92l-20-22h-52z" className="fill-loss-fill stroke-ink" />
        <path d="M50 186v-84h38v84zM232 186v-84h38v84z" />
        <path d="M44 102h50L69 70zM226 102h50l-25-32z" className="fill-loss-fill stroke-ink" />
        <path d="M69 70V56M251 70V56M160 90V70" />
      </g>
      <path
        d="M69 56h14l-4 4 4 4H69M251 56h14l-4 4 4 4h-14M160 70h16l-5 5 5 5h-16"
        className="fill-raised stroke-ink"
        strokeWidth="1.6"
      />
      <path
        d={[60, 74, 242, 256, 130, 146, 166, 182, 98, 108, 206, 218].map((x) => `M${x} 142v10M${x} 162v10`).join('')}
        className="stroke-ink"
        strokeWidth="4"
      />
      <path
        d="M60 112v8M78 112v8M242 112v8M260 112v8M134 122v9M160 122v9M186 122v9"
        className="stroke-ink"
        strokeWidth="3"
      />
      <path d="M150 186v-22c0-12 20-12 20 0v22z" className="fill-sunk stroke-ink" strokeWidth="2" />
      <path d="M18 176h284M22 176v10M38 176v10M100 176v10M220 176v10M282 176v10M298 176v10" {...thin} />
      {[10, 304].map((x) => (
        <path
          key={x}
          d={`M${x} 186v-10m-9 0l9-26 9 26zm3-14l6-18 6 18z`}
          {...line}
          strokeWidth="1.6"
          className="fill-sunk stroke-ink"
        />
      ))}
    </>
  );
}

const LIMBS = 'M-5 22l-8 16h-9M6 22l3 11-7 12M7-3l17-11M-7-3l15-15';

/** A climber with the rope around the waist and the sign of a currency on a badge. */
function Climber({ x, y, sign }: { x: number; y: number; sign: string }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <g strokeLinecap="round" strokeLinejoin="round" className="fill-none">
        <path d={LIMBS} className="stroke-ink" strokeWidth="8" />
        <path d={LIMBS} className="stroke-raised" strokeWidth="4" />
      </g>
      <g {...line} strokeWidth="2">
        <path d="M-10-6c0-9 20-9 20 0l2 28h-24z" />
        <path d="M-11 14h23" className="fill-none stroke-loss" strokeWidth="2.4" />
        <circle cy="-19" r="8.5" />
        <path d="M-9-20c0-12 18-12 18 0zM-12-20h24" className="fill-sunk stroke-ink" />
      </g>
      <circle cx="-12" cy="7" r="10" className="fill-raised stroke-loss" strokeWidth="1.6" />
      <text x="-12" y="12.4" textAnchor="middle" className="fill-loss font-display font-bold" fontSize="15">
        {sign}
      </text>
    </g>
  );
}

/** Three climbers with the signs of currencies on one rope, which is tied to a gold bar on a rock. */
export function RopedClimbers() {
  return (
    <>
      <path
        d="M320 27l-48 1-16 14-30 6-12 26-34 14-14 26-34 12-16 26-38 10-18 24H320z"
        className="fill-sunk stroke-ink"
        strokeWidth="2"
        strokeLinejoin="round"
      />
      <path
        d="M284 40l-8 30M246 66l-10 34M204 100l-6 36M160 132l-8 30M112 162l-6 16M300 90l-14 40M250 130l-16 40"
        {...thin}
      />
      <path
        d="M276 22c-16 16-40 20-60 34-18 14-34 30-50 44-16 12-40 20-60 34"
        className="fill-none stroke-loss"
        strokeWidth="3"
        strokeLinecap="round"
      />
      <Bar x={262} y={13} />
      <path d="M277 6v22M293 6v22" className="stroke-loss" strokeWidth="3" />
      <Climber x={218} y={38} sign="$" />
      <Climber x={160} y={90} sign="£" />
      <Climber x={104} y={128} sign="¥" />
    </>
  );
}

/** An open passport with amounts and a stamp, and a sun hat. */
export function PassportStamp() {
  return (
    <>
      <g transform="rotate(-4 150 110)">
        <path
          d="M40 56c40-8 80-6 106 6 26-12 66-14 106-6v112c-40-8-80-6-106 6-26-12-66-14-106-6z"
          {...line}
          strokeWidth="2.4"
        />
        <path d="M146 62v112" {...thin} strokeWidth="1.6" />
        <path d="M60 76h66M60 96h66M60 116h66M60 136h66M166 150h66" {...thin} />
        <g className="fill-muted font-display" fontSize="15" textAnchor="end">
          <text x="126" y="92">
            £20
          </text>
          <text x="126" y="112">
            £15
          </text>
          <text x="126" y="132">
            £15
          </text>
        </g>
        <path d="M66 88h24M66 108h30M66 128h20" className="stroke-control" strokeWidth="2" strokeLinecap="round" />
        <g transform="rotate(-12 200 104)">
          <circle cx="200" cy="104" r="34" className="fill-none stroke-loss" strokeWidth="3" />
          <circle cx="200" cy="104" r="27" className="fill-none stroke-loss" strokeWidth="1.2" />
          <text x="200" y="112" textAnchor="middle" className="fill-loss font-display font-bold" fontSize="24">
            £50
          </text>
        </g>
      </g>
      <g {...line}>
        <path d="M222 176c-8-22 80-26 92-4 4 8-10 14-46 14s-44-4-46-10z" />
        <path d="M240 166c0-34 52-36 56-4" />
        <path d="M240 166c14 8 42 6 56-4l-1-9c-14 8-40 9-54 5z" className="fill-loss-fill stroke-ink" />
      </g>
    </>
  );
}

/** A scale: three gold bars against a growing heap of dollars. */
export function DollarsAndGold() {
  return (
    <>
      <g {...line}>
        <path d="M156 34h8v138h-8z" />
        <path d="M112 186c0-12 20-14 48-14s48 2 48 14z" />
        <circle cx="160" cy="32" r="8" className="fill-paper stroke-ink" />
        <path d="M60 32l202 32" className="fill-none" strokeWidth="5" />
        <path d="M62 34l-34 70M62 34l36 70M258 64l-40 74M258 64l42 74" strokeWidth="1.6" className="fill-none" />
        <path d="M22 104h82c-4 16-20 22-41 22s-37-6-41-22z" />
        <path d="M210 138h98c-6 18-24 24-49 24s-43-6-49-24z" />
      </g>
      <Bar x={26} y={88} />
      <Bar x={56} y={88} />
      <Bar x={41} y={72} />
      {(
        [
          [212, 108, -6],
          [246, 110, 5],
          [228, 88, 3],
          [262, 92, -8],
          [208, 74, 9],
          [246, 66, -4],
          [226, 46, 6],
        ] as const
      ).map(([x, y, turn]) => (
        <g key={`${x}-${y}`}>
          <Banknote x={x} y={y} width={50} height={26} turn={turn} />
          <text
            x={x + 25}
            y={y + 18.4}
            textAnchor="middle"
            transform={`rotate(${turn} ${x + 25} ${y + 13})`}
            className="fill-loss font-display font-bold"
            fontSize="14"
          >
            $
          </text>
        </g>
      ))}
    </>
  );
}

/** A truck with gold bars drives toward a plane, at night. */
export function GoldConvoy() {
  return (
    <>
      <g {...line}>
        <path d="M196 112c34-12 86-14 128-6v44c-44 8-94 4-128-10-8-6-8-22 0-28z" />
        <path d="M228 138l-46 42h26l56-38zM286 104l18-44h22v48z" />
        <path d="M214 118h10M236 114h9M256 111h9M276 110h9" strokeWidth="4" />
        <path d="M248 152v22M296 152v22" strokeWidth="3" />
        <circle cx="248" cy="178" r="8" className="fill-ink stroke-ink" />
        <circle cx="296" cy="178" r="8" className="fill-ink stroke-ink" />
      </g>
      <g {...line}>
        <path d="M14 128h92v44H14z" />
        <path d="M106 120h26l18 24v28h-44z" />
        <path d="M114 128h15l10 16h-25z" className="fill-sunk stroke-ink" strokeWidth="1.6" />
        <path d="M10 172h142v6H10z" className="fill-sunk stroke-ink" />
      </g>
      {[36, 84, 130].map((x) => (
        <g key={x} className="fill-raised stroke-ink" strokeWidth="2.4">
          <circle cx={x} cy="178" r="10" />
          <circle cx={x} cy="178" r="3.4" strokeWidth="1.6" />
        </g>
      ))}
      <Bar x={14} y={113} />
      <Bar x={58} y={113} />
      <Bar x={36} y={97} />
      <path d="M150 152l30-8v22z" className="fill-bitcoin-fill" fillOpacity="0.4" />
    </>
  );
}

/** A television set of 1971 with a speaker behind a desk. */
export function TvAddress() {
  return (
    <>
      <g {...line} strokeWidth="2.4">
        <path d="M96 166l-16 20M224 166l16 20M126 34L98 4M134 34l34-26" className="fill-none" />
        <rect x="52" y="34" width="216" height="134" rx="14" />
        <path
          d="M70 58c0-8 4-12 12-12 32-4 78-4 106 0 8 0 12 4 12 12 4 26 4 54 0 82 0 8-4 12-12 12-28 4-74 4-106 0-8 0-12-4-12-12-4-28-4-56 0-82z"
          className="fill-paper stroke-ink"
        />
        <circle cx="234" cy="66" r="13" />
        <circle cx="234" cy="102" r="13" />
      </g>
      <path
        d="M234 66l6-9M234 102v-11M220 128h28M220 136h28M220 144h28M220 152h28"
        className="stroke-ink"
        strokeWidth="1.6"
        strokeLinecap="round"
      />
      <g {...line} strokeWidth="2">
        <path d="M84 60h22v66M186 60h-22v66" className="fill-none" strokeWidth="1.6" />
        <path d="M108 128c0-24 8-34 27-34s27 10 27 34z" />
        <path d="M127 94l8 10 8-10M135 104l-4 20M135 104l4 20" className="fill-none" strokeWidth="1.6" />
        <path d="M122 76c0-20 26-20 26 0 0 14-5 20-13 20s-13-6-13-20z" />
        <path d="M121 76c-2-22 30-22 28 0-3-8-6-9-13-9s-12 2-15 9z" className="fill-ink stroke-ink" />
        <path d="M130 88h10" strokeWidth="1.6" />
        <path d="M72 126h126l2 22c-34 6-96 6-130 0z" className="fill-sunk stroke-ink" />
        <path d="M104 122h22l4 8h-30z" strokeWidth="1.6" />
        <path d="M156 126v-14m-4 0h8v-9h-8z" strokeWidth="1.6" />
      </g>
    </>
  );
}

/** A counter window in a thick wall, with its shutter half down before gold bars. */
export function GoldWindow({ words: [price] }: { words: readonly string[] }) {
  return (
    <>
      <g {...line}>
        <path d="M20 14h280v172H20z" className="fill-sunk stroke-ink" />
        <path
          d="M20 40h56M20 66h56M20 92h56M20 118h56M20 144h280M20 166h280M244 40h56M244 66h56M244 92h56M244 118h56M48 14v26M38 40v26M56 66v26M40 92v26M58 118v26M272 14v26M284 40v26M262 66v26M282 92v26M264 118v26M60 144v22M120 144v22M180 144v22M240 144v22M90 166v20M150 166v20M210 166v20"
          {...thin}
          className="fill-none stroke-control"
        />
        <path d="M76 32h168v112H76z" className="fill-paper stroke-ink" strokeWidth="3" />
      </g>
      {oneTo(3).map((step) => (
        <Bar key={step} x={50 + step * 46} y={126} />
      ))}
      {oneTo(2).map((step) => (
        <Bar key={step} x={73 + step * 46} y={110} />
      ))}
      <g {...line}>
        <path d="M78 34h164v56H78z" />
        <path d="M78 44h164M78 55h164M78 66h164M78 77h164" strokeWidth="1.2" />
        <path d="M72 90h176v8H72z" className="fill-loss-fill stroke-ink" />
        <path d="M150 98v8h20v-8" strokeWidth="2" className="fill-none" />
        <path d="M62 142h196v10H62z" />
        <path d="M112 18h96v20h-96z" />
      </g>
      <text x="160" y="33" textAnchor="middle" className="fill-ink font-display font-semibold" fontSize="14">
        {price}
      </text>
    </>
  );
}
GoldWindow.words = 1;

const balloons = [
  { x: 58, y: 74, sign: '$', radius: 30 },
  { x: 128, y: 50, sign: '£', radius: 25 },
  { x: 196, y: 84, sign: '¥', radius: 25 },
  { x: 262, y: 52, sign: 'DM', radius: 27 },
];

/** Balloons with signs of currencies, and the pegs from which their strings were cut. */
export function FloatingCurrencies() {
  return (
    <>
      {balloons.map(({ x, y, sign, radius }) => (
        <g key={sign}>
          <path
            d={`M${x} ${y + radius * 1.22 + 6}c-10 14 10 22 0 36`}
            className="fill-none stroke-ink"
            strokeWidth="1.6"
            strokeLinecap="round"
          />
          <path
            d={`M${x} ${y + radius * 1.22}c-${radius * 0.7}-${radius * 0.5} -${radius}-${radius * 0.8} -${radius}-${radius * 1.3}a${radius} ${radius} 0 0 1 ${radius * 2} 0c0 ${radius * 0.5} -${radius * 0.3} ${radius * 0.8} -${radius} ${radius * 1.3}zl-5 7h10z`}
            {...line}
            className={sign === '$' ? 'fill-raised stroke-loss' : 'fill-raised stroke-ink'}
          />
          <text
            x={x}
            y={y + 6}
            textAnchor="middle"
            className={sign === '$' ? 'fill-loss font-display font-bold' : 'fill-ink font-display font-bold'}
            fontSize={sign.length > 1 ? 20 : 26}
          >
            {sign}
          </text>
          <path d={`M${x - radius * 0.55} ${y - radius * 0.5}c3-7 8-10 13-11`} {...thin} />
          <path d={`M${x - 5} 186l3-22h4l3 22z`} {...line} strokeWidth="1.6" />
          <path d={`M${x} 166c8-6 14 0 10 8`} {...thin} strokeWidth="1.6" />
        </g>
      ))}
      <path d="M20 186h280" className="stroke-ink" strokeWidth="2" />
    </>
  );
}

/** A fever chart on a clipboard: a peak, then a long low line with a late bump. */
export function FeverChart() {
  return (
    <>
      <g {...line} strokeWidth="2.4">
        <rect x="40" y="20" width="240" height="162" rx="8" />
        <rect x="54" y="38" width="212" height="132" className="fill-paper stroke-ink" strokeWidth="1.6" />
        <path d="M130 12h60v16h-60z" />
      </g>
      <path
        d={`${oneTo(6)
          .map((step) => `M54 ${38 + step * 19}h212`)
          .join('')}${oneTo(9)
          .map((step) => `M${54 + step * 21} 38v132`)
          .join('')}`}
        className="stroke-line"
        strokeWidth="1.2"
      />
      <path
        d="M58 148l14-4 12-14 10 6 12-34 8 12 12-2 14-62 12 30 10 44 12 4 10-6 14 8 14 2 12-4 10 4 10-2 8-40 7 28 5 12"
        className="fill-none stroke-loss"
        strokeWidth="3"
        strokeLinejoin="round"
        strokeLinecap="round"
      />
      <g {...line} transform="rotate(34 284 120)">
        <path d="M278 70h12v78h-12z" strokeWidth="1.6" />
        <circle cx="284" cy="154" r="10" className="fill-loss-fill stroke-ink" strokeWidth="1.6" />
        <path d="M284 146v-50" className="stroke-loss" strokeWidth="3" />
      </g>
    </>
  );
}

const plates = [
  { x: 14, name: 'INDIA' },
  { x: 118, name: 'USA' },
  { x: 222, name: 'UK' },
];

/** Three delegates behind nameplates at a long table; one has a hand up, and a microphone stands before him. */
export function ConferenceTable() {
  return (
    <>
      {plates.map(({ x, name }, index) => (
        <g key={name} transform={`translate(${x + 42} 0)`} {...line} strokeWidth="2">
          {index === 0 && <path d="M26 104l14-52" className="fill-none stroke-ink" strokeWidth="13" />}
          {index === 0 && <path d="M26 104l14-52" className="fill-none stroke-raised" strokeWidth="9" />}
          {index === 0 && <path d="M35 52c-3-8 0-18 4-18 2 0 1 6 2 9 2-4 6-5 7-2 1 6-1 10-4 14z" />}
          <path d="M-36 142c0-34 12-48 36-48s36 14 36 48z" />
          <path d="M-9 95l9 14 9-14M0 109l-5 33M0 109l5 33" className="fill-none stroke-ink" strokeWidth="1.6" />
          <path d="M-16 74c0-26 32-26 32 0 0 16-6 25-16 25s-16-9-16-25z" />
          {index === 0 && <path d="M-17 72c-3-24 37-24 34 0-10-9-24-9-34 0z" className="fill-ink stroke-ink" />}
          {index === 1 && (
            <>
              <path d="M-17 70c-2-22 36-22 34 0-4-9-8-10-17-10s-13 1-17 10z" className="fill-sunk stroke-ink" />
              <circle cx="-6.5" cy="77" r="5" strokeWidth="1.6" />
              <circle cx="6.5" cy="77" r="5" strokeWidth="1.6" />
            </>
          )}
          {index === 2 && (
            <>
              <path
                d="M-16 72c-1-10 3-18 16-18s17 8 16 18c-3-6-6-10-16-10s-13 4-16 10z"
                className="fill-sunk stroke-ink"
              />
              <path d="M-8 87c4-3 12-3 16 0" className="fill-none stroke-ink" strokeWidth="3" />
            </>
          )}
        </g>
      ))}
      <g {...line}>
        <path d="M4 140h312v46H4z" className="fill-sunk stroke-ink" />
        <path d="M4 140h312v8H4z" />
      </g>
      {plates.map(({ x, name }) => (
        <g key={name}>
          <path d={`M${x} 142l5-18h74l5 18z`} {...line} strokeWidth="1.6" />
          <text x={x + 42} y="138" textAnchor="middle" className="fill-ink font-display font-semibold" fontSize="14">
            {name}
          </text>
        </g>
      ))}
      <g {...line}>
        <path d="M108 186v-70" className="fill-none stroke-ink" strokeWidth="2.4" />
        <path d="M101 104c0-10 14-10 14 0v10c0 8-14 8-14 0z" />
        <path d="M101 108h14" strokeWidth="1.6" />
        <path d="M96 186c0-6 24-6 24 0z" />
      </g>
    </>
  );
}

/** A beam on two posts cracks under heavy sacks. */
export function CrackedBeam() {
  return (
    <>
      <g {...line} strokeWidth="2.4">
        <path d="M40 120h26v66H40zM254 120h26v66h-26z" />
        <path d="M34 112h38v10H34zM248 112h38v10h-38z" className="fill-sunk stroke-ink" />
        <path d="M20 84l128 26 6-10 8 20 8-16 6 8 124-28v22l-126 28-8-9-7 14-9-18-7 9L20 108z" />
      </g>
      <path d="M34 96l92 18M46 106l52 10M200 118l88-19M216 124l52-12" {...thin} />
      <g {...line}>
        <path d="M98 94c-16-6-16-38-2-48l6-10h20l6 10c16 10 18 44 4 54z" />
        <path d="M100 44h26M104 36l-4-10 8 4 4-8 4 8 8-4-3 10" className="fill-raised stroke-ink" />
        <path d="M188 96c-18-10-18-46-2-58l6-10h22l6 10c18 12 20 40 8 48z" />
        <path d="M190 36h28M194 28l-4-10 8 4 5-8 4 8 8-4-3 10" className="fill-raised stroke-ink" />
        <path d="M138 102c-12-6-12-30-1-38l5-8h16l5 8c12 8 13 34 3 44l-6-10z" />
        <path d="M140 62h20M143 56l-3-8 6 3 4-6 3 6 6-3-2 8" className="fill-raised stroke-ink" />
      </g>
      <g className="fill-loss font-display font-bold" textAnchor="middle">
        <text x="112" y="78" fontSize="26">
          $
        </text>
        <text x="204" y="74" fontSize="30">
          $
        </text>
        <text x="150" y="88" fontSize="20">
          $
        </text>
      </g>
      <path
        d="M132 134l-6 12M160 138v14M188 132l7 12"
        className="stroke-loss"
        strokeWidth="2.4"
        strokeLinecap="round"
      />
      <Bar x={112} y={171} />
      <Bar x={164} y={171} />
    </>
  );
}

/** A family on a sofa, seen from behind. On the television a man at a desk speaks. */
export function FamilyTelevision() {
  return (
    <>
      <g {...line} strokeWidth="2.4">
        <path d="M148 24l-22-20M156 24l26-22" className="fill-none stroke-ink" strokeWidth="1.6" />
        <path
          d="M104 24h112c5 0 8 3 8 8v72c0 5-3 8-8 8H104c-5 0-8-3-8-8V32c0-5 3-8 8-8z"
          className="fill-sunk stroke-ink"
        />
        <path
          d="M106 40c0-5 3-8 8-8 18-2 44-2 62 0 5 0 8 3 8 8 2 18 2 38 0 56 0 5-3 8-8 8-18 2-44 2-62 0-5 0-8-3-8-8-2-18-2-38 0-56z"
          className="fill-paper stroke-ink"
          strokeWidth="1.6"
        />
        <circle cx="204" cy="46" r="7" strokeWidth="1.6" />
        <circle cx="204" cy="66" r="5" strokeWidth="1.6" />
        <path d="M196 82h16M196 90h16M196 98h16" strokeWidth="1.6" />
        <path d="M108 112l-6 40M212 112l6 40" strokeWidth="3" />
      </g>
      <g {...line} strokeWidth="1.6">
        <path d="M122 90c0-16 8-22 16-24h14c8 2 16 8 16 24z" />
        <path d="M145 66l-4 8 4 14 4-14z" className="fill-loss-fill stroke-ink" strokeWidth="1.2" />
        <path d="M136 52c0-14 18-14 18 0 0 9-4 14-9 14s-9-5-9-14z" />
        <path d="M135 50c-2-15 22-15 20 0-4-5-14-6-20 0z" className="fill-ink stroke-ink" strokeWidth="1.2" />
        <path d="M110 90h70v8h-70z" className="fill-sunk stroke-ink" />
      </g>
      <g {...line} strokeWidth="2.4">
        <path d="M288 186v-76" className="fill-none stroke-ink" strokeWidth="3" />
        <path d="M274 186c0-6 28-6 28 0z" />
        <path d="M274 74h28l13 38h-54z" className="fill-bitcoin-fill stroke-ink" fillOpacity="0.5" />
      </g>
      <g {...line} strokeWidth="2.4">
        <path d="M56 150c-2-20 8-30 22-32h10c14 2 24 12 22 32z" />
        <path d="M68 98c0-20 30-20 30 0 0 14-7 22-15 22s-15-8-15-22z" className="fill-ink stroke-ink" />
        <path d="M204 150c-2-20 8-28 20-30h8c14 2 22 10 20 30z" />
        <path d="M206 116c-6-34 50-34 44 0 2 8 1 12-4 14h-36c-5-2-6-6-4-14z" className="fill-ink stroke-ink" />
        <path d="M138 154c0-16 8-20 16-22h6c10 2 16 6 16 22z" />
        <circle cx="157" cy="122" r="13" className="fill-ink stroke-ink" />
        <path d="M145 118l-10-6 2 12zM169 118l10-6-2 12z" className="fill-loss-fill stroke-ink" strokeWidth="1.6" />
      </g>
      <g {...line} strokeWidth="2.4">
        <path d="M34 186v-44c0-6 4-8 9-8h223c5 0 9 2 9 8v44z" transform="matrix(.92 0 0 1 6 2)" />
        <path d="M20 186v-32c0-14 24-14 24 0v32zM246 186v-32c0-14 24-14 24 0v32z" className="fill-sunk stroke-ink" />
        <path d="M108 140v46M184 140v46" strokeWidth="1.6" />
      </g>
    </>
  );
}
