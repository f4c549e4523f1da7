import { addressExamples } from '@/content/examples/address-examples';
import { identify } from './identify';
import { type Finding, SECRET_FINDINGS } from './types';

const { p2wpkh, p2pkh, p2tr, typo, test: testnet, invoice } = addressExamples;
const finding = (text: string) => identify(text)?.finding;

describe('a code inside a longer text', () => {
  test.each([
    ['a sentence', `my address is ${p2wpkh}`],
    ['a sentence that ends after it', `Please send it to ${p2wpkh}.`],
    ['a label', `Address: ${p2wpkh}`],
    ['a label without a space', `Address:${p2wpkh}`],
    ['straight quotation marks', `"${p2wpkh}"`],
    ['curly quotation marks', `“${p2wpkh}”`],
    ['angle brackets', `<${p2wpkh}>`],
    ['parentheses', `(${p2wpkh}).`],
    ['Markdown', `[pay](${p2wpkh})`],
    ['HTML', `<a href="#">${p2wpkh}</a>`],
    ['an emoji', `👉🏽${p2wpkh}`],
    ['an emoji with an invisible sign of its own', `❤️${p2wpkh}`],
    ['Chinese without spaces', `我的地址是${p2wpkh}请付款`],
    ['Russian', `Мой адрес: ${p2wpkh}`],
    ['a link without its scheme', `${p2wpkh}?amount=1`],
    ['several lines', `Hello,\n\n${p2wpkh}\n\nThank you`],
    ['a text beyond the length of any code', `${'? '.repeat(2500)}${p2wpkh}`],
  ])('is found in %s, and the result shows it', (_, text) => {
    expect(identify(text)).toMatchObject({
      finding: 'p2wpkh',
      checksum: { passed: true },
      excerpt: { code: p2wpkh, isInWebAddress: false },
    });
  });

  test.each([
    `https://mempool.space/address/${p2wpkh}`,
    `https://explorer.example/?q=${p2wpkh}#top`,
    `see https://explorer.example/btc/${p2wpkh}/`,
  ])('%s: the link of a block explorer is said to be a web address', (text) => {
    expect(identify(text)).toMatchObject({ finding: 'p2wpkh', excerpt: { code: p2wpkh, isInWebAddress: true } });
  });

  test.each([
    [`pay ${p2pkh} today`, 'p2pkh'],
    [`pay ${p2tr.toUpperCase()} today`, 'p2tr'],
    [`test it with ${testnet}`, 'p2wsh'],
    [`this one: lightning:${invoice}`, 'expired-invoice'],
    [`click bitcoin:${p2wpkh}?amount=0.1 to pay`, 'p2wpkh'],
    ['mail ana@example.com please', 'name-at-domain'],
    ['for 0x52908400098527886E0F7030069857D2E4169EE7 only', 'ethereum'],
  ])('%s: %s', (text, expected) => {
    expect(finding(text)).toBe(expected);
    expect(identify(text)?.excerpt).not.toBeNull();
  });

  test('a damaged address in a sentence is damaged', () => {
    expect(identify(`pay ${typo}, please`)).toMatchObject({ finding: 'bad-checksum', excerpt: { code: typo } });
    expect(finding(`pay ${p2pkh.replace(/H$/, 'J')}, please`)).toBe('bad-checksum');
  });

  test('the other codes of a text are named', () => {
    const found = identify(`either ${p2wpkh} or ${p2pkh}, and again ${p2wpkh}`);
    expect(found).toMatchObject({ finding: 'p2wpkh', alsoFound: [{ finding: 'p2pkh' }] });
  });

  test('an address comes before a name in the same text', () => {
    expect(identify(`ana@example.com wants ${p2wpkh}`)).toMatchObject({
      finding: 'p2wpkh',
      alsoFound: [{ finding: 'name-at-domain' }],
    });
  });

  test('a whole code, also with spaces inside, is no excerpt', () => {
    for (const text of [p2wpkh, ` ${p2wpkh}\n`, p2wpkh.replace(/(.{4})/g, '$1 '), `bitcoin:${p2wpkh}`]) {
      expect(identify(text)).toMatchObject({ finding: 'p2wpkh', excerpt: null });
    }
  });

  test('ordinary texts hold no code', () => {
    expect(finding('https://example.com/2026/11/28/how-to-send-bitcoin-3')).toBe('unknown');
    expect(finding('Call +1 555 0100, order 1234567890')).not.toBe('bad-length');
  });
});

describe('letters that look like others, and characters that cannot be seen', () => {
  const at = (index: number, character: string) => p2wpkh.slice(0, index) + character + p2wpkh.slice(index + 1);
  test.each([
    ['Cyrillic', at(1, 'с'), 'с (U+0441)'],
    ['Cyrillic in the first place', `Ь${p2wpkh.slice(1)}`, 'Ь (U+042C)'],
    ['Greek', at(8, 'ο'), 'ο (U+03BF)'],
    ['full-width', at(2, '１'), '１ (U+FF11)'],
    ['accented', at(5, 'é'), 'é (U+00E9)'],
    ['mathematical', at(0, '𝐛'), '𝐛 (U+1D41B)'],
    ['Cyrillic in base58', p2pkh.replace(/M/, 'М'), 'М (U+041C)'],
    ['Cyrillic in a link', `bitcoin:${at(1, 'с')}`, 'с (U+0441)'],
    ['Cyrillic in a sentence', `pay to ${at(1, 'с')} now`, 'с (U+0441)'],
  ])('%s letters are named', (_, text, found) => {
    expect(identify(text)).toMatchObject({ finding: 'lookalike-letters', details: { found } });
  });

  const signs = [
    '\u200b',
    '\u200f',
    '\u200d',
    '\u2060',
    '\u00ad',
    '\ufeff',
    '\u202e',
    '\u2066',
    '\u034f',
    '\u3164',
    '\u0007',
  ];
  test.each(signs)('the character %j is named in front of, inside and behind a code', (sign) => {
    const found = `U+${sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`;
    for (const code of [p2wpkh, p2pkh, p2tr]) {
      for (const text of [
        sign + code,
        code.slice(0, 9) + sign + code.slice(9),
        code + sign,
        `pay ${sign}${code} now`,
      ]) {
        expect(identify(text)).toMatchObject({ finding: 'invisible-characters', details: { found } });
      }
    }
  });

  test('a secret with such characters is a secret', () => {
    const wif = 'L5oLkpV3aqBjhki6LmvChTCq73v9gyymzzMpBbhDLjDpKCuAXpsi';
    for (const text of [wif.replace('p', 'р'), wif.replace('3', '３'), wif.replace(/(.{5})/g, '$1\u200b')]) {
      expect(SECRET_FINDINGS as readonly (Finding | undefined)[]).toContain(finding(text));
    }
  });
});

describe('sentences are no backup words', () => {
  test.each([
    'I want to send bitcoin',
    'How do I buy bitcoin?',
    'please pay me before Friday',
    'What is a bitcoin address and where do I find mine?',
    'please pay this invoice before friday because rent increases next month again',
    'hello world',
    'Kraken deposit address',
  ])('%s', (text) => {
    expect(finding(text)).toBe('words');
  });

  test('an ordinary note of a payment link leaves the link sound', () => {
    const note = 'please pay this invoice before friday because rent increases next month again';
    expect(finding(`bitcoin:${p2wpkh}?message=${encodeURIComponent(note)}`)).toBe('p2wpkh');
    expect(finding(`bitcoin:${p2wpkh}?message=${note.replaceAll(' ', '+')}`)).toBe('p2wpkh');
  });

  test('backup words inside sentences are backup words', () => {
    const phrase = 'forum undo fragile fade shy sign arrest garment culture tube off merit';
    for (const text of [
      `Hello, I lost my phone. My words are ${phrase}. What should I do?`,
      `the wallet of my brother: ${phrase} and the passphrase is secret`,
      `I want to restore ${phrase}`,
      `My twelve words in Italian: abaco abbaglio abbinato abete abisso abolire abrasivo abrogato accadere accenno accusato acetone`,
    ]) {
      expect(finding(text)).toBe('seed-words');
    }
  });

  test('words of other lists than that of BIP 39 are backup words', () => {
    // SLIP 39's first test vector, and words of the first Electrum
    const share =
      'duckling enlarge academic academic agency result length solution fridge kidney coal piece deal husband erode duke ajar critical decision keyboard';
    expect(finding(share)).toBe('seed-words');
    expect(finding(`My share is ${share}`)).toBe('seed-words');
    expect(finding('powerful random nobody notice nothing important anyway look away hidden message over')).toBe(
      'seed-words',
    );
  });
});
