import fc from 'fast-check';
import { checklistScore } from '@/lib/calculators/checklist-score';

describe('checklistScore', () => {
  it.each([
    [0, 0, 'needs-work'],
    [12, 46, 'needs-work'], // 46.15
    [13, 50, 'fair'],
    [18, 69, 'fair'], // 69.23
    [19, 73, 'good'], // 73.08
    [23, 88, 'good'], // 88.46
    [24, 92, 'excellent'], // 92.31
    [26, 100, 'excellent'],
  ])('for %p of 26 is %p%%, %s', (checked, percent, label) => {
    expect(checklistScore(checked, 26)).toEqual({ percent, label });
  });

  it('changes its label at exactly 90, 70 and 50 percent', () => {
    const labels = [100, 90, 89, 70, 69, 50, 49].map((checked) => checklistScore(checked, 100).label);
    expect(labels).toEqual(['excellent', 'excellent', 'good', 'good', 'fair', 'fair', 'needs-work']);
  });

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
