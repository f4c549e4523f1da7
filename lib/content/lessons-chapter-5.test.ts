import type { LessonId } from '@/content/chapters';
import { lessonSections } from '@/lib/content/lessons';
import { formatClaim, getClaim } from './claims';
import { getSeries } from './figures';
import { getLesson } from './lessons';
import { sentencesOf } from './page-text';

const textOf = async (id: LessonId) => {
  const lesson = await getLesson(id, 'en');
  if (!lesson) throw new Error(`no lesson ${id}`);
  return sentencesOf(lessonSections(lesson.content, 'en')).join(' ');
};
const pointOf = (id: Parameters<typeof getSeries>[0], column: string, period: number | string, table?: string) => {
  const found = getSeries<number | string>(id, column, table).find(([key]) => key === period);
  if (!found) throw new Error(`${id} has no ${column} of ${period}`);
  return found[1];
};
const cpi = (year: number) => pointOf('cpi-u', 'cpi', year);
const perYear = (from: number, to: number) => (100 * ((cpi(to) / cpi(from)) ** (1 / (to - from)) - 1)).toFixed(1);
const rise = (year: number) => (100 * (cpi(year) / cpi(year - 1) - 1)).toFixed(1);
const income = (year: number) => pointOf('median-household-income', 'income', year);
const house = (year: number) => pointOf('median-house-price', 'price', year);

it('bretton-woods states the inflation of its series', async () => {
  expect(await textOf('bretton-woods')).toContain(
    `prices rose ${perYear(1960, 1965)} percent a year from 1960 to 1965`,
  );
});

it('gold-window-closes-1971 states the inflation of its series', async () => {
  const text = await textOf('gold-window-closes-1971');
  expect(text).toContain(`Prices had risen ${rise(1972)} percent in 1972. In 1974 it was ${rise(1974)} percent`);
  expect(text).toContain(
    `prices stood ${pointOf('cpi-u', 'change', '1980-03', 'twelveMonthChange').toFixed(1)} percent`,
  );
  expect(text).toContain(
    `in June 2022 inflation was ${pointOf('cpi-u', 'change', '2022-06', 'twelveMonthChange').toFixed(1)} percent`,
  );
  expect(text).toContain(`an ever looser tie to gold: ${perYear(1913, 1971)} percent`);
  expect(text).toContain(`Over all of 1971 to 2024 it was ${perYear(1971, 2024)} percent a year`);
  expect(text).toContain(`a dollar kept in a drawer lost ${Math.round(100 * (1 - cpi(1971) / cpi(2024)))} percent`);
  expect(text).toContain(`${perYear(1983, 2020)} percent`);
  expect(cpi(1971) / cpi(1913)).toBeCloseTo(4, 0);
});

it('how-new-money-is-made states the growth of M2', async () => {
  const text = await textOf('how-new-money-is-made');
  const growth = pointOf('m2', 'm2', '2021-02', 'monthly') / pointOf('m2', 'm2', '2020-02', 'monthly') - 1;
  expect(text).toContain(`${Math.round(100 * growth)} percent`);
  expect(formatClaim(getClaim('m2-per-year-1971-to-2024'), 'en')).toBe('6.7%');
  expect(text).toContain('In an average year it is about seven');
});

it('prices-wages-and-houses states incomes, prices and houses of the figures', async () => {
  const text = await textOf('prices-wages-and-houses');
  expect(text).toContain(
    `had ${income(1971).toLocaleString('en')} dollars a year, and in 2024 it had ${income(2024).toLocaleString('en')}`,
  );
  expect(text).toContain(`about ${Math.round(100 * pointOf('item-prices', 'gas', 1971))} cents`);
  expect(text).toContain(`it cost ${pointOf('item-prices', 'gas', 2024).toFixed(2)} dollars`);
  const gasMinutes = (year: number) => (pointOf('item-prices', 'gas', year) / (income(year) / 2_080)) * 60;
  for (const year of [1971, 2024]) expect(Math.round(gasMinutes(year))).toBe(5);
  // “about nine minutes in 1981 … and again in 2012” is the answer to a wrong guess, which `textOf` leaves out.
  // Our figure has neither year: dollars a gallon, averages of APU000074714 (US Bureau of Labor Statistics).
  const peaks = { 1981: 1.378, 2012: 3.644 };
  for (const [year, price] of Object.entries(peaks)) {
    const minutes = (price / (income(Number(year)) / 2_080)) * 60;
    expect(Math.round(minutes)).toBe(9);
    for (const other of [1980, 1990, 2000, 2008, 2010, 2017, 2020, 2024]) {
      expect(gasMinutes(other)).toBeLessThan(minutes);
    }
  }
  for (const year of [1990, 2000, 2017, 2020]) expect(gasMinutes(year)).toBeLessThan(6);
  for (const [weekly, year] of [
    [56, 1971],
    [67, 2024],
  ] as const) {
    expect(text).toContain(`${(52 * weekly).toLocaleString('en')} for ${year} (${weekly} a week)`);
  }
  expect(text).toContain(`it stood ${(cpi(2024) / cpi(1971)).toFixed(1)} times as high as in 1971`);
  // “What is left of the progress?” Nothing, by the income of all households; a tenth by that of families.
  const perHour = (figure: 'median-household-income' | 'median-family-income') => {
    const of = (year: number) => pointOf(figure, 'income', year);
    return of(2024) / (52 * 67) / (of(1971) / (52 * 56)) / (cpi(2024) / cpi(1971)) - 1;
  };
  expect(perHour('median-household-income')).toBeCloseTo(0, 2);
  expect(perHour('median-family-income')).toBeGreaterThan(0.1);
  const real = income(2024) / income(1971) / (cpi(2024) / cpi(1971)) - 1;
  expect(text).toContain(`By ${Math.round(100 * real)} percent, in 53 years`);
  expect(text).toContain(
    `${house(1971).toLocaleString('en')} dollars. That was ${(house(1971) / income(1971)).toFixed(1)} years`,
  );
  expect(text).toContain(
    `${house(2024).toLocaleString('en')} dollars. In 2022 it was even ${(house(2022) / income(2022)).toFixed(1)}`,
  );
  const yearsOfIncome = getSeries<number>('median-household-income', 'income')
    .filter(([year]) => year >= 1971)
    .map(([year]) => [year, house(year) / income(year)] as const);
  expect(Math.max(...yearsOfIncome.map(([, years]) => years))).toBe(house(2022) / income(2022));
  const wrong = JSON.stringify((await getLesson('prices-wages-and-houses', 'en'))?.content);
  expect(wrong).toContain('"text":"3.9 years"');
  expect(wrong).toContain(`That was passed in ${yearsOfIncome.find(([, years]) => years > 3.9)?.[0]}.`);
  expect((house(2024) / income(2024)).toFixed(1)).toBe('5.0');
  // By the Census Bureau's own indexes: 1971 to 1990 in dollars of 2019, 1990 to 2023 in dollars of 2023, then of 2024.
  const improved = (56_966 / 50_960) * (80_610 / 63_830) * (83_730 / 82_690) - 1;
  expect(improved).toBeCloseTo(0.43, 2);
  expect(text).toContain('By the improved ones that the Census Bureau uses, the rise is over two fifths');
  const realHouse = house(2024) / house(1971) / (cpi(2024) / cpi(1971));
  expect(text).toContain(`after inflation, the new house costs ${realHouse.toFixed(1)} times as much`);
  const minutes = (year: number) => pointOf('item-prices', 'milk', year) / income(year);
  expect(text).toContain('Milk takes about a third of the time of 1971');
  expect(minutes(2024) / minutes(1971)).toBeCloseTo(1 / 3, 1);
  expect(formatClaim(getClaim('house-size-2024'), 'en')).toBe('2,150');
});
