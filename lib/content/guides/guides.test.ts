import { GUIDE_CATEGORIES, guides as table } from '@/content/guides';
import type { AvailableRow } from './guide-schema';
import { getAvailableGuide, getAvailableGuides, getGuides, parseRows } from './guides';

const row = table.find(({ status }) => status === 'available') as AvailableRow;

describe('the catalogue', () => {
  it('contains every guide of content/guides.ts', () => {
    expect(getGuides('en').map(({ id }) => id)).toEqual(table.map(({ id }) => id));
    const available = table.filter(({ status }) => status === 'available');
    expect(getAvailableGuides('en').map(({ id }) => id)).toEqual(available.map(({ id }) => id));
    expect(available.length).toBeGreaterThan(0);
    for (const category of GUIDE_CATEGORIES) {
      expect(getGuides('en').filter((guide) => guide.category === category).length).toBeGreaterThanOrEqual(4);
    }
  });

  it('getAvailableGuide throws for a guide to come', () => {
    expect(() => getAvailableGuide('en', 'inheritance')).toThrow('There is no available guide "inheritance"');
  });
});

describe('parseRows', () => {
  it.each([
    ['a missing field', { ...row, minutes: undefined }, `row "${row.id}", cannot be used:\n  - minutes: is missing`],
    [
      'an unknown level',
      { ...row, level: 'Hard' },
      'level: must be one of Beginner, Intermediate, Advanced (found: Hard)',
    ],
    ['an unknown status', { ...row, status: 'soon' }, 'status: must be "available" or "coming-soon"'],
    ['an unknown book', { ...row, book: 'none' }, 'book: must be one of bitcoin-standard'],
    ['a misspelt field', { ...row, minuts: 5 }, 'has the unknown field "minuts"'],
    ['two misspelt fields', { ...row, minuts: 5, titel: 'x' }, 'has the unknown field "minuts", "titel"'],
    ['a day that is none', { ...row, lastChecked: '21 May' }, 'lastChecked: must be a day such as "2026-11-21"'],
    ['a check in the future', { ...row, lastChecked: '2999-01-01' }, 'lastChecked: must not be in the future'],
  ])('names row and field for %s', (_, wrong, message) => {
    expect(() => parseRows([wrong])).toThrow(message);
    expect(() => parseRows([wrong])).toThrow('content/guides.ts');
  });

  it('names the row for an id that is used twice', () => {
    expect(() => parseRows([row, row])).toThrow(
      `row "${row.id}", cannot be used:\n  - id: another one has the same id`,
    );
  });
});
