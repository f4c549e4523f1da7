import { CoinStack, GoldBar } from './gold-parts';
import { line, Note, thin } from './parts';

/** A guard pushes a cart of gold bars past the columns of a bank. */
export function BarsOnCart() {
  return (
    <>
      <g {...line} strokeWidth="1.8">
        <path d="M210 186V46h22v140zM266 186V46h22v140zM200 34h108v12H200z" className="fill-paper stroke-ink" />
        <path d="M216 50v132M226 50v132M272 50v132M282 50v132" strokeWidth="0.9" />
      </g>
      <GoldBar x={104} y={150} />
      <GoldBar x={158} y={150} />
      <GoldBar x={212} y={150} />
      <GoldBar x={131} y={131} />
      <GoldBar x={185} y={131} />
      <GoldBar x={158} y={112} />
      <g {...line} strokeWidth="2.4">
        <path d="M92 150h186v10H92z" />
        <path d="M96 150L76 104" className="fill-none" strokeWidth="3" />
        <circle cx="122" cy="172" r="14" />
        <circle cx="248" cy="172" r="14" />
        <circle cx="122" cy="172" r="4" />
        <circle cx="248" cy="172" r="4" />
      </g>
      <g {...line} strokeWidth="2">
        <path d="M34 186l6-50h26l10 50h-12l-10-32-6 32z" className="fill-sunk stroke-ink" />
        <path d="M32 140c-2-34 4-52 20-52s20 18 18 52z" />
        <path d="M34 128h36" strokeWidth="3" />
        <path d="M62 96c8 6 12 10 18 12" className="fill-none" strokeWidth="9" />
        <path d="M62 96c8 6 12 10 18 12" className="fill-none stroke-raised" strokeWidth="5" />
        <circle cx="52" cy="70" r="14" />
        <path d="M36 66c0-18 32-18 32 0l8 3H36z" className="fill-ink" />
        <path d="M48 62h8" className="stroke-raised" strokeWidth="2" />
        <path d="M34 132l-4 14h9l2-14z" className="fill-ink" />
        <circle cx="60" cy="104" r="3" className="fill-ink" />
      </g>
    </>
  );
}

/** Coins go over the counter, notes come back. */
export function GoldCounter() {
  return (
    <>
      <g {...line} strokeWidth="2.2">
        <path d="M6 138h308v12H6zM18 150h284v36H18z" />
        <path d="M34 158h70v20H34zM124 158h70v20h-70zM214 158h72v20h-72z" strokeWidth="1.3" />
        <path
          d="M160 8v92M196 8v92M232 8v92M268 8v92M304 8v92M142 100h172M142 8h172"
          strokeWidth="1.6"
          className="fill-none stroke-ink"
        />
      </g>
      <g {...line} strokeWidth="2">
        <path d="M204 138c0-32 8-48 28-48s28 16 28 48z" className="fill-sunk stroke-ink" />
        <path d="M224 90l8 14 8-14z" className="fill-paper stroke-ink" />
        <circle cx="232" cy="70" r="18" />
        <path d="M212 64c4-10 36-10 40 0l4 4h-48z" className="fill-sunk stroke-ink" />
        <path d="M225 72h.1M238 72h.1" strokeWidth="3" />
        <path d="M228 80h8" strokeWidth="1.4" />
        <path d="M206 112c-10 8-18 14-26 18l4 8h24" className="fill-sunk stroke-ink" />
      </g>
      <Note x={140} y={118} width={46} height={20} turn={-4} />
      <Note x={146} y={112} width={46} height={20} turn={5} />
      <g {...line} strokeWidth="2">
        <path d="M14 138c-4-30 4-50 24-54 18 2 26 20 26 54z" />
        <path d="M26 74c-4-4-6-10-4-16h14v16z" className="fill-sunk stroke-ink" />
        <circle cx="42" cy="62" r="16" />
        <path d="M22 60c-4-22 6-32 20-32s22 8 21 26c2 2 3 4 2 6-8-4-18-5-26-3-6 1-12 2-17 3z" className="fill-ink" />
        <path d="M23 52c12-4 28-4 39 0" className="stroke-raised" strokeWidth="2" />
        <path d="M30 54c-6 0-8-6-4-9 3-2 7 1 6 5" className="fill-raised stroke-ink" strokeWidth="1.4" />
        <path d="M48 62h.1" strokeWidth="3" />
        <path d="M50 70c3 1 5 0 6-1" className="fill-none" strokeWidth="1.3" />
        <path d="M56 100c12 10 22 18 32 22l-4 10c-12 0-24-4-34-8" className="fill-raised stroke-ink" />
      </g>
      <CoinStack x={102} y={138} count={5} radius={11} />
      <CoinStack x={122} y={138} count={3} radius={11} />
    </>
  );
}

/** One bar, two prices. */
export function TwoGoldPrices() {
  const tag = (x: number, y: number, turn: number, children: React.ReactNode) => (
    <g transform={`rotate(${turn} ${x + 44} ${y + 20})`}>
      <path d={`M${x} ${y + 20}l18-20h84v40H${x + 18}z`} {...line} strokeWidth="2" className="fill-paper stroke-ink" />
      <circle cx={x + 17} cy={y + 20} r="4" className="fill-sunk stroke-ink" strokeWidth="1.6" />
      {children}
    </g>
  );
  return (
    <>
      <path d="M30 160h260v10H30zM52 170v16M268 170v16" {...line} strokeWidth="2.4" />
      <g transform="translate(56 -144) scale(1.9)">
        <GoldBar x={28} y={160} />
      </g>
      <path
        d="M126 116C100 96 84 84 62 78M206 114c20-14 34-30 34-52"
        className="fill-none stroke-ink"
        strokeWidth="1.4"
      />
      {tag(
        18,
        40,
        -7,
        <>
          <text x="80" y="67" textAnchor="middle" className="fill-muted font-display font-semibold" fontSize="20">
            $20.67
          </text>
          <path d="M46 60h68" className="stroke-loss" strokeWidth="3" strokeLinecap="round" />
        </>,
      )}
      {tag(
        196,
        22,
        6,
        <text x="258" y="50" textAnchor="middle" className="fill-loss font-display font-semibold" fontSize="24">
          $35
        </text>,
      )}
    </>
  );
}

/** The court, and a bond with a torn corner on its steps. */
export function CourtAndBond() {
  return (
    <>
      <g {...line} strokeWidth="2.2">
        <path d="M22 56L160 8l138 48z" />
        <path d="M22 56h276v12H22z" />
        <path d="M132 44c0-16 56-16 56 0M160 26v22M146 34h28" strokeWidth="1.4" className="fill-none" />
        {[38, 84, 130, 176, 222, 268].map((x) => (
          <path key={x} d={`M${x} 68v70h18V68zM${x + 5} 70v66M${x + 13} 70v66`} strokeWidth="1.6" />
        ))}
        <path d="M16 138h288v14H16zM6 152h308v16H6zM0 168h320v18H0z" />
      </g>
      <path d="M148 88h26v50h-26z" {...line} strokeWidth="1.6" className="fill-ink" />
      <g transform="rotate(9 214 150)">
        <path d="M172 118h58l8 6 4-3v58h-70z" {...line} strokeWidth="2" className="fill-paper stroke-ink" />
        <path d="M181 130h40M181 140h48M181 150h36" {...thin} />
        <circle cx="226" cy="164" r="9" className="fill-loss-fill stroke-loss" strokeWidth="1.4" />
        <path d="M236 112l12 2-2 12-6-3-3 4z" {...line} strokeWidth="1.5" className="fill-paper stroke-ink" />
      </g>
    </>
  );
}

/** A shop full of coins without a customer. */
export function CoinShop() {
  return (
    <>
      <g {...line} strokeWidth="2.2">
        <path d="M28 60h264v126H28z" />
        <path d="M20 60l12-34h256l12 34z" className="fill-paper stroke-ink" />
        <path d={`M20 60${'q14 18 28 0'.repeat(10)}`} className="fill-sunk stroke-ink" />
        <path d="M66 26l-8 34M112 26l-4 34M160 26v34M208 26l4 34M254 26l8 34" strokeWidth="1.2" />
        <path d="M44 84h140v76H44z" className="fill-paper stroke-ink" />
        <path d="M40 160h148v10H40z" />
        <path d="M212 82h56v104h-56z" className="fill-ink" />
        <path d="M268 82l22 10v104l-22-10z" className="fill-sunk stroke-ink" />
        <path d="M284 138h.1" strokeWidth="4" />
      </g>
      <path d="M52 92l26 30M66 90l14 16" className="stroke-line" strokeWidth="2" />
      <CoinStack x={66} y={158} count={4} radius={12} />
      <CoinStack x={94} y={158} count={7} radius={12} />
      <CoinStack x={122} y={158} count={5} radius={12} />
      <CoinStack x={150} y={158} count={8} radius={12} />
    </>
  );
}
