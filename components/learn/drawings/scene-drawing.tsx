import { Floor, SCENE_FLOOR } from '@/components/drawing/floor';
import './scene-drawing.css';
import clsx from 'clsx';
import type { BackgroundId, Mood, VisualId } from '@/content/lesson';
import { CopperPlate, GoldsmithShop, NoteExchange, OldLadyOnChest } from './banknotes';
import {
  CoinSteps,
  DeskMiner,
  DiceAndDiary,
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
  OxForSalt,
  SaltBars,
  StoneWheel,
  SunkenStone,
  TobaccoBarrel,
  WampumBelt,
} from './commodity-money';
import { ClassDiary, Ferry, JumpingPawn, SpareTire, ThreeShoes, TwoNames } from './comparisons';
import { ConcertPay } from './concert-pay';
import { BankDominoes, HouseOnPaper, LifeRing, OfficeBoxes, OneBankBurns } from './crisis-2008';
import { DryFountain, FarmAndCoin, Footprints, NarrowGate, RollerCoaster, WhalePond } from './critics';
import {
  BlindEnvelope,
  EmptyChair,
  LetterFromNobody,
  MailThread,
  MaskedGroup,
  NinePages,
  OpenPadlocks,
  PadlocksAndKey,
  PuzzleStamp,
  SameCoinTwice,
  SealAndRing,
  SteamedLetter,
  VillageWall,
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
import {
  CoatRack,
  LunchClub,
  MeltingIce,
  Pocketknife,
  RubberRuler,
  ThreeFifths,
  ThreeShips,
  ThreeStickers,
  TwoThermometers,
  WateredCups,
} from './everyday';
import { BarterTable, BreadAndShoes, ClayTablet, MeltingNotes, SharedBowl, TallyStick, TwoPriceTags } from './exchange';
import { SealedBoxes, SlipsAndCoins, ThreeWaysToPay, TinAndChocolate, TokensAtNoon } from './fair';
import { FirstBlock, LoneComputer, NewspaperReader, RunawayCounter, TwoPizzas } from './first-block';
import { CouponAndNotes, DoublingMachine, StageCoin, TooSmooth, WrongNumber } from './frauds';
import { BarsOnCart, CoinShop, CourtAndBond, GoldCounter, TwoGoldPrices } from './gold-1933';
import {
  ConferenceTable,
  CrackedBeam,
  DollarsAndGold,
  FamilyTelevision,
  FeverChart,
  FloatingCurrencies,
  GoldConvoy,
  GoldWindow,
  MountainHotel,
  PassportStamp,
  RopedClimbers,
  TvAddress,
} from './gold-and-dollar';
import { AnchorChain, ElementTable, GoldMine, GoldScale, WheatAndMortgage } from './gold-standard';
import { grounds, Sky } from './grounds';
import { CardboardSign, FrozenTag, Landfill, OpenVault, SealedLetter } from './keys';
import { BillTower, DollarStairs, LockedGrille, RateBoard } from './mark-1923';
import { FewerMarshmallows, HundredMachines, OvertakenChain, SteadyPrices, ThousandInBitcoin } from './measured';
import { BanknoteZeros, BillionInDrawer, FullBasket, KitchenScale, PayPacket, TillOfZeros, Wheelbarrow } from './money';
import {
  BallotBox,
  BankOfBanks,
  ChangingBasket,
  GasPump,
  LoanScreen,
  PenAndLoan,
  TimeClock,
  TwoHouses,
} from './new-money';
import { IronChest, IronStrings, MingNote, MulberryNote, TornNotes } from './paper-money';
import { BankQueue, Bread, ButterWindow, EmptyShelf, MarketStall, OilPump, Queue } from './places';
import {
  CounterAndKey,
  DebateCoin,
  HalvedPaycheck,
  LunchList,
  RopeToRock,
  ShellsPassedOn,
  ShutCloakroom,
  TenWeeksOfGold,
} from './promises';
import {
  BrokenCar,
  CliffPath,
  EggOnCushion,
  EmptyBox,
  JarAndBank,
  LoanWheel,
  LumpOrYearly,
  MovingBox,
  OneMarshmallow,
  PaydayCalendar,
  SevenSprouts,
  ThreePiles,
} from './savings';
import { TheaterTickets } from './theater';
import { BarrelAndPurse, Clipboards, Ledger, PhonePayment } from './things';
import {
  BikeAtTheDoor,
  ChatWithAStranger,
  DiskInTheDrawer,
  GiftForTenYears,
  JudgeAndFive,
  SundayNight,
  ThirtyMeals,
} from './turns-now';
import {
  BeadsOfADay,
  BondsAndBars,
  FiveForACheese,
  NoodleStall,
  NotesForLoaves,
  OilAtThreePrices,
  SewingBox,
  SilverOrPress,
  TenCoinsInATin,
  ThreeWorries,
} from './turns-then';
import { BudgetBox, CoinsForNotes, HiddenLedger, ThreeJars, WaiterAndNote } from './war-finance';
import {
  ChickenAndCash,
  ClockOnPhone,
  EmptySafe,
  FramedZeros,
  NoteStrip,
  NotesForOil,
  OneForOne,
  TwoPointers,
} from './zimbabwe-and-venezuela';

/** In alphabetical order, like the ids in content/lesson.ts. */
const drawings: Record<VisualId, (props: { words: readonly string[] }) => React.ReactNode> = {
  'anchor-chain': AnchorChain,
  'ballot-box': BallotBox,
  'bank-dominoes': BankDominoes,
  'bank-of-banks': BankOfBanks,
  'bank-queue': BankQueue,
  'banknote-zeros': BanknoteZeros,
  'barrel-and-purse': BarrelAndPurse,
  'bars-on-cart': BarsOnCart,
  'barter-table': BarterTable,
  'beads-of-a-day': BeadsOfADay,
  'bike-at-the-door': BikeAtTheDoor,
  'bill-tower': BillTower,
  'billion-in-drawer': BillionInDrawer,
  'blind-envelope': BlindEnvelope,
  'bond-swap': BondSwap,
  'bonds-and-bars': BondsAndBars,
  bread: Bread,
  'bread-and-shoes': BreadAndShoes,
  'broken-car': BrokenCar,
  'budget-box': BudgetBox,
  'butter-window': ButterWindow,
  'cardboard-sign': CardboardSign,
  'changing-basket': ChangingBasket,
  'chat-with-a-stranger': ChatWithAStranger,
  'chicken-and-cash': ChickenAndCash,
  cigarettes: Cigarettes,
  'class-diary': ClassDiary,
  'clay-tablet': ClayTablet,
  'cliff-path': CliffPath,
  clipboards: Clipboards,
  'clipped-shilling': ClippedShilling,
  'clock-on-phone': ClockOnPhone,
  'closed-table': ClosedTable,
  'coat-rack': CoatRack,
  'coin-shop': CoinShop,
  'coin-steps': CoinSteps,
  'coins-for-notes': CoinsForNotes,
  'concert-pay': ConcertPay,
  'conference-table': ConferenceTable,
  'copper-plate': CopperPlate,
  'counter-and-key': CounterAndKey,
  'coupon-and-notes': CouponAndNotes,
  'court-and-bond': CourtAndBond,
  cowries: Cowries,
  'cracked-beam': CrackedBeam,
  'cut-denarius': CutDenarius,
  'debate-coin': DebateCoin,
  'desk-miner': DeskMiner,
  'dice-and-diary': DiceAndDiary,
  'disk-in-the-drawer': DiskInTheDrawer,
  'dollar-stairs': DollarStairs,
  'dollars-and-gold': DollarsAndGold,
  'donkey-wheat': DonkeyWheat,
  'doubling-machine': DoublingMachine,
  'dry-fountain': DryFountain,
  'egg-on-cushion': EggOnCushion,
  'element-table': ElementTable,
  'empty-box': EmptyBox,
  'empty-chair': EmptyChair,
  'empty-safe': EmptySafe,
  'empty-shelf': EmptyShelf,
  'family-television': FamilyTelevision,
  'farm-and-coin': FarmAndCoin,
  ferry: Ferry,
  'fever-chart': FeverChart,
  'fewer-marshmallows': FewerMarshmallows,
  'first-block': FirstBlock,
  'five-for-a-cheese': FiveForACheese,
  'floating-currencies': FloatingCurrencies,
  footprints: Footprints,
  'forked-track': ForkedTrack,
  'framed-zeros': FramedZeros,
  'frozen-tag': FrozenTag,
  'full-basket': FullBasket,
  'gas-pump': GasPump,
  'gift-for-ten-years': GiftForTenYears,
  'gold-convoy': GoldConvoy,
  'gold-counter': GoldCounter,
  'gold-mine': GoldMine,
  'gold-scale': GoldScale,
  'gold-store': GoldStore,
  'gold-window': GoldWindow,
  'goldsmith-shop': GoldsmithShop,
  'halved-paycheck': HalvedPaycheck,
  'hidden-ledger': HiddenLedger,
  'house-on-paper': HouseOnPaper,
  'hundred-machines': HundredMachines,
  'iron-chest': IronChest,
  'iron-strings': IronStrings,
  'jar-and-bank': JarAndBank,
  'judge-and-five': JudgeAndFive,
  'jumping-pawn': JumpingPawn,
  'kitchen-scale': KitchenScale,
  landfill: Landfill,
  ledger: Ledger,
  'letter-from-nobody': LetterFromNobody,
  'life-ring': LifeRing,
  'loan-screen': LoanScreen,
  'loan-wheel': LoanWheel,
  'locked-grille': LockedGrille,
  'lone-computer': LoneComputer,
  'lump-or-yearly': LumpOrYearly,
  'lunch-club': LunchClub,
  'lunch-list': LunchList,
  'mail-thread': MailThread,
  'market-stall': MarketStall,
  marshmallow: OneMarshmallow,
  'masked-group': MaskedGroup,
  'melting-ice': MeltingIce,
  'melting-notes': MeltingNotes,
  'mended-jar': MendedJar,
  'ming-note': MingNote,
  'mining-hall': MiningHall,
  'mountain-hotel': MountainHotel,
  'moving-box': MovingBox,
  'mulberry-note': MulberryNote,
  'narrow-gate': NarrowGate,
  'newspaper-reader': NewspaperReader,
  'night-watch': NightWatch,
  'nine-pages': NinePages,
  'noodle-stall': NoodleStall,
  'note-exchange': NoteExchange,
  'note-strip': NoteStrip,
  'notes-for-loaves': NotesForLoaves,
  'notes-for-oil': NotesForOil,
  'office-boxes': OfficeBoxes,
  'oil-at-three-prices': OilAtThreePrices,
  'oil-pump': OilPump,
  'old-lady-on-chest': OldLadyOnChest,
  'one-bank-burns': OneBankBurns,
  'one-for-one': OneForOne,
  'open-padlocks': OpenPadlocks,
  'open-vault': OpenVault,
  'overtaken-chain': OvertakenChain,
  'owl-coin': OwlCoin,
  'ox-and-armor': OxAndArmor,
  'ox-for-salt': OxForSalt,
  'padlocks-and-key': PadlocksAndKey,
  'passport-stamp': PassportStamp,
  'pay-packet': PayPacket,
  'payday-calendar': PaydayCalendar,
  'pen-and-loan': PenAndLoan,
  'phone-payment': PhonePayment,
  pocketknife: Pocketknife,
  'pool-cake': PoolCake,
  'puzzle-stamp': PuzzleStamp,
  queue: Queue,
  'rate-board': RateBoard,
  'rayed-coin': RayedCoin,
  'roller-coaster': RollerCoaster,
  'rope-to-rock': RopeToRock,
  'roped-climbers': RopedClimbers,
  'rubber-ruler': RubberRuler,
  'runaway-counter': RunawayCounter,
  'salt-bars': SaltBars,
  'same-coin-twice': SameCoinTwice,
  'screw-press': ScrewPress,
  'seal-and-ring': SealAndRing,
  'sealed-boxes': SealedBoxes,
  'sealed-letter': SealedLetter,
  'second-mine': SecondMine,
  'seven-sprouts': SevenSprouts,
  'sewing-box': SewingBox,
  'shared-bowl': SharedBowl,
  'shells-passed-on': ShellsPassedOn,
  'shut-cloakroom': ShutCloakroom,
  'silver-mine': SilverMine,
  'silver-or-press': SilverOrPress,
  'slips-and-coins': SlipsAndCoins,
  'spare-tire': SpareTire,
  'stage-coin': StageCoin,
  'steady-prices': SteadyPrices,
  'steamed-letter': SteamedLetter,
  'stone-wheel': StoneWheel,
  'sunday-night': SundayNight,
  'sunken-stone': SunkenStone,
  'tally-stick': TallyStick,
  'tax-bag': TaxBag,
  'ten-coins-in-a-tin': TenCoinsInATin,
  'ten-weeks-of-gold': TenWeeksOfGold,
  'theater-tickets': TheaterTickets,
  'thirty-meals': ThirtyMeals,
  'thousand-in-bitcoin': ThousandInBitcoin,
  'three-fifths': ThreeFifths,
  'three-fingerprints': ThreeFingerprints,
  'three-jars': ThreeJars,
  'three-piles': ThreePiles,
  'three-ships': ThreeShips,
  'three-shoes': ThreeShoes,
  'three-stickers': ThreeStickers,
  'three-ways-to-pay': ThreeWaysToPay,
  'three-worries': ThreeWorries,
  'till-of-zeros': TillOfZeros,
  'time-clock': TimeClock,
  'tin-and-chocolate': TinAndChocolate,
  'tobacco-barrel': TobaccoBarrel,
  'tokens-at-noon': TokensAtNoon,
  'too-smooth': TooSmooth,
  'torn-notes': TornNotes,
  'tv-address': TvAddress,
  'two-chains': TwoChains,
  'two-gold-prices': TwoGoldPrices,
  'two-houses': TwoHouses,
  'two-names': TwoNames,
  'two-pizzas': TwoPizzas,
  'two-pointers': TwoPointers,
  'two-price-tags': TwoPriceTags,
  'two-thermometers': TwoThermometers,
  'village-wall': VillageWall,
  'waiter-and-note': WaiterAndNote,
  'wampum-belt': WampumBelt,
  'watered-cups': WateredCups,
  'whale-pond': WhalePond,
  'wheat-and-mortgage': WheatAndMortgage,
  wheelbarrow: Wheelbarrow,
  'wrong-number': WrongNumber,
};

/** The units of a scene. */
export const SCENE = { width: 320, height: 220, floor: SCENE_FLOOR } as const;

interface SceneProps {
  visual: VisualId;
  background: BackgroundId;
  mood: Mood;
  /** Alternative text. Without it the drawing is decorative. */
  text?: string;
  words?: readonly string[];
}

/** A scene in a frame. A scene at night is dark in both themes. */
export function SceneDrawing({ visual, background, mood, text, words = [] }: SceneProps) {
  const Drawing = drawings[visual];
  return (
    <div
      className={clsx(
        'scene-drawing overflow-hidden rounded-lg border border-line bg-paper',
        background === 'night' && 'scheme-dark',
      )}
    >
      <svg
        viewBox={`0 0 ${SCENE.width} ${SCENE.height}`}
        preserveAspectRatio="xMidYMax slice"
        role={text ? 'img' : undefined}
        aria-label={text}
        aria-hidden={text ? undefined : true}
        className="block h-auto w-full"
      >
        <Sky mood={mood} />
        <Background id={background} />
        <Floor y={SCENE_FLOOR} height={SCENE.height} />
        <Drawing words={words} />
      </svg>
    </div>
  );
}

/** A scene without sky and ground. */
export function SceneArt({ visual, background, text, words = [] }: Omit<SceneProps, 'mood'>) {
  const Drawing = drawings[visual];
  return (
    <svg
      viewBox={`0 0 ${SCENE.width} ${SCENE.height}`}
      role={text ? 'img' : undefined}
      aria-label={text}
      aria-hidden={text ? undefined : true}
      className="block h-auto w-full"
    >
      <Background id={background} />
      <Drawing words={words} />
    </svg>
  );
}

/** A scene without a frame, whose ground goes across the window: 84.5% of its height are above its floor. Around it are a `WideSky` and an element with `isolate`. */
export function WideScene(props: Omit<SceneProps, 'mood'>) {
  return (
    <div className="scene-drawing relative">
      <div aria-hidden="true" className="full-bleed -z-10 absolute inset-x-0 top-[84.5%] bottom-0 text-sunk" />
      <SceneArt {...props} />
      <div aria-hidden="true" className="full-bleed absolute inset-x-0 top-[84.2%] h-[3px] text-ink" />
    </div>
  );
}

const Background = ({ id }: { id: BackgroundId }) => (
  <g className="fill-paper stroke-line" strokeWidth="1.6">
    {grounds[id]}
  </g>
);
