import { line } from '@/components/drawing/pens';
import { Coin, Cross, Person } from '@/components/drawing/shapes';

/* Small scenes beside the questions of the guide on nodes, in their order, each 160 wide and 84 high. */

/** A laptop that runs a node, marked by two checked blocks, 84 wide. */
const NodeLaptop = ({ x, y = 14 }: { x: number; y?: number }) => (
  <g transform={`translate(${x} ${y})`} {...line}>
    <path d="M6 54V6q0-5 5-5h66q5 0 5 5v48zM0 66l6-12h76l6 12z" />
    <path d="M14 20h18v18H14zM40 20h18v18H40z" className="fill-bitcoin-fill stroke-ink" strokeWidth="1.6" />
    <path d="M32 29h8M58 29h16" strokeWidth="1.6" />
    <path d="M17 10l4 4l8-9M43 10l4 4l8-9" className="fill-none stroke-gain" />
  </g>
);

/** Three questions about a node: must it run all day, can it be attacked, is it a vote? */
export const nodeTalkScenes = {
  allDay: (
    <>
      <NodeLaptop x={2} />
      <circle cx="126" cy="48" r="24" {...line} />
      <path d="M126 32v16l11 8" {...line} className="fill-none stroke-ink" strokeWidth="2.4" />
      <path d="M126 27v2M126 67v2M105 48h2M145 48h2" {...line} strokeWidth="1.6" />
    </>
  ),
  attack: (
    <>
      <path
        d="M4 22h46m-8-7l8 7-8 7M4 44h46m-8-7l8 7-8 7M4 66h64m-8-7l8 7-8 7"
        {...line}
        className="fill-none stroke-loss"
      />
      <path d="M58 8v48" {...line} strokeWidth="5" />
      <NodeLaptop x={70} />
    </>
  ),
  vote: (
    <>
      <g transform="translate(22 46)" {...line}>
        <Person x={0} y={0} />
      </g>
      <path d="M50 30h24m-6-6l6 6-6 6" {...line} className="fill-none stroke-loss" strokeDasharray="5 4" />
      <Coin x={30} y={16} />
      <g {...line}>
        <path d="M88 36h60v44H88zM88 58h60M98 47h.1M98 69h.1" />
      </g>
      <Cross x={108} y={8} size={20} />
    </>
  ),
} as const;
