import { blockChainNonces } from '@/content/examples/block-chain-nonces';
import { mineChain, readChain } from '@/lib/calculators/block-chain';
import { getContent } from '@/lib/content/content';
import type { Locale } from '@/lib/format/locale';

const checked = new Map<Locale, readonly number[]>();

/** The nonces of the true chain in the words of a language, mined where those of content/examples/block-chain-nonces.ts do not fit. */
export function getBlockChainNonces(locale: Locale): readonly number[] {
  const known = checked.get(locale);
  if (known) return known;
  const { payments, slips } = getContent(locale).calculators.BlockChain;
  const all = [...payments, slips.ben];
  const kept: readonly number[] = blockChainNonces[locale];
  const blocks = readChain(all.map((payment, index) => ({ payment, nonces: [kept[index] ?? 0] })));
  const nonces = blocks.every(({ holds }) => holds) ? kept : mineChain(all);
  checked.set(locale, nonces);
  return nonces;
}
