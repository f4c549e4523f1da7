import clsx from 'clsx';
import { useAnnouncement } from '@/components/ui/browser/use-settled';
import { NoBreak } from '@/components/ui/no-break';
import type { InflationYear } from '@/lib/calculators/inflation-by-year';
import type { Content } from '@/lib/content/content';

export interface FormatRise {
  /** Formats the owner's figures: whole percents. */
  site: (percent: number) => string;
  official: (percent: number) => string;
}

type Words = Content['calculators']['InflationByYear'];

export function groupsOf({ owner, official }: InflationYear, words: Words) {
  return [
    {
      id: 'housing',
      title: words.housing,
      site: owner.housing,
      official: [
        { name: words.official.housePrices, value: official.housePrices },
        { name: words.official.shelter, value: official.shelter },
      ],
    },
    {
      id: 'groceries',
      title: words.groceries,
      site: owner.groceries,
      official: [{ name: words.official.groceries, value: official.groceries }],
    },
    {
      id: 'wages',
      title: words.wages,
      site: owner.wages,
      official: [{ name: words.official.wages, value: official.wages }],
    },
  ];
}

/** The name of an index in brackets is not broken at its hyphen. */
const BRACKETS = /(\(.+\))/;

/** The owner's figures are a second, quieter mark beside the published ones: lower and gray. */
const siteBar = 'fill-control';

/** Bars of one year on the scale of all years, in columns of one width: housing has two. A change of the year is announced to screen readers. */
export function YearBars({
  row,
  highest,
  label,
  format,
  words,
}: {
  row: InflationYear;
  /** The largest figure of all years: the scale of the bars. */
  highest: number;
  label: string;
  format: FormatRise;
  words: Words;
}) {
  const groups = groupsOf(row, words).map((group) => ({
    ...group,
    bars: [
      ...group.official.map((each) => ({ ...each, text: format.official(each.value), isSite: false })),
      { name: words.site, value: group.site, text: format.site(group.site), isSite: true },
    ],
  }));
  const spoken = useAnnouncement(
    [
      row.year,
      ...groups.map(({ title, bars }) => `${title}: ${bars.map((bar) => `${bar.name} ${bar.text}`).join(', ')}`),
    ].join('. '),
  );
  return (
    <div>
      <ul className="mb-6 flex flex-wrap gap-x-5 gap-y-1 text-base">
        {(['prices', 'pay', 'site'] as const).map((key) => (
          <li key={key} className="flex items-center gap-2">
            <svg aria-hidden="true" width="20" height="12">
              {key === 'site' ? (
                <rect y="3" width="20" height="7" rx="2" className={siteBar} />
              ) : (
                <rect width="20" height="12" rx="2" className={key === 'pay' ? 'fill-gain-fill' : 'fill-loss-fill'} />
              )}
            </svg>
            {words.key[key]}
          </li>
        ))}
      </ul>
      <dl aria-label={label} className="grid gap-x-6 gap-y-6 md:grid-cols-[repeat(4,minmax(min-content,1fr))]">
        {groups.map(({ id, title, official, bars }) => (
          <div
            key={id}
            className={clsx(
              'border-line border-t pt-4 first:border-0 first:pt-0 md:border-0 md:pt-0',
              official.length > 1 &&
                'md:col-span-2 md:grid md:grid-cols-[repeat(2,minmax(min-content,1fr))] md:content-start md:gap-x-6',
            )}
          >
            <dt className="col-span-full font-display text-2xl leading-tight">{title}</dt>
            {bars.map(({ name, value, text, isSite }) => (
              <dd key={name} className="mt-2.5 text-base leading-snug">
                <span className={clsx('flex items-baseline justify-between gap-4', !isSite && 'md:block')}>
                  {/* Two lines, so that the bars of all columns are level. */}
                  <span className={isSite ? 'text-muted' : 'md:mb-1 md:block md:min-h-[2lh]'}>
                    <NoBreak text={name} pattern={BRACKETS} />
                  </span>
                  <strong className={clsx('tabular-nums', isSite ? 'font-medium text-muted' : 'font-display text-2xl')}>
                    {text}
                  </strong>
                </span>
                <svg
                  aria-hidden="true"
                  width="100%"
                  height={isSite ? 8 : 16}
                  className={clsx('block overflow-visible', isSite ? 'mt-1.5' : 'mt-1')}
                >
                  <rect width="100%" height="100%" rx="2" className="fill-sunk" />
                  <rect
                    width={`${(100 * Math.max(0, value)) / highest}%`}
                    height="100%"
                    rx="2"
                    className={isSite ? siteBar : id === 'wages' ? 'fill-gain-fill' : 'fill-loss-fill'}
                  />
                </svg>
              </dd>
            ))}
          </div>
        ))}
      </dl>
      <output className="sr-only">{spoken}</output>
    </div>
  );
}
