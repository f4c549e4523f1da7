/* The owner's values: section 2, routes, bars and footer. No line changes without the owner. */
import { documentOf } from '../html';
import { sitemapPaths } from '../site';
import { attributesOf, plain, shownText, textOf, textsOf } from './words';

describe('routes', () => {
  it.each([
    ['/', 'In 1971, money changed.'],
    ['/about', 'About'],
    ['/guides', 'Guides'],
    ['/guides/first-wallet', 'Your First Bitcoin Wallet'],
    ['/guides/what-is-bitcoin', 'What is Bitcoin?'],
    ['/guides/why-bitcoin-matters-now', 'Why Bitcoin Matters Now'],
    ['/guides/send-receive-bitcoin', 'How to Send & Receive Bitcoin'],
    ['/guides/bitcoin-success-stories', 'Bitcoin Success Stories'],
    ['/guides/bitcoin-common-mistakes', 'Bitcoin for Beginners: Common Mistakes'],
    ['/guides/security-checklist', 'Bitcoin Security Checklist'],
    ['/guides/dollar-cost-averaging', 'Dollar Cost Averaging Bitcoin'],
    ['/guides/bitcoin-fees', 'Understanding Bitcoin Fees'],
    ['/guides/bitcoin-mining', 'Bitcoin Mining Explained'],
    ['/guides/hardware-wallets', 'Self-Custody: Hardware Wallets'],
    ['/guides/time-preference', 'Time Preference: Why Sound Money Makes Better People'],
    ['/dashboard', 'Level 1: The Money Story'],
    ['/chapter/1', 'What Is Money Really?'],
    ['/lesson/1', 'Germany 1923: The Wheelbarrow Money'],
    // Undrawn in the specification.
    ['/guides/strike-vs-other-platforms', 'Strike vs Other Platforms'],
    ['/guides/using-bitcoin-payments', 'Using Bitcoin for Payments'],
    ['/guides/lightning-basics', 'Lightning Network for Beginners'],
    ['/guides/bitcoin-addresses', 'Bitcoin Addresses Explained'],
    // Ordered later.
    ['/guides/seed-phrases', 'Understanding Seed Phrases'],
    ['/guides/buying-first-bitcoin', 'Buying Your First Bitcoin'],
    ['/guides/running-a-node', 'Running Your Own Node'],
    ['/guides/selling-bitcoin', 'Selling Bitcoin and Cashing Out'],
  ])('%s is "%s"', (path, title) => {
    expect(sitemapPaths()).toContain(path);
    expect(textsOf(path, 'h1').map((text) => text.replace(/ ([,:])/g, '$1'))).toEqual([title]);
  });

  it.each(['1', '2', '3', '4', '5', '6', '7', '8'])('chapter %s has a page', (id) => {
    expect(sitemapPaths()).toContain(`/chapter/${id}`);
  });
});

describe('the public top bar', () => {
  it('has a logo link to /, a Guides link and an About link, and calls the site a learning journey', () => {
    const links = [...documentOf('/guides').querySelectorAll('header nav a')];
    const hrefs = links.map((link) => link.getAttribute('href'));
    expect(hrefs[0]).toBe('/');
    expect(hrefs).toContain('/guides');
    expect(hrefs).toContain('/about');
    expect(plain(links[0]?.textContent)).toMatch(/Bitcoin Journey.*A learning journey/);
    expect(textsOf('/guides', 'header a[href="/guides"]:not([lang])')).toEqual(['Guides']);
    expect(textsOf('/guides', 'header a[href="/about"]:not([lang])')).toEqual(['About']);
  });

  it.each(['/dashboard', '/chapter/1', '/lesson/1'])('%s is a page of the app area: its bar is another one', (path) => {
    expect(documentOf(path).querySelector('header a[href="/guides"], header a[href="/about"]')).toBeNull();
    expect(textOf(path, 'header')).toContain('Learning Progress & Stats');
  });
});

describe('the footer', () => {
  it.each(['/', '/guides', '/about', '/guides/first-wallet'])(
    'of %s has links Home, About and Guides, mail and social links',
    (path) => {
      const links = [...documentOf(path).querySelectorAll('footer a')];
      const named = (name: string) => links.find((link) => plain(link.textContent) === name)?.getAttribute('href');
      expect(named('Home')).toBe('/');
      expect(named('About')).toBe('/about');
      expect(named('Guides')).toBe('/guides');
      expect(named('Email')).toMatch(/^mailto:/);
      expect(named('X')).toMatch(/^https:/);
      expect(named('Source code')).toMatch(/^https:/);
    },
  );

  it('has a share block: Share on X opens a tweet intent in a new tab, Copy link copies', () => {
    const share = documentOf('/').querySelector('footer section');
    const link = share?.querySelector('a');
    expect(plain(link?.textContent)).toMatch(/^Share on X/);
    expect(link?.getAttribute('href')).toMatch(/^https:\/\/x\.com\/intent\/tweet\?text=/);
    expect(link?.getAttribute('target')).toBe('_blank');
    expect(shownText(share?.querySelector('button'))).toBe('Copy link');
  });
});

describe('about', () => {
  it('says why the author built the site, and has email, X and a code-hosting profile', () => {
    expect(textsOf('/about', 'h2')).toContain('Why I built this');
    const [email, x, code] = ['Send an email', 'Profile on X', 'Source code of this site'].map((name) =>
      [...documentOf('/about').querySelectorAll('main a')].find((link) => plain(link.textContent).includes(name)),
    );
    expect(email?.getAttribute('href')).toMatch(/^mailto:/);
    expect(x?.getAttribute('href')).toMatch(/^https:/);
    expect(code?.getAttribute('href')).toMatch(/^https:/);
    for (const link of [email, x, code]) expect(link?.querySelector('svg')).not.toBeNull();
  });

  it('says on pages with a link to Strike what the link is: a waiver of fees and no cash commission, or no referral', () => {
    for (const path of ['/guides/first-wallet', '/guides/strike-vs-other-platforms']) {
      expect(textOf(path)).toMatch(/About the links to Strike/);
      expect(attributesOf(path, 'main a', 'href').some((href) => href?.startsWith('https://strike.me/'))).toBe(true);
    }
  });
});
