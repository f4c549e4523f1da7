import clsx from 'clsx';
import { ChartLine, Download } from 'lucide';
import type { ReactNode } from 'react';
import { SiteLink } from '@/components/layout/site-link';
import { buttonClass } from '@/components/ui/button';
import { Fold } from '@/components/ui/fold';
import { Icon } from '@/components/ui/icon';
import { NoBreak } from '@/components/ui/no-break';
import type { DataId } from '@/content/data';
import { getContent } from '@/lib/content/content';
import { dataFilePath, dataPath, localePath } from '@/lib/content/links';
import { answerOf } from '@/lib/data/answer';
import { describe, spanInWords } from '@/lib/data/describe';
import { csvName } from '@/lib/data/files';
import { idsOf, isFigureId, subjectOf } from '@/lib/data/ids';
import { type FormattedTable, getTables } from '@/lib/data/tables';
import { getUses } from '@/lib/data/uses';
import { hashOfChart, hashOfFigure } from '@/lib/explore/facts';
import { viewOfFigure } from '@/lib/explore/view-links';
import { fill } from '@/lib/format/fill';
import type { Locale } from '@/lib/format/locale';
import { Cite } from './cite';
import { DataFigure } from './data-figure';
import { DataTable } from './data-table';
import { Downloads } from './downloads';
import { EmbedCode } from './embed-code';
import { Facts } from './facts';
import { ItemPriceNotes } from './item-price-notes';
import { DatasetData } from './structured-data';
import { Uses } from './uses';

/** Most links that are a short list. */
const FEW_USES = 3;
/** Most columns of a table that fits into half of a page, and into half of its left column. */
const HALF_OF_PAGE = 4;
const HALF_OF_COLUMN = 3;

export function DataPage({ id, locale }: { id: DataId; locale: Locale }) {
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
  const { charts, parts, claims } = getUses(id, locale);
  // A short list has room below the table, beside the citations.
  const hasFewUses = charts.length + parts.length + claims.length <= FEW_USES && furtherTables.length === 0;
  const uses = (
    <Section id="uses" title={words.uses.title}>
      <Uses id={id} locale={locale} />
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
          {hasFewUses && uses}
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
      {!hasFewUses && uses}
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

const hashOf = (id: DataId) => (isFigureId(id) ? hashOfFigure(id) : hashOfChart(id));

/** Beside the link of the drawing: its series in the explorer, and its table. */
function Actions({ id, locale }: { id: DataId; locale: Locale }) {
  const { data, exploreViews } = getContent(locale);
  const words = data.page.explore;
  const hash = hashOf(id);
  const further = isFigureId(id) ? viewOfFigure(id, locale) : null;
  const className = buttonClass('quiet', 'max-sm:text-sm');
  return (
    <>
      {hash && (
        // A full page load: the explorer draws what is in the fragment as soon as the page opens.
        <a href={`${localePath(locale, '/explore')}${hash}`} className={className}>
          <Icon node={ChartLine} className="size-4" />
          {words.this}
        </a>
      )}
      {further && (
        <a href={further.href} className={className}>
          {exploreViews[further.view]}
        </a>
      )}
      <a href={dataFilePath(id, csvName(id))} download={csvName(id)} className={className}>
        <Icon node={Download} className="size-4" />
        {words.csv}
      </a>
    </>
  );
}

function NotInExplorer({ id, locale }: { id: DataId; locale: Locale }) {
  const words = getContent(locale).data.page.explore;
  if (hashOf(id)) return null;
  return (
    <p className="mt-4 text-base">
      {words.notTime}{' '}
      <SiteLink href={localePath(locale, '/explore')} className="link">
        {words.others}
      </SiteLink>
    </p>
  );
}

function Section({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className="mt-12 md:mt-16">
      <h2 id={id} className="mb-4 text-3xl">
        {title}
      </h2>
      {children}
    </section>
  );
}

function TablePart(props: {
  id: DataId;
  table: FormattedTable;
  title: string;
  isOrderSaid?: boolean;
  className: string;
  locale: Locale;
}) {
  const { id, table, title, isOrderSaid, className, locale } = props;
  const words = getContent(locale).data.page.table;
  const notes = [
    !isOrderSaid && table.rows.length > 1 && words.order[table.order],
    table.unit === null ? words.unitByColumn : table.unit && fill(words.unit, { unit: table.unit }),
    table.hasEstimates && words.estimate,
  ];
  const label = table.name ? `${title}: ${table.title}` : title;
  return (
    <div className={className}>
      <h3 className="font-body font-semibold text-lg tracking-normal">{table.title}</h3>
      <p className="mt-1 mb-3 text-base text-muted">{notes.filter(Boolean).join(' ')}</p>
      <DataTable
        table={table}
        label={fill(words.scroll, { title: label })}
        showAll={fill(words.showAll, { n: table.rows.length })}
        folded={words.folded}
      />
      <p className="mt-1">
        <a
          href={dataFilePath(id, csvName(id, table.name))}
          download={csvName(id, table.name)}
          className="link inline-block py-2 text-base"
        >
          {words.csv}
          <span className="sr-only">: {label}</span>
        </a>
      </p>
    </div>
  );
}
