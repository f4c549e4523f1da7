import { line } from '@/components/drawing/pens';
import { Coin } from '@/components/drawing/shapes';
import type { DrawingPlan } from './plan';

const SAM = 46;
const CAFE = 160;
const BAKERY = 274;
const END = 300;

/** The path of an arrow between two lifelines, which it does not touch. */
function between(from: number, to: number, y: number) {
  const way = to > from ? 1 : -1;
  return `M${from + 10 * way} ${y}H${to - 10 * way}m${-7 * way}-6l${7 * way} 6l${-7 * way} 6`;
}

type Label = 'sam' | 'cafe' | 'bakery' | 'fingerprint' | 'promise' | 'secret';

/** What passes between three parties, from top to bottom, when one of them forwards a payment. */
export const routedPayment: DrawingPlan<Label> = {
  height: 312,
  draw: (labels) => (
    <>
      <rect width="320" height="40" className="fill-sunk" />
      <path d="M0 40h320" className="stroke-ink" strokeWidth="2" />
      <path d={[SAM, CAFE, BAKERY].map((x) => `M${x} 40V${END}`).join('')} className="stroke-control" strokeWidth="3" />
      <g className="fill-none" strokeWidth="2.4" strokeLinecap="round" strokeLinejoin="round">
        <path d={between(BAKERY, SAM, 84)} className="stroke-gain" strokeDasharray="2 6" />
        <path d={between(SAM, CAFE, 130) + between(CAFE, BAKERY, 166)} className="stroke-ink" />
        <path d={between(BAKERY, CAFE, 212) + between(CAFE, SAM, 266)} className="stroke-gain" />
        <path d={between(CAFE, BAKERY, 238) + between(SAM, CAFE, 292)} className="stroke-bitcoin" />
      </g>
      <rect x="80" y="56" width="160" height="20" className="fill-sky" />
      <g className="fill-ink" textAnchor="middle">
        <g className="font-semibold">
          <text x={SAM} y="26">
            {labels.sam}
          </text>
          <text x={CAFE} y="26">
            {labels.cafe}
          </text>
          <text x={BAKERY} y="26">
            {labels.bakery}
          </text>
        </g>
        <text x={CAFE} y="71" className="fill-gain">
          {labels.fingerprint}
        </text>
        <text x={(SAM + CAFE) / 2} y="120">
          {labels.promise}
        </text>
        <text x={(CAFE + BAKERY) / 2} y="156">
          {labels.promise}
        </text>
        <g className="fill-gain font-semibold">
          <text x={(CAFE + BAKERY) / 2} y="203">
            {labels.secret}
          </text>
          <text x={(SAM + CAFE) / 2} y="257">
            {labels.secret}
          </text>
        </g>
      </g>
      <g {...line}>
        <circle cx={BAKERY} cy="84" r="7" className="fill-gain-fill stroke-ink" strokeWidth="1.6" />
      </g>
      <Coin x={(CAFE + BAKERY) / 2} y={238} />
      <Coin x={(SAM + CAFE) / 2} y={292} />
    </>
  ),
};
