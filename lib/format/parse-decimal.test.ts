import fc from 'fast-check';
import { INTL_TAGS, LOCALES } from '@/lib/format/locale';
import { parseDecimal, tidyNumber } from '@/lib/format/parse-decimal';

const read = (text: string) => parseDecimal(text, 'en');

describe('parseDecimal', () => {
  it.each([
    ['1,234.56', 1234.56],
    ['1234.56', 1234.56],
    ['1,234,567', 1234567],
    ['-5.5', -5.5],
    ['\u22125', -5],
    ['+7', 7],
    ['.5', 0.5],
    ['5.', 5],
    ['0', 0],
    ['-0', 0],
    ['0.125', 0.125],
  ])('reads %p as %p without a remark', (text, value) => {
    expect(read(text)).toEqual({ ok: true, value, reading: 'usual' });
  });

  it.each([
    // A leading zero is never a thousand.
    ['0,125', 0.125],
    ['00,125', 0.125],
    [',125', 0.125],
    ['0,5', 0.5],
    ['1,5', 1.5],
    ['12,34', 12.34],
    ['1,2345', 1.2345],
    ['1234,567', 1234.567],
    ['1.234,56', 1234.56],
    ['1.234,567', 1234.567],
    ['1.234.567', 1234567],
    ['1.234.567,8', 1234567.8],
    ['1 234 567', 1234567],
    ['1\u00a0234', 1234],
    ['1\u202f234,5', 1234.5],
    ['1\u2009234,567', 1234.567],
    ['1\u2019234\u2019567.25', 1234567.25],
    ["1'234", 1234],
    ['12,34,567', 1234567],
    ['12,34,567.5', 1234567.5],
    ['１２３．５', 123.5],
    ['１，２３４．５', 1234.5],
    ['٠٫١٢٥', 0.125],
    ['١٬٢٣٤٫٥', 1234.5],
    ['१२३', 123],
    ['𝟏𝟐', 12],
    ['3·5', 3.5],
    ['\u200e45\u2069', 45],
    ['\u201345', -45],
    [' $ 1,234.50 ', 1234.5],
    ['-$5', -5],
    ['$-5', -5],
    ['US$ 5', 5],
    ['5 US$', 5],
    ['5 usd', 5],
    ['45%', 45],
    ['٥٪', 5],
  ])('reads %p as %p and marks the other notation', (text, value) => {
    expect(read(text)).toEqual({ ok: true, value, reading: 'other' });
  });

  it.each([
    ['1,234', 1234, 'comma'],
    ['$43,000', 43000, 'comma'],
    ['1.234', 1.234, 'point'],
    ['1.000', 1, 'point'],
    ['45.000', 45, 'point'],
  ])('reads %p as %p in English and marks that it can be read two ways', (text, value, reading) => {
    expect(read(text)).toEqual({ ok: true, value, reading });
  });

  it.each([
    ['es', '1.234', 1234, 'point'],
    ['es', '1,234', 1234, 'comma'],
    ['es', '0.125', 0.125, 'usual'],
    ['es', '1 234.56', 1234.56, 'usual'],
    ['es', '12\u202f345', 12345, 'usual'],
    ['es', '1234,56', 1234.56, 'other'],
    ['es', '1,234.56', 1234.56, 'other'],
    ['es', 'US$ 1.5', 1.5, 'other'],
    ['pt', '1.234', 1234, 'point'],
    ['pt', '1,234', 1234, 'comma'],
    ['pt', '0,125', 0.125, 'usual'],
    ['pt', '1.234,56', 1234.56, 'usual'],
    ['pt', '1234,56', 1234.56, 'usual'],
    ['pt', '1234.56', 1234.56, 'other'],
    ['pt', '12 345', 12345, 'other'],
  ] as const)('reads in %s %p as %p', (locale, text, value, reading) => {
    expect(parseDecimal(text, locale)).toEqual({ ok: true, value, reading });
  });

  it.each([
    ['', 'empty'],
    [' \u00a0\u200b ', 'empty'],
    ['abc', 'not-a-number'],
    ['.', 'not-a-number'],
    ['$', 'not-a-number'],
    ['Infinity', 'not-a-number'],
    ['—', 'not-a-number'],
    ['1e5', 'letters'],
    ['0x10', 'letters'],
    ['1k', 'letters'],
    ['5 kWh', 'letters'],
    ['€5', 'letters'],
    ['1/2', 'letters'],
    ['½5', 'letters'],
    ['5²', 'letters'],
    ['5-', 'letters'],
    ['(5)', 'letters'],
    ['--1', 'marks'],
    ['1,2,3', 'marks'],
    ['1.2.3', 'marks'],
    ['12 34', 'marks'],
    ['5,000,00', 'marks'],
    ['1,000,', 'marks'],
    ['0,123,456', 'marks'],
    ['1.234 567', 'marks'],
    ['1,234.567.890', 'marks'],
  ])('refuses %p: %s', (text, problem) => {
    expect(read(text)).toEqual({ ok: false, problem });
  });

  it('keeps a number too large for the computer finite, so that a range can refuse it', () => {
    expect(read('9'.repeat(400))).toMatchObject({ ok: true, value: Number.MAX_VALUE });
  });

  const tags = [
    'en-US',
    'en-GB',
    'de-DE',
    'fr-FR',
    'es',
    'pt-BR',
    'pt-PT',
    'de-CH',
    'fr-CH',
    'en-IN',
    'hi-IN-u-nu-deva',
  ];
  const number = fc
    .tuple(fc.integer({ min: -1e9, max: 1e9 }), fc.integer({ min: 0, max: 4 }))
    .map(([units, decimals]) => ({ value: units / 10 ** decimals, decimals }));

  it('reads a number as any country formats it, or marks that it can be read two ways', () => {
    fc.assert(
      fc.property(number, fc.constantFrom(...tags, 'ar-EG', 'fa-IR', 'pl', 'sv'), ({ value, decimals }, tag) => {
        const text = new Intl.NumberFormat(tag, { minimumFractionDigits: decimals }).format(value);
        for (const locale of LOCALES) {
          const parsed = parseDecimal(text, locale);
          expect(parsed.ok).toBe(true);
          if (parsed.ok && (parsed.reading === 'usual' || parsed.reading === 'other'))
            expect(parsed.value).toBe(value + 0);
        }
      }),
      { numRuns: 1000 },
    );
  });

  it('reads what the language of the page formats, without exception', () => {
    fc.assert(
      fc.property(number, fc.constantFrom(...LOCALES), ({ value }, locale) => {
        const text = new Intl.NumberFormat(INTL_TAGS[locale], { maximumFractionDigits: 4 }).format(value);
        expect(parseDecimal(text, locale)).toMatchObject({ ok: true, value: value + 0 });
      }),
    );
  });

  it('never throws and never returns a number that is not finite', () => {
    const typed = fc.string({ unit: fc.constantFrom(...".,' 0123456789$%-−٫٬,٣") });
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), typed), fc.constantFrom(...LOCALES), (text, locale) => {
        const parsed = parseDecimal(text, locale);
        if (parsed.ok) expect(Number.isFinite(parsed.value)).toBe(true);
      }),
    );
  });
});

it('tidyNumber writes a year in any script with the digits 0 to 9', () => {
  expect(['१९७१', '１９７１', ' 1971\u200b ', '١٩٧١'].map(tidyNumber)).toEqual(Array(4).fill('1971'));
});
