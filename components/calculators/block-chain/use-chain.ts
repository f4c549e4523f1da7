import { useState } from 'react';
import { useFragmentState } from '@/components/fragment/use-fragment-state';
import {
  BLOCK_CHAIN_ID,
  type ChainState,
  LENGTH,
  parseChainHash,
  readChain,
  type ShareId,
  type SlipId,
  toChainHash,
} from '@/lib/calculators/block-chain';
import type { Content } from '@/lib/content/content';
import { useMiner } from './use-miner';

/**
 * The state of the chain: what the reader wrote and mined, in the URL fragment.
 *
 * @param nonces of the chain with the payments that `words` has, mined when the page was built
 */
export function useChain(words: Content['calculators']['BlockChain'], nonces: readonly number[]) {
  const { tampered } = words;
  const { state, change, reset, ...fragment } = useFragmentState<ChainState>({
    id: BLOCK_CHAIN_ID,
    start: () => ({
      payments: words.payments.map((payment, index) => (index === tampered.block - 1 ? tampered.payment : payment)),
      slip: 'ben',
      mined: Array<null>(LENGTH).fill(null),
      share: 'third',
    }),
    parse: parseChainHash,
    toHash: toChainHash,
  });
  const [lastMined, setLastMined] = useState<number | null>(null);
  const [isEdited, setEdited] = useState(false);

  const blocks = readChain(
    [...state.payments, words.slips[state.slip]].map((payment, index) => ({
      payment,
      nonces: [nonces[index] ?? 0, ...(state.mined[index] === null ? [] : [state.mined[index] as number])],
    })),
  );
  const honest = [...words.payments, words.slips.ben];
  const broken = blocks.findIndex(({ holds }) => !holds);
  const target = blocks[broken];
  const miner = useMiner(target ? { ...target, height: broken + 1 } : null, (nonce) => {
    setLastMined(broken);
    change((before) => ({ ...before, mined: before.mined.map((one, index) => (index === broken ? nonce : one)) }));
  });
  const edit = (next: (before: ChainState) => ChainState) => {
    miner.stop();
    setLastMined(null);
    setEdited(true);
    change(next);
  };

  return {
    ...fragment,
    state,
    blocks,
    /** Index of the first block whose payment is not the one that everybody knows; −1 if there is none. */
    changed: honest.findIndex((payment, index) => payment !== blocks[index]?.payment),
    /** Index of the first block that does not hold; −1 if there is none. */
    broken,
    /** Index of the block that was mined last, null if the chain was edited since. */
    lastMined,
    /** Whether the reader has changed a payment on this page. */
    isEdited,
    miner,
    setPayment: (at: number, payment: string) =>
      edit((before) => ({ ...before, payments: before.payments.map((one, index) => (index === at ? payment : one)) })),
    setSlip: (slip: SlipId) => edit((before) => ({ ...before, slip })),
    setShare: (share: ShareId) => change((before) => ({ ...before, share })),
    reset() {
      miner.stop();
      setLastMined(null);
      reset();
    },
  };
}

export type Chain = ReturnType<typeof useChain>;
