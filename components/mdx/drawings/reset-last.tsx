import { Floor } from '@/components/drawing/floor';
import { arrows, line } from '@/components/drawing/pens';
import { arrow, Coin, Cross, Device, Tick } from '@/components/drawing/shapes';
import { seedExample } from '@/content/examples/seed-example';
import type { DrawingPlan } from './plan';

/** An arrow in a circle: a reset. */
const Reset = ({ x }: { x: number }) => (
  <path
    d={`M${x + 13} 40a15 15 0 1 0 3 9m-3-20v11h-11`}
    className="fill-none stroke-ink"
    strokeWidth="2.4"
    strokeLinecap="round"
    strokeLinejoin="round"
  />
);

const scenes = {
  leave: (
    <>
      <Device x={44} foot={78} height={62} isOld />
      <Coin x={63} y={37} />
      <Reset x={116} />
      <Cross x={101} y={33} size={30} />
    </>
  ),
  make: (
    <>
      <Device x={44} foot={78} height={62} />
      <g {...line} strokeWidth="1.6">
        <path d="M98 22h40v56H98zM112 34h18M112 45h18M112 56h18M112 67h18" />
        <path d="M105 34v34" strokeWidth="4" strokeDasharray="0 11" />
      </g>
    </>
  ),
  test: (
    <>
      <Device x={30} foot={78} height={62} />
      <Reset x={88} />
      <text textAnchor="middle" className="fill-ink font-semibold">
        <tspan x="132" y="34">
          {`${seedExample.addresses[0].slice(0, 4)}…`}
        </tspan>
        <tspan x="132" y="52">
          {`…${seedExample.addresses[0].slice(-4)}`}
        </tspan>
      </text>
      <Tick x={120} y={70} />
    </>
  ),
  send: (
    <>
      <Device x={32} foot={78} height={62} isOld />
      <path d={arrow(76, 58)} {...arrows} />
      <Coin x={89} y={36} />
      <Device x={110} foot={78} height={62} />
    </>
  ),
  wait: (
    <>
      <g {...line}>
        <path d="M34 50h110" />
        <path d="M40 28h44v44H40zM98 28h44v44H98z" />
        <path d="M50 40h24M50 50h24M50 60h14" strokeWidth="1.6" />
      </g>
      <Coin x={112} y={42} />
      <Tick x={116} y={58} />
    </>
  ),
  reset: (
    <>
      <Device x={44} foot={78} height={62} isOld />
      <Reset x={116} />
    </>
  ),
} as const;

/** The six steps from words that are no longer safe to new ones. */
const step = (scene: keyof typeof scenes): DrawingPlan<never> => ({
  height: 122,
  draw: () => (
    <>
      <Floor y={95} height={122} />
      <g transform="translate(48 -14)scale(1.4)">{scenes[scene]}</g>
    </>
  ),
});

export const resetLeave = step('leave');
export const resetMake = step('make');
export const resetTest = step('test');
export const resetSend = step('send');
export const resetWait = step('wait');
export const resetReset = step('reset');
