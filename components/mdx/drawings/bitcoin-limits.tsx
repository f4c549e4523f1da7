import { Label } from '@/components/drawing/labels';
import { arrows, line } from '@/components/drawing/pens';
import { Coin, Cross, Person, Phone, Tick } from '@/components/drawing/shapes';
import { Key } from './keys';
import type { DrawingPlan } from './plan';
import { HEIGHT, Scene } from './step-scene';

/* What Bitcoin is for, and what it hides. */

/** A photo with a hill, 44 wide. */
const Photo = ({ x, y }: { x: number; y: number }) => (
  <g transform={`translate(${x} ${y})`}>
    <path d="M0 0h44v38H0z" />
    <path d="M5 5h34v22H5z" className="fill-gold stroke-ink" strokeWidth="1.6" />
    <path d="M5 27l11-13 8 8 6-6 9 11" className="fill-none stroke-ink" strokeWidth="1.6" />
  </g>
);

/** A photo can be copied at will; the same coin must not pay two people. */
export const doubleSpend: DrawingPlan<'photo' | 'coin'> = {
  height: HEIGHT + 16,
  draw: ({ photo, coin }) => (
    <g transform="translate(0 16)">
      <Scene at={[76, 240]} names={[photo, coin]}>
        <path d="M160-16v182" className="stroke-line" strokeWidth="1.6" />
        <g {...line}>
          {[54, 41, 28, 15, 2].map((step) => (
            <Photo key={step} x={16 + step * 1.4} y={80 - step * 1.5} />
          ))}
        </g>
        <Tick x={20} y={34} />
        <g {...line}>
          <Person x={288} y={22} />
          <Person x={288} y={97} />
          <path d="M269 55h38" />
        </g>
        <g strokeWidth="2.4" className="fill-none stroke-bitcoin" strokeLinejoin="round">
          <path d="M214 64l48-28m-11-1l11 1-5 10" />
          <path d="M214 84l48 28m-5-10l5 10-11 1" strokeDasharray="6 4" className="stroke-loss" />
        </g>
        <Coin x={194} y={74} />
        <circle cx="194" cy="74" r="18" className="fill-none stroke-control" strokeWidth="1.6" strokeDasharray="3 4" />
        <Cross x={224} y={88} size={20} />
      </Scene>
    </g>
  ),
};

/** Lines of the public record without names, and an app that knows whose one of them is. */
export const penName: DrawingPlan<'record' | 'app'> = {
  height: 202,
  draw: ({ record, app }) => (
    <>
      <g {...line}>
        <path d="M14 16h176v146H14z" />
      </g>
      <rect x="15.5" y="89" width="173" height="36" className="fill-sunk" />
      <path d="M15 52.5h174M15 89h174M15 125.5h174" className="stroke-line" strokeWidth="1.6" />
      <path d="M14 16h176v146H14z" {...line} className="fill-none stroke-ink" />
      {[0, 1, 2, 3].map((row) => (
        <g key={row} transform={`translate(0 ${34 + row * 36.5})`}>
          <text x="26" y="5" className="fill-ink font-semibold">
            bc1q…
          </text>
          <path d="M76 0h44m-7-6l7 6-7 6" className="fill-none stroke-control" strokeWidth="2" />
          <path d={`M134 0h${[46, 28, 38, 22][row]}`} className="stroke-bitcoin" strokeWidth="7" />
        </g>
      ))}
      <path d="M190 107h34" className="stroke-loss" strokeWidth="2.4" strokeDasharray="6 4" />
      <g {...line}>
        <rect x="228" y="16" width="78" height="146" rx="12" />
        <path d="M236 32h62v112h-62zM258 153h18" className="fill-paper stroke-ink" strokeWidth="1.6" />
        <rect x="242" y="76" width="50" height="60" rx="4" />
        <circle cx="267" cy="94" r="8" />
        <path d="M253 120c0-20 28-20 28 0z" />
        <path d="M250 129h34" strokeWidth="1.6" />
        <path d="M246 52l21-13 21 13zM250 66h34M256 56v8M267 56v8M278 56v8" strokeWidth="1.6" />
      </g>
      <g className="fill-ink" textAnchor="middle">
        <Label x={102} y={184} room={198}>
          {record}
        </Label>
        <Label x={267} y={184} room={101}>
          {app}
        </Label>
      </g>
    </>
  ),
};

const BLOCK = 34;

/** Most nodes stay with the chain that they know; a few leave, with a coin of their own. */
export const ruleSplit: DrawingPlan<'most' | 'few' | 'before'> = {
  height: 206,
  draw: ({ most, few, before }) => (
    <>
      <rect y="118" width="320" height="88" className="fill-sunk" />
      <g {...line}>
        <path d="M14 79h300" strokeWidth="5" />
        <path d="M128 96q8 50 50 52h58" className="fill-none stroke-control" strokeWidth="4" />
        {[14, 62, 110, 158, 206, 254].map((x) => (
          <path key={x} d={`M${x} 62h${BLOCK}v${BLOCK}h-${BLOCK}z`} className="fill-bitcoin-fill stroke-ink" />
        ))}
        <path
          d={`M174 131h${BLOCK}v${BLOCK}h-${BLOCK}zM222 131h${BLOCK}v${BLOCK}h-${BLOCK}z`}
          className="fill-raised stroke-control"
        />
        {[150, 178, 206, 234, 262, 290].map((x) => (
          <Node key={x} x={x} y={30} />
        ))}
        <Node x={286} y={143} />
      </g>
      <g className="fill-ink">
        <text x="14" y="46">
          {before}
        </text>
        <text x="220" y="18" textAnchor="middle" className="font-semibold">
          {most}
        </text>
        <text x="308" y="190" textAnchor="end">
          {few}
        </text>
      </g>
    </>
  ),
};

/** A computer, 22 wide, that runs a program of Bitcoin. */
const Node = ({ x, y }: { x: number; y: number }) => (
  <path d={`M${x - 11} ${y - 5}h22v15h-22zM${x} ${y + 10}v4M${x - 6} ${y + 14}h12`} strokeWidth="1.6" />
);

/** What people want from it: coins of their own, across a border on a weekend, under rules known in advance. */
export const threeFeatures: DrawingPlan<'own' | 'border' | 'rules'> = {
  height: HEIGHT,
  draw: ({ own, border, rules }) => (
    <Scene at={[50, 160, 268]} names={[own, border, rules]}>
      <Phone x={21} />
      <Key x={50} y={76} />
      <g {...line}>
        <path d="M156 130V26h8v104z" />
        <path d="M164 30h34l-7 10 7 10h-34z" className="fill-gold stroke-ink" />
        <path d="M104 24h38v32h-38zM104 34h38M113 18v10M133 18v10" strokeWidth="1.6" />
        <path d="M110 45h10v6h-10zM125 45h10v6h-10z" className="fill-bitcoin-fill stroke-ink" strokeWidth="1.2" />
      </g>
      <path d="M104 96h108m-8-6l8 6l-8 6" {...arrows} />
      <Coin x={132} y={96} />
      <g {...line}>
        <path d="M226 130V38h26v46h26v23h26v23z" className="fill-bitcoin-fill stroke-ink" />
        <path d="M252 84v46M278 107v23" strokeWidth="1.6" />
      </g>
      <Tick x={278} y={58} />
    </Scene>
  ),
};
