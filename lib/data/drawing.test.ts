import { FIGURE_IDS } from '@/content/figures';
import { getFigure } from '@/lib/content/figures/figures';
import { type BarDrawing, getDrawing, isLog, type LineDrawing, unitWithAxis } from './drawing';

const lineDrawing = (id: Parameters<typeof getDrawing>[0]) => getDrawing(id, 'en') as LineDrawing;
const styles = ({ lines }: LineDrawing) => lines.map(({ tone, stroke, marker }) => [tone, stroke, marker].join(' '));

const lineFigures = FIGURE_IDS.filter((id) => getDrawing(id, 'en').kind === 'line');

it.each(lineFigures)(
  'the lines of %s have the numbers of the columns they name, and gaps where there are none',
  (id) => {
    const { columns, lines, unit } = lineDrawing(id);
    const { columns: names, data } = getFigure(id);
    expect(lines.length).toBeGreaterThan(0);
    expect(unit).toMatch(/\w/);
    lines.forEach((line, i) => {
      const at = (columns[i] ?? -1) + 1;
      expect(names[at]).toBe(line.id);
      expect(line.values).toEqual(data.map((row) => (typeof row[at] === 'number' ? row[at] : null)));
    });
  },
);

it('the end of a line has the last number of the series, with its unit', () => {
  const last = Number(getFigure('median-house-price').data.at(-1)?.[1]);
  expect(lineDrawing('median-house-price').lines[0]?.last).toBe(`$${last.toLocaleString('en')}`);
  expect(lineDrawing('weimar-1923').lines[0]?.last).toBe('≈2,193,600,000,000');
  expect(lineDrawing('productivity-pay').lines[0]?.last).toMatch(/^\d+(\.\d)?%$/);
});

it('lines of one drawing differ in style, and have markers where points are more than a year apart', () => {
  expect(styles(lineDrawing('item-prices'))).toEqual([
    'ink solid circle',
    'muted dashed square',
    'loss solid circle',
    'gain dotted square',
    'ink dash-dot circle',
    'muted dotted square',
  ]);
  expect(styles(lineDrawing('gdp'))).toEqual(['ink solid ', 'muted dashed ']);
});

it('only figures about bitcoin have the color of bitcoin', () => {
  const tones = (id: (typeof FIGURE_IDS)[number]) => lineDrawing(id).lines.map(({ tone }) => tone);
  expect(tones('btc-price-monthly')).toEqual(['bitcoin']);
  expect(tones('gold-price')).toEqual(['ink']);
});

it('a figure has the style of the chart that draws it alone', () => {
  const byColumn = (id: 'families-poverty' | 'family-poverty') =>
    new Map(lineDrawing(id).lines.map(({ id, tone, stroke, marker }) => [id, { tone, stroke, marker }]));
  expect(byColumn('families-poverty')).toEqual(byColumn('family-poverty'));
  // M2 shares its charts with other figures.
  expect(styles(lineDrawing('m2'))).toEqual(['ink solid ']);
});

it('1971 has words beside it where the left third of the drawing leaves room for them', () => {
  const label = (id: (typeof FIGURE_IDS)[number]) => lineDrawing(id).marks.map((mark) => [mark.x, mark.label]);
  expect(label('m2')).toEqual([[1971, '1971: gold window closes']]);
  expect(label('cpi-u')).toEqual([[1971, '1971']]);
  expect(label('gdp')).toEqual([[1971, '1971']]);
});

it('1971 is not marked where the data begin later', () => {
  expect(lineDrawing('btc-price-monthly').marks).toEqual([]);
  expect(lineDrawing('inflation-2020-2024').marks).toEqual([]);
});

it('a line that ends in an estimate says so', () => {
  for (const { last } of lineDrawing('families-poverty').lines) expect(last).toMatch(/^≈/);
  for (const { last } of lineDrawing('cpi-u').lines) expect(last).not.toMatch(/≈/);
});

it('the hash rate is labeled at every third power of ten, with prefixes instead of its unit', () => {
  const drawing = lineDrawing('btc-network');
  expect(drawing.lines.map(({ id }) => id)).toEqual(['hashRateEhs']);
  expect(drawing.lines[0]?.last).toMatch(/^[\d.]+ [EZ]H\/s$/);
  expect(drawing.unit).toBe('Hash rate (EH/s)');
  expect([1e-12, 1e-11, 1, 10, 100, 1000].map(drawing.formatTick)).toEqual(['1 MH/s', '', '1 EH/s', '', '', '1 ZH/s']);
  expect([0, 10].map(lineDrawing('treasury-bills').formatTick)).toEqual(['0%', '10%']);
});

it('scales are those of the figure, linear without any', () => {
  expect(lineDrawing('btc-price-monthly').scales).toEqual(['log', 'linear']);
  expect(lineDrawing('treasury-bills').scales).toEqual(['linear']);
});

it('isLog is true for drawings that begin with a logarithmic axis', () => {
  const ids = ['btc-price-monthly', 'm2', 'treasury-bills', 'energy'] as const;
  expect(ids.map((id) => isLog(getDrawing(id, 'en')))).toEqual([true, false, false, false]);
});

it('unitWithAxis says "log axis" once for a drawing that begins with one, and not for others', () => {
  const unit = (id: Parameters<typeof getDrawing>[0]) => unitWithAxis(id, getDrawing(id, 'en'), 'en');
  expect(unit('btc-price-monthly')).toBe('US dollars per bitcoin, log axis');
  expect(unit('home-and-income')).toBe('Dollars of each year, log axis');
  expect(unit('money-prices-output')).toBe('Index, 1959 = 100, on a log axis; output only to 2024');
  expect(unit('gold-price')).toBe('US dollars per troy ounce (31.1 g)');
  expect(unit('energy')).toBe('Terawatt-hours (TWh) per year');
});

it('the headline of a drawing is the one that the figure names, or the first', () => {
  const { bars, headline } = getDrawing('energy', 'en') as BarDrawing;
  expect(bars[headline]).toMatchObject({
    label: 'Bitcoin network, 2024',
    value: 138,
    tone: 'bitcoin',
  });
  expect(bars.filter(({ tone }) => tone).every(({ label }) => label.startsWith('Bitcoin'))).toBe(true);
  const { lines, headline: line } = lineDrawing('childhood-obesity');
  expect(lines[line ?? 0]?.id).toBe('age12to19');
  expect(lineDrawing('cpi-u').headline).toBe(0);
});

it('bars have words, value and text, largest first', () => {
  const { bars, unit } = getDrawing('energy', 'en') as BarDrawing;
  expect(unit).toBe('Terawatt-hours (TWh) per year');
  expect(bars).toHaveLength(getFigure('energy').data.length);
  expect(bars).toContainEqual({ label: 'Banking system, 2021', value: 263.72, valueText: '263.72' });
  expect(bars.at(-1)).toEqual({ label: 'Christmas lights, United States, 2008', value: 6.63, valueText: '6.63' });
});

describe('the drawing of a chart', () => {
  it('ends each line with the last value that was read', () => {
    for (const { last } of lineDrawing('family-poverty').lines) expect(last).toMatch(/^[\d.]+%$/);
    for (const { last } of lineDrawing('work-and-pay').lines) expect(last).toMatch(/^\+[\d.]+%$/);
  });

  it('has the notes and dots of the chart with their words', () => {
    expect(lineDrawing('work-and-pay').marks).toEqual([
      { x: 1971, label: '1971: gold window closes', kind: 'main' },
      { x: 1979, label: '1979: the break\nEPI itself names', kind: 'note' },
    ]);
    const { dots, lines } = lineDrawing('money-and-homes');
    expect(dots.map(({ label, line }) => [label, lines[line]?.id])).toEqual([
      ['January 2024:\n$20.77 trillion', 'm2Index'],
    ]);
  });

  it('names its lines, the columns of the table and the unit', () => {
    const { columns, lines, unit } = lineDrawing('money-and-homes');
    expect(lines.map(({ label }) => label.replace('\n', ' '))).toEqual([
      'Dollars (M2)',
      'New house',
      'House after inflation',
    ]);
    expect(columns).toEqual([1, 3, 5]);
    expect(unit).toBe('Index, 1963 = 100, the first year with house prices');
    expect([0, 1000].map(lineDrawing('dollar-value').formatTick)).toEqual(['$0', '$1K']);
  });
});

it('an index by year with months has its newest month as a dated dot, and no other figure has one', () => {
  const [dot, ...others] = lineDrawing('cpi-u').dots;
  expect(others).toEqual([]);
  expect(dot?.label).toMatch(/^\w+ 20\d\d: 3\dx since 1913$/);
  expect(dot?.x).toBeGreaterThan(lineDrawing('cpi-u').xs.at(-1) ?? Number.NaN);
  for (const id of lineFigures.filter((id) => id !== 'cpi-u')) expect(lineDrawing(id).dots).toEqual([]);
});
