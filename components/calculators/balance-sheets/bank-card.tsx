import clsx from 'clsx';
import { Button } from '@/components/ui/button';
import { Fold } from '@/components/ui/folds/fold';
import type { StepId } from '@/lib/calculators/balance-sheets';
import type { Content } from '@/lib/content/content';
import { fill } from '@/lib/format/fill';
import { formatList } from '@/lib/format/list';
import type { Locale } from '@/lib/format/locale';
import { formatNumber } from '@/lib/format/number';
import type { BalanceSheet, BankId } from './accounts';
import { type Account, BankTemple } from './bank-temple';

/** A bank, the steps that begin there, and what the last of them did. The steps of the central bank, the hardest, are folded. */
export function BankCard({
  sheet: { id, owns, owes, total },
  steps,
  onStep,
  message,
  isRefused,
  formatChange,
  words,
  locale,
}: {
  sheet: BalanceSheet & { id: BankId };
  steps: readonly StepId[];
  onStep: (step: StepId) => void;
  /** null if the last step was not one of this bank. */
  message: string | null;
  isRefused: boolean;
  formatChange: (by: number) => string;
  words: Content['calculators']['BalanceSheets'];
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
  const choices = (
    <fieldset className="mt-4 grid grid-cols-2 content-start gap-2 no-js:hidden print:hidden md:grid-cols-1">
      <legend className="sr-only">{fill(words.group, { bank: name })}</legend>
      {steps.map((step) => (
        <Button
          key={step}
          onClick={() => onStep(step)}
          className="w-full scroll-mt-20 justify-start text-left leading-snug max-lg:rounded-2xl max-md:[&:last-of-type:nth-of-type(odd)]:col-span-2 md:scroll-mt-36"
        >
          {words.steps[step]}
        </Button>
      ))}
    </fieldset>
  );
  return (
    <div className="md:grid md:max-lg:grid-cols-[24rem_1fr] md:max-lg:grid-rows-[auto_1fr] md:max-lg:gap-x-8 lg:row-span-3 lg:grid-rows-subgrid lg:gap-y-0">
      <div className="mx-auto w-full max-w-sm md:max-lg:row-span-2 lg:self-end">
        <BankTemple
          name={name}
          owns={{ title: words.owns, accounts: owns }}
          owes={{ title: words.owes, accounts: owes }}
          format={{
            account: formatAccount,
            change: formatChange,
          }}
          total={fill(words.total, { amount: format(total) })}
          text={fill(words.drawing, { bank: name, owned: listOf(owns), owed: listOf(owes), total: format(total) })}
        />
      </div>
      {id === 'central' ? (
        <div className="mt-3 no-js:hidden print:hidden">
          <Fold summary={words.further} summaryClass="text-base font-semibold">
            {choices}
          </Fold>
        </div>
      ) : (
        choices
      )}
      <p
        role="status"
        className={clsx(
          'mt-3 text-base empty:hidden lg:min-h-18 lg:empty:block print:empty:hidden',
          message && isRefused && 'font-semibold text-loss',
        )}
      >
        {message}
      </p>
    </div>
  );
}
