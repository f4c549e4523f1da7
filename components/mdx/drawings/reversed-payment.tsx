import { Floor } from '@/components/drawing/floor';
import { Coin, Note, Person } from '@/components/drawing/shapes';
import type { DrawingPlan } from './plan';

/** A sale between two people: the coins go one way for good, and the money comes and goes back. */
export const reversedPayment: DrawingPlan<'seller' | 'buyer' | 'coins' | 'payment' | 'back'> = {
  height: 244,
  draw: ({ seller, buyer, coins, payment, back }) => (
    <>
      <Floor y={200} height={244} />
      <Person x={42} foot={200} size={1.6} />
      <Person x={278} foot={200} size={1.6} />
      <g className="fill-none" strokeWidth="2.4" strokeLinejoin="round" strokeLinecap="round">
        <path d="M82 46h156m-8-6l8 6l-8 6" className="stroke-bitcoin" />
        <path d="M238 110H82m8-6l-8 6l8 6" className="stroke-ink" />
        <path d="M82 174h152" className="stroke-loss" strokeDasharray="6 5" />
        <path d="M230 168l8 6l-8 6" className="stroke-loss" />
      </g>
      <Coin x={148} y={46} />
      <Coin x={172} y={46} />
      <Note x={136} y={97} />
      <Note x={136} y={161} />
      <g textAnchor="middle" className="fill-ink">
        <text x="160" y="24" className="font-semibold">
          {coins}
        </text>
        <text x="160" y="86">
          {payment}
        </text>
        <text x="160" y="150" className="fill-loss font-semibold">
          {back}
        </text>
        <text x="42" y="224">
          {seller}
        </text>
        <text x="278" y="224">
          {buyer}
        </text>
      </g>
    </>
  ),
};
