import { blockChainNonces } from '@/content/examples/block-chain-nonces';
import { type mineChain, readChain } from '@/lib/calculators/block-chain';
import { getContent, writtenLocales } from '@/lib/content/content';
import { getBlockChainNonces } from './block-chain-nonces';

test.each(writtenLocales)('content/examples/block-chain-nonces.ts has the nonces for the payments in %s', (locale) => {
  expect(blockChainNonces[locale]).toEqual(getBlockChainNonces(locale));
});

test('getBlockChainNonces mines a chain that holds when a payment has changed', async () => {
  const { payments, slips } = getContent('en').calculators.BlockChain;
  jest.resetModules();
  jest.doMock('@/content/examples/block-chain-nonces', () => ({ blockChainNonces: { en: [1, 2, 3, 4, 5] } }));
  jest.doMock('@/lib/calculators/block-chain', () => ({ mineChain: jest.fn(() => [6]), readChain }));
  const mocked: typeof import('./block-chain-nonces') = require('./block-chain-nonces');
  const { mineChain: mine }: { mineChain: typeof mineChain } = require('@/lib/calculators/block-chain');
  expect(mocked.getBlockChainNonces('en')).toEqual([6]);
  expect(mine).toHaveBeenCalledWith([...payments, slips.ben]);
});
