import { Bundle, Bundles, Coin, FLOOR, Loaf, Note, steps } from './parts';

function Balance({ tilt, left, right }: { tilt: number; left: React.ReactNode; right: React.ReactNode }) {
  return (
    <>
      <g className="fill-none stroke-ink" strokeWidth="2.4" strokeLinecap="round" strokeLinejoin="round">
        <path d="M160 186V52M128 186h64M140 178h40" />
        <path d={`M70 ${66 - tilt}L250 ${66 + tilt}`} />
        <path d={`M70 ${66 - tilt}l-34 66h68zM250 ${66 + tilt}l-34 66h68z`} strokeWidth="1.4" />
        <path d={`M30 ${132 - tilt}h80c-6 16-74 16-80 0z`} className="fill-raised" />
        <path d={`M210 ${132 + tilt}h80c-6 16-74 16-80 0z`} className="fill-raised" />
        <circle cx="160" cy="58" r="7" className="fill-raised" />
      </g>
      <g transform={`translate(70 ${132 - tilt})`}>{left}</g>
      <g transform={`translate(250 ${132 + tilt})`}>{right}</g>
    </>
  );
}

const pile = (count: number) =>
  steps(count).map((step) => <Bundle key={step} x={step % 2 ? -22 : -25} y={-13 * step} width={46} />);

export const Scales = () => <Balance tilt={20} left={<Coin x={0} y={-14} radius={14} />} right={pile(5)} />;

const Sheets = ({ count }: { count: number }) =>
  steps(count).map((step) => (
    <g key={step} transform={`translate(-19 ${-42 - step * 4})`}>
      <path
        d="M0 0h38v44H0zM6 10h26M6 18h26M6 26h26M6 34h16"
        className="fill-raised stroke-ink"
        strokeWidth="1.6"
        strokeLinejoin="round"
      />
    </g>
  ));

export const BalanceOfPapers = () => <Balance tilt={5} left={<Sheets count={3} />} right={<Sheets count={4} />} />;

export function KitchenScale() {
  return (
    <>
      <path
        d="M106 186l12-66h84l12 66zM94 186h132"
        className="fill-raised stroke-ink"
        strokeWidth="2.4"
        strokeLinejoin="round"
        strokeLinecap="round"
      />
      <circle cx="160" cy="152" r="24" className="fill-paper stroke-ink" strokeWidth="2" />
      <path
        d="M160 152l14-12M160 132v5M160 167v5M140 152h5M175 152h5"
        className="stroke-ink"
        strokeWidth="2"
        strokeLinecap="round"
      />
      <path d="M96 108h128l-10 12H106z" className="fill-raised stroke-ink" strokeWidth="2.4" strokeLinejoin="round" />
      <Bundles
        rows={[
          [95, 112, 2],
          [82, 112, 2],
          [69, 112, 2],
          [56, 136, 1],
        ]}
      />
    </>
  );
}

export function Wheelbarrow() {
  return (
    <>
      <Bundles
        rows={[
          [104, 66, 3],
          [91, 74, 3],
          [78, 98, 2],
          [65, 122, 1],
        ]}
      />
      <g className="fill-none stroke-ink" strokeWidth="2.4" strokeLinecap="round" strokeLinejoin="round">
        <path d="M44 117h180l-26 40H76z" className="fill-raised" />
        <path d="M198 157l-12-6M224 117h26M76 157l-22 8M198 142l-8 44h-10" />
        <circle cx="54" cy="166" r="20" className="fill-raised" />
        <path d="M54 146v40M34 166h40M40 152l28 28M68 152l-28 28" strokeWidth="1.2" />
      </g>
      <Loaf x={250} y={FLOOR} />
    </>
  );
}

export function BanknoteZeros() {
  return (
    <g className="fill-raised stroke-loss" strokeLinejoin="round">
      <path d="M20 50h280v116H20z" strokeWidth="2.4" />
      <path d="M28 58h264v100H28z" strokeWidth="1" />
      <circle cx="56" cy="84" r="16" strokeWidth="1.6" />
      <circle cx="56" cy="84" r="11" strokeWidth="0.8" strokeDasharray="2 2" />
      <text
        x="160"
        y="130"
        textAnchor="middle"
        textLength="252"
        lengthAdjust="spacingAndGlyphs"
        className="fill-loss stroke-none font-display font-semibold"
        fontSize="29"
      >
        100000000000000
      </text>
      <path d="M86 76h150M86 90h110M40 146h240" strokeWidth="1" />
    </g>
  );
}

export function FramedNote() {
  return (
    <>
      <path d="M160 20l-54 34M160 20l54 34" className="stroke-ink" strokeWidth="1.6" />
      <circle cx="160" cy="19" r="3" className="fill-ink" />
      <rect x="56" y="54" width="208" height="112" className="fill-raised stroke-ink" strokeWidth="2.4" />
      <rect x="66" y="64" width="188" height="92" className="fill-paper stroke-ink" strokeWidth="1" />
      <rect x="84" y="82" width="152" height="56" rx="2" className="fill-raised stroke-loss" strokeWidth="1.8" />
      <text x="160" y="116" textAnchor="middle" className="fill-loss font-display" fontSize="15.5" letterSpacing="-0.2">
        100000000000000
      </text>
      <path d="M96 92h44M180 128h44" className="stroke-loss" />
    </>
  );
}

export function NewNote() {
  return (
    <>
      <path d="M20 150h280M44 150l-8 36M276 150l8 36" className="stroke-ink" strokeWidth="2.4" strokeLinecap="round" />
      <g className="fill-raised stroke-gain" strokeLinejoin="round">
        <path d="M92 96h146l-10 46H74z" strokeWidth="2.2" />
        <path d="M101 104h126l-7 30H88z" strokeWidth="1" />
        <ellipse cx="157" cy="119" rx="19" ry="11" strokeWidth="1.4" />
        <text
          x="157"
          y="125"
          textAnchor="middle"
          className="fill-gain stroke-none font-display font-semibold"
          fontSize="17"
        >
          1
        </text>
      </g>
      <path
        d="M60 60l14 18M160 44v26M260 60l-14 18"
        className="stroke-control"
        strokeWidth="1.6"
        strokeLinecap="round"
      />
    </>
  );
}

export function PayPacket() {
  return (
    <>
      <Note x={88} y={38} turn={-9} width={84} height={40} />
      <Note x={142} y={34} turn={7} width={84} height={40} />
      <g className="fill-raised stroke-ink" strokeWidth="2.4" strokeLinejoin="round">
        <path d="M66 66h188v112H66z" />
        <path d="M66 66l94 40 94-40" className="fill-none" strokeWidth="1.6" />
      </g>
      <text x="160" y="150" textAnchor="middle" className="fill-loss font-display font-semibold" fontSize="24">
        1 000 000 000
      </text>
    </>
  );
}
