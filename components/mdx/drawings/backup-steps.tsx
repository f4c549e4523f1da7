import { arrows, line } from '@/components/drawing/pens';
import { arrow, Cross, Phone, Tick, WordSheet } from '@/components/drawing/shapes';
import { seedExample } from '@/content/examples/seed-example';
import type { DrawingPlan } from './plan';
import { HEIGHT, Scene } from './step-scene';

/* The four steps of a backup of seed words. */

/** The number of each line and its place on the card, in two columns. */
const LINES = seedExample.words.map((_, index) => ({
  number: index + 1,
  x: index < 6 ? 44 : 152,
  y: 32 + (index % 6) * 17,
}));

export const backupCard: DrawingPlan<'hand' | 'photo'> = {
  height: HEIGHT,
  draw: ({ hand, photo }) => (
    <Scene at={[112, 268]} names={[hand, photo]}>
      <path d="M18 130V12h188v118z" {...line} />
      <text textAnchor="end" className="fill-muted tabular-nums">
        {LINES.map(({ number, x, y }) => (
          <tspan key={number} x={x} y={y}>
            {number}
          </tspan>
        ))}
      </text>
      <path
        d={LINES.map(({ x, y }) => `M${x + 6} ${y + 1}h44`).join('')}
        className="stroke-control"
        strokeWidth="1.6"
      />
      <path d="M52 28q5-8 9 0t9 0 9-2 9 1M52 45q4-7 8 0t9 0 9-3" {...line} className="fill-none stroke-ink" />
      <g {...line}>
        <path d="M88 50l4-16 26-34 12 9-26 34zM92 34l12 9" className="fill-bitcoin-fill stroke-ink" />
        <rect x="242" y="34" width="52" height="96" rx="9" />
        <circle cx="268" cy="66" r="15" />
        <circle cx="268" cy="66" r="5" />
      </g>
      <Cross x={242} y={40} size={52} />
    </Scene>
  ),
};

export const backupLabel: DrawingPlan<'wallet' | 'standard' | 'kind' | 'day' | 'passphrase' | 'words' | 'beside'> = {
  height: HEIGHT,
  draw: ({ wallet, standard, kind, day, passphrase, words, beside }) => (
    <Scene at={[54, 206]} names={[words, beside]}>
      <WordSheet x={22} y={40} width={64} height={90} />
      <g {...line}>
        <path d="M110 130V10h192v120" />
        <path d="M124 28v91" strokeWidth="6" strokeDasharray="0 22.5" className="stroke-bitcoin" />
      </g>
      <text className="fill-ink">
        {[wallet, standard, kind, day, passphrase].map((name, row) => (
          <tspan key={name} x="136" y={33 + row * 22.5}>
            {name}
          </tspan>
        ))}
      </text>
    </Scene>
  ),
};

export const backupPlaces: DrawingPlan<'home' | 'bank' | 'steel'> = {
  height: HEIGHT,
  draw: ({ home, bank, steel }) => (
    <Scene at={[58, 162, 266]} names={[home, bank, steel]}>
      <g {...line}>
        <path d="M14 130V56l44-36 44 36v74z" />
        <path d="M36 86h44v44H36zM36 108h44M54 97h8M54 119h8" className="fill-paper stroke-ink" />
        <path d="M44 86V62h28v24M50 70h16M50 78h16" strokeWidth="1.6" />
        <path d="M112 130h100v-8H112zM118 50l44-28 44 28zM124 50v72M200 50v72" />
        <path d="M138 74h48v48h-48z" className="fill-paper stroke-ink" />
        <circle cx="162" cy="94" r="7" />
        <path d="M162 101v10" />
        <rect x="232" y="56" width="68" height="74" rx="4" className="fill-sunk stroke-ink" />
        <path d="M244 72h46M244 86h46M244 100h46M244 114h46" strokeWidth="4" strokeDasharray="0 7.6" />
      </g>
    </Scene>
  ),
};

/** Both ends of the first address of the example, on the screen of a phone. */
const FirstAddress = ({ x }: { x: number }) => (
  <text textAnchor="middle" className="fill-ink font-semibold">
    <tspan x={x + 29} y="54">{`${seedExample.addresses[0].slice(0, 4)}…`}</tspan>
    <tspan x={x + 29} y="74">{`…${seedExample.addresses[0].slice(-4)}`}</tspan>
  </text>
);

export const backupTest: DrawingPlan<'first' | 'erased' | 'same'> = {
  height: HEIGHT,
  draw: ({ first, erased, same }) => (
    <Scene at={[50, 160, 270]} names={[first, erased, same]}>
      <Phone x={21} />
      <FirstAddress x={21} />
      <Phone x={131} isEmpty />
      <g {...line} strokeWidth="1.6">
        <path d="M142 48h36v56h-36zM156 58h16M156 70h16M156 82h16M156 94h16" />
        <path d="M149 58v36" strokeWidth="4" strokeDasharray="0 12" />
      </g>
      <Phone x={241} />
      <FirstAddress x={241} />
      <Tick x={260} y={96} />
      <path d={arrow(90, 88) + arrow(200, 88)} {...arrows} />
    </Scene>
  ),
};
