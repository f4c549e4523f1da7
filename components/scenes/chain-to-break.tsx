import { hashChain } from '@/lib/calculators/hash-chain';
import { getContent } from '@/lib/content/content';
import type { Locale } from '@/lib/format/locale';
import { BreakTheChain } from './break-the-chain.island';

export const CHAIN_ID = 'try-to-cheat';

/** The scene with its first hashes in the HTML. */
export async function ChainToBreak({ locale }: { locale: Locale }) {
  const { breakTheChain } = getContent(locale);
  const hashes = await hashChain(breakTheChain.texts);
  return <BreakTheChain texts={breakTheChain.texts} hashes={hashes} words={breakTheChain} />;
}
