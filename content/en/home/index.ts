import { bitcoinVsCrypto } from './bitcoin-vs-crypto';
import { calculator } from './calculator';
import { chartsExhibit } from './charts';
import { crisis } from './crisis';
import { divergence } from './divergence';
import { exhibits } from './exhibits';
import { finalCta } from './final-cta';
import { furtherReading } from './further-reading';
import { hero } from './hero';
import { moralCode } from './moral-code';
import { navigator } from './navigator';
import { practicalGuidance } from './practical-guidance';
import { timeline } from './timeline';

export const home = {
  exhibits,
  calculator,
  navigator,
  timeline,
  hero,
  crisis,
  chartsExhibit,
  divergence,
  bitcoinVsCrypto,
  finalCta,
  furtherReading,
  moralCode,
  practicalGuidance,
};
