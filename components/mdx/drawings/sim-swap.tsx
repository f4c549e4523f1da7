import { line } from '@/components/drawing/pens';
import { Phone } from '@/components/drawing/shapes';
import type { DrawingPlan } from './plan';
import { HEIGHT, Scene } from './step-scene';

/** A code sent by text, 40 wide: it goes where the number is. */
const Code = ({ x, y }: { x: number; y: number }) => (
  <g transform={`translate(${x} ${y})`}>
    <path d="M0 0h40v22H18l-8 8v-8H0z" className="fill-raised stroke-loss" strokeWidth="2" strokeLinejoin="round" />
    <path d="M9 11h24" className="stroke-loss" strokeWidth="5" strokeDasharray="0 7.4" strokeLinecap="round" />
  </g>
);

/** A phone without signal, the phone company that moved its number, and the phone of a thief, where the codes arrive. */
export const simSwap: DrawingPlan<'yours' | 'company' | 'thief'> = {
  height: HEIGHT,
  draw: ({ yours, company, thief }) => (
    <Scene at={[50, 160, 270]} names={[yours, company, thief]}>
      <Phone x={21} />
      <path
        d="M36 70v-6M44 70v-12M52 70v-18M60 70v-24"
        className="stroke-control"
        strokeWidth="5"
        strokeLinecap="round"
      />
      <path d="M34 42l30 32" className="stroke-loss" strokeWidth="3" strokeLinecap="round" />
      <g {...line}>
        <path d="M132 130V70h56v60zM142 84h12v12h-12zM166 84h12v12h-12zM152 130v-22h16v22" />
        <path d="M160 70V34M148 70l12-30 12 30M152 58h16" className="fill-none stroke-ink" />
        <path d="M148 22q12-10 24 0M154 29q6-5 12 0" className="fill-none stroke-ink" />
      </g>
      <path d="M88 100h36" className="stroke-control" strokeWidth="2.4" strokeDasharray="4 5" />
      <path d="M196 100h38m-8-7l8 7l-8 7" className="fill-none stroke-loss" strokeWidth="2.4" strokeLinejoin="round" />
      <Code x={192} y={52} />
      <Phone x={241} />
      <Code x={250} y={56} />
    </Scene>
  ),
};
