import { line, trend } from '@/components/drawing/pens';
import { Bank, Cross, Phone, Tick } from '@/components/drawing/shapes';
import { getClaim } from '@/lib/content/claims/claims';
import type { Locale } from '@/lib/format/locale';
import { formatDollars, formatMoney } from '@/lib/format/number';
import type { DrawingPlan } from './plan';
import { FLOOR, HEIGHT, Scene } from './step-scene';

const down = (x: number) => `M${x} 22v24m-8-8l8 8 8-8`;

/** A flat to rent, a house with a loan that gets lighter, and cash in a jar. */
export const whoFeels: DrawingPlan<'renter' | 'owner' | 'saver'> = {
  height: HEIGHT,
  draw: ({ renter, owner, saver }) => (
    <Scene at={[50, 160, 270]} names={[renter, owner, saver]}>
      <g {...line}>
        <path d="M22 130V56h56v74zM42 130v-22h16v22" />
        <path d="M30 66h12v12H30zM58 66h12v12H58zM30 86h12v12H30zM58 86h12v12H58z" strokeWidth="1.6" />
        <path d="M116 130V92h62v38zM108 94l39-32 39 32zM138 130v-20h16v20" />
        <path d="M192 130l4-16h16l4 16z" className="fill-sunk stroke-ink" />
        <path
          d="M188 130l-4-28h40l-4 28M199 102a5 5 0 0 1 10 0"
          className="fill-none stroke-control"
          strokeDasharray="4 4"
        />
        <path d="M246 62h48v10h-48zM248 72q-12 4-12 14v34q0 10 10 10h48q10 0 10-10V86q0-10-12-14z" />
        <path d="M248 112h44v14h-44z" className="fill-gold stroke-ink" strokeWidth="1.6" />
      </g>
      <path d={down(50) + down(270)} className="fill-none stroke-loss" {...trend} />
      <path d="M147 48V24m-8 8l8-8 8 8" className="fill-none stroke-gain" {...trend} />
    </Scene>
  ),
};

/** What one's own node and key keep out, and what they do not. */
export const protects: DrawingPlan<'supply' | 'seizure' | 'price'> = {
  height: HEIGHT,
  draw: ({ supply, seizure, price }) => (
    <Scene at={[54, 160, 268]} names={[supply, seizure, price]}>
      <g {...line}>
        <path d="M16 44h76v52H16zM46 96v16M62 96v16M34 130v-18h40v18z" />
        <path d="M220 26v104M220 110h92" className="fill-none stroke-ink" strokeWidth="1.6" />
      </g>
      <path
        d={`M34 64a7 7 0 1 1 .1 0zM54 64a7 7 0 1 1 .1 0zM74 64a7 7 0 1 1 .1 0z`}
        strokeWidth="1.6"
        strokeDasharray="3 3"
        className="fill-none stroke-control"
      />
      <Tick x={44} y={80} />
      <Phone x={131} />
      <path
        d="M152 56a8 8 0 1 1-.1 0zM160 64h16v7M170 64v5"
        className="fill-none stroke-bitcoin"
        strokeWidth="3"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <Tick x={149} y={88} />
      <path d="M226 44l14-10 16 22 12-8 14 30 12-4 14 26" className="fill-none stroke-loss" {...trend} />
      <Cross x={284} y={30} size={16} />
    </Scene>
  ),
};

/** Percent of a sum sent home that the fee takes, by two averages. */
const REMITTANCE = { plain: getClaim('remittance-plain'), weighted: getClaim('remittance-weighted') } as const;
/** The sum of which the averages are taken. */
const SENT = 200;
const ROAD = { left: 64, width: 192 };
const kinds = ['plain', 'weighted'] as const;

/** A road from house to house, and the part of the sum that the fee takes. */
export const sendingHome: DrawingPlan<'plain' | 'weighted'> = {
  height: 210,
  values: (locale: Locale) => ({
    sent: formatDollars(SENT, locale),
    plain: formatMoney((SENT * REMITTANCE.plain.value) / 100, locale),
    weighted: formatMoney((SENT * REMITTANCE.weighted.value) / 100, locale),
  }),
  draw: (labels, values) =>
    kinds.map((kind, row) => {
      const taken = (ROAD.width * REMITTANCE[kind].value) / 100;
      const end = ROAD.left + ROAD.width;
      return (
        <g key={kind} transform={`translate(0 ${row * 102})`}>
          <text x="12" y="24" className="fill-ink">
            {labels[kind]}
          </text>
          <g {...line}>
            <path d="M14 92V66h36v26zM8 68l24-20 24 20zM270 92V66h36v26zM264 68l24-20 24 20z" />
            <path
              d={`M${ROAD.left} 66h${ROAD.width - taken}v26h-${ROAD.width - taken}z`}
              className="fill-gold stroke-ink"
            />
            <path d={`M${end - taken} 66h${taken}v26h-${taken}z`} className="fill-loss-fill stroke-ink" />
          </g>
          <text x={ROAD.left + 10} y="84" className="fill-on-fill font-semibold">
            {values.sent}
          </text>
          <text x={end} y="56" fontSize="17" textAnchor="end" className="fill-loss font-display font-semibold">
            {`−${values[kind]}`}
          </text>
        </g>
      );
    }),
};

/** A paper bag with bread, 54 wide and 60 high, on the floor. */
const bag = (x: number) =>
  `M${x + 8} ${FLOOR - 56}q-6-16 6-20t12 20q2-16 10-14t4 14M${x} ${FLOOR - 56}h54l-4 56H${x + 4}z`;

/** What the same pesos bought at the start and at the end of the year. */
export const pesos: DrawingPlan<'start' | 'end'> = {
  height: HEIGHT,
  draw: ({ start, end }) => (
    <Scene at={[100, 266]} names={[start, end]}>
      <path d={bag(10) + bag(73) + bag(136)} {...line} />
      <path d={bag(239)} {...line} />
      <path d="M204 104h22m-7-6l7 6l-7 6" className="fill-none stroke-loss" strokeWidth="2.4" strokeLinejoin="round" />
    </Scene>
  ),
};

/** A bank that writes a loan into its book, and the new deposit of the borrower. */
export const loanMoney: DrawingPlan<'bank' | 'loan' | 'deposit'> = {
  height: HEIGHT,
  draw: ({ bank, loan, deposit }) => (
    <Scene at={[54, 164, 268]} names={[bank, loan, deposit]}>
      <g {...line}>
        <path d="M132 54h64v76h-64zM142 70h44M142 82h44M142 94h24" />
        <path d="M144 116q8-14 12-4t10-2 12 2" className="fill-none stroke-ink" strokeWidth="1.6" />
      </g>
      <Bank x={54} width={84} />
      <Phone x={239} />
      <g strokeWidth="1.6" className="fill-gold stroke-ink">
        <path d="M250 78h36v18h-36zM250 56h36v18h-36z" />
      </g>
      <path
        d="M102 100h22m-7-6l7 6-7 6M204 100h24m-7-6l7 6-7 6"
        className="fill-none stroke-control"
        strokeWidth="2.4"
        strokeLinejoin="round"
      />
    </Scene>
  ),
};
