import fc from 'fast-check';
import { addDays, type LocalDate, localDate } from './local-date';
import { recordDay, recordedDays, type Streak, streakOn } from './streak';

const none: Streak = { days: 0, lastDay: null };

function after(days: readonly LocalDate[], start: Streak = none): Streak {
  return days.reduce(recordDay, start);
}

describe('a streak', () => {
  it('starts at one and grows by one a day', () => {
    expect(after(['2026-11-20'])).toEqual({ days: 1, lastDay: '2026-11-20' });
    expect(after(['2026-11-20', '2026-11-21', '2026-11-22']).days).toBe(3);
  });

  it('counts a day once', () => {
    expect(after(['2026-11-20', '2026-11-20', '2026-11-20']).days).toBe(1);
  });

  it('continues after one day of rest, also repeatedly, and ends after two in a row', () => {
    expect(after(['2026-11-16', '2026-11-18', '2026-11-20']).days).toBe(3);
    expect(after(['2026-11-16', '2026-11-17', '2026-11-20']).days).toBe(1);
  });

  it('continues days without a date', () => {
    expect(recordDay({ days: 3, lastDay: null }, '2026-11-21')).toEqual({ days: 4, lastDay: '2026-11-21' });
  });

  it('can be counted without the undated days with which it began', () => {
    const days = ['2026-11-20', '2026-11-21', '2026-11-23', '2026-11-27'] as const;
    const counts = days.map((_, count) => {
      const mixed = after(days.slice(0, count), { days: 3, lastDay: null });
      return recordedDays(mixed, 3).days;
    });
    expect(counts).toEqual([0, 1, 2, 3]);
    expect(recordedDays(after(days, { days: 3, lastDay: null }), 3)).toEqual({ days: 1, lastDay: '2026-11-27' });
    expect(recordedDays({ days: 3, lastDay: '2026-11-27' }, 3).days).toBe(3);
    expect(recordedDays({ days: 4, lastDay: '2026-11-27' }, 3).days).toBe(1);
  });

  it('continues one minute after midnight', () => {
    const beforeMidnight = localDate(new Date('2026-11-22T04:59:00Z'), 'America/New_York');
    const afterMidnight = localDate(new Date('2026-11-22T05:01:00Z'), 'America/New_York');
    expect([beforeMidnight, afterMidnight]).toEqual(['2026-11-21', '2026-11-22']);
    expect(after([beforeMidnight, afterMidnight]).days).toBe(2);
  });

  it.each([
    // The day of 25 hours: 23:00 is 03:00 UTC of the next day in summer time and 04:00 in winter time.
    ['America/New_York', ['2026-11-01T03:00Z', '2026-11-02T04:00Z', '2026-11-03T04:00Z'], '2026-10-31'],
    // The day of 23 hours: 01:59 is 06:59 UTC, and a minute later it is 03:00, 07:00 UTC. Then 23:59, and past midnight.
    ['America/New_York', ['2026-03-08T04:59Z', '2026-03-08T06:59Z', '2026-03-08T07:00Z'], '2026-03-07', 2],
    ['America/New_York', ['2026-03-08T07:00Z', '2026-03-09T03:59Z', '2026-03-09T04:01Z'], '2026-03-08', 2],
    // A day without midnight: in Santiago 23:59 is 03:59 UTC, and a minute later it is 01:00, 04:00 UTC.
    ['America/Santiago', ['2026-09-05T04:01Z', '2026-09-06T03:59Z', '2026-09-06T04:00Z'], '2026-09-05', 2],
    // The same in Beirut, where 23:59 is 21:59 UTC.
    ['Asia/Beirut', ['2026-03-27T22:01Z', '2026-03-28T21:59Z', '2026-03-28T22:00Z'], '2026-03-28', 2],
  ])('in %s counts the days between %j by the calendar', (zone, moments, first, count = 3) => {
    const days = moments.map((moment) => localDate(new Date(moment), zone));
    expect(days[0]).toBe(first);
    expect(after(days)).toEqual({ days: count, lastDay: addDays(days[0] as LocalDate, count - 1) });
  });

  it('counts no day twice and loses none on a flight west across the date line', () => {
    // Learned in Auckland on the 22nd, then hours later in Honolulu, where it is still the 21st.
    const arrived = after(['2026-11-21', '2026-11-22', '2026-11-21']);
    expect(arrived).toEqual({ days: 2, lastDay: '2026-11-22' });
    expect(recordDay(arrived, '2026-11-23').days).toBe(3);
  });

  it('keeps a last day up to two days ahead and replaces a later one', () => {
    // UTC+14 to UTC−12 moves the calendar back by two days at most.
    expect(recordDay({ days: 5, lastDay: '2026-11-23' }, '2026-11-21')).toEqual({ days: 5, lastDay: '2026-11-23' });
    expect(recordDay({ days: 5, lastDay: '2026-11-24' }, '2026-11-21')).toEqual({ days: 5, lastDay: '2026-11-21' });
  });

  it('continues after a day with the date of a wrong clock', () => {
    const wrong = after(['2031-01-01']);
    const righted = recordDay(wrong, '2026-11-21');
    expect(righted).toEqual({ days: 1, lastDay: '2026-11-21' });
    expect(recordDay(righted, '2026-11-22').days).toBe(2);
  });

  it('is at most the number of different days, and ends on one of them', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 60 }), { minLength: 1, maxLength: 60 }), (offsets) => {
        const days = offsets.map((offset) => addDays('2026-01-01', offset));
        const streak = after(days);
        expect(streak.days).toBeGreaterThanOrEqual(1);
        expect(streak.days).toBeLessThanOrEqual(days.length);
        expect(days).toContain(streak.lastDay);
      }),
    );
  });

  it('equals the number of days if no two days of rest follow each other', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 2 }), { maxLength: 80 }), (steps) => {
        const days: LocalDate[] = ['2026-01-01'];
        for (const step of steps) days.push(addDays(days.at(-1) as LocalDate, step));
        expect(after(days).days).toBe(days.length);
      }),
    );
  });
});

describe('streakOn', () => {
  const streak: Streak = { days: 5, lastDay: '2026-11-20' };

  it.each([
    ['2026-11-20', 5, 'done'],
    ['2026-11-19', 5, 'done'],
    ['2026-11-21', 5, 'open'],
    ['2026-11-22', 5, 'rest'],
    ['2026-11-23', 0, 'over'],
  ] as const)('on %s: %i days, %s', (today, days, phase) => {
    expect(streakOn(streak, today)).toEqual({ days, phase });
  });

  it.each([
    ['the sample', { days: 3, lastDay: null }, 'undated'],
    ['a date years in the future', { days: 3, lastDay: '2999-01-01' }, 'undated'],
    ['no day at all', none, 'none'],
  ] as const)('%s is not called a day of learning', (_, undated, phase) => {
    expect(streakOn(undated, '2026-11-21')).toEqual({ days: undated.days, phase });
  });

  it('agrees with the streak recorded next', () => {
    fc.assert(
      fc.property(fc.integer({ min: -10, max: 10 }), (gap) => {
        const today = addDays('2026-11-20', gap);
        const { days, phase } = streakOn(streak, today);
        // A day with the date of a wrong clock is already counted.
        const isCounted = phase === 'done' || phase === 'undated';
        expect(recordDay(streak, today)).toEqual({
          days: isCounted ? days : days + 1,
          lastDay: phase === 'done' ? streak.lastDay : today,
        });
        expect(streakOn(recordDay(streak, today), today).phase).toBe('done');
      }),
    );
  });
});
