import fc from 'fast-check';
import {
  allAnswers,
  bracketOf,
  laterAmount,
  nextRate,
  presentValue,
  QUESTIONS,
  RATES,
  SITUATIONS,
  situationIds,
} from './now-or-later';

/** The answers of somebody whose rate is `ratePercent`. */
function answersOf(ratePercent: number): string {
  let answers = '';
  for (let asked = nextRate(answers); asked !== null; asked = nextRate(answers)) {
    answers += asked >= ratePercent ? 'l' : 's';
  }
  return answers;
}

it('asks the guide’s question first: $100 today or $110 in a year', () => {
  const { soonerUsd, months } = SITUATIONS.year;
  expect(nextRate('')).toBe(10);
  expect(laterAmount(soonerUsd, 10, months)).toBe(110);
});

it.each([
  ['', null, null],
  ['l', null, 10],
  ['s', 10, null],
  // 10, then 3, then 5, then 7.
  ['lsss', 7, 10],
  ['lssl', 5, 7],
  ['llll', null, 0],
  ['ssss', 200, null],
])('after the answers "%s" the rate is above %p and at most %p', (answers, from, to) => {
  expect(bracketOf(answers)).toEqual({ from, to });
});

it('finds the two rungs around any rate in four questions', () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 400, noNaN: true }), (rate) => {
      const answers = answersOf(rate);
      expect(answers).toHaveLength(QUESTIONS);
      const { from, to } = bracketOf(answers);
      if (from !== null) expect(rate).toBeGreaterThan(from);
      if (to !== null) expect(rate).toBeLessThanOrEqual(to);
      const rung = from === null ? -1 : RATES.indexOf(from);
      expect(to).toBe(RATES[rung + 1] ?? null);
    }),
  );
});

it('lists each sequence of answers once', () => {
  expect(allAnswers).toHaveLength(2 ** (QUESTIONS + 1) - 1);
  expect(new Set(allAnswers).size).toBe(allAnswers.length);
  expect(allAnswers[0]).toBe('');
});

/** The yearly rate that a choice implies, in percent. */
const impliedRate = (soonerUsd: number, laterUsd: number, months: number) =>
  ((laterUsd / soonerUsd) ** (12 / months) - 1) * 100;

it('offers sums that imply the rate that is asked for, to the cent', () => {
  for (const id of situationIds) {
    const { soonerUsd, months } = SITUATIONS[id];
    for (const rate of RATES) {
      const later = laterAmount(soonerUsd, rate, months);
      expect(impliedRate(soonerUsd, later, months)).toBeCloseTo(rate, soonerUsd > 100 || months === 12 ? 1 : 0);
    }
  }
  // 1.1^(1/12) = 1.00797; ten percent a year is 80 cents a month on $100.
  expect(laterAmount(100, 10, 1)).toBe(100.8);
});

it('values a later dollar less, the higher the rate', () => {
  expect(presentValue(0)).toBe(1);
  expect(presentValue(25)).toBe(0.8);
  expect(presentValue(100)).toBe(0.5);
});
