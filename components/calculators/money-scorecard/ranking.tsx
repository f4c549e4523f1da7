import clsx from 'clsx';
import { useAnnouncement } from '@/components/ui/browser/use-settled';
import { RATING_RANGE, rank, type Scorecard } from '@/lib/calculators/money-scorecard';
import type { Content } from '@/lib/content/content';
import { fill } from '@/lib/format/fill';
import type { Locale } from '@/lib/format/locale';
import { formatNumber } from '@/lib/format/number';

export function Ranking({
  card,
  words,
  locale,
  label,
}: {
  card: Scorecard;
  words: Content['calculators']['MoneyScorecard'];
  locale: Locale;
  label: string;
}) {
  const ranked = rank(card)?.map(({ id, score, place }) => ({
    id,
    score,
    place,
    kind: words.kinds[id],
    text: formatNumber(score, locale, 1),
  }));
  const spoken = useAnnouncement(
    ranked?.map(({ place, kind, text }) => fill(words.scoreSpoken, { place, kind, score: text })).join('. ') ?? '',
  );
  return (
    <div>
      <h4 id="money-ranking" className="text-xl">
        {label}
      </h4>
      {ranked ? (
        <ol
          aria-labelledby="money-ranking"
          className="mt-5 grid gap-x-10 gap-y-5 md:max-lg:grid-cols-2 md:max-lg:items-end lg:mt-8 lg:gap-10"
        >
          {ranked.map(({ id, score, place, kind, text }) => (
            <li key={id} className={clsx(place === 1 ? 'text-2xl lg:text-3xl' : 'lg:text-2xl')}>
              <p className="flex items-baseline gap-3">
                <span className="w-7 shrink-0 font-display text-ink tabular-nums">{fill(words.place, { place })}</span>
                <span className="mr-auto font-display">{kind}</span>
                <span className="whitespace-nowrap text-base text-muted tabular-nums">
                  {fill(words.score, { score: text })}
                </span>
              </p>
              <svg
                viewBox="0 0 100 3"
                preserveAspectRatio="none"
                aria-hidden="true"
                className="mt-1.5 block h-2.5 w-full lg:mt-3 lg:h-8"
              >
                <path d="M0 0h100v3H0z" className="fill-sunk" />
                <path
                  d={`M0 0h${(100 * score) / RATING_RANGE.max}v3H0z`}
                  className={place === 1 ? 'fill-ink' : 'fill-muted'}
                />
              </svg>
            </li>
          ))}
        </ol>
      ) : (
        <p className="mt-5 font-medium text-loss">{words.none}</p>
      )}
      <output className="sr-only">{spoken}</output>
    </div>
  );
}
