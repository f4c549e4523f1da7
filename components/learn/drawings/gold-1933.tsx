import { line, thin } from '@/components/drawing/pens';
import { Banknote, CoinStack, GoldBar } from '@/components/drawing/shapes';
import { sizeIn } from '@/components/drawing/text-width';
import type { Values } from './scene-values';

/** A guard pushes a cart of gold bars past the columns of a bank. */
export function BarsOnCart() {
  return (
    <>
      <g {...line} strokeWidth="1.6">
        <path d="M210 186V46h22v140zM266 186V46h22v140zM200 34h108v12H200z" className="fill-paper stroke-ink" />
        <path d="M216 50v132M226 50v132M272 50v132M282 50v132" strokeWidth="1.2" />
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
      <g {...line} strokeWidth="2">
        <path d="M6 138h308v12H6zM18 150h284v36H18z" />
        <path d="M34 158h70v20H34zM124 158h70v20h-70zM214 158h72v20h-72z" strokeWidth="1.2" />
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
        <path d="M228 80h8" strokeWidth="1.6" />
        <path d="M206 112c-10 8-18 14-26 18l4 8h24" className="fill-sunk stroke-ink" />
      </g>
      <Banknote x={140} y={118} width={46} height={20} turn={-4} />
      <Banknote x={146} y={112} width={46} height={20} turn={5} />
      <g {...line} strokeWidth="2">
        <path d="M14 138c-4-30 4-50 24-54 18 2 26 20 26 54z" />
        <path d="M26 74c-4-4-6-10-4-16h14v16z" className="fill-sunk stroke-ink" />
        <circle cx="42" cy="62" r="16" />
        <path d="M22 60c-4-22 6-32 20-32s22 8 21 26c2 2 3 4 2 6-8-4-18-5-26-3-6 1-12 2-17 3z" className="fill-ink" />
        <path d="M23 52c12-4 28-4 39 0" className="stroke-raised" strokeWidth="2" />
        <path d="M30 54c-6 0-8-6-4-9 3-2 7 1 6 5" className="fill-raised stroke-ink" strokeWidth="1.6" />
        <path d="M48 62h.1" strokeWidth="3" />
        <path d="M50 70c3 1 5 0 6-1" className="fill-none" strokeWidth="1.2" />
        <path d="M56 100c12 10 22 18 32 22l-4 10c-12 0-24-4-34-8" className="fill-raised stroke-ink" />
      </g>
      <CoinStack x={102} y={138} count={5} radius={11} />
      <CoinStack x={122} y={138} count={3} radius={11} />
    </>
  );
}

const GOLD_PRICES = { before: 'gold-price-before-1934', after: 'gold-price-after-1934' } as const;

/** One bar, two prices. */
export function TwoGoldPrices({ values: { before, after } }: Values<typeof GOLD_PRICES>) {
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
        strokeWidth="1.6"
      />
      {tag(
        18,
        40,
        -7,
        <>
          <text
            x="80"
            y="67"
            textAnchor="middle"
            className="fill-muted font-display font-semibold"
            fontSize={sizeIn(72, before.text, 20)}
          >
            {before.text}
          </text>
          <path d="M46 60h68" className="stroke-loss" strokeWidth="3" strokeLinecap="round" />
        </>,
      )}
      {tag(
        196,
        22,
        6,
        <text
          x="258"
          y="50"
          textAnchor="middle"
          className="fill-loss font-display font-semibold"
          fontSize={sizeIn(68, after.text, 24)}
        >
          {after.text}
        </text>,
      )}
    </>
  );
}
TwoGoldPrices.values = GOLD_PRICES;

/** The court in its old room in the Capitol: nine judges on the bench, and a bond with a torn corner before them. */
export function CourtAndBond() {
  return (
    <>
      <g {...line} strokeWidth="2">
        <path d="M10 14h300v14H10z" className="fill-sunk stroke-ink" />
        {[22, 76, 130, 176, 230, 284].map((x) => (
          <g key={x} strokeWidth="1.6">
            <path d={`M${x} 42v70h14V42z`} />
            <path d={`M${x + 4.5} 44v66M${x + 9.5} 44v66`} strokeWidth="1.2" />
            <path d={`M${x - 4} 28h22v6H${x - 4}z`} />
            <path
              d={`M${x - 4} 34c-3 9 6 10 6 4M${x + 18} 34c3 9-6 10-6 4M${x} 42h14`}
              className="fill-none stroke-ink"
            />
          </g>
        ))}
        <circle cx="160" cy="47" r="9" strokeWidth="1.6" />
        <path d="M160 41v6l4 3" className="fill-none stroke-ink" strokeWidth="1.2" />
      </g>
      {[40, 70, 100, 130, 160, 190, 220, 250, 280].map((x, index) => (
        <g key={x} {...line} strokeWidth="1.6">
          <path d={`M${x - 11} 116V74c0-14 22-14 22 0v42z`} className="fill-sunk stroke-ink" />
          <path d={`M${x - 13} 118c0-20 4-26 13-26s13 6 13 26z`} className="fill-ink stroke-ink" />
          <path d={`M${x - 3} 92l3 8 3-8z`} strokeWidth="1.2" />
          <circle cx={x} cy="83" r="8" />
          <path
            d={index % 3 === 1 ? `M${x - 8} 82c0-10 16-10 16 0` : `M${x - 8} 84c-1-5 1-8 3-9M${x + 8} 84c1-5-1-8-3-9`}
            className="fill-none stroke-ink"
            strokeWidth="2"
          />
          <path d={`M${x - 3} 83h.1M${x + 3} 83h.1`} strokeWidth="1.6" />
          <path d={`M${x - 2} 87h4`} strokeWidth="1.2" />
        </g>
      ))}
      <g {...line} strokeWidth="2">
        <path d="M14 114h292v9H14z" />
        <path d="M20 123h280v33H20z" />
        {[30, 84, 138, 192, 246].map((x) => (
          <path key={x} d={`M${x} 130h44v19H${x}z`} className="fill-sunk stroke-ink" strokeWidth="1.2" />
        ))}
        <path d="M0 156h320v30H0z" className="fill-sunk stroke-ink" />
        <path d="M92 172h136l14 14H78z" />
        <path d="M78 186h164v7H78z" />
        <path d="M90 193v18M230 193v18" strokeWidth="5" className="stroke-ink" />
      </g>
      <g transform="rotate(-6 160 156)">
        <path d="M124 126h62l8 6 4-3v52h-74z" {...line} strokeWidth="2" className="fill-paper stroke-ink" />
        <path d="M133 138h42M133 148h50M133 158h36" {...thin} />
        <circle cx="182" cy="168" r="9" className="fill-loss-fill stroke-loss" strokeWidth="1.6" />
        <path d="M194 118l12 2-2 12-6-3-3 4z" {...line} strokeWidth="1.6" className="fill-paper stroke-ink" />
      </g>
    </>
  );
}

/** A shop full of coins without a customer. */
export function CoinShop() {
  return (
    <>
      <g {...line} strokeWidth="2">
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
