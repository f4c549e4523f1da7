import { Loaf, line, steps, thin } from './parts';

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
          <path key={x} d={`M${x - 5} 90l5-13 5 13`} className="fill-sunk stroke-ink" strokeWidth="1.8" />
        ))}
        <path d="M66 74h24M222 76h40M60 82h20" strokeWidth="1" />
      </g>
      <g {...line} transform="rotate(4 160 130)">
        <path d="M84 116h192v24H84z" />
        {notches.map((x) => (
          <path key={x} d={`M${x - 5} 116l5 13 5-13`} className="fill-sunk stroke-ink" strokeWidth="1.8" />
        ))}
        <path d="M222 130h40M90 134h20" strokeWidth="1" />
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
    strokeWidth="1"
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
        steps(9 - (row % 3)).map((step) =>
          wedge(66 + step * 12 + (row % 2) * 4, y, (step + row) % 3 === 0 ? -90 : (step * 7) % 5 === 0 ? 45 : 0),
        ),
      )}
      {[224, 250, 276].map((x, index) => (
        <g key={x} {...line} strokeWidth="1.5" transform={`rotate(${index * 9 - 6} ${x} 186)`}>
          <path d={`M${x} 186v-74`} className="fill-none" strokeWidth="2" />
          {steps(5).map((step) => (
            <path
              key={step}
              d={`M${x} ${118 - step * 11 + 22}c-10-2-11-10-8-15 6 2 9 8 8 15zm0 0c10-2 11-10 8-15-6 2-9 8-8 15z`}
            />
          ))}
          <path d={`M${x} 84v-30M${x - 6} 88l-8-30M${x + 6} 88l8-30`} className="fill-none" strokeWidth="1" />
        </g>
      ))}
    </>
  );
}

/** A price tag that stays, beside a board of prices that are crossed out. */
export function TwoPriceTags() {
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
          647
        </text>
        <text x="278" y="84">
          913
        </text>
        <text x="278" y="106">
          1 320
        </text>
        <text x="278" y="128">
          1 908
        </text>
      </g>
      <path
        d="M246 57h36M246 79h36M234 101h48M234 123h48"
        className="stroke-loss"
        strokeWidth="2"
        strokeLinecap="round"
      />
      <text x="278" y="153" textAnchor="end" className="fill-loss font-display font-semibold" fontSize="18">
        2 750
      </text>
    </>
  );
}

/** Palms of the hands of two neighbors around one bowl. */
export function SharedBowl() {
  return (
    <>
      <g {...line}>
        <path d="M92 112h136c0 34-26 56-68 56s-68-22-68-56z" />
        <path d="M132 168h56l6 18h-68z" />
        <ellipse cx="160" cy="112" rx="68" ry="13" className="fill-paper stroke-ink" />
        <path d="M14 96c26-6 52-4 70 6 10 6 18 12 14 18-6 4-16 0-26-4M14 128c20 8 46 8 60-4" />
        <path d="M306 96c-26-6-52-4-70 6-10 6-18 12-14 18 6 4 16 0 26-4M306 128c-20 8-46 8-60-4" />
      </g>
      <path d="M104 136c14 8 98 8 112 0M112 150c16 8 80 8 96 0" {...thin} />
      <path
        d="M138 92c-8-14 8-18 0-34M160 90c-8-16 8-20 0-38M182 92c-8-14 8-18 0-34"
        className="fill-none stroke-control"
        strokeWidth="1.6"
        strokeLinecap="round"
      />
    </>
  );
}
