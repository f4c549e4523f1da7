import { mineChain } from '@/lib/calculators/block-chain';
import type { Locale } from '@/lib/format/locale';
import { getContent } from './content';

const mined = new Map<Locale, readonly number[]>();

/** The nonces of the true chain in the words of a language: mined once in each build process, some 300,000 tries. */
export function getBlockChainNonces(locale: Locale): readonly number[] {
  const { payments, slips } = getContent(locale).calculators.BlockChain;
  const nonces = mined.get(locale) ?? mineChain([...payments, slips.ben]);
  mined.set(locale, nonces);
  return nonces;
}
