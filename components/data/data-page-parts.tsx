import { ChartLine, Download } from 'lucide';
import type { ReactNode } from 'react';
import { SiteLink } from '@/components/layout/site-link';
import { buttonClass } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import type { DataId } from '@/content/data';
import { getContent } from '@/lib/content/content';
import { dataFilePath, localePath } from '@/lib/content/links';
import { csvName } from '@/lib/data/files';
import { isFigureId } from '@/lib/data/ids';
import type { FormattedTable } from '@/lib/data/tables';
import { hashOfChart, hashOfFigure } from '@/lib/explore/facts';
import { fill } from '@/lib/format/fill';
import type { Locale } from '@/lib/format/locale';
import { viewOfFigure } from '@/lib/pages/view-links';
import { DataTable } from './data-table';

const hashOf = (id: DataId) => (isFigureId(id) ? hashOfFigure(id) : hashOfChart(id));

/** Beside the link of the drawing: its series in the explorer, and its table. */
export function Actions({ id, locale }: { id: DataId; locale: Locale }) {
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

export function NotInExplorer({ id, locale }: { id: DataId; locale: Locale }) {
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

export function Section({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className="mt-12 md:mt-16">
      <h2 id={id} className="mb-4 text-3xl">
        {title}
      </h2>
      {children}
    </section>
  );
}

export function TablePart(props: {
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
