export function Loaf({ x, y }: { x: number; y: number }) {
  return (
    <g className="fill-raised stroke-ink" strokeWidth="2" strokeLinejoin="round">
      <path d={`M${x} ${y}c-7-1-9-9-6-16 4-10 16-14 32-14s28 4 32 14c3 7 1 15-6 16z`} />
      <path d={`M${x + 10} ${y - 22}l7 9M${x + 23} ${y - 25}l7 10M${x + 37} ${y - 24}l7 10`} strokeLinecap="round" />
    </g>
  );
}
