import fc from 'fast-check';
import { getContent } from '@/lib/content/content';
import { anyText } from '@/tests/any-text';
import { createFinder } from './finder';
import type { Finder } from './found';
import type { IndexPiece } from './piece';
import { getPieces } from './pieces';

const { search, ui } = getContent('en');
const settings = { small: search.small, sameWords: [...ui.sameWords, ...search.sameWords] };

let finder: Finder;
/** With the first piece only, as it answers on a slow line. */
let early: Finder;
beforeAll(async () => {
  const pieces = (await getPieces('en')).map(({ text }) => JSON.parse(text) as IndexPiece);
  finder = createFinder(settings);
  for (const piece of pieces) await finder.add(piece);
  early = createFinder(settings);
  await early.add(pieces[0] as IndexPiece);
}, 120_000);

const paths = (query: string, from = finder, most = 10) => from.find(query, most).entries.map(({ best }) => best.path);
const pages = (query: string, from = finder, most = 10) => paths(query, from, most).map((path) => path.split('#')[0]);

/** What a beginner types, and the page that answers it. */
const questions: [query: string, page: string][] = [
  ['what is bitcoin', '/guides/what-is-bitcoin'],
  ['bitcoin', '/guides/what-is-bitcoin'],
  ['btc', '/guides/what-is-bitcoin'],
  ['how do I buy bitcoin', '/guides/buying-first-bitcoin'],
  ['purchase bitcoin', '/guides/buying-first-bitcoin'],
  ['sell bitcoin', '/guides/selling-bitcoin'],
  ['wallet', '/glossary'],
  ['first wallet', '/guides/first-wallet'],
  ['hardware wallets', '/glossary'],
  ['trezor', '/guides/hardware-wallets'],
  ['seed phrase', '/glossary'],
  ['I lost my seed phrase', '/guides/seed-phrases'],
  ['fees', '/guides/bitcoin-fees'],
  ['is bitcoin a scam', '/guides/bitcoin-common-mistakes'],
  ['send bitcoin', '/guides/send-receive-bitcoin'],
  ['receive bitcoin', '/guides/send-receive-bitcoin'],
  ['lightning', '/glossary'],
  ['lightning network', '/guides/lightning-basics'],
  ['run a node', '/guides/running-a-node'],
  ['mining energy', '/guides/bitcoin-mining'],
  ['strike', '/guides/strike-vs-other-platforms'],
  ['dca', '/glossary'],
  ['dollar cost averaging', '/glossary'],
  ['security checklist', '/guides/security-checklist'],
  ['time preference', '/glossary'],
  ['halving', '/glossary'],
  ['sats', '/glossary'],
  ['blockchain', '/glossary'],
  ['inflation', '/glossary'],
  ['cpi', '/glossary'],
  ['nixon', '/lesson/gold-window-closes-1971'],
  ['gold window', '/lesson/gold-window-closes-1971'],
  ['1971', '/'],
  ['bretton woods', '/lesson/bretton-woods'],
  ['weimar', '/lesson/1'],
  ['roman silver', '/lesson/silver-coins-of-rome'],
  ['barter', '/glossary'],
  ['21 million', '/lesson/twenty-one-million'],
  ['m2', '/glossary'],
  ['house prices', '/lesson/prices-wages-and-houses'],
  ['time machine', '/'],
  ['fee calculator', '/guides/bitcoin-fees'],
  ['qr code', '/guides/using-bitcoin-payments'],
  ['taxes', '/guides/using-bitcoin-payments'],
  ['teacher', '/teach'],
  ['privacy', '/guides/bitcoin-addresses'],
];

describe('the first answer to a question', () => {
  it.each(questions)('%s is on %s', (query, page) => expect(pages(query)[0]).toBe(page));

  it.each([
    ['bitcon', 'bitcoin'],
    ['walet', 'wallet'],
    ['recieve bitcoin', 'receive bitcoin'],
    ['blockchian', 'blockchain'],
    ['infaltion', 'inflation'],
    ['bretton wods', 'bretton woods'],
    ['satohsi', 'satoshi'],
    ['áddress', 'address'],
    ['GOLD STANDARD', 'gold standard'],
    ['Wallets', 'wallet'],
    ['halvings', 'halving'],
    ['seed phrases', 'seed phrase'],
    ['gresham’s law', 'greshams law'],
    ['hyperinflations', 'hyperinflation'],
  ])('%s is that of %s', (typed, meant) => {
    expect(pages(typed).length).toBeGreaterThan(0);
    expect(pages(meant).slice(0, 2)).toContain(pages(typed)[0]);
  });

  it('has the whole word while it is being typed', () => {
    for (const part of ['infl', 'inflat', 'inflatio']) expect(paths(part).slice(0, 3)).toContain('/glossary#inflation');
  });

  it('is found with the first piece for nine questions of ten', () => {
    const answered = questions.filter(([query, page]) => pages(query, early, 3).includes(page));
    expect(answered.length).toBeGreaterThanOrEqual(Math.ceil(questions.length * 0.9));
  });
});

it('an answer has its own sentence, the heading above it and the address of the heading', () => {
  const [first] = finder.find('buy a small first amount', 1).entries;
  expect(first?.best).toEqual({
    heading: 'Buy a small first amount',
    path: '/guides/first-wallet#buy-a-small-first-amount',
  });
  const nixon = finder.find('nixon', 1).entries[0];
  expect(nixon?.sentence).toMatch(/Nixon/);
  expect(nixon?.best.path).toMatch(/#/);
});

it('a title is found before a sentence', () => {
  const entries = finder.find('lightning network', 5).entries;
  expect(entries[0]?.title).toBe('Lightning Network for Beginners');
});

it('the same words have the same answers each time, and whenever the pieces came', async () => {
  const pieces = (await getPieces('en')).map(({ text }) => JSON.parse(text) as IndexPiece);
  const other = createFinder(settings);
  for (const piece of pieces) {
    await other.add(piece);
    other.find('bitcoin', 10);
  }
  const titles = (from: Finder) => from.find('bitcoin', 60).entries.map(({ title }) => title);
  expect(titles(other)).toEqual(titles(finder));
  expect(titles(other)).toEqual(titles(other));
});

describe('a query', () => {
  it.each(['', ' ', 'f', '!', '₿', '🍕🍕', '<script>', '%', '"'])(
    '%j finds nothing or something, without an error',
    (query) => {
      expect(finder.find(query, 5).count).toBeGreaterThanOrEqual(0);
    },
  );

  it('that no page has whole is answered by pages with some of its words', () => {
    const found = finder.find('weimar halving', 5);
    expect(found.isPartial).toBe(true);
    expect(found.count).toBeGreaterThan(0);
  });

  it('of a hundred kilobytes is cut, and says so', () => {
    expect(finder.find('wallet '.repeat(15_000), 5).isCut).toBe(true);
    expect(finder.find('<script>alert(1)</script>'.repeat(4_000), 5).isCut).toBe(true);
    expect(finder.find('wallet', 5).isCut).toBe(false);
  });

  it('of any signs throws no error, and describes no more entries than asked for', () => {
    fc.assert(
      fc.property(anyText({ maxLength: 40 }), (query) => {
        const { count, entries } = early.find(query, 3);
        expect(entries.length).toBe(Math.min(3, count));
      }),
    );
  });

  it.each(['constructor', '__proto__', 'toString', 'hasOwnProperty'])('%s is a word like others', (query) => {
    expect(() => finder.find(query, 5)).not.toThrow();
  });
});
