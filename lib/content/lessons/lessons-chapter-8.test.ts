import { cushion } from '@/content/en/calculators/cushion';
import { CUSHION_DEFAULTS, heldBySize, PAY_LOSSES } from '@/lib/calculators/cushion';
import { getSeries } from '@/lib/content/figures/figures';
import { lessonSections } from '@/lib/search/lesson-sections';
import { sentencesOf } from '@/tests/sentences';
import { getLesson } from './lessons';

const textOf = async (id: 'a-cushion-first' | 'a-plan-of-your-own') => {
  const lesson = await getLesson(id, 'en');
  if (!lesson) throw new Error(`no lesson ${id}`);
  return sentencesOf(lessonSections(lesson.content, 'en')).join(' ');
};
const monthEnds = getSeries<string>('btc-price-monthly', 'close');
const closeOf = (month: string) => {
  const found = monthEnds.find(([key]) => key === month);
  if (!found) throw new Error(`no price of ${month}`);
  return found[1];
};
const lossFrom = (from: string, to: string) => 1 - closeOf(to) / closeOf(from);

it('a-plan-of-your-own names a fall that lasts', async () => {
  const text = await textOf('a-plan-of-your-own');
  expect(text).toContain('From July 2025 to June 2026 it fell by half again');
  expect(lossFrom('2025-07', '2026-06')).toBeCloseTo(0.5, 1);
  // The sentence ends with the series: new months that win the fall back must change it.
  expect(Math.max(...monthEnds.filter(([month]) => month > '2025-07').map(([, close]) => close))).toBeLessThan(
    closeOf('2025-07'),
  );
});

it('the cushion says how long pay is lost, because larger cushions never break', () => {
  const longest = Math.max(...Object.values(PAY_LOSSES).map(({ months }) => months));
  expect(longest).toBe(3);
  expect(cushion.compareNote).toContain('no loss of pay lasts longer than three months');
  for (const putAsideUsd of [0, 100, 200]) {
    const sizes = heldBySize({ spendingUsd: CUSHION_DEFAULTS.spendingUsd, putAsideUsd });
    for (const { months, part } of sizes) if (months > longest) expect(part).toBe(1);
  }
});

it('a-cushion-first ends with the last month of the prices', async () => {
  expect(monthEnds.at(-1)?.[0]).toBe('2026-06');
  expect(await textOf('a-cushion-first')).toContain('at the end of June 2026 it was $');
});
