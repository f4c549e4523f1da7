/** More lines than this make a black disk. */
const MOST_SHOWN = 24;

/** Goods in a ring, with a line for each pair that needs a rate. */
export function PairNetwork({ kinds, text }: { kinds: number; text: (shown: number) => string }) {
  const shown = Math.min(kinds, MOST_SHOWN);
  const points = Array.from({ length: shown }, (_, index) => {
    const angle = (2 * Math.PI * index) / shown - Math.PI / 2;
    return [120 + 96 * Math.cos(angle), 110 + 96 * Math.sin(angle)].map((value) => Math.round(value * 10) / 10);
  });
  const lines = points.flatMap(([x, y], index) =>
    points.slice(index + 1).map(([toX, toY]) => `M${x} ${y}L${toX} ${toY}`),
  );
  return (
    <svg viewBox="0 0 240 220" role="img" aria-label={text(shown)} className="mx-auto w-full max-w-xs">
      <path d={lines.join('')} className={shown > 12 ? 'stroke-loss/40' : 'stroke-loss'} strokeWidth="1.2" />
      {points.map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r="6" className="fill-raised stroke-ink" strokeWidth="2" />
      ))}
    </svg>
  );
}
