import fc from 'fast-check';
import { MAX_SUPPLY_SATS, SCRIPT_TYPES, type ScriptType } from '@/lib/bitcoin';
import { consolidation, type TransactionShape, transactionSize } from '@/lib/calculators/transaction-size';

const outputs = (...types: ScriptType[]) => types.map((type) => ({ type }));
const vbytes = (shape: TransactionShape) => {
  const outcome = transactionSize(shape);
  return outcome.ok ? outcome.value.vbytes : outcome.problems;
};

describe('the size of a transaction', () => {
  it.each<[string, TransactionShape, number]>([
    // 10 + 148 + 2 × 34 = 226
    ['one P2PKH in, two out', { inputs: { p2pkh: 1 }, outputs: outputs('p2pkh', 'p2pkh') }, 226],
    // 10.5 + 68 + 2 × 31 = 140.5, rounded up
    ['one P2WPKH in, two out', { inputs: { p2wpkh: 1 }, outputs: outputs('p2wpkh', 'p2wpkh') }, 141],
    // 10.5 + 57.5 + 2 × 43 = 154
    ['one P2TR in, two out', { inputs: { p2tr: 1 }, outputs: outputs('p2tr', 'p2tr') }, 154],
    // 10 + 148 + 0.5 for marker and flag + 0.25 for the empty witness + 68 + 31 = 257.75, rounded up
    ['P2PKH and P2WPKH in, one P2WPKH out', { inputs: { p2pkh: 1, p2wpkh: 1 }, outputs: outputs('p2wpkh') }, 258],
    // 10.5 + 91 + 32 + 34 = 167.5, rounded up
    [
      'wrapped SegWit in, P2SH and P2PKH out',
      { inputs: { 'p2sh-p2wpkh': 1 }, outputs: outputs('p2sh-p2wpkh', 'p2pkh') },
      168,
    ],
    // 10.5 + 104.5 + 2 × 43 = 201
    [
      '2-of-3 SegWit multisig in, two out',
      { inputs: { 'p2wsh-2of3': 1 }, outputs: outputs('p2wsh-2of3', 'p2wsh-2of3') },
      201,
    ],
    // 10 + 297 + 34 = 341
    ['2-of-3 old multisig in, one P2PKH out', { inputs: { 'p2sh-2of3': 1 }, outputs: outputs('p2pkh') }, 341],
    // the count of 253 inputs takes 3 bytes: 12 + 253 × 148 + 34 = 37,490
    ['253 P2PKH in, one out', { inputs: { p2pkh: 253 }, outputs: outputs('p2pkh') }, 37_490],
  ])('of %s', (_, shape, expected) => {
    expect(vbytes(shape)).toBe(expected);
  });

  it('marks each output below the dust limit of its type', () => {
    const outcome = transactionSize({
      inputs: { p2wpkh: 1 },
      outputs: [
        { type: 'p2pkh', amountSats: 545 },
        { type: 'p2pkh', amountSats: 546 },
        { type: 'p2sh-p2wpkh', amountSats: 539 },
        { type: 'p2wpkh', amountSats: 293 },
        { type: 'p2wpkh', amountSats: 294 },
        { type: 'p2tr', amountSats: 329 },
        { type: 'p2wsh-2of3', amountSats: 330 },
        { type: 'p2tr' },
      ],
    });
    expect(outcome).toMatchObject({ value: { isDust: [true, false, true, true, false, true, false, false] } });
  });

  it('is not standard above 400,000 weight units', () => {
    // 675 × 148 + 12 + 34 = 99,946 vB passes; one input more is 100,094.
    const isStandard = (p2pkh: number) => {
      const outcome = transactionSize({ inputs: { p2pkh }, outputs: outputs('p2pkh') });
      return outcome.ok && outcome.value.isStandard;
    };
    expect([isStandard(675), isStandard(676)]).toEqual([true, false]);
  });

  it('rejects invalid shapes', () => {
    expect(vbytes({ inputs: {}, outputs: outputs('p2tr') })).toMatchObject([{ field: 'inputs', problem: 'too-small' }]);
    expect(vbytes({ inputs: { p2tr: 1 }, outputs: [] })).toMatchObject([{ field: 'outputs', problem: 'too-small' }]);
    expect(vbytes({ inputs: { p2tr: 1.5 }, outputs: outputs('p2tr') })).toMatchObject([
      { field: 'inputs', problem: 'not-a-number' },
    ]);
    expect(vbytes({ inputs: { p2tr: -1, p2pkh: 2 }, outputs: outputs('p2tr') })).toMatchObject([{ field: 'inputs' }]);
    expect(vbytes({ inputs: { p2tr: 10_001 }, outputs: outputs('p2tr') })).toMatchObject([
      { field: 'inputs', problem: 'too-large' },
    ]);
    expect(vbytes({ inputs: { p2tr: 1 }, outputs: [{ type: 'p2tr', amountSats: Number.NaN }] })).toMatchObject([
      { field: 'amount' },
    ]);
  });

  it.each([
    [[-5], 'too-small'],
    [[3e15], 'too-large'],
    [[MAX_SUPPLY_SATS, 1], 'too-large'],
  ])('rejects outputs of %p sat', (amounts, problem) => {
    const paid = amounts.map((amountSats) => ({ type: 'p2tr' as const, amountSats }));
    expect(vbytes({ inputs: { p2tr: 1 }, outputs: paid })).toMatchObject([{ field: 'amount', problem }]);
  });

  it('adds one weight unit for each non-SegWit input beside a SegWit one', () => {
    // 4 × (8 + 1 + 1 + 34) + 2 + 3 + 3 × 592 + 272
    const outcome = transactionSize({ inputs: { p2pkh: 3, p2wpkh: 1 }, outputs: outputs('p2pkh') });
    expect(outcome).toMatchObject({ value: { weight: 2229, vbytes: 558 } });
  });

  it('increases with every input and output', () => {
    const type = fc.constantFrom(...SCRIPT_TYPES);
    fc.assert(
      fc.property(type, type, fc.integer({ min: 1, max: 300 }), fc.integer({ min: 1, max: 300 }), (from, to, n, m) => {
        const shape = { inputs: { [from]: n }, outputs: Array.from({ length: m }, () => ({ type: to })) };
        const larger = { inputs: { [from]: n + 1 }, outputs: shape.outputs };
        const longer = { inputs: shape.inputs, outputs: [...shape.outputs, { type: to }] };
        expect(vbytes(larger)).toBeGreaterThan(vbytes(shape) as number);
        expect(vbytes(longer)).toBeGreaterThan(vbytes(shape) as number);
      }),
    );
  });
});

describe('consolidation', () => {
  const shape = { inputs: { p2wpkh: 10 }, outputs: outputs('p2wpkh', 'p2wpkh') };

  it('has a break-even rate that follows from the sizes', () => {
    // Ten inputs, two outputs: 10.5 + 680 + 62 = 752.5 → 753. Ten to one: 10.5 + 680 + 31 = 721.5 → 722. One to two: 141.
    // At 2 sat/vB joining costs 1,444; it pays above 1,444 ÷ (753 − 141) = 2.36 sat/vB.
    const found = consolidation(shape, 2);
    expect(found).toMatchObject({ vbytes: 753, joinVbytes: 722, laterVbytes: 141 });
    expect(found?.breakEvenRate).toBeCloseTo(2.3595, 3);
  });

  it('joins old coins into the type that current wallets make', () => {
    // 12 + 148.25 + 68 + 62: 289 vB; joined 258; later 141. 258 ÷ 148 = 1.743.
    const mixed = { inputs: { p2pkh: 1, p2wpkh: 1 }, outputs: outputs('p2wpkh', 'p2wpkh') };
    expect(consolidation(mixed, 1)).toMatchObject({ type: 'p2wpkh', joinVbytes: 258, laterVbytes: 141 });
    expect(consolidation(mixed, 1)?.breakEvenRate).toBeCloseTo(1.74, 2);
    // Two of 148: 368 vB; joined 337; later 141. 20 × 337 ÷ 227 = 29.7.
    const old = { inputs: { p2pkh: 2 }, outputs: outputs('p2wpkh', 'p2wpkh') };
    expect(consolidation(old, 20)?.breakEvenRate).toBeCloseTo(29.7, 1);
    // Without a bc1q address in the payment, too: 10 + 296 + 34 = 340; joined 337; later 10.5 + 68 + 34 = 113.
    const onlyOld = { inputs: { p2pkh: 2 }, outputs: outputs('p2pkh') };
    expect(consolidation(onlyOld, 1)).toMatchObject({ type: 'p2wpkh', vbytes: 340, joinVbytes: 337, laterVbytes: 113 });
  });

  it('joins Taproot coins into a Taproot coin, and coins of two keys into one of two keys', () => {
    expect(consolidation({ inputs: { p2tr: 2 }, outputs: outputs('p2tr') }, 1)?.type).toBe('p2tr');
    expect(consolidation({ inputs: { 'p2sh-2of3': 2 }, outputs: outputs('p2wpkh') }, 1)?.type).toBe('p2wsh-2of3');
    const mixed = { inputs: { 'p2wsh-2of3': 1, p2wpkh: 1 }, outputs: outputs('p2wpkh') };
    expect(consolidation(mixed, 1)?.type).toBe('p2wsh-2of3');
  });

  it('always has a type and a finite rate for two coins or more', () => {
    const counts = fc.record(Object.fromEntries(SCRIPT_TYPES.map((type) => [type, fc.nat({ max: 20 })])));
    const types = fc.array(fc.constantFrom(...SCRIPT_TYPES), { minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(counts, types, (inputs, paid) => {
        const found = consolidation({ inputs, outputs: outputs(...paid) }, 7);
        const total = Object.values(inputs).reduce((sum, count) => sum + count, 0);
        if (total < 2) expect(found).toBeNull();
        else expect(found?.breakEvenRate).toBeGreaterThan(7);
      }),
    );
  });

  it('is null for counts and outputs that are out of range', () => {
    expect(consolidation({ inputs: { p2wpkh: 10_001 }, outputs: outputs('p2wpkh') }, 2)).toBeNull();
    expect(consolidation({ inputs: { p2wpkh: 10 }, outputs: [] }, 2)).toBeNull();
  });

  it('is null for one input and for invalid counts', () => {
    expect(consolidation({ ...shape, inputs: { p2wpkh: 1 } }, 2)).toBeNull();
    expect(consolidation({ ...shape, inputs: { p2wpkh: 1.5 } }, 2)).toBeNull();
  });
});
