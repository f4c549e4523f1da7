import clsx from 'clsx';
import { useState } from 'react';
import { CalculatorActions } from '@/components/calculators/shared/calculator-actions';
import { Formula } from '@/components/calculators/shared/formula';
import { useFragmentState } from '@/components/calculators/shared/use-fragment-state';
import { Button } from '@/components/ui/button';
import {
  BALANCE_SHEETS_ID,
  centralBankMoney,
  LOANS_PER_CAPITAL,
  MAX_STEPS,
  moneyOfPeople,
  parseStepsHash,
  type Refusal,
  replay,
  START_SHEETS,
  type StepId,
  takeStep,
  toStepsHash,
} from '@/lib/calculators/balance-sheets';
import type { Content } from '@/lib/content/content';
import { fill } from '@/lib/format/fill';
import { formatList } from '@/lib/format/list';
import type { Locale } from '@/lib/format/locale';
import { formatNumber } from '@/lib/format/number';
import { countOf } from '@/lib/format/plural';
import { type BankId, balanceSheetOf, bankIds } from './accounts';
import { BankTemple } from './bank-temple';
import { SheetsTable } from './sheets-table';

interface BalanceSheetsProps {
  locale: Locale;
  words: Content['instruments']['balanceSheets'];
  common: Content['calculators']['common'];
}

const STEPS_OF: Record<BankId, readonly StepId[]> = {
  north: ['loan', 'payment', 'repayment'],
  south: ['cash'],
  central: ['bank-bond', 'saver-bond'],
};

/** A loan is made as an example. */
const FIRST_STEPS: StepId[] = ['loan'];

/** Two banks and a central bank: each press changes their balance sheets, and both sides stay equal. */
export function BalanceSheets({ locale, words, common }: BalanceSheetsProps) {
  const { root, state, change, reset, link } = useFragmentState<readonly StepId[]>({
    id: BALANCE_SHEETS_ID,
    start: () => FIRST_STEPS,
    parse: parseStepsHash,
    toHash: toStepsHash,
  });
  const [refused, setRefused] = useState<{ step: StepId; refusal: Refusal | 'too-many' } | null>(null);
  const all = replay(state) ?? [START_SHEETS];
  const now = all.at(-1) ?? START_SHEETS;
  const before = all.at(-2) ?? now;
  const format = (amount: number) => formatNumber(amount, locale);
  const sheets = bankIds.map((id) => ({ id, ...balanceSheetOf(id, now, before, words.accounts) }));
  const tallest = Math.max(...sheets.map(({ total }) => total));
  const go = (next: readonly StepId[]) => {
    setRefused(null);
    change(() => next);
  };
  const press = (step: StepId) => {
    const result = takeStep(now, step);
    if (state.length >= MAX_STEPS) setRefused({ step, refusal: 'too-many' });
    else if (result.ok) go([...state, step]);
    else setRefused({ step, refusal: result.refusal });
  };
  const said = (): { step: StepId; text: string } | null => {
    const last = state.at(-1);
    if (refused?.refusal === 'too-many') {
      return { step: refused.step, text: fill(words.tooMany, { count: format(MAX_STEPS) }) };
    }
    if (refused) return { step: refused.step, text: words.refusals[refused.refusal] };
    return last ? { step: last, text: words.says[last] } : null;
  };
  const message = said();
  const signed = (by: number) => (by > 0 ? `+${format(by)}` : `−${format(-by)}`);
  const totals = [
    { id: 'people', name: words.people, note: words.peopleNote, of: moneyOfPeople },
    { id: 'central', name: words.central, note: words.centralNote, of: centralBankMoney },
  ];

  return (
    <section
      id={BALANCE_SHEETS_ID}
      ref={root}
      aria-labelledby={`${BALANCE_SHEETS_ID}-title`}
      className="calculator wide plate my-10 overflow-hidden"
    >
      <div className="border-line border-b p-5 md:px-8 md:py-6">
        <h3 id={`${BALANCE_SHEETS_ID}-title`} className="text-2xl md:text-3xl">
          {words.title}
        </h3>
        <p className="mt-2 text-base text-muted">{words.unit}</p>
        <p className="mt-2 text-base text-muted js:hidden">{common.noScript}</p>
      </div>
      <dl aria-label={common.results} className="grid grid-cols-2 border-line border-b">
        {totals.map(({ id, name, note, of }) => {
          const by = of(now) - of(before);
          const direction = by === 0 ? 'same' : by > 0 ? 'more' : 'less';
          return (
            <div key={id} className="border-line p-4 first:border-r md:px-8 md:py-5">
              <dt className="text-base leading-snug">{name}</dt>
              <dd className="mt-1 font-display text-4xl tabular-nums leading-none">{format(of(now))}</dd>
              <dd className={clsx('mt-1.5 text-base', by === 0 ? 'text-muted' : 'font-semibold')}>
                {fill(words.change[direction], { amount: format(Math.abs(by)) })}
              </dd>
              <dd className="mt-1 text-base text-muted max-md:hidden">{note}</dd>
            </div>
          );
        })}
      </dl>
      <div className="grid gap-x-8 gap-y-10 p-5 md:p-8 lg:grid-cols-3">
        {sheets.map(({ id, owns, owes, total }) => {
          const name = words.banks[id];
          const listOf = (accounts: typeof owns) =>
            formatList(
              accounts.map((one) => fill(words.account, { name: one.name, amount: format(one.amount) })),
              locale,
            );
          const isHere = message !== null && STEPS_OF[id].includes(message.step);
          return (
            <div key={id}>
              <div className="mx-auto max-w-sm">
                <BankTemple
                  name={name}
                  owns={{ title: words.owns, accounts: owns }}
                  owes={{ title: words.owes, accounts: owes }}
                  tallest={tallest}
                  format={{
                    account: (label, amount) => fill(words.account, { name: label, amount: format(amount) }),
                    change: signed,
                  }}
                  total={fill(words.total, { amount: format(total) })}
                  text={fill(words.drawing, {
                    bank: name,
                    owned: listOf(owns),
                    owed: listOf(owes),
                    total: format(total),
                  })}
                />
              </div>
              <fieldset className="mt-4 grid gap-2 no-js:hidden print:hidden">
                <legend className="sr-only">{fill(words.group, { bank: name })}</legend>
                {STEPS_OF[id].map((step) => (
                  <Button key={step} onClick={() => press(step)} className="w-full justify-start text-left">
                    {words.steps[step]}
                  </Button>
                ))}
              </fieldset>
              <p
                role="status"
                className={clsx('mt-3 text-base empty:hidden', isHere && refused && 'font-semibold text-loss')}
              >
                {isHere && message.text}
              </p>
            </div>
          );
        })}
      </div>
      <div className="grid grid-cols-1 gap-6 border-line border-t p-5 md:p-8">
        <div className="flex flex-wrap items-center gap-2.5 no-js:hidden print:hidden">
          <Button aria-disabled={state.length === 0} onClick={() => state.length > 0 && go(state.slice(0, -1))}>
            {words.back}
          </Button>
          <Button onClick={() => go([])}>{words.again}</Button>
          <p role="status" className="text-base text-muted">
            {state.length === 0 ? words.start : countOf(words.count, state.length, locale)}
          </p>
        </div>
        <SheetsTable sheets={sheets} words={words} format={format} />
        <CalculatorActions
          words={common.actions}
          link={link}
          onReset={() => {
            setRefused(null);
            reset();
          }}
        />
        <Formula
          words={common.formula}
          lines={words.formula}
          constants={[
            {
              name: words.constants.rule,
              value: fill(words.constants.ruleValue, { times: format(LOANS_PER_CAPITAL) }),
              note: words.constants.ruleNote,
            },
          ]}
        />
      </div>
    </section>
  );
}
