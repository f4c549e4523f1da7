import clsx from 'clsx';
import { SiteLink } from '@/components/layout/site-link';
import { ReadableDetails } from '@/components/ui/folds/readable-details';
import { formatClaim } from '@/lib/content/claims/claims';
import { getContent } from '@/lib/content/content';
import { dataPath, localePath } from '@/lib/content/links';
import { fill } from '@/lib/format/fill';
import type { Locale } from '@/lib/format/locale';
import type { DataUses } from './get-uses';

/** Number of claims above which the list is collapsed. */
const MANY_CLAIMS = 6;

export function Uses({ uses, locale }: { uses: DataUses; locale: Locale }) {
  const { chartWords, claimWords, data } = getContent(locale);
  const words = data.page.uses;
  // By the room that the list has: in a narrow column it is one below the other.
  const claims = (
    <ul className="mt-2 gap-x-10 text-base @lg:columns-2 @3xl:columns-3">
      {uses.claims.map((claim) => (
        <li key={claim.id} className="break-inside-avoid">
          <a href={`${localePath(locale, '/sources')}#${claim.id}`} className="block py-2 hover:text-bitcoin">
            <strong className="tabular-nums">{formatClaim(claim, locale)}</strong> {claimWords[claim.id].title}
          </a>
        </li>
      ))}
    </ul>
  );
  const count = uses.claims.length;
  const claimsTitle = count === 1 ? words.number : fill(words.numbers, { n: count });
  return (
    <div className="@container">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-5 @3xl:grid-cols-3 *:[details]:col-span-full">
        {uses.charts.length > 0 && (
          <Links
            title={words.charts}
            links={uses.charts.map((chart) => ({ label: chartWords[chart].title, href: dataPath(chart, locale) }))}
          />
        )}
        {uses.parts.length > 0 && <Links title={words.parts} links={uses.parts} isWide />}
        {count > MANY_CLAIMS ? (
          <ReadableDetails summary={claimsTitle} summaryClass="font-semibold">
            {claims}
          </ReadableDetails>
        ) : (
          count > 0 && (
            <div className="col-span-full">
              <h3 className="font-body font-semibold text-lg tracking-normal">{claimsTitle}</h3>
              {claims}
            </div>
          )
        )}
        {uses.charts.length + uses.parts.length + count === 0 && <p>{words.none}</p>}
      </div>
    </div>
  );
}

function Links({
  title,
  links,
  isWide = false,
}: {
  title: string;
  links: { label: string; href: string }[];
  isWide?: boolean;
}) {
  return (
    <div className={clsx(isWide && '@3xl:col-span-2')}>
      <h3 className="font-body font-semibold text-lg tracking-normal">{title}</h3>
      <ul className={clsx('mt-1 gap-x-10 text-base', isWide && '@lg:columns-2')}>
        {links.map(({ label, href }) => (
          <li key={href} className="break-inside-avoid">
            <SiteLink href={href} className="link inline-block py-2">
              {label}
            </SiteLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
