import { oneTo } from '@/components/drawing/one-to';
import { line, thin } from '@/components/drawing/pens';
import { Banknote } from '@/components/drawing/shapes';
import { sizeIn } from '@/components/drawing/text-width';
import type { Values } from './scene-values';

/** A fountain pen signs a loan; the line from its nib becomes banknotes. */
export function PenAndLoan() {
  return (
    <>
      <g transform="rotate(-6 106 120)">
        <path d="M34 62h136v112H34z" {...line} strokeWidth="2.4" />
        <path
          d="M50 82h56M50 96h100M50 108h92M50 120h98M50 132h64"
          className="stroke-control"
          strokeWidth="2"
          strokeLinecap="round"
        />
        <path d="M50 158h68" {...thin} />
        <circle cx="148" cy="152" r="12" className="fill-loss-fill stroke-loss" strokeWidth="1.6" />
      </g>
      <path
        d="M62 148c6-12 12-14 10-4s8 2 12-2 4 8 12 2 14-10 30-10 30 14 52 14 18-20 34-20"
        className="fill-none stroke-loss"
        strokeWidth="2.4"
        strokeLinecap="round"
      />
      {(
        [
          [198, 112, -10],
          [226, 138, 6],
          [244, 92, -4],
        ] as const
      ).map(([x, y, turn]) => (
        <Banknote key={x} x={x} y={y} turn={turn} width={66} height={34} />
      ))}
      <g transform="rotate(38 112 140)" {...line}>
        <path d="M106 140l6-26 6 26-6 10z" />
        <path d="M112 132v14" strokeWidth="1.6" />
        <path d="M103 114h18l2-62h-22z" className="fill-ink stroke-ink" />
        <path d="M101 52h22v-6h-22z" className="fill-bitcoin-fill stroke-ink" />
        <path d="M101 46h22l-2-50c0-8-18-8-18 0z" />
        <path d="M122 40v-34" strokeWidth="3" />
      </g>
    </>
  );
}

/** A bank of the banks with a dome, joined by pipes to two smaller ones. */
export function BankOfBanks() {
  return (
    <>
      <path
        d="M74 132c-20-44 20-58 50-54M246 132c20-44-20-58-50-54"
        className="fill-none stroke-ink"
        strokeWidth="13"
      />
      <path
        d="M74 132c-20-44 20-58 50-54M246 132c20-44-20-58-50-54"
        className="fill-none stroke-raised"
        strokeWidth="9"
      />
      <g {...line}>
        <path d="M104 186V92h112v94z" />
        <path d="M98 92h124v-10H98zM94 186h132v-9H94z" />
        <path d="M112 82l48-28 48 28z" />
        <path d="M138 58c0-36 44-36 44 0z" />
        <path d="M160 32V18" />
        <path d="M160 18h16l-5 5 5 5h-16" strokeWidth="1.6" className="fill-loss-fill stroke-ink" />
        <path d="M116 96h10v80h-10zM138 96h10v80h-10zM172 96h10v80h-10zM194 96h10v80h-10z" strokeWidth="1.6" />
        <path d="M152 177v-38c0-10 16-10 16 0v38" className="fill-sunk stroke-ink" strokeWidth="1.6" />
        {[24, 240].map((x) => (
          <g key={x}>
            <path d={`M${x} 186v-48h58v48z`} />
            <path d={`M${x - 5} 138h68l-34-22z`} />
            <path d={`M${x + 8} 142v40M${x + 20} 142v40M${x + 38} 142v40M${x + 50} 142v40`} strokeWidth="4" />
            <path d={`M${x - 4} 186h66v-5h-66z`} strokeWidth="1.6" />
          </g>
        ))}
      </g>
      <path
        d="M72 92l-4 8 9-1M248 92l4 8-9-1"
        className="fill-none stroke-loss"
        strokeWidth="2.4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <text x="160" y="75" textAnchor="middle" className="fill-ink font-display font-bold" fontSize="15">
        $
      </text>
    </>
  );
}

/** A ballot box before mountains and a small bank. */
export function BallotBox() {
  return (
    <>
      <path
        d="M0 186V112l36-36 26 24 44-52 40 46 28-22 44 44 34-34 68 56v48z"
        className="fill-sunk stroke-ink"
        strokeWidth="1.6"
        strokeLinejoin="round"
      />
      <path
        d="M106 48l14 16-8 8-8-6-8 6-6-4zM252 82l14 12-10 5-8-6-6 5-4-2z"
        className="fill-raised stroke-ink"
        strokeWidth="1.6"
        strokeLinejoin="round"
      />
      <g {...line}>
        <path d="M20 186v-38h52v38zM15 148h62l-31-20z" />
        <path d="M28 152v30M40 152v30M52 152v30M64 152v30" strokeWidth="4" />
        <path d="M110 114l20-16h112l-20 16z" />
        <path d="M222 114l20-16v72l-20 16z" className="fill-sunk stroke-ink" />
        <path d="M110 114h112v72H110z" />
        <path d="M150 107h46" strokeWidth="5" />
        <path d="M154 106l-4-62 44-6 2 66z" className="fill-paper stroke-ink" />
        <path d="M160 58h6v6h-6zM160 76h6v6h-6z" strokeWidth="1.6" />
        <path d="M173 60l14-2M173 79l12-1" strokeWidth="1.6" />
        <path d="M160 78l3 4 7-10" className="fill-none stroke-loss" strokeWidth="2.4" />
      </g>
      <path d="M146 130h40v40h-40z" className="fill-loss-fill stroke-ink" strokeWidth="2" strokeLinejoin="round" />
      <path d="M166 137v26M153 150h26" className="stroke-raised" strokeWidth="8" />
    </>
  );
}

function Basket({ x }: { x: number }) {
  return (
    <g {...line} transform={`translate(${x} 0)`}>
      <path d="M10 128h124l-12 56H22z" />
      <path d="M6 122h132v10H6z" />
      <path
        d="M16 146h112M19 160h106M22 173h100M34 132l6 52M56 132l3 52M88 132l-3 52M110 132l-6 52M72 132v52"
        strokeWidth="1.2"
        className="fill-none"
      />
    </g>
  );
}

/** Two baskets: one with a bulky television, one with a flat one. */
export function ChangingBasket() {
  return (
    <>
      {[2, 160].map((x) => (
        <g key={x} {...line}>
          <path d={`M${x + 12} 122c-6-6-6-18 6-22 12-3 26-1 30 6 2 6 0 12-4 16z`} />
          <path d={`M${x + 20} 108l4 6M${x + 30} 106l4 6`} strokeWidth="1.6" />
          <path d={`M${x + 112} 122V98l5-12V70h12v16l5 12v24z`} className="fill-paper stroke-ink" />
          <path d={`M${x + 115} 70h16`} strokeWidth="3" />
        </g>
      ))}
      <g {...line}>
        <path d="M76 50l-16-22M78 50l18-26" className="fill-none" />
        <rect x="44" y="50" width="68" height="72" rx="6" />
        <path
          d="M50 58c14-4 34-4 44 0 2 18 2 38 0 54-10 4-30 4-44 0-2-16-2-36 0-54z"
          className="fill-sunk stroke-ink"
          strokeWidth="1.6"
        />
        <circle cx="103" cy="66" r="4" strokeWidth="1.6" />
        <circle cx="103" cy="80" r="4" strokeWidth="1.6" />
        <path d="M99 96h8M99 102h8M99 108h8" strokeWidth="1.6" />
        <rect x="192" y="30" width="84" height="54" rx="3" />
        <rect x="196" y="34" width="76" height="46" className="fill-sunk stroke-ink" strokeWidth="1.2" />
        <path d="M228 84v18h-16v20h44v-20h-16V84" />
        <path d="M200 74l16-20 12 12 14-20 26 28" className="fill-none" strokeWidth="1.6" />
      </g>
      <Basket x={6} />
      <Basket x={166} />
    </>
  );
}

/** A punch clock on a wall, a rack of time cards, and a hand with a card. */
export function TimeClock() {
  return (
    <>
      <g {...line} strokeWidth="2.4">
        <path d="M96 18h112l8 14v122l-8 14H96l-8-14V32z" />
        <circle cx="152" cy="68" r="38" className="fill-paper stroke-ink" />
        <path d="M108 122h88v14h-88z" className="fill-ink stroke-ink" />
        <path d="M104 150h96" strokeWidth="1.6" />
        <path d="M16 30h50v138H16z" />
        <path d="M16 54h50M16 78h50M16 102h50M16 126h50M16 148h50" strokeWidth="1.6" />
      </g>
      {[42, 66, 114, 138].map((y) => (
        <path key={y} d={`M24 ${y + 10}v-18h34v18z`} className="fill-paper stroke-ink" strokeWidth="1.6" />
      ))}
      <path
        d={Array.from({ length: 12 }, (_, hour) => {
          const angle = (Math.PI * hour) / 6;
          const at = (radius: number) =>
            `${Math.round((152 + radius * Math.cos(angle)) * 10) / 10} ${Math.round((68 + radius * Math.sin(angle)) * 10) / 10}`;
          return `M${at(hour % 3 === 0 ? 29 : 31)}L${at(34)}`;
        }).join('')}
        className="stroke-ink"
        strokeWidth="2"
      />
      <path d="M152 68V42M152 68l18 12" className="stroke-loss" strokeWidth="3" strokeLinecap="round" />
      <circle cx="152" cy="68" r="3.4" className="fill-ink" />
      <g {...line}>
        <path d="M136 128h36v56h-36z" className="fill-paper stroke-ink" transform="rotate(8 154 128)" />
        <path d="M140 146l26 4M138 156l26 4M137 166l26 4" strokeWidth="1.6" />
        <path d="M322 186h-70c-16 0-40-2-58-8-12-3-30-4-34-10-2-6 8-9 24-6-8-4-14-10-10-15 4-4 12 0 26 8 14-14 36-18 60-16l62 6z" />
        <path d="M174 162c8 2 14 4 20 8M176 152l14 8" strokeWidth="1.6" />
        <path d="M278 142l-4 44" strokeWidth="2.4" />
      </g>
    </>
  );
}

/** A small house and a large one, each behind the stack of coins that it costs. */
export function TwoHouses() {
  return (
    <>
      <g {...line}>
        <path d="M26 186v-48h84v48z" />
        <path d="M18 138h100l-24-32H42z" className="fill-sunk stroke-ink" />
        <path d="M92 106V94h10v22" />
        <path d="M38 186v-32h18v32zM72 150h26v18H72zM85 150v18" strokeWidth="1.6" />
        <path d="M10 186v-22" strokeWidth="3" />
        <circle cx="10" cy="152" r="15" />
      </g>
      <g {...line}>
        <path d="M176 186V96h76v90zM252 186v-56h66v56z" />
        <path d="M168 96h92L214 54zM246 130h78l-12-22h-58z" className="fill-sunk stroke-ink" />
        <path d="M204 186v-38c0-12 22-12 22 0v38z" strokeWidth="1.6" />
        <path d="M184 108h18v20h-18zM228 108h18v20h-18zM193 108v20M237 108v20M206 78h16v14h-16z" strokeWidth="1.6" />
        <path d="M258 186v-36h24v36zM288 186v-36h24v36z" strokeWidth="1.6" />
        <path d="M258 159h24M258 168h24M258 177h24M288 159h24M288 168h24M288 177h24" strokeWidth="1.2" />
      </g>
      {[
        { x: 128, count: 5 },
        { x: 156, count: 9 },
      ].map(({ x, count }) =>
        oneTo(count).map((step) => (
          <g key={`${x}-${step}`} className="fill-raised stroke-loss" strokeWidth="1.6">
            <path d={`M${x - 12} ${190 - step * 8}v7c0 6 24 6 24 0v-7z`} />
            <ellipse cx={x} cy={190 - step * 8} rx="12" ry="4.2" />
          </g>
        )),
      )}
    </>
  );
}

/** A screen with the two lines of a loan: of the same length, one on each side. */
export function LoanScreen() {
  return (
    <>
      <g {...line} strokeWidth="2.4">
        <path d="M132 158h56l8 28h-72z" className="fill-sunk stroke-ink" />
        <rect x="34" y="18" width="252" height="142" rx="10" />
        <rect x="46" y="30" width="228" height="118" rx="3" className="fill-paper stroke-ink" strokeWidth="1.6" />
      </g>
      <path d="M160 40v98M60 62h88M172 62h88" {...thin} strokeWidth="1.6" />
      <path d="M60 50h50M172 50h58" className="stroke-ink" strokeWidth="4" strokeLinecap="round" />
      <path
        d="M60 78h60M60 94h40M172 78h46M172 94h66"
        className="stroke-control"
        strokeWidth="3"
        strokeLinecap="round"
      />
      {[58, 170].map((x) => (
        <g key={x}>
          <rect x={x} y="106" width="92" height="26" className="fill-raised stroke-loss" strokeWidth="2.4" rx="2" />
          <path d={`M${x + 14} 119h12m-6-6v12`} className="stroke-loss" strokeWidth="3" strokeLinecap="round" />
          <path d={`M${x + 38} 119h44`} className="stroke-loss" strokeWidth="3" strokeLinecap="round" />
        </g>
      ))}
      <g {...line}>
        <path d="M84 186l10-14h132l10 14z" />
        <path d="M100 177h120M96 182h128" strokeWidth="1.2" />
        <path d="M256 186c-2-12 22-12 22 0z" />
      </g>
    </>
  );
}

const GASOLINE = { price: 'gasoline-1971' } as const;

/** A gasoline pump of 1971 with its price in cents. The hose leads to the back of a station wagon. */
export function GasPump({ values: { price } }: Values<typeof GASOLINE>) {
  return (
    <>
      <g {...line} strokeWidth="2.4">
        <path d="M168 152c-4-14 2-22 12-24l22-34c4-6 8-8 14-8h120v84H172c-4-4-4-12-4-18z" />
        <path
          d="M206 96c2-3 4-4 8-4h34v34h-64zM256 92h70v34h-70z"
          className="fill-paper stroke-ink"
          strokeWidth="1.6"
        />
        <path d="M168 138h158M172 154h154" strokeWidth="1.6" />
        <path d="M168 132h8v12h-9z" className="fill-loss-fill stroke-ink" strokeWidth="1.6" />
        <path d="M164 158h22v8h-22z" className="fill-sunk stroke-ink" />
        <circle cx="246" cy="164" r="22" className="fill-sunk stroke-ink" />
        <circle cx="246" cy="164" r="10" strokeWidth="1.6" />
      </g>
      <g {...line} strokeWidth="2.4">
        <path d="M26 186v-8h104v8z" className="fill-sunk stroke-ink" />
        <path d="M38 178V50c0-14 10-20 40-20s40 6 40 20v128z" />
        <rect x="43" y="54" width="70" height="42" rx="3" className="fill-paper stroke-ink" strokeWidth="1.6" />
        <path d="M52 112h52v44H52z" strokeWidth="1.6" />
        <path d="M52 112h52v10H52z" className="fill-loss-fill stroke-ink" strokeWidth="1.6" />
        <circle cx="78" cy="16" r="15" className="fill-raised stroke-loss" />
      </g>
      <path
        d="M78 7c5 7 8 10 8 14 0 5-4 8-8 8s-8-3-8-8c0-4 3-7 8-14z"
        className="fill-loss-fill stroke-ink"
        strokeWidth="1.6"
      />
      <text
        x="78"
        y="83"
        textAnchor="middle"
        className="fill-ink font-display font-semibold"
        fontSize={sizeIn(66, price.text, 20)}
      >
        {price.text}
      </text>
      <path
        d="M118 74h6c14 0 12 20 12 40 0 30-12 44-4 54 10 8 20-4 22-16 1-8 4-12 12-12"
        className="fill-none stroke-ink"
        strokeWidth="4"
        strokeLinecap="round"
      />
      <path d="M152 134h16v12h-16z" {...line} strokeWidth="2" />
      <path d="M66 132h24M66 142h24" {...thin} strokeWidth="1.6" />
    </>
  );
}
GasPump.values = GASOLINE;
