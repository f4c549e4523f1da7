'use client';

import { useMemo } from 'react';
import { NumberField, SelectField } from '@/components/ui/fields/field';
import { Disclosure } from '@/components/ui/folds/disclosure';
import {
  directionOf,
  FULL_TIME_HOURS,
  HOURS_RANGE,
  type HoursTable,
  hoursOfWork,
} from '@/lib/calculators/hours-of-work';
import type { ItemKey } from '@/lib/calculators/time-machine';
import type { Content } from '@/lib/content/content';
import { fill } from '@/lib/format/fill';
import type { Locale } from '@/lib/format/locale';
import { formatDollars, formatMoney, formatNumber, NO_VALUE } from '@/lib/format/number';
import { CalculatorActions } from '../frame/calculator-actions';
import { CalculatorFrame } from '../frame/calculator-frame';
import type { CalculatorFields } from '../frame/fields';
import { LessonFormula, LessonTasks, withLesson } from '../frame/in-lesson';
import { LinkNotice } from '../frame/link-notice';
import { Results } from '../frame/results';
import { useCalculator } from '../frame/use-calculator';
import { formatChange, formatWorkTime } from './format-work';
import { HoursTableView } from './hours-table-view';
import { ThenAndNow } from './then-and-now';

const HOURS_ID = 'hours-of-work';

/** Without coffee: most years have no official price of a cup. */
const THINGS = ['milk', 'bread', 'gas', 'car', 'medianHouse'] as const satisfies readonly ItemKey[];

function fieldsOf(years: readonly string[]) {
  return {
    thing: { kind: 'choice', initial: 'milk', options: THINGS },
    year: { kind: 'choice', initial: years[0] ?? '', options: years },
    hoursThen: { kind: 'number', initial: FULL_TIME_HOURS, ...HOURS_RANGE },
    hoursNow: { kind: 'number', initial: FULL_TIME_HOURS, ...HOURS_RANGE },
  } as const satisfies CalculatorFields;
}

interface HoursOfWorkProps {
  locale: Locale;
  table: HoursTable;
  words: Content['calculators']['HoursOfWork'];
  common: Content['calculators']['common'];
}

/** The price of a thing then and now, in hours of work of the median household and after inflation. */
export const HoursOfWork = withLesson(function HoursOfWork({ locale, table, words, common }: HoursOfWorkProps) {
  const years = useMemo(() => table.slice(0, -1).map(({ year }) => String(year)), [table]);
  const fields = useMemo(() => fieldsOf(years), [years]);
  const calculator = useCalculator({ id: HOURS_ID, fields, locale, errorWords: common.errors });
  const { thing, year, hoursThen, hoursNow } = calculator.values;
  const pastYear = String(year);
  const presentYear = String(table.at(-1)?.year ?? '');
  const input = { year: Number(year), hoursThen, hoursNow };
  const result = hoursOfWork({ thing, ...input }, table);
  const time = (hours: number) => formatWorkTime(hours, words.units, locale);
  const verdictOf = (change: number) => {
    const direction = directionOf(change);
    return fill(words.verdict[direction], { percent: formatChange(change, locale) });
  };
  const disagrees =
    result !== null && directionOf(result.hoursChange) !== directionOf(result.realChange)
      ? result.hoursChange < result.realChange
        ? words.disagree
        : words.disagreeSlower
      : undefined;
  const rows = table.filter((row) => row.year === Number(year) || row === table.at(-1));

  return (
    <CalculatorFrame
      id={HOURS_ID}
      root={calculator.root}
      notice={<LinkNotice lost={calculator.lost} words={common.damagedLink} />}
      title={words.title}
      noScript={common.noScript}
      fields={
        <>
          <LessonTasks />
          <div className="flex flex-wrap gap-4 *:odd:grow-3 *:odd:basis-43 *:even:grow-2 *:even:basis-29">
            <SelectField {...calculator.bind('thing')} label={words.thing}>
              {THINGS.map((id) => (
                <option key={id} value={id}>
                  {words.things[id]}
                </option>
              ))}
            </SelectField>
            <SelectField {...calculator.bind('year')} label={words.year}>
              {years.map((id) => (
                <option key={id} value={id}>
                  {fill(words.yearNames, { year: id })}
                </option>
              ))}
            </SelectField>
          </div>
        </>
      }
      results={
        <div className="grid gap-6">
          <Results
            label={common.results}
            results={[
              {
                id: 'hours',
                label: words.hours,
                value: result ? verdictOf(result.hoursChange) : NO_VALUE,
                note:
                  result === null
                    ? undefined
                    : fill(words.hoursNote, {
                        past: time(result.past.hours),
                        present: time(result.present.hours),
                        pastYear,
                        presentYear,
                      }),
              },
              {
                id: 'real',
                label: words.real,
                value: result ? verdictOf(result.realChange) : NO_VALUE,
                note:
                  result === null
                    ? undefined
                    : fill(words.realNote, {
                        past: formatDollars(result.past.priceUsd, locale),
                        real: formatDollars(result.pastInPresentUsd, locale),
                        present: formatDollars(result.present.priceUsd, locale),
                        pastYear,
                        presentYear,
                      }),
              },
            ]}
          />
          {disagrees && <p className="rounded-lg bg-sunk p-4 text-base">{disagrees}</p>}
        </div>
      }
    >
      {/* Below the answer, which a reader on a phone looks for right after a choice. */}
      <div className="grid gap-6 lg:grid-cols-2 lg:gap-16">
        {result && <ThenAndNow result={result} words={words} locale={locale} />}
        <fieldset className="min-w-0 lg:self-center">
          <legend className="font-semibold text-base">{words.paidHours}</legend>
          <div className="mt-3 grid grid-cols-2 gap-4">
            <NumberField {...calculator.bind('hoursThen')} label={fill(words.hoursOf, { year: pastYear })} />
            <NumberField {...calculator.bind('hoursNow')} label={fill(words.hoursOf, { year: presentYear })} />
          </div>
          <p className="mt-3 text-base text-muted">{words.hoursHint}</p>
        </fieldset>
      </div>
      <div>
        <HoursTableView
          title={fill(words.table, { past: pastYear, present: presentYear })}
          words={words}
          rows={THINGS.map((id) => ({
            id,
            name: words.things[id],
            result: hoursOfWork({ thing: id, ...input }, table),
          }))}
          years={[pastYear, presentYear]}
          time={time}
          verdict={verdictOf}
        />
        <Disclosure title={words.caveats}>
          <ul className="grid gap-2 text-base">
            {words.caveatList.map((caveat) => (
              <li key={caveat} className="border-line border-l-2 pl-4">
                {caveat}
              </li>
            ))}
          </ul>
        </Disclosure>
      </div>
      <CalculatorActions words={common.actions} link={calculator.link} onReset={calculator.reset} />
      <LessonFormula
        words={common.formula}
        lines={words.formula.map((line) => fill(line, { present: presentYear }))}
        constants={rows.flatMap((row) => [
          {
            name: fill(words.constants.income, { year: row.year }),
            value: formatMoney(row.incomeUsd, locale, 0),
          },
          { name: fill(words.constants.cpi, { year: row.year }), value: formatNumber(row.cpi, locale, 3) },
        ])}
      />
    </CalculatorFrame>
  );
});
