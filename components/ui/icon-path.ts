import type { IconNode } from 'lucide';

const rounded = (x: number, y: number, width: number, height: number, rx: number, ry = rx) => {
  const corner = (dx: number, dy: number) => `a${rx} ${ry} 0 0 1 ${dx} ${dy}`;
  return (
    `M${x + rx} ${y}h${width - 2 * rx}${corner(rx, ry)}v${height - 2 * ry}${corner(-rx, ry)}` +
    `h${2 * rx - width}${corner(-rx, -ry)}v${2 * ry - height}${corner(rx, -ry)}z`
  );
};

/** All shapes of an icon as one path: one element for each shape would double the elements of a page with many icons. */
export function iconPath(node: IconNode): string {
  return node
    .map(([tag, attributes]) => {
      const number = (name: string) => Number(attributes[name] ?? 0);
      switch (tag) {
        case 'path':
          // A relative moveto would start at the end of the previous shape.
          return String(attributes.d).replace(/^m/, 'M0 0m');
        case 'line':
          return `M${number('x1')} ${number('y1')}L${number('x2')} ${number('y2')}`;
        case 'polyline':
          return `M${attributes.points}`;
        case 'polygon':
          return `M${attributes.points}z`;
        case 'rect':
          return rounded(number('x'), number('y'), number('width'), number('height'), number('rx'));
        case 'circle':
        case 'ellipse': {
          const rx = number(tag === 'circle' ? 'r' : 'rx');
          const ry = number(tag === 'circle' ? 'r' : 'ry');
          return rounded(number('cx') - rx, number('cy') - ry, 2 * rx, 2 * ry, rx, ry);
        }
        default:
          throw new Error(`An icon has a shape that has no path: <${tag}>`);
      }
    })
    .join('');
}
