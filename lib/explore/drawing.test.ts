import { cellsAt } from '@/lib/charts/reading';
import { getContent } from '@/lib/content/content';
import { getCatalogue } from './catalogue';
import { explore } from './chart';
import { alignedRows, tableColumns, toDrawing } from './drawing';
import { EMPTY_STATE, type ExploreState } from './state';
import { stylesOf } from './styles';
import { unitText } from './words';

const { explore: words } = getContent('en');
const catalogue = getCatalogue();
const result = (state: Partial<ExploreState>) => explore({ ...EMPTY_STATE, ...state }, catalogue);
const drawing = (state: Partial<ExploreState>) => toDrawing(result(state), state.series ?? [], true, words, 'en');

it('the points of a survey are connected by one line, although they are years apart', () => {
  const survey = drawing({ series: ['item-prices.bread'] });
  const { path = '' } = survey.layout.lines[0] ?? {};
  // One path through all points: it is not lifted between them.
  expect(path.match(/M/g)).toHaveLength(1);
  expect(path.match(/[\d.]+/g)).toHaveLength(2 * survey.reading.xs.length);
  expect(survey.reading.xs.length).toBe(survey.reading.cells[0]?.length);
});

it('the first series of bitcoin is orange, the first amount of fiat money red, and each place has its own style', () => {
  expect(stylesOf(['m2', 'btc-price-monthly', 'btc-network.meanFeeUsd', 'cpi-u'])).toEqual([
    { tone: 'loss', stroke: 'solid' },
    { tone: 'bitcoin', stroke: 'dashed' },
    { tone: 'ink', stroke: 'dotted' },
    { tone: 'muted', stroke: 'dash-dot' },
  ]);
});

it('the table has only rows with a value, marks estimates and formats periods', () => {
  const { reading } = drawing({ series: ['median-household-income'], from: 1967, to: 1985 });
  const [years = [], incomes = []] = reading.cells;
  expect(cellsAt(reading, 0)).toEqual(['1967', '$7,143']);
  expect(incomes[1]).toMatch(/^≈\$/);
  expect(incomes[years.indexOf('1984')]).toMatch(/^\$/);
  const months = drawing({ series: ['btc-price-monthly'], by: 'month' }).reading;
  expect(cellsAt(months, 0)).toEqual(['July 2010', '$0.0675']);
  expect(drawing({ series: ['item-prices.bread'] }).reading.cells[1]).not.toContain('—');
});

it('1971 has words beside it where there is room for them', () => {
  const label = (from: number) => drawing({ series: ['cpi-u'], from }).marks.map((mark) => [mark.x, mark.label]);
  expect(label(1959)).toEqual([[1971, words.chart.break]]);
  expect(label(1913)).toEqual([[1971, '1971']]);
});

it('each entry of the key names its series, and has the tone of its line', () => {
  const { entries, lines } = drawing({ series: ['m2', 'cpi-u'], index: 1971 });
  expect(entries.map(({ name }) => name)).toEqual([words.series.m2, words.series['cpi-u']]);
  expect(entries.map(({ columns, line }) => [columns, line?.index])).toEqual([
    [[0], 0],
    [[1], 1],
  ]);
  expect(new Set(lines.map(({ tone, stroke }) => `${tone} ${stroke}`)).size).toBe(2);
});

it('the columns of a table have units only where these differ', () => {
  const columns = (state: Partial<ExploreState>) => tableColumns(result(state), (unit) => unitText(unit, words), words);
  expect(columns({ series: ['m2', 'cpi-u'], index: 1971 })).toEqual([
    words.table.period.year,
    words.series.m2,
    words.series['cpi-u'],
  ]);
  const [, gold = '', index = ''] = columns({ series: ['gold-price', 'cpi-u'] });
  expect(gold).toContain(words.units.usd);
  expect(index).toContain(words.series['cpi-u']);
  expect(index.length).toBeGreaterThan(words.series['cpi-u'].length);
  expect(columns({ series: ['btc-price-monthly'], by: 'month' })[0]).toBe(words.table.period.month);
});

it('one line of a quotient ends in its value with the unit, and the year', () => {
  const [line] = drawing({ series: ['median-house-price'], divide: 'median-household-income' }).lines;
  expect(line?.label).toMatch(/^\d\.\d years$/);
  expect(line?.last).toMatch(/^20\d\d$/);
  const two = drawing({ series: ['median-house-price', 'item-prices.car'], divide: 'gold-price' }).lines;
  expect(two.map(({ label }) => label.replace('\n', ' '))).toEqual([
    words.series['median-house-price'],
    words.series['item-prices.car'],
  ]);
});

it('a single line has its lowest and its highest point marked, unless it begins or ends there', () => {
  const dots = (state: Partial<ExploreState>) => drawing(state).layout.dots.map(({ id, label }) => [id, label]);
  const house = { series: ['median-house-price'], divide: 'median-household-income' } as const;
  expect(dots(house)).toEqual([
    ['lowest', '2.7 in 1970'],
    ['highest', '5.8 in 2022'],
  ]);
  expect(dots({ series: ['gdp.current'] })).toEqual([]);
  expect(dots({ ...house, series: ['median-house-price', 'item-prices.car'] })).toEqual([]);
  expect(dots({ series: ['treasury-bills'], from: 2010, view: 'bar' })).toEqual([]);
  // August 2010 is one month after the start.
  expect(dots({ series: ['btc-price-monthly'], by: 'month', scale: 'log', dollars: 2024 }).map(([id]) => id)).toEqual([
    'highest',
  ]);
  // Below its lowest point are the years of the axis.
  expect(dots({ series: ['treasury-bills'] }).map(([id]) => id)).toEqual(['highest']);
});

it('the decimal points of a column of the table are below each other', () => {
  const column = (state: Partial<ExploreState>, step = 1) =>
    alignedRows(result(state), words, 'en').map((row) => row[step] ?? '');
  const years = column({ series: ['median-house-price'], divide: 'median-household-income' });
  // A value from memory has two significant digits.
  expect(years.slice(0, 2)).toEqual(['3.185', '≈3.2\u2007\u2007']);
  for (const cell of years) expect(cell).toMatch(/^(\d\.\d{3}|≈\d\.\d\u2007\u2007)$/);
  const afterPoint = (cell: string) => cell.length - Math.max(cell.indexOf('.'), cell.indexOf('\u2008'));
  const index = column({ series: ['m2'], from: 1959, index: 1959 });
  expect(index).toEqual(expect.arrayContaining(['100.0', expect.stringMatching(/^7,\d{3}\u2008\u2007$/)]));
  expect(new Set(index.map(afterPoint)).size).toBe(1);
  for (const cell of column({ series: ['treasury-bills'] })) expect(cell).toMatch(/\.\d\d%$/);
  expect(column({ series: ['btc-price-monthly'], by: 'month' })[0]).toBe('$0.0675');
});
