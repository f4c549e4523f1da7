import clsx from 'clsx';
import { PosterHead } from '@/components/layout/poster-head';
import { SiteLink } from '@/components/layout/site-link';
import { Fold } from '@/components/ui/folds/fold';
import { site } from '@/content/site';
import { type Claim, claimGroups, getClaims } from '@/lib/content/claims/claims';
import { type Content, getContent } from '@/lib/content/content';
import { getFigures } from '@/lib/content/figures/figures';
import { getQuotedClaims } from '@/lib/content/guides/guide-text';
import { localePath } from '@/lib/content/links';
import { formatDate } from '@/lib/format/date';
import { fill } from '@/lib/format/fill';
import { splitFirstSentence } from '@/lib/format/first-sentence';
import type { Locale } from '@/lib/format/locale';
import { countOf } from '@/lib/format/plural';
import { ClaimRow } from './claim-row';
import { ClaimTable } from './claim-table';
import { FigureRow } from './figure-row';
import { Folded } from './folded';
import { PaperTrail } from './paper-trail';
import { getWall } from './small-line';
import { SourcesFilter } from './sources-filter.island';

/** Number of corrections shown before the list is opened. */
const NEWEST = 2;

/** The id of the list that the filter searches. */
const LIST = 'numbers';

type ClaimGroup = (typeof claimGroups)[number][0];

export function SourcesPage({ locale }: { locale: Locale }) {
  const { sources, corrections, ui } = getContent(locale);
  const claims = getClaims();
  const parts = [
    ['claims', sources.claims, claims.filter(({ source }) => !source)],
    ['read', sources.read, claims.filter(({ source }) => source)],
  ] as const;
  const figures = getFigures();
  const { all, guides, groups, ...filterWords } = sources.filter;
  const quoted = [...getQuotedClaims(locale)];
  const kinds = [
    { kind: 'all', label: all, n: claims.length },
    ...claimGroups.map(([kind, ids]) => ({
      kind,
      label: groups[kind],
      n: claims.filter(({ id }) => Object.hasOwn(ids, id)).length,
    })),
    { kind: 'quoted', label: guides, n: quoted.length, ids: quoted },
  ];
  return (
    <>
      <PosterHead sky="bg-sky" drawing={<PaperTrail />}>
        <h1 className="page-title md:mt-6">{sources.title}</h1>
        <p className="mt-5 max-w-2xl text-muted text-xl leading-snug md:text-2xl">{sources.lede}</p>
      </PosterHead>
      <div className="page pb-16 md:pb-24">
        <nav
          id={`${LIST}-contents`}
          aria-label={sources.contents.label}
          className="mt-2 border-line border-b py-1 inert:opacity-50 md:mt-6 md:border-t"
        >
          <Fold summary={sources.contents.label} onPhonesOnly>
            <ul className="gap-x-8 md:grid md:grid-cols-2 lg:grid-cols-4 lg:gap-x-5">
              {[
                ...parts.map(([id, , rows]) => [id, fill(sources.contents[id], { n: rows.length })] as const),
                ['figures', fill(sources.contents.figures, { n: figures.length })],
                [
                  'corrections',
                  corrections.length > 0
                    ? countOf(sources.contents.corrections, corrections.length, locale)
                    : sources.corrections.title,
                ],
              ].map(([id, label]) => (
                <li key={id} className="border-line lg:border-l lg:pl-5 lg:first:border-l-0 lg:first:pl-0">
                  <a
                    href={`#${id}`}
                    className="inline-flex min-h-11 items-center gap-x-1.5 font-semibold hover:text-bitcoin lg:flex-col lg:items-start lg:py-2"
                  >
                    {label?.split(/(\d+)/).map(
                      (part, index) =>
                        part && (
                          <span
                            key={part}
                            className={clsx(index % 2 === 1 && 'lg:font-display lg:text-4xl lg:leading-none')}
                          >
                            {part}
                          </span>
                        ),
                    )}
                  </a>
                </li>
              ))}
            </ul>
          </Fold>
        </nav>
        <SourcesFilter list={LIST} kinds={kinds} words={filterWords} sameWords={ui.sameWords} locale={locale} />
        <div id={LIST}>
          {parts.map(([id, words, rows]) => (
            <Part key={id} id={id} title={words.title} intro={words.intro}>
              {claimGroups
                .map(([group, ids]) => [group, rows.filter((claim) => Object.hasOwn(ids, claim.id))] as const)
                .filter(([, claims]) => claims.length > 0)
                .map(([group, claims]) => (
                  <Group key={group} group={group} claims={claims} locale={locale} />
                ))}
            </Part>
          ))}
          <Part id="figures" title={sources.figures.title} intro={sources.figures.intro}>
            <p className="mb-6">
              <SiteLink href={localePath(locale, '/data')} className="link font-semibold">
                {sources.figures.all}
              </SiteLink>
            </p>
            <Fold summary={countOf(sources.contents.series, figures.length, locale)} onPhonesOnly>
              <div className="gap-x-14 md:grid md:grid-cols-2">
                {figures.map((figure) => (
                  <FigureRow key={figure.id} figure={figure} locale={locale} />
                ))}
              </div>
            </Fold>
          </Part>
        </div>
        <Part id="corrections" title={sources.corrections.title} intro={sources.corrections.intro}>
          <Corrections locale={locale} />
          <p className="mt-6">
            <a href={`mailto:${site.email}`} className="link font-semibold">
              {sources.corrections.report}
            </a>
          </p>
        </Part>
      </div>
    </>
  );
}

/** The log, of which the newest entries are open. */
function Corrections({ locale }: { locale: Locale }) {
  const { sources, corrections } = getContent(locale);
  const { none, notPublished, older } = sources.corrections;
  if (corrections.length === 0) {
    return <p>{site.publishedOn ? fill(none, { date: formatDate(site.publishedOn, locale) }) : notPublished}</p>;
  }
  const rest = corrections.slice(NEWEST);
  return (
    <>
      <Entries entries={corrections.slice(0, NEWEST)} locale={locale} />
      {rest.length > 0 && (
        <Folded summary={<span>{countOf(older, rest.length, locale)}</span>}>
          <Entries entries={rest} locale={locale} />
        </Folded>
      )}
    </>
  );
}

function Entries({ entries, locale }: { entries: Content['corrections']; locale: Locale }) {
  return (
    <ol className="divide-y divide-line border-line border-y">
      {entries.map(({ date, what, why }) => {
        const [first, rest] = splitFirstSentence(what, locale);
        return (
          <li key={what} className="grid gap-x-10 py-4 md:grid-cols-[10rem_1fr]">
            <time dateTime={date} className="text-base text-muted tabular-nums">
              {formatDate(date, locale)}
            </time>
            <div className="items-baseline gap-x-12 max-lg:max-w-2xl lg:grid lg:grid-cols-[3fr_2fr]">
              {/* The sentence that names what changed is what the eye looks for. */}
              <p>
                <strong className="font-semibold">{first}</strong> {rest}
              </p>
              <p className="mt-1 text-base text-muted lg:mt-0">{why}</p>
            </div>
          </li>
        );
      })}
    </ol>
  );
}

/** Claims on one subject: those of the wall as cards, the others in a list, which is one press away. */
function Group({ group, claims, locale }: { group: ClaimGroup; claims: readonly Claim[]; locale: Locale }) {
  const { sources } = getContent(locale);
  const wall = getWall(locale).filter(({ claim }) => claims.some(({ id }) => id === claim.id));
  const others = claims.filter(({ id }) => !wall.some(({ claim }) => claim.id === id));
  const count = countOf(sources.contents[wall.length > 0 ? 'more' : 'rows'], others.length, locale);
  return (
    <div
      data-group={group}
      className={clsx('relative border-line border-t md:last:border-b', wall.length > 0 && 'md:border-t-0')}
    >
      <h3
        className={clsx(
          'text-2xl',
          // The summary is in the first line of the title, except with very large text; a press on that line reaches the summary.
          wall.length > 0
            ? 'mt-6 mb-4 md:mt-10 md:mb-5 md:text-3xl'
            : 'py-3 max-sm:text-xl md:py-4 md:text-[1.75rem] js:pointer-events-none js:narrow:pointer-events-auto js:relative js:z-1 js:pr-36 js:narrow:pr-0 print:mb-1!',
        )}
      >
        {sources.contents.groups[group]}
      </h3>
      {wall.length > 0 && (
        <div className="grid md:mb-5 md:grid-flow-dense md:grid-cols-2 md:gap-5 lg:grid-cols-3">
          {wall.map(({ claim, drawing }) => (
            <ClaimRow key={claim.id} claim={claim} drawing={drawing} locale={locale} />
          ))}
        </div>
      )}
      <Fold
        summary={count}
        summaryClass={clsx(
          'text-base md:text-lg',
          wall.length > 0
            ? 'mx-auto my-4 w-fit min-h-12! gap-4 rounded-full border border-control px-6 font-semibold hover:border-ink md:mt-0 md:mb-5'
            : 'inset-x-0 top-0 min-h-11.5! justify-end narrow:justify-start md:min-h-16! js:absolute js:narrow:static',
        )}
      >
        <Rows claims={others} locale={locale} />
      </Fold>
    </div>
  );
}

/** A table is placed at the first of its rows. */
function Rows({ claims, locale }: { claims: readonly Claim[]; locale: Locale }) {
  const { claimWords } = getContent(locale);
  return claims.map((claim) => {
    const table = claimWords[claim.id].table?.title;
    if (!table) return <ClaimRow key={claim.id} claim={claim} locale={locale} />;
    const together = claims.filter(({ id }) => claimWords[id].table?.title === table);
    return together[0] === claim && <ClaimTable key={table} title={table} claims={together} locale={locale} />;
  });
}

function Part({ id, title, intro, children }: { id: string; title: string; intro: string; children: React.ReactNode }) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="pt-12 md:pt-20">
      <h2 id={`${id}-title`} className="text-4xl md:text-5xl">
        {title}
      </h2>
      <p className="mt-4 mb-6 max-w-2xl text-pretty text-muted md:mb-8">{intro}</p>
      {children}
    </section>
  );
}
