import { Label } from '@/components/drawing/labels';
import { line } from '@/components/drawing/pens';
import { Browser, Coin, Cross, Padlock, Phone, Tick } from '@/components/drawing/shapes';
import { Key } from './keys';
import type { DrawingPlan } from './plan';
import { HEIGHT, Scene } from './step-scene';

/* What each of the five groups of the checklist protects. */

const sheet = (x: number, y: number) =>
  `M${x} ${y}h34v44h-34zM${x + 7} ${y + 11}h20M${x + 7} ${y + 22}h20M${x + 7} ${y + 33}h20`;

export const guardDevice: DrawingPlan<'pin' | 'downloads' | 'apart'> = {
  height: HEIGHT,
  draw: ({ pin, downloads, apart }) => (
    <Scene at={[50, 154, 264]} names={[pin, downloads, apart]}>
      <Phone x={21} />
      <Padlock x={50} y={58} />
      <path d="M30.5 94h39" className="stroke-ink" strokeWidth="5" strokeDasharray="3 2.1" />
      <g {...line}>
        <Browser x={112} width={84} top={38} />
        <path d="M154 66v24m-9-9l9 9 9-9M136 104h36" className="fill-none stroke-ink" />
        <path d="M126 116h56" strokeWidth="6" strokeDasharray="6 8" />
      </g>
      <path d="M214 14v116" className="stroke-control" strokeWidth="1.6" strokeDasharray="2 5" strokeLinecap="round" />
      <g {...line}>
        <path d="M234 130V43q0-9 9-9h42q9 0 9 9v87zM242 43h44v40h-44zM249 116h10M269 116h10" />
      </g>
      <Key x={264} y={62} />
    </Scene>
  ),
};

export const guardAccounts: DrawingPlan<'email' | 'accounts'> = {
  height: HEIGHT,
  draw: ({ email, accounts }) => (
    <Scene at={[70, 236]} names={[email, accounts]}>
      <path
        d="M118 86h34M152 86V34h26M152 86h26M152 86v30h26"
        className="fill-none stroke-ink"
        strokeWidth="1.6"
        strokeDasharray="4 4"
      />
      <g {...line}>
        <path d="M22 52h96v68H22zM22 54l48 34 48-34" />
        <path d="M178 10h116v34H178zM178 52h116v34H178zM178 94h116v34H178z" />
        <path d="M192 27h50M192 69h50M192 111h50" strokeWidth="6" strokeDasharray="0 10" />
      </g>
      <Padlock x={70} y={30} />
      <Key x={268} y={27} />
      <Key x={268} y={69} />
      <Key x={268} y={111} />
    </Scene>
  ),
};

export const guardPeople: DrawingPlan<'caller' | 'letter' | 'never'> = {
  height: HEIGHT,
  draw: ({ caller, letter, never }) => (
    <Scene at={[40, 118, 246]} names={[caller, letter, never]}>
      <Phone x={11} />
      <text x="40" y="78" fontSize="34" textAnchor="middle" className="fill-loss font-display font-semibold">
        !
      </text>
      <g {...line}>
        <path d="M84 62h68v58H84zM84 64l34 27 34-27" />
        <circle cx="118" cy="95" r="9" className="fill-loss-fill stroke-ink" strokeWidth="1.6" />
      </g>
      <path d="M160 78h24m-7-6l7 6l-7 6" className="fill-none stroke-loss" strokeWidth="2.4" strokeLinejoin="round" />
      <g {...line}>
        <path d={sheet(200, 18)} />
        <path d="M252 24h46v32h-46z" />
        <path d="M262 40h30" strokeWidth="6" strokeDasharray="0 9" />
        <path d="M194 80h48v32h-48zM210 124h16M218 112v12" />
      </g>
      <path d="M200 22v36" className="stroke-ink" strokeWidth="1.6" />
      <Coin x={275} y={114} />
      <Coin x={275} y={102} />
      <Coin x={275} y={90} />
      <Cross x={206} y={28} size={84} />
    </Scene>
  ),
};

export const guardPaper: DrawingPlan<'fire' | 'second' | 'steel'> = {
  height: HEIGHT,
  draw: ({ fire, second, steel }) => (
    <Scene at={[62, 170, 274]} names={[fire, second, steel]}>
      <g {...line}>
        <path d="M22 130V66h80v64zM12 68l50-40 50 40z" />
        <path d="M130 130V66h80v64zM120 68l50-40 50 40z" />
        <path d={sheet(153, 80)} className="fill-paper stroke-ink" strokeWidth="1.6" />
        <path
          d="M40 130c-14-22 2-30 4-50 12 8 14 18 14 24 6-4 8-14 6-24 16 14 28 32 16 50z"
          className="fill-loss-fill stroke-ink"
        />
        <path d="M54 130c-6-12 2-16 6-26 8 8 12 18 6 26z" className="fill-bitcoin-fill stroke-ink" strokeWidth="1.6" />
        <path d="M240 74h68v56h-68z" className="fill-sunk stroke-ink" />
        <path d="M248 88h52M248 102h52M248 116h52" strokeWidth="5" strokeDasharray="1 8" />
        <path d="M246 80h.1M302 80h.1M246 124h.1M302 124h.1" strokeWidth="4" />
      </g>
      <Tick x={186} y={26} />
    </Scene>
  ),
};

export const guardYearly: DrawingPlan<'year' | 'words' | 'device' | 'letter'> = {
  height: HEIGHT,
  draw: ({ year, words, device, letter }) => (
    <Scene at={[82]} names={[year]}>
      <g {...line}>
        <path d="M22 130V34h120v96zM22 56h120M48 24v20M116 24v20" />
        <path d="M38 74h92M38 94h92M38 114h92" strokeWidth="7" strokeDasharray="0 18" />
        <circle cx="128" cy="94" r="12" className="fill-none stroke-bitcoin" strokeWidth="3" />
      </g>
      <path d="M140 94h20M160 34v78" className="fill-none stroke-bitcoin" strokeWidth="2.4" />
      {[words, device, letter].map((name, row) => (
        <g key={name} transform={`translate(0 ${row * 39})`}>
          <path d="M160 34h14" className="stroke-bitcoin" strokeWidth="2.4" />
          <Tick x={180} y={32} />
          <Label x={210} y={39} room={107} className="fill-ink">
            {name}
          </Label>
        </g>
      ))}
    </Scene>
  ),
};
