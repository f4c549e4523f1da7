import fc from 'fast-check';
import { getCpiTable } from '@/lib/content/figures/series';
import { BASELINE_END, birthYearRange, birthYearTicket } from './birth-year';
import { BASE_YEAR, cpiYears } from './time-machine';

const cpi = getCpiTable();

const ticketOf = (year: number) => {
  const outcome = birthYearTicket(year, cpi);
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.problems));
  return outcome.value;
};

describe('birthYearTicket', () => {
  it.each([
    // 100 × (1 − 130.7 ÷ 321.5); 35 years before 1971 is 1936: 100 × (1 − 13.867 ÷ 40.5)
    [1990, 59.3468, 40.6532, 35, 1936, 65.7605, 2.605, 3.1096],
    // 100 × (1 − 172.2 ÷ 321.5); 1946: 100 × (1 − 19.517 ÷ 40.5)
    [2000, 46.4386, 53.5614, 25, 1946, 51.8099, 2.5288, 2.9631],
    // The headline of the page: 100 × (1 − 40.5 ÷ 321.5); 1917: 100 × (1 − 12.825 ÷ 40.5)
    [1971, 87.4028, 12.5972, 54, 1917, 68.3333, 3.911, 2.1523],
    // The index starts in 1913, so the baseline has fewer years than the life: 100 × (1 − 9.9 ÷ 40.5)
    [1913, 96.9207, 3.0793, 112, 1913, 75.5556, 3.1563, 2.4586],
  ])('%i: lost %f%, %f¢ left, and the baseline of %i years starts in %i with a loss of %f%', (...row) => {
    const [year, lost, left, span, from, baseline, yearly, yearlyBefore] = row;
    const ticket = ticketOf(year);
    expect(ticket.lostPercent).toBeCloseTo(lost, 3);
    expect(ticket.leftCents).toBeCloseTo(left, 3);
    expect(ticket.span).toBe(span);
    expect(ticket.baselineFrom).toBe(from);
    expect(ticket.baselineLostPercent).toBeCloseTo(baseline, 3);
    // (321.5 ÷ level of the year) ^ (1 ÷ span), and (40.5 ÷ level of the start) ^ (1 ÷ years to 1971)
    expect(ticket.yearlyPercent).toBeCloseTo(yearly, 3);
    expect(ticket.baselineYearlyPercent).toBeCloseTo(yearlyBefore, 3);
  });

  it.each([
    [1912, 'too-small'],
    [BASE_YEAR, 'too-large'],
    [1990.5, 'not-a-number'],
    [Number.NaN, 'not-a-number'],
  ])('refuses %f: %s', (year, problem) => {
    expect(birthYearTicket(year, cpi)).toEqual({
      ok: false,
      problems: [{ field: 'year', problem, range: { min: 1913, max: 2023 } }],
    });
  });

  it('has every year of the index except the base year', () => {
    const { min, max } = birthYearRange(cpi);
    expect(cpiYears(cpi).filter((year) => year !== BASE_YEAR)).toEqual(
      Array.from({ length: max - min + 1 }, (_, index) => min + index),
    );
  });

  it('adds lost and left to the whole dollar, and never starts the baseline after its end', () => {
    const { min, max } = birthYearRange(cpi);
    fc.assert(
      fc.property(fc.integer({ min, max }), (year) => {
        const { lostPercent, leftCents, baselineFrom, baselineLostPercent, span } = ticketOf(year);
        expect(lostPercent + leftCents).toBeCloseTo(100, 9);
        expect(lostPercent).toBeGreaterThan(0);
        expect(baselineFrom).toBeGreaterThanOrEqual(min);
        expect(BASELINE_END - baselineFrom).toBeLessThanOrEqual(span);
        expect(baselineLostPercent).toBeGreaterThan(0);
        expect(baselineLostPercent).toBeLessThan(100);
      }),
    );
  });
});
