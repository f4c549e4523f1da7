import fc from 'fast-check';
import { checkObservations, nextDate, parseCsv } from './observations.mjs';

const fred = { date: 'observation_date', columns: ['CPIAUCNS'], hasOtherColumns: false };
const series = { step: 'month', since: '2025-08-01', columns: { CPIAUCNS: 1.02 }, missing: ['2025-10-01'] };

/** The end of FRED's CSV in July 2026: October 2025 was never published. */
const CSV = `observation_date,CPIAUCNS
2025-08-01,323.976
2025-09-01,324.800
2025-10-01,
2025-11-01,324.122
2025-12-01,324.054
`;

const check = (text, { knownTo = '2025-11-01', today = '2026-07-14', ...changes } = {}) =>
  checkObservations(parseCsv(text, fred), { ...series, ...changes }, knownTo, today);

describe('parseCsv', () => {
  it('reads numbers, and empty cells and "." as missing', () => {
    const rows = parseCsv('observation_date,CPIAUCNS\r\n2025-09-01,324.800\r\n2025-10-01,\r\n2025-11-01,.\r\n', fred);
    expect(rows.map(({ CPIAUCNS }) => CPIAUCNS)).toEqual([324.8, null, null]);
    expect(rows[0].date).toBe('2025-09-01');
  });

  it('finds columns by name where a source has others', () => {
    const shape = { date: 'time', columns: ['PriceUSD', 'SplyCur'], hasOtherColumns: true };
    expect(
      parseCsv('time,AdrActCnt,SplyCur,PriceUSD\n2026-03-22,545348,20005363.65542135,68018.1534815897\n', shape),
    ).toEqual([{ date: '2026-03-22', PriceUSD: 68018.1534815897, SplyCur: 20005363.65542135 }]);
  });

  it.each([
    ['a page', '<!DOCTYPE html><html>', 'is a page and not a CSV'],
    ['the former name of the date column', 'DATE,CPIAUCNS\n2025-09-01,324.8', 'lacks the column observation_date'],
    ['another series', 'observation_date,CPIAUCSL\n2025-09-01,324.8', 'lacks the column CPIAUCNS'],
    ['two series', 'observation_date,CPIAUCNS,M2SL\n2025-09-01,324.8,1', 'has further columns'],
    ['nothing', '', 'lacks the column'],
    ['half a line', 'observation_date,CPIAUCNS\n2025-09-01', 'has 1 cells and not 2'],
    ['words', 'observation_date,CPIAUCNS\n2025-09-01,n/a', 'has "n/a" as CPIAUCNS'],
    ['a negative number', 'observation_date,CPIAUCNS\n2025-09-01,-1', 'has "-1" as CPIAUCNS'],
    ['a day that is not in the calendar', 'observation_date,CPIAUCNS\n2025-02-30,1', 'does not start with a date'],
  ])('refuses %s', (_, text, message) => {
    expect(() => parseCsv(`${text}\n`, fred)).toThrow(message);
  });
});

it('refuses a truncated CSV, whose last number may lack digits', () => {
  expect(() => parseCsv('observation_date,CPIAUCNS\n2025-09-01,324.', fred)).toThrow('ends in the middle of a line');
});

describe('checkObservations', () => {
  it('keeps a date that is listed as missing, and omits incomplete lines at the end', () => {
    expect(check(`${CSV}2026-01-01,.\n`).map(({ date }) => date)).toEqual([
      '2025-08-01',
      '2025-09-01',
      '2025-10-01',
      '2025-11-01',
      '2025-12-01',
    ]);
  });

  it.each([
    ['a missing line', CSV.replace(/2025-11.*\n/, ''), {}, 'gap: 2025-12-01 follows where 2025-11-01 is due'],
    ['a line twice', CSV.replace(/(2025-11.*\n)/, '$1$1'), {}, 'gap: 2025-11-01 follows where 2025-12-01 is due'],
    ['an empty cell that is not known', CSV, { missing: [] }, 'gap: CPIAUCNS has no value on 2025-10-01'],
    ['a later start', CSV, { since: '1913-01-01' }, 'shorter than before: it starts on 2025-08-01'],
    [
      'an earlier end',
      CSV,
      { knownTo: '2026-05-01' },
      'shorter than before: it ends on 2025-12-01, our copy on 2026-05-01',
    ],
    ['a date in the future', CSV, { today: '2025-11-30' }, 'ends on 2025-12-01, which is in the future'],
    ['no values', 'observation_date,CPIAUCNS\n2025-09-01,.\n', {}, 'holds no values'],
    [
      'a jump up',
      CSV.replace('324.054', '331'),
      {},
      'jumps from 324.122 to 331 on 2025-12-01, by more than a factor of 1.02',
    ],
    ['a jump down', CSV.replace('324.054', '317'), {}, 'jumps from 324.122 to 317'],
    [
      'a jump across a missing date',
      CSV.replace('324.122', '340'),
      { knownTo: '2025-09-01' },
      'jumps from 324.8 to 340',
    ],
  ])('refuses %s', (_, text, changes, message) => {
    expect(() => check(text, changes)).toThrow(message);
  });

  it('does not check jumps between points that are already in the file', () => {
    expect(check(CSV.replace('323.976', '200'))).toHaveLength(5);
  });
});

it.each([
  ['day', '2024-02-28', '2024-02-29'],
  ['day', '2025-12-31', '2026-01-01'],
  ['month', '2025-12-01', '2026-01-01'],
  ['quarter', '2025-10-01', '2026-01-01'],
  ['year', '1999-01-01', '2000-01-01'],
])('after a %s, %s is followed by %s', (step, date, next) => {
  expect(nextDate(date, step)).toBe(next);
});

it('accepts any series without gaps and jumps, and refuses it when one inner line is removed', () => {
  const steps = fc.array(fc.double({ min: 0.985, max: 1.015, noNaN: true }), { minLength: 3, maxLength: 60 });
  fc.assert(
    fc.property(steps, fc.nat(), (factors, at) => {
      let [date, value] = ['2001-01-01', 100];
      const lines = factors.map((factor) => {
        const line = `${date},${value}`;
        [date, value] = [nextDate(date, 'month'), value * factor];
        return line;
      });
      const read = (rows) =>
        check(['observation_date,CPIAUCNS', ...rows, ''].join('\n'), {
          since: '2001-01-01',
          knownTo: '2001-01-01',
          missing: [],
        });
      expect(read(lines)).toHaveLength(lines.length);
      const hole = 1 + (at % (lines.length - 2));
      expect(() => read(lines.toSpliced(hole, 1))).toThrow('gap');
    }),
  );
});
