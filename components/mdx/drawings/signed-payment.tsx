import { Labels, linesOf } from '@/components/drawing/labels';
import { arrows, line } from '@/components/drawing/pens';
import { arrow, Cross, Laptop, Tick } from '@/components/drawing/shapes';
import { Key } from './keys';
import type { DrawingPlan } from './plan';
import { HEIGHT, Scene } from './step-scene';

const GROUND = 142;

/** A computer, 44 wide, that has checked the message. */
const Computer = ({ x, y }: { x: number; y: number }) => (
  <g transform={`translate(${x} ${y})`}>
    <path d="M0 0h44v30H0zM22 30v6M12 36h20" />
    <path d="M14 14l6 6l11-12" className="fill-none stroke-gain" strokeWidth="3" />
  </g>
);

type Job = 'sign' | 'check' | 'write' | 'key' | 'rules' | 'block';

/** The three jobs around their middles. */
const drawn = (width: number, height: number, [sign, check, write]: [number, number, number], arrowLength: number) => ({
  height,
  draw: (labels: Record<Job, string>) => {
    const at = [sign, check, write];
    const jobs = [labels.sign, labels.check, labels.write];
    const ways = [labels.key, labels.rules, labels.block];
    return (
      <>
        <rect y={GROUND} width={width} height={height - GROUND} className="fill-sunk" />
        <path d={`M0 ${GROUND}h${width}`} className="stroke-ink" strokeWidth="2" />
        <g transform={`translate(${sign} 0)`} {...line}>
          <rect x="-31" y="26" width="62" height="116" rx="10" />
          <path d="M-24 42h48v82h-48z" className="fill-paper stroke-ink" strokeWidth="1.2" />
          <path d="M-16 54h32M-16 64H8M-7 34H7" strokeWidth="1.6" />
          <path d="M-17 112q5-14 9-3t8-4q3-6 6 2t11-1" className="fill-none stroke-bitcoin" strokeWidth="2.4" />
        </g>
        <Key x={sign} y={84} />
        <g transform={`translate(${check} 0)`} {...line}>
          <Computer x={-22} y={22} />
          <Computer x={-45} y={98} />
          <Computer x={3} y={98} />
          <path
            d="M-12 60l-8 36M12 60l10 36"
            className="fill-none stroke-control"
            strokeWidth="1.6"
            strokeDasharray="2 5"
          />
        </g>
        <g transform={`translate(${write} 0)`} {...line}>
          <path d="M-22 20h44v32h-44zM-22 64h44v32h-44z" />
          <path d="M-22 108h44v34h-44z" className="fill-bitcoin-fill stroke-ink" />
          <path d="M0 52v12M0 96v12" strokeWidth="5" />
          <path d="M-14 30h28M-14 40h18M-14 80h18M-14 74h28M-14 124h28M-14 132h18" strokeWidth="1.6" />
        </g>
        <path
          d={[sign + check, check + write]
            .map((ends) => `M${(ends - arrowLength) / 2} 84h${arrowLength}m-6-6l6 6l-6 6`)
            .join('')}
          className="fill-none stroke-bitcoin"
          strokeWidth="2.4"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
        <Labels at={at} names={jobs} y={163} line="first" width={width} className="fill-ink font-semibold" />
        <Labels
          at={at}
          names={ways}
          y={163 + 19 * linesOf(at, jobs, width)}
          line="first"
          width={width}
          className="fill-muted"
        />
      </>
    );
  },
});

/** Who does what with a payment: its owner signs, nodes check, a miner writes. */
export const signedPayment: DrawingPlan<Job> = {
  ...drawn(320, 218, [52, 156, 267], 16),
  wide: drawn(640, 200, [90, 320, 550], 108),
};

/** A message of a payment, 44 wide. */
const Message = ({ y, isBad = false }: { y: number; isBad?: boolean }) => (
  <path
    d={`M254 ${y}h44v30h-44zM254 ${y}l22 16 22-16`}
    {...line}
    strokeWidth="1.6"
    strokeDasharray={isBad ? '4 4' : undefined}
  />
);

/** A node with its own record checks each message: one goes on, and a bad one is dropped. */
export const nodesCheck: DrawingPlan<'record' | 'node' | 'messages'> = {
  height: HEIGHT,
  draw: ({ record, node, messages }) => (
    <Scene at={[40, 144, 252]} names={[record, node, messages]}>
      <g {...line} strokeWidth="1.6">
        <path d="M28 120V52h44v68zM20 125V57h44v68zM12 130V62h44v68z" />
        <path d="M20 76h28M20 88h28M20 100h28M20 112h16" className="stroke-control" />
      </g>
      <Laptop x={84} />
      {[50, 72, 94].map((y) => (
        <g key={y}>
          <path d={`M108 ${y}l5 5l9-10`} className="fill-none stroke-gain" strokeWidth="3" />
          <path d={`M130 ${y}h52`} className="stroke-control" strokeWidth="3" />
        </g>
      ))}
      <Message y={28} />
      <Message y={84} isBad />
      <path d="M222 58l22-10m-9-1l9 1-5 8" {...arrows} />
      <path d="M222 90l22 8" className="fill-none stroke-loss" strokeWidth="2.4" strokeDasharray="4 4" />
      <Tick x={288} y={62} />
      <Cross x={284} y={104} size={20} />
    </Scene>
  ),
};

/** Waiting payments, the machine that guesses with electricity, and the chain with its new block. */
export const minersWrite: DrawingPlan<'waiting' | 'race' | 'chain'> = {
  height: HEIGHT,
  draw: ({ waiting, race, chain }) => (
    <Scene at={[46, 150, 254]} names={[waiting, race, chain]}>
      <g {...line} strokeWidth="1.6">
        {[102, 70, 38].map((y, n) => (
          <path key={y} d={`M${18 + n * 6} ${y}h44v28h-44zM${26 + n * 6} ${y + 10}h28M${26 + n * 6} ${y + 18}h16`} />
        ))}
      </g>
      <path d={arrow(82, 92) + arrow(188, 92)} {...arrows} />
      <g {...line}>
        <path d="M120 54h60v76h-60z" />
        <path d="M128 64h44v50h-44z" className="fill-paper stroke-ink" strokeWidth="1.6" />
        <path d="M153 68l-13 24h11l-4 18 17-25h-11l6-17z" className="fill-bitcoin-fill stroke-ink" strokeWidth="1.6" />
        <path d="M128 122h.1M137 122h.1M146 122h.1" strokeWidth="4" />
        <path d="M236 38v80" strokeWidth="5" />
        <path d="M222 24h40v28h-40zM222 61h40v28h-40z" />
        <path d="M222 98h40v32h-40z" className="fill-bitcoin-fill stroke-ink" />
        <path d="M230 34h24M230 43h16M230 71h24M230 80h16M230 110h24M230 120h16" strokeWidth="1.6" />
      </g>
    </Scene>
  ),
};
