import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { getContent } from '@/lib/content/content';
import { getInflationTable } from '@/lib/content/figures/series';
import { setUpCalculatorPage } from '@/tests/components/calculator-page';
import { guideCalculators } from '../registry';

const { InflationByYear: words, common } = getContent('en').calculators;

const { InflationByYear } = guideCalculators('en');

setUpCalculatorPage();

const show = () => act(async () => render(<InflationByYear />));
const year = () => screen.getByRole<HTMLSelectElement>('combobox', { name: words.year });
const choose = (value: number) => fireEvent.change(year(), { target: { value: String(value) } });
const group = (title: string) => screen.getByText(title, { selector: 'dt' }).parentElement;

it('renders 2024: the official figures with their names, then this site’s', async () => {
  await show();
  expect(year()).toHaveDisplayValue('2024');
  expect(group(words.housing)).toHaveTextContent(
    'HousingHouse prices (Case-Shiller)+4.0%Rents and other shelter (CPI)+4.6%This site+5%',
  );
  expect(group(words.groceries)).toHaveTextContent('GroceriesFood at home (CPI)+1.8%This site+2%');
  expect(group(words.wages)).toHaveTextContent('WagesAverage hourly earnings+4.0%This site+3%');
});

it.each([
  [2020, '+16%', '+2%', '+3%'],
  [2021, '+19%', '+6%', '+4%'],
  [2022, '+18%', '+11%', '+5%'],
  [2023, '+7%', '+5%', '+4%'],
  [2024, '+5%', '+2%', '+3%'],
])('shows the owner’s figures of %i', async (value, housing, groceries, wages) => {
  await show();
  choose(value);
  expect(group(words.housing)).toHaveTextContent(`This site${housing}`);
  expect(group(words.groceries)).toHaveTextContent(`This site${groceries}`);
  expect(group(words.wages)).toHaveTextContent(`This site${wages}`);
});

it('shows the change of real pay', async () => {
  await show();
  // 1.04 ÷ 1.018 = 1.0216; 1.04 ÷ 1.046 = 0.9943; 1.04 ÷ 1.04 = 1
  expect(screen.getByText('Food at home rose 1.8%. So an hour of pay bought 2.2% more food.')).toBeVisible();
  expect(
    screen.getByText('Rents and other shelter rose 4.6%. So an hour of pay covered 0.6% less housing.'),
  ).toBeVisible();
  expect(screen.getByText('House prices rose 4.0%. So an hour of pay bought the same house.')).toBeVisible();
  choose(2022);
  // 1.049 ÷ 1.118 = 0.9383
  expect(screen.getByText('Food at home rose 11.8%. So an hour of pay bought 6.2% less food.')).toBeVisible();
  choose(2020);
  expect(screen.getByText(/many low-paid jobs vanished/)).toBeVisible();
});

it('shows all five years in a table for each group', async () => {
  await show();
  const rowsOf = (group: string) =>
    within(screen.getByRole('table', { name: `All years: this site and the official figures ${group}`, hidden: true }))
      .getAllByRole('row', { hidden: true })
      .slice(1)
      .map((row) => row.textContent);
  expect(rowsOf(words.housing)).toEqual([
    '2020+16%+10.4%+1.8%',
    '2021+19%+18.9%+4.1%',
    '2022+18%+5.6%+7.5%',
    '2023+7%+5.7%+6.2%',
    '2024+5%+4.0%+4.6%',
  ]);
  expect(rowsOf(words.groceries)).toEqual([
    '2020+2%+3.9%',
    '2021+6%+6.5%',
    '2022+11%+11.8%',
    '2023+5%+1.3%',
    '2024+2%+1.8%',
  ]);
  expect(rowsOf(words.wages)).toEqual(['2020+3%+5.4%', '2021+4%+5.0%', '2022+5%+4.9%', '2023+4%+4.1%', '2024+3%+4.0%']);
});

it('has a housing row above both official series in every year', async () => {
  await show();
  // jsdom applies no style sheet, so the fold is closed as on a phone.
  for (const fold of document.querySelectorAll('details')) fold.open = true;
  expect(screen.getByText(/above house prices and above rents in every one of these years/)).toBeVisible();
  // 1.16 × 1.19 × 1.18 × 1.07 × 1.05 = 1.830; 1.03 × 1.04 × 1.05 × 1.04 × 1.03 = 1.205
  expect(screen.getByText(/: 83% in all, where house prices rose 52%\./)).toBeVisible();
  expect(screen.getByText(/in 4 of the 5 years: 20% in all, where pay rose 26%\./)).toBeVisible();
  for (const { owner, official } of getInflationTable()) {
    expect(owner.housing).toBeGreaterThan(Math.max(official.housePrices, official.shelter));
  }
});

it('writes the year to the fragment and announces a change', async () => {
  await show();
  choose(2021);
  act(() => jest.advanceTimersByTime(1000));
  expect(window.location.hash).toBe('#inflation-by-year?year=2021');
  expect(screen.getByText(/^2021\. /, { selector: 'output' })).toHaveTextContent(
    '2021. Housing: House prices (Case-Shiller) +18.9%, Rents and other shelter (CPI) +4.1%, This site +19%',
  );
  fireEvent.click(screen.getByRole('button', { name: common.actions.reset }));
  expect(year()).toHaveDisplayValue('2024');
});
