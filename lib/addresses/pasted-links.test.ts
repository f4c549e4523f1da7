import { judge } from '@/components/calculators/address-identifier/judgement';
import { addressExamples } from '@/content/examples/address-examples';
import { identify } from './identify';

const { p2wpkh, p2pkh, typo } = addressExamples;
const finding = (text: string) => identify(text)?.finding;
const judgement = (text: string) => {
  const found = identify(text);
  return found && judge(found);
};
const OFFER =
  'lno1pqps7sjqpgtyzm3qv4uxzmtsd3jjqer9wd3hy6tsw35k7msjzfpy7nz5yqcnygrfdej82um5wf5k2uckyypwa3eyt44h6txtxquqh7lz5djge4afgfjn7k4rgrkuag0jsd5xvxg';
const TON = 'EQDKbjIcfM6ezt8KjKJJLshZJJSqX7XOA4ff-W72r5gqPrHF';
const HASH_OF_20_BYTES = '1f9840a85d5af5bf1d1762f925bdaddc4201f984';

describe('a payment link with words around it', () => {
  test.each([
    [`bitcoin:${p2wpkh} thanks`, null],
    [`bitcoin:${p2wpkh}.`, null],
    [`bitcoin:${p2wpkh}\nThank you`, null],
    [`bitcoin:${p2wpkh}?amount=0.01 thanks`, '0.01'],
    [`bitcoin:${p2wpkh}?amount=0.01.`, '0.01'],
    [`please pay bitcoin:${p2wpkh}?amount=0.01, thanks`, '0.01'],
  ])('%s is the link alone', (text, amountBtc) => {
    expect(identify(text)).toMatchObject({ finding: 'p2wpkh', link: { amountBtc, problems: [] } });
    expect(judgement(text)).toBe('good');
  });

  test.each([
    `bitcoin:${typo} thanks`,
    `bitcoin:${p2wpkh}?amount=0,01 thanks`,
    `bitcoin:${p2wpkh}!x?amount=0.01 thanks`,
    `bitcoin:${p2wpkh}?amount=1&amount=2 thanks`,
  ])('%s stays faulty', (text) => {
    expect(judgement(text)).toBe('bad');
  });

  test('a link that loads its request (BIP 72) is found', () => {
    expect(finding('pay bitcoin:?r=https://bitpay.com/i/ABC now')).toBe('payment-request');
  });

  test.each([
    `bitcoin:?lno=${OFFER.slice(0, 20)}%2B${OFFER.slice(20)}`,
    `bitcoin:?lno=${OFFER.slice(0, 20)}%2B%20${OFFER.slice(20)}`,
    `bitcoin:?lno=${OFFER.slice(0, 20)}+${OFFER.slice(20)}`,
    `please pay ${OFFER.slice(0, 20)}+ ${OFFER.slice(20)} thanks`,
    `please pay ${OFFER.slice(0, 20)}+\n${OFFER.slice(20)}.`,
  ])('%s: an offer in pieces is whole', (text) => {
    expect(finding(text)).toBe('lightning-offer');
  });
});

describe('hidden signs, and signs that only look right, in the parts of a link', () => {
  test.each([
    [`\u200bbitcoin:${p2wpkh}?amount=0.5`, 'invisible-characters', 'U+200B'],
    [`bit\u00adcoin:${p2wpkh}?amount=0.5`, 'invisible-characters', 'U+00AD'],
    [`bitcoin:${p2wpkh}?amou\u200bnt=0.5`, 'invisible-characters', 'U+200B'],
    [`bitcoin:${p2wpkh}?amou%E2%80%8Bnt=0.5`, 'invisible-characters', 'U+200B'],
    [`bitcoin:${p2wpkh}?аmount=0.5`, 'lookalike-letters', 'а (U+0430)'],
    [`bіtcoin:${p2wpkh}?amount=0.5`, 'lookalike-letters', 'і (U+0456)'],
    [`bitcoin：${p2wpkh}?amount=0.5`, 'lookalike-letters', '： (U+FF1A)'],
    [`pay bіtcoin:${p2wpkh}?amount=0.5 now`, 'lookalike-letters', 'і (U+0456)'],
  ])('%j: %s', (text, expected, found) => {
    expect(identify(text)).toMatchObject({ finding: expected, details: { found }, link: { amountBtc: '0.5' } });
    expect(judgement(text)).toBe('bad');
  });

  test('a label in another alphabet leaves the link sound', () => {
    expect(finding(`bitcoin:${p2wpkh}?label=Кафе&название=чай`)).toBe('p2wpkh');
  });
});

describe('letters of more alphabets', () => {
  test.each([
    ['Lisu', `ꓐ${p2wpkh.slice(1)}`, 'ꓐ (U+A4D0)'],
    ['Lisu behind a label', `Address:ꓐ${p2wpkh.slice(1)}`, 'ꓐ (U+A4D0)'],
    ['small capitals', `ʙ${p2wpkh.slice(1)}`, 'ʙ (U+0299)'],
    ['Latin letters with a bar', `ƅ${p2wpkh.slice(1)}`, 'ƅ (U+0185)'],
    ['digits of Devanagari', p2wpkh.replace('1', '१'), '१ (U+0967)'],
    ['digits of Arabic', p2wpkh.replace('5', '٥'), '٥ (U+0665)'],
    ['letters that were lost', p2wpkh.replace('w', '\ufffd'), '\ufffd (U+FFFD)'],
    ['letters that were lost', p2pkh.replace('M', '\ufffd'), '\ufffd (U+FFFD)'],
    ['an l in place of 1', p2wpkh.replace('1', 'l'), 'l'],
    ['an I in place of 1', p2wpkh.replace('1', 'I'), 'I'],
    ['an l in place of 1 in a sentence', `pay ${p2wpkh.replace('1', 'l')} now`, 'l'],
  ])('%s are named', (_, text, found) => {
    expect(identify(text)).toMatchObject({ finding: 'lookalike-letters', details: { found } });
    expect(judgement(text)).toBe('bad');
  });
});

describe('an address in pieces behind a label', () => {
  test.each([
    [`Address: ${p2wpkh.replace(/(.{4})/g, '$1 ')}`, p2wpkh],
    [`Address: ${p2wpkh.replace(/(.{4})/g, '$1 ')} thanks a lot`, p2wpkh],
    [`Address: ${p2pkh.slice(0, 24)}\n${p2pkh.slice(24)}`, p2pkh],
    [`Address: ${p2pkh.replace(/(.{4})/g, '$1 ')}`, p2pkh],
    // Its last 22 characters pass the check of a mini private key.
    ['Address: 3PQt X6AF zsE9 SXHN SR7z QEH2 ZnHx ChSw Tn', '3PQtX6AFzsE9SXHNSR7zQEH2ZnHxChSwTn'],
    [`Pay to ${p2wpkh.slice(0, 29)}\n${p2wpkh.slice(29)}`, p2wpkh],
    [`Pay to:${p2wpkh.slice(0, 29)}\n${p2wpkh.slice(29)}, please`, p2wpkh],
  ])('%s is found', (text, code) => {
    expect(identify(text)).toMatchObject({ checksum: { passed: true }, hadSpaces: true, excerpt: { code } });
    expect(judgement(text)).toBe('caution');
  });

  test.each([
    `Address: ${typo.replace(/(.{4})/g, '$1 ')}`,
    `Address: ${typo.replace(/(.{4})/g, '$1 ')}, thanks`,
    `Address: ${p2pkh.replace(/H$/, 'J').replace(/(.{4})/g, '$1 ')}`,
    `Pay to ${p2wpkh.slice(0, 29)}\n${p2wpkh.slice(29, -1)}5`,
  ])('%s is damaged', (text) => {
    expect(judgement(text)).toBe('bad');
    expect(identify(text)?.checksum?.passed).toBe(false);
  });
});

describe('several codes without spaces', () => {
  const damaged = p2pkh.replace(/H$/, 'J');
  test.each([
    `${p2wpkh};${damaged}`,
    `${damaged};${p2wpkh}`,
    `from=${p2wpkh}&to=${damaged}`,
    `‹${p2wpkh}>,‹${damaged}>`,
    `${p2wpkh}/${damaged}`,
    `${p2wpkh}&${damaged}`,
    `${p2wpkh}+${damaged}`,
    `https://pay.example/?from=${p2wpkh}%26to%3D${damaged}`,
  ])('%s: each is judged, and the damaged one is named', (text) => {
    expect(identify(text)).toMatchObject({ finding: 'p2wpkh', alsoFound: [{ finding: 'bad-checksum' }] });
    expect(judgement(text)).toBe('caution');
  });
});

describe('codes inside web addresses', () => {
  test.each([
    [`https://tonviewer.com/${TON}`, 'named-chain'],
    [`https://wallet.example/?uri=bitcoin%3A${p2wpkh}`, 'p2wpkh'],
    [`bitcoin%3A${p2wpkh}`, 'p2wpkh'],
    [`https://xdcscan.com/address/xdc${HASH_OF_20_BYTES}`, 'other-chain'],
    [`https://tracker.icon.community/address/hx${HASH_OF_20_BYTES}`, 'other-chain'],
  ])('%s: %s', (text, expected) => {
    expect(finding(text)).toBe(expected);
  });

  test('a link inside a web address keeps its amount', () => {
    const text = `https://wallet.example/?uri=bitcoin%3A${p2wpkh}%3Famount%3D0.5&lang=en`;
    expect(identify(text)).toMatchObject({ finding: 'p2wpkh', link: { amountBtc: '0.5' } });
  });
});
