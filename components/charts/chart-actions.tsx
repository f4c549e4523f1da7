import { ChevronDown } from 'lucide';
import type { ReactNode } from 'react';
import { buttonClass } from '@/components/ui/button';
import { CopyLink } from '@/components/ui/copy-link';
import { Icon } from '@/components/ui/icon';
import { fill } from '@/lib/format/fill';
import type { ChartContent } from './chart-drawing';
import { ChartTable } from './chart-table';

/** The link to the data of a chart, and a button that copies the link to the chart. */
export function ChartActions({
  chart: { id, words, title },
  dataHref,
  children,
}: {
  chart: ChartContent;
  dataHref?: string;
  /** Further actions. */
  children?: ReactNode;
}) {
  return (
    <div className="-mx-2 flex flex-wrap items-start *:max-sm:text-sm print:hidden">
      {dataHref && (
        <a href={dataHref} className={buttonClass('quiet')} aria-label={fill(words.dataOf, { title })}>
          {words.data}
        </a>
      )}
      <CopyLink variant="quiet" url={`#${id}`} words={words.link} />
      {children}
    </div>
  );
}

/** The closed table of a chart without a page of its own, and the button that copies its link. */
export function ChartTableBelow({ chart }: { chart: ChartContent }) {
  const { words, title, table } = chart;
  return (
    <div>
      {/* In the row of the closed line. */}
      <div className="float-right">
        <ChartActions chart={chart} />
      </div>
      <details className="group/table -mx-2 print:hidden">
        <summary className={buttonClass('quiet', 'list-none [&::-webkit-details-marker]:hidden')}>
          <Icon node={ChevronDown} className="size-4 group-open/table:rotate-180" />
          {words.table}
        </summary>
        <div className="px-2 pt-2">
          <ChartTable label={fill(words.tableOf, { title })} {...table} />
        </div>
      </details>
    </div>
  );
}
