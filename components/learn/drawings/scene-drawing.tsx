import clsx from 'clsx';
import type { BackgroundId, Mood, VisualId } from '@/content/lesson';
import { CopperPlate, GoldsmithShop, NoteExchange, OldLadyOnChest } from './banknotes';
import {
  Cigarettes,
  Cowries,
  OxAndArmor,
  SaltBars,
  StoneWheel,
  SunkenStone,
  TobaccoBarrel,
  WampumBelt,
} from './commodity-money';
import {
  BondSwap,
  ClippedShilling,
  ClosedTable,
  CutDenarius,
  DonkeyWheat,
  GoldStore,
  OwlCoin,
  RayedCoin,
  ScrewPress,
  SilverMine,
  TaxBag,
} from './debasement';
import { BreadAndShoes, ClayTablet, ConcertPay, SharedBowl, TallyStick, TwoPriceTags } from './exchange';
import { BarsOnCart, CoinShop, CourtAndBond, GoldCounter, TwoGoldPrices } from './gold-1933';
import { AnchorChain, ElementTable, GoldMine, GoldScale, WheatAndMortgage } from './gold-standard';
import { grounds, Hatching } from './grounds';
import {
  BalanceOfPapers,
  BanknoteZeros,
  FramedNote,
  KitchenScale,
  NewNote,
  PayPacket,
  Scales,
  Wheelbarrow,
} from './money';
import { IronChest, IronStrings, MingNote, MulberryNote, TornNotes } from './paper-money';
import { FLOOR } from './parts';
import { BankQueue, Bread, EmptyShelf, FactoryClock, MarketStall, OilPump, Queue } from './places';
import { ChickenAndCash, Clipboards, Ledger, PhonePayment, PrintingPress } from './things';
import { BudgetBox, CoinsForNotes, HiddenLedger, ThreeJars, WaiterAndNote } from './war-finance';

/** In alphabetical order, like the ids in content/lesson.ts. */
const drawings: Record<VisualId, () => React.ReactNode> = {
  'anchor-chain': AnchorChain,
  'balance-of-papers': BalanceOfPapers,
  'bank-queue': BankQueue,
  'banknote-zeros': BanknoteZeros,
  'bars-on-cart': BarsOnCart,
  'bond-swap': BondSwap,
  bread: Bread,
  'bread-and-shoes': BreadAndShoes,
  'budget-box': BudgetBox,
  'chicken-and-cash': ChickenAndCash,
  cigarettes: Cigarettes,
  'clay-tablet': ClayTablet,
  clipboards: Clipboards,
  'clipped-shilling': ClippedShilling,
  'closed-table': ClosedTable,
  'coin-shop': CoinShop,
  'coins-for-notes': CoinsForNotes,
  'concert-pay': ConcertPay,
  'copper-plate': CopperPlate,
  'court-and-bond': CourtAndBond,
  cowries: Cowries,
  'cut-denarius': CutDenarius,
  'donkey-wheat': DonkeyWheat,
  'element-table': ElementTable,
  'empty-shelf': EmptyShelf,
  'factory-clock': FactoryClock,
  'framed-note': FramedNote,
  'gold-counter': GoldCounter,
  'gold-mine': GoldMine,
  'gold-scale': GoldScale,
  'gold-store': GoldStore,
  'goldsmith-shop': GoldsmithShop,
  'hidden-ledger': HiddenLedger,
  'iron-chest': IronChest,
  'iron-strings': IronStrings,
  'kitchen-scale': KitchenScale,
  ledger: Ledger,
  'market-stall': MarketStall,
  'ming-note': MingNote,
  'mulberry-note': MulberryNote,
  'new-note': NewNote,
  'note-exchange': NoteExchange,
  'oil-pump': OilPump,
  'old-lady-on-chest': OldLadyOnChest,
  'owl-coin': OwlCoin,
  'ox-and-armor': OxAndArmor,
  'pay-packet': PayPacket,
  'phone-payment': PhonePayment,
  'printing-press': PrintingPress,
  queue: Queue,
  'rayed-coin': RayedCoin,
  'salt-bars': SaltBars,
  scales: Scales,
  'screw-press': ScrewPress,
  'shared-bowl': SharedBowl,
  'silver-mine': SilverMine,
  'stone-wheel': StoneWheel,
  'sunken-stone': SunkenStone,
  'tally-stick': TallyStick,
  'tax-bag': TaxBag,
  'three-jars': ThreeJars,
  'tobacco-barrel': TobaccoBarrel,
  'torn-notes': TornNotes,
  'two-gold-prices': TwoGoldPrices,
  'two-price-tags': TwoPriceTags,
  'waiter-and-note': WaiterAndNote,
  'wampum-belt': WampumBelt,
  'wheat-and-mortgage': WheatAndMortgage,
  wheelbarrow: Wheelbarrow,
};

/** A scene at night is dark in both themes. */
export function SceneDrawing({
  visual,
  background,
  mood,
  text,
}: {
  visual: VisualId;
  background: BackgroundId;
  mood: Mood;
  /** Alternative text. Without it the drawing is decorative. */
  text?: string;
}) {
  const Drawing = drawings[visual];
  return (
    <div
      className={clsx(
        'overflow-hidden rounded-lg border border-line bg-paper',
        background === 'night' && 'scheme-dark',
      )}
    >
      <svg
        viewBox="0 0 320 220"
        role={text ? 'img' : undefined}
        aria-label={text}
        aria-hidden={text ? undefined : true}
        className="block h-auto w-full"
      >
        <Hatching mood={mood} />
        <g className="fill-paper stroke-line" strokeWidth="1.4">
          {grounds[background]}
        </g>
        <rect y={FLOOR} width="320" height={220 - FLOOR} className="fill-sunk" />
        <path d={`M0 ${FLOOR}h320`} className="stroke-ink" strokeWidth="2" />
        <Drawing />
      </svg>
    </div>
  );
}
