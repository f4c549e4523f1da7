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
import { BreadAndShoes, ClayTablet, ConcertPay, SharedBowl, TallyStick, TwoPriceTags } from './exchange';
import {
  ConferenceTable,
  CrackedBeam,
  DollarsAndGold,
  FeverChart,
  FloatingCurrencies,
  GoldConvoy,
  GoldWindow,
  MountainHotel,
  PassportStamp,
  RopedClimbers,
  TvAddress,
} from './gold-and-dollar';
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
import { BallotBox, BankOfBanks, ChangingBasket, LoanScreen, PenAndLoan, TimeClock, TwoHouses } from './new-money';
import { FLOOR } from './parts';
import { BankQueue, Bread, EmptyShelf, FactoryClock, MarketStall, OilPump, Queue } from './places';
import { ChickenAndCash, Clipboards, Ledger, PhonePayment, PrintingPress } from './things';

/** In alphabetical order, like the ids in content/lesson.ts. */
const drawings: Record<VisualId, () => React.ReactNode> = {
  'balance-of-papers': BalanceOfPapers,
  'ballot-box': BallotBox,
  'bank-of-banks': BankOfBanks,
  'bank-queue': BankQueue,
  'banknote-zeros': BanknoteZeros,
  bread: Bread,
  'bread-and-shoes': BreadAndShoes,
  'changing-basket': ChangingBasket,
  'chicken-and-cash': ChickenAndCash,
  cigarettes: Cigarettes,
  'clay-tablet': ClayTablet,
  clipboards: Clipboards,
  'concert-pay': ConcertPay,
  'conference-table': ConferenceTable,
  cowries: Cowries,
  'cracked-beam': CrackedBeam,
  'dollars-and-gold': DollarsAndGold,
  'empty-shelf': EmptyShelf,
  'factory-clock': FactoryClock,
  'fever-chart': FeverChart,
  'floating-currencies': FloatingCurrencies,
  'framed-note': FramedNote,
  'gold-convoy': GoldConvoy,
  'gold-window': GoldWindow,
  'kitchen-scale': KitchenScale,
  ledger: Ledger,
  'loan-screen': LoanScreen,
  'market-stall': MarketStall,
  'mountain-hotel': MountainHotel,
  'new-note': NewNote,
  'oil-pump': OilPump,
  'ox-and-armor': OxAndArmor,
  'passport-stamp': PassportStamp,
  'pay-packet': PayPacket,
  'pen-and-loan': PenAndLoan,
  'phone-payment': PhonePayment,
  'printing-press': PrintingPress,
  queue: Queue,
  'roped-climbers': RopedClimbers,
  'salt-bars': SaltBars,
  scales: Scales,
  'shared-bowl': SharedBowl,
  'stone-wheel': StoneWheel,
  'sunken-stone': SunkenStone,
  'tally-stick': TallyStick,
  'time-clock': TimeClock,
  'tobacco-barrel': TobaccoBarrel,
  'tv-address': TvAddress,
  'two-houses': TwoHouses,
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
