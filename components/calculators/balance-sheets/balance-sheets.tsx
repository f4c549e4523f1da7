'use client';

import { useState } from 'react';
import { useFragmentState } from '@/components/fragment/use-fragment-state';
import { Button } from '@/components/ui/button';
import {
  BALANCE_SHEETS_ID,
  LOANS_PER_CAPITAL,
  MAX_STEPS,
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
import type { Locale } from '@/lib/format/locale';
import { formatNumber } from '@/lib/format/number';
import { countOf } from '@/lib/format/plural';
import { CalculatorActions } from '../frame/calculator-actions';
import { CalculatorSection } from '../frame/calculator-section';
import { LessonFormula, LessonTasks, withLesson } from '../frame/in-lesson';
import { LinkNotice } from '../frame/link-notice';
import { type BankId, balanceSheetOf, bankIds } from './accounts';
import { BankCard } from './bank-card';
import { BankRow } from './bank-row';
import { MoneyTotals } from './money-totals';
import { SheetsTable } from './sheets-table';

interface BalanceSheetsProps {
  locale: Locale;
  words: Content['calculators']['BalanceSheets'];
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
export const BalanceSheets = withLesson(function BalanceSheets({ locale, words, common }: BalanceSheetsProps) {
  const { root, state, lost, change, reset, link } = useFragmentState<readonly StepId[]>({
    id: BALANCE_SHEETS_ID,
    start: () => FIRST_STEPS,
    parse: parseStepsHash,
    toHash: toStepsHash,
  });
  const [refused, setRefused] = useState<{ step: StepId; refusal: Refusal | 'too-many' } | null>(null);
  const all = replay(state) ?? [START_SHEETS];
  const now = all.at(-1) ?? START_SHEETS;
  // A refused step changed nothing: the drawings mark no account.
  const before = refused ? now : (all.at(-2) ?? now);
  const format = (amount: number) => formatNumber(amount, locale);
  const formatChange = (by: number) => (by > 0 ? `+${format(by)}` : `−${format(-by)}`);
  const sheets = bankIds.map((id) => ({ id, ...balanceSheetOf(id, now, before, words.accounts) }));
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

  return (
    <CalculatorSection
      id={BALANCE_SHEETS_ID}
      root={root}
      title={words.title}
      head={
        <>
          <LinkNotice lost={lost} words={common.damagedLink} />
          <p className="mt-2 text-base text-muted">{words.unit}</p>
          <p className="mt-2 text-base text-muted js:hidden">{common.noScript}</p>
        </>
      }
    >
      <MoneyTotals now={now} before={before} label={common.results} words={words} format={format} />
      <div className="border-line border-b p-4 empty:hidden md:px-8">
        <LessonTasks />
      </div>
      <div className="flex flex-wrap items-center gap-2.5 border-line border-b p-4 no-js:hidden md:px-8 print:hidden">
        <Button aria-disabled={state.length === 0} onClick={() => state.length > 0 && go(state.slice(0, -1))}>
          {words.back}
        </Button>
        <Button onClick={() => go([])}>{words.again}</Button>
        <p role="status" className="text-base text-muted">
          {state.length === 0 ? words.start : countOf(words.count, state.length, locale)}
        </p>
      </div>
      <div className="border-line border-b px-5 py-4 lg:hidden print:hidden">
        <BankRow sheets={sheets} names={words.banks} formatChange={formatChange} />
      </div>
      <div className="grid gap-x-8 gap-y-8 p-5 md:p-8 lg:grid-cols-3 lg:grid-rows-[auto_auto_auto] lg:gap-y-0">
        {sheets.map((sheet) => (
          <BankCard
            key={sheet.id}
            sheet={sheet}
            steps={STEPS_OF[sheet.id]}
            onStep={press}
            message={message && STEPS_OF[sheet.id].includes(message.step) ? message.text : null}
            isRefused={refused !== null}
            words={words}
            formatChange={formatChange}
            locale={locale}
          />
        ))}
      </div>
      <div className="grid grid-cols-1 gap-6 border-line border-t p-5 md:p-8">
        <SheetsTable sheets={sheets} words={words} format={format} />
        <CalculatorActions
          words={common.actions}
          link={link}
          onReset={() => {
            setRefused(null);
            reset();
          }}
        />
        <LessonFormula
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
    </CalculatorSection>
  );
});
