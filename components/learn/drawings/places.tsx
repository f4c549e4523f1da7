import { SCENE_FLOOR } from '@/components/drawing/floor';
import { line } from '@/components/drawing/pens';
import { Loaf, Standing, Waiting } from '@/components/drawing/shapes';
import type { Values } from './scene-values';

const people = [
  { x: 24, hat: 'scarf', tall: 0.92 },
  { x: 58, hat: 'brim', tall: 1.04 },
  { x: 92, hat: 'cap', tall: 0.96 },
  { x: 126, hat: 'scarf', tall: 0.9 },
  { x: 160, hat: 'brim', tall: 1.06 },
  { x: 194, hat: 'cap', tall: 1 },
] as const;

export function Queue() {
  return (
    <>
      <g {...line}>
        <path d="M222 186V58h14v128zM296 186V58h14v128zM218 58h96M216 50h100v8H216z" />
        <path
          d="M242 186V76h48v110M254 76v110M266 76v110M278 76v110M242 112h48M242 150h48"
          className="fill-none stroke-ink"
          strokeWidth="1.6"
        />
      </g>
      {people.map((person) => (
        <Waiting key={person.x} {...person} />
      ))}
    </>
  );
}

const customers = [
  { x: 22, head: 'wrap', wear: 'skirt', tall: 0.94 },
  { x: 56, head: 'hair', wear: 'trousers', tall: 1.04 },
  { x: 90, head: 'cap', wear: 'trousers', tall: 0.98 },
  { x: 124, head: 'hair', wear: 'skirt', tall: 0.9 },
  { x: 158, head: 'wrap', wear: 'skirt', tall: 0.97 },
  { x: 192, head: 'cap', wear: 'trousers', tall: 1.06 },
] as const;

/** A line of people before a bank of today, whose shutter is down. */
export function BankQueue() {
  return (
    <>
      <circle cx="40" cy="40" r="17" className="fill-paper stroke-control" strokeWidth="1.6" />
      <g {...line}>
        <path d="M222 186V78h98v108zM214 66h106v12H214z" />
        <path d="M236 186v-74h62v74M228 186h92" />
        <path d="M236 122h62M236 132h62M236 142h62M236 152h62M236 162h62M236 172h62" strokeWidth="1.2" />
      </g>
      <g className="fill-raised stroke-loss" strokeWidth="1.6">
        <path d="M246 86h42v18h-42z" />
        <circle cx="267" cy="95" r="5" />
      </g>
      {customers.map((person) => (
        <Standing key={person.x} {...person} />
      ))}
    </>
  );
}

const BUTTER = { first: 'butter-first-1923', cheaper: 'butter-cheaper-1923' } as const;

export function ButterWindow({ values: { first, cheaper } }: Values<typeof BUTTER>) {
  return (
    <>
      <g {...line}>
        <path d="M30 186V46M218 186V46M16 46h216l-9 24H25z" />
        <path d="M70 46l-5 24M124 46v24M178 46l5 24" strokeWidth="1.6" />
        <path d="M48 88h152v74H48zM40 162h168v10H40z" />
      </g>
      <path d="M56 96h86v48H56z" className="fill-paper stroke-ink" strokeWidth="1.6" />
      <g className="fill-muted font-display" fontSize="14">
        <text x="64" y="115">
          {first.text}
        </text>
        <text x="64" y="136" className="fill-ink font-semibold">
          {cheaper.text}
        </text>
      </g>
      <path d="M62 114l72-7" className="stroke-loss" strokeWidth="2" strokeLinecap="round" />
      <g {...line}>
        <path d="M146 154h48" />
        <path d="M150 152v-16l9-8h30v16l-9 8zM150 136h30v16M180 136l9-8" strokeWidth="1.6" />
      </g>
      <Waiting x={262} hat="scarf" tall={0.9} />
      <Waiting x={296} hat="brim" />
    </>
  );
}
ButterWindow.values = BUTTER;

const BREAD = { may: 'bread-may-1923', july: 'bread-july-1923', october: 'bread-october-1923:number:0' } as const;

/** The empty window of a bakery, and a board of prices: those that are struck out, and the last. */
export function Bread({ values: { may, july, october } }: Values<typeof BREAD>) {
  return (
    <>
      <g {...line}>
        <path d="M20 66h176v102H20zM12 168h192v18H12z" />
        <path d="M20 138h176v8H20z" className="fill-sunk stroke-ink" />
        <path d="M12 54h192v12H12z" />
        <path d="M84 6v12M132 6v12" strokeWidth="1.6" />
        <path d="M66 18h84v30H66z" className="fill-paper stroke-ink" />
      </g>
      <g transform="translate(108 44) scale(0.72) translate(-32)">
        <Loaf x={7} y={0} />
      </g>
      <path d="M38 82l30 36M56 78l18 22" className="stroke-line" strokeWidth="2" />
      <path
        d="M86 134h.1M98 131h.1M112 134h.1M118 131h.1M140 134h.1"
        className="stroke-ink"
        strokeWidth="3"
        strokeLinecap="round"
      />
      <g {...line}>
        <path d="M216 62h98v104h-98z" />
        <path d="M265 62V46" />
      </g>
      <g className="fill-muted font-display" fontSize="15">
        <text x="226" y="92">
          {may.text}
        </text>
        <text x="226" y="121">
          {july.text}
        </text>
        <text x="226" y="150">
          {october.text}
        </text>
      </g>
      <path d="M222 86h42M222 115h58M222 144h88" className="stroke-loss" strokeWidth="2.4" strokeLinecap="round" />
    </>
  );
}
Bread.values = BREAD;

export function EmptyShelf() {
  return (
    <>
      <g {...line}>
        <path d="M40 52h10v134H40zM270 52h10v134h-10z" />
        <path d="M50 82h220v8H50zM50 128h220v8H50zM50 174h220v8H50z" />
      </g>
      <g {...line} strokeWidth="1.6">
        <path d="M150 90v8h44v22h-44V98" />
        <path d="M157 104h26M157 112h18" className="stroke-loss" />
      </g>
      <path
        d="M92 128l-8-6M232 82l6-7M112 174l10-5"
        className="stroke-control"
        strokeWidth="1.6"
        strokeLinecap="round"
      />
    </>
  );
}

export function OilPump() {
  const towers = [196, 222, 246, 276, 300];
  const heights = [62, 96, 78, 112, 56];
  return (
    <>
      <path
        d={towers.map((x, index) => `M${x - 9} ${SCENE_FLOOR}v-${heights[index]}h18v${heights[index]}`).join('')}
        className="fill-raised stroke-control"
        strokeWidth="1.6"
      />
      <g {...line} strokeWidth="2.4" className="fill-none stroke-ink">
        <path d="M66 186l32-92 32 92M78 152h40M86 128h24" />
        <path d="M40 112L166 74" strokeWidth="6" />
        <path d="M166 74c16 2 18 28 4 40l-8-36z" className="fill-raised" />
        <path d="M168 110v76" strokeWidth="1.6" />
        <path d="M44 112v44" strokeWidth="2" />
        <circle cx="44" cy="164" r="16" className="fill-raised" />
        <path d="M44 164l-14 4" strokeWidth="2" />
        <circle cx="98" cy="94" r="5" className="fill-raised" />
        <path d="M156 186h24" strokeWidth="4" />
      </g>
    </>
  );
}

const STALL = { fruit: { usd: 1 }, sack: { usd: 3 }, pot: { usd: 2 } } as const;

export function MarketStall({ values: { fruit, sack, pot } }: Values<typeof STALL>) {
  return (
    <>
      <g {...line}>
        <path d="M52 60v126M268 60v126M40 134h240v16H40z" />
        <path d="M40 60l14-34h212l14 34" />
        <path d={`M40 60${'q15 20 30 0'.repeat(8)}`} />
        <path d="M84 26l-14 34M120 26l-8 34M160 26v34M200 26l8 34M236 26l14 34" strokeWidth="1.2" />
      </g>
      <g {...line} strokeWidth="1.6">
        <circle cx="76" cy="126" r="9" />
        <circle cx="94" cy="126" r="9" />
        <circle cx="85" cy="112" r="9" />
        <path d="M142 134c-6-16 4-28 18-28s24 12 18 28z" />
        <path d="M222 134l4-24h28l4 24z" />
        <path d="M62 158h52v22H62zM134 158h52v22h-52zM206 158h52v22h-52z" />
      </g>
      <g className="fill-ink font-display font-semibold" fontSize="15" textAnchor="middle">
        <text x="88" y="174">
          {fruit.text}
        </text>
        <text x="160" y="174">
          {sack.text}
        </text>
        <text x="232" y="174">
          {pot.text}
        </text>
      </g>
    </>
  );
}
MarketStall.values = STALL;
