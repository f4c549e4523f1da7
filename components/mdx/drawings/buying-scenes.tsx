import { arrows, line, open } from '@/components/drawing/pens';
import { Bank, Coin, Cross, ScenePhone, Tick } from '@/components/drawing/shapes';
import { Key } from './keys';

/* Small scenes beside the two lists of questions before a first purchase, in their order, each 116 wide and 84 high. */

/** A sheet of paper with a folded corner, 56 wide and 72 high. */
const Sheet = ({ x }: { x: number }) => <path d={`M${x} 6h42l14 14v58h-56zM${x + 42} 6v14h14`} {...line} />;

/** Four questions: the law, a bad month, costly debt, the loss of all. */
export const beforeBuyingScenes = {
  law: (
    <>
      <Bank x={42} foot={78} width={64} />
      <Tick x={90} y={24} />
    </>
  ),
  badMonth: (
    <>
      <path d="M10 24q-8 3-8 13v29q0 12 12 12h40q12 0 12-12V37q0-10-8-13z" {...line} />
      <path d="M3 48h62v18q0 11-11 11H14Q3 77 3 66z" className="fill-gold" />
      <path d="M10 24q-8 3-8 13v29q0 12 12 12h40q12 0 12-12V37q0-10-8-13M8 10h52v14H8z" {...open} strokeWidth="2" />
      <path d="M92 12v30M92 60h.1" {...line} className="fill-none stroke-loss" strokeWidth="6" />
    </>
  ),
  debt: (
    <>
      <rect x="2" y="16" width="78" height="52" rx="6" {...line} />
      <path d="M2 28h78v11H2z" className="fill-ink" />
      <path d="M12 54h22" {...open} strokeWidth="2.4" />
      <Tick x={88} y={44} />
    </>
  ),
  loseAll: (
    <>
      <circle cx="24" cy="50" r="20" {...open} strokeDasharray="5 4" />
      <Cross x={13} y={39} size={22} />
      <path d="M58 78V46l26-20 26 20v32zM77 78V60h14v18" {...line} />
    </>
  ),
} as const;

/** Six tests of a platform: withdrawals, license, cost, way to pay, ownership, records. */
export const platformTestScenes = {
  withdrawals: (
    <>
      <path d="M2 38l20-15 20 15zM5 38h34v6H5zM2 70h40v8H2zM9 44v26M22 44v26M35 44v26" {...line} strokeWidth="1.6" />
      <path d="M48 58h18m-6-6l6 6-6 6" {...arrows} />
      <Coin x={56} y={38} />
      <ScenePhone x={71} />
      <Key x={93} y={40} scale={0.75} />
    </>
  ),
  license: (
    <>
      <path d="M2 18q15-6 30 2 15-8 30-2v54q-15-6-30 2-15-8-30-2zM32 20v54" {...line} />
      <path d="M9 32h16M9 44h16M9 56h16M39 32h16M39 58h10" {...open} />
      <circle cx="76" cy="48" r="18" {...line} className="fill-none stroke-ink" strokeWidth="3" />
      <path d="M89 61l17 16" {...open} strokeWidth="5" />
      <Tick x={66} y={48} />
    </>
  ),
  cost: (
    <>
      <path d="M2 10h68v26H2z" {...line} className="fill-raised stroke-loss" />
      <circle cx="36" cy="23" r="7" {...open} className="fill-none stroke-loss" />
      <path d="M36 42v10m-6-6l6 6 6-6" {...arrows} />
      <path d="M54 58h16v18H54z" {...open} className="fill-none stroke-loss" strokeWidth="2" strokeDasharray="5 4" />
      <path d="M2 58h52v18H2z" className="fill-bitcoin-fill stroke-ink" strokeWidth="2" />
    </>
  ),
  payment: (
    <>
      <path d="M2 38l22-16 22 16zM5 38h38v6H5zM2 70h44v8H2zM10 44v26M24 44v26M38 44v26" {...line} strokeWidth="1.6" />
      <path d="M50 58h16m-6-6l6 6-6 6" {...open} strokeWidth="2.4" />
      <ScenePhone x={71} />
      <circle cx="93" cy="32" r="6" {...line} strokeWidth="1.6" />
      <path d="M83 54q0-12 10-12t10 12z" {...line} strokeWidth="1.6" />
    </>
  ),
  ownership: (
    <>
      <Sheet x={2} />
      <path d="M12 56h36M12 67h24" {...open} />
      <Coin x={27} y={36} />
      <path d="M64 42h22m-6-6l6 6-6 6" {...line} className="fill-none stroke-loss" strokeDasharray="6 5" />
      <Cross x={94} y={32} size={18} />
    </>
  ),
  records: (
    <>
      <ScenePhone x={2} />
      <path d="M14 26h20M14 36h20M14 46h20" {...open} />
      <path d="M92 6v24m-9-8l9 9 9-9" {...arrows} />
      <path d="M70 40h44v38H70zM70 52h44M70 65h44M86 40v38" {...line} strokeWidth="1.6" />
    </>
  ),
} as const;
