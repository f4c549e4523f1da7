import clsx from 'clsx';
import { Button } from '@/components/ui/button';
import type { StepId } from '@/lib/calculators/balance-sheets';
import type { Content } from '@/lib/content/content';
import { fill } from '@/lib/format/fill';
import { formatList } from '@/lib/format/list';
import type { Locale } from '@/lib/format/locale';
import { formatNumber } from '@/lib/format/number';
import type { BalanceSheet, BankId } from './accounts';
import { type Account, BankTemple } from './bank-temple';

/** A bank, the steps that begin there, and what the last of them did. */
export function BankCard({
  sheet: { id, owns, owes, total },
  tallest,
  steps,
  onStep,
  message,
  isRefused,
  words,
  locale,
}: {
  sheet: BalanceSheet & { id: BankId };
  tallest: number;
  steps: readonly StepId[];
  onStep: (step: StepId) => void;
  /** null if the last step was not one of this bank. */
  message: string | null;
  isRefused: boolean;
  words: Content['instruments']['balanceSheets'];
  locale: Locale;
}) {
  const name = words.banks[id];
  const format = (amount: number) => formatNumber(amount, locale);
  const formatAccount = (label: string, amount: number) => fill(words.account, { name: label, amount: format(amount) });
  const listOf = (accounts: readonly Account[]) =>
    formatList(
      accounts.map((one) => formatAccount(one.name, one.amount)),
      locale,
    );
  return (
    <div className="group">
      <div className="mx-auto max-w-sm">
        <BankTemple
          name={name}
          owns={{ title: words.owns, accounts: owns }}
          owes={{ title: words.owes, accounts: owes }}
          tallest={tallest}
          format={{
            account: formatAccount,
            change: (by) => (by > 0 ? `+${format(by)}` : `−${format(-by)}`),
          }}
          total={fill(words.total, { amount: format(total) })}
          text={fill(words.drawing, { bank: name, owned: listOf(owns), owed: listOf(owes), total: format(total) })}
        />
      </div>
      <fieldset className="mt-4 grid gap-2 no-js:hidden print:hidden">
        <legend className="sr-only">{fill(words.group, { bank: name })}</legend>
        {steps.map((step) => (
          <Button key={step} onClick={() => onStep(step)} className="w-full scroll-mt-36 justify-start text-left">
            {words.steps[step]}
          </Button>
        ))}
      </fieldset>
      <p
        role="status"
        // Room for three lines where the banks stand one above the other: the buttons below do not move.
        className={clsx(
          'mt-3 min-h-18 text-base group-last:min-h-0 group-last:empty:hidden lg:min-h-0 lg:empty:hidden print:empty:hidden',
          message && isRefused && 'font-semibold text-loss',
        )}
      >
        {message}
      </p>
    </div>
  );
}
