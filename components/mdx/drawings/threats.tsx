import { line } from '@/components/drawing/pens';
import { Device } from '@/components/drawing/shapes';
import { Key } from './keys';

/** Four dangers from which a hardware wallet protects. */
export const threatScenes = {
  virus: (
    <>
      <path d="M14 90l8-12h52l8 12zM22 78V36h52v42z" {...line} />
      <path
        d="M48 46c12 0 12 24 0 24s-12-24 0-24zM40 54l-8-5M39 60h-9M40 66l-7 4M56 54l8-5M57 60h9M56 66l7 4"
        {...line}
        className="fill-loss-fill stroke-ink"
        strokeWidth="1.6"
      />
      <Device x={102} foot={90} height={70} />
      <Key x={124} y={64} scale={0.8} />
    </>
  ),
  swap: (
    <>
      <path d="M14 90l8-12h52l8 12zM22 78V36h52v42z" {...line} />
      <path d="M32 50h32M32 62h20" className="stroke-ink" strokeWidth="4" strokeLinecap="round" />
      <Device x={102} foot={90} height={70} />
      <path d="M114 36h8M114 46h20" className="stroke-ink" strokeWidth="4" strokeLinecap="round" />
      <path d="M84 48l10 10M94 48l-10 10" className="stroke-loss" strokeWidth="3" strokeLinecap="round" />
    </>
  ),
  thief: (
    <>
      <path d="M22 90V74c0-24 44-24 44 0v16z" {...line} />
      <circle cx="44" cy="40" r="13" {...line} />
      <path d="M31 38h26" className="stroke-ink" strokeWidth="6" />
      <Device x={102} foot={90} height={70} />
      <path d="M112 41h24" {...line} strokeWidth="5" strokeDasharray="0 8" />
    </>
  ),
  company: (
    <>
      <path d="M14 44l32-22 32 22zM20 44v40M46 44v40M72 44v40M12 90h68v-6H12z" {...line} />
      <path
        d="M58 22l-12 20 10 10-14 18 8 18"
        className="fill-none stroke-loss"
        strokeWidth="3"
        strokeLinejoin="round"
      />
      <Device x={102} foot={90} height={70} />
      <Key x={124} y={64} scale={0.8} />
    </>
  ),
} as const;
