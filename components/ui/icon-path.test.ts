import * as lucide from 'lucide';
import { iconPath } from './icon-path';

test.each([
  [['path', { d: 'm5 12 7-7' }], 'M0 0m5 12 7-7'],
  [['line', { x1: '1', y1: '2', x2: '3', y2: '4' }], 'M1 2L3 4'],
  [['polyline', { points: '1 2 3 4' }], 'M1 2 3 4'],
  [['polygon', { points: '1 2 3 4 5 6' }], 'M1 2 3 4 5 6z'],
  [
    ['rect', { x: '2', y: '3', width: '10', height: '8', rx: '1' }],
    'M3 3h8a1 1 0 0 1 1 1v6a1 1 0 0 1 -1 1h-8a1 1 0 0 1 -1 -1v-6a1 1 0 0 1 1 -1z',
  ],
  [
    ['circle', { cx: '5', cy: '6', r: '2' }],
    'M5 4h0a2 2 0 0 1 2 2v0a2 2 0 0 1 -2 2h0a2 2 0 0 1 -2 -2v0a2 2 0 0 1 2 -2z',
  ],
])('%j as a path', (shape, path) => {
  expect(iconPath([shape] as never)).toBe(path);
});

test('every icon of the library has a path', () => {
  for (const node of Object.values(lucide.icons)) expect(iconPath(node)).toMatch(/^M/);
});
