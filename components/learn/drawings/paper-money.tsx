import { oneTo } from '@/components/drawing/one-to';
import { line, thin } from '@/components/drawing/pens';

/** A coin with a square hole. */
const cash = (x: number, y: number, radius: number) => (
  <g key={`${x}-${y}`} {...line} strokeWidth="1.6">
    <circle cx={x} cy={y} r={radius} />
    <path
      d={`M${x - radius * 0.32} ${y - radius * 0.32}h${radius * 0.64}v${radius * 0.64}h${-radius * 0.64}z`}
      className="fill-sunk stroke-ink"
      strokeWidth="1.2"
    />
  </g>
);

/** A string of coins seen from the side, hung from its upper end. */
const strand = (x: number, y: number, count: number) => (
  <g key={`${x}-${y}`}>
    <path d={`M${x} ${y - 8}v${count * 6 + 16}`} className="stroke-ink" strokeWidth="1.6" />
    {oneTo(count).map((step) => (
      <rect
        key={step}
        x={x - 8}
        y={y + (step - 1) * 6}
        width="16"
        height="5"
        rx="2.2"
        className="fill-raised stroke-ink"
        strokeWidth="1.2"
      />
    ))}
    <path d={`M${x} ${y + count * 6 + 6}l-4 8m4-8l4 8`} className="stroke-ink" strokeWidth="1.2" />
  </g>
);

/** A porter with iron coins on a pole, and a hand with one sheet. */
export function IronStrings() {
  return (
    <>
      <path d="M14 64c50 10 116 6 186-10" className="fill-none stroke-ink" strokeWidth="4" strokeLinecap="round" />
      {[16, 34, 52].map((x) => strand(x, 82, 12))}
      {[164, 182, 200].map((x) => strand(x, 74, 12))}
      <path d="M8 72h52M156 64h52" className="stroke-ink" strokeWidth="2.4" strokeLinecap="round" />
      <g {...line} strokeWidth="2">
        <path d="M98 136l-14 50h-10M118 136l10 22-6 28h12" className="fill-none" strokeWidth="9" />
        <path d="M98 136l-14 50M118 136l10 22-6 28" className="fill-none stroke-raised" strokeWidth="5" />
        <path d="M98 94c-14 2-19-8-16-26M116 94c13 0 18-10 15-30" className="fill-none" strokeWidth="11" />
        <path d="M98 94c-14 2-19-8-16-26M116 94c13 0 18-10 15-30" className="fill-none stroke-raised" strokeWidth="7" />
        <path d="M94 78c-10 12-12 36-10 58 12 8 30 8 42 0 2-22 0-46-8-58z" />
        <path d="M86 112c12 6 28 6 40 0" strokeWidth="1.6" className="fill-none" />
        <circle cx="112" cy="56" r="12" />
        <path d="M107 60h.1M116 60h.1" strokeWidth="3" />
        <path d="M88 52l26-24 26 20c-16 8-36 10-52 4z" />
        <path d="M114 28l-10 26M114 28l8 24" strokeWidth="1.2" />
      </g>
      <path d="M130 58c4 4 4 8 2 12M136 66c3 3 3 6 1 9" className="fill-none stroke-control" strokeWidth="1.6" />
      <g {...line} transform="rotate(7 270 96)">
        <path d="M240 50h56v88h-56z" className="fill-paper stroke-loss" strokeWidth="2" />
        <path d="M246 56h44v14h-44z" className="fill-none stroke-loss" strokeWidth="1.2" />
        <path d="M252 102v-12l16-10 16 10v12zM264 102v-8h8v8z" className="fill-none stroke-loss" strokeWidth="1.6" />
        <path d="M248 112h40M248 120h40M248 128h24" className="stroke-loss" strokeWidth="1.2" />
        <path d="M274 116h13v13h-13z" className="fill-loss-fill stroke-none" />
      </g>
      <path
        d="M320 168c-18 6-34 4-44-6l-18-20c-4-6 4-12 10-6l10 10c-2-12 0-20 4-22 6-2 8 4 8 10 8 4 18 4 30 2z"
        {...line}
        strokeWidth="2"
      />
    </>
  );
}

const leaf = (x: number, y: number, turn: number, size: number) => (
  <g
    key={`${x}-${y}`}
    transform={`translate(${x} ${y}) rotate(${turn}) scale(${size})`}
    {...line}
    strokeWidth={1.6 / size}
  >
    <path d="M0 0c-10 2-22-4-24-18 4 0 4-4 2-8 6 0 6-6 4-10 6-2 12-10 18-20 6 10 12 18 18 20-2 4-2 10 4 10-2 4-2 8 2 8C22-4 10 2 0 0z" />
    <path d="M0 0v-46M0-12l-14-8M0-12l14-8M0-26l-11-8M0-26l11-8" className="fill-none" strokeWidth={1.2 / size} />
  </g>
);

const berry = (x: number, y: number) => (
  <g key={`${x}-${y}`} className="fill-loss-fill stroke-ink" strokeWidth="1.2">
    {[
      [0, 0],
      [-4, 5],
      [4, 5],
      [0, 9],
      [-4, 13],
      [4, 13],
      [0, 17],
    ].map(([dx, dy]) => (
      <circle key={`${dx}-${dy}`} cx={x + (dx ?? 0)} cy={y + (dy ?? 0)} r="4" />
    ))}
  </g>
);

/** A note of Kublai Khan on dark bark paper, beside a mulberry branch. */
export function MulberryNote() {
  return (
    <>
      <g transform="rotate(-5 98 108)" strokeLinejoin="round">
        <path
          d="M44 26h106v158l-8-3-8 4-10-4-10 3-12-4-10 4-12-4-10 4-12-3-14 3z"
          className="fill-ink stroke-ink"
          strokeWidth="2"
        />
        <g className="fill-none stroke-raised" strokeWidth="1.2">
          <path d="M50 32h94v144H50zM56 38h82v18H56zM56 62h82v54H56zM56 122h82v48H56z" />
          <path d="M66 43v9M78 43v9M90 43v9M102 43v9M114 43v9M126 43v9" strokeWidth="3" />
          <path d="M64 128v36M74 128v30M84 128v36M94 128v26M104 128v36M114 128v32M124 128v36" strokeDasharray="4 2.5" />
          <path d="M62 68v42M132 68v42" strokeDasharray="5 3" />
        </g>
        <g className="fill-raised stroke-none">
          {[78, 97, 116].map((x) => (
            <g key={x}>
              <path d={`M${x - 1} 66h2v48h-2z`} />
              {oneTo(7).map((step) => (
                <rect key={step} x={x - 6} y={64 + step * 6} width="12" height="4.2" rx="1.6" />
              ))}
            </g>
          ))}
        </g>
        <path d="M82 84h38v38H82z" className="fill-none stroke-loss" strokeWidth="4" />
        <path d="M90 92v22M98 92v22M106 92h8v22M90 102h8" className="fill-none stroke-loss" strokeWidth="2.4" />
      </g>
      <path
        d="M316 36c-34 8-60 30-78 62-8 14-14 32-18 52"
        className="fill-none stroke-ink"
        strokeWidth="3"
        strokeLinecap="round"
      />
      {leaf(282, 50, -30, 0.82)}
      {leaf(258, 78, -62, 0.8)}
      {leaf(274, 68, 96, 0.86)}
      {leaf(240, 102, -76, 0.66)}
      {leaf(248, 96, 118, 0.94)}
      {leaf(222, 146, 160, 0.74)}
      {leaf(226, 130, 80, 0.7)}
      {berry(262, 104)}
      {berry(240, 138)}
    </>
  );
}

/** The one-string note of the Ming. */
export function MingNote() {
  const curl = 'c4-6 10-6 12 0s-6 8-8 3';
  return (
    <>
      <g strokeLinejoin="round" strokeLinecap="round">
        <path d="M100 8h122v172H100z" className="fill-raised stroke-loss" strokeWidth="2.4" />
        <path d="M110 34h102v138H110z" className="fill-paper stroke-loss" strokeWidth="1.6" />
        <path d="M116 12h90v16h-90z" className="fill-none stroke-loss" strokeWidth="1.6" />
        <path
          d="M126 15v10M141 15v10M156 15v10M171 15v10M186 15v10M197 15v10"
          className="stroke-loss"
          strokeWidth="4"
        />
        <g className="fill-none stroke-loss" strokeWidth="1.2">
          {[40, 58, 76, 94, 112, 130, 148].map((y) => (
            <path key={y} d={`M112 ${y}${curl}M198 ${y}${curl}`} />
          ))}
        </g>
        <path d="M126 42h70v64h-70zM126 112h70v54h-70z" className="fill-none stroke-loss" strokeWidth="1.6" />
        <path d="M150 48h8M164 48h8M150 54h8M164 54h8" className="stroke-loss" strokeWidth="2.4" />
        {[0, 1].flatMap((row) =>
          [136, 147.5, 159, 170.5, 182].map((x) => (
            <g key={`${row}-${x}`}>
              <path d={`M${x + 2} ${60 + row * 22}v19`} className="stroke-loss" strokeWidth="1.2" />
              {oneTo(4).map((step) => (
                <rect
                  key={step}
                  x={x - 2.5}
                  y={58 + row * 22 + step * 3.8}
                  width="9"
                  height="3"
                  rx="1.3"
                  className="fill-raised stroke-loss"
                  strokeWidth="1.2"
                />
              ))}
            </g>
          )),
        )}
        <path
          d="M134 118v42M143 118v42M152 118v36M161 118v42M170 118v42M179 118v30M188 118v42"
          className="stroke-loss"
          strokeWidth="1.6"
          strokeDasharray="4 2.5"
        />
        <path d="M144 92h34v34h-34z" className="fill-none stroke-loss-fill" strokeWidth="3" />
      </g>
      {strand(40, 92, 13)}
      {strand(64, 92, 13)}
      {cash(268, 172, 14)}
      {cash(286, 150, 14)}
      {cash(252, 148, 14)}
    </>
  );
}

const scrap = (x: number, y: number, turn: number, size: number) => (
  <g key={`${x}-${y}`} transform={`translate(${x} ${y}) rotate(${turn}) scale(${size})`}>
    <path
      d="M-22-14l14 2 8-4 10 4 12-3 2 12-4 8 2 10-12-2-8 4-12-3-12 3 2-12-4-8z"
      className="fill-raised stroke-loss"
      strokeWidth={1.6 / size}
      strokeLinejoin="round"
    />
    <path d="M-14-6H8M-14 2H14M-12 9H4" className="stroke-loss" strokeWidth={1.2 / size} />
    <path d="M8-8h7v7H8z" className="fill-loss-fill" />
  </g>
);

/** An empty stall: torn notes blow about, one copper coin lies on the counter. */
export function TornNotes() {
  return (
    <>
      <g {...line}>
        <path d="M40 186V40M280 186V40" strokeWidth="5" />
        <path d="M24 42h272l-14-26H38z" strokeWidth="2" />
        <path
          d="M24 42c6 14 28 14 34 0 6 14 28 14 34 0 6 14 28 14 34 0 6 14 28 14 34 0 6 14 28 14 34 0 6 14 28 14 34 0 6 14 28 14 34 0 6 14 28 14 34 0"
          strokeWidth="1.6"
        />
        <path d="M30 124h260v14H30z" strokeWidth="2.4" />
        <path d="M46 138h228v48H46z" className="fill-sunk stroke-ink" />
        <path d="M84 138v48M122 138v48M160 138v48M198 138v48M236 138v48" {...thin} />
      </g>
      {cash(128, 110, 14)}
      {scrap(72, 84, -18, 0.9)}
      {scrap(246, 76, 24, 0.8)}
      {scrap(180, 66, -40, 0.62)}
      {scrap(92, 176, 12, 1)}
      {scrap(196, 172, -10, 1.05)}
      {scrap(262, 182, 30, 0.8)}
      {scrap(26, 182, -26, 0.8)}
      <path
        d="M96 66c14-8 24-6 36 0M214 92c12 6 22 4 32-2M40 106c10-6 16-4 24 0"
        className="fill-none stroke-control"
        strokeWidth="1.6"
        strokeLinecap="round"
      />
    </>
  );
}

/** A chest of iron coins, and a pile of notes that is far higher. */
export function IronChest() {
  return (
    <>
      <g {...line} strokeWidth="2.4">
        <path d="M34 118l14-52h118l-14 52z" className="fill-sunk stroke-ink" />
        <path d="M48 66c20-10 98-10 118 0" />
        {[52, 74, 96, 118, 140].map((x) => (
          <g key={x} strokeWidth="1.6">
            {oneTo(6).map((step) => (
              <rect key={step} x={x - 9} y={132 - step * 6} width="19" height="5" rx="2.2" />
            ))}
          </g>
        ))}
        <path d="M28 120h132v66H28z" />
        <path d="M28 140h132M28 172h132M48 120v66M140 120v66" className="fill-none" strokeWidth="1.6" />
        <path d="M84 130h20v26H84z" />
        <path d="M94 138v8" className="stroke-ink" strokeWidth="3" />
        <circle cx="94" cy="139" r="2.6" className="fill-ink" />
      </g>
      <g className="fill-raised stroke-loss" strokeWidth="1.6" strokeLinejoin="round">
        {oneTo(24).map((step) => (
          <path key={step} d={`M${198 + ((step * 7) % 5) - 2} ${189 - step * 6}h86l3 4h-92z`} />
        ))}
        <path d="M206 44l62-6 18 8-68 6z" />
        <path d="M226 44l34-3" strokeWidth="1.2" />
      </g>
      {cash(178, 176, 10)}
    </>
  );
}
