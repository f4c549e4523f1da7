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
  words: Content['calculators']['BalanceSheets'];
  format: (amount: number) => string;
}) {
  const totals = [
    { id: 'people', name: words.people, short: words.short.people, note: words.peopleNote, of: moneyOfPeople },
    { id: 'central', name: words.central, short: words.short.central, note: words.centralNote, of: centralBankMoney },
  ];
  return (
    // Sticky until the three banks are side by side: a press far down changes these sums. On a phone the strip takes the place of the
    // progress header, so that the banks have the rest of the screen.
    <dl
      aria-label={label}
      className="sticky top-0 z-20 grid grid-cols-2 border-line border-b bg-raised md:top-14 md:z-[5] low:static lg:static print:static"
    >
      {totals.map(({ id, name, short, note, of }) => {
        const by = of(now) - of(before);
        const direction = by === 0 ? 'same' : by > 0 ? 'more' : 'less';
        return (
          <div
            key={id}
            className="border-line px-4 first:border-r max-md:flex max-md:min-h-16 max-md:flex-wrap max-md:content-center max-md:items-baseline max-md:gap-x-2 md:px-8 md:py-2.5 lg:py-5"
          >
            <dt className="text-base leading-snug max-md:basis-full max-md:text-sm">
              <span className="max-md:sr-only">{name}</span>
              <span aria-hidden="true" className="md:hidden">
                {short}
              </span>
            </dt>
            <dd className="font-display text-3xl tabular-nums leading-none md:mt-1 lg:text-4xl">{format(of(now))}</dd>
            <dd className={clsx('text-base leading-snug md:mt-1 lg:mt-1.5', by === 0 ? 'text-muted' : 'font-semibold')}>
              <span className="max-md:sr-only">{fill(words.change[direction], { amount: format(Math.abs(by)) })}</span>
              <span aria-hidden="true" className="md:hidden">
                {fill(words.short.change[direction], { amount: format(Math.abs(by)) })}
              </span>
            </dd>
            <dd className="mt-1 text-base text-muted max-lg:hidden">{note}</dd>
          </div>
        );
      })}
    </dl>
  );
}
