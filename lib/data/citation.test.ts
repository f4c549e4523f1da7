import { getFigure } from '@/lib/content/figures/figures';
import { formatDate } from '@/lib/format/date';
import { bibtexCitation, plainCitation } from './citation';

const dateOf = (id: Parameters<typeof getFigure>[0]) => formatDate(getFigure(id).vintage, 'en');

describe('plainCitation', () => {
  it('has title, publisher, name, series, date of the data and address', () => {
    expect(plainCitation('m2', 'en')).toMatch(
      /^[^.]+\. Board of Governors of the Federal Reserve System, “H\.6 Money Stock Measures, M2”\. Series M2SL\. Data to .+ 20\d\d\. Compiled by Bitcoin Journey, https:\/\/[^/ ]+\/data\/m2\.$/,
    );
    expect(plainCitation('m2', 'en')).toContain(`Data to ${dateOf('m2')}.`);
  });

  it('has no series for a source without one', () => {
    expect(plainCitation('gold-price', 'en')).toContain(
      `Price of gold. World Bank / National Mining Association, “World Bank Commodity Markets (Pink Sheet); Timothy Green”. Data to ${dateOf('gold-price')}. Compiled by`,
    );
  });

  it('names each source of a chart in order, without the site among them', () => {
    const text = plainCitation('money-and-homes', 'en');
    const at = ['Series M2SL', 'Series MSPUS', 'Series CUUR0000SA0', 'Compiled by'].map((part) => text.indexOf(part));
    expect(at).toEqual([...at].sort((a, b) => a - b));
    expect(at[0]).toBeGreaterThan(0);
    expect(text).not.toContain('“Bitcoin Journey, product specification”');
  });
});

describe('bibtexCitation', () => {
  it('is an entry with author, title, year of the data, note and address', () => {
    const { vintage } = getFigure('gold-price');
    expect(bibtexCitation('gold-price', 'en').split('\n')).toEqual([
      '@misc{bitcoin-journey-gold-price,',
      '  author = {{World Bank / National Mining Association}},',
      '  title = {{Price of gold}},',
      `  year = {${vintage.slice(0, 4)}},`,
      `  note = {World Bank Commodity Markets (Pink Sheet); Timothy Green. Data to ${dateOf('gold-price')}. Compiled by Bitcoin Journey.},`,
      expect.stringMatching(/^ {2}url = \{https:\/\/[^/]+\/data\/gold-price\}$/),
      '}',
    ]);
  });

  it('names each publisher once, with the date of the newest data', () => {
    const text = bibtexCitation('money-and-homes', 'en');
    expect(text).toContain(
      'author = {{Board of Governors of the Federal Reserve System} and {US Census Bureau and US Department of Housing and Urban Development} and {US Bureau of Labor Statistics} and {Bitcoin Journey}}',
    );
    const newest =
      ['m2', 'median-house-price', 'cpi-u']
        .map((id) => getFigure(id as 'm2').vintage)
        .sort()
        .at(-1) ?? '';
    expect(text).toContain(`Data to ${formatDate(newest, 'en')}.`);
    expect(text).toContain(`year = {${newest.slice(0, 4)}}`);
  });

  it('escapes the special characters of TeX', () => {
    expect(bibtexCitation('inflation-2020-2024', 'en')).toContain('S\\&P Dow Jones Indices');
    expect(bibtexCitation('dollar-value', 'en')).toContain('\\$100');
  });
});
