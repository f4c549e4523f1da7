import { oneTo } from '@/components/drawing/one-to';
import { line, thin } from '@/components/drawing/pens';
import { MetalCoin } from '@/components/drawing/shapes';

/** A strong block with a folded newspaper inside. Its chain begins here. */
export function FirstBlock() {
  return (
    <>
      <g {...line} strokeWidth="2.4">
        <path d="M52 84l36-30h132l-36 30z" />
        <path d="M184 84l36-30v100l-36 32z" className="fill-sunk stroke-ink" />
        <path d="M52 84h132v102H52z" />
      </g>
      <text x="203" y="118" textAnchor="middle" className="fill-ink font-display font-semibold" fontSize="30">
        0
      </text>
      <g {...line} strokeWidth="1.6" transform="rotate(-4 118 134)">
        <path d="M72 98h92v74H72z" className="fill-paper stroke-ink" />
        <path d="M82 108h72" strokeWidth="5" />
        <path d="M82 118h72" strokeWidth="1.2" />
        <path d="M82 128h58M82 136h46" className="stroke-loss" strokeWidth="3" />
        <path
          d="M82 147h32M82 153h32M82 159h32M82 165h24M122 147h32M122 153h32M122 159h32M122 165h18"
          strokeWidth="1.2"
        />
      </g>
      {[
        { x: 200, color: 'stroke-ink' },
        { x: 232, color: 'stroke-control' },
        { x: 264, color: 'stroke-line' },
      ].map(({ x, color }) => (
        <rect key={x} x={x} y="148" width="40" height="20" rx="10" className={`fill-none ${color}`} strokeWidth="4" />
      ))}
      <path d="M112 40v-22M74 46L60 28M150 46l14-18" {...thin} strokeWidth="2" className="stroke-bitcoin" />
    </>
  );
}

/** A computer on a desk at night. Warm air rises from its fan. */
export function LoneComputer() {
  return (
    <>
      <path d="M20 150h280v10H20z" {...line} strokeWidth="2.4" />
      <path d="M38 160v26M282 160v26" className="stroke-ink" strokeWidth="3" />
      <g {...line} strokeWidth="2.4">
        <path d="M72 56h112c5 0 8 3 8 8v62c0 5-3 8-8 8H72c-5 0-8-3-8-8V64c0-5 3-8 8-8z" />
        <path d="M112 134h32l4 16h-40z" />
        <path d="M212 72h54v78h-54z" />
        <path d="M222 82h34M222 90h34" strokeWidth="1.6" />
      </g>
      <rect x="74" y="66" width="108" height="58" rx="3" className="fill-paper stroke-ink" strokeWidth="1.2" />
      <g className="fill-raised stroke-bitcoin" strokeWidth="2">
        <path d="M84 86h20v18H84zM112 86h20v18h-20zM140 86h20v18h-20z" strokeLinejoin="round" />
        <path d="M104 95h8M132 95h8M160 95h10" />
      </g>
      <circle cx="239" cy="122" r="17" className="fill-paper stroke-ink" strokeWidth="2" />
      <path
        d="M239 122c-2-10 6-14 9-10 2 5-3 8-9 10zm0 0c10-2 14 6 10 9-5 2-8-3-10-9zm0 0c2 10-6 14-9 10-2-5 3-8 9-10zm0 0c-10 2-14-6-10-9 5-2 8 3 10 9z"
        className="fill-ink"
      />
      <g className="fill-none stroke-loss" strokeWidth="2" strokeLinecap="round">
        <path d="M224 62c-6-8 6-12 0-20M240 58c-6-8 6-12 0-20M256 62c-6-8 6-12 0-20" />
      </g>
      <path d="M266 140c16 0 20-8 34-8" className="fill-none stroke-ink" strokeWidth="2" strokeLinecap="round" />
    </>
  );
}

const toppings = [
  [-18, -14],
  [10, -24],
  [24, 4],
  [-6, 8],
  [-26, 12],
  [8, 26],
  [-2, -36],
  [34, -16],
] as const;

function Pizza({ x, y, hasGap = false }: { x: number; y: number; hasGap?: boolean }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle r="56" className="fill-raised stroke-ink" strokeWidth="2.4" />
      <circle r="46" className="fill-paper stroke-bitcoin" strokeWidth="2" />
      <path
        d="M0 0V-46M0 0L40-23M0 0L40 23M0 0V46M0 0L-40 23M0 0L-40-23"
        className="stroke-control"
        strokeWidth="1.2"
      />
      {toppings.map(([left, top]) => (
        <circle key={left} cx={left} cy={top} r="6.4" className="fill-loss-fill stroke-ink" strokeWidth="1.2" />
      ))}
      <path
        d="M-12-28q5-5 9 0M14 12q6-3 8 3M-34-4q4 5 9 2"
        className="fill-none stroke-gain"
        strokeWidth="2.4"
        strokeLinecap="round"
      />
      {hasGap && (
        <path
          d="M0 0V-57A57 57 0 0 1 49.4-28.5z"
          className="fill-sunk stroke-ink"
          strokeWidth="2"
          strokeLinejoin="round"
        />
      )}
    </g>
  );
}

/** Two large pizzas in their boxes. One slice is gone already. */
export function TwoPizzas() {
  return (
    <>
      <g {...line} strokeWidth="2">
        <rect x="22" y="58" width="130" height="128" rx="3" className="fill-sunk stroke-ink" />
        <rect x="168" y="58" width="130" height="128" rx="3" className="fill-sunk stroke-ink" />
        <path d="M22 58l12-38h106l12 38zM168 58l12-38h106l12 38z" />
        <path d="M46 48l5-16h72l5 16zM192 48l5-16h72l5 16z" strokeWidth="1.2" />
      </g>
      <Pizza x={87} y={122} hasGap />
      <Pizza x={233} y={122} />
    </>
  );
}

/** A counter with wheels that has run over its end. Coins pour out of it. */
export function RunawayCounter() {
  const digits = [...'184467440737'];
  return (
    <>
      <g {...line} strokeWidth="2.4">
        <path d="M22 44h276c5 0 8 3 8 8v58c0 5-3 8-8 8H22c-5 0-8-3-8-8V52c0-5 3-8 8-8z" />
        <path d="M52 118v14M268 118v14" strokeWidth="4" />
        <path d="M306 66h10v22h-10z" />
      </g>
      {digits.map((digit, index) => {
        const x = 23 + index * 23;
        const fall = index > 8 ? (index - 8) * 4 : 0;
        return (
          <g key={x}>
            <rect x={x} y="60" width="20" height="42" rx="2" className="fill-paper stroke-ink" strokeWidth="1.6" />
            <text
              x={x + 10}
              y={89 + fall}
              textAnchor="middle"
              className="fill-loss font-display font-semibold"
              fontSize="23"
            >
              {digit}
            </text>
          </g>
        );
      })}
      <path d="M158 118v10h8v-10" className="fill-ink" />
      {oneTo(6).map((step) => (
        <MetalCoin key={step} x={82 + step * 23} y={175} radius={11} />
      ))}
      {oneTo(5).map((step) => (
        <MetalCoin key={step} x={94 + step * 23} y={157} radius={11} />
      ))}
      {oneTo(3).map((step) => (
        <MetalCoin key={step} x={117 + step * 23} y={140} radius={11} />
      ))}
      <path d="M42 146c8 10 8 22 2 32M278 146c-8 10-8 22-2 32" {...thin} strokeWidth="1.6" />
    </>
  );
}

/** Somebody in a cap on a bench in winter, behind a wide open newspaper. A cup of tea steams on the seat. */
export function NewspaperReader() {
  return (
    <>
      <g {...line} strokeWidth="2.4">
        <path d="M44 112h232v10H44zM44 128h232v10H44z" className="fill-sunk stroke-ink" />
        <path d="M30 154h260v9H30z" />
        <path d="M54 104v50M266 104v50M50 163v23M270 163v23" strokeWidth="4" />
      </g>
      <g {...line} strokeWidth="2">
        <path d="M132 150h24v36h-30c0-6 6-8 8-10zM164 150h24l-2 26c2 2 8 4 8 10h-30z" />
        <path d="M132 163h54" className="fill-none stroke-ink" strokeWidth="1.6" />
        <path d="M140 44c0-26 40-26 40 0v14h-40z" />
        <path d="M136 42c0-32 48-32 48 0z" className="fill-ink stroke-ink" />
        <path d="M134 42h52v7h-52z" className="fill-sunk stroke-ink" />
        <circle cx="160" cy="15" r="5" className="fill-sunk stroke-ink" />
      </g>
      <g {...line} strokeWidth="2.4">
        <path
          d="M160 62c-20-10-54-12-86-4v92c32-8 66-6 86 4 20-10 54-12 86-4V58c-32-8-66-6-86 4z"
          className="fill-paper stroke-ink"
        />
        <path d="M160 62v92" strokeWidth="1.6" />
      </g>
      <g className="fill-none stroke-ink" strokeLinecap="round">
        <path d="M86 68c22-4 44-3 62 2M172 70c18-5 40-6 62-2" strokeWidth="4" />
        <path d="M86 78c22-4 44-3 62 2" strokeWidth="1.2" />
        <path
          d="M86 104c10-2 20-2 26-2M86 112c10-2 20-2 26-2M86 120c10-2 20-2 26-2M86 128c10-2 20-2 26-2M86 136c10-2 20-2 26-2M120 103c10 0 20 1 28 3M120 111c10 0 20 1 28 3M120 119c10 0 20 1 28 3M120 127c10 0 20 1 28 3M120 135c8 0 14 1 18 2"
          strokeWidth="1.2"
        />
        <path
          d="M172 82c18-5 40-6 62-2M172 90c18-5 40-6 62-2M172 98c18-5 40-6 62-2M172 106c10-3 18-4 26-4M172 114c10-3 18-4 26-4M172 122c10-3 18-4 26-4M172 130c10-3 18-4 26-4M172 138c10-3 18-4 26-4"
          strokeWidth="1.2"
        />
        <path d="M208 102h26v36h-26z" strokeWidth="1.6" strokeLinejoin="round" />
        <path d="M208 132l8-12 7 7 5-6 6 9" strokeWidth="1.2" />
      </g>
      <path
        d="M86 88c22-4 44-3 62 2M86 95c18-3 34-3 48 0"
        className="fill-none stroke-loss"
        strokeWidth="4"
        strokeLinecap="round"
      />
      <g {...line} strokeWidth="2">
        <path d="M68 96c10-4 14 0 13 4 4 1 4 6 0 7 3 2 2 6-2 6 1 4-4 6-11 4zM252 96c-10-4-14 0-13 4-4 1-4 6 0 7-3 2-2 6 2 6-1 4 4 6 11 4z" />
      </g>
      <g {...line} strokeWidth="2">
        <path d="M258 138h20l-2 16h-16zM278 141c8-2 8 10-1 10" />
      </g>
      <path
        d="M264 130c-4-6 4-8 0-14M272 130c-4-6 4-8 0-14"
        className="fill-none stroke-control"
        strokeWidth="1.6"
        strokeLinecap="round"
      />
    </>
  );
}
