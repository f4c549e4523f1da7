import { Labels } from '@/components/drawing/labels';
import { line } from '@/components/drawing/pens';
import { Coin, Note } from '@/components/drawing/shapes';
import type { DrawingPlan } from './plan';

const COLUMNS = [44, 121, 198, 275];
const TOP = 20;

/** Four papers in the order of what happened, from the purchase to the money at the bank. */
export const fundsStory: DrawingPlan<'paid' | 'history' | 'ids' | 'tax'> = {
  height: 168,
  draw: ({ paid, history, ids, tax }) => (
    <>
      <path d="M0 124h320" className="stroke-ink" strokeWidth="2" />
      <rect y="124" width="320" height="44" className="fill-sunk" />
      {[paid, history, ids, tax].map((name, n) => (
        <g key={name} transform={`translate(${COLUMNS[n]} 0)`}>
          <path d={`M-28 124V${TOP}h44l12 12v92zM16 ${TOP}v12h12`} {...line} />
          <path d="M-18 92h36M-18 104h24" className="stroke-control" strokeWidth="2" />
        </g>
      ))}
      <path
        d="M76 60h13m-5-5l5 5l-5 5M153 60h13m-5-5l5 5l-5 5M230 60h13m-5-5l5 5l-5 5"
        className="fill-none stroke-bitcoin"
        strokeWidth="2.4"
      />
      <Labels at={COLUMNS} names={[paid, history, ids, tax]} y={148} />
      <Note x={20} y={50} />
      <g {...line}>
        <path d="M103 46h36M103 58h36M103 70h36" strokeWidth="1.6" />
        <path d="M180 44h36v28h-36z" className="fill-paper stroke-ink" strokeWidth="1.6" />
        <path d="M275 50v20M263 56h24M255 70q8 8 16 0l-8-14zM279 70q8 8 16 0l-8-14zM267 78h16" strokeWidth="1.6" />
      </g>
      <Coin x={198} y={58} />
    </>
  ),
};
