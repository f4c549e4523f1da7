import { getGuide } from './guide-text';
import { getAvailableGuides } from './guides';

const COINS = /\bcoins first\b|\bmove (?:the|its|your) coins\b/i;
const BANK = /\bcall (?:\w+ )?bank\b|\bbank and police\b|\bthen the bank\b|\bcall your bank or card company\b/i;

/** The text of each section of a guide that tells a victim to call a bank. */
const advice = getAvailableGuides('en').flatMap(({ id }) =>
  getGuide('en', id)
    .sections.map(({ heading, texts }) => ({ id, heading, text: texts.join(' ') }))
    .filter(({ text }) => BANK.test(text)),
);

it('finds the guides that tell a victim to call a bank', () => {
  expect([...new Set(advice.map(({ id }) => id))]).toEqual([
    'first-wallet',
    'bitcoin-common-mistakes',
    'security-checklist',
    'seed-phrases',
    'buying-first-bitcoin',
    'selling-bitcoin',
  ]);
});

it.each(advice)('$id, "$heading": coins are moved before the bank is called', ({ text }) => {
  expect(text.search(COINS)).toBeGreaterThanOrEqual(0);
  expect(text.search(COINS)).toBeLessThan(text.search(BANK));
});

it('gives no owner of a lost device time to wait', () => {
  const texts = getGuide('en', 'seed-phrases').sections.find(({ id }) => id === 'only-the-device-is-gone')?.texts;
  expect(texts?.join(' ')).toMatch(/move the coins to new words at once/);
});
