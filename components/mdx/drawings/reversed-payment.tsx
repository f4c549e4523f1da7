import { line } from '@/components/learn/drawings/parts';
import type { DrawingPlan } from './plan';
import { Coin, Note } from './step-parts';

const Person = ({ x }: { x: number }) => (
  <path d={`M${x - 24} 164v-30c0-32 48-32 48 0v30zM${x - 16} 88a16 16 0 1 0 32 0a16 16 0 1 0-32 0z`} {...line} />
);

/** A sale between two people: the coins go one way for good, and the money comes and goes back. */
export const reversedPayment: DrawingPlan<'seller' | 'buyer' | 'coins' | 'payment' | 'back'> = {
  height: 206,
  draw: ({ seller, buyer, coins, payment, back }) => (
    <>
      <rect y="164" width="320" height="42" className="fill-sunk" />
      <path d="M0 164h320" className="stroke-ink" strokeWidth="2" />
      <Person x={42} />
      <Person x={278} />
      <g className="fill-none" strokeWidth="2.4" strokeLinejoin="round" strokeLinecap="round">
        <path d="M82 42h156m-8-6l8 6l-8 6" className="stroke-bitcoin" />
        <path d="M238 90H82m8-6l-8 6l8 6" className="stroke-ink" />
        <path d="M82 138h152" className="stroke-loss" strokeDasharray="6 5" />
        <path d="M230 132l8 6l-8 6" className="stroke-loss" />
      </g>
      <Coin x={148} y={42} />
      <Coin x={172} y={42} />
      <Note x={136} y={77} />
      <Note x={136} y={125} />
      <g textAnchor="middle" className="fill-ink">
        <text x="160" y="24" className="font-semibold">
          {coins}
        </text>
        <text x="160" y="66">
          {payment}
        </text>
        <text x="160" y="118" className="fill-loss font-semibold">
          {back}
        </text>
        <text x="42" y="188">
          {seller}
        </text>
        <text x="278" y="188">
          {buyer}
        </text>
      </g>
    </>
  ),
};
