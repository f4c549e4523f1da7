/** Index of the point nearest to `x`, in the unit of the points; the first one of equals; -1 where there is no point. */
export function nearestPoint(points: readonly number[], x: number): number {
  let nearest = -1;
  let shortest = Number.POSITIVE_INFINITY;
  points.forEach((point, i) => {
    const distance = Math.abs(point - x);
    if (distance < shortest) [nearest, shortest] = [i, distance];
  });
  return nearest;
}
