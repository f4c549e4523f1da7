import { Disclosure } from '@/components/ui/folds/disclosure';
import { ScrollFrame } from '@/components/ui/scroll-frame';
import { answers, type BankRun, type BankSettings, runBank } from '@/lib/calculators/bank-of-issue';
import type { Content } from '@/lib/content/content';
import { fill } from '@/lib/format/fill';
import type { Locale } from '@/lib/format/locale';
import { formatNumber } from '@/lib/format/number';
import { countOf } from '@/lib/format/plural';

type Words = Content['calculators']['BankOfIssue'];

const columns = ['day', 'brought', 'paid', 'gold', 'notes'] as const;

/** Every day of the run, and the end of the run for each of the four answers. */
export function RunTables({
  settings,
  run,
  words,
  locale,
}: {
  settings: BankSettings;
  run: BankRun;
  words: Words;
  locale: Locale;
}) {
  return (
    <div>
      <Disclosure title={words.table}>
        <ScrollFrame label={words.table}>
          <table className="w-full max-w-2xl text-base tabular-nums">
            <caption className="mb-3 text-left text-muted">{words.tableCaption}</caption>
            <thead>
              <tr className="border-ink border-b-2 text-right align-bottom leading-tight">
                {columns.map((column) => (
                  <th key={column} scope="col" className="py-2 pl-2 first:pl-0 first:text-left">
                    {words.tableColumns[column]}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {run.days.map((day) => (
                <tr key={day.day} className="border-line border-b text-right">
                  <th scope="row" className="py-2 text-left font-normal">
                    {day.day}
                  </th>
                  {columns.slice(1).map((column) => (
                    <td key={column} className="py-2 pl-2">
                      {formatNumber(day[column], locale)}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollFrame>
      </Disclosure>
      <Disclosure title={words.compare}>
        <ScrollFrame label={words.compare}>
          <table className="w-full max-w-2xl text-base leading-snug">
            <caption className="mb-3 text-left text-muted">
              {fill(words.compareCaption, { lent: formatNumber(settings.lent, locale) })}
            </caption>
            <thead>
              <tr className="border-ink border-b-2 text-left align-bottom">
                <th scope="col" className="py-2 pr-3">
                  {words.compareColumns.answer}
                </th>
                <th scope="col" className="py-2 pr-3">
                  {words.compareColumns.end}
                </th>
                <th scope="col" className="py-2">
                  {words.compareColumns.last}
                </th>
              </tr>
            </thead>
            <tbody>
              {answers.map((answer) => {
                const one = runBank({ ...settings, answer });
                return (
                  <tr key={answer} className="border-line border-b align-top">
                    <th scope="row" className="py-2 pr-3 text-left font-normal">
                      {words.answers[answer]}
                    </th>
                    <td className="py-2 pr-3">{endOf(one, words, locale)}</td>
                    <td className="py-2 tabular-nums">{lastOf(one, words, locale)}</td>
                  </tr>
                );
              })}
            </tbody>
          </table>
        </ScrollFrame>
      </Disclosure>
    </div>
  );
}

function endOf({ days, end, isRefused }: BankRun, words: Words, locale: Locale): string {
  const text = countOf(words.ends[end], days.length, locale);
  return isRefused ? fill(words.ends.refused, { end: text }) : text;
}

function lastOf({ end, laterShare }: BankRun, words: Words, locale: Locale): string {
  const share = formatNumber(laterShare * 100, locale);
  if (end !== 'calm') return fill(words.lastLater, { share });
  return laterShare === 1 ? words.lastNow : fill(words.lastMaybe, { share });
}
