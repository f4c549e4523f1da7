import type { LessonCover } from '@/content/lesson';
import { CopperPlate } from './banknotes';
import { MendedJar, ThreeFingerprints } from './bitcoin-rules';
import { OxAndArmor, SunkenStone } from './commodity-money';
import { ConcertPay } from './concert-pay';
import { BankDominoes } from './crisis-2008';
import { FarmAndCoin } from './critics';
import { LetterFromNobody, SteamedLetter } from './cypherpunks';
import { ClosedTable, GoldStore, TaxBag } from './debasement';
import { TwoPriceTags } from './exchange';
import { NewspaperReader } from './first-block';
import { DoublingMachine } from './frauds';
import { BarsOnCart } from './gold-1933';
import { FamilyTelevision, MountainHotel } from './gold-and-dollar';
import { ElementTable } from './gold-standard';
import { CardboardSign } from './keys';
import { BanknoteZeros, BillionInDrawer, Wheelbarrow } from './money';
import { GasPump, LoanScreen } from './new-money';
import { IronStrings } from './paper-money';
import { BrokenCar, LumpOrYearly, ThreePiles } from './savings';
import { type DrawingOf, SceneFrame } from './scene-frame';
import type { SceneValues } from './scene-values';
import { BarrelAndPurse } from './things';
import { WaiterAndNote } from './war-finance';

/** The drawings that are the cover of a lesson, so that a part that draws covers in the browser loads these only. */
export const covers: Readonly<Record<string, DrawingOf>> = {
  'bank-dominoes': BankDominoes,
  'banknote-zeros': BanknoteZeros,
  'barrel-and-purse': BarrelAndPurse,
  'bars-on-cart': BarsOnCart,
  'billion-in-drawer': BillionInDrawer,
  'broken-car': BrokenCar,
  'cardboard-sign': CardboardSign,
  'closed-table': ClosedTable,
  'concert-pay': ConcertPay,
  'copper-plate': CopperPlate,
  'doubling-machine': DoublingMachine,
  'element-table': ElementTable,
  'family-television': FamilyTelevision,
  'farm-and-coin': FarmAndCoin,
  'gas-pump': GasPump,
  'gold-store': GoldStore,
  'iron-strings': IronStrings,
  'letter-from-nobody': LetterFromNobody,
  'loan-screen': LoanScreen,
  'lump-or-yearly': LumpOrYearly,
  'mended-jar': MendedJar,
  'mountain-hotel': MountainHotel,
  'newspaper-reader': NewspaperReader,
  'ox-and-armor': OxAndArmor,
  'steamed-letter': SteamedLetter,
  'sunken-stone': SunkenStone,
  'tax-bag': TaxBag,
  'three-fingerprints': ThreeFingerprints,
  'three-piles': ThreePiles,
  'two-price-tags': TwoPriceTags,
  'waiter-and-note': WaiterAndNote,
  wheelbarrow: Wheelbarrow,
};

/** A cover with the numbers that it shows. */
export interface ValuedCover extends LessonCover {
  values: SceneValues | undefined;
}

/** The cover of a lesson, drawn in the browser. */
export function CoverDrawing({ visual, ...scene }: ValuedCover) {
  const drawing = covers[visual];
  return drawing && <SceneFrame drawing={drawing} {...scene} />;
}
