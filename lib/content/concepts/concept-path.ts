/** Between the arrowheads of two lines that lead to the same node, if its upper edge has room. */
const PORT_GAP = 40;

/**
 * Where a line meets a node, from its center: the lines that meet there are side by side, as far to the left as to the right.
 *
 * @param room the width of the upper edge of the node, without its round ends
 */
export function portOf(from: number, all: readonly number[], room: number): number {
  const order = all.toSorted((a, b) => a - b);
  const gap = Math.min(PORT_GAP, room / Math.max(order.length - 1, 1));
  return (order.indexOf(from) - (order.length - 1) / 2) * gap;
}

const round = (value: number) => Math.round(value * 10) / 10;

interface Point {
  readonly x: number;
  readonly y: number;
}

/**
 * A smooth line from above: upright beside the nodes of the rows that it passes, and it changes its place only between rows, so
 * that it touches no node.
 */
export function pathOf(chain: readonly Point[], nodeHeight: number): string {
  const half = nodeHeight / 2;
  return chain
    .map((to, index) => {
      const from = chain[index - 1];
      if (!from) return `M${round(to.x)} ${to.y + half}`;
      const [top, bottom] = [from.y + half, to.y - half];
      const middle = round((top + bottom) / 2);
      const isLast = index === chain.length - 1;
      return `C${round(from.x)} ${middle} ${round(to.x)} ${middle} ${round(to.x)} ${bottom}${isLast ? '' : `V${to.y + half}`}`;
    })
    .join('');
}
