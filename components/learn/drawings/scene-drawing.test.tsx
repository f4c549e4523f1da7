import { render, screen } from '@testing-library/react';
import { workings } from '@/content/claims/index';
import { lesson as germany } from '@/content/en/lessons/1';
import { lesson as zimbabwe } from '@/content/en/lessons/2';
import { lesson as venezuela } from '@/content/en/lessons/3';
import { lesson as receipts } from '@/content/en/lessons/banknotes-as-receipts';
import { lesson as gold } from '@/content/en/lessons/gold-as-money';
import { lesson as patience } from '@/content/en/lessons/now-or-later';
import { lesson as club } from '@/content/en/lessons/promises-that-are-too-good';
import { lesson as shells } from '@/content/en/lessons/shells-salt-and-stones';
import { lesson as firstBlock } from '@/content/en/lessons/the-first-block';
import { lesson as jobs } from '@/content/en/lessons/three-jobs-of-money';
import { lesson as limit } from '@/content/en/lessons/twenty-one-million';
import { backgroundIds, type Drawing, type LessonContent, moods } from '@/content/lesson';
import { getClaim, read } from '@/lib/content/claims/claims';
import { getSeries } from '@/lib/content/figures/figures';
import { allChapters } from '@/lib/content/lessons/learning-path';
import { getLessons } from '@/lib/content/lessons/lessons';
import { MEASURES } from './comparisons';
import { COATS, LENDERS } from './everyday';
import { DEBTS, RATES } from './mark-1923';
import { BITCOIN_WORTH, LINK_LEFT, MACHINES, OVERTAKEN } from './measured';
import { sceneDrawings } from './registry';
import { SceneDrawing } from './scene-drawing';
import { MEALS } from './turns-now';
import { BEADS, OIL_PRICES, RISE_A_MONTH } from './turns-then';
import { CUTS, PUMPED } from './zimbabwe-and-venezuela';

test('SceneDrawing renders every drawing, setting and mood differently', () => {
  const drawn = (visual: string, background: (typeof backgroundIds)[number], mood: (typeof moods)[number]) => {
    const { container, unmount } = render(
      <SceneDrawing visual={visual} background={background} mood={mood} text="x" />,
    );
    const html = container.innerHTML;
    unmount();
    expect(html).not.toMatch(/NaN|undefined/);
    return html;
  };
  const ids = [...sceneDrawings.keys()];
  expect(new Set(ids.map((id) => drawn(id, 'plain', 'calm'))).size).toBe(ids.length);
  expect(new Set(backgroundIds.map((id) => drawn('bread', id, 'calm'))).size).toBe(backgroundIds.length);
  // Three moods have a clear sky, and the other three a hatching of increasing density.
  expect(new Set(moods.map((mood) => drawn('bread', 'plain', mood))).size).toBe(moods.length);
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
  render(
    <SceneDrawing visual="dollar-stairs" background="plain" mood="calm" words={['Marks for one dollar', 'new mark']} />,
  );
  // The words under the last stair are one below the other, because one line of them touched its neighbor.
  for (const words of ['Marks for one dollar', 'new', 'mark']) expect(screen.getByText(words)).toBeInTheDocument();
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

const drawingsOf = (content: LessonContent) => {
  const found: Pick<Drawing, 'visual' | 'text' | 'words'>[] = [];
  JSON.stringify(content, (_, value) => {
    if (value?.visualText) found.push({ visual: value.visual, text: value.visualText, words: value.visualWords });
    else if (value?.visual && value.text) found.push(value);
    return value;
  });
  return found;
};

test('each number of three or more digits in a drawing is in the text of its lesson', async () => {
  const lessons = await getLessons(
    allChapters.flatMap(({ lessons }) => lessons),
    'en',
  );
  const missing: string[] = [];
  for (const { content, row } of lessons.values()) {
    const digits = JSON.stringify(content)
      .replace(/(?<=\d),(?=\d{3})/g, '')
      .replaceAll('a billion', '1000000000');
    for (const { visual, text, words = [] } of drawingsOf(content)) {
      const { container, unmount } = render(
        <SceneDrawing visual={visual} background="plain" mood="calm" text={text} words={words} />,
      );
      for (const { textContent } of container.querySelectorAll('text')) {
        const shown = (textContent ?? '').replace(/(?<=\d)[ ,](?=\d{3})/g, '').match(/[1-9][\d.]{2,}/g) ?? [];
        missing.push(
          ...shown.filter((number) => !digits.includes(number)).map((number) => `${row.id} ${visual}: ${number}`),
        );
      }
      unmount();
    }
  }
  expect(missing).toEqual([]);
});

test('drawings to scale have the proportions of their lessons', () => {
  const months = ['december-2022', 'december-2024', 'june-2026'] as const;
  expect(BITCOIN_WORTH).toEqual([
    1000,
    ...months.map((month) => Math.round(workings[`thousand-in-bitcoin-${month}`].compute(read))),
  ]);
  const [waiting, rule, chain, metal] = [patience, limit, firstBlock, gold].map((lesson) => JSON.stringify(lesson));
  expect(waiting).toContain('The link was half as strong, and shrank by two thirds');
  expect([LINK_LEFT[1] / LINK_LEFT[0], LINK_LEFT[2] / LINK_LEFT[1]]).toEqual([1 / 2, 1 / 3]);
  expect(rule).toContain(`about ${MACHINES[0]} percent of the computing power had signed`);
  expect(MACHINES[1]).toBe(getClaim('chain-split-signals').value);
  expect(chain).toContain(`at block ${OVERTAKEN.longer.toLocaleString('en-US')} it overtook the bad one`);
  expect(chain).toContain(`Block ${OVERTAKEN.false.toLocaleString('en-US')}`);
  const [, fifteen, ...later] = LENDERS.weeks;
  expect(fifteen).toBe(15);
  expect(JSON.stringify(club)).toContain('came from fifteen new lenders');
  expect(JSON.stringify(club)).toContain(`about ${later.join(', then ')}. After eight rounds he needs ${LENDERS.last}`);
  expect(JSON.stringify(receipts)).toContain(`There are ${COATS.hung} coats`);
  expect(JSON.stringify(receipts)).toContain(`she rents out ${COATS.rented} of them`);
  expect(metal).toContain(`An inch is ${MEASURES.centimeters} centimeters`);
  expect(metal).toContain(`about ${MEASURES.poundGrains} grains`);
  expect(metal).toContain(`another weight: ${MEASURES.dollarGrains} grains`);
});

test('drawings of decisions have the numbers of their situations', () => {
  const [cost, asked, ordered] = OIL_PRICES;
  expect(JSON.stringify(zimbabwe)).toContain(
    `costs you ${cost} to buy. You used to sell it for ${asked}. An inspector orders you to sell it for ${ordered}.`,
  );
  expect(JSON.stringify(venezuela)).toContain('enough for thirty meals');
  expect(MEALS).toBe(30);
  expect(JSON.stringify(shells)).toContain(
    'One bead takes half a day to make. You invent a drill that makes fifty a day',
  );
  expect(BEADS).toEqual({ byHand: 2, drilled: 50 });
  expect(JSON.stringify(jobs)).toContain(`prices rise ${Math.round((RISE_A_MONTH - 1) * 100)} percent a month`);
});
