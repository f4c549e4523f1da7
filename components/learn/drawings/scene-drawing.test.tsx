import { render, screen } from '@testing-library/react';
import { lesson as zimbabwe } from '@/content/en/lessons/2';
import { lesson as venezuela } from '@/content/en/lessons/3';
import { lesson as patience } from '@/content/en/lessons/now-or-later';
import { lesson as club } from '@/content/en/lessons/promises-that-are-too-good';
import { lesson as shells } from '@/content/en/lessons/shells-salt-and-stones';
import { backgroundIds, moods } from '@/content/lesson';
import { type NumberId, readReference } from '@/lib/content/claims/fill-claims';
import { LOCALES, type Locale } from '@/lib/format/locale';
import { sceneDrawings } from './registry';
import { SceneDrawing } from './scene-drawing';
import { SceneFrame } from './scene-frame';

const frame = { background: 'plain', mood: 'calm' } as const;
const drawn = (visual: string, locale: Locale, words: readonly string[] = []) =>
  render(<SceneDrawing visual={visual} {...frame} words={words} locale={locale} />).container;
const textsOf = (drawing: Element) => [...drawing.querySelectorAll('text')].map(({ textContent }) => textContent);

test.each(LOCALES)('SceneDrawing renders every drawing, setting and mood differently in "%s"', (locale) => {
  const htmlOf = (visual: string, background: (typeof backgroundIds)[number], mood: (typeof moods)[number]) => {
    const { container, unmount } = render(
      <SceneDrawing visual={visual} background={background} mood={mood} text="x" locale={locale} />,
    );
    const html = container.innerHTML;
    unmount();
    expect(html).not.toMatch(/NaN|undefined/);
    return html;
  };
  const ids = [...sceneDrawings.keys()];
  expect(new Set(ids.map((id) => htmlOf(id, 'plain', 'calm'))).size).toBe(ids.length);
  expect(new Set(backgroundIds.map((id) => htmlOf('bread', id, 'calm'))).size).toBe(backgroundIds.length);
  // Three moods have a clear sky, and the other three a hatching of increasing density.
  expect(new Set(moods.map((mood) => htmlOf('bread', 'plain', mood))).size).toBe(moods.length);
});

test('SceneDrawing is an image with alternative text, and decorative without', () => {
  const scene = { visual: 'bread', background: 'shop', mood: 'calm', locale: 'en' } as const;
  const { rerender } = render(<SceneDrawing {...scene} text="A loaf in a window." />);
  expect(screen.getByRole('img', { name: 'A loaf in a window.' })).toBeInTheDocument();
  rerender(<SceneDrawing {...scene} />);
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});

test.each([
  ['en', ['$1,000', '$269', '$1,520', '$953'], ['83%', '2.5%'], ['$20.67', '$35'], ['474', '2,200', '14,000,000']],
  [
    'es',
    ['US$ 1000', 'US$ 269', 'US$ 1520', 'US$ 953'],
    ['83\u202f%', '2.5\u202f%'],
    ['US$ 20.67', 'US$ 35'],
    ['474', '2200', '14\u202f000\u202f000'],
  ],
  [
    'pt',
    ['US$ 1.000', 'US$ 269', 'US$ 1.520', 'US$ 953'],
    ['83%', '2,5%'],
    ['US$ 20,67', 'US$ 35'],
    ['474', '2.200', '14.000.000'],
  ],
] as const)('drawings have their numbers as they are written in "%s"', (locale, worth, shares, gold, bread) => {
  const numbersOf = (visual: string) =>
    textsOf(drawn(visual, locale)).flatMap((text) => text?.replaceAll('\u00a0', ' ') || []);
  expect(numbersOf('thousand-in-bitcoin')).toEqual(worth);
  expect(numbersOf('hundred-machines')).toEqual(shares);
  expect(numbersOf('two-gold-prices')).toEqual(gold);
  expect(numbersOf('bread')).toEqual(bread);
});

test('dollar-stairs has a rate of peace on its first and last stair, and names of two lines below the last', () => {
  const words = ['Marcos por um dólar', '1914', '1/1923', '10/1923', '11/1923', 'marco novo'];
  const texts = textsOf(drawn('dollar-stairs', 'pt', words));
  expect(texts.filter((text) => text === '4,20')).toHaveLength(2);
  expect(texts).toEqual(expect.arrayContaining(['1.000', '1.000.000.000.000', ...words.slice(0, 5)]));
  // One line of them would touch the name of the stair before it.
  for (const word of ['marco', 'novo']) expect(screen.getByText(word)).toBeInTheDocument();
});

test('drawings to scale have the proportions of their numbers', () => {
  const heights = [...drawn('thousand-in-bitcoin', 'en').querySelectorAll('.fill-bitcoin-fill')].map((column) => {
    const [, floor, top] = /M\S+ (\S+)V(\S+?)h/.exec(column.getAttribute('d') ?? '') ?? [];
    return Number(floor) - Number(top);
  });
  const [start = 0] = heights;
  // $269, $1,520 and $953 of $1,000.
  expect(heights.map((height) => (height / start).toFixed(2))).toEqual(['1.00', '0.27', '1.52', '0.95']);
  // A sheet of 5 billion marks, and 144 billion as 28.8 sheets.
  expect(drawn('bill-tower', 'en').querySelectorAll('.stroke-loss rect')).toHaveLength(1 + 29);
  expect(drawn('beads-of-a-day', 'en').querySelectorAll('circle.fill-ink')).toHaveLength(2 + 50);
});

test.each<[lesson: unknown, sentence: RegExp, rows: Partial<Record<NumberId, number>>]>([
  [
    zimbabwe,
    /Three and ten and twelve make twenty-five/,
    { 'zimbabwe-zeros-2006': 3, 'zimbabwe-zeros-2008': 10, 'zimbabwe-zeros-2009': 12 },
  ],
  [venezuela, /Three zeros had gone in 2008/, { 'venezuela-zeros-2008': 3 }],
  [venezuela, /enough for thirty meals/, { 'meals-of-a-month': 30 }],
  [
    shells,
    /One bead takes half a day to make. You invent a drill that makes fifty a day/,
    { 'beads-by-hand': 2, 'beads-drilled': 50 },
  ],
  [club, /came from fifteen new lenders/, { 'club-lenders-second': 15 }],
  [
    patience,
    /half as strong, and shrank by two thirds/,
    { 'marshmallow-link-2018': 50, 'marshmallow-link-with-background': 50 / 3 },
  ],
])('a number that a lesson has in words is the one that it draws (%#)', (lesson, sentence, rows) => {
  expect(JSON.stringify(lesson)).toMatch(sentence);
  for (const [id, value] of Object.entries(rows)) expect(readReference(id)).toBeCloseTo(value, 9);
});

/** What is printed on a thing of its country: a note, a stamp in a passport, a code. */
const PRINTED = [
  'banknote-zeros',
  'coins-for-notes',
  'passport-stamp',
  'puzzle-stamp',
  'till-of-zeros',
  'waiter-and-note',
];

test('no drawing has a sum or a number of three digits of its own, which would be written as in English', () => {
  const typed = [...sceneDrawings].filter(([, drawing]) => {
    const names = Object.keys(drawing.values ?? {});
    const values = Object.fromEntries(names.map((name, n) => [name, { value: 10 * (n + 1), text: 'x'.repeat(n + 1) }]));
    const { container } = render(<SceneFrame drawing={drawing} {...frame} words={[]} values={values} />);
    return textsOf(container).some(
      // A year is the name of its number.
      (text) => !names.includes(text ?? '') && /\d[\d .,]*\d[ .,]?\d|[$£€] ?\d/.test(text ?? ''),
    );
  });
  expect(typed.map(([id]) => id).sort()).toEqual(PRINTED);
});
