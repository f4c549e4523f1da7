import { readDay } from './site';

test('readDay takes a day, nothing as not set, and refuses anything else with the name of the variable', () => {
  expect(readDay('DAY', '2027-03-01')).toBe('2027-03-01');
  expect(readDay('DAY', undefined)).toBeUndefined();
  expect(readDay('DAY', '')).toBeUndefined();
  for (const text of ['2027-02-30', '2027-3-1', 'March 1, 2027', 'yes']) {
    expect(() => readDay('DAY', text)).toThrow(`DAY must be a day such as 2027-03-01 (found: ${text})`);
  }
});
