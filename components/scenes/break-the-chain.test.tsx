import { webcrypto } from 'node:crypto';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { en } from '@/content/en';
import { hashChain } from '@/lib/calculators/hash-chain';
import { BreakTheChain } from './break-the-chain';

const words = en.breakTheChain;

beforeEach(() => Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true }));

it('shows a new fingerprint on every page from the changed one on, and the old ones again after "Put it back"', async () => {
  const hashes = await hashChain(words.texts);
  render(<BreakTheChain texts={words.texts} hashes={hashes} words={words} />);
  expect(screen.getByRole('status')).toHaveTextContent('All fingerprints fit.');
  await userEvent.type(screen.getByRole('textbox', { name: 'Page 2' }), '0');
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('2 of 3 fingerprints are new.'));
  // Page 1 keeps its own, which page 2 repeats.
  expect(screen.getAllByText(hashes[0] ?? '')).toHaveLength(2);
  for (const hash of hashes.slice(1)) expect(screen.getByText(hash).closest('s')).toBeVisible();
  // Old and new are named for those who do not see that one is struck through.
  expect(screen.getByText(hashes[2] ?? '').closest('p')).toHaveTextContent(
    new RegExp(`^fingerprint, old: ${hashes[2]}, new: [0-9a-f]{8}$`),
  );
  expect(screen.getByText('Not our copy')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Put it back' }));
  await waitFor(() => expect(screen.getByText(hashes[2] ?? '').closest('s')).toBeNull());
  expect(screen.queryByText('Not our copy')).not.toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent('All fingerprints fit.');
});

it('cheats for the reader at the press of a button', async () => {
  render(<BreakTheChain texts={words.texts} hashes={await hashChain(words.texts)} words={words} />);
  await userEvent.click(screen.getByRole('button', { name: words.cheat.button }));
  expect(screen.getByRole('textbox', { name: 'Page 1' })).toHaveValue('Ana pays Ben 500');
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('3 of 3 fingerprints are new.'));
  await userEvent.click(screen.getByRole('button', { name: 'Put it back' }));
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('All fingerprints fit.'));
});

it('says so where the browser offers no hashing', async () => {
  Object.defineProperty(globalThis, 'crypto', { value: {}, configurable: true });
  render(<BreakTheChain texts={words.texts} hashes={['a', 'b', 'c']} words={words} />);
  await userEvent.type(screen.getByRole('textbox', { name: 'Page 1' }), '0');
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('on secure pages only'));
});
