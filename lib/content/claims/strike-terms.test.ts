import { getContent } from '@/lib/content/content';
import { getValue } from '@/lib/content/figures/figures';
import { formatStrikeTerm, type StrikeTermId } from './strike-terms';

const value = (key: string) => getValue('owner', key, 'value', 'strikeTerms');

it('formatStrikeTerm fills in the numbers of the figure: dollars with their sign, percents with their decimals', () => {
  expect(formatStrikeTerm('start', 'en')).toBe(`$${value('startMinUsd')} to $${value('startMaxUsd')}`);
  expect(formatStrikeTerm('normal', 'en')).toContain(`${value('highestFeePercent')}% to ${value('lowestFeePercent')}%`);
  expect(formatStrikeTerm('countries', 'en')).toBe(`${value('countries')}+`);
});

it('formatStrikeTerm leaves no {name} in any term', () => {
  for (const id of Object.keys(getContent('en').guides.strikeTerms) as StrikeTermId[]) {
    expect(formatStrikeTerm(id, 'en')).toMatch(/^[^{}]+$/);
  }
});

it('formatStrikeTerm names the component and the file for an unknown term', () => {
  expect(() => formatStrikeTerm('no-such-term' as StrikeTermId, 'en')).toThrow(
    '<StrikeTerm id="no-such-term">: content/en/guides-ui.ts, strikeTerms, has no "no-such-term"',
  );
});

it('the note beside a link with a referral code says that the offer is not for readers in the United Kingdom', () => {
  const { referral } = getContent('en').guides;
  expect(referral.with).toContain('not for readers in the United Kingdom');
  expect(referral.without).not.toContain('United Kingdom');
  expect(referral.limits).toContain('not for readers in the United Kingdom');
});
