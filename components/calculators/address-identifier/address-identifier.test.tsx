import { fireEvent, render, screen, within } from '@testing-library/react';
import { addressExamples } from '@/content/examples/address-examples';
import { identify } from '@/lib/addresses/identify';
import { FINDINGS } from '@/lib/addresses/types';
import { getContent } from '@/lib/content/content';
import { AddressIdentifier } from './address-identifier';
import { judge } from './judgement';

const words = getContent('en').calculators.AddressIdentifier;

function open() {
  render(tool);
}

const tool = <AddressIdentifier locale="en" words={words} examples={addressExamples} />;

function paste(text: string) {
  fireEvent.change(screen.getByRole('textbox', { name: words.field }), { target: { value: text } });
}

const result = () => screen.getByRole('region', { name: 'Result' });

test('the panel shows an example while the field is empty', () => {
  open();
  expect(result()).toHaveTextContent('Example: bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4');
  expect(result()).toHaveTextContent('SegWit address for one key (P2WPKH)');
  expect(result()).toHaveTextContent('Correct (bech32)');
});

test('a Taproot address shows type, network, checksum and length', () => {
  open();
  paste(addressExamples.p2tr);
  for (const text of [
    'Well formed',
    'Taproot address (P2TR)',
    'Bitcoin, the main network',
    'Correct (bech32m)',
    '62 characters',
  ]) {
    expect(result()).toHaveTextContent(text);
  }
  expect(result()).not.toHaveTextContent('Example:');
});

test.each([
  [addressExamples.typo, 'Do not use it', 'Wrong checksum'],
  [addressExamples.test, 'Take care', 'Never send real bitcoin to it'],
  [addressExamples.invoice, 'Do not use it', 'Good until'],
  [addressExamples.invoice, 'Do not use it', 'June 1, 2017 at 10:58 AM UTC'],
  [addressExamples.p2sh, 'Well formed', 'another coin with the same start'],
  ['LhK2kQwiaAvhjWY799cZvMyYwnQAcxkarr', 'Do not use it', 'Perhaps an address of another network: Litecoin'],
  [
    'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t',
    'Do not use it',
    'It has 41 characters. An address of this kind has 42 or 62.',
  ],
  ['bc1qW508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4', 'Do not use it', 'Mixed capital and small letters'],
  ['bitcoin:bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4?amount=0.001', 'Well formed', '0.001 BTC'],
  ['bitcoin:bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4?req-x=1', 'Do not use it', 'must refuse the link'],
  [
    `bitcoin:${addressExamples.p2wpkh}?amount=1&amount=2`,
    'Do not use it',
    'The link says this more than once: amount. The rules forbid that',
  ],
  [
    `bitcoin:${addressExamples.p2wpkh}?amount=1,5`,
    'Do not use it',
    'Do not pay this link. Ask the receiver for a new one.',
  ],
  [
    `bitcoin:${addressExamples.p2wpkh}?bc=${addressExamples.p2tr}`,
    'Well formed',
    'can also be paid another way: Taproot address (P2TR).',
  ],
  [
    `bitcoin:${addressExamples.p2wpkh}?bc=${addressExamples.p2tr.replace(/0$/, 'q')}`,
    'Do not use it',
    'Its problem: Wrong checksum.',
  ],
  [`bitcoin:${addressExamples.p2wpkh}?lightning=${addressExamples.invoice}`, 'Take care', 'that has expired'],
  ['lnurlp://example.com/pay', 'Take care', 'It leads to example.com'],
  // BOLT 12 has no checksum, so that not every typing mistake is noticed.
  [
    'lno1pqps7sjqpgtyzm3qv4uxzmtsd3jjqer9wd3hy6tsw35k7msjzfpy7nz5yqcnygrfdej82um5wf5k2uckyypwa3eyt44h6txtxquqh7lz5djge4afgfjn7k4rgrkuag0jsd5xvxg',
    'Take care',
    'A typing mistake can go unseen',
  ],
])('%s: %s', (text, verdict, sentence) => {
  open();
  paste(text);
  expect(result()).toHaveTextContent(verdict);
  expect(result()).toHaveTextContent(sentence);
});

test('an invoice that has not expired shows its amount and both times', () => {
  jest.useFakeTimers({ now: Date.UTC(2017, 5, 1, 10, 57, 40) });
  open();
  paste(addressExamples.invoice);
  for (const text of ['Well formed', '250,000 sat', 'June 1, 2017 at 10:57 AM UTC', 'June 1, 2017 at 10:58 AM UTC']) {
    expect(result()).toHaveTextContent(text);
  }
  jest.useRealTimers();
});

test.each([
  ['legal winner thank year wave sausage worth useful legal winner thank yellow', 'backup words'],
  [`bitcoin:${addressExamples.p2wpkh}?label=L5oLkpV3aqBjhki6LmvChTCq73v9gyymzzMpBbhDLjDpKCuAXpsi`, 'private key'],
  ['a1075db55d416d3ca199f55b6084e2115b9345e16c5cf302fc80e9d5fbf5d48d', 'private key'],
])('%s gets a warning and is not repeated', (secret, kind) => {
  open();
  paste(secret);
  expect(result()).toHaveTextContent(kind);
  expect(result()).toHaveTextContent('Keep this secret');
  for (const piece of secret.match(/[a-z0-9]{6,}/gi) ?? []) expect(result()).not.toHaveTextContent(piece);
  expect(result().querySelector('dl')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Clear the field' }));
  expect(screen.getByRole('textbox', { name: words.field })).toHaveValue('');
  expect(screen.getByRole('textbox', { name: words.field })).toHaveFocus();
});

test('pasted text is not sent, stored or written into the URL', async () => {
  const request = jest.fn();
  const store = jest.spyOn(Storage.prototype, 'setItem');
  globalThis.fetch = request;
  open();
  const field = screen.getByRole('textbox', { name: words.field });
  paste(addressExamples.p2pkh);
  expect(request).not.toHaveBeenCalled();
  expect(store).not.toHaveBeenCalled();
  expect(window.location.hash).toBe('');
  expect(field).toHaveAttribute('autocomplete', 'off');
  expect(field).toHaveAttribute('spellcheck', 'false');
});

test.each([
  [`Please pay ${addressExamples.p2wpkh}, thank you.`, 'Found inside a longer text. Only this part was judged:'],
  [`https://explorer.example/address/${addressExamples.p2wpkh}`, 'Found inside a web address.'],
])('%s: the panel shows which part it judged', (text, sentence) => {
  open();
  paste(text);
  expect(result()).toHaveTextContent('Well formed');
  expect(result()).toHaveTextContent(sentence);
  expect(within(result()).getByText(addressExamples.p2wpkh)).toBeVisible();
});

test('a text with two addresses asks which one is meant', () => {
  open();
  paste(`${addressExamples.p2wpkh} or ${addressExamples.p2pkh}`);
  expect(result()).toHaveTextContent('Take care');
  expect(result()).toHaveTextContent('Make sure which one is meant. Also found: Legacy address (P2PKH).');
});

test.each([
  [`b\u0441${addressExamples.p2wpkh.slice(2)}`, 'Letters that only look right', 'с (U+0441)'],
  [`\u200b${addressExamples.p2wpkh}`, 'A sign that cannot be seen', 'U+200B'],
])('%s: a letter or sign that does not belong there is named', (text, name, sign) => {
  open();
  paste(text);
  for (const part of ['Do not use it', 'Copy it again', name, sign]) expect(result()).toHaveTextContent(part);
});

test.each([
  ['amount=0', 'asks for an amount of 0'],
  ['req-pop=callback%3a', 'hand a proof of the payment'],
])('a link with %s asks for care, and does not say that it must not be paid', (query, sentence) => {
  open();
  paste(`bitcoin:${addressExamples.p2wpkh}?${query}`);
  expect(result()).toHaveTextContent('Take care');
  expect(result()).toHaveTextContent(sentence);
  expect(result()).not.toHaveTextContent(words.link.next);
});

test.each(Object.entries(words.findings))('%s has at most three sentences each of meaning and advice', (_, texts) => {
  for (const text of [texts.meaning, texts.next]) {
    expect(text.split(/(?<=[.!?])\s/).length).toBeLessThanOrEqual(3);
  }
});

test('every finding has texts', () => {
  expect(Object.keys(words.findings).sort()).toEqual([...FINDINGS].sort());
});

test('a wrong checksum or a test network is never "well formed"', () => {
  for (const text of [addressExamples.typo, addressExamples.test, 'mk2QpYatsKicvFVuTAQLBryyccRXMUaGHP']) {
    const found = identify(text);
    expect(found && judge(found)).not.toBe('good');
  }
});
