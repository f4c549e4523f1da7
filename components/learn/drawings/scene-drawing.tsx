import clsx from 'clsx';
import type { BackgroundId, Mood, VisualId } from '@/content/lesson';
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
import { HouseOnPaper, LifeRing, OfficeBoxes } from './crisis-2008';
import {
  BlindEnvelope,
  EmptyChair,
  MailThread,
  MaskedGroup,
  NinePages,
  OpenPadlocks,
  PuzzleStamp,
  SameCoinTwice,
} from './cypherpunks';
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
import { FirstBlock, LoneComputer, RunawayCounter, TwoPizzas } from './first-block';
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

/** In alphabetical order, like the ids in content/lesson.ts. */
const drawings: Record<VisualId, () => React.ReactNode> = {
  'balance-of-papers': BalanceOfPapers,
  'bank-queue': BankQueue,
  'banknote-zeros': BanknoteZeros,
  'blind-envelope': BlindEnvelope,
  'bond-swap': BondSwap,
  bread: Bread,
  'bread-and-shoes': BreadAndShoes,
  'chicken-and-cash': ChickenAndCash,
  cigarettes: Cigarettes,
  'clay-tablet': ClayTablet,
  clipboards: Clipboards,
  'clipped-shilling': ClippedShilling,
  'closed-table': ClosedTable,
  'concert-pay': ConcertPay,
  cowries: Cowries,
  'cut-denarius': CutDenarius,
  'donkey-wheat': DonkeyWheat,
  'empty-chair': EmptyChair,
  'empty-shelf': EmptyShelf,
  'factory-clock': FactoryClock,
  'first-block': FirstBlock,
  'framed-note': FramedNote,
  'gold-store': GoldStore,
  'house-on-paper': HouseOnPaper,
  'iron-chest': IronChest,
  'iron-strings': IronStrings,
  'kitchen-scale': KitchenScale,
  ledger: Ledger,
  'life-ring': LifeRing,
  'lone-computer': LoneComputer,
  'mail-thread': MailThread,
  'market-stall': MarketStall,
  'masked-group': MaskedGroup,
  'ming-note': MingNote,
  'mulberry-note': MulberryNote,
  'new-note': NewNote,
  'nine-pages': NinePages,
  'office-boxes': OfficeBoxes,
  'oil-pump': OilPump,
  'open-padlocks': OpenPadlocks,
  'owl-coin': OwlCoin,
  'ox-and-armor': OxAndArmor,
  'pay-packet': PayPacket,
  'phone-payment': PhonePayment,
  'printing-press': PrintingPress,
  'puzzle-stamp': PuzzleStamp,
  queue: Queue,
  'rayed-coin': RayedCoin,
  'runaway-counter': RunawayCounter,
  'salt-bars': SaltBars,
  'same-coin-twice': SameCoinTwice,
  scales: Scales,
  'screw-press': ScrewPress,
  'shared-bowl': SharedBowl,
  'silver-mine': SilverMine,
  'stone-wheel': StoneWheel,
  'sunken-stone': SunkenStone,
  'tally-stick': TallyStick,
  'tax-bag': TaxBag,
  'tobacco-barrel': TobaccoBarrel,
  'torn-notes': TornNotes,
  'two-pizzas': TwoPizzas,
  'two-price-tags': TwoPriceTags,
  'wampum-belt': WampumBelt,
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
