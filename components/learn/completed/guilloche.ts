/*
 * The fine lines of banknotes: waves that are shifted against each other, and rosettes. Engravers drew them because a copyist could
 * not; here they are a border.
 */

const round = (value: number) => Math.round(value * 10) / 10;

/** A smooth closed line through points: quadratic curves between their midpoints. */
function smooth(points: readonly (readonly [number, number])[]): string {
  const middle = (index: number) => {
    const [[ax, ay], [bx, by]] = [points[index % points.length], points[(index + 1) % points.length]] as [
      [number, number],
      [number, number],
    ];
    return `${round((ax + bx) / 2)} ${round((ay + by) / 2)}`;
  };
  const curves = points.map((_, index) => {
    const [x, y] = points[(index + 1) % points.length] as [number, number];
    return `${round(x)} ${round(y)} ${middle(index + 1)}`;
  });
  return `M${middle(0)}Q${curves.join(' ')}z`;
}

/**
 * Waves along the four sides of a rectangle. They do not meet: the art of a corner must cover half a wave.
 *
 * @param lines the number of waves on each side, shifted evenly against each other
 * @param length the length of a wave
 * @param height how far a wave swings to either side
 */
export function border(
  box: { x: number; y: number; width: number; height: number },
  { lines, length, height }: { lines: number; length: number; height: number },
): string[] {
  const half = length / 2;
  return Array.from({ length: lines }, (_, line) => {
    const shift = round((line / lines) * half);
    const halves = (side: number) => Math.floor((side - shift) / half) - 1;
    // The control point of a quadratic curve is twice as far out as its summit. `t` mirrors it for the next half of a wave.
    const across = `q${half / 2} ${-2 * height} ${half} 0${`t${half} 0`.repeat(halves(box.width))}`;
    const down = `q${-2 * height} ${half / 2} 0 ${half}${`t0 ${half}`.repeat(halves(box.height))}`;
    return [
      `M${box.x + shift} ${box.y}${across}`,
      `M${box.x + shift} ${box.y + box.height}${across}`,
      `M${box.x} ${box.y + shift}${down}`,
      `M${box.x + box.width} ${box.y + shift}${down}`,
    ].join('');
  });
}

/** A rosette: a circle whose radius swings `petals` times, several times turned. */
export function rosette(
  center: readonly [number, number],
  { radius, swing, petals, lines }: { radius: number; swing: number; petals: number; lines: number },
): string[] {
  const steps = petals * 6;
  return Array.from({ length: lines }, (_, line) =>
    smooth(
      Array.from({ length: steps }, (_, step) => {
        const angle = (2 * Math.PI * step) / steps;
        const r = radius + swing * Math.cos(petals * angle + (2 * Math.PI * line) / lines);
        return [center[0] + r * Math.cos(angle), center[1] + r * Math.sin(angle)] as const;
      }),
    ),
  );
}
