import clsx from 'clsx';
import type { BackgroundId, Mood, VisualId } from '@/content/lesson';
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
import { FLOOR } from './parts';
import { Bread, EmptyShelf, FactoryClock, MarketStall, OilPump, Queue } from './places';
import { ChickenAndCash, Clipboards, Ledger, PhonePayment, PrintingPress } from './things';

const drawings: Record<VisualId, () => React.ReactNode> = {
  scales: Scales,
  'balance-of-papers': BalanceOfPapers,
  'kitchen-scale': KitchenScale,
  'printing-press': PrintingPress,
  wheelbarrow: Wheelbarrow,
  bread: Bread,
  queue: Queue,
  'factory-clock': FactoryClock,
  'empty-shelf': EmptyShelf,
  'banknote-zeros': BanknoteZeros,
  'framed-note': FramedNote,
  'pay-packet': PayPacket,
  'oil-pump': OilPump,
  'chicken-and-cash': ChickenAndCash,
  'phone-payment': PhonePayment,
  'market-stall': MarketStall,
  'new-note': NewNote,
  ledger: Ledger,
  clipboards: Clipboards,
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
