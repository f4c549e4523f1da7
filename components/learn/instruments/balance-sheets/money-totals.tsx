import clsx from 'clsx';
import { centralBankMoney, moneyOfPeople, type Sheets } from '@/lib/calculators/balance-sheets';
import type { Content } from '@/lib/content/content';
import { fill } from '@/lib/format/fill';

/** The two kinds of money, and what the last step changed in each. */
export function MoneyTotals({
  now,
  before,
  label,
  words,
  format,
}: {
  now: Sheets;
  before: Sheets;
  label: string;
  words: Content['instruments']['balanceSheets'];
  format: (amount: number) => string;
}) {
  const totals = [
    { id: 'people', name: words.people, note: words.peopleNote, of: moneyOfPeople },
    { id: 'central', name: words.central, note: words.centralNote, of: centralBankMoney },
  ];
  return (
    // Sticky below the progress header until the three banks stand side by side: a press far down changes these sums.
    <dl
      aria-label={label}
      className="sticky top-14 z-[5] grid grid-cols-2 border-line border-b bg-raised [@media(max-height:40rem)]:static lg:static print:static"
    >
      {totals.map(({ id, name, note, of }) => {
        const by = of(now) - of(before);
        const direction = by === 0 ? 'same' : by > 0 ? 'more' : 'less';
        return (
          <div key={id} className="border-line px-4 py-2.5 first:border-r md:px-8 lg:py-5">
            <dt className="text-base leading-snug">{name}</dt>
            <dd className="mt-1 font-display text-3xl tabular-nums lg:text-4xl leading-none">{format(of(now))}</dd>
            <dd className={clsx('mt-1 text-base leading-snug lg:mt-1.5', by === 0 ? 'text-muted' : 'font-semibold')}>
              {fill(words.change[direction], { amount: format(Math.abs(by)) })}
            </dd>
            <dd className="mt-1 text-base text-muted max-lg:hidden">{note}</dd>
          </div>
        );
      })}
    </dl>
  );
}
