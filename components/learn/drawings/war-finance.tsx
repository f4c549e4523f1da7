import { line, thin } from '@/components/drawing/pens';
import { Banknote, CoinStack, GoldBar, Hand, MetalCoin, SealedPaper } from '@/components/drawing/shapes';

/** A waiter with a tray lifts his hand against a banknote. */
export function WaiterAndNote() {
  return (
    <>
      <g {...line} strokeWidth="2">
        <path d="M66 186l4-46h50l6 46z" className="fill-paper stroke-ink" />
        <path d="M68 142c-4-34-2-52 10-58h34c12 6 14 24 10 58z" />
        <path d="M84 84l11 22 11-22M95 106v34" className="fill-none" />
        <path d="M78 84l10 56h-18c-4-30-2-50 8-56zM112 84l-10 56h18c4-30 2-50-8-56z" className="fill-ink" />
        <path d="M88 80l7 6 7-6v10l-7-5-7 5z" className="fill-ink" />
        <circle cx="95" cy="58" r="19" />
        <path d="M76 56c-2-18 6-24 19-24s21 6 19 24c-6-8-12-10-19-10s-13 2-19 10z" className="fill-ink" />
        <path d="M86 67c4-4 6-3 9 0 3-3 5-4 9 0-4 3-7 3-9 1-2 2-5 2-9-1z" className="fill-ink" strokeWidth="1.2" />
        <path d="M88 57h.1M102 57h.1" strokeWidth="3" />
        <path d="M72 92C56 96 44 88 40 74" className="fill-none" strokeWidth="12" />
        <path d="M72 92C56 96 44 88 40 74" className="fill-none stroke-raised" strokeWidth="8" />
        <path d="M10 70h62c-4 6-58 6-62 0z" />
        <path d="M22 68V46h16v22zM22 54h16" />
        <path d="M46 68c-2-12 18-12 16 0z" className="fill-sunk stroke-ink" />
        <path d="M118 94c18 6 30 4 42-6" className="fill-none" strokeWidth="12" />
        <path d="M118 94c18 6 30 4 42-6" className="fill-none stroke-raised" strokeWidth="8" />
        <path d="M156 92l4-24c1-5 6-5 6 0l1 8 2-10c1-5 6-4 6 1l-1 10 3-7c2-4 7-2 6 2l-5 16c-2 9-12 12-22 4z" />
      </g>
      <Banknote x={194} y={78} width={62} height={32} turn={-6} />
      <text
        x="225"
        y="100"
        textAnchor="middle"
        className="fill-loss font-display font-semibold"
        fontSize="14"
        transform="rotate(-6 225 94)"
      >
        100
      </text>
      <Hand x={292} y={108} flip turn={-4} />
      <g {...line} strokeWidth="2">
        <path d="M196 150h120v8H196zM214 158v28M300 158v28" />
        <path d="M236 150c-8-3-10-8-10-8h40s-2 5-10 8z" />
      </g>
    </>
  );
}

/** A stack of coins goes one way, a thin note the other. */
export function CoinsForNotes() {
  return (
    <>
      <path d="M12 158h296M34 158v28M286 158v28" className="stroke-ink" strokeWidth="2.4" strokeLinecap="round" />
      <Hand x={92} y={132} turn={4} />
      <CoinStack x={158} y={153} count={7} radius={16} />
      <Hand x={236} y={92} flip turn={-6} />
      <g transform="rotate(-5 196 72)" {...line} strokeWidth="1.6">
        <path d="M150 54h76v38h-76z" className="fill-paper stroke-ink" />
        <path d="M157 61h62v24h-62z" strokeWidth="1.2" className="fill-none" />
        <text x="168" y="80" className="fill-ink stroke-none font-display font-semibold" fontSize="18">
          £1
        </text>
        <path d="M194 69h20M194 76h14" strokeWidth="1.2" />
      </g>
      <path
        d="M142 62c-16 2-28 10-36 24m0 0l0-10m0 10l10-4M186 134c16-2 28-10 36-22m0 0l-10 3m10-3l1 10"
        className="fill-none stroke-control"
        strokeWidth="1.6"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <MetalCoin x={258} y={148} radius={9} />
      <MetalCoin x={232} y={149} radius={8} />
    </>
  );
}

/** A poster above, and a drawer with a locked book below. */
export function HiddenLedger() {
  return (
    <>
      <g {...line} strokeWidth="2">
        <path d="M100 12h120v92H100z" className="fill-paper stroke-ink" />
        <path d="M106 18h108v80H106z" strokeWidth="1.2" className="fill-none" />
      </g>
      <MetalCoin x={160} y={50} radius={21} />
      <path
        d="M160 40v20M153 46l7-7 7 7M118 82h84M130 90h60"
        className="fill-none stroke-ink"
        strokeWidth="2"
        strokeLinecap="round"
      />
      <path d="M122 34l10 6M198 34l-10 6M116 54h12M204 54h-12" {...thin} />
      <g {...line} strokeWidth="2.4">
        <path d="M34 118h252v68H34z" />
        <path d="M46 128h70v22H46zM204 128h70v22h-70zM46 158h70v20H46zM204 158h70v20h-70z" strokeWidth="1.6" />
        <path d="M74 139h14M232 139h14M74 168h14M232 168h14" strokeWidth="2.4" />
        <path d="M122 130h76l12 50h-100z" className="fill-sunk stroke-ink" />
      </g>
      <g {...line} strokeWidth="2" transform="rotate(-3 160 152)">
        <path d="M130 136h58l6 30h-70z" className="fill-raised stroke-ink" />
        <path d="M124 166h70v6h-70z" className="fill-paper stroke-ink" />
        <path d="M138 138l-4 27" strokeWidth="1.2" />
        <path d="M154 148h12v11h-12z" className="fill-ink" />
        <path d="M156 148c0-8 8-8 8 0" className="fill-none" />
      </g>
      <path d="M106 180h108v6H106zM150 183h20" {...line} strokeWidth="1.6" />
    </>
  );
}

function Jar({ x, children }: { x: number; children: React.ReactNode }) {
  return (
    <>
      <path
        d={`M${x + 8} 92h60v10c8 6 10 12 10 20v54c0 6-4 10-10 10H${x + 8}c-6 0-10-4-10-10v-54c0-8 2-14 10-20z`}
        className="fill-paper stroke-ink"
        strokeWidth="2"
        strokeLinejoin="round"
      />
      {children}
      <path d={`M${x + 5} 92h66v-8H${x + 5}z`} {...line} strokeWidth="2" />
      <path d={`M${x + 4} 126v36`} className="stroke-control" strokeWidth="1.6" strokeLinecap="round" />
    </>
  );
}

/** Taxes, loans, new money: a jar for each. */
export function ThreeJars() {
  return (
    <>
      <Jar x={18}>
        <CoinStack x={44} y={182} count={3} radius={13} />
        <CoinStack x={72} y={182} count={2} radius={13} />
      </Jar>
      <Jar x={122}>
        <g transform="translate(128 108) scale(0.78)">
          <SealedPaper x={2} y={12} width={46} height={76} />
          <SealedPaper x={26} y={4} width={50} height={84} />
        </g>
      </Jar>
      <Jar x={226}>
        <Banknote x={234} y={162} width={50} height={20} />
        <Banknote x={242} y={144} width={48} height={20} turn={-8} />
        <Banknote x={233} y={126} width={50} height={20} turn={7} />
        <Banknote x={242} y={108} width={46} height={20} turn={-6} />
      </Jar>
      <Banknote x={240} y={64} width={50} height={24} turn={-70} />
      <Banknote x={226} y={44} width={52} height={24} turn={-24} />
      <Banknote x={262} y={38} width={50} height={24} turn={30} />
      <Banknote x={186} y={166} width={42} height={19} turn={-6} />
    </>
  );
}

/** A dispatch box, a top hat, and a gold bar that bends the table. */
export function BudgetBox() {
  return (
    <>
      <path
        d="M8 140c60 0 100 4 152 14 52-10 92-14 152-14v11c-60 0-100 4-152 15-52-11-92-15-152-15z"
        {...line}
        strokeWidth="2.4"
      />
      <path d="M30 152v34M290 152v34" className="stroke-ink" strokeWidth="3" strokeLinecap="round" />
      <g className="fill-loss-fill stroke-ink" strokeWidth="2" strokeLinejoin="round" transform="rotate(2 62 116)">
        <path d="M18 92h86v48H18z" />
        <path d="M18 92l10-12h66l10 12z" />
        <path d="M50 80c0-12 22-12 22 0" className="fill-none" />
        <path d="M54 104h14v12H54z" className="fill-raised" />
        <path d="M61 108v5" />
      </g>
      <g transform="translate(0 -2)">
        <GoldBar x={122} y={154} />
        <GoldBar x={158} y={154} />
        <GoldBar x={140} y={135} />
      </g>
      <g {...line} strokeWidth="2">
        <path d="M226 140c0-7 14-9 36-9s38 2 38 8c-8 6-68 7-74 1z" className="fill-ink" />
        <path d="M240 133c2-20 0-44-4-56 12-5 40-5 52 0-4 12-6 36-4 55-10 5-36 5-44 1z" className="fill-ink" />
        <path d="M240 122c12 4 32 4 44 0v9c-12 4-32 4-44 0z" className="fill-control stroke-ink" strokeWidth="1.6" />
        <path d="M246 84c0 10 2 20 2 30" className="stroke-control" strokeWidth="1.6" />
      </g>
    </>
  );
}
