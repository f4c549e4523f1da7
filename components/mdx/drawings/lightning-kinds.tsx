import { arrows, line } from '@/components/drawing/pens';
import { arrow, Bank, Coin, Phone } from '@/components/drawing/shapes';
import { Key } from './keys';
import type { DrawingPlan } from './plan';
import { HEIGHT, Scene, ThirdsRules } from './step-scene';

/* The three kinds of Lightning wallets: what happens in each. */

export const lnCustodial: DrawingPlan<'one' | 'books' | 'other'> = {
  height: HEIGHT,
  draw: ({ one, books, other }) => (
    <Scene at={[41, 160, 279]} names={[one, books, other]}>
      <Phone x={12} />
      <Phone x={250} />
      <Bank x={160} />
      <path d="M128 76h64v44h-64z" {...line} />
      <path d="M136 88h28M136 106h28" className="stroke-ink" strokeWidth="2" />
      <path d="M174 88h12" className="stroke-loss" strokeWidth="3" />
      <path d="M174 106h12M180 100v12" className="stroke-gain" strokeWidth="3" />
      <path d={arrow(78, 94) + arrow(214, 94)} {...arrows} />
    </Scene>
  ),
};

export const lnPhone: DrawingPlan<'phone' | 'channel' | 'company'> = {
  height: HEIGHT,
  draw: ({ phone, channel, company }) => (
    <Scene at={[41, 150, 264]} names={[phone, channel, company]}>
      <path d="M70 78h152" {...line} />
      <Phone x={12} />
      <Key x={41} y={78} />
      <g strokeLinecap="round">
        <path d="M88 78h.1M103 78h.1M118 78h.1M191 78h.1M206 78h.1" className="stroke-ink" strokeWidth="14" />
        <path d="M88 78h.1M103 78h.1M118 78h.1M191 78h.1M206 78h.1" className="stroke-bitcoin-fill" strokeWidth="10" />
      </g>
      <Bank x={264} width={86} />
      <g transform="translate(122 88)">
        <path d="M28 0v12m-5-5l5 5 5-5" {...arrows} />
        <path d="M10 16h36v26H10z" {...line} />
        <path d="M17 24h22M17 32h14" className="stroke-ink" strokeWidth="1.6" />
      </g>
    </Scene>
  ),
};

export const lnNode: DrawingPlan<'online' | 'watch' | 'copy'> = {
  height: HEIGHT,
  draw: ({ online, watch, copy }) => (
    <Scene at={[58, 164, 268]} names={[online, watch, copy]}>
      <ThirdsRules />
      <g {...line}>
        <path d="M18 62h80v68H18zM30 78h.1M42 78h.1M30 96h56M30 112h56" />
        <path d="M58 62V44M40 36a26 26 0 0 1 36 0M48 44a14 14 0 0 1 20 0" className="fill-none stroke-ink" />
        <path d="M124 62q36-34 72 0-36 34-72 0z" />
        <circle cx="160" cy="62" r="10" className="fill-ink" />
        <path d="M124 100v28M196 100v28M124 114h72" />
        <path d="M232 30h40v64h-40zM242 44h20M242 56h20M242 68h20" />
        <path d="M254 66h34l14 14v50h-48z" className="fill-gold stroke-ink" />
        <path d="M288 66v14h14M264 96h26M264 110h26" className="fill-none stroke-ink" strokeWidth="2" />
      </g>
      <Coin x={142} y={114} />
      <Coin x={176} y={114} />
    </Scene>
  ),
};
