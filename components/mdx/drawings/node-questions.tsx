import { Floor } from '@/components/drawing/floor';
import { Labels } from '@/components/drawing/labels';
import { line } from '@/components/drawing/pens';
import { Phone } from '@/components/drawing/shapes';
import { formatNumber } from '@/lib/format/number';
import type { DrawingPlan } from './plan';
import { FLOOR } from './step-scene';

/** The payment in the example of the guide. */
const AMOUNT_BTC = 0.01;

const UPPER = 140;
const LOWER = 314;
const HEIGHT = 347;
/** The free strip above the upper scene that the drawing leaves out. */
const CUT = 14;

/** Tom’s phone on a floor, with the amount on its screen. */
const TomsPhone = ({ floor, amount }: { floor: number; amount?: string }) => (
  <g transform={`translate(0 ${floor - FLOOR})`}>
    <Phone x={20} />
    <text x="49" y="58" textAnchor="middle" className="fill-ink font-display font-semibold">
      {amount}
    </text>
  </g>
);

/** A sheet with three addresses, in the color of what is lost. */
const List = ({ x, y }: { x: number; y: number }) => (
  <path
    d={`M${x} ${y}h26v32h-26zM${x + 6} ${y + 9}h14M${x + 6} ${y + 16}h14M${x + 6} ${y + 23}h14`}
    className="fill-raised stroke-loss"
    strokeWidth="1.6"
    strokeLinejoin="round"
  />
);

const arrows = { strokeWidth: 2.4, strokeLinecap: 'round', strokeLinejoin: 'round' } as const;
const tick = (x: number, y: number) => `M${x} ${y}l5 5l9-10`;
const BLOCKS = [242, 282];

type Label = 'stranger' | 'own' | 'addresses' | 'answer' | 'asks' | 'blocks';

/** A phone that asks a stranger's server, and one that asks a node in the same house. */
export const nodeQuestions: DrawingPlan<Label> = {
  height: HEIGHT - CUT,
  cut: UPPER + 26 - CUT,
  values: (locale) => ({ amount: formatNumber(AMOUNT_BTC, locale, 2) }),
  draw: (labels, values) => (
    <g transform={`translate(0 ${-CUT})`}>
      <Floor y={UPPER} height={UPPER + 26} />
      <Floor y={LOWER} height={HEIGHT} />
      <TomsPhone floor={UPPER} amount={values.amount} />
      <text x="49" y="113" fontSize="20" textAnchor="middle" className="fill-loss font-display font-semibold">
        ?
      </text>
      <g {...line}>
        <path d={`M228 ${UPPER}V42h72v98zM228 74h72M228 107h72`} />
        <path d="M240 58h.1M250 58h.1M240 91h.1M250 91h.1M240 124h.1M250 124h.1" strokeWidth="5" />
        <path d="M286 124h.1" className="stroke-bitcoin-fill" strokeWidth="6" />
      </g>
      <List x={264} y={52} />
      <List x={138} y={42} />
      <path d="M84 82h134m-8-7l8 7l-8 7" className="fill-none stroke-loss" {...arrows} />
      <g className="fill-none stroke-ink" {...arrows} strokeWidth="1.6">
        <path d="M218 106H92" strokeDasharray="3 5" />
        <path d="M92 99l-8 7l8 7" />
      </g>
      <g transform="translate(8 0)">
        <g {...line}>
          <path d={`M12 ${LOWER}V204h194v110`} />
          <path d="M6 204L110 174l104 30z" />
          <path d="M124 306l8-14h56l8 14z" />
          <path d="M130 292v-44h60v44z" />
          <path d="M110 306h96v8h-96z" strokeWidth="1.6" />
          <path d="M206 276h92" />
          {BLOCKS.map((x) => (
            <path key={x} d={`M${x - 11} 260h22v32h-22z`} className="fill-bitcoin-fill stroke-ink" strokeWidth="1.6" />
          ))}
        </g>
        <TomsPhone floor={LOWER} amount={values.amount} />
        <g className="fill-none stroke-gain" {...arrows} strokeWidth="3">
          <path d="M40 278l7 7l13-14M149 270l8 8l16-17" />
          <path d={BLOCKS.map((x) => tick(x - 7, 248)).join('')} strokeWidth="2.4" />
        </g>
        <path d="M82 262h40m-6-5l6 5l-6 5M122 280H82m6-5l-6 5l6 5" className="fill-none stroke-gain" {...arrows} />
      </g>
      <g className="fill-ink">
        <text x="151" y="126" textAnchor="middle">
          {labels.answer}
        </text>
      </g>
      <Labels at={[49, 264]} names={[labels.asks, labels.stranger]} y={UPPER + 18} className="fill-ink font-semibold" />
      <Labels at={[118, 260]} names={[labels.own, labels.blocks]} y={LOWER + 20} className="fill-ink font-semibold" />
      <text x="151" y="36" textAnchor="middle" className="fill-loss font-semibold">
        {labels.addresses}
      </text>
    </g>
  ),
};
