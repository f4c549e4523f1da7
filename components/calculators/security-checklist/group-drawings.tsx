import type { ReactNode } from 'react';
import { Floor } from '@/components/drawing/floor';
import { line } from '@/components/drawing/pens';

/*
 * One drawing for each group: on the left what it protects, with a shield in the color of the group, and on the right what it is
 * against. Decoration: the line under the title of the group says the same.
 */

const GROUND = 100;

/** A red outline, for what the group is against. */
const threat = { ...line, className: 'fill-raised stroke-loss' } as const;

/** The text color is that of the group. */
const shield = (
  <g transform="translate(0 32) scale(.7)">
    <path
      d="M132 22q16 0 28-8 12 8 28 8v32q0 28-28 40-28-12-28-40z"
      className="fill-current stroke-ink"
      strokeWidth="3"
      strokeLinejoin="round"
    />
    <path
      d="M146 54l11 11 19-23"
      className="fill-none stroke-paper"
      strokeWidth="6"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </g>
);

/** On phones only what it protects, beside the title of the group. */
const Drawing = ({ left, right }: { left: ReactNode; right: ReactNode }) => (
  <svg viewBox="0 0 320 120" aria-hidden="true" className="block w-[13.5rem] max-w-none md:w-full">
    <Floor y={GROUND} height={GROUND + 20} />
    {left}
    {right}
    {shield}
  </svg>
);

const Coin = ({ x, y }: { x: number; y: number }) => (
  <circle cx={x} cy={y} r="10" className="fill-bitcoin-fill stroke-ink" strokeWidth="2" />
);

const Flame = ({ x }: { x: number }) => (
  <g transform={`translate(${x} ${GROUND})`} {...line}>
    <path
      d="M-16 0c-14-24 2-32 4-54 13 9 15 20 15 26 6-4 9-15 7-26 17 15 30 35 8 54z"
      className="fill-loss-fill stroke-ink"
    />
    <path d="M-4 0c-6-13 3-17 7-28 9 9 13 20 6 28z" className="fill-bitcoin-fill stroke-ink" strokeWidth="1.6" />
  </g>
);

export const groupDrawings: Record<string, ReactNode> = {
  'device-security': (
    <Drawing
      left={
        <>
          <g {...line}>
            <rect x="42" y="14" width="50" height="86" rx="8" />
            <path d="M49 24h36v62H49zM61 93h12" strokeWidth="1.6" />
          </g>
          <Coin x={67} y={54} />
        </>
      }
      right={
        <>
          <g transform="rotate(-14 226 70)" {...threat} strokeDasharray="5 4">
            <rect x="208" y="38" width="34" height="58" rx="6" />
          </g>
          <text x="224" y="76" fontSize="28" textAnchor="middle" className="fill-loss font-display font-semibold">
            ?
          </text>
          <path d="M258 42h46v58h-46z" {...threat} />
          <path
            d="M281 52v26m-10-10l10 10 10-10M268 88h26"
            className="fill-none stroke-loss"
            strokeWidth="2.4"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        </>
      }
    />
  ),
  'network-security': (
    <Drawing
      left={
        <g {...line}>
          <path d="M18 42h92v58H18zM18 44l46 32 46-32" />
          <path d="M42 22h44" strokeWidth="7" strokeDasharray="0 14.6" />
        </g>
      }
      right={
        <>
          <g {...threat}>
            <path d="M210 100V84q0-18 26-18t26 18v16z" />
            <circle cx="236" cy="44" r="18" />
            <path d="M217 40h38v9h-38z" className="fill-loss-fill stroke-loss" />
            <path d="M272 56h24l10 10v34h-34z" />
            <path d="M280 74h18v16h-18zM289 74v16" strokeWidth="1.6" />
          </g>
          <path d="M229 44.5h.1M243 44.5h.1" className="stroke-paper" strokeWidth="4" strokeLinecap="round" />
        </>
      }
    />
  ),
  'social-engineering': (
    <Drawing
      left={
        <>
          <g {...line}>
            <path d="M34 100V84q0-22 30-22t30 22v16z" />
            <circle cx="64" cy="38" r="19" />
          </g>
          <path d="M58 36h.1M71 36h.1M58 47h12" className="stroke-ink" strokeWidth="3" strokeLinecap="round" />
        </>
      }
      right={
        <>
          <g {...threat}>
            <path d="M206 16h40q5 0 5 5v22q0 5-5 5h-18l-12 11V48h-10q-5 0-5-5V21q0-5 5-5z" />
            <path d="M262 22h46v32h-46zM262 24l23 16 23-16" />
            <path d="M224 74h64q5 0 5 5v21h-74V79q0-5 5-5z" />
          </g>
          <path d="M226 24v12M226 42h.1" className="stroke-loss" strokeWidth="4" strokeLinecap="round" />
          <path d="M256 95c-18-10-11-19-6-16q4 1 6 5 2-4 6-5c5-3 12 6-6 16z" className="fill-loss-fill" />
        </>
      }
    />
  ),
  'physical-security': (
    <Drawing
      left={
        <g {...line}>
          <path d="M24 100V54h80v46zM14 56l50-40 50 40z" />
          <path d="M47 62h34v38H47zM54 72h20M54 81h20M54 90h12" className="fill-paper stroke-ink" strokeWidth="1.6" />
        </g>
      }
      right={
        <>
          <Flame x={218} />
          <path d="M254 62q26-32 52 0-26 32-52 0z" {...threat} />
          <circle cx="280" cy="62" r="9" className="fill-loss-fill" />
        </>
      }
    />
  ),
  'regular-maintenance': (
    <Drawing
      left={
        <>
          <g {...line}>
            <path d="M20 100V26h88v74zM20 44h88M40 18v16M88 18v16" />
            <path d="M34 58h62M34 72h62M34 86h62" strokeWidth="6" strokeDasharray="0 15.4" />
          </g>
          <circle cx="80" cy="72" r="11" className="fill-none stroke-bitcoin" strokeWidth="3" />
        </>
      }
      right={
        <g {...threat}>
          <path d="M208 30h44l-8 16 10 14-8 14 6 26h-44z" />
          <path d="M216 48h20M216 62h22M216 76h16" strokeWidth="1.6" strokeDasharray="4 4" />
          <circle cx="286" cy="66" r="24" />
          <path d="M286 52v14l-10 8M286 38v-8M274 30h24" className="fill-none stroke-loss" />
        </g>
      }
    />
  ),
};
