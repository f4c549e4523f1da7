import fc from 'fast-check';
import { parseFragment, toFragment } from '@/lib/calculators/fragment';
import { anyText } from '@/tests/any-text';

const schema = {
  amountUsd: { kind: 'number', min: 0, max: 1000 },
  frequency: { kind: 'choice', options: ['weekly', 'monthly'] },
} as const;

describe('toFragment and parseFragment', () => {
  it('are inverse', () => {
    const state = { amountUsd: 12.5, frequency: 'monthly' } as const;
    const fragment = toFragment('dca', state);
    expect(fragment).toBe('dca?amountUsd=12.5&frequency=monthly');
    expect(parseFragment(`#${fragment}`, 'dca', schema)).toEqual(state);
  });

  it('ignore unknown keys, and the whole state if one value is invalid', () => {
    const read = (query: string) => parseFragment(`#dca?${query}`, 'dca', schema);
    expect(read('amountUsd=5&admin=1&__proto__=2')).toEqual({ amountUsd: 5 });
    expect(read('amountUsd=1001')).toEqual({});
    expect(read('amountUsd=-1')).toEqual({});
    expect(read('amountUsd=1e999')).toEqual({});
    expect(read('amountUsd=0x10')).toEqual({});
    expect(read('amountUsd=')).toEqual({});
    expect(read('frequency=hourly&amountUsd=5')).toEqual({});
    expect(read('amountUsd=5&frequency=hourly')).toEqual({});
  });

  it('preserve any text up to its longest length', () => {
    const texts = { payment: { kind: 'text', maxLength: 30 } } as const;
    fc.assert(
      fc.property(anyText({ maxLength: 15 }), (payment) => {
        const hasLoneSurrogate = payment !== payment.toWellFormed();
        const read = parseFragment(toFragment('x', { payment }), 'x', texts);
        if (!hasLoneSurrogate) expect(read).toEqual({ payment });
      }),
    );
    expect(parseFragment(toFragment('x', { payment: 'a'.repeat(31) }), 'x', texts)).toEqual({});
  });

  it('accept both ends of a range, and any number if the field has no range', () => {
    expect(['0', '-0', '1000'].map((text) => parseFragment(`dca?amountUsd=${text}`, 'dca', schema)?.amountUsd)).toEqual(
      [0, 0, 1000],
    );
    const free = { rate: { kind: 'number' } } as const;
    expect(parseFragment('x?rate=-1e300', 'x', free)).toEqual({ rate: -1e300 });
    expect(parseFragment('x?rate=1e300', 'x', free)).toEqual({ rate: 1e300 });
    expect(parseFragment('x?rate=5', 'x', { rate: { kind: 'number', min: 1 } })).toEqual({ rate: 5 });
    expect(parseFragment('x?rate=0', 'x', { rate: { kind: 'number', min: 1 } })).toEqual({});
  });

  it('return null for another calculator and for a fragment over 4,000 characters', () => {
    expect(parseFragment('#fee?amountUsd=5', 'dca', schema)).toBeNull();
    expect(parseFragment('#calculator', 'dca', schema)).toBeNull();
    expect(parseFragment('', 'dca', schema)).toBeNull();
    const withLength = (length: number) => 'dca?amountUsd=5&x='.padEnd(length, 'y');
    expect(parseFragment(`#${withLength(4000)}`, 'dca', schema)).toEqual({ amountUsd: 5 });
    expect(parseFragment(`#${withLength(4001)}`, 'dca', schema)).toBeNull();
    expect(parseFragment('#?amountUsd=5', '', schema)).toEqual({ amountUsd: 5 });
  });

  it('omit values that are not numbers', () => {
    expect(toFragment('dca', { amountUsd: Number.NaN, frequency: undefined })).toBe('dca?');
    expect(parseFragment('dca?', 'dca', schema)).toEqual({});
  });

  it('preserve every number in the range', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1000, noNaN: true }), (amountUsd) => {
        expect(parseFragment(toFragment('dca', { amountUsd }), 'dca', schema)).toEqual({ amountUsd: amountUsd + 0 });
      }),
    );
  });

  it('never throw and never return a value outside its field', () => {
    const text = fc.oneof(
      fc.string(),
      fc.string().map((rest) => `#dca?amountUsd=${rest}`),
      anyText().map((rest) => `dca?${rest}`),
    );
    fc.assert(
      fc.property(text, (fragment) => {
        const state = parseFragment(fragment, 'dca', schema);
        if (state?.amountUsd !== undefined) expect(state.amountUsd >= 0 && state.amountUsd <= 1000).toBe(true);
      }),
    );
    expect(parseFragment('#dca?amountUsd=%E0%A4%A', 'dca', schema)).toEqual({});
  });
});
