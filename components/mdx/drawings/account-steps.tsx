import { arrows, line, paper } from '@/components/drawing/pens';
import { arrow, Bank, Cross, Phone, Platform, Tick } from '@/components/drawing/shapes';
import type { DrawingPlan } from './plan';
import { HEIGHT, Scene } from './step-scene';

/* The steps from a website to a first purchase. */

export const appLink: DrawingPlan<'site' | 'store' | 'search'> = {
  height: HEIGHT,
  draw: ({ site, store, search }) => (
    <Scene at={[62, 169, 272]} names={[site, store, search]}>
      <g {...line}>
        <path d="M14 130V44q0-6 6-6h84q6 0 6 6v86zM14 56h96M22 47h.1M30 47h.1M26 70h50M26 82h62" />
        <rect x="26" y="96" width="62" height="20" rx="10" className="fill-bitcoin-fill stroke-ink" />
      </g>
      <path d={arrow(106, 106)} {...arrows} />
      <Phone x={140} />
      <g {...line}>
        <rect x="153" y="48" width="32" height="32" rx="8" className="fill-bitcoin-fill stroke-ink" />
        <path d="M169 55v17m-7-6l7 7 7-7" className="fill-none stroke-ink" />
        <path d="M156 92h26M160 100h18" strokeWidth="1.6" />
      </g>
      <Phone x={243} />
      <g {...line}>
        <circle cx="268" cy="68" r="11" />
        <path d="M276 77l10 11" strokeWidth="4" />
      </g>
      <Cross x={246} y={52} size={52} />
    </Scene>
  ),
};

export const appIdentity: DrawingPlan<'app' | 'mail'> = {
  height: HEIGHT,
  draw: ({ app, mail }) => (
    <Scene at={[96, 250]} names={[app, mail]}>
      <g {...line}>
        <rect x="20" y="52" width="104" height="68" rx="7" />
        <circle cx="45" cy="77" r="9" className="fill-paper stroke-ink" />
        <path d="M31 107c0-20 28-20 28 0z" className="fill-paper stroke-ink" />
        <path d="M72 72h40M72 86h40M72 100h26" strokeWidth="1.6" />
      </g>
      <Phone x={108} />
      <path
        d="M119 54v-8h8M147 46h8v8M155 92v8h-8M127 100h-8v-8"
        className="fill-none stroke-bitcoin"
        strokeWidth="2.4"
      />
      <Tick x={126} y={72} />
      <g {...line}>
        <path d="M206 58h88v62h-88zM206 60l44 34 44-34" />
      </g>
      <Cross x={226} y={62} size={50} />
    </Scene>
  ),
};

export const appLock: DrawingPlan<'password' | 'second'> = {
  height: HEIGHT,
  draw: ({ password, second }) => (
    <Scene at={[92, 252]} names={[password, second]}>
      <g {...line}>
        <path d="M24 112V28q0-6 6-6h124q6 0 6 6v84zM6 130l12-18h148l12 18z" />
        <rect x="36" y="76" width="112" height="22" rx="11" className="fill-paper stroke-ink" strokeWidth="1.6" />
        <path d="M48 87h90" strokeWidth="6" strokeDasharray="0 10" />
        <path d="M84 44v-5a8 8 0 0 1 16 0v5" className="fill-none stroke-ink" />
        <path d="M78 44h28v21H78z" className="fill-bitcoin-fill stroke-ink" />
        <path d="M92 51v6" />
        <path d="M192 82h20M202 72v20" strokeWidth="3" />
      </g>
      <Phone x={223} />
      <path d="M234 52h8M246 52h8M262 52h8" className="stroke-ink" strokeWidth="5" />
      <Tick x={241} y={82} />
    </Scene>
  ),
};

export const appDeposit: DrawingPlan<'bank' | 'sum' | 'platform'> = {
  height: HEIGHT,
  draw: ({ bank, sum, platform }) => (
    <Scene at={[60, 164, 264]} names={[bank, sum, platform]}>
      <Bank x={60} />
      <g {...paper}>
        <rect x="136" y="64" width="56" height="28" rx="2" />
        <circle cx="164" cy="78" r="7" strokeWidth="1.2" />
      </g>
      <path d="M118 110h96m-8-6l8 6l-8 6" {...arrows} />
      <Platform x={235} />
    </Scene>
  ),
};

export const appBuy: DrawingPlan<'asset' | 'sum' | 'total' | 'screen'> = {
  height: HEIGHT,
  draw: ({ asset, sum, total, screen }) => (
    <Scene at={[160]} names={[screen]}>
      <rect x="62" y="8" width="196" height="122" rx="12" {...line} />
      {[asset, sum, total].map((name, row) => (
        <g key={name} transform={`translate(0 ${row * 28})`}>
          <Tick x={76} y={30} />
          <text x="108" y="34" className="fill-ink font-semibold">
            {name}
          </text>
          <path d="M76 45h168" className="stroke-line" strokeWidth="1.6" />
        </g>
      ))}
      <rect x="112" y="104" width="96" height="18" rx="9" className="fill-bitcoin-fill stroke-ink" strokeWidth="1.6" />
    </Scene>
  ),
};

export const appReceipt: DrawingPlan<'day' | 'paid' | 'coins' | 'receipt' | 'file'> = {
  height: HEIGHT,
  draw: ({ day, paid, coins, receipt, file }) => (
    <Scene at={[96, 254]} names={[receipt, file]}>
      <path d="M32 14l8 6 8-6 8 6 8-6 8 6 8-6 8 6 8-6 8 6 8-6 8 6 8-6 8 6 8-6 8 6 8-6v116H32z" {...line} />
      {[day, paid, coins].map((name, row) => (
        <g key={name} transform={`translate(0 ${row * 30})`}>
          <text x="44" y="50" className="fill-ink">
            {name}
          </text>
          <path d="M112 46h36M44 60h104" className="stroke-control" strokeWidth="1.6" />
        </g>
      ))}
      <path d={arrow(172, 96)} {...arrows} />
      <g {...line}>
        <path d="M212 130V62h30l8 10h46v58z" />
        <path d="M224 130V88h60v42M236 102h36M236 114h24" className="fill-paper stroke-ink" strokeWidth="1.6" />
      </g>
    </Scene>
  ),
};
