import { Disclosure } from '@/components/ui/disclosure';
import { site } from '@/content/site';
import { claimGroups, formatClaim, getClaims } from '@/lib/content/claims';
import { getContent } from '@/lib/content/content';
import { getFigures } from '@/lib/content/figures';
import { formatDate } from '@/lib/format/date';
import { fill } from '@/lib/format/fill';
import type { Locale } from '@/lib/format/locale';
import { ClaimRow } from './claim-row';
import { ClaimTable } from './claim-table';
import { FigureRow } from './figure-row';

export function SourcesPage({ locale }: { locale: Locale }) {
  const { sources, corrections, claimWords, figureWords } = getContent(locale);
  const claims = getClaims();
  const parts = [
    ['claims', sources.claims, claims.filter(({ source }) => !source)],
    ['read', sources.read, claims.filter(({ source }) => source)],
  ] as const;
  const figures = getFigures();
  const groups = [
    ...claimGroups.map(([group, rows]) => {
      const listed = claims.filter(({ id }) => Object.hasOwn(rows, id));
      return [
        group,
        listed.map((claim) => ({
          id: claim.id,
          title: claimWords[claim.id].title,
          value: formatClaim(claim, locale),
        })),
      ] as const;
    }),
    ['figures', figures.map(({ id }) => ({ id, title: figureWords[id].title, value: '' }))] as const,
  ];
  return (
    <div className="page py-16 md:py-24">
      <header className="max-w-3xl">
        <h1 className="page-title">{sources.title}</h1>
        <p className="mt-5 text-muted text-xl leading-snug md:mt-6 md:text-2xl">{sources.lede}</p>
      </header>
      <nav aria-label={sources.contents.label} className="mt-10">
        <ul className="flex flex-wrap gap-x-8 gap-y-1 border-line border-y py-2">
          {[
            ...parts.map(([id, , rows]) => [id, fill(sources.contents[id], { n: rows.length })] as const),
            ['figures', fill(sources.contents.figures, { n: figures.length })],
            ['corrections', sources.contents.corrections],
          ].map(([id, label]) => (
            <li key={id}>
              <a href={`#${id}`} className="inline-flex min-h-11 items-center font-semibold hover:text-bitcoin">
                {label}
              </a>
            </li>
          ))}
        </ul>
        <h2 className="mt-10 mb-2 text-2xl">{sources.contents.find}</h2>
        {groups.map(([group, rows]) => (
          <Disclosure key={group} title={sources.contents.groups[group]}>
            <ul className="gap-x-10 sm:columns-2 lg:columns-3">
              {rows.map(({ id, title, value }) => (
                <li key={id} className="break-inside-avoid">
                  <a href={`#${id}`} className="block min-h-11 py-2 text-base hover:text-bitcoin">
                    {value && <strong className="tabular-nums">{value} </strong>}
                    {title}
                  </a>
                </li>
              ))}
            </ul>
          </Disclosure>
        ))}
      </nav>
      {parts.map(([id, words, rows]) => (
        <Part key={id} id={id} title={words.title} intro={words.intro}>
          {rows.map((claim) => {
            const title = claimWords[claim.id].table?.title;
            if (!title) return <ClaimRow key={claim.id} claim={claim} locale={locale} />;
            // A table stands where the first of its rows would.
            const together = rows.filter(({ id }) => claimWords[id].table?.title === title);
            return together[0] === claim && <ClaimTable key={title} title={title} claims={together} locale={locale} />;
          })}
        </Part>
      ))}
      <Part id="figures" title={sources.figures.title} intro={sources.figures.intro}>
        {figures.map((figure) => (
          <FigureRow key={figure.id} figure={figure} locale={locale} />
        ))}
      </Part>
      <Part id="corrections" title={sources.corrections.title} intro={sources.corrections.intro}>
        <ol className="divide-y divide-line border-line border-y">
          {corrections.map(({ date, what, why }) => (
            <li key={what} className="grid gap-x-10 gap-y-1 py-4 md:grid-cols-[14rem_1fr]">
              <time dateTime={date} className="text-base text-muted tabular-nums">
                {formatDate(date, locale)}
              </time>
              <div className="max-w-2xl">
                <p className="font-semibold">{what}</p>
                <p className="mt-1 text-base text-muted">{why}</p>
              </div>
            </li>
          ))}
        </ol>
        <p className="mt-6">
          <a href={`mailto:${site.email}`} className="link font-semibold">
            {sources.corrections.report}
          </a>
        </p>
      </Part>
    </div>
  );
}

function Part({ id, title, intro, children }: { id: string; title: string; intro: string; children: React.ReactNode }) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="pt-14 md:pt-20">
      <h2 id={`${id}-title`} className="text-4xl md:text-5xl">
        {title}
      </h2>
      <p className="mt-4 mb-8 max-w-2xl text-muted">{intro}</p>
      {children}
    </section>
  );
}
