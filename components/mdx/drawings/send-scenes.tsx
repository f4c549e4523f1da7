import { arrows, line } from '@/components/drawing/pens';
import { Bank, Coin, Cross, Phone, pile, SmallPhone } from '@/components/drawing/shapes';
import type { Locale } from '@/lib/format/locale';
import { formatDollars } from '@/lib/format/number';
import type { DrawingPlan } from './plan';
import { HEIGHT, Scene } from './step-scene';

const computer = (x: number, y: number) => `M${x} ${y}h26v19h-26zM${x + 13} ${y + 19}v6M${x + 6} ${y + 25}h14`;
const COMPUTERS = [0, 1, 2].flatMap((row) => [0, 1, 2].map((column) => [118 + column * 31, 22 + row * 36] as const));

/** Two friends at lunch, the record that many computers have, through which one pays the other, and a closed bank. */
export const lunchPayment: DrawingPlan<'lunch' | 'record' | 'bank'> = {
  height: HEIGHT,
  draw: ({ lunch, record, bank }) => (
    <Scene at={[54, 162, 266]} names={[lunch, record, bank]}>
      <path d="M214 12v118" className="stroke-control" strokeWidth="1.6" strokeDasharray="2 5" strokeLinecap="round" />
      <g {...line}>
        <circle cx="24" cy="52" r="10" />
        <circle cx="84" cy="52" r="10" />
        <path d="M10 130V84q0-17 14-17t14 17v46zM70 130V84q0-17 14-17t14 17v46z" />
        <path d="M8 96h92v8H8zM48 104h12v26H48z" className="fill-gold stroke-ink" />
        <path d="M34 84h16v12H34zM58 84h16v12H58z" strokeWidth="1.6" />
      </g>
      <path d="M66 80V31h46m-8-6l8 6-8 6M112 15H42v63m-6-8l6 8 6-8" {...arrows} />
      <path d={COMPUTERS.map(([x, y]) => computer(x, y)).join('')} {...line} strokeWidth="1.6" />
      <path
        d={COMPUTERS.map(([x, y]) => `M${x + 7} ${y + 9.5}h12`).join('')}
        className="stroke-bitcoin-fill"
        strokeWidth="7"
      />
      <Bank x={267} />
      <path d="M247 90h40v20h-40z" {...line} className="fill-sunk stroke-ink" />
      <path d="M255 100h24" className="stroke-ink" strokeWidth="3" strokeLinecap="round" />
      <path d="M298 8a11 11 0 1 0 8 19a13 13 0 0 1-8-19z" {...line} className="fill-gold stroke-ink" />
    </Scene>
  ),
};

/** A payer who replaces a pending payment to a shop by one to a wallet of his own, with a higher fee. */
export const replacedPayment: DrawingPlan<'own' | 'payer' | 'shop'> = {
  height: HEIGHT,
  draw: ({ own, payer, shop }) => (
    <Scene at={[44, 154, 270]} names={[own, payer, shop]}>
      <SmallPhone x={26} />
      <Coin x={44} y={98} />
      <g {...line}>
        <circle cx="154" cy="58" r="12" />
        <path d="M134 130V96q0-22 20-22t20 22v34z" />
        <path d="M234 130V74h72v56z" />
        <path
          d="M228 58h84v10q-7 10-14 0-7 10-14 0-7 10-14 0-7 10-14 0-7 10-14 0-7 10-14 0-7 10-14 0z"
          className="fill-sunk stroke-ink"
        />
        <path d="M252 104h36v26h-36zM270 104v26" className="fill-gold stroke-ink" />
      </g>
      <path d="M182 92h40m-8-7l8 7-8 7" className="fill-none stroke-control" strokeWidth="2.4" strokeDasharray="5 4" />
      <Cross x={193} y={83} size={18} />
      <path d="M126 92H72m8-7l-8 7 8 7" {...arrows} />
      <path d={`${pile(84, 3)}${pile(188, 1)}`} {...line} strokeWidth="1.6" className="fill-bitcoin-fill stroke-ink" />
    </Scene>
  ),
};

/** The sums of the exercise of the guide, in dollars. */
const RECEIVE = 25;
const SEND = 10;

/** A sum that comes in, a smaller one that goes back, and the explorer in which both can be seen. */
export const fullCircle: DrawingPlan<'you' | 'explorer' | 'other'> = {
  height: HEIGHT,
  values: (locale: Locale) => ({ receive: formatDollars(RECEIVE, locale), send: formatDollars(SEND, locale) }),
  draw: ({ you, explorer, other }, { receive, send }) => (
    <Scene at={[49, 160, 271]} names={[you, explorer, other]}>
      <Phone x={20} />
      <Phone x={242} />
      <path d="M230 40H90m9-8l-9 8 9 8M90 116h140m-9-8l9 8-9 8" {...arrows} />
      <g textAnchor="middle" fontSize="20" className="fill-ink font-display font-semibold">
        <text x="160" y="30">
          {receive}
        </text>
        <text x="160" y="106">
          {send}
        </text>
      </g>
      <g {...line}>
        <path d="M36 52h26v30H36zM258 52h26v30h-26z" strokeWidth="1.6" />
      </g>
      <Coin x={49} y={67} />
      <Coin x={271} y={67} />
      <g {...line}>
        <circle cx="157" cy="64" r="14" className="fill-none stroke-ink" />
        <path d="M167 74l12 12" strokeWidth="4" />
      </g>
    </Scene>
  ),
};
