import fc from 'fast-check';
import { FINENESS_RANGE, noticeIds, outcomeOf, strike } from './mint';

const finenesses = fc.double({ ...FINENESS_RANGE, noNaN: true });
const notices = fc.constantFrom(...noticeIds);

describe('strike', () => {
  it('makes twice the coins from half the silver, which buy twice as much while nobody notices', () => {
    const { coins, priceLevel, silverForPay, loaves } = strike(50, 'nobody');
    expect([coins, priceLevel, silverForPay]).toEqual([200, 1, 0.5]);
    expect(loaves).toEqual({
      ruler: { before: 1000, after: 2000 },
      soldier: { before: 100, after: 100 },
      lender: { before: 100, after: 100 },
      saver: { before: 100, after: 100 },
    });
  });

  it('gives the ruler no more bread once everybody weighs coins, and halves what is owed in coins', () => {
    const { priceLevel, loaves } = strike(50, 'everybody');
    expect(priceLevel).toBe(2);
    expect(loaves.ruler.after).toBe(1000);
    expect(loaves.soldier.after).toBe(50);
    expect(loaves.lender.after).toBe(50);
    // Ten old coins weigh as much as twenty new ones: 20 x 10 / 2.
    expect(loaves.saver.after).toBe(100);
  });

  it.each([
    // 100 / 0.46 = 217.4; 100 / 0.78 = 128.2; 100 / 0.05 = 2,000.
    [46, 217],
    [78, 128],
    [58, 172],
    [5, 2000],
    [100, 100],
  ])('makes whole coins of %d percent silver: %d', (fineness, coins) => {
    expect(strike(fineness, 'nobody').coins).toBe(coins);
  });

  it('changes nothing with pure silver', () => {
    for (const notice of noticeIds) {
      for (const one of Object.values(strike(100, notice).loaves)) expect(outcomeOf(one)).toBe(0);
    }
  });

  it('never costs the ruler bread, and never gives any to those who are owed coins', () => {
    fc.assert(
      fc.property(finenesses, notices, (fineness, notice) => {
        const { ruler, soldier, lender, saver } = strike(fineness, notice).loaves;
        expect(ruler.after).toBeGreaterThanOrEqual(ruler.before - 1e-6);
        for (const one of [soldier, lender, saver]) expect(one.after).toBeLessThanOrEqual(one.before + 1e-6);
        expect(saver.after).toBeGreaterThanOrEqual(soldier.after - 1e-6);
      }),
    );
  });

  it('makes the gain of the ruler smaller the more people notice', () => {
    fc.assert(
      fc.property(finenesses, (fineness) => {
        const after = noticeIds.map((notice) => strike(fineness, notice).loaves.ruler.after);
        expect([...after].sort((a, b) => b - a)).toEqual(after);
      }),
    );
  });
});
