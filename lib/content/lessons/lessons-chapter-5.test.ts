import type { LessonId } from '@/content/chapters';
import { formatClaim, getClaim } from '@/lib/content/claims/claims';
import { getSeries } from '@/lib/content/figures/figures';
import { lessonSections } from '@/lib/search/lesson-sections';
import { sentencesOf } from '@/tests/sentences';
import { getLesson } from './lessons';

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
const income = (year: number) => pointOf('median-household-income', 'income', year);
const house = (year: number) => pointOf('median-house-price', 'price', year);

it('how-new-money-is-made rounds the growth of M2', async () => {
  expect(formatClaim(getClaim('m2-per-year-1971-to-2024'), 'en')).toBe('6.7%');
  expect(await textOf('how-new-money-is-made')).toContain('In an average year it is about seven');
});

it('prices-wages-and-houses puts the figures in words that are true', async () => {
  const text = await textOf('prices-wages-and-houses');
  expect(text).toContain(`about ${Math.round(100 * pointOf('item-prices', 'gas', 1971))} cents`);
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
  // “What is left of the progress?” Nothing, by the income of all households; a tenth by that of families.
  const perHour = (figure: 'median-household-income' | 'median-family-income') => {
    const of = (year: number) => pointOf(figure, 'income', year);
    return of(2024) / (52 * 67) / (of(1971) / (52 * 56)) / (cpi(2024) / cpi(1971)) - 1;
  };
  expect(perHour('median-household-income')).toBeCloseTo(0, 2);
  expect(perHour('median-family-income')).toBeGreaterThan(0.1);
  const yearsOfIncome = getSeries<number>('median-household-income', 'income')
    .filter(([year]) => year >= 1971)
    .map(([year]) => [year, house(year) / income(year)] as const);
  expect(Math.max(...yearsOfIncome.map(([, years]) => years))).toBe(house(2022) / income(2022));
  const wrong = JSON.stringify((await getLesson('prices-wages-and-houses', 'en'))?.content);
  expect(wrong).toContain('"text":"3.9 years"');
  expect(wrong).toContain(`That was passed in ${yearsOfIncome.find(([, years]) => years > 3.9)?.[0]}.`);
  // By the Census Bureau's own indexes: 1971 to 1990 in dollars of 2019, 1990 to 2023 in dollars of 2023, then of 2024.
  const improved = (56_966 / 50_960) * (80_610 / 63_830) * (83_730 / 82_690) - 1;
  expect(improved).toBeCloseTo(0.43, 2);
  expect(text).toContain('By the improved ones that the Census Bureau uses, the rise is over two fifths');
  const minutes = (year: number) => pointOf('item-prices', 'milk', year) / income(year);
  expect(text).toContain('Milk takes about a third of the time of 1971');
  expect(minutes(2024) / minutes(1971)).toBeCloseTo(1 / 3, 1);
});
