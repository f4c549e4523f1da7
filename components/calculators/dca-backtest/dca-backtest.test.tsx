import { act, fireEvent, render, screen, within } from '@testing-library/react';
import fc from 'fast-check';
import { compareStarts } from '@/lib/calculators/dca-starts';
import { unpackPrices } from '@/lib/calculators/monthly-table';
import { getContent } from '@/lib/content/content';
import { getMonthlyPrices } from '@/lib/content/figures/series';
import { setUpCalculatorPage } from '@/tests/components/calculator-page';
import { guideCalculators } from '../registry';

const { DcaBacktest: words, common } = getContent('en').calculators;

const { DcaBacktest } = guideCalculators('en');

const { closes } = unpackPrices(getMonthlyPrices());

setUpCalculatorPage();

async function show() {
  const view = await act(async () => render(<DcaBacktest />));
  for (const summary of view.container.querySelectorAll('summary')) fireEvent.click(summary);
  return view;
}
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const part = (group: string, name: string) =>
  within(screen.getByRole('group', { name: group })).getByRole<HTMLSelectElement>('combobox', { name });
const set = (element: HTMLElement, value: string) => fireEvent.change(element, { target: { value } });
const result = (label: string | RegExp) => screen.getByText(label, { selector: 'dt' }).nextElementSibling;
const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const chartRows = () => within(screen.getByRole('region', { name: 'Table: Month by month', hidden: true }));

function setPeriod(start: [string, string], end: [string, string]) {
  set(part(words.start, words.year), start[1]);
  set(part(words.start, words.month), start[0]);
  set(part(words.end, words.year), end[1]);
  set(part(words.end, words.month), end[0]);
}

describe('DcaBacktest', () => {
  it('shows four results and the chart first, and the rest when it is opened', async () => {
    const { container } = await act(async () => render(<DcaBacktest />));
    const shown = screen.getAllByRole('term').filter((term) => term.closest('details') === null);
    expect(shown.map((term) => term.textContent)).toEqual([words.plan, words.lump, words.savingsValue, words.cash]);
    expect(screen.getByText('60 monthly purchases of $100: $6,000 paid in.')).toBeVisible();
    const chart = screen.getByRole('figure', { name: words.chart.title });
    const ride = screen.getByText(words.drawdown);
    expect(chart.compareDocumentPosition(ride)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(ride).not.toBeVisible();
    for (const summary of container.querySelectorAll('summary')) fireEvent.click(summary);
    expect(ride).toBeVisible();
  });

  it('starts with the last five years of the data', async () => {
    await show();
    expect(part(words.start, words.month)).toHaveDisplayValue('July');
    expect(part(words.start, words.year)).toHaveDisplayValue('2021');
    expect(part(words.end, words.month)).toHaveDisplayValue('June');
    expect(part(words.end, words.year)).toHaveDisplayValue('2026');
    expect(result(words.invested)).toHaveTextContent('$6,000');
    expect(result(words.dataEnd)).toHaveTextContent('June 2026');
    expect(screen.getByText(/Past results do not promise future ones/)).toBeInTheDocument();
  });

  it('computes two purchases', async () => {
    await show();
    set(field(words.fee), '0');
    set(field(words.savings), '12');
    setPeriod(['11', '2021'], ['12', '2021']);
    // Closes: November 2021 57,097.01; December 2021 46,355.02.
    const [november, december] = [closes['2021-11'], closes['2021-12']] as [number, number];
    expect([november, december].map(Math.round)).toEqual([57_097, 46_355]);
    // 100 × 46,355 ÷ 57,097 = 81.19, and 100 more: 181.19. All 200 at the start: 162.37.
    expect(result(words.plan)).toHaveTextContent('$181.19');
    expect(result(words.plan)).toHaveTextContent('9.4% less than was paid in');
    expect(result(words.lump)).toHaveTextContent('$162.37');
    // 100 × 1.01 + 100
    expect(result(words.savingsValue)).toHaveTextContent('$201');
    expect(result(words.underWater)).toHaveTextContent('50%');
    expect(chartRows().getAllByRole('row', { hidden: true })).toHaveLength(3);
  });

  it('explains that the months are in the wrong order and shows no stale number', async () => {
    await show();
    setPeriod(['06', '2020'], ['05', '2020']);
    expect(screen.getByRole('group', { name: words.end })).toHaveAccessibleDescription(words.wrongOrder);
    expect(screen.getByText(words.planFields).closest('details')).toHaveAttribute('open');
    expect(result(words.plan)).toHaveTextContent('—');
    expect(result(words.drawdown)).toHaveTextContent('—');
    expect(screen.queryByRole('heading', { name: words.starts.title })).toBeNull();
    expect(screen.queryByRole('figure')).toBeNull();
    expect(screen.getByText(common.noResult)).toBeVisible();
    expect(part(words.end, words.year)).toHaveDisplayValue('2020');
    wait(2000);
    expect(screen.getByText(/^Bitcoin plan at the end: —\. Lump sum/)).toBeInTheDocument();
  });

  it('draws the chart on a log axis when the price rose more than 20 times, until the reader changes it', async () => {
    await show();
    const scale = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });
    expect(scale('Linear')).toBeChecked();
    setPeriod(['07', '2010'], ['12', '2013']);
    expect(scale('Log')).toBeChecked();
    fireEvent.click(scale('Linear'));
    set(field(words.amount), '50');
    expect(scale('Linear')).toBeChecked();
    setPeriod(['01', '2020'], ['12', '2021']);
    expect(scale('Linear')).toBeChecked();
  });

  it('offers only months that have a price', async () => {
    await show();
    set(part(words.start, words.year), '2010');
    const open = within(part(words.start, words.month))
      .getAllByRole<HTMLOptionElement>('option')
      .filter((option) => !option.disabled);
    expect(open[0]).toHaveTextContent('July');
    set(part(words.start, words.year), '2026');
    expect(part(words.start, words.month)).toHaveDisplayValue('June');
    expect(result(words.invested)?.parentElement).toHaveTextContent(words.investedOne);
  });

  it('says whose months it shows', async () => {
    await show();
    expect(
      screen.getByText(
        /These are the last 5 years of our prices, and at the same time the worst start of that length\. We did not pick them/,
      ),
    ).toBeVisible();
    setPeriod(['11', '2013'], ['12', '2014']);
    expect(screen.getByText(/You chose November 2013 to December 2014\./)).toBeVisible();
    expect(screen.queryByText(/last 5 years of our prices/)).toBeNull();
    setPeriod(['07', '2021'], ['06', '2026']);
    expect(screen.getByText(/These are the last 5 years of our prices/)).toBeVisible();
  });

  it('offers the worst starts as presets, above the results', async () => {
    await show();
    const presets = screen.getByRole('group', { name: words.quick.legend });
    const plan = screen.getByText(words.plan, { selector: 'dt' });
    expect(presets.compareDocumentPosition(plan)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    fireEvent.click(screen.getByRole('button', { name: /^Worst year/ }));
    const worst = compareStarts(12, 1, closes)?.worst;
    expect(worst?.startMonth).toBe('2021-07');
    expect(part(words.start, words.month)).toHaveDisplayValue('July');
    expect(part(words.end, words.year)).toHaveDisplayValue('2022');
    // 12 payments of 100 became 0.485 of themselves.
    expect(worst?.multiple).toBeCloseTo(0.485, 3);
    expect(result(words.plan)).toHaveTextContent('$581.98');
    expect(result(words.plan)).toHaveTextContent('52% less than was paid in');
    expect(screen.getByRole('button', { name: /^Worst year/ })).toHaveAttribute('aria-pressed', 'true');
    expect(
      screen.getByText(
        /In plain dollars, 46 of them, or 25%, ended at a loss\. After inflation, \d+ did\. Counted from the worst, yours is number 1\./,
      ),
    ).toBeVisible();
  });

  it('counts every plan of the same length once', async () => {
    await show();
    const table = screen.getByRole('table', { name: 'How 133 plans of 5 years ended, in plain dollars' });
    const counts = within(table)
      .getAllByRole('row')
      .slice(1)
      .map((row) => Number(within(row).getAllByRole('cell')[0]?.textContent));
    expect(counts).toHaveLength(6);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(133);
    expect(compareStarts(60, 1, closes)?.ranked).toHaveLength(133);
    // 192 months ÷ 60 = 3.2
    expect(screen.getByText(/Side by side, only 3 would fit into our prices\. So 133 starts/)).toBeVisible();
  });

  it('names the past rates of Treasury bills beside the savings rate', async () => {
    await show();
    expect(field(words.savings)).toHaveAccessibleDescription(
      /earned 2\.1% in 2022, 5\.3% in 2023 and 5\.2% in 2024, a little more than their published discount rates\./,
    );
  });

  it.each([
    [
      'restores a link and ignores unknown keys',
      'endMonth=2024-01&feePercent=1&savingsRatePercent=2&colour=x',
      '2024',
      0,
    ],
    [
      'keeps the example for an unknown month, and says so',
      'endMonth=2099-01&feePercent=1&savingsRatePercent=2',
      '2026',
      1,
    ],
  ])('%s', async (_, rest, last, notices) => {
    window.history.replaceState(null, '', `/#dca-backtest?amountUsd=50&startMonth=2013-11&${rest}`);
    await show();
    expect(field(words.amount)).toHaveValue('50');
    expect(part(words.start, words.year)).toHaveDisplayValue('2013');
    expect(part(words.end, words.year)).toHaveDisplayValue(last);
    expect(field(words.fee)).toHaveValue('1');
    expect(screen.queryAllByText(/This link was damaged/)).toHaveLength(notices);
    expect(screen.queryAllByText(common.errors.lostInLink)).toHaveLength(notices);
  });

  it('takes the amount from the fragment that the DCA calculator sets', async () => {
    await show();
    window.history.replaceState(null, '', '/#dca-backtest?amountUsd=433.33&rest=example');
    fireEvent(window, new HashChangeEvent('hashchange'));
    expect(field(words.amount)).toHaveValue('433.33');
    // 60 × 433.33
    expect(result(words.invested)).toHaveTextContent('$26,000');
    expect(screen.queryByText(/This link was damaged/)).not.toBeInTheDocument();
  });

  it('explains an invalid amount', async () => {
    await show();
    set(field(words.amount), '-5');
    wait(600);
    expect(field(words.amount)).toHaveAccessibleDescription(/This number is too small/);
    expect(result(words.plan)).toHaveTextContent('—');
  });

  it('never shows NaN, Infinity or an unfilled placeholder for any input', async () => {
    const { container } = await show();
    const text = fc.oneof(
      fc.constantFrom('', '0', '1e9', '1,000', '-1', '.5', 'abc', '50'),
      fc.string({ maxLength: 6 }),
    );
    const year = fc.integer({ min: 2010, max: 2026 }).map(String);
    fc.assert(
      fc.property(text, text, year, year, (amount, fee, from, to) => {
        set(field(words.amount), amount);
        set(field(words.fee), fee);
        set(part(words.start, words.year), from);
        set(part(words.end, words.year), to);
        expect(field(words.amount)).toHaveValue(amount);
        expect(container.textContent).not.toMatch(/NaN|Infinity|undefined|\{\w+\}/);
      }),
      { numRuns: 15 },
    );
  });
});
