interface Pile {
  members: number[];
  /** Preferred center: the mean over the members. */
  center: number;
  height: number;
}

/**
 * Moves labels apart until none overlaps another, each as little as possible, and keeps their order.
 *
 * @param preferred the preferred center of each label
 * @param heights height of each label, same unit
 * @param room range that contains all labels; labels that do not fit are shrunk in proportion
 * @returns center of each label, in the order of `preferred`
 */
export function spreadLabels(
  preferred: readonly number[],
  heights: readonly number[],
  room: readonly [number, number] = [0, 100],
): number[] {
  const [top, bottom] = room;
  const total = heights.reduce((sum, height) => sum + height, 0);
  const squeeze = Math.min(1, (bottom - top) / (total || 1));
  const heightOf = (label: number) => (heights[label] ?? 0) * squeeze;
  const order = preferred.map((_, i) => i).sort((a, b) => (preferred[a] ?? 0) - (preferred[b] ?? 0) || a - b);

  const held = (pile: Pile) => Math.min(bottom - pile.height / 2, Math.max(top + pile.height / 2, pile.center));
  const piles: Pile[] = [];
  for (const label of order) {
    let pile: Pile = { members: [label], center: preferred[label] ?? 0, height: heightOf(label) };
    for (let above = piles.at(-1); above && overlaps(above, pile); above = piles.at(-1)) {
      piles.pop();
      pile = merge(above, pile);
    }
    piles.push(pile);
  }

  function overlaps(above: Pile, below: Pile): boolean {
    return held(above) + above.height / 2 > held(below) - below.height / 2 + 1e-9;
  }

  function merge(above: Pile, below: Pile): Pile {
    const members = [...above.members, ...below.members];
    const height = above.height + below.height;
    let offset = -height / 2;
    let sum = 0;
    for (const label of members) {
      sum += (preferred[label] ?? 0) - (offset + heightOf(label) / 2);
      offset += heightOf(label);
    }
    return { members, height, center: sum / members.length };
  }

  const placed: number[] = [];
  for (const pile of piles) {
    let y = held(pile) - pile.height / 2;
    for (const label of pile.members) {
      placed[label] = y + heightOf(label) / 2;
      y += heightOf(label);
    }
  }
  return placed;
}
