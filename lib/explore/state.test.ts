import fc from 'fast-check';
import { EXPLORE_IDS, QUESTION_IDS } from '@/content/explore/explore';
import { EMPTY_STATE, type ExploreState, parseHash, parseYear, questionOf, stateOfQuestion, toHash } from './state';

const id = fc.constantFrom(...EXPLORE_IDS);
const year = fc.option(fc.integer({ min: 1900, max: 2100 }), { nil: null });
const state: fc.Arbitrary<ExploreState> = fc
  .record({
    series: fc.uniqueArray(id, { maxLength: 4 }),
    divide: fc.option(id, { nil: null }),
    from: year,
    to: year,
    by: fc.constantFrom('year' as const, 'month' as const),
    scale: fc.constantFrom('linear' as const, 'log' as const),
    view: fc.constantFrom('line' as const, 'bar' as const),
    index: year,
    dollars: year,
    mark: fc.boolean(),
  })
  .filter(({ from, to }) => from === null || to === null || from <= to);

describe('the fragment', () => {
  it('is short and readable', () => {
    expect(toHash(stateOfQuestion('money-output-prices'))).toBe(
      '#explore?series=m2,gdp.current,cpi-u&from=1959&scale=log&index=1959',
    );
  });

  it('restores every state', () => {
    fc.assert(fc.property(state, (of) => expect(parseHash(toHash(of))).toEqual({ state: of, faults: [] })));
  });

  it('never throws, whatever it holds', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 1200 }), (text) => {
        const parsed = parseHash(`#explore?${text}`);
        expect(parsed?.state.series.length).toBeLessThanOrEqual(4);
      }),
    );
  });

  it.each(['', '#', '#main', '#explore', '#fee?sizeVbytes=250'])('%p is none of the explorer', (hash) => {
    expect(parseHash(hash)).toBeNull();
  });

  it('names what it does not know, and keeps the rest', () => {
    const parsed = parseHash('#explore?series=m2,silver&scale=square&from=last&divide=salt&index=1971');
    expect(parsed?.state).toEqual({ ...EMPTY_STATE, series: ['m2'], index: 1971 });
    expect(parsed?.faults).toEqual([
      { kind: 'unknown-series', text: 'silver' },
      { kind: 'unknown-series', text: 'salt' },
      { kind: 'bad-value', text: 'from=last' },
      { kind: 'bad-value', text: 'scale=square' },
    ]);
  });

  it.each([
    '#explore?series=m2&amp;index=1971',
    '#explore?series=m2&index=1971.',
    '#explore%3Fseries%3Dm2%26index%3D1971',
    '#explore?series=m2&index=1971&index=1971',
  ])('reads %p without a fault', (hash) => {
    expect(parseHash(hash)).toEqual({ state: { ...EMPTY_STATE, series: ['m2'], index: 1971 }, faults: [] });
  });

  it('uses neither of two values for one setting, and says so', () => {
    expect(parseHash('#explore?series=m2&index=1971&index=1980')).toEqual({
      state: { ...EMPTY_STATE, series: ['m2'] },
      faults: [{ kind: 'bad-value', text: 'index' }],
    });
    expect(parseHash('#explore?series=m2&series=cpi-u')?.faults).toEqual([{ kind: 'bad-value', text: 'series' }]);
    expect(parseHash('#explore?series=m2&ind')?.faults).toEqual([{ kind: 'bad-value', text: 'ind' }]);
  });

  it('accepts at most four series, a span in order of time, and a text of limited length', () => {
    expect(parseHash(`#explore?series=${EXPLORE_IDS.slice(0, 5).join(',')}`)?.faults).toEqual([{ kind: 'too-many' }]);
    const turned = parseHash('#explore?series=m2&from=2000&to=1990');
    expect(turned).toEqual({
      state: { ...EMPTY_STATE, series: ['m2'] },
      faults: [{ kind: 'span', from: 2000, to: 1990 }],
    });
    expect(parseHash(`#explore?${'x'.repeat(2000)}`)?.faults).toEqual([{ kind: 'too-long' }]);
  });
});

it.each([
  ['1971', 1971],
  [' 2024 ', 2024],
  ['\u200b１９７１', 1971],
  ['١٩٧١', 1971],
  ['1899', null],
  ['2101', null],
  ['71', null],
  ['19711', null],
  ['197O', null],
  ['', null],
])('parseYear of %p is %p', (text, expected) => {
  expect(parseYear(text)).toBe(expected);
});

it.each(QUESTION_IDS)('the question %s is recognized, with and without the mark', (question) => {
  expect(questionOf(stateOfQuestion(question))).toBe(question);
  expect(questionOf({ ...stateOfQuestion(question), mark: false })).toBe(question);
  expect(questionOf({ ...stateOfQuestion(question), to: 1999 })).toBeUndefined();
});
