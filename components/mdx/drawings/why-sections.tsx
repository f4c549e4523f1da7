import { arrows, line, open } from '@/components/drawing/pens';
import { arrow, Bank, Coin, Cross, Phone, Tick } from '@/components/drawing/shapes';
import { formatClaim, getClaim } from '@/lib/content/claims/claims';
import type { Locale } from '@/lib/format/locale';
import type { DrawingPlan } from './plan';
import { FLOOR, HEIGHT, Scene } from './step-scene';

/** Four causes that economists name, around a price tag. Their sizes say nothing. */
export const causes: DrawingPlan<'money' | 'aid' | 'supply' | 'energy' | 'prices'> = {
  height: 232,
  draw: ({ money, aid, supply, energy, prices }) => (
    <>
      <g transform="translate(24 14)" {...line}>
        <rect x="13" y="-6" width="38" height="60" rx="6" />
        <path d="M18 1h28v40H18z" className="fill-paper stroke-ink" strokeWidth="1.6" />
        <path d="M22 24h20v12H22zM22 8h20v12H22z" className="fill-sunk stroke-ink" strokeWidth="1.6" />
      </g>
      <g transform="translate(224 12)" {...line}>
        <path d="M0 14h72v42H0z" />
        <path d="M12 14V0h48v14" />
        <path d="M0 14l36 24 36-24" />
      </g>
      <g transform="translate(18 138)" {...line}>
        <path d="M0 44h84l-10 20H10z" className="fill-sunk stroke-ink" />
        <path d="M14 24h18v20H14zM32 24h18v20H32zM32 4h18v20H32z" className="fill-sunk stroke-ink" />
        <path d="M60 44V18h14v26" />
      </g>
      <g transform="translate(230 134)" {...line}>
        <path d="M0 66V6q0-6 6-6h30q6 0 6 6v60zM-6 66h54" />
        <path d="M8 10h26v16H8z" className="fill-paper stroke-ink" />
        <path d="M42 30h8q6 0 6 6v14q0 6 6 6t6-6V22l-10-10" className="fill-none stroke-ink" />
      </g>
      <path
        d="M102 52l26 20m-2-10l2 10-10-1M218 52l-26 20m2-10l-2 10 10-1M102 162l26-18m-10 1l10-1-2 10M218 162l-26-18m10 1l-10-1 2 10"
        {...arrows}
      />
      <path d="M124 108l18-26h54v52h-54z" {...line} className="fill-gold stroke-ink" />
      <circle cx="140" cy="108" r="4" {...line} className="fill-paper stroke-ink" />
      <path
        d="M173 124V94m-9 10l9-10 9 10"
        className="fill-none stroke-loss"
        strokeWidth="3"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <g className="fill-ink" textAnchor="middle">
        <text x="56" y="82">
          {money}
        </text>
        <text x="260" y="88">
          {aid}
        </text>
        <text x="60" y="222">
          {supply}
        </text>
        <text x="252" y="222">
          {energy}
        </text>
        <text x="164" y="154" className="font-semibold">
          {prices}
        </text>
      </g>
    </>
  ),
};

/** A bank that refuses, an account that is frozen, and a wallet that needs neither. */
export const access: DrawingPlan<'account' | 'frozen' | 'own'> = {
  height: HEIGHT,
  draw: ({ account, frozen, own }) => (
    <Scene at={[54, 160, 266]} names={[account, frozen, own]}>
      <Bank x={54} />
      <Cross x={36} y={76} size={36} />
      <Phone x={131} />
      <path d="M146 64h28v22h-28z" {...line} className="fill-gold stroke-ink" />
      <path d="M151 64v-8q9-13 18 0v8" {...open} strokeWidth="2.4" />
      <Cross x={152} y={67} size={16} />
      <Phone x={237} />
      <Coin x={266} y={56} />
      <Tick x={255} y={86} />
    </Scene>
  ),
};

const SIZES = ['house-size-1973', 'house-size-2015', 'house-size-2024'] as const;
const sizeOf = (id: (typeof SIZES)[number]) => getClaim(id).value;
/** Side of the largest floor. */
const SIDE = 96;

/** The floor of the median new house in three years, to scale. */
export const houseSizes: DrawingPlan<'unit'> = {
  height: HEIGHT,
  values: (locale: Locale) =>
    Object.fromEntries(
      SIZES.flatMap((id) => [
        [`year${id.slice(-4)}`, id.slice(-4)],
        [`size${id.slice(-4)}`, formatClaim(getClaim(id), locale)],
      ]),
    ),
  draw: ({ unit }, values) => (
    <Scene at={[54, 160, 266]} names={SIZES.map((id) => values[`year${id.slice(-4)}`])}>
      {SIZES.map((id, n) => {
        const side = Number((SIDE * Math.sqrt(sizeOf(id) / Math.max(...SIZES.map(sizeOf)))).toFixed(1));
        const middle = 54 + n * 106;
        return (
          <g key={id}>
            <path
              d={`M${middle - side / 2} ${FLOOR}v-${side}h${side}v${side}z`}
              {...line}
              className="fill-gold stroke-ink"
            />
            <g textAnchor="middle" className="fill-on-fill">
              <text x={middle} y={FLOOR - side / 2 - 2} fontSize="20" className="font-display font-semibold">
                {values[`size${id.slice(-4)}`]}
              </text>
              <text x={middle} y={FLOOR - side / 2 + 18}>
                {unit}
              </text>
            </g>
          </g>
        );
      })}
    </Scene>
  ),
};

/** An open book, 76 wide. */
const Book = ({ x }: { x: number }) => (
  <g transform={`translate(${x} 0)`}>
    <path d="M38 30q-18-10-38-4v46q20-6 38 4zM38 30q18-10 38-4v46q-20-6-38 4z" {...line} />
    <path d="M8 38q12-2 22 2M8 48q12-2 22 2M46 40q12-4 22-2M46 50q12-4 22-2" {...open} strokeWidth="1.6" />
  </g>
);

/** The steps at the end of the guide. */
export const whyNextStepScenes = {
  buffer: (
    <>
      <path d="M52 76q-6 0-6-6V40q0-8 8-8h40q8 0 8 8v30q0 6-6 6zM54 22h40v10H54z" {...line} />
      <path d="M50 50h48v18q0 4-4 4H54q-4 0-4-4z" className="fill-gold" />
      <Tick x={116} y={54} />
    </>
  ),
  learn: (
    <>
      <Book x={42} />
      <Coin x={80} y={20} />
    </>
  ),
  spread: (
    <>
      <path d="M46 24h72v52H46zM46 37h72M60 18v11M104 18v11" {...line} />
      <path
        d="M60 50h.1M82 50h.1M104 50h.1M60 65h.1M82 65h.1M104 65h.1"
        strokeWidth="9"
        strokeLinecap="round"
        className="stroke-bitcoin-fill"
      />
    </>
  ),
  wallet: (
    <>
      <g {...line}>
        <path d="M46 16h28q5 0 5 5v52q0 5-5 5H46q-5 0-5-5V21q0-5 5-5zM116 16h28q5 0 5 5v52q0 5-5 5H116q-5 0-5-5V21q0-5 5-5z" />
        <path d="M47 24h26v42H47zM117 24h26v42H117z" className="fill-paper stroke-ink" strokeWidth="1.6" />
      </g>
      <Coin x={60} y={45} />
      <path d={arrow(82, 36)} {...arrows} />
      <path d="M110 58H82m7-6l-7 6 7 6" {...arrows} />
    </>
  ),
  taxes: (
    <>
      <path d="M52 16h46l12 12v50H52zM98 16v12h12M62 34h26M62 46h36M62 58h36" {...line} />
      <circle cx="114" cy="64" r="13" {...line} className="fill-none stroke-ink" />
      <path d="M124 74l12 10" {...open} strokeWidth="3" />
    </>
  ),
  critic: (
    <>
      <Book x={26} />
      <path d="M108 12h38v26h-20l-10 10V38h-8z" {...line} className="fill-paper stroke-ink" />
      <path d="M127 18v8M127 32h.1" {...open} strokeWidth="3" />
    </>
  ),
} as const;
