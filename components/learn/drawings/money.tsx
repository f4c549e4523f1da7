import { SCENE_FLOOR } from '@/components/drawing/floor';
import { oneTo } from '@/components/drawing/one-to';
import { line } from '@/components/drawing/pens';
import { Banknote, Bundle, Bundles, Loaf } from '@/components/drawing/shapes';
import type { Values } from './scene-values';

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

/** The ends of the spokes of a wheel around the origin. */
const spokes = oneTo(8).map((step) => {
  const [x, y] = [Math.cos((Math.PI * step) / 4), Math.sin((Math.PI * step) / 4)].map((part) => (part * 24).toFixed(1));
  return `M0 0L${x} ${y}`;
});

/** A wooden wheelbarrow heaped with bundles of notes, and the one loaf that they buy. */
export function Wheelbarrow() {
  return (
    <>
      <Banknote x={76} y={50} turn={-38} width={50} height={25} />
      <Banknote x={196} y={34} turn={32} width={50} height={25} />
      <g transform="rotate(-6 160 92)">
        <Bundles
          rows={[
            [84, 90, 3],
            [71, 90, 3],
            [58, 102, 2],
            [45, 114, 2],
            [32, 138, 1],
          ]}
        />
      </g>
      <g {...line} strokeWidth="2.4">
        <path d="M206 131l10 53h10l-12-56z" className="fill-sunk stroke-ink" />
        <path d="M70 92l178-18-26 50-120 22z" />
        <path d="M77 106l164-18M88 124l146-22" className="fill-none" strokeWidth="1.6" />
        <path d="M120 87l10 54M200 79l-14 51" className="fill-none" strokeWidth="1.6" />
        <path d="M62 150l232-48 2 10L64 162z" className="fill-sunk stroke-ink" />
        <path d="M268 105l32-7c8-1 10 11 3 13l-33 7z" className="fill-ink stroke-ink" />
        <path d="M184 135l10 51h12l-11-54z" />
      </g>
      <g transform="translate(66 154)" {...line} strokeWidth="2.4">
        <circle r="32" />
        <circle r="24" className="fill-paper stroke-ink" strokeWidth="2" />
        <path d={spokes.join('')} strokeWidth="2.4" />
        <circle r="6" className="fill-sunk stroke-ink" />
      </g>
      <Loaf x={250} y={SCENE_FLOOR} />
    </>
  );
}

export function BanknoteZeros() {
  return (
    <g className="fill-raised stroke-loss" strokeLinejoin="round">
      <path d="M20 50h280v116H20z" strokeWidth="2.4" />
      <path d="M28 58h264v100H28z" strokeWidth="1.2" />
      <circle cx="56" cy="84" r="16" strokeWidth="1.6" />
      <circle cx="56" cy="84" r="11" strokeWidth="1.2" strokeDasharray="2 2" />
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
      <path d="M86 76h150M86 90h110M40 146h240" strokeWidth="1.2" />
    </g>
  );
}

/** In marks. */
const PAY = { billion: 1e9 } as const;

export function PayPacket({ values: { billion } }: Values<typeof PAY>) {
  return (
    <>
      <Banknote x={88} y={38} turn={-9} width={84} height={40} />
      <Banknote x={142} y={34} turn={7} width={84} height={40} />
      <g className="fill-raised stroke-ink" strokeWidth="2.4" strokeLinejoin="round">
        <path d="M66 66h188v112H66z" />
        <path d="M66 66l94 40 94-40" className="fill-none" strokeWidth="1.6" />
      </g>
      <text x="160" y="150" textAnchor="middle" className="fill-loss font-display font-semibold" fontSize="24">
        {billion.text}
      </text>
    </>
  );
}
PayPacket.values = PAY;

/** A laundry basket full of bundles of notes stands on the pavement before a shop. */
export function FullBasket() {
  return (
    <>
      <g className="fill-raised stroke-ink" strokeWidth="2" strokeLinejoin="round" strokeLinecap="round">
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
      <Banknote x={150} y={76} turn={38} width={50} height={26} />
      <Banknote x={24} y={84} turn={-34} width={48} height={26} />
      <g className="fill-raised stroke-ink" strokeWidth="2.4" strokeLinejoin="round" strokeLinecap="round">
        <path d="M26 118h172l-16 68H42z" />
        <path d="M20 108h184v13H20z" />
        <path d="M30 136h164M33 151h157M37 167h149" className="fill-none" strokeWidth="1.2" />
        <path
          d="M52 121l8 65M78 121l5 65M104 121l2 65M130 121l-2 65M156 121l-5 65M180 121l-8 65"
          className="fill-none"
          strokeWidth="1.2"
        />
        <path d="M20 114c-14 0-14 20 4 20M204 114c14 0 14 20-4 20" className="fill-none" strokeWidth="3" />
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
        d={[108, 122, 136].flatMap((y, row) => oneTo(5).map((key) => `M${112 - row * 3 + key * 15} ${y}h8`)).join('')}
        className="stroke-ink"
        strokeWidth="6"
        strokeLinecap="round"
      />
      <path d="M212 104h18l6 36h-20z" className="fill-loss-fill stroke-ink" strokeWidth="1.6" strokeLinejoin="round" />
      <g className="fill-paper stroke-ink" strokeWidth="2" strokeLinejoin="round">
        <path d="M74 94c-26 4-36 20-36 44v42l6-5 6 5 6-5 6 5v-38c0-16 6-24 18-26z" />
      </g>
      <g className="fill-loss font-display font-semibold" fontSize="14" textAnchor="middle">
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
export function BillionInDrawer({ values: { billion } }: Values<typeof PAY>) {
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
      <Banknote x={92} y={70} turn={-7} width={76} height={36} />
      <Banknote x={152} y={68} turn={8} width={76} height={36} />
      <Bundle x={88} y={92} width={66} height={18} />
      <Bundle x={164} y={92} width={66} height={18} />
      <g className="fill-raised stroke-ink" strokeWidth="2.4" strokeLinejoin="round" strokeLinecap="round">
        <path d="M58 104h204v34H58z" />
        <path d="M150 126h20" strokeWidth="4" />
      </g>
      <text x="160" y="119" textAnchor="middle" className="fill-loss font-display font-semibold" fontSize="14">
        {billion.text}
      </text>
      <g className="fill-raised stroke-ink" strokeWidth="2" strokeLinejoin="round">
        <path d="M80 64V20h40v44z" className="fill-paper" />
        <path d="M80 20h40v11H80z" className="fill-loss-fill" />
      </g>
      <text x="100" y="57" textAnchor="middle" className="fill-ink font-display font-semibold" fontSize="24">
        1
      </text>
      <g className="fill-raised stroke-ink" strokeWidth="2" strokeLinejoin="round" strokeLinecap="round">
        <path d="M196 64c0-6 40-6 40 0z" />
        <path d="M216 60V44" strokeWidth="3" />
        <path d="M198 44h36l-8-26h-20z" className="fill-bitcoin-fill" fillOpacity="0.5" />
      </g>
    </>
  );
}
BillionInDrawer.values = PAY;
