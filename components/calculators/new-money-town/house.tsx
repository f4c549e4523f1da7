import type { DoorId } from '@/lib/calculators/new-money-town';

/** What hangs over the door. */
const signs: Record<DoorId, string> = {
  // A trowel.
  builder: 'M34 22h12l-6 9zM40 22v-4M37 16h6',
  // An anvil.
  smith: 'M32 19h17c-1 4-4 5-7 5v4h4v3H34v-3h4v-4c-4 0-6-2-6-5z',
  // A bowl with steam.
  innkeeper: 'M32 24h16c0 5-3 8-8 8s-8-3-8-8zM37 21c-2-3 2-3 0-6M43 21c-2-3 2-3 0-6',
  // A roll of cloth.
  weaver: 'M33 18h12a3 3 0 0 1 0 6H33zM33 24v7l3-2 3 2 3-2 3 2v-8',
  // A loaf.
  baker: 'M32 30c-2-6 1-11 8-11s10 5 8 11zM36 23l2 3M40 22l2 3M44 23l1 3',
  // An open book.
  teacher: 'M40 20c-3-2-6-2-9-1v11c3-1 6-1 9 1 3-2 6-2 9-1V19c-3-1-6-1-9 1zM40 20v11',
};

/** A house with the sign of its trade. Coins lie at the door of whoever has new money. */
export function House({ door, hasNew }: { door: DoorId; hasNew: boolean }) {
  return (
    <svg viewBox="0 0 80 84" aria-hidden="true" className="block h-auto w-full max-w-28">
      <g strokeWidth="1.6" strokeLinejoin="round" strokeLinecap="round">
        <path d="M8 80V36L40 6l32 30v44z" className="fill-raised stroke-ink" />
        <path d="M4 40L40 6l36 34" className="fill-none stroke-ink" strokeWidth="3" />
        <path d="M58 23V10h7v20" className="fill-raised stroke-ink" />
        <path d={signs[door]} className="fill-paper stroke-ink" strokeWidth="1.6" />
        <path
          d="M32 80V54c0-9 16-9 16 0v26z"
          className={hasNew ? 'fill-loss-fill stroke-ink' : 'fill-sunk stroke-ink'}
        />
        <path
          d="M14 48h11v12H14zM55 48h11v12H55zM19.5 48v12M60.5 48v12"
          className="fill-paper stroke-ink"
          strokeWidth="1.6"
        />
        <path d="M2 80h76" className="stroke-ink" />
        {hasNew && (
          <g className="fill-raised stroke-loss" strokeWidth="1.6">
            <ellipse cx="40" cy="77" rx="9" ry="3" />
            <ellipse cx="41" cy="73" rx="9" ry="3" />
            <ellipse cx="39" cy="69" rx="9" ry="3" />
          </g>
        )}
      </g>
    </svg>
  );
}

/** The pensioner on a bench beside her jar of old coins. */
export function Bench() {
  return (
    <svg viewBox="0 0 120 64" aria-hidden="true" className="block h-16 w-auto shrink-0">
      <g className="fill-raised stroke-ink" strokeWidth="1.6" strokeLinejoin="round" strokeLinecap="round">
        <path d="M6 44h76M12 44v16M76 44v16M8 30h72M12 30v14M76 30v14" className="fill-none" />
        <path d="M34 46c-2-14 2-20 10-20s12 6 10 20l10 1v11h-7v-6H36c-2-1-2-4-2-6z" className="fill-sunk" />
        <circle cx="44" cy="17" r="8" />
        <path d="M35 15c0-12 18-12 18 0-4-3-14-3-18 0z" className="fill-ink" />
        <circle cx="44" cy="5" r="3" className="fill-ink" />
        <path d="M92 34c-3 4-4 8-4 14 0 8 2 12 5 12h14c3 0 5-4 5-12 0-6-1-10-4-14zM90 30h20v4H90z" />
        <path d="M90 48h20M91 54h18" strokeWidth="1.2" />
      </g>
    </svg>
  );
}
