/** SVG path of a sector that starts at twelve o'clock. `part` is clamped to 0–1. */
export function clockFace(part: number, radius: number): string {
  if (!(part > 0)) return '';
  if (part >= 0.9999) return `M0-${radius}a${radius} ${radius} 0 1 1-.01 0z`;
  // At least half a degree, so that a small remainder is visible.
  const turn = Math.max(part, 0.0014) * 2 * Math.PI;
  const x = (radius * Math.sin(turn)).toFixed(2);
  const y = (-radius * Math.cos(turn)).toFixed(2);
  return `M0 0V-${radius}A${radius} ${radius} 0 ${part > 0.5 ? 1 : 0} 1 ${x} ${y}z`;
}
