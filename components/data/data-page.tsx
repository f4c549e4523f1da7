import clsx from 'clsx';
import { SiteLink } from '@/components/layout/site-link';
import { Fold } from '@/components/ui/folds/fold';
import { NoBreak } from '@/components/ui/no-break';
import type { DataId } from '@/content/data';
import { getContent } from '@/lib/content/content';
import { dataPath, localePath } from '@/lib/content/links';
import { answerOf } from '@/lib/data/answer';
import { describe, spanInWords } from '@/lib/data/describe';
import { idsOf, isFigureId, subjectOf } from '@/lib/data/ids';
import { getTables } from '@/lib/data/tables';
import type { Locale } from '@/lib/format/locale';
import { Cite } from './cite';
import { DataFigure } from './data-figure';
import { Actions, NotInExplorer, Section, TablePart } from './data-page-parts';
import { Downloads } from './downloads';
import { EmbedCode } from './embed-code';
import { Facts } from './facts';
import type { DataUses } from './get-uses';
import { ItemPriceNotes } from './item-price-notes';
import { DatasetData } from './structured-data';
import { Uses } from './uses';

/** Most links that are a short list. */
const FEW_USES = 3;
/** Most columns of a table that fits into half of a page, and into half of its left column. */
const HALF_OF_PAGE = 4;
const HALF_OF_COLUMN = 3;

export function DataPage({ id, uses, locale }: { id: DataId; uses: DataUses; locale: Locale }) {
  const { data } = getContent(locale);
  const words = data.page;
  const { title, question } = describe(id, locale);
  const subject = subjectOf(id);
  const answer = answerOf(id, locale);
  const [table, ...furtherTables] = getTables(id, locale);
  // Narrow tables are together in the left column; wide ones need the whole page.
  const isWide = furtherTables.some(({ columns }) => columns.length > HALF_OF_PAGE);
  const tables = table ? [table, ...(isWide ? [] : furtherTables)] : [];
  const hasManyTables = tables.length > 1;
  // Said once above the tables, if it is the same for all.
  const hasOneOrder = hasManyTables && tables.every(({ order }) => order === table?.order);
  const orderNote = hasOneOrder && table ? words.table.order[table.order] : '';
  const { charts, parts, claims } = uses;
  // A short list has room below the table, beside the citations.
  const hasFewUses = charts.length + parts.length + claims.length <= FEW_USES && furtherTables.length === 0;
  const usesSection = (
    <Section id="uses" title={words.uses.title}>
      <Uses uses={uses} locale={locale} />
    </Section>
  );
  const others = idsOf(subject).filter((other) => other !== id);
  return (
    <div className="page pt-4 pb-20 md:pt-12 md:pb-28">
      <DatasetData id={id} locale={locale} />
      {/* On wide screens question and answer are side by side, so that the drawing begins on the first screen. */}
      <header className="items-end gap-x-16 lg:grid lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div>
          <p className="text-base text-muted">
            <SiteLink href={localePath(locale, '/data')} className="link inline-block py-2">
              {data.index.title}
            </SiteLink>{' '}
            / {data.subjects[subject].title}
          </p>
          <h1 className="page-title mt-2 text-balance max-sm:text-[2rem]! max-sm:leading-[1.1]! sm:mt-4 lg:text-6xl!">
            {question}
          </h1>
        </div>
        <div>
          {answer && (
            <p className="mt-3 text-balance font-display font-semibold text-xl leading-snug max-sm:font-normal sm:mt-5 sm:text-2xl">
              <NoBreak text={answer} />
            </p>
          )}
          <p className="mt-2 text-base text-muted max-sm:text-sm sm:mt-4">
            <NoBreak
              text={`${isFigureId(id) ? words.seriesOf : words.chartOf}: ${title}. ${spanInWords(id, locale)}.`}
            />
          </p>
        </div>
      </header>
      <section aria-labelledby="drawing" className="mt-5 sm:mt-8">
        <h2 id="drawing" className="sr-only">
          {words.drawing}
        </h2>
        <DataFigure id={id} actions={<Actions id={id} locale={locale} />} locale={locale} />
      </section>
      <NotInExplorer id={id} locale={locale} />
      <div className="gap-x-16 lg:grid lg:grid-cols-[minmax(0,1fr)_20rem] lg:items-start">
        <div>
          <Section id="about" title={words.about.title}>
            <Facts id={id} locale={locale} />
          </Section>
          <Section id="table" title={hasManyTables ? words.table.several : words.table.title}>
            {orderNote && <p className="mb-5 text-base text-muted">{orderNote}</p>}
            <div className="@container">
              <div
                className={clsx(
                  'grid grid-cols-[minmax(0,1fr)] items-start gap-10',
                  hasManyTables && '@2xl:grid-cols-2',
                )}
              >
                {tables.map((each) => (
                  <TablePart
                    key={each.title}
                    id={id}
                    table={each}
                    title={title}
                    isOrderSaid={orderNote !== ''}
                    className={clsx(hasManyTables && each.columns.length > HALF_OF_COLUMN && '@2xl:col-span-2')}
                    locale={locale}
                  />
                ))}
              </div>
            </div>
          </Section>
          {hasFewUses && usesSection}
        </div>
        <div className="lg:sticky lg:top-0">
          <Section id="download" title={words.downloads.title}>
            <Downloads id={id} locale={locale} />
          </Section>
          <Section id="cite" title={words.cite.title}>
            <Fold summary={words.cite.show} onPhonesOnly>
              <Cite id={id} locale={locale} />
            </Fold>
          </Section>
        </div>
      </div>
      {isWide && (
        <Section id="tables" title={words.table.further}>
          <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-12 gap-y-10 lg:grid-cols-2">
            {furtherTables.map((further) => (
              <TablePart
                key={further.name}
                id={id}
                table={further}
                title={title}
                className={clsx('max-w-4xl', further.columns.length > HALF_OF_PAGE && 'lg:col-span-2')}
                locale={locale}
              />
            ))}
          </div>
        </Section>
      )}
      {id === 'item-prices' && (
        <Section id="item-prices" title={words.itemPrices.title}>
          <ItemPriceNotes locale={locale} />
        </Section>
      )}
      {!hasFewUses && usesSection}
      <Section id="embed" title={data.embed.title}>
        <Fold summary={words.embedShow} onPhonesOnly>
          <EmbedCode id={id} locale={locale} />
        </Fold>
      </Section>
      <nav aria-label={words.neighbours.sameSubject} className="mt-14 border-line border-t pt-6">
        <h2 className="text-2xl">{words.neighbours.sameSubject}</h2>
        <ul className="mt-3">
          {others.map((other) => (
            <li key={other}>
              <SiteLink href={dataPath(other, locale)} className="link inline-block py-2">
                {describe(other, locale).question}
              </SiteLink>
            </li>
          ))}
          <li>
            <SiteLink href={localePath(locale, '/data')} className="link inline-block py-2 font-semibold">
              {words.neighbours.all}
            </SiteLink>
          </li>
        </ul>
      </nav>
    </div>
  );
}
