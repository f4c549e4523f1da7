import { CHART_IDS, type ChartId, chartSpecs } from '@/content/charts';
import type { ChartSpec } from '@/content/charts/types';
import { QUESTION_IDS } from '@/content/explore/explore';
import { cellsAt } from '@/lib/charts/reading';
import { getContent } from '@/lib/content/content';
import { NO_VALUE } from '@/lib/format/number';
import { parseDecimal } from '@/lib/format/parse-decimal';
import { parseCsv } from '@/tests/parse-csv';
import { getCatalogue } from './catalogue';
import { explore } from './chart';
import { tableColumns, toDrawing } from './drawing';
import { getExploredFigures, getQuestions, hashOfChart, hashOfFigure } from './facts';
import { type FileHead, toExploreCsv, toExploreJson } from './files';
import { EMPTY_STATE, type ExploreState, parseHash, stateOfQuestion } from './state';
import { faultText, noteTexts, problemText, titleOf, unitText } from './words';

const { explore: words } = getContent('en');
const catalogue = getCatalogue();
const head: FileHead = {
  title: 'A chart, of mine',
  url: 'https://site.example/explore#explore?series=m2',
  site: 'Site',
  notes: ['A note.'],
  limits: ['A limit.'],
  figures: [getExploredFigures('en').m2].flatMap((facts) => facts ?? []),
};
const states: [string, ExploreState][] = [
  ...QUESTION_IDS.map((id): [string, ExploreState] => [id, stateOfQuestion(id)]),
  ['everything', { ...EMPTY_STATE, series: ['m2', 'item-prices.bread', 'btc-network.hashRateEhs', 'treasury-bills'] }],
];

it('the questions state numbers of their drawings', () => {
  const questions = getQuestions('en');
  for (const id of QUESTION_IDS) expect(questions[id].shows).not.toMatch(/[{}]|NaN|—/);
  // 415,400 / 101,638.25; 410,700 / 58,523.93
  expect(questions['house-bitcoin'].shows).toContain(
    'the average of 2025: 4.1 bitcoins. At the end of June 2026 a new house cost 7.0 bitcoins.',
  );
  expect(questions['mattress-bills'].shows).toContain(
    'below their start from 1974 to 1981, at worst by 6%, and ended 41% above it.',
  );
  // 2,387.702 / 608; 313.689 / 82.408
  // and 3,442 / 608; 321.943 / 82.408
  expect(questions['gold-prices'].shows).toContain(
    'From 1980 to 2024 it rose 3.9-fold and prices 3.8-fold. To 2025 it was 5.7-fold and 3.9-fold.',
  );
});

it('the price of a new house in bitcoin roughly doubled in 2015 and in 2022', () => {
  const { keys, columns } = explore(stateOfQuestion('house-bitcoin'), catalogue);
  const at = (year: number) => columns[0]?.values[keys.indexOf(String(year))] ?? Number.NaN;
  for (const year of [2015, 2022]) expect(at(year) / at(year - 1)).toBeCloseTo(2, 0);
});

const linesOf = (csv: string) =>
  csv
    .replace(/^\ufeff/, '')
    .trimEnd()
    .split('\r\n')
    .filter((line) => !line.startsWith('#'));
const SUPERSCRIPTS = '⁰¹²³⁴⁵⁶⁷⁸⁹';

/** The number that a cell shows; null for none. */
function shownNumber(cell: string): number | null {
  if (cell === NO_VALUE) return null;
  const [mantissa = '', power] = cell.replace(/^≈/, '').split(' × 10⁻');
  const parsed = parseDecimal(mantissa, 'en');
  if (!parsed.ok) throw new Error(`"${cell}" is no number`);
  const exponent = power && [...power].map((digit) => SUPERSCRIPTS.indexOf(digit)).join('');
  return exponent ? Number(`${parsed.value}e-${exponent}`) : parsed.value;
}

describe.each(states)('the files of %s', (_, state) => {
  const result = explore(state, catalogue);
  const { reading } = toDrawing(result, state.series, true, words, 'en');
  const rows = reading.xs.map((_, row) => cellsAt(reading, row));

  it('have the numbers that the table shows', () => {
    const csv = linesOf(toExploreCsv(result, head, words))
      .slice(1)
      .map((line) => line.split(','));
    const count = result.columns.length;
    expect(csv.map((cells) => cells.slice(1, count + 1).map((cell) => (cell === '' ? null : Number(cell))))).toEqual(
      rows.map((row) => row.slice(1).map(shownNumber)),
    );
    const json = JSON.parse(toExploreJson(result, head, words));
    expect(json.rows).toEqual(
      csv.map(([key, ...cells]) => [key, ...cells.slice(0, count).map((cell) => (cell === '' ? null : Number(cell)))]),
    );
  });

  it('mark the values from memory that the table marks', () => {
    const [names = '', ...lines] = linesOf(toExploreCsv(result, head, words));
    const estimates = lines.filter((line) => line.split(',').includes('estimate')).length;
    expect(estimates).toBe(rows.filter((row) => row.some((cell) => cell.startsWith('≈'))).length);
    expect(names.split(',')[0]).toBe('period');
  });
});

it('the CSV has a column for each series by name, then one for what is estimated', () => {
  const result = explore({ ...EMPTY_STATE, series: ['m2', 'median-household-income'], from: 1967 }, catalogue);
  const [names, first, second] = parseCsv(toExploreCsv(result, head, words));
  const { m2, 'median-household-income': income } = words.series;
  expect(names).toEqual(['period', m2, income, words.downloads.columns.status.replace('{name}', income)]);
  expect([first, second].map((row) => row?.slice(2))).toEqual([
    ['7143', words.downloads.columns.read],
    [expect.any(String), words.downloads.columns.estimate],
  ]);
});

it('the CSV says title, unit, source and address', () => {
  const csv = toExploreCsv(explore(stateOfQuestion('prices-1971'), catalogue), head, words);
  expect(csv).toMatch(/^\ufeff# A chart, of mine\r\n/);
  expect(csv).toContain('# Consumer prices (CPI-U). Unit: Index, average of 1982 to 1984 = 100');
  expect(csv).toContain(`# Made with Site: ${head.url}`);
});

describe('the words', () => {
  it('leave no name in braces, whatever is wrong', () => {
    const hard: Partial<ExploreState>[] = [
      { series: ['gold-price', 'cpi-u', 'm2'] },
      { series: ['gold-price', 'weimar-1923'], dollars: 1905, index: 1850 },
      { series: ['gold-price', 'cpi-u', 'treasury-bills'], divide: 'm2', dollars: 2024 },
      { series: ['productivity-pay.pay', 'treasury-bills'], index: 1960, scale: 'log', view: 'bar' },
      { series: ['btc-price-monthly', 'gdp.current'], by: 'month', dollars: 2024, view: 'bar' },
      { series: ['cpi-u'], from: 1800, to: 1850 },
      {},
    ];
    for (const part of hard) {
      const state = { ...EMPTY_STATE, ...part };
      const result = explore(state, catalogue);
      expect(result.problems.length).toBeGreaterThan(0);
      const texts = [
        titleOf(result, words, 'en'),
        ...result.problems.map((problem) => problemText(problem, words, 'en')),
        ...noteTexts(result.notes, result.step, words, 'en'),
        ...tableColumns(result, (unit) => unitText(unit, words), words),
      ];
      for (const text of texts) expect(text).not.toMatch(/\{\w+\}|undefined|NaN|^$/);
    }
  });

  it('name what an address got wrong', () => {
    const faults = parseHash('#explore?series=silver&from=2000&to=1990&by=day')?.faults ?? [];
    expect(faults.map((fault) => faultText(fault, words))).toEqual([
      'There is no series “silver”.',
      '“by=day” is not a setting. The usual one is used instead.',
      'The first year, 2000, is after the last year, 1990. All years are shown.',
    ]);
  });

  it('have one note for series that are alike', () => {
    const { notes } = explore({ ...EMPTY_STATE, series: ['m2', 'cpi-u'], index: 1971 }, catalogue);
    expect(noteTexts(notes, 'year', words, 'en')).toContain(
      'Money supply (M2) and Consumer prices (CPI-U): each point is the average of its year.',
    );
  });
});

describe('the link of a chart', () => {
  it.each([
    ['money-prices-output', '#explore?series=m2,gdp.current,cpi-u&index=1971'],
    ['dollar-value', '#explore?series=cpi-u'],
    ['home-and-income', '#explore?series=median-house-price,median-family-income'],
  ] as const)('of %s is %p', (chart, hash) => {
    expect(hashOfChart(chart)).toBe(hash);
  });

  it('leaves out the value of $100, which is computed from the same column as the rate', () => {
    const specs = chartSpecs as Record<string, ChartSpec>;
    const rate = { figure: 'treasury-bills', column: 'rate', format: 'percent' } as const;
    specs.bills = { ...chartSpecs['dollar-value'], columns: { rate } };
    expect(hashOfChart('bills' as ChartId)).toBe('#explore?series=treasury-bills');
    delete specs.bills;
  });

  it.each(CHART_IDS)('draws series of %s without a problem', (chart) => {
    const state = parseHash(hashOfChart(chart))?.state ?? EMPTY_STATE;
    expect(state.series.length).toBeGreaterThan(0);
    expect(explore(state, catalogue)).toMatchObject({ isDrawn: true, problems: [] });
  });
});

describe('the link of a figure', () => {
  it.each([
    ['cpi-u', '#explore?series=cpi-u'],
    ['gdp', '#explore?series=gdp.current'],
    ['btc-price-monthly', '#explore?series=btc-price-monthly&by=month'],
    ['weimar-1923', '#explore?series=weimar-1923&by=month'],
    ['treasury-bills', '#explore?series=treasury-bills'],
    ['energy', null],
  ] as const)('of %s is %p', (figure, hash) => {
    expect(hashOfFigure(figure)).toBe(hash);
  });

  it('draws the figure without a problem', () => {
    for (const figure of Object.keys(getExploredFigures('en'))) {
      const state = parseHash(hashOfFigure(figure as 'm2') ?? '')?.state ?? EMPTY_STATE;
      expect([figure, explore(state, catalogue).isDrawn]).toEqual([figure, true]);
    }
  });
});
