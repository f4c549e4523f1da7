'use client';

import { ArrowUp, Plus } from 'lucide';
import { useEffect, useRef, useState } from 'react';
import { Button, buttonClass } from '@/components/ui/button';
import { NumberField } from '@/components/ui/fields/field';
import { ReadableDetails } from '@/components/ui/folds/readable-details';
import { Icon } from '@/components/ui/icon';
import { MAX_STANDARD_WEIGHT } from '@/lib/bitcoin';
import { FEE_ID, fee } from '@/lib/calculators/fee';
import { consolidation, SIZER_ID, transactionSize } from '@/lib/calculators/transaction-size';
import type { Content } from '@/lib/content/content';
import { fill } from '@/lib/format/fill';
import type { Locale } from '@/lib/format/locale';
import { formatNumber, NO_VALUE } from '@/lib/format/number';
import { toFragment, toPartialFragment } from '@/lib/fragment';
import { CalculatorActions } from '../frame/calculator-actions';
import { CalculatorSection } from '../frame/calculator-section';
import { Formula } from '../frame/formula';
import { LinkNotice } from '../frame/link-notice';
import { Results } from '../frame/results';
import { ConsolidationHint } from './consolidation-hint';
import { InputFields } from './input-fields';
import { OutputRow } from './output-row';
import { amountKey, MAX_OUTPUTS, readRate, readShape, type SizerState, simplePayment } from './sizer-state';
import { sizesUsed } from './sizes-used';
import { useSizer } from './use-sizer';

const EXAMPLES = ['p2pkh', 'p2wpkh', 'p2tr'] as const;

export function TransactionSizer({
  locale,
  words,
  common,
}: {
  locale: Locale;
  words: Content['calculators']['TransactionSizer'];
  common: Content['calculators']['common'];
}) {
  const [announced, setAnnounced] = useState('');
  const outputs = useRef<HTMLDivElement>(null);

  const sizer = useSizer(locale, { ...common.errors, ...words.errors });
  const { state, errors, remarkOn } = sizer;
  const shown = (name: string) => sizer.restedErrors[name] && errors[name];

  const shape = readShape(state, locale);
  const rate = readRate(state, locale);
  const outcome = transactionSize(shape);
  const size = outcome.ok ? outcome.value : null;
  const cost = size && fee({ sizeVbytes: size.vbytes, rateSatsPerVbyte: rate });
  const hasNoInput =
    !outcome.ok && outcome.problems.some(({ field, problem }) => field === 'inputs' && problem === 'too-small');
  const joined = cost?.ok ? consolidation(shape, rate) : null;
  const number = (value: number, max = 0) => formatNumber(value, locale, { min: 0, max });

  // The focused button is removed with its row: focus the previous row, or the added one.
  const focusOn = useRef<number | null>(null);
  useEffect(() => {
    if (focusOn.current === null) return;
    const rows = outputs.current?.querySelectorAll('select');
    rows?.[Math.min(focusOn.current, rows.length - 1)]?.focus();
    focusOn.current = null;
  });

  return (
    <CalculatorSection
      id={SIZER_ID}
      root={sizer.root}
      title={words.title}
      head={<LinkNotice lost={sizer.lost} words={common.damagedLink} />}
    >
      <div className="grid gap-8 p-5 md:p-8">
        <div>
          <p className="mb-4 text-base text-muted js:hidden">{common.noScript}</p>
          <p className="text-base text-muted">{words.examples}</p>
          <div className="mt-2 flex flex-wrap gap-2">
            {EXAMPLES.map((type) => {
              const example = transactionSize(readShape(simplePayment(type, state.rate), locale));
              return (
                <Button
                  key={type}
                  className="no-js:border-0 no-js:px-0"
                  onClick={() => sizer.change((before) => simplePayment(type, before.rate))}
                >
                  {fill(words.example, {
                    name: words.exampleNames[type],
                    vbytes: example.ok ? number(example.value.vbytes) : NO_VALUE,
                  })}
                </Button>
              );
            })}
          </div>
        </div>

        <fieldset>
          <legend className="font-display text-xl">{words.inputs}</legend>
          <p className="mt-1 text-base text-muted">{words.inputsHelp}</p>
          <InputFields
            counts={state.inputs}
            rate={rate}
            errorOf={shown}
            remarkOf={remarkOn}
            locale={locale}
            words={words}
            onChange={(type, text) =>
              sizer.type(type, text, (before) => ({ ...before, inputs: { ...before.inputs, [type]: text } }))
            }
          />
          <p role="alert" className="mt-3 font-medium text-base text-loss empty:hidden">
            {hasNoInput && words.noInputs}
          </p>
        </fieldset>

        <fieldset>
          <legend className="font-display text-xl">{words.outputs}</legend>
          <p className="mt-1 text-base text-muted">{words.outputsHelp}</p>
          <div ref={outputs} className="mt-4 grid gap-4">
            {state.outputs.map((output, index) => (
              <OutputRow
                key={output.key}
                n={index + 1}
                output={output}
                amountSats={errors[amountKey(index)] ? undefined : shape.outputs[index]?.amountSats}
                isDust={!errors[amountKey(index)] && (size?.isDust[index] ?? false)}
                rate={rate}
                error={shown(amountKey(index))}
                remark={remarkOn(amountKey(index))}
                locale={locale}
                words={words}
                onChange={(change) => {
                  const next = (before: SizerState) => ({
                    ...before,
                    outputs: before.outputs.map((each) => (each.key === output.key ? { ...each, ...change } : each)),
                  });
                  if (change.amount === undefined) sizer.change(next, 'outputs');
                  else sizer.type(amountKey(index), change.amount, next);
                }}
                {...(state.outputs.length > 1 && {
                  onRemove: () => {
                    focusOn.current = Math.max(0, index - 1);
                    setAnnounced(fill(words.outputRemoved, { n: index + 1 }));
                    sizer.removeOutput(output.key);
                  },
                })}
              />
            ))}
          </div>
          {state.outputs.length < MAX_OUTPUTS ? (
            <Button
              className="mt-4 no-js:hidden print:hidden"
              onClick={() => {
                focusOn.current = state.outputs.length;
                setAnnounced(fill(words.outputAdded, { n: state.outputs.length + 1 }));
                sizer.addOutput();
              }}
            >
              <Icon node={Plus} className="size-4" />
              {words.addOutput}
            </Button>
          ) : (
            <p className="mt-4 text-base text-muted">{fill(words.mostOutputs, { max: MAX_OUTPUTS })}</p>
          )}
          <span role="status" className="sr-only">
            {announced}
          </span>
        </fieldset>
      </div>

      <div className="grid items-start gap-8 border-line border-t p-5 md:grid-cols-2 md:p-8">
        <div className="grid justify-items-start gap-6 [&>div]:w-full">
          <NumberField
            id={`${SIZER_ID}-rate`}
            label={words.rate}
            value={state.rate}
            error={shown('rate')}
            remark={remarkOn('rate')}
            onChange={({ target }) => sizer.type('rate', target.value, (before) => ({ ...before, rate: target.value }))}
          />
          {size && (
            <a
              href={`#${cost?.ok ? toFragment(FEE_ID, { sizeVbytes: size.vbytes, rateSatsPerVbyte: rate }) : toPartialFragment(FEE_ID, { sizeVbytes: size.vbytes })}`}
              className={buttonClass('primary', 'mt-6 no-js:hidden print:hidden')}
              // The fee calculator restores the fragment and scrolls into view, but does not take the focus.
              onClick={() =>
                setTimeout(() => document.getElementById(`${FEE_ID}-sizeVbytes`)?.focus({ preventScroll: true }), 50)
              }
            >
              <Icon node={ArrowUp} className="size-4" />
              {words.useSize}
            </a>
          )}
        </div>
        <div>
          <Results
            label={common.results}
            results={[
              {
                id: 'size',
                label: words.size,
                value: size ? fill(words.sizeValue, { vbytes: number(size.vbytes) }) : NO_VALUE,
                ...(size && { note: fill(words.sizeNote, { weight: number(size.weight) }) }),
              },
              {
                id: 'fee',
                label: words.fee,
                value: cost?.ok ? fill(words.feeValue, { sats: number(cost.value.sats) }) : NO_VALUE,
              },
            ]}
          />
          {size && !size.isStandard && (
            <p role="status" className="mt-4 font-medium text-base text-loss">
              {fill(words.tooHeavy, { max: number(MAX_STANDARD_WEIGHT) })}
            </p>
          )}
        </div>
      </div>

      <div className="grid gap-6 border-line border-t p-5 md:p-8">
        {joined && size && (
          <ConsolidationHint joined={joined} inputs={size.inputs} rate={rate} locale={locale} words={words} />
        )}
        <CalculatorActions words={common.actions} link={sizer.link} onReset={sizer.reset} />
        <ReadableDetails summary={common.formula.folded} summaryClass="font-semibold text-base">
          <Formula words={common.formula} lines={words.formula} constants={sizesUsed(locale, words)} isTitled={false} />
          <p className="mt-4 text-base text-muted">{words.countsNote}</p>
        </ReadableDetails>
      </div>
    </CalculatorSection>
  );
}
