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

/** A laundry basket full of bundles of notes stands on the pavement before a shop. */
export function FullBasket() {
  return (
    <>
      <g className="fill-raised stroke-ink" strokeWidth="2.2" strokeLinejoin="round" strokeLinecap="round">
        <path d="M226 186V40h82v146z" />
        <path d="M236 186V78h36v108z" className="fill-sunk" />
        <path d="M243 88h22v36h-22zM264 140h.1" strokeWidth="1.6" />
        <path d="M280 84h22v62h-22z" strokeWidth="1.6" />
        <path d="M218 40h96l-8-18h-80z" className="fill-sunk" />
        <path
          d="M218 40q8 12 16 0q8 12 16 0q8 12 16 0q8 12 16 0q8 12 16 0q8 12 16 0"
          className="fill-none"
          strokeWidth="1.6"
        />
      </g>
      <Bundles
        rows={[
          [99, 42, 3],
          [86, 50, 3],
          [73, 64, 2],
          [60, 88, 1],
        ]}
      />
      <Note x={150} y={76} turn={38} width={50} height={26} />
      <Note x={24} y={84} turn={-34} width={48} height={26} />
      <g className="fill-raised stroke-ink" strokeWidth="2.4" strokeLinejoin="round" strokeLinecap="round">
        <path d="M26 118h172l-16 68H42z" />
        <path d="M20 108h184v13H20z" />
        <path d="M30 136h164M33 151h157M37 167h149" className="fill-none" strokeWidth="1.2" />
        <path
          d="M52 121l8 65M78 121l5 65M104 121l2 65M130 121l-2 65M156 121l-5 65M180 121l-8 65"
          className="fill-none"
          strokeWidth="1.2"
        />
        <path d="M20 114c-14 0-14 20 4 20M204 114c14 0 14 20-4 20" className="fill-none" strokeWidth="3.4" />
      </g>
    </>
  );
}

/** A shop till: its display is full of zeros, and its paper strip hangs to the floor. */
export function TillOfZeros() {
  return (
    <>
      <g className="fill-raised stroke-ink" strokeWidth="2.4" strokeLinejoin="round" strokeLinecap="round">
        <path d="M70 186v-30h196v30z" />
        <path d="M84 156l14-62h140l14 62z" />
        <path d="M154 170h28" strokeWidth="4" />
        <path d="M62 38h212v40H62zM150 78v16h36V78" />
      </g>
      <rect x="69" y="45" width="198" height="26" rx="2" className="fill-paper stroke-ink" strokeWidth="1.2" />
      <text
        x="168"
        y="66"
        textAnchor="middle"
        textLength="186"
        lengthAdjust="spacingAndGlyphs"
        className="fill-loss font-display font-semibold"
        fontSize="22"
      >
        00000000000000
      </text>
      <path
        d={[108, 122, 136].flatMap((y, row) => steps(5).map((key) => `M${112 - row * 3 + key * 15} ${y}h8`)).join('')}
        className="stroke-ink"
        strokeWidth="6"
        strokeLinecap="round"
      />
      <path d="M212 104h18l6 36h-20z" className="fill-loss-fill stroke-ink" strokeWidth="1.8" strokeLinejoin="round" />
      <g className="fill-paper stroke-ink" strokeWidth="2" strokeLinejoin="round">
        <path d="M74 94c-26 4-36 20-36 44v42l6-5 6 5 6-5 6 5v-38c0-16 6-24 18-26z" />
      </g>
      <g className="fill-loss font-display font-semibold" fontSize="10" textAnchor="middle">
        <text x="50" y="138">
          000
        </text>
        <text x="50" y="152">
          000
        </text>
        <text x="50" y="166">
          000
        </text>
      </g>
    </>
  );
}

/** A chest of drawers: in the open drawer lies a packet of a billion. The calendar on top shows the first of the month. */
export function BillionInDrawer() {
  return (
    <>
      <g className="fill-raised stroke-ink" strokeWidth="2.4" strokeLinejoin="round" strokeLinecap="round">
        <path d="M62 182v4M258 182v4" strokeWidth="6" />
        <path d="M56 72h208v110H56z" />
        <path d="M48 64h224v10H48z" className="fill-sunk" />
        <path d="M70 148h180v24H70z" />
        <path d="M150 160h20" strokeWidth="4" />
      </g>
      <path d="M70 84h180v30H70z" className="fill-ink" />
      <Note x={92} y={70} turn={-7} width={76} height={36} />
      <Note x={152} y={68} turn={8} width={76} height={36} />
      <Bundle x={88} y={92} width={66} height={18} />
      <Bundle x={164} y={92} width={66} height={18} />
      <g className="fill-raised stroke-ink" strokeWidth="2.4" strokeLinejoin="round" strokeLinecap="round">
        <path d="M58 104h204v34H58z" />
        <path d="M150 126h20" strokeWidth="4" />
      </g>
      <text x="160" y="119" textAnchor="middle" className="fill-loss font-display font-semibold" fontSize="14">
        1 000 000 000
      </text>
      <g className="fill-raised stroke-ink" strokeWidth="2.2" strokeLinejoin="round">
        <path d="M80 64V20h40v44z" className="fill-paper" />
        <path d="M80 20h40v11H80z" className="fill-loss-fill" />
      </g>
      <text x="100" y="57" textAnchor="middle" className="fill-ink font-display font-semibold" fontSize="24">
        1
      </text>
      <g className="fill-raised stroke-ink" strokeWidth="2.2" strokeLinejoin="round" strokeLinecap="round">
        <path d="M196 64c0-6 40-6 40 0z" />
        <path d="M216 60V44" strokeWidth="3" />
        <path d="M198 44h36l-8-26h-20z" className="fill-bitcoin-fill" fillOpacity="0.5" />
      </g>
    </>
  );
}
