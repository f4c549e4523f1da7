import clsx from 'clsx';
import { SelectField } from '@/components/ui/fields/field';
import { formatDateWithinYear } from '@/lib/format/date';
import type { Locale } from '@/lib/format/locale';

const MONTH_NUMBERS = Array.from({ length: 12 }, (_, i) => String(i + 1).padStart(2, '0'));

/** Selects for month and year: one select would have hundreds of options. */
export function MonthField({
  id,
  legend,
  words,
  months,
  value,
  error,
  remark,
  locale,
  onChange,
}: {
  id: string;
  legend: string;
  words: { month: string; year: string };
  /** The options, oldest first, without a gap. */
  months: readonly string[];
  value: string;
  error?: string;
  remark?: string;
  locale: Locale;
  onChange: (month: string) => void;
}) {
  const [year = '', month = ''] = value.split('-');
  const [first = value, last = value] = [months[0], months.at(-1)];
  const years = [...new Set(months.map((each) => each.slice(0, 4)))];
  // The first and the last year are incomplete.
  const nearest = (wanted: string) => (wanted < first ? first : wanted > last ? last : wanted);

  return (
    <fieldset aria-describedby={clsx(error && `${id}-error`, remark && `${id}-remark`) || undefined}>
      <legend className="mb-1.5 font-semibold text-base">{legend}</legend>
      <div className="flex flex-wrap gap-3 *:first:grow-[3] *:first:basis-32 *:last:grow-[2] *:last:basis-24">
        <SelectField
          id={`${id}-month`}
          label={words.month}
          value={month}
          aria-invalid={error ? true : undefined}
          onChange={(event) => onChange(`${year}-${event.target.value}`)}
        >
          {MONTH_NUMBERS.map((number) => (
            <option key={number} value={number} disabled={`${year}-${number}` < first || `${year}-${number}` > last}>
              {formatDateWithinYear(`2000-${number}`, locale)}
            </option>
          ))}
        </SelectField>
        <SelectField
          id={`${id}-year`}
          label={words.year}
          value={year}
          aria-invalid={error ? true : undefined}
          onChange={(event) => onChange(nearest(`${event.target.value}-${month}`))}
        >
          {years.map((each) => (
            <option key={each}>{each}</option>
          ))}
        </SelectField>
      </div>
      <p id={`${id}-error`} role="alert" className="mt-1.5 font-medium text-base text-loss empty:hidden">
        {error}
      </p>
      {remark && (
        <p id={`${id}-remark`} className="mt-1.5 font-medium text-base text-muted">
          {remark}
        </p>
      )}
    </fieldset>
  );
}
