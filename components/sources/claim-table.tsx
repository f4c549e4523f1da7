import clsx from 'clsx';
import { type Claim, formatClaim, formatDifference } from '@/lib/content/claims/claims';
import { getContent } from '@/lib/content/content';
import type { Locale } from '@/lib/format/locale';
import { DataEntry } from './claim-row';
import { Entry } from './entry';
import { Folded } from './folded';

/** Claims of one kind. Facts that all of them share are listed once, below the table. */
export function ClaimTable({ title, claims, locale }: { title: string; claims: readonly Claim[]; locale: Locale }) {
  const { sources, claimWords } = getContent(locale);
  const labels = sources.claims;
  const facts = (claim: Claim): [term: string, text: string][] => [
    [labels.how, claimWords[claim.id].how],
    [labels.official, claim.official?.name ?? ''],
    [labels.caveat, claimWords[claim.id].caveat],
  ];
  const [first] = claims;
  if (!first) return null;
  const shared = facts(first).filter(([, text], index) => claims.every((claim) => facts(claim)[index]?.[1] === text));
  const isShared = (term: string) => shared.some(([known]) => known === term);
  const hasSameData = claims.every(({ figures }) => figures.join() === first.figures.join());
  const hasNotes = shared.length < facts(first).length || !hasSameData;
  const columns = first.official
    ? [labels.ours, labels.official, first.format.kind === 'percent' ? labels.points : labels.difference]
    : [];
  return (
    <article className="gap-x-10 border-line border-t py-3 md:grid md:grid-cols-[14rem_1fr]">
      <h4 className="text-lg leading-snug md:text-xl">{title}</h4>
      <div
        className={clsx(
          '@container items-start gap-x-10 xl:grid',
          hasNotes
            ? 'xl:grid-cols-[minmax(min-content,34rem)_minmax(0,18rem)]'
            : 'xl:grid-cols-[minmax(min-content,1fr)_minmax(0,1fr)]',
        )}
      >
        <table
          aria-label={title}
          className={clsx(
            'mt-1 w-full leading-normal md:mt-0',
            first.official ? 'text-[clamp(0.75rem,4.2cqi,0.875rem)] sm:text-base' : 'text-base',
          )}
        >
          {columns.length > 0 && (
            <thead>
              <tr className="align-bottom text-[0.75rem] text-muted sm:text-sm">
                <td />
                {columns.map((column) => (
                  <th key={column} scope="col" className="pb-1 pl-1 text-right font-semibold sm:w-28 sm:pl-4">
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
          )}
          {claims.map((claim) => (
            <tbody
              key={claim.id}
              id={claim.id}
              className="scroll-mt-40 border-line border-b first:border-t target:border-t-4 target:border-t-ink target:bg-sunk target:shadow-[6px_0_var(--color-sunk),-6px_0_var(--color-sunk)]"
            >
              <tr className="align-baseline">
                <th scope="row" className="py-1.5 text-left font-medium">
                  {claimWords[claim.id].table?.row}
                </th>
                <td className="narrow:whitespace-normal whitespace-nowrap py-1.5 pl-1 text-right font-display font-semibold leading-tight sm:text-xl">
                  {formatClaim(claim, locale)}
                </td>
                {claim.official && (
                  <>
                    <td className="narrow:whitespace-normal whitespace-nowrap pl-1 text-right">
                      {formatClaim(claim, locale, claim.official.value)}
                    </td>
                    <td className="narrow:whitespace-normal whitespace-nowrap pl-1 text-right text-muted">
                      {formatDifference(claim, locale)}
                    </td>
                  </>
                )}
              </tr>
            </tbody>
          ))}
        </table>
        <Folded summary={labels.moreOfTable} className="text-muted text-sm">
          <dl className="text-base leading-normal">
            {shared.map(
              ([term, text]) =>
                text && (
                  <Entry key={term} term={term}>
                    {text}
                  </Entry>
                ),
            )}
            {hasSameData && <DataEntry claim={first} locale={locale} />}
          </dl>
          {hasNotes &&
            claims.map((claim) => (
              <div key={claim.id} className="mt-3 border-line border-l-2 pl-4 text-base leading-normal">
                <p className="font-semibold">{claimWords[claim.id].table?.row}</p>
                <dl>
                  {facts(claim).map(
                    ([term, text]) =>
                      !isShared(term) &&
                      text && (
                        <Entry key={term} term={term}>
                          {text}
                        </Entry>
                      ),
                  )}
                  {!hasSameData && <DataEntry claim={claim} locale={locale} />}
                </dl>
              </div>
            ))}
        </Folded>
      </div>
    </article>
  );
}
