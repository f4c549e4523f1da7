import { CalculatorFrame } from '@/components/calculators/shared/calculator-frame';
import { toFieldText } from '@/components/calculators/shared/fields';
import { NumberField, SelectField } from '@/components/ui/field';
import { readPriceClock } from '@/lib/calculators/weimar';
import { formatDate } from '@/lib/format/number';
import { ClockResults } from './clock-results';
import { CLOCK_ID, clockStart } from './clock-start';
import { ClockTable } from './clock-table';
import type { PriceClockProps } from './price-clock';

/** The clock's example as the exported page holds it: all there is without script, and what stands until script is there. */
export function StillClock({ locale, table, words, common }: PriceClockProps) {
  const { month, wage } = clockStart(table);
  return (
    <CalculatorFrame
      id={CLOCK_ID}
      title={words.title}
      noScript={common.noScript}
      fields={
        <>
          <SelectField id={`${CLOCK_ID}-month`} label={words.month} defaultValue={month}>
            <option value={month}>{formatDate(month, locale)}</option>
          </SelectField>
          <NumberField
            id={`${CLOCK_ID}-wage`}
            label={words.wage}
            defaultValue={toFieldText(wage, locale)}
            readOnly={true}
          />
          <p className="text-base text-muted">{words.estimate}</p>
        </>
      }
      results={
        <ClockResults
          locale={locale}
          words={words}
          outcome={readPriceClock(table, month, wage)}
          label={common.results}
        />
      }
    >
      <ClockTable locale={locale} words={words} table={table} month={month} wage={wage} />
    </CalculatorFrame>
  );
}
