/** The outline of a full part of a clock's face, from twelve o'clock on. `part` from 0 to 1; more is full. */
export function clockFace(part: number, radius: number): string {
  if (!(part > 0)) return '';
  if (part >= 0.9999) return `M0-${radius}a${radius} ${radius} 0 1 1-.01 0z`;
  // A sliver of half a degree, so that what is left can still be seen.
  const turn = Math.max(part, 0.0014) * 2 * Math.PI;
  const x = (radius * Math.sin(turn)).toFixed(2);
  const y = (-radius * Math.cos(turn)).toFixed(2);
  return `M0 0V-${radius}A${radius} ${radius} 0 ${part > 0.5 ? 1 : 0} 1 ${x} ${y}z`;
}
