import { act, fireEvent, render, screen } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { addressExamples } from '@/content/address-examples';
import { identify } from '@/lib/addresses/identify';
import { FINDINGS } from '@/lib/addresses/types';
import { getContent } from '@/lib/content/content';
import { AddressIdentifier } from './address-identifier';
import { judge } from './judgement';

const words = getContent('en').calculators.addressIdentifier;

function open() {
  render(tool);
}

const tool = <AddressIdentifier locale="en" words={words} examples={addressExamples} />;

function paste(text: string) {
  fireEvent.change(screen.getByRole('textbox', { name: words.field }), { target: { value: text } });
}

const result = () => screen.getByRole('region', { name: 'Result' });

test('an example stands there before anything is pasted', () => {
  open();
  expect(result()).toHaveTextContent('Example: bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4');
  expect(result()).toHaveTextContent('SegWit address for one key (P2WPKH)');
  expect(result()).toHaveTextContent('Correct (bech32)');
});

test('a Taproot address: type, network, checksum, length', () => {
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
  [addressExamples.invoice, 'Well formed', '250,000 sat'],
  [
    'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t',
    'Do not use it',
    'It has 41 characters. An address of this kind has 42 or 62.',
  ],
  ['bc1qW508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4', 'Do not use it', 'Mixed capital and small letters'],
  ['bitcoin:bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4?amount=0.001', 'Well formed', '0.001 BTC'],
  ['bitcoin:bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4?req-x=1', 'Do not use it', 'must refuse the link'],
  // BOLT 12 has no checksum, so that nothing can be said of a typing mistake.
  ['lno1pqps7sjqpgt', 'Take care', 'A typing mistake could not be seen here'],
])('%s: %s', (text, verdict, sentence) => {
  open();
  paste(text);
  expect(result()).toHaveTextContent(verdict);
  expect(result()).toHaveTextContent(sentence);
});

test('backup words: a warning, and they are not repeated', () => {
  open();
  const phrase = 'legal winner thank year wave sausage worth useful legal winner thank yellow';
  paste(phrase);
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
  paste(addressExamples.p2pkh);
  expect(request).not.toHaveBeenCalled();
  expect(store).not.toHaveBeenCalled();
  expect(window.location.hash).toBe('');
  expect(field).toHaveAttribute('autocomplete', 'off');
  expect(field).toHaveAttribute('spellcheck', 'false');
});

test('every finding has its words, without a gap that is never filled', () => {
  expect(Object.keys(words.findings).sort()).toEqual([...FINDINGS].sort());
});

test('what was pasted before the script arrived is judged', async () => {
  const page = document.body.appendChild(document.createElement('div'));
  page.innerHTML = renderToString(tool);
  screen.getByRole<HTMLTextAreaElement>('textbox').value = addressExamples.typo;
  const root = await act(async () => hydrateRoot(page, tool));
  expect(result()).toHaveTextContent('Wrong checksum');
  act(() => root.unmount());
  page.remove();
});

/** Presses an example when the tool is React's, and before its effects. */
function PressedAtOnce() {
  useLayoutEffect(() => screen.getByRole('button', { name: words.exampleNames.typo }).click(), []);
  return tool;
}

test('a press at the very moment in which the script arrives is not lost', async () => {
  const page = document.body.appendChild(document.createElement('div'));
  page.innerHTML = renderToString(tool);
  const root = await act(async () => hydrateRoot(page, <PressedAtOnce />));
  expect(result()).toHaveTextContent('Wrong checksum');
  act(() => root.unmount());
  page.remove();
});

test('"well formed" is never said of what has a wrong checksum or belongs to a test network', () => {
  for (const text of [addressExamples.typo, addressExamples.test, 'mk2QpYatsKicvFVuTAQLBryyccRXMUaGHP']) {
    const found = identify(text);
    expect(found && judge(found)).not.toBe('good');
  }
});
