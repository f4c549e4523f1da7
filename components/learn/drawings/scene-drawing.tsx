import clsx from 'clsx';
import type { BackgroundId, Mood, VisualId } from '@/content/lesson';
import {
  CoinSteps,
  DeskMiner,
  ForkedTrack,
  MendedJar,
  MiningHall,
  NightWatch,
  PoolCake,
  SecondMine,
  ThreeFingerprints,
  TwoChains,
} from './bitcoin-rules';
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
import { DryFountain, FarmAndCoin, Footprints, NarrowGate, RollerCoaster, WhalePond } from './critics';
import { BreadAndShoes, ClayTablet, ConcertPay, SharedBowl, TallyStick, TwoPriceTags } from './exchange';
import { grounds, Hatching } from './grounds';
import { CardboardSign, FrozenTag, Landfill, OpenVault, SealedLetter } from './keys';
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
import { FLOOR } from './parts';
import { BankQueue, Bread, EmptyShelf, FactoryClock, MarketStall, OilPump, Queue } from './places';
import { ChickenAndCash, Clipboards, Ledger, PhonePayment, PrintingPress } from './things';

/** In alphabetical order, like the ids in content/lesson.ts. */
const drawings: Record<VisualId, () => React.ReactNode> = {
  'balance-of-papers': BalanceOfPapers,
  'bank-queue': BankQueue,
  'banknote-zeros': BanknoteZeros,
  bread: Bread,
  'bread-and-shoes': BreadAndShoes,
  'cardboard-sign': CardboardSign,
  'chicken-and-cash': ChickenAndCash,
  cigarettes: Cigarettes,
  'clay-tablet': ClayTablet,
  clipboards: Clipboards,
  'coin-steps': CoinSteps,
  'concert-pay': ConcertPay,
  cowries: Cowries,
  'desk-miner': DeskMiner,
  'dry-fountain': DryFountain,
  'empty-shelf': EmptyShelf,
  'factory-clock': FactoryClock,
  'farm-and-coin': FarmAndCoin,
  footprints: Footprints,
  'forked-track': ForkedTrack,
  'framed-note': FramedNote,
  'frozen-tag': FrozenTag,
  'kitchen-scale': KitchenScale,
  landfill: Landfill,
  ledger: Ledger,
  'market-stall': MarketStall,
  'mended-jar': MendedJar,
  'mining-hall': MiningHall,
  'narrow-gate': NarrowGate,
  'new-note': NewNote,
  'night-watch': NightWatch,
  'oil-pump': OilPump,
  'open-vault': OpenVault,
  'ox-and-armor': OxAndArmor,
  'pay-packet': PayPacket,
  'phone-payment': PhonePayment,
  'pool-cake': PoolCake,
  'printing-press': PrintingPress,
  queue: Queue,
  'roller-coaster': RollerCoaster,
  'salt-bars': SaltBars,
  scales: Scales,
  'sealed-letter': SealedLetter,
  'second-mine': SecondMine,
  'shared-bowl': SharedBowl,
  'stone-wheel': StoneWheel,
  'sunken-stone': SunkenStone,
  'tally-stick': TallyStick,
  'three-fingerprints': ThreeFingerprints,
  'tobacco-barrel': TobaccoBarrel,
  'two-chains': TwoChains,
  'two-price-tags': TwoPriceTags,
  'wampum-belt': WampumBelt,
  'whale-pond': WhalePond,
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
