import clsx from 'clsx';
import { heldBySize, heldPart } from '@/lib/calculators/cushion';

/** Beside its name and its number, or below both where the column is narrow. */
const BAR = 'block h-3.5 w-full max-sm:order-1 max-sm:col-span-2 md:max-lg:order-1 md:max-lg:col-span-2';

/** In how many of all years a cushion holds: the reader's, and those of the compared sizes. */
export function HeldBars({
  household,
  label,
  note,
  nameOf,
  yours,
  shareOf,
}: {
  household: { spendingUsd: number; savingsUsd: number; putAsideUsd: number };
  label: string;
  note: string;
  nameOf: (months: number) => string;
  yours: string;
  shareOf: (part: number) => string;
}) {
  const rows = [
    ...heldBySize(household).map(({ months, part }) => ({ months, part, name: nameOf(months), isYours: false })),
    {
      months: household.savingsUsd / household.spendingUsd,
      part: heldPart(household),
      name: yours,
      isYours: true,
    },
  ].sort((a, b) => a.months - b.months || Number(a.isYours) - Number(b.isYours));
  return (
    <div>
      <h4 id="cushion-held" className="text-xl">
        {label}
      </h4>
      <p className="mt-2 text-base text-muted">{note}</p>
      <ul aria-labelledby="cushion-held" className="mt-5 grid gap-2.5">
        {rows.map(({ part, name, isYours }) => (
          <li
            key={name}
            className={clsx(
              'grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 sm:max-md:grid-cols-[12rem_1fr_7rem] lg:grid-cols-[9rem_1fr_6.5rem]',
              isYours && 'font-semibold',
            )}
          >
            <span className="text-base">{name}</span>{' '}
            <svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true" className={BAR}>
              <path d="M0 0h100v4H0z" className="fill-sunk" />
              <path d={`M0 0h${100 * part}v4H0z`} className={isYours ? 'fill-ink' : 'fill-gain-fill'} />
            </svg>
            <span className="text-right text-base tabular-nums">{shareOf(part)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
