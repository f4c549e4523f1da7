import type { HoursResult } from '@/lib/calculators/hours-of-work';
import type { Content } from '@/lib/content/content';
import { fill } from '@/lib/format/fill';
import type { Locale } from '@/lib/format/locale';
import { formatDollars, formatMoney } from '@/lib/format/number';
import { formatWorkTime } from './format-work';
import { WorkPicture } from './work-picture';

/** The picture of the work then and now, with the price and the pay behind it. */
export function ThenAndNow({
  result,
  words,
  locale,
}: {
  result: HoursResult;
  words: Content['calculators']['HoursOfWork'];
  locale: Locale;
}) {
  const { past, present } = result;
  const time = (hours: number) => formatWorkTime(hours, words.units, locale);
  return (
    <WorkPicture
      sides={[past, present].map((effort) => ({
        title: fill(words.inYear, { time: time(effort.hours), year: effort.year }),
        hours: effort.hours,
        note: fill(effort.isEstimate ? words.estimate : words.price, {
          price: formatDollars(effort.priceUsd, locale),
          pay: formatMoney(effort.payUsd, locale),
        }),
      }))}
      text={(kind) =>
        fill(words[kind], {
          past: time(past.hours),
          present: time(present.hours),
          pastYear: past.year,
          presentYear: present.year,
        })
      }
      keys={{ clocks: words.clockKey, calendars: words.calendarKey }}
    />
  );
}
