import { render, screen } from '@testing-library/react';
import { lesson as germany } from '@/content/en/lessons/1';
import { lesson as zimbabwe } from '@/content/en/lessons/2';
import { lesson as venezuela } from '@/content/en/lessons/3';
import { backgroundIds, moods, visualIds } from '@/content/lesson';
import { getSeries } from '@/lib/content/figures';
import { DEBTS, RATES } from './mark-1923';
import { SceneDrawing } from './scene-drawing';
import { CUTS, PUMPED } from './zimbabwe-and-venezuela';

test('SceneDrawing renders every drawing, setting and mood differently', () => {
  const drawn = (
    visual: (typeof visualIds)[number],
    background: (typeof backgroundIds)[number],
    mood: (typeof moods)[number],
  ) => {
    const { container, unmount } = render(
      <SceneDrawing visual={visual} background={background} mood={mood} text="x" />,
    );
    const html = container.innerHTML;
    unmount();
    expect(html).not.toMatch(/NaN|undefined/);
    return html;
  };
  expect(new Set(visualIds.map((id) => drawn(id, 'paper', 'calm'))).size).toBe(visualIds.length);
  expect(new Set(backgroundIds.map((id) => drawn('bread', id, 'calm'))).size).toBe(backgroundIds.length);
  // Three moods have a clear sky, and the other three a hatching of increasing density.
  expect(new Set(moods.map((mood) => drawn('bread', 'paper', mood))).size).toBe(4);
});

test('SceneDrawing is an image with alternative text, and decorative without', () => {
  const scene = { visual: 'bread', background: 'shop', mood: 'calm' } as const;
  const { rerender } = render(<SceneDrawing {...scene} text="A loaf in a window." />);
  expect(screen.getByRole('img', { name: 'A loaf in a window.' })).toBeInTheDocument();
  rerender(<SceneDrawing {...scene} />);
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});

test('the drawings of hyperinflations have the numbers of their lessons', () => {
  const [german, zimbabwean, venezuelan] = [germany, zimbabwe, venezuela].map((lesson) => JSON.stringify(lesson));
  expect(german).toContain(`about ${DEBTS.before} billion marks. Early in 1919 it owed ${DEBTS.after} billion`);
  const [peace, january, october, peak, reform] = RATES;
  expect(german).toContain(`One US dollar cost ${peace.rate.toFixed(2)} marks`);
  expect(german).toContain(`the dollar was fixed at ${peak.rate / 1e12} trillion paper marks`);
  expect(german).toContain(`made it ${reform.rate.toFixed(2)} of the new ones`);
  const read = getSeries<string>('weimar-1923', 'marksPerDollar', 'readPoints').map(([, rate]) => rate);
  expect([january.rate, october.rate]).toEqual(read.slice(0, 2));
  expect(Math.abs(peak.rate / (read.at(-1) ?? 0) - 1)).toBeLessThan(0.01);

  const names = new Map([
    [3, 'three'],
    [5, 'five'],
    [6, 'six'],
    [10, 'ten'],
    [12, 'twelve'],
  ]);
  const zeros = (cuts: readonly (readonly [number, number])[]) => cuts.map(([, count]) => names.get(count));
  const [first, second, third] = zeros(CUTS.zimbabwe);
  expect(zimbabwean?.toLowerCase()).toContain(`${first} and ${second} and ${third} make twenty-five`);
  expect(zimbabwean).toContain(
    `In ${CUTS.zimbabwe
      .map(([year]) => year)
      .join(', in ')
      .replace(/, in (\d+)$/, ' and in $1')}`,
  );
  const [early, middle, late] = zeros(CUTS.venezuela);
  const [[earlyYear], [middleYear], [lateYear]] = CUTS.venezuela;
  expect(venezuelan?.toLowerCase()).toContain(
    `${early} zeros had gone in ${earlyYear}, and ${late} more went in october ${lateYear}. that makes fourteen`,
  );
  expect(venezuelan).toContain(`on August 20, ${middle} zeros were cut`);
  expect(venezuelan).toContain(`August ${middleYear}`);

  const [[start, full], [loans, less], [end, least]] = PUMPED;
  expect(venezuelan).toContain(`In ${start} Venezuela pumped more than ${full} million barrels`);
  expect(venezuelan).toContain(`From August ${loans}, at about ${less} million barrels`);
  expect(venezuelan).toContain(`At the start of ${end} about ${least} million barrels`);
});
