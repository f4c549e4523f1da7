import clsx from 'clsx';
import {
  BASE_COINS,
  type DoorId,
  doorIds,
  type EntryId,
  EVERYBODY,
  stepsFrom,
  type TownDay,
} from '@/lib/calculators/new-money-town';
import type { Content } from '@/lib/content/content';
import { fill } from '@/lib/format/fill';
import { Bench, House } from './house';

/** Clockwise around the square, in the order of the money: three doors above the pensioner and three below. */
const PLACES: Record<DoorId, string> = {
  builder: 'col-start-1 row-start-1',
  smith: 'col-start-2 row-start-1',
  innkeeper: 'col-start-3 row-start-1',
  weaver: 'col-start-3 row-start-3',
  baker: 'col-start-2 row-start-3',
  teacher: 'col-start-1 row-start-3',
};

interface TownSquareProps {
  words: Content['calculators']['NewMoneyTown'];
  entry: EntryId;
  day: number;
  town: TownDay;
  number: (value: number) => string;
  onEnter: (entry: EntryId) => void;
}

/** Six doors as buttons: pressing one lets the new money in there. */
export function TownSquare({ words, entry, day, town, number, onEnter }: TownSquareProps) {
  return (
    <fieldset className="@container min-w-0">
      <legend className="mb-2.5 font-semibold text-base">{words.entry}</legend>
      {/* A column is as wide as its longest name, and the names have the size for which three columns have room. */}
      <div className="grid grid-cols-[repeat(3,minmax(min-content,1fr))] gap-2">
        {doorIds.map((door) => {
          const isEntry = entry === door;
          const hasNew = entry === EVERYBODY || stepsFrom(entry, door) < day;
          const isDearer = town.prices[door] > BASE_COINS;
          return (
            <button
              key={door}
              type="button"
              aria-pressed={isEntry}
              onClick={() => onEnter(door)}
              className={clsx(
                'grid content-start justify-items-center rounded-lg border px-1 pt-2 pb-2.5 text-[clamp(0.75rem,5.2cqi,1rem)] leading-tight hover:border-ink',
                isEntry ? 'border-2 border-ink bg-sunk' : 'border-control bg-paper',
                PLACES[door],
              )}
            >
              <House door={door} hasNew={hasNew} />
              <span className="mt-1.5 font-semibold">{words.people[door]}</span>{' '}
              <span className={clsx('mt-1 tabular-nums', isDearer ? 'font-semibold text-loss' : 'text-muted')}>
                {fill(words.price, { good: words.goods[door], price: number(town.prices[door]) })}
              </span>
              {hasNew && <span className="sr-only">{`, ${isEntry ? words.enters : words.hasNew}`}</span>}
            </button>
          );
        })}
        <div className="col-span-3 row-start-2 flex flex-wrap items-center justify-center gap-4 rounded-lg bg-sunk px-3 py-2">
          <Bench />
          <p className="flex-1 basis-32 text-base text-muted leading-snug">
            {entry === EVERYBODY ? words.squareAll : words.square}
          </p>
        </div>
      </div>
    </fieldset>
  );
}
