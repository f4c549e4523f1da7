import { act, fireEvent, render, screen } from '@testing-library/react';
import { addressExamples } from '@/content/address-examples';
import { identify } from '@/lib/addresses/identify';
import type { Identified } from '@/lib/addresses/types';
import { FINDINGS } from '@/lib/addresses/types';
import { getContent } from '@/lib/content/content';
import { AddressIdentifier } from './address-identifier';
import { judge } from './judgement';

const words = getContent('en').calculators.addressIdentifier;

const example = identify(addressExamples.p2wpkh) as Identified;

function open() {
  render(<AddressIdentifier locale="en" words={words} examples={addressExamples} exampleFound={example} />);
}

/** The checker is fetched when the field is first used; then it answers at once. */
async function paste(text: string) {
  await act(async () => {
    fireEvent.change(screen.getByRole('textbox', { name: words.field }), { target: { value: text } });
    await import('@/lib/addresses/identify');
  });
}

const result = () => screen.getByRole('region', { name: 'Result' });

test('an example stands there before anything is pasted', () => {
  open();
  expect(result()).toHaveTextContent('Example: bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4');
  expect(result()).toHaveTextContent('SegWit address for one key (P2WPKH)');
  expect(result()).toHaveTextContent('Correct (bech32)');
});

test('a Taproot address: type, network, checksum, length', async () => {
  open();
  await paste(addressExamples.p2tr);
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
  [addressExamples.invoice, 'Well formed', '250,000 sat'],
  [
    'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t',
    'Do not use it',
    'It has 41 characters. An address of this kind has 42 or 62.',
  ],
  ['bc1qW508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4', 'Do not use it', 'Mixed capital and small letters'],
  ['bitcoin:bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4?amount=0.001', 'Well formed', '0.001 BTC'],
  ['bitcoin:bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4?req-x=1', 'Do not use it', 'must refuse the link'],
  ['lno1pqps7sjqpgtyzm3q', 'Well formed', 'None to test'],
])('%s: %s', async (text, verdict, sentence) => {
  open();
  await paste(text);
  expect(result()).toHaveTextContent(verdict);
  expect(result()).toHaveTextContent(sentence);
});

test('backup words: a warning, and they are not repeated', async () => {
  open();
  const phrase = 'legal winner thank year wave sausage worth useful legal winner thank yellow';
  await paste(phrase);
  expect(result()).toHaveTextContent('This looks like backup words');
  expect(result()).toHaveTextContent('Keep this secret');
  expect(result()).not.toHaveTextContent('winner');
  fireEvent.click(screen.getByRole('button', { name: 'Clear the field' }));
  expect(screen.getByRole('textbox', { name: words.field })).toHaveValue('');
  expect(screen.getByRole('textbox', { name: words.field })).toHaveFocus();
});

test('what is pasted goes nowhere', async () => {
  const request = jest.fn();
  const store = jest.spyOn(Storage.prototype, 'setItem');
  globalThis.fetch = request;
  open();
  const field = screen.getByRole('textbox', { name: words.field });
  await paste(addressExamples.p2pkh);
  expect(request).not.toHaveBeenCalled();
  expect(store).not.toHaveBeenCalled();
  expect(window.location.hash).toBe('');
  expect(field).toHaveAttribute('autocomplete', 'off');
  expect(field).toHaveAttribute('spellcheck', 'false');
});

test('every finding has its words, without a gap that is never filled', () => {
  expect(Object.keys(words.findings).sort()).toEqual([...FINDINGS].sort());
});

test('"well formed" is never said of what has a wrong checksum or belongs to a test network', () => {
  for (const text of [addressExamples.typo, addressExamples.test, 'mk2QpYatsKicvFVuTAQLBryyccRXMUaGHP']) {
    const found = identify(text);
    expect(found && judge(found)).not.toBe('good');
  }
});
