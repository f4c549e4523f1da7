/* The owner's values: section 2, the layout that guides share. No line changes without the owner. */
import { documentOf } from '../html';
import { plain, textOf, textsOf } from './words';

const GUIDES = [
  'first-wallet',
  'what-is-bitcoin',
  'security-checklist',
  'dollar-cost-averaging',
  'bitcoin-fees',
  'why-bitcoin-matters-now',
  'send-receive-bitcoin',
  'bitcoin-success-stories',
  'bitcoin-common-mistakes',
  'bitcoin-mining',
  'hardware-wallets',
  'time-preference',
] as const;
type Guide = (typeof GUIDES)[number];

const pathOf = (guide: Guide) => `/guides/${guide}`;
const body = (guide: Guide) => textOf(pathOf(guide));

describe.each(GUIDES)('the layout of %s', (guide) => {
  const page = () => documentOf(pathOf(guide));

  it('has a back button to /guides at the top and a Back to All Guides button at the bottom', () => {
    const links = [...page().querySelectorAll('main a[href="/guides"]')];
    expect(links.map((link) => link.getAttribute('aria-label') ?? plain(link.textContent))).toEqual([
      'Back to all guides',
      'Back to All Guides',
    ]);
  });

  it('has title, description, and read time with a book icon', () => {
    expect(plain(page().querySelector('h1')?.textContent)).toBeTruthy();
    const time = [...page().querySelectorAll('main li')].find((item) => /^\d+ min read$/.test(plain(item.textContent)));
    expect(time?.querySelector('svg')).not.toBeNull();
    expect(plain(page().querySelector('meta[name="description"]')?.getAttribute('content'))).toBeTruthy();
  });

  it("has a What You'll Learn box with the objectives in two columns, split in half, rounded up", () => {
    const box = page().querySelector('[aria-labelledby="learn"]');
    expect(plain(box?.querySelector('h2')?.textContent)).toBe("What You'll Learn");
    expect(box?.querySelector('details')).toBeNull();
    const columns = [...(box?.querySelectorAll('li') ?? [])].map((item) =>
      item.getAttribute('class')?.includes('col-start-2') ? 2 : 1,
    );
    const half = Math.ceil(columns.length / 2);
    expect(columns.length).toBeGreaterThanOrEqual(3);
    expect(columns).toEqual(columns.map((_, index) => (index < half ? 1 : 2)));
  });

  it('has key takeaways', () => {
    expect(page().querySelectorAll('[aria-labelledby="key-takeaways"] li').length).toBeGreaterThanOrEqual(3);
  });

  it('has a Found this helpful box that shares the lowercased title and the address of the page in a new window', () => {
    const box = page().querySelector('[aria-labelledby="helpful"]');
    expect(plain(box?.querySelector('h2')?.textContent)).toBe('Found this helpful?');
    const link = box?.querySelector('a');
    expect(plain(link?.textContent)).toMatch(/^Share on X/);
    expect(link?.getAttribute('target')).toBe('_blank');
    const query = new URL(link?.getAttribute('href') ?? 'about:blank').searchParams;
    const title = plain(page().querySelector('h1')?.textContent);
    expect(plain(query.get('text'))).toContain(title.toLowerCase().replace(/[?!]$/, ''));
    // Without an address of the owner, script completes the path with the address of the page.
    expect(query.get('url') ?? link?.getAttribute('data-share')).toMatch(new RegExp(`/guides/${guide}$`));
  });
});

describe('recommended reading', () => {
  it.each([
    ['what-is-bitcoin', 'The Bitcoin Standard', 'Saifedean Ammous'],
    ['bitcoin-success-stories', 'Check Your Financial Privilege', 'Alex Gladstein'],
    ['bitcoin-mining', "Bitcoin Miner's Almanac", 'Robert Warren'],
    ['time-preference', 'The Bitcoin Standard', 'Saifedean Ammous'],
  ] as const)('of %s has cover, title, author, description and a Get on Amazon link: %s', (guide, title, author) => {
    const box = documentOf(pathOf(guide)).querySelector('[aria-labelledby="recommended-reading"]');
    expect(plain(box?.querySelector('h2')?.textContent)).toBe('Recommended Reading');
    expect(plain(box?.querySelector('h3')?.textContent)).toBe(title);
    expect(plain(box?.textContent)).toContain(`by ${author}`);
    expect(plain(box?.querySelector('a')?.textContent)).toBe('Get on Amazon');
    expect(box?.querySelector('a')?.getAttribute('href')).toMatch(/^https:\/\/www\.amazon\.com\//);
    expect(box?.querySelectorAll('p').length).toBeGreaterThanOrEqual(2);
  });

  it('of success stories has four highlights', () => {
    const box = documentOf(pathOf('bitcoin-success-stories')).querySelector('[aria-labelledby="recommended-reading"]');
    expect(box?.querySelectorAll('li')).toHaveLength(4);
  });
});

describe('minutes', () => {
  it.each([
    ['first-wallet', 8],
    ['what-is-bitcoin', 6],
    ['security-checklist', 5],
    ['dollar-cost-averaging', 8],
    ['bitcoin-fees', 6],
    ['why-bitcoin-matters-now', 7],
    ['send-receive-bitcoin', 9],
    ['bitcoin-success-stories', 9],
    ['bitcoin-common-mistakes', 7],
    ['bitcoin-mining', 11],
    ['hardware-wallets', 12],
    ['time-preference', 8],
  ] as const)('%s is %i min', (guide, minutes) => expect(body(guide)).toContain(`${minutes} min read`));
});

describe('calculators of guides, without script', () => {
  it.each([
    ['dollar-cost-averaging', 'dca'],
    ['bitcoin-fees', 'fee'],
    ['bitcoin-mining', 'mining'],
    ['hardware-wallets', 'hardware-wallet'],
    ['time-preference', 'time-preference'],
    ['why-bitcoin-matters-now', 'inflation-by-year'],
  ] as const)('%s has Copy link to this result, Reset, and how it is computed', (guide, id) => {
    const buttons = textsOf(pathOf(guide), `#${id} button`);
    expect(buttons).toEqual(expect.arrayContaining(['Copy link to this result', 'Reset']));
    expect(textOf(pathOf(guide), `#${id}`)).toMatch(/Formula|How it is computed|and the formula/);
  });

  it('the mining tile goes by the printed profit, and says so in the formula', () => {
    expect(textOf(pathOf('bitcoin-mining'), '#mining')).toContain('Profit or loss goes by the printed profit');
  });
});
