import { getFigure } from '@/lib/content/figures/figures';
import { formatDate } from '@/lib/format/date';
import { EMBED_THEMES, embedCode, embedHeight, embedPath, embedSources, embedTitle } from './embed';

it('embedPath adds the theme as a folder', () => {
  expect([undefined, ...EMBED_THEMES].map((theme) => embedPath('m2', 'en', theme))).toEqual([
    '/embed/m2',
    '/embed/m2/light',
    '/embed/m2/dark',
  ]);
});

it('embedTitle names what the frame shows and the site', () => {
  expect(embedTitle('gold-price', 'en')).toBe('Price of gold (chart, Bitcoin Journey)');
});

it('embedSources names publisher, link and date of the data, without a link for figures of the site', () => {
  expect(embedSources('dollar-value', 'en')).toEqual([
    {
      publisher: 'US Bureau of Labor Statistics',
      url: expect.stringMatching(/^https:/),
      dataTo: `, data to ${formatDate(getFigure('cpi-u').vintage, 'en')}`,
    },
    { publisher: 'Bitcoin Journey', url: null, dataTo: expect.stringMatching(/^, data to /) },
  ]);
});

it('embedCode is one frame of the full width and the counted height', () => {
  expect(embedCode('gold-price', 'en')).toBe(
    `<iframe src="${embedCode('gold-price', 'en').split('"')[1]}" title="Price of gold (chart, Bitcoin Journey)" ` +
      `width="100%" height="${embedHeight('gold-price', 'en')}" loading="lazy" style="border: 0"></iframe>`,
  );
});

/* Worked by hand, in px: 216 around, 25 for a line of the title, 20 for a line of text, and the drawing; up to a multiple of 20. */
it.each([
  // A title of 13 letters, 96 letters of text: 216 + 25 + 4 × 20 + 288 = 609.
  ['gold-price', 620],
  // 42 and 161 letters, with the sentences about the log axis and the estimates: 216 + 2 × 25 + 6 × 20 + 288 = 674.
  ['weimar-1923', 680],
  // 37 and 79 letters, and four lines in a key: 216 + 2 × 25 + 3 × 20 + 288 + 4 × 28 = 726.
  ['families-poverty', 740],
  // 36 and 291 letters, and three lines in a key: 216 + 2 × 25 + 11 × 20 + 288 + 3 × 28 = 858.
  ['money-and-homes', 800],
  // 43 and 132 letters, twelve bars with 17 lines of labels: 216 + 3 × 25 + 5 × 20 + 12 × 16 + 17 × 20 = 923.
  ['energy', 940],
] as const)('embedHeight of %s is %i', (id, height) => {
  expect(embedHeight(id, 'en')).toBe(height);
});
