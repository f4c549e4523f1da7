import fc from 'fast-check';
import { decodePlan, EMPTY_PLAN, encodePlan, excess, monthsToReplace, PLAN_LENGTHS, planFieldIds } from './plan';

const months = (atRisk: number, saved: number) => {
  const outcome = monthsToReplace({ atRisk, saved });
  return outcome.ok ? outcome.value.months : outcome.problems.map(({ field, problem }) => `${field} ${problem}`);
};

test.each([
  [600, 100, 6],
  [601, 100, 7],
  [0, 100, 0],
  [1.1, 0.1, 11],
  [1e12, 0.01, 1e14],
])('a loss of %p takes %p a month for %p months', (atRisk, saved, expected) => {
  expect(months(atRisk, saved)).toBe(expected);
});

test('a loss without savings, below zero or without a number has no answer', () => {
  expect(months(600, 0)).toEqual(['saved too-small']);
  expect(months(-1, 100)).toEqual(['atRisk too-small']);
  expect(months(Number.NaN, Number.NaN)).toEqual(['atRisk not-a-number', 'saved not-a-number']);
});

test('the months are enough, and one fewer is not', () => {
  const cents = fc.integer({ min: 1, max: 1e8 });
  fc.assert(
    fc.property(cents, cents, (lost, saved) => {
      const needed = Number(months(lost / 100, saved / 100));
      expect(needed * saved).toBeGreaterThanOrEqual(lost);
      expect((needed - 1) * saved).toBeLessThan(lost);
    }),
  );
});

test('a text is too long by the characters that a reader counts', () => {
  expect(excess('review', 'x'.repeat(PLAN_LENGTHS.review))).toBe(0);
  expect(excess('review', ` ${'é'.repeat(PLAN_LENGTHS.review + 3)} `)).toBe(3);
  expect(excess('review', '🙂'.repeat(PLAN_LENGTHS.review))).toBe(0);
});

test('a plan is read back as it was written', () => {
  const texts = fc.record(Object.fromEntries(planFieldIds.map((id) => [id, fc.string()])));
  fc.assert(
    fc.property(texts, (plan) => {
      expect(decodePlan(encodePlan(plan as typeof EMPTY_PLAN))).toEqual(plan);
    }),
  );
});

test('a damaged record is no plan, and an unknown field is left out', () => {
  for (const record of [null, '', '{', 'null', '7', '[]', '{"version":2,"texts":{}}', '{"version":1,"texts":null}']) {
    expect(decodePlan(record)).toBeNull();
  }
  expect(decodePlan('{"version":1,"texts":{"goal":"A bike","debts":7,"other":"x"}}')).toEqual({
    ...EMPTY_PLAN,
    goal: 'A bike',
  });
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (record) => {
      const plan = decodePlan(record);
      expect(plan === null || Object.values(plan).every((text) => typeof text === 'string')).toBe(true);
    }),
  );
});
