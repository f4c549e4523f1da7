/* The owner's values: section 2, the guides page and its catalogue. No line changes without the owner. */
import { documentOf } from '../html';
import { attributesOf, plain, textOf, textsOf } from './words';

const card = (href: string) => documentOf('/guides').querySelector(`article a[href="${href}"]`)?.closest('article');
const inCategory = (id: string) => `section[aria-labelledby="${id}"]`;

it('has a back-to-home button', () => {
  const back = [...documentOf('/guides').querySelectorAll('main a[href="/"]')];
  expect(back.map((link) => plain(link.textContent))).toEqual(['Back to Home']);
});

describe('categories', () => {
  it('are four', () => {
    const titles = textsOf('/guides', 'section[aria-labelledby] h2').filter(
      (text) => !/^(New here|Know someone)/.test(text),
    );
    expect(titles).toEqual([
      'Core Fundamentals',
      'Security & Self-Custody',
      'Buying & Using Bitcoin',
      'Technical Understanding',
    ]);
  });

  it.each(['core-fundamentals', 'security-self-custody', 'buying-using', 'technical-understanding'])(
    '%s is a row with left and right arrows',
    (id) => {
      const labels = attributesOf('/guides', `${inCategory(id)} button`, 'aria-label').map(plain);
      expect(labels).toEqual([
        expect.stringMatching(/^Scroll .* to the left$/),
        expect.stringMatching(/^Scroll .* to the right$/),
      ]);
    },
  );
});

describe('cards: title, level, minutes; only those available are links', () => {
  it.each([
    ['core-fundamentals', 'first-wallet', 'Your First Bitcoin Wallet', 'Beginner', 8],
    ['core-fundamentals', 'what-is-bitcoin', 'What is Bitcoin?', 'Beginner', 6],
    ['core-fundamentals', 'why-bitcoin-matters-now', 'Why Bitcoin Matters Now', 'Beginner', 7],
    ['core-fundamentals', 'send-receive-bitcoin', 'How to Send & Receive Bitcoin', 'Beginner', 9],
    ['core-fundamentals', 'time-preference', 'Time Preference: Why Sound Money Makes Better People', 'Intermediate', 8],
    ['security-self-custody', 'hardware-wallets', 'Self-Custody: Hardware Wallets', 'Intermediate', 12],
    ['security-self-custody', 'bitcoin-common-mistakes', 'Bitcoin for Beginners: Common Mistakes', 'Beginner', 7],
    ['security-self-custody', 'security-checklist', 'Bitcoin Security Checklist', 'Beginner', 5],
    ['security-self-custody', 'seed-phrases', 'Understanding Seed Phrases', 'Beginner', 9],
    ['buying-using', 'strike-vs-other-platforms', 'Strike vs Other Platforms', 'Beginner', 8],
    ['buying-using', 'dollar-cost-averaging', 'Dollar Cost Averaging Bitcoin', 'Beginner', 8],
    ['buying-using', 'bitcoin-success-stories', 'Bitcoin Success Stories', 'Beginner', 9],
    ['buying-using', 'using-bitcoin-payments', 'Using Bitcoin for Payments', 'Beginner', 7],
    ['buying-using', 'buying-first-bitcoin', 'Buying Your First Bitcoin', 'Beginner', 8],
    ['buying-using', 'selling-bitcoin', 'Selling Bitcoin and Cashing Out', 'Beginner', 7],
    ['technical-understanding', 'lightning-basics', 'Lightning Network for Beginners', 'Intermediate', 12],
    ['technical-understanding', 'bitcoin-mining', 'Bitcoin Mining Explained', 'Intermediate', 11],
    ['technical-understanding', 'bitcoin-fees', 'Understanding Bitcoin Fees', 'Intermediate', 6],
    ['technical-understanding', 'bitcoin-addresses', 'Bitcoin Addresses Explained', 'Intermediate', 8],
    ['technical-understanding', 'running-a-node', 'Running Your Own Node', 'Intermediate', 10],
  ])('%s: %s, "%s", %s, %i min', (category, id, title, level, minutes) => {
    const article = card(`/guides/${id}`);
    expect(article?.closest(inCategory(category))).not.toBeNull();
    expect(plain(article?.querySelector('h3')?.textContent)).toBe(title);
    expect(plain(article?.textContent)).toMatch(new RegExp(`^${level}`));
    expect(plain(article?.textContent)).toContain(`${minutes} min`);
    expect(article?.querySelector('svg')).not.toBeNull();
    expect(textOf(`/guides/${id}`)).toContain(`${minutes} min read`);
  });

  it('coming soon: Passing Bitcoin On and Using Bitcoin Privately, without a link', () => {
    const soon = [...documentOf('/guides').querySelectorAll('article')].filter((article) =>
      plain(article.textContent).endsWith('Coming soon'),
    );
    expect(soon.map((article) => plain(article.querySelector('h3')?.textContent))).toEqual([
      'Passing Bitcoin On',
      'Using Bitcoin Privately',
    ]);
    expect(soon.map((article) => article.closest('section')?.getAttribute('aria-labelledby'))).toEqual([
      'security-self-custody',
      'technical-understanding',
    ]);
    for (const article of soon) expect(article.querySelector('a, button')).toBeNull();
  });
});

it('has a footer note that counts: {available} Available Guides & More Coming', () => {
  const available = documentOf('/guides').querySelectorAll('article a').length;
  expect(available).toBe(20);
  expect(textOf('/guides')).toContain('20 Available Guides & More Coming');
});
