import { island } from '@/components/islands/island';
import { DrawYourGuess as DrawYourGuessPart } from './draw-your-guess';

export const DrawYourGuess = island('DrawYourGuess', DrawYourGuessPart);
