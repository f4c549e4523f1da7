import { Disclosure } from '@/components/ui/folds/disclosure';
import { ScrollFrame } from '@/components/ui/scroll-frame';
import type { HoursResult } from '@/lib/calculators/hours-of-work';
import type { Content } from '@/lib/content/content';
import { fill } from '@/lib/format/fill';
import { NO_VALUE } from '@/lib/format/number';

/** Every thing at the chosen year and hours, by both measures. */
export function HoursTableView({
  title,
  words,
  rows,
  years,
  time,
  verdict,
}: {
  title: string;
  words: Content['calculators']['HoursOfWork'];
  rows: readonly { id: string; name: string; result: HoursResult | null }[];
  years: readonly [past: string, present: string];
  time: (hours: number) => string;
  verdict: (change: number) => string;
}) {
  const { columns } = words;
  const titles = [
    fill(columns.past, { year: years[0] }),
    fill(columns.present, { year: years[1] }),
    columns.hours,
    columns.real,
  ];
  return (
    <Disclosure title={title}>
      <ScrollFrame label={words.caption}>
        <table className="w-full min-w-[40rem] text-base">
          <caption className="mb-3 text-left text-muted">{words.caption}</caption>
          <thead>
            <tr className="border-ink border-b-2 text-left align-bottom">
              <th scope="col" className="py-2 pr-4">
                {columns.thing}
              </th>
              {titles.map((name) => (
                <th key={name} scope="col" className="py-2 pr-4">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ id, name, result }) => (
              <tr key={id} className="border-line border-b">
                <th scope="row" className="py-2 pr-4 text-left font-normal">
                  {name}
                </th>
                <td className="py-2 pr-4 tabular-nums">{result ? time(result.past.hours) : NO_VALUE}</td>
                <td className="py-2 pr-4 tabular-nums">{result ? time(result.present.hours) : NO_VALUE}</td>
                <td className="py-2 pr-4">{result ? verdict(result.hoursChange) : NO_VALUE}</td>
                <td className="py-2 pr-4">{result ? verdict(result.realChange) : NO_VALUE}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollFrame>
    </Disclosure>
  );
}
