/** A coin cut open: the area of its copper core is the share of copper. */
export function CutCoin({
  x,
  y,
  radius,
  silver,
  isExtra = false,
}: {
  x: number;
  y: number;
  radius: number;
  /** The share of silver, 0 to 1. */
  silver: number;
  isExtra?: boolean;
}) {
  const core = radius * Math.sqrt(1 - silver);
  return (
    <>
      <circle cx={x} cy={y} r={radius} className={isExtra ? 'fill-raised stroke-loss' : 'fill-raised stroke-ink'} />
      {core > 0.5 && <circle cx={x} cy={y} r={Math.round(core * 100) / 100} className="fill-loss-fill stroke-none" />}
    </>
  );
}
