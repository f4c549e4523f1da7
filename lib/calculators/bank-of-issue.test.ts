import fc from 'fast-check';
import {
  answers,
  BAD_SHARE,
  type BankSettings,
  CUSTOMER_COINS,
  isValidLent,
  LENT_RANGE,
  OWNER_COINS,
  qualities,
  runBank,
} from './bank-of-issue';

const settings = fc.record({
  lent: fc.integer(LENT_RANGE),
  quality: fc.constantFrom(...qualities),
  answer: fc.constantFrom(...answers),
}) satisfies fc.Arbitrary<BankSettings>;

const run = (lent: number, answer: BankSettings['answer'] = 'pay', quality: BankSettings['quality'] = 'sound') =>
  runBank({ lent, quality, answer });
const brought = (...input: Parameters<typeof run>) => run(...input).days.map((day) => day.brought);

describe('runBank', () => {
  it('follows the rule of fear day by day', () => {
    // 3,000 notes and 1,200 coins. Day 1: 5% of 3,000 is 150; cover (1,200 - 150) / (3,000 - 150) = 0.3684.
    // Day 2: 5% × (1.6 - 0.3684) = 6.16% of 2,850 is 176; cover 874 / 2,674 = 0.3269. Day 3: 7.84% of 2,674 is 210.
    const { days, end } = run(2_000);
    expect(days.slice(0, 3).map((day) => day.brought)).toEqual([150, 176, 210]);
    expect(days[0]).toEqual({ day: 1, brought: 150, paid: 150, gold: 1_050, notes: 2_850, cover: 1_050 / 2_850 });
    // 432 notes come on day 6, and 81 coins are left: 1,200 - 150 - 176 - 210 - 257 - 326.
    expect(days.at(-1)).toMatchObject({ day: 6, brought: 432, paid: 81, gold: 0 });
    expect(end).toBe('closed');
  });

  it('ends calm when every note has its coin, or nearly', () => {
    expect(run(0)).toMatchObject({ end: 'calm', laterShare: 1, ownersLeft: 200 });
    expect(brought(0)).toEqual([50, 19]);
    expect(run(500).end).toBe('calm');
    expect(run(800).end).toBe('closed');
  });

  it('closes a bank whose loans are good, and pays its notes later', () => {
    expect(run(2_000)).toMatchObject({ end: 'closed', laterShare: 1, ownersLeft: 160 });
  });

  it('saves a sound bank of any size with a lender of last resort, who refuses the loans of a broken one', () => {
    // 75% of 1,960 good loans.
    expect(run(2_000, 'lender')).toMatchObject({ end: 'calm', borrowed: 1_470, isRefused: false });
    expect(run(5_000, 'lender').end).toBe('calm');
    // Loss of 600 against 200 of the owners.
    expect(run(2_000, 'lender', 'weak')).toMatchObject({ isRefused: true, borrowed: 0, ownersLeft: -400 });
    expect(brought(2_000, 'lender', 'weak')).toEqual(brought(2_000, 'pay', 'weak'));
  });

  it('saves a middling bank by calling loans in, and not a large one', () => {
    expect(run(2_000, 'call').end).toBe('calm');
    expect(run(3_000, 'call').end).toBe('closed');
  });

  it('shares a loss among all if the bank shuts, and puts it on the end of the queue if it pays', () => {
    // Shut: (1,200 + 1,400) / 3,000. Paid until the gold is gone: 1,400 / 1,800.
    expect(run(2_000, 'shut', 'weak').laterShare).toBeCloseTo(2_600 / 3_000, 12);
    expect(run(2_000, 'pay', 'weak').laterShare).toBeCloseTo(1_400 / 1_800, 12);
    expect(run(2_000, 'shut').laterShare).toBe(1);
  });

  // The cover stays near 0.6, at which fear neither grows nor falls: computed for every setting.
  const LONGEST = 63;

  it('takes its longest run where fear neither grows nor falls', () => {
    expect(run(1_163, 'call', 'weak').days).toHaveLength(LONGEST);
  });

  it('ends, pays no more than it has, and only loses notes and gold', () => {
    fc.assert(
      fc.property(settings, (input) => {
        const { days, borrowed, end, laterShare } = runBank(input);
        let gold = CUSTOMER_COINS + OWNER_COINS + borrowed;
        let notes = CUSTOMER_COINS + input.lent;
        for (const day of days) {
          expect(day.paid).toBeLessThanOrEqual(Math.min(day.brought, gold));
          expect(day.gold).toBe(gold - day.paid);
          expect(day.notes).toBeLessThanOrEqual(notes - day.paid);
          expect(day.notes).toBeGreaterThanOrEqual(0);
          [gold, notes] = [day.gold, day.notes];
        }
        expect(days.map(({ day }) => day)).toEqual(days.map((_, index) => index + 1));
        expect(days.length).toBeLessThanOrEqual(LONGEST);
        expect(laterShare).toBeGreaterThanOrEqual(0);
        expect(laterShare).toBeLessThanOrEqual(1);
        if (end === 'calm') expect(days.every((day) => day.paid === day.brought)).toBe(true);
      }),
    );
  });

  it('pays every note in the end, without force, if the loans cover it', () => {
    fc.assert(
      fc.property(settings, (input) => {
        const { laterShare, ownersLeft } = runBank(input);
        expect(ownersLeft).toBe(OWNER_COINS - (input.lent - Math.round(input.lent * (1 - BAD_SHARE[input.quality]))));
        if (ownersLeft >= 0) expect(laterShare).toBe(1);
      }),
    );
  });

  it('throws for an amount that is not an integer in its range', () => {
    for (const lent of [-1, 5_001, 2.5, Number.NaN]) {
      expect(isValidLent(lent)).toBe(false);
      expect(() => run(lent)).toThrow(RangeError);
    }
  });
});
