import { Floor } from '@/components/drawing/floor';
import { arrows, line } from '@/components/drawing/pens';
import { Coin, Note, Person } from '@/components/drawing/shapes';
import type { Locale } from '@/lib/format/locale';
import { formatMoney } from '@/lib/format/number';
import { Key } from './keys';
import type { DrawingPlan } from './plan';
import { HEIGHT, Scene } from './step-scene';

/** The apple of two shops at the start of the guide, in dollars. */
const ONE_PRICE = 1;
const LOW_PRICE = 0.95;
const BAG = 0.1;

const Apple = ({ x, y }: { x: number; y: number }) => (
  <g transform={`translate(${x} ${y})`} {...line}>
    <path d="M0-12c14-9 28 2 20 21-6 14-13 16-20 12-7 4-14 2-20-12-8-19 6-30 20-21z" className="fill-gold stroke-ink" />
    <path d="M0-12q0-8 6-12" className="fill-none stroke-ink" />
  </g>
);

/** Two shops with the same apple, and what each takes for it in all. */
export const applePrices: DrawingPlan<'one' | 'two'> = {
  height: 191,
  values: (locale: Locale) => ({
    onePrice: formatMoney(ONE_PRICE, locale, 2),
    lowPrice: formatMoney(LOW_PRICE, locale, 2),
    bag: formatMoney(BAG, locale, 2),
    sum: formatMoney(LOW_PRICE + BAG, locale, 2),
  }),
  draw: ({ one, two }, { onePrice, lowPrice, bag, sum }) => (
    <>
      <Floor y={134} height={191} />
      <path d="M130 0v191" className="stroke-line" strokeWidth="1.6" />
      <Apple x={65} y={62} />
      <Apple x={186} y={62} />
      <path d="M246 36h44l8 48h-60zM256 36v-6q12-16 24 0v6" {...line} />
      <text x="222" y="72" fontSize="22" textAnchor="middle" className="fill-ink font-semibold">
        +
      </text>
      <g className="fill-ink" textAnchor="middle">
        <text x="65" y="116">
          {onePrice}
        </text>
        <text x="186" y="116">
          {lowPrice}
        </text>
        <text x="268" y="116">
          {bag}
        </text>
        <g fontSize="18" className="font-display font-semibold">
          <text x="65" y="156">
            {onePrice}
          </text>
          <text x="225" y="156">
            {sum}
          </text>
        </g>
        <text x="65" y="175">
          {one}
        </text>
        <text x="225" y="175">
          {two}
        </text>
      </g>
    </>
  ),
};

/** Four details of the table about Strike that are easy to miss. */
export const strikeDetailScenes = {
  repeat: (
    <>
      <path d="M20 18h42v58H20zM98 18h42v58H98zM28 32h26M28 44h26M28 56h16M106 32h26M106 44h12M106 56h26" {...line} />
      <path d="M70 42h20M70 54h20M86 34L74 62" className="stroke-loss" strokeWidth="3" strokeLinecap="round" />
    </>
  ),
  rate: (
    <>
      <path d="M26 26h84l20 24-20 24H26z" {...line} />
      <path d="M28 28h80l17 21H28z" className="fill-loss-fill" />
      <path d="M18 50h124" className="stroke-ink" strokeWidth="2" strokeDasharray="5 4" />
    </>
  ),
  limits: (
    <>
      <g {...line}>
        <path d="M26 16h40M26 80h40M31 16c0 22 30 22 30 32S31 58 31 80M61 16c0 22-30 22-30 32s30 10 30 32" />
        <path d="M38 74h16l-8-9z" className="fill-gold stroke-ink" strokeWidth="1.6" />
        <path d="M118 30v50" strokeWidth="5" />
        <path d="M118 46h30" className="stroke-loss" strokeWidth="5" />
      </g>
      <Coin x={92} y={64} />
    </>
  ),
  custody: (
    <>
      <path d="M34 40l46-26 46 26zM40 40v36M120 40v36M30 82h100v-7H30z" {...line} />
      <Key x={80} y={60} scale={1.2} />
    </>
  ),
} as const;

/** A loan against bitcoin, and the question that critics asked about the pledged coins. */
export const pledgedCoins: DrawingPlan<'you' | 'lender' | 'others' | 'loan'> = {
  height: HEIGHT,
  draw: ({ you, lender, others, loan }) => (
    <Scene at={[42, 160, 278]} names={[you, lender, others]}>
      <g {...line}>
        <Person x={42} y={97} />
        <path d="M124 62l36-24 36 24zM129 62h62v8h-62zM126 121h68v9h-68z" />
        <path d="M134 70h10v51h-10zM176 70h10v51h-10z" strokeWidth="1.6" />
        <path d="M246 68h64v62h-64zM246 82h64" strokeDasharray="5 4" />
      </g>
      <text x="278" y="118" fontSize="30" textAnchor="middle" className="fill-loss font-display font-semibold">
        ?
      </text>
      <path d="M70 112h46m-7-6l7 6-7 6" {...arrows} />
      <path d="M116 76H70m7-6l-7 6 7 6" className="fill-none stroke-ink" strokeWidth="2.4" />
      <path d="M202 98h32" className="stroke-loss" strokeWidth="2.4" strokeDasharray="5 4" />
      <path d="M229 92l7 6-7 6" className="fill-none stroke-loss" strokeWidth="2.4" />
      <Coin x={88} y={112} />
      <Note x={73} y={44} width={38} />
      <Coin x={160} y={98} />
      <text x="92" y="34" textAnchor="middle" className="fill-ink">
        {loan}
      </text>
    </Scene>
  ),
};
