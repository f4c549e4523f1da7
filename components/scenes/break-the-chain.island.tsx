import { island } from '@/components/islands/island';
import { BreakTheChain as BreakTheChainPart } from './break-the-chain';

export const BreakTheChain = island('BreakTheChain', BreakTheChainPart);
