import { type BankRun, type BankSettings, CUSTOMER_COINS, OWNER_COINS } from '@/lib/calculators/bank-of-issue';
import type { Content } from '@/lib/content/content';
import { fill } from '@/lib/format/fill';
import type { Locale } from '@/lib/format/locale';
import { formatNumber } from '@/lib/format/number';

/** What happens on a day of the run, in sentences; day 0 is the day before the rumor. */
export function sayDay({
  run,
  settings,
  day,
  words,
  locale,
}: {
  run: BankRun;
  settings: BankSettings;
  day: number;
  words: Content['calculators']['BankOfIssue'];
  locale: Locale;
}): string[] {
  const { says, results } = words;
  const today = run.days[day - 1];
  const number = (value: number) => formatNumber(value, locale);
  if (!today) {
    return [
      fill(says.quiet, { notes: number(CUSTOMER_COINS + settings.lent), gold: number(CUSTOMER_COINS + OWNER_COINS) }),
    ];
  }
  const sentences: string[] = [];
  if (run.isRefused && day === 1) sentences.push(says.refused);
  if (run.borrowed > 0 && day === 1) sentences.push(fill(says.lender, { borrowed: number(run.borrowed) }));
  if (settings.answer === 'call' && settings.lent > 0 && day === 1) sentences.push(says.called);
  const counts = { brought: number(today.brought), paid: number(today.paid) };
  if (day < run.days.length) return [...sentences, fill(says.paid, counts)];
  if (run.end === 'calm') {
    const isWhole = run.laterShare === 1;
    const loss = fill(results.coins, { count: number(-run.ownersLeft) });
    return [...sentences, fill(says.paid, counts), isWhole ? says.calm : fill(says.brokenCalm, { loss })];
  }
  const later =
    run.laterShare === 1 ? says.laterFull : fill(says.laterPart, { share: number(Math.floor(run.laterShare * 100)) });
  return [...sentences, fill(run.end === 'shut' ? says.shut : says.closed, counts), later];
}
