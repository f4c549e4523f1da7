import { arrows, line } from '@/components/drawing/pens';
import { arrow, Coin, Cross, Device, Tick } from '@/components/drawing/shapes';
import type { DrawingPlan } from './plan';
import { HEIGHT, Scene } from './step-scene';

/* The six steps of setting up a hardware wallet. */

export const walletBuy: DrawingPlan<'maker' | 'parcel' | 'pickup'> = {
  height: HEIGHT,
  draw: ({ maker, parcel, pickup }) => (
    <Scene at={[56, 160, 266]} names={[maker, parcel, pickup]}>
      <g {...line}>
        <path d="M16 130V62l40-30 40 30v68z" />
        <path d="M44 130v-32h24v32M138 130V92h44v38zM160 92v38M230 130V46h72v84z" />
        <path d="M266 74h36v28h-36z" className="fill-bitcoin-fill stroke-ink" />
        <path d="M230 74h36v56M266 46v28M230 102h72" />
      </g>
      <path d={arrow(103, 112) + arrow(192, 112)} {...arrows} />
    </Scene>
  ),
};

export const walletCheck: DrawingPlan<'address' | 'typed' | 'genuine'> = {
  height: HEIGHT,
  draw: ({ address, typed, genuine }) => (
    <Scene at={[104, 264]} names={[typed, genuine]}>
      <path d="M196 122q22 8 22-20t20-20" className="fill-none stroke-ink" strokeWidth="2" />
      <g {...line}>
        <path d="M34 112V34q0-6 6-6h128q6 0 6 6v78z" />
        <path d="M14 130l14-18h152l14 18z" />
        <rect x="44" y="40" width="120" height="24" rx="12" />
        <path d="M60 84h88" />
      </g>
      <text x="104" y="57" textAnchor="middle" className="fill-ink font-semibold">
        {address}
      </text>
      <Device x={234} />
      <Tick x={254} y={60} />
    </Scene>
  ),
};

export const walletCreate: DrawingPlan<'inside' | 'box'> = {
  height: HEIGHT,
  draw: ({ inside, box }) => (
    <Scene at={[86, 234]} names={[inside, box]}>
      <g {...line}>
        <rect x="42" y="18" width="88" height="112" rx="11" />
        <path d="M58 42l34-8 8 34-34 8z" />
        <path d="M88 72l28 6-6 28-28-6z" className="fill-bitcoin-fill stroke-ink" />
        <path d="M70 46h.1M79 55h.1M88 64h.1M99 89h.1" strokeWidth="5" />
        <path d="M190 130V58h88v72zM190 58l-14-18M278 58l14-18M204 102V34h60v68M190 102h88" />
        <path d="M214 48h40M214 66h40M214 84h40" strokeDasharray="16 8" />
      </g>
      <Cross x={208} y={40} size={52} />
    </Scene>
  ),
};

export const walletBackup: DrawingPlan<'hand' | 'photo'> = {
  height: HEIGHT,
  draw: ({ hand, photo }) => (
    <Scene at={[98, 252]} names={[hand, photo]}>
      <g {...line}>
        <path d="M40 130V22h86v108zM64 40h40M64 58h40M64 76h40M64 94h14" />
        <path d="M51 40v60" strokeWidth="6" strokeDasharray="0 18" />
        <path d="M82 98l6-16 46-46 10 10-46 46zM88 82l10 10" className="fill-bitcoin-fill stroke-ink" />
        <rect x="226" y="34" width="52" height="96" rx="9" />
        <circle cx="252" cy="66" r="15" />
        <circle cx="252" cy="66" r="5" />
      </g>
      <Cross x={226} y={40} size={52} />
    </Scene>
  ),
};

export const walletPin: DrawingPlan<'pin' | 'own'> = {
  height: HEIGHT,
  draw: ({ pin, own }) => (
    <Scene at={[74, 226]} names={[pin, own]}>
      <Device x={44} />
      <path d="M58 60h34" {...line} strokeWidth="7" strokeDasharray="0 11" />
      <g {...line}>
        <rect x="156" y="14" width="138" height="116" rx="9" />
        <path d="M183 38h90M183 72h90M183 106h90" strokeWidth="18" strokeDasharray="0 42" />
        <path d="M216 130c-4-14-8-24 2-24l6 6V78q0-6 6-6t6 6v22l14 4q8 3 6 12l-2 14z" />
      </g>
    </Scene>
  ),
};

export const walletTest: DrawingPlan<'sum' | 'erased' | 'restored'> = {
  height: HEIGHT,
  draw: ({ sum, erased, restored }) => (
    <Scene at={[48, 160, 272]} names={[sum, erased, restored]}>
      <Device x={18} />
      <Coin x={48} y={60} />
      <Device x={130} isEmpty />
      <Device x={242} />
      <Coin x={272} y={60} />
      <path d={arrow(90, 96) + arrow(202, 96)} {...arrows} />
      <g {...line} strokeWidth="1.6">
        <path d="M202 84V44h26v40z" />
        <path d="M207 54h16M207 64h16M207 74h16" />
      </g>
    </Scene>
  ),
};
