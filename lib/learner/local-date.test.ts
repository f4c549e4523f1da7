import fc from 'fast-check';
import { addDays, daysBetween, isLocalDate, type LocalDate, localDate } from './local-date';

describe('localDate', () => {
  it.each([
    ['2026-11-21T23:30:00Z', 'America/New_York', '2026-11-21'],
    ['2026-11-21T23:30:00Z', 'Europe/Berlin', '2026-11-22'],
    ['2026-11-21T23:30:00Z', 'Pacific/Kiritimati', '2026-11-22'],
    ['2026-11-21T09:30:00Z', 'Pacific/Kiritimati', '2026-11-21'],
    ['2026-11-21T10:30:00Z', 'Pacific/Kiritimati', '2026-11-22'],
    ['2026-11-21T11:30:00Z', 'Etc/GMT+12', '2026-11-20'],
    ['2026-11-22T02:59:59Z', 'America/Sao_Paulo', '2026-11-21'],
    ['2026-11-22T03:00:00Z', 'America/Sao_Paulo', '2026-11-22'],
    // Changes of the clock in New York: a day of 25 hours and one of 23.
    ['2026-11-01T04:00:00Z', 'America/New_York', '2026-11-01'],
    ['2026-11-02T04:59:59Z', 'America/New_York', '2026-11-01'],
    ['2026-11-02T05:00:00Z', 'America/New_York', '2026-11-02'],
    ['2026-03-08T05:00:00Z', 'America/New_York', '2026-03-08'],
    ['2026-03-09T03:59:59Z', 'America/New_York', '2026-03-08'],
    // The clocks of Lebanon and Cuba change at midnight: a day can begin at 01:00.
    ['2026-03-08T05:00:00Z', 'America/Havana', '2026-03-08'],
  ])('%s is in %s the %s', (moment, zone, day) => {
    expect(localDate(new Date(moment), zone)).toBe(day);
  });

  it('uses the time zone of the environment by default', () => {
    const noon = new Date(2026, 10, 21, 12);
    expect(localDate(noon)).toBe('2026-11-21');
  });
});

describe('calendar days', () => {
  it.each(['2026-02-30', '2025-02-29', '2026-13-01', '2026-1-1', '2026-11-21T00:00', '', 20261121, null, undefined])(
    '%p is not one',
    (value) => {
      expect(isLocalDate(value)).toBe(false);
    },
  );

  it('are counted across months, leap days and changes of the clock', () => {
    expect(daysBetween('2026-10-24', '2026-10-26')).toBe(2);
    expect(daysBetween('2028-02-28', '2028-03-01')).toBe(2);
    expect(daysBetween('2026-02-28', '2026-03-01')).toBe(1);
    expect(daysBetween('2026-12-31', '2027-01-01')).toBe(1);
    expect(daysBetween('2026-11-21', '2026-11-20')).toBe(-1);
  });

  it('are added across months, leap days and years', () => {
    expect(addDays('2026-11-21', 0)).toBe('2026-11-21');
    expect(addDays('2026-11-21', 60)).toBe('2027-01-20');
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
    expect(addDays('2026-01-01', -1)).toBe('2025-12-31');
    expect(addDays('9999-12-31', 1)).toBe('9999-12-31');
  });

  it('differ by the number of days added', () => {
    fc.assert(
      fc.property(fc.integer({ min: -10_000, max: 10_000 }), fc.integer({ min: -3_000, max: 3_000 }), (start, step) => {
        const from: LocalDate = addDays('2000-01-01', start);
        expect(isLocalDate(from)).toBe(true);
        expect(daysBetween(from, addDays(from, step))).toBe(step);
      }),
    );
  });
});
