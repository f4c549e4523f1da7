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
 * Waves around a rectangle.
 *
 * @param lines the number of waves, shifted evenly against each other
 * @param length the aimed length of a wave; made to fit the circumference
 */
export function border(
  box: { x: number; y: number; width: number; height: number },
  { lines, length, height }: { lines: number; length: number; height: number },
): string[] {
  const circumference = 2 * (box.width + box.height);
  const waves = Math.round(circumference / length);
  const steps = waves * 4;
  return Array.from({ length: lines }, (_, line) =>
    smooth(
      Array.from({ length: steps }, (_, step) => {
        const along = (step / steps) * circumference;
        const out = height * Math.sin(2 * Math.PI * ((step / steps) * waves + line / lines));
        return pointOn(box, along, out);
      }),
    ),
  );
}

/** A point on a rectangle, `along` its circumference from the upper left, moved out of it by `out`. */
function pointOn(
  { x, y, width, height }: { x: number; y: number; width: number; height: number },
  along: number,
  out: number,
): readonly [number, number] {
  if (along < width) return [x + along, y - out];
  if (along < width + height) return [x + width + out, y + along - width];
  if (along < 2 * width + height) return [x + 2 * width + height - along, y + height + out];
  return [x - out, y + 2 * (width + height) - along];
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
