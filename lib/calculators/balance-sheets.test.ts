import fc from 'fast-check';
import {
  centralBankMoney,
  LOANS_PER_CAPITAL,
  MAX_STEPS,
  moneyOfPeople,
  parseStepsHash,
  replay,
  START_SHEETS,
  type StepId,
  stepIds,
  takeStep,
  toStepsHash,
} from './balance-sheets';

const after = (...steps: StepId[]) => {
  const sheets = replay(steps)?.at(-1);
  if (!sheets) throw new Error(`impossible: ${steps}`);
  return sheets;
};
const step = fc.constantFrom<StepId>(...stepIds);
/** A sequence of possible steps: those that are refused are left out. */
const walks = fc.array(step, { maxLength: MAX_STEPS }).map((tried) => {
  const taken: StepId[] = [];
  for (const one of tried) if (replay([...taken, one])) taken.push(one);
  return taken;
});

describe('takeStep', () => {
  it.each<[StepId, people: number, central: number]>([
    ['loan', 10, 0],
    ['payment', 0, 0],
    ['repayment', -10, 0],
    ['cash', 0, 0],
    ['bank-bond', 0, 10],
    ['saver-bond', 10, 10],
  ])('%s changes the money of people by %i and central bank money by %i', (one, people, central) => {
    expect(moneyOfPeople(after(one)) - moneyOfPeople(START_SHEETS)).toBe(people);
    expect(centralBankMoney(after(one)) - centralBankMoney(START_SHEETS)).toBe(central);
  });

  it('moves reserves with a payment, and turns them into notes with cash', () => {
    expect(after('payment').north).toEqual({ reserves: 10, bonds: 20, loans: 60, deposits: 80, capital: 10 });
    expect(after('payment').south).toEqual({ reserves: 30, bonds: 20, loans: 60, deposits: 100, capital: 10 });
    expect(after('cash').central).toEqual({ bonds: 60, reserves: 30, notes: 30 });
  });

  it('refuses a loan above the capital rule, and a payment without reserves', () => {
    const lent = after('loan', 'loan', 'loan', 'loan');
    expect(lent.north.loans).toBe(lent.north.capital * LOANS_PER_CAPITAL);
    expect(takeStep(lent, 'loan')).toEqual({ ok: false, refusal: 'capital' });
    const paid = after('payment', 'payment');
    expect(takeStep(paid, 'payment')).toEqual({ ok: false, refusal: 'reserves' });
    expect(takeStep(after('payment', 'payment', 'bank-bond'), 'payment').ok).toBe(true);
  });

  it('refuses to sell bonds that nobody has, and cash without reserves', () => {
    expect(takeStep(after('bank-bond', 'bank-bond'), 'bank-bond')).toEqual({ ok: false, refusal: 'no-bond' });
    expect(takeStep(after('saver-bond', 'saver-bond', 'saver-bond'), 'saver-bond')).toEqual({
      ok: false,
      refusal: 'no-saver-bond',
    });
    expect(takeStep(after('cash', 'cash'), 'cash')).toEqual({ ok: false, refusal: 'no-cash-reserves' });
  });

  it('keeps both sides of every balance sheet equal and no account below zero', () => {
    fc.assert(
      fc.property(walks, (steps) => {
        const { north, south, central, saverBonds } = after(...steps);
        for (const { reserves, bonds, loans, deposits, capital } of [north, south]) {
          expect(reserves + bonds + loans).toBe(deposits + capital);
        }
        expect(central.bonds).toBe(central.reserves + central.notes);
        expect(central.reserves).toBe(north.reserves + south.reserves);
        const accounts = [north, south, central].flatMap((sheet) => Object.values(sheet) as number[]);
        expect(Math.min(saverBonds, ...accounts)).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it('makes the money of people only by loans and by bonds of savers', () => {
    fc.assert(
      fc.property(walks, (steps) => {
        const count = (one: StepId) => steps.filter((taken) => taken === one).length;
        const made = 10 * (count('loan') - count('repayment') + count('saver-bond'));
        expect(moneyOfPeople(after(...steps)) - moneyOfPeople(START_SHEETS)).toBe(made);
      }),
    );
  });
});

describe('the fragment', () => {
  it('restores every possible sequence of steps', () => {
    expect(toStepsHash(['loan', 'payment', 'saver-bond'])).toBe('#balance-sheets?steps=lps');
    fc.assert(
      fc.property(walks, (steps) => expect(parseStepsHash(toStepsHash(steps), [])).toEqual({ state: steps, lost: [] })),
    );
  });

  it.each(['#balance-sheets', '#barter-puzzle?steps=l'])('ignores %s', (hash) => {
    expect(parseStepsHash(hash, ['loan'])).toBeNull();
  });

  it.each(['', 'steps=x', 'steps=lx', 'steps=ppp', `steps=${'lr'.repeat(MAX_STEPS)}`, 'steps=l&steps=r'])(
    'is the start, and says so, when a link has %s',
    (query) => expect(parseStepsHash(`#balance-sheets?${query}`, ['loan'])).toEqual({ state: ['loan'], lost: 'all' }),
  );
});
