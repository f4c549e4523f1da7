import { readFileSync } from 'node:fs';
import { render, screen } from '@testing-library/react';
import { Drawing } from '@/components/mdx/drawings/drawing';
import { CONFIRMATIONS } from '@/components/mdx/drawings/mistake-scenes';
import { seedExample } from '@/content/examples/seed-example';
import { Points } from './points';

const list = (points: string[]) => (
  <ul>
    {points.map((point) => (
      <li key={point}>{point}</li>
    ))}
  </ul>
);

test('Points has one drawing for each point, which screen readers skip', () => {
  const points = ['hurry', 'network', 'old', 'change', 'tiny', 'last', 'shared'];
  render(<Points id="sendMistakes">{list(points)}</Points>);
  const items = screen.getAllByRole('listitem');
  expect(items.map((item) => item.textContent)).toEqual(points);
  for (const item of items) expect(item.querySelectorAll('svg[aria-hidden]')).toHaveLength(1);
});

test('Points throws when a list has more or fewer points than drawings', () => {
  jest.spyOn(console, 'error').mockImplementation();
  expect(() => render(<Points id="lightningLimits">{list(['one'])}</Points>)).toThrow('has 1 points, but 8 drawings');
});

test('the dot in the last drawing has the share of all bitcoin that the guide names', () => {
  const points = Array.from({ length: 8 }, (_, n) => `${n}`);
  const { container } = render(<Points id="lightningLimits">{list(points)}</Points>);
  const [coin = 0, , dot = 0] = [...container.querySelectorAll('li:last-child circle')].map((circle) =>
    Number(circle.getAttribute('r')),
  );
  const [, percent] =
    /less than ([\d.]+) percent of all bitcoin/.exec(readFileSync('content/en/guides/lightning-basics.mdx', 'utf8')) ??
    [];
  expect(100 * (dot / 4 / coin) ** 2).toBeCloseTo(Number(percent), 3);
});

test('Points has one drawing for each heading and its paragraph', () => {
  render(
    <Points id="deviceUse">
      <h3>First</h3>
      <p>one</p>
      <h3>Second</h3>
      <p>two</p>
    </Points>,
  );
  const items = screen.getAllByRole('listitem');
  expect(items.map((item) => item.textContent)).toEqual(['Firstone', 'Secondtwo']);
  for (const item of items) expect(item.querySelectorAll('svg[aria-hidden]')).toHaveLength(1);
});

test('the stacks beside "paid too soon" are as high as the numbers of confirmations in the guide', () => {
  const [, ...words] =
    /(\w+) confirmation for a small sum, (\w+) for a medium one and (\w+) for a large one/.exec(
      readFileSync('content/en/guides/bitcoin-common-mistakes.mdx', 'utf8'),
    ) ?? [];
  const numbers = ['zero', 'one', 'two', 'three', 'four', 'five', 'six'];
  expect(words.map((word) => numbers.indexOf(word))).toEqual([...CONFIRMATIONS]);
});

test('Points has the bold sentence with which a point begins as its title, without the period', () => {
  render(
    <Points id="slowReasons">
      <ol>
        <li>
          <strong>Regret hurts.</strong> You may sell.
        </li>
        <li>
          <strong>Why?</strong> Luck.
        </li>
        <li>
          <strong>A start</strong> costs less.
        </li>
      </ol>
    </Points>,
  );
  expect(screen.getByRole('list').tagName).toBe('OL');
  expect(screen.getAllByRole('paragraph').map((title) => title.textContent)).toEqual(['Regret hurts', 'Why?']);
  expect(screen.getAllByRole('listitem')[2]).toHaveTextContent('A start costs less.');
});

test('resetTest has the start and the end of the first address of its words', () => {
  const { container } = render(<Drawing id="resetTest" locale="en" />);
  const [address] = seedExample.addresses;
  const shown = [...container.querySelectorAll('tspan')].map((span) => span.textContent);
  expect(shown).toEqual([`${address.slice(0, 4)}…`, `…${address.slice(-4)}`]);
});
