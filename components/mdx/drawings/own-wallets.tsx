import { line } from '@/components/drawing/pens';
import { Laptop, Phone, Tick } from '@/components/drawing/shapes';
import { Key } from './keys';
import type { DrawingPlan } from './plan';
import { FLOOR, HEIGHT, Scene } from './step-scene';

/* Wallets that ask the reader's own node. The key is where the payment is signed. */

const green = { ...line, className: 'fill-none stroke-gain' } as const;

/** A laptop that runs a node, marked by two checked blocks, 128 wide. */
const NodeLaptop = ({ x }: { x: number }) => (
  <>
    <Laptop x={x} />
    <path d={`M${x + 16} 76h98`} {...line} strokeWidth="1.6" />
    <path d={`M${x + 26} 63h26v26h-26zM${x + 72} 63h26v26h-26z`} {...line} className="fill-bitcoin-fill stroke-ink" />
    <Tick x={x + 29} y={48} />
    <Tick x={x + 75} y={48} />
  </>
);

/** Keys and node are on one computer; the backup is an encrypted file, in two places. */
export const nodeCoreWallet: DrawingPlan<'program' | 'file'> = {
  height: HEIGHT,
  draw: ({ program, file }) => (
    <Scene at={[96, 248]} names={[program, file]}>
      <NodeLaptop x={32} />
      <Key x={96} y={102} scale={1.1} />
      <path d="M174 86h30m-7-6l7 6-7 6" {...line} className="fill-none stroke-ink" />
      <path d={`M246 112V30h44l16 16v66zM290 30v16h16`} {...line} />
      <path d={`M218 ${FLOOR}V48h44l16 16v66zM262 48v16h16`} {...line} />
      <path d="M240 92V82a8 8 0 0 1 16 0v10" {...line} className="fill-none stroke-ink" />
      <path d="M234 92h28v22h-28zM248 100v6" {...line} className="fill-gold stroke-ink" />
    </Scene>
  ),
};

/** A second program on the same computer asks the node, and a hardware wallet signs. */
export const nodeDesktopWallet: DrawingPlan<'programs' | 'device'> = {
  height: HEIGHT,
  draw: ({ programs, device }) => (
    <Scene at={[96, 250]} names={[programs, device]}>
      <NodeLaptop x={32} />
      <path d="M86 62h58v44H86zM86 74h58M96 86h38M96 96h24" {...line} />
      <path d="M208 88h-34m7-6l-7 6 7 6" {...green} />
      <g {...line}>
        <rect x="222" y="36" width="56" height="94" rx="9" />
        <path d="M231 48h38v32h-38z" className="fill-paper stroke-ink" strokeWidth="1.6" />
        <path d="M240 106h.1M260 106h.1" strokeWidth="10" />
      </g>
      <Key x={250} y={63} scale={0.9} />
    </Scene>
  ),
};

/** The node, a server that answers for it, and the phone with the key. */
export const nodePhoneWallet: DrawingPlan<'node' | 'server' | 'phone'> = {
  height: HEIGHT,
  draw: ({ node, server, phone }) => (
    <Scene at={[70, 181, 272]} names={[node, server, phone]}>
      <NodeLaptop x={6} />
      <path d={`M156 ${FLOOR}V62h50v68zM156 96h50M166 79h.1M166 113h.1M180 113h16`} {...line} />
      <path d="M126 86h22m-6-5l6 5-6 5M212 86h22m-6-5l6 5-6 5" {...green} />
      <Phone x={243} />
      <Key x={272} y={72} />
    </Scene>
  ),
};
