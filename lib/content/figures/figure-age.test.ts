import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { CLAIM_IDS, type ClaimId, type ClaimRow, claims } from '@/content/claims/index';
import { FIGURE_IDS } from '@/content/figures/index';
import { getClaim } from '@/lib/content/claims/claims';
import { getContent } from '@/lib/content/content';
import { formatFigureAge } from '@/lib/content/figures/figure-age';
import { getFigure, getSeries, getValue, type Period } from '@/lib/content/figures/figures';
import { formatDate } from '@/lib/format/date';

it('formatFigureAge gives the last period, and the day of the copy if it is recorded', () => {
  const { vintage, retrieved = '' } = getFigure('cpi-u');
  expect(formatFigureAge('cpi-u', 'en')).toBe(
    `Data to ${formatDate(vintage, 'en')}, copied on ${formatDate(retrieved, 'en')}`,
  );
  expect(formatFigureAge('families-poverty', 'en')).toBe('Data to 2021');
});

it.each(FIGURE_IDS)('%s has a value for every {name} in its age', (id) => {
  expect(formatFigureAge(id, 'en')).toMatch(/^Data to [\w ,]+$/);
});

/** The last periods that a claim uses: a new point in one of their series would change its number. */
function lastPeriodsOf(id: ClaimId): Period[] {
  const row: ClaimRow = claims[id];
  if (!('compute' in row)) return [];
  const lastKeys = new Map<string, Period>();
  const computeWith = (extended?: string) =>
    row.compute({
      value: getValue,
      points: (figure, column, table) => {
        const all = getSeries<Period>(figure, column, table);
        const name = [figure, table, column].join();
        const key = all.at(-1)?.[0] ?? 0;
        lastKeys.set(name, key);
        // The appended mean is not an extreme, so it does not change a maximum or minimum.
        const mean = all.reduce((sum, [, value]) => sum + value, 0) / all.length;
        return name === extended ? [...all, [key, mean] as const] : all;
      },
    });
  const value = computeWith();
  return [...lastKeys].filter(([name]) => !Object.is(computeWith(name), value)).map(([, key]) => key);
}

const QUARTERS = ['first', 'second', 'third', 'fourth'];

/** The words of a period: "2017 to 2020" for the survey of 2019, "second quarter of 2026", or a date. */
function periodInWords(id: ClaimId, period: Period): string {
  const [year, quarter] = String(period).split('-Q');
  if (quarter) return `${QUARTERS[Number(quarter) - 1]} quarter of ${year}`;
  const cycles = getClaim(id).figures.flatMap((figure) => getFigure(figure).tables?.cycles?.data ?? []);
  const cycle = cycles.find(([key]) => key === period)?.[1];
  return String(cycle ?? formatDate(String(period), 'en')).replace('–', ' to ');
}

const { claimWords } = getContent('en');
const claimsOfLastPoint = CLAIM_IDS.filter((id) => lastPeriodsOf(id).length > 0);

describe('a claim about the last point of a series', () => {
  it('is recognized by its computation', () => {
    expect(claimsOfLastPoint).toEqual(
      expect.arrayContaining(['btc-price-last-month', 'btc-supply-year-end', 'obesity-teens-latest']),
    );
    expect(claimsOfLastPoint).not.toContain('poverty-all-1970');
    expect(claimsOfLastPoint).not.toContain('btc-worst-drawdown');
  });

  it.each(claimsOfLastPoint)('%s names the period of that point', (id) => {
    const { title, how, caveat } = claimWords[id];
    const words = [title, how, caveat].join(' ');
    for (const period of lastPeriodsOf(id)) expect(words).toContain(periodInWords(id, period));
  });
});

const MOVING = /\b(latest|newest|most recent(ly)?|last month|so far|now|today|currently)\b/i;
const END_OF_DATA =
  /\b(lines?|data|prices|series|index|table) ends? (with|in|at)\b|\bit ends with\b|\blast (point|month|quarter|year) (is|(in|of) (our|the) (data|series|line))\b/i;
const OF_THE_DATA = /\{\w+\}|<Claim /;
const TYPED_YEAR = /\b(19|20)\d\d\b/;

/** Finds sentences that call a number the latest, or name the end of a series, and type its date: an update makes them wrong. */
function staleSentences(text: string): string[] {
  return (
    text
      .replace(/<Cite [^>]*>/g, '')
      // The id of a claim is not printed.
      .replace(/(<Claim )[^>]*>/g, '$1/>')
      .replace(/\{[\w:-]+\}/g, '{x}')
      .split(/(?<=[.?!]['”]?)\s+|\n|(?<=',)\s/)
      .filter((sentence) => TYPED_YEAR.test(sentence))
      .filter((sentence) => END_OF_DATA.test(sentence) || (MOVING.test(sentence) && OF_THE_DATA.test(sentence)))
  );
}

it('finds a sentence with the date of a latest number as text, and accepts a {name}', () => {
  expect(staleSentences('The latest price, of June 2026, was {price}.')).toHaveLength(1);
  expect(staleSentences('In 2026 we looked. The newest hash rate is <Claim id="x" />.')).toEqual([]);
  expect(staleSentences('The latest price, of {month}, was {price}.')).toEqual([]);
  expect(staleSentences('The newest wallet came out in 2024.')).toEqual([]);
  expect(staleSentences('The price line ends with the second quarter of 2026.')).toHaveLength(1);
  expect(staleSentences('It starts in 1963, and its last point is 2026.')).toHaveLength(1);
  expect(staleSentences('The price line ends with {to}.')).toEqual([]);
});

const files = readdirSync('content/en', { recursive: true, encoding: 'utf8' }).filter((file) =>
  /\.(ts|mdx)$/.test(file),
);

// The entries of the corrections log have a day of their own.
it.each(files.filter((file) => file !== 'corrections.ts'))('%s has no date of a latest number as text', (file) => {
  expect(staleSentences(readFileSync(path.join('content/en', file), 'utf8'))).toEqual([]);
});

/** Each claim on data that move on, in a guide: the file, the claim, and its sentence. */
const stated = files
  .filter((file) => file.endsWith('.mdx'))
  .flatMap((file) =>
    readFileSync(path.join('content/en', file), 'utf8')
      .split(/(?<=[.?!])\s+|\n/)
      .flatMap((sentence) =>
        [...sentence.matchAll(/<Claim id="([\w-]+)"/g)].map(([, id]) => [file, id as ClaimId, sentence] as const),
      ),
  );

it.each(stated.filter(([, id]) => lastPeriodsOf(id).length > 0))(
  '%s names the period of the last point that %s states',
  (_, id, sentence) => {
    for (const period of lastPeriodsOf(id)) expect(sentence).toContain(periodInWords(id, period));
  },
);

it.each(stated.filter(([, id]) => id === 'btc-worst-drawdown'))(
  '%s names the month the prices end with, where it states %s',
  (_, __, sentence) => {
    expect(sentence).toContain(`to ${formatDate(getFigure('btc-price-monthly').vintage, 'en')}`);
  },
);
