import clsx from 'clsx';
import { ReadableDetails } from '@/components/ui/folds/readable-details';
import type { StartComparison } from '@/lib/calculators/dca-starts';
import type { Content } from '@/lib/content/content';
import { formatDate } from '@/lib/format/date';
import { fill } from '@/lib/format/fill';
import type { Locale } from '@/lib/format/locale';
import { formatNumber, formatPercent } from '@/lib/format/number';
import { formatLength, formatMultiple } from './format-results';

type Band = keyof Content['calculators']['DcaBacktest']['starts']['bands'];

/** `below` is the exclusive upper limit, in multiples of the amount paid in. */
const BANDS: { id: Band; below: number; isLoss: boolean }[] = [
  { id: 'half', below: 0.5, isLoss: true },
  { id: 'loss', below: 1, isLoss: true },
  { id: 'double', below: 2, isLoss: false },
  { id: 'five', below: 5, isLoss: false },
  { id: 'ten', below: 10, isLoss: false },
  { id: 'more', below: Number.POSITIVE_INFINITY, isLoss: false },
];

export const ONE_YEAR = 12;

const losers = ({ ranked }: StartComparison) => ranked.filter(({ multiple }) => multiple < 1).length;

/** The results of the same plan from every possible start, so that one start is not taken as typical. */
export function StartsTable({
  comparison,
  oneYear,
  months,
  startMonth,
  firstMonth,
  words: all,
  locale,
}: {
  comparison: StartComparison;
  /** Every plan of one year, for comparison with longer plans. */
  oneYear: StartComparison | null;
  months: number;
  startMonth: string;
  firstMonth: string;
  words: Content['calculators']['DcaBacktest'];
  locale: Locale;
}) {
  const words = all.starts;
  const { ranked, plans, separate } = comparison;
  const number = (value: number) => formatNumber(value, locale);
  const month = (value: string) => formatDate(value, locale);
  const length = formatLength(months, all.months, locale);
  const losing = losers(comparison);
  const wordsFor = (count: number, forms: typeof words.losing) =>
    count === 0 ? forms.none : count === 1 ? forms.one : forms.many;
  const { losingReal } = comparison;
  const rank = ranked.findIndex((plan) => plan.startMonth === startMonth) + 1;
  const bands = BANDS.map((band, i) => {
    const from = BANDS[i - 1]?.below ?? 0;
    return { ...band, count: ranked.filter(({ multiple }) => multiple >= from && multiple < band.below).length };
  });
  const most = Math.max(...bands.map(({ count }) => count));
  const caption = fill(words.caption, { plans: number(plans), length });
  const facts = [
    {
      id: 'worst',
      label: words.worst,
      value: formatMultiple(comparison.worst.multiple, words, locale),
      note: fill(words.from, { month: month(comparison.worst.startMonth) }),
    },
    {
      id: 'median',
      label: words.median,
      value: formatMultiple(comparison.median, words, locale),
      note: words.medianNote,
    },
    {
      id: 'best',
      label: words.best,
      value: formatMultiple(comparison.best.multiple, words, locale),
      note: fill(words.from, { month: month(comparison.best.startMonth) }),
    },
  ];

  const sentences = [
    fill(words.intro, { length, plans: number(plans), first: month(firstMonth) }),
    fill(wordsFor(losing, words.losing), {
      n: number(losing),
      percent: formatPercent(comparison.losingPercent, locale),
    }),
    ...(losingReal === null ? [] : [fill(wordsFor(losingReal, words.losingReal), { n: number(losingReal) })]),
    fill(words.rank, { rank: number(rank) }),
    ...(oneYear && months > ONE_YEAR
      ? [fill(words.oneYear, { plans: number(oneYear.plans), n: number(losers(oneYear)) })]
      : []),
  ];

  return (
    <div>
      <h4 className="text-xl">{words.title}</h4>
      <p className="my-3">{sentences.join(' ')}</p>
      <ReadableDetails summary={caption} summaryClass="font-semibold text-base">
        <table aria-label={caption} className="mt-1 w-full text-left text-base">
          <thead className="border-ink border-b-2 text-muted text-sm">
            <tr>
              <th scope="col" className="py-2 pr-3">
                {words.columns.band}
              </th>
              <th scope="col" className="py-2 pr-4 text-right">
                {words.columns.count}
              </th>
              <th scope="col" className="w-2/5 py-2">
                {words.columns.share}
              </th>
            </tr>
          </thead>
          <tbody>
            {bands.map(({ id, isLoss, count }) => (
              <tr key={id} className="border-line border-b">
                <th scope="row" className="py-2 pr-3 font-medium leading-snug">
                  {words.bands[id]}
                </th>
                <td className="py-2 pr-4 text-right tabular-nums">{number(count)}</td>
                <td className="py-2">
                  <span className="flex items-center gap-3">
                    <svg aria-hidden="true" width="100%" height="20" className="min-w-0 flex-1">
                      <rect
                        width={`${(100 * count) / most}%`}
                        height="20"
                        rx="2"
                        className={isLoss ? 'fill-loss-fill' : 'fill-gain-fill'}
                      />
                    </svg>
                    <span className="w-10 text-right tabular-nums">{formatPercent((100 * count) / plans, locale)}</span>
                  </span>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        <dl className="mt-6 grid gap-x-8 gap-y-5 sm:grid-cols-3">
          {facts.map(({ id, label, value, note }) => (
            <div key={id} className={clsx('border-t-2 pt-3', id === 'median' ? 'border-ink' : 'border-line')}>
              <dt className="text-base text-muted">{label}</dt>
              <dd className="mt-0.5 font-display text-2xl tabular-nums leading-tight">{value}</dd>
              <dd className="mt-1.5 text-base text-muted">{note}</dd>
            </div>
          ))}
        </dl>
      </ReadableDetails>
      {plans > 1 && (
        <p className="mt-2 text-base text-muted">
          {fill(words.caveat, {
            plans: number(plans),
            separate: fill(separate === 1 ? words.separate.one : words.separate.many, { n: number(separate) }),
          })}
        </p>
      )}
    </div>
  );
}
