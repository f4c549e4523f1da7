import { type Claim, fillClaim, formatClaim } from '@/lib/content/claims';
import { getContent } from '@/lib/content/content';
import { fill } from '@/lib/format/fill';
import type { Locale } from '@/lib/format/locale';
import { formatDate } from '@/lib/format/number';

/** One claim, computed or read: its value in large print, and everything needed to check it. */
export function ClaimRow({ claim, locale }: { claim: Claim; locale: Locale }) {
  const { sources, claimWords, figureWords } = getContent(locale);
  const labels = sources.claims;
  const words = claimWords[claim.id];
  const { source } = claim;
  return (
    <article
      id={claim.id}
      className="grid gap-x-10 gap-y-4 border-line border-t py-8 target:border-t-4 target:border-t-loss md:grid-cols-[14rem_1fr]"
    >
      <p className="font-display font-semibold text-4xl tabular-nums leading-none">{formatClaim(claim, locale)}</p>
      <div className="max-w-2xl">
        <h3 className="text-2xl">{words.title}</h3>
        <dl className="mt-4 space-y-3 text-base">
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
          )}
        </dl>
      </div>
    </article>
  );
}

export function Entry({ term, children }: { term: string; children: React.ReactNode }) {
  return (
    <div className="grid gap-x-4 sm:grid-cols-[10rem_1fr]">
      <dt className="font-semibold text-muted">{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}
