import { line } from '../pens';

/** A hand that reaches from a sleeve to the right, or with `flip` to the left. */
export function Hand({ x, y, flip, turn = 0 }: { x: number; y: number; flip?: boolean; turn?: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${flip ? -1 : 1} 1) rotate(${turn})`} {...line} strokeWidth="2">
      <path d="M-92-24h56v44h-56z" className="fill-sunk stroke-ink" />
      <path d="M-36-20h12v36h-12z" className="fill-paper stroke-ink" />
      <path d="M-24-14c10-4 24-6 36-3l34 5c8 1 8 10 0 11l-18 0c2 3 1 7-3 8-1 5-4 8-9 8-4 4-10 5-18 4-8 0-16-2-22-4z" />
      <path d="M0-16c6-8 18-13 27-10 5 2 4 8-2 9-7 1-12 4-15 8" />
      <path d="M14-1h16M12 7h14" className="fill-none" strokeWidth="1.2" />
    </g>
  );
}
