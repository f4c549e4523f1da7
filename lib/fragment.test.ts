import fc from 'fast-check';
import { anyText } from '@/tests/any-text';
import { parseFragment, parseWhole, readParams, toFragment, toPartialFragment } from './fragment';

const schema = {
  amountUsd: { kind: 'number', min: 0, max: 1000 },
  frequency: { kind: 'choice', options: ['weekly', 'monthly'] },
} as const;

const intact = (state: unknown) => ({ state, lost: [] });
const read = (query: string) => parseFragment(`#dca?${query}`, 'dca', schema);

describe('toFragment and parseFragment', () => {
  it('are inverse', () => {
    const state = { amountUsd: 12.5, frequency: 'monthly' } as const;
    const fragment = toFragment('dca', state);
    expect(fragment).toBe('dca?amountUsd=12.5&frequency=monthly');
    expect(parseFragment(`#${fragment}`, 'dca', schema)).toEqual(intact(state));
  });

  it('ignore unknown keys', () => {
    expect(read('amountUsd=5&frequency=weekly&utm_source=mail&__proto__=2')).toEqual(
      intact({ amountUsd: 5, frequency: 'weekly' }),
    );
  });

  it.each([
    ['amountUsd=1001&frequency=weekly', { frequency: 'weekly' }, ['amountUsd']],
    ['amountUsd=-1&frequency=weekly', { frequency: 'weekly' }, ['amountUsd']],
    ['amountUsd=1e999&frequency=weekly', { frequency: 'weekly' }, ['amountUsd']],
    ['amountUsd=0x10&frequency=weekly', { frequency: 'weekly' }, ['amountUsd']],
    ['amountUsd=5&frequency=hourly', { amountUsd: 5 }, ['frequency']],
    // Cut on the way.
    ['amountUsd=5&frequency=week', { amountUsd: 5 }, ['frequency']],
    ['amountUsd=5&freq', { amountUsd: 5 }, ['frequency']],
    ['amountUsd=5', { amountUsd: 5 }, ['frequency']],
    ['amountUsd=', {}, 'all'],
    ['', {}, 'all'],
    // Two values for one key: neither is sure.
    ['amountUsd=5&frequency=weekly&amountUsd=6', { frequency: 'weekly' }, ['amountUsd']],
    ['amountUsd=5&frequency=weekly&amountUsd=5', { amountUsd: 5, frequency: 'weekly' }, []],
  ])('read what is sure in %p, and name the rest', (query, state, lost) => {
    expect(read(query)).toEqual({ state, lost });
  });

  it.each([
    'amountUsd=5&amp;frequency=weekly',
    'amountUsd=5&amp;amp;frequency=weekly',
    'amountUsd=5&#38;frequency=weekly',
    'amountUsd=5&frequency=weekly.',
    'amountUsd=5&frequency=weekly,',
    'amountUsd=5&frequency=weekly).',
    'amountUsd=5&frequency=weekly%22',
    'amountUsd=5&frequency=weekly%E2%80%9D',
    'amountUsd=5&frequency=weekly%3E',
    'amountUsd=5&frequency=weekly&quot;',
    'amountUsd%3D5%26frequency%3Dweekly',
    'amountUsd=5&frequency=weekly?',
  ])('undo the damage in %p without a loss', (query) => {
    expect(read(query)).toEqual(intact({ amountUsd: 5, frequency: 'weekly' }));
  });

  it.each(['#dca%3FamountUsd%3D5%26frequency%3Dweekly', '%23dca%253FamountUsd%253D5%2526frequency%253Dweekly'])(
    'read the percent-encoded fragment %p',
    (fragment) => {
      expect(parseFragment(fragment, 'dca', schema)).toEqual(intact({ amountUsd: 5, frequency: 'weekly' }));
    },
  );

  it('read a partial fragment, which leaves keys out on purpose, without a loss', () => {
    expect(parseFragment(toPartialFragment('dca', { amountUsd: 5 }), 'dca', schema)).toEqual(intact({ amountUsd: 5 }));
  });

  it('preserve any text up to its longest length', () => {
    const texts = { payment: { kind: 'text', maxLength: 30 }, end: { kind: 'number' } } as const;
    fc.assert(
      fc.property(anyText({ maxLength: 15 }), (payment) => {
        const hasLoneSurrogate = payment !== payment.toWellFormed();
        const text = parseFragment(toFragment('x', { payment, end: 1 }), 'x', texts);
        if (!hasLoneSurrogate) expect(text).toEqual(intact({ payment, end: 1 }));
      }),
    );
    expect(parseFragment(toFragment('x', { payment: 'a'.repeat(31), end: 1 }), 'x', texts)?.lost).toEqual(['payment']);
  });

  it('accept both ends of a range, and any number if the field has no range', () => {
    const one = { amountUsd: schema.amountUsd };
    const amounts = ['0', '-0', '1000'].map(
      (text) => parseFragment(`dca?amountUsd=${text}`, 'dca', one)?.state.amountUsd,
    );
    expect(amounts).toEqual([0, 0, 1000]);
    const free = { rate: { kind: 'number' } } as const;
    expect(parseFragment('x?rate=-1e300', 'x', free)).toEqual(intact({ rate: -1e300 }));
    expect(parseFragment('x?rate=1e300', 'x', free)).toEqual(intact({ rate: 1e300 }));
    expect(parseFragment('x?rate=5', 'x', { rate: { kind: 'number', min: 1 } })).toEqual(intact({ rate: 5 }));
    expect(parseFragment('x?rate=0', 'x', { rate: { kind: 'number', min: 1 } })?.lost).toBe('all');
    expect(parseFragment('x?rate=1.5', 'x', { rate: { kind: 'number', isWhole: true } })?.lost).toBe('all');
  });

  it('return null for another calculator, and nothing of a fragment over 4,000 characters', () => {
    expect(parseFragment('#fee?amountUsd=5', 'dca', schema)).toBeNull();
    expect(parseFragment('#calculator', 'dca', schema)).toBeNull();
    expect(parseFragment('', 'dca', schema)).toBeNull();
    const withLength = (length: number) => 'dca?amountUsd=5&frequency=weekly&x='.padEnd(length, 'y');
    expect(parseFragment(`#${withLength(4000)}`, 'dca', schema)?.lost).toEqual([]);
    expect(parseFragment(`#${withLength(4001)}`, 'dca', schema)).toEqual({ state: {}, lost: 'all' });
  });

  it('omit values that are not numbers', () => {
    expect(toFragment('dca', { amountUsd: Number.NaN, frequency: undefined })).toBe('dca?');
  });

  it('preserve every number in the range', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1000, noNaN: true }), (amountUsd) => {
        const state = { amountUsd, frequency: 'weekly' } as const;
        expect(parseFragment(toFragment('dca', state), 'dca', schema)).toEqual(
          intact({ ...state, amountUsd: amountUsd + 0 }),
        );
      }),
    );
  });

  it('give the state that was sent or name a loss, wherever a link was cut but inside its last value', () => {
    const numbers = {
      a: { kind: 'number' },
      b: { kind: 'number' },
      c: { kind: 'choice', options: ['yes', 'no'] },
    } as const;
    const sent = fc.record({ a: fc.integer(), b: fc.double({ noNaN: true }), c: fc.constantFrom('yes', 'no') });
    fc.assert(
      fc.property(sent, fc.nat(), (state, cut) => {
        const fragment = toFragment('x', state);
        const got = parseFragment(fragment.slice(0, 2 + (cut % (fragment.length - 2))), 'x', numbers);
        expect(got?.lost).not.toEqual([]);
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
        const amount = parseFragment(fragment, 'dca', schema)?.state.amountUsd;
        if (amount !== undefined) expect(amount >= 0 && amount <= 1000).toBe(true);
      }),
    );
    expect(parseFragment('#dca?amountUsd=%E0%A4%A', 'dca', schema)?.lost).toBe('all');
  });
});

describe('parseWhole', () => {
  const letters = { steps: { kind: 'text', pattern: /^[ab]*$/ } } as const;
  const parse = (fragment: string) =>
    parseWhole(fragment, 'walk', letters, 'start', ({ steps }) => (steps === 'bb' ? null : steps));

  it('returns the state of an intact link, and null for another calculator', () => {
    expect(parse('#walk?steps=ab')).toEqual(intact('ab'));
    expect(parse('#walk?steps=')).toEqual(intact(''));
    expect(parse('#fee?steps=ab')).toBeNull();
  });

  it.each(['#walk?', '#walk?steps=abc', '#walk?steps=a&steps=b', '#walk?steps=bb'])(
    'returns the start, and says so, when %p has no state',
    (fragment) => expect(parse(fragment)).toEqual({ state: 'start', lost: 'all' }),
  );
});

it('a page with one state only has a fragment without a name', () => {
  expect(toFragment('', { q: 'seed phrase & co' })).toBe('q=seed+phrase+%26+co');
  expect(readParams('#q=seed+phrase', '')?.get('q')).toBe('seed phrase');
  expect(readParams('#q%3Dwallet', '')?.get('q')).toBe('wallet');
  expect(readParams('#fee?sizeVbytes=1', '')?.get('q')).toBeUndefined();
});
