import { island } from '@/components/islands/island';
import { BreakTheChain as BreakTheChainPart } from './break-the-chain';
import { DrawYourGuess as DrawYourGuessPart } from './draw-your-guess';

export const BreakTheChain = island('BreakTheChain', BreakTheChainPart);
export const DrawYourGuess = island('DrawYourGuess', DrawYourGuessPart);
