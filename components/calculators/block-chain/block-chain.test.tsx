import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { en } from '@/content/en';
import { getBlockChainNonces } from '@/lib/content/block-chain-nonces';
import { BlockChain } from './block-chain';

const words = en.calculators.BlockChain;

beforeEach(() => {
  Element.prototype.scrollIntoView = () => {};
  window.history.replaceState(null, '', '/');
});

const show = () =>
  render(<BlockChain locale="en" words={words} common={en.calculators.common} nonces={getBlockChainNonces('en')} />);
const states = () =>
  within(screen.getByRole('list', { name: words.chain }))
    .getAllByRole('listitem')
    .map((item) => (within(item).queryByText(words.states.holds) ? 'holds' : 'broken'));
const says = () => document.querySelector('[role=status]')?.textContent;
const payment = (block: number) => screen.getByRole('textbox', { name: `Payment in block ${block}` });
const results = () => [...screen.getByLabelText('Results').querySelectorAll('dt + dd')].map((one) => one.textContent);
const write = async (block: number, text: string) => {
  await userEvent.clear(payment(block));
  await userEvent.type(payment(block), text);
};
async function mine(block: number) {
  await userEvent.click(screen.getByRole('button', { name: `Mine block ${block} again` }));
  await waitFor(() => expect(states()[block - 1]).toBe('holds'), { timeout: 30_000 });
}

test('starts with a changed payment: its block and all after it are broken', () => {
  show();
  expect(states()).toEqual(['holds', 'holds', 'broken', 'broken', 'broken']);
  expect(says()).toBe('Block 3 is broken, and with it every block after it.');
  expect(results()).toEqual(['5', '2', '12.5%']);
  expect(screen.getByRole('img', { name: /^Two chains share 2 blocks.*has 5 blocks, yours has 2/ })).toBeVisible();
});

test('holds again with the true payment, and breaks from the first block on with one letter', async () => {
  show();
  await write(3, words.payments[2] ?? '');
  expect(states()).toEqual(Array(5).fill('holds'));
  expect(says()).toBe(words.says.whole);
  expect(results()).toEqual(['5', '5', '—']);
  expect(screen.getByRole('button', { name: words.nothingToMine })).toHaveAttribute('aria-disabled', 'true');
  await userEvent.type(payment(1), '!');
  expect(states()).toEqual(Array(5).fill('broken'));
});

test('mines the changed blocks again while the others pull ahead', async () => {
  show();
  await mine(3);
  expect(states()).toEqual(['holds', 'holds', 'holds', 'broken', 'broken']);
  expect(says()).toMatch(/^Block 3 holds again, after [\d,]+ numbers\. But block 4 now follows another fingerprint/);
  expect(results()).toEqual(['7', '3', '6.3%']);
  await mine(4);
  await mine(5);
  expect(says()).toBe(words.says.forged);
  expect(results()).toEqual(['11', '5', '1.6%']);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: words.share }), 'Two thirds');
  expect(results()).toEqual(['6', '5', '100%']);
  // The work for both payments is kept: the true one holds without mining.
  await write(3, words.payments[2] ?? '');
  expect(states()).toEqual(Array(5).fill('holds'));
}, 120_000);

test('keeps one of two payments of a coin, and the other takes its place only with new work', async () => {
  show();
  const slip = (name: string) => screen.getByRole('radio', { name: new RegExp(`^${name}`) });
  expect(slip(words.slips.ben)).toHaveAccessibleName(/waiting$/);
  await write(3, words.payments[2] ?? '');
  expect(slip(words.slips.ben)).toHaveAccessibleName(/in the chain$/);
  expect(slip(words.slips.cleo)).toHaveAccessibleName(/refused: coin 7 is spent$/);
  await userEvent.click(slip(words.slips.cleo));
  expect(states()).toEqual(['holds', 'holds', 'holds', 'holds', 'broken']);
  expect(says()).toBe('Block 5 is broken.');
  await mine(5);
  expect(slip(words.slips.cleo)).toHaveAccessibleName(/in the chain$/);
  expect(slip(words.slips.ben)).toHaveAccessibleName(/refused/);
}, 60_000);

test('stops mining when the reader presses Stop or changes a payment', async () => {
  show();
  await userEvent.click(screen.getByRole('button', { name: 'Mine block 3 again' }));
  await userEvent.click(screen.getByRole('button', { name: words.stop }));
  expect(screen.getByRole('button', { name: 'Mine block 3 again' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Mine block 3 again' }));
  await userEvent.type(payment(1), '0');
  expect(screen.getByRole('button', { name: 'Mine block 1 again' })).toBeVisible();
});

test('restores a chain from a link, says when a text is too long for one, and resets', async () => {
  window.history.replaceState(null, '', '/#block-chain?p1=Ana+pays+Eve+9&p3=Cleo+pays+Dan+3+coins&share=tenth');
  show();
  expect(payment(1)).toHaveValue('Ana pays Eve 9');
  expect(states()).toEqual(Array(5).fill('broken'));
  expect(results()).toEqual(['5', '0', 'less than 0.01%']);
  await userEvent.click(payment(2));
  await userEvent.paste('x'.repeat(100));
  expect(screen.getByText(/only texts up to 80 letters fit into a link/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: en.calculators.common.actions.reset }));
  expect(payment(3)).toHaveValue(words.tampered.payment);
});
