import { type Claim, fillClaim, formatClaim } from '@/lib/content/claims';
import { getContent } from '@/lib/content/content';
import { formatDate } from '@/lib/format/date';
import { fill } from '@/lib/format/fill';
import type { Locale } from '@/lib/format/locale';
import { Entry } from './entry';

/** One claim, computed or read: its value in large print, and everything needed to check it. */
export function ClaimRow({ claim, locale }: { claim: Claim; locale: Locale }) {
  const { sources, claimWords } = getContent(locale);
  const labels = sources.claims;
  const words = claimWords[claim.id];
  const { source } = claim;
  return (
    <article
      id={claim.id}
      className="grid grid-cols-[auto_1fr] items-baseline gap-x-4 border-line border-t py-5 target:border-t-4 target:border-t-loss md:grid-cols-[14rem_1fr] md:gap-x-10"
    >
      <p className="font-display font-semibold text-2xl tabular-nums leading-tight md:text-4xl">
        {formatClaim(claim, locale)}
      </p>
      <h3 className="text-xl md:text-2xl">{words.title}</h3>
      <dl className="col-span-full gap-x-10 text-base leading-normal md:col-span-1 md:col-start-2 lg:columns-2">
        <Entry term={source ? labels.howRead : labels.how}>{fillClaim(words.how, claim, locale)}</Entry>
        {claim.official && (
          <Entry term={labels.official}>
            {formatClaim(claim, locale, claim.official.value)} ({claim.official.name})
          </Entry>
        )}
        <Entry term={labels.caveat}>{fillClaim(words.caveat, claim, locale)}</Entry>
        {source ? (
          <Entry term={labels.source}>
            <a href={source.url} rel="noopener" className="link">
              {source.title}
            </a>{' '}
            ({fill(labels.readFor, { date: formatDate(source.date, locale) })})
          </Entry>
        ) : (
          <DataEntry claim={claim} locale={locale} />
        )}
      </dl>
    </article>
  );
}

/** The series a computed claim rests on, and how far they reach. */
export function DataEntry({ claim, locale }: { claim: Claim; locale: Locale }) {
  const { sources, figureWords } = getContent(locale);
  const labels = sources.claims;
  return (
    <Entry term={labels.data}>
      {claim.figures.map((id, index) => (
        <span key={id}>
          {index > 0 && ', '}
          <a href={`#${id}`} className="link">
            {figureWords[id].title}
          </a>{' '}
          ({fill(labels.vintage, { date: formatDate(claim.vintages[index] ?? '', locale) })})
        </span>
      ))}
    </Entry>
  );
}
