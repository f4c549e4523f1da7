import fc from 'fast-check';
import { checklistScore } from '@/lib/calculators/checklist-score';

describe('checklistScore', () => {
  it('rounds the share to the nearest percent', () => {
    // 2 ÷ 3 = 66.7%; 1 ÷ 3 = 33.3%
    expect([checklistScore(2, 3).percent, checklistScore(1, 3).percent]).toEqual([67, 33]);
  });

  it('scores no item as 0 and a list of one item as 0 or 100', () => {
    expect([0, 1].map((checked) => checklistScore(checked, 1).percent)).toEqual([0, 100]);
    expect(checklistScore(0.5, 1).percent).toBe(50);
    expect(checklistScore(Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY)).toEqual({
      percent: 0,
      label: 'needs-work',
    });
  });

  it('stays between 0 and 100 for any number', () => {
    fc.assert(
      fc.property(fc.double(), fc.double(), (checked, total) => {
        const { percent } = checklistScore(checked, total);
        expect(Number.isInteger(percent) && percent >= 0 && percent <= 100).toBe(true);
      }),
    );
    expect(checklistScore(3, 0)).toEqual({ percent: 0, label: 'needs-work' });
  });
});
