import type { ReactNode } from 'react';
import { ChartActions } from '@/components/charts/chart-actions';
import type { ChartContent } from '@/components/charts/chart-drawing';
import { OpenLimits, SourceLinks } from '@/components/charts/chart-note';
import { ChartOnPage } from '@/components/charts/chart-plate';
import { ChartReader } from '@/components/charts/chart-reader.island';
import { PageChart } from '@/components/charts/data-chart';
import type { DataId } from '@/content/data';
import type { FigureId } from '@/content/figures';
import { getContent } from '@/lib/content/content';
import { describe } from '@/lib/data/describe';
import { type BarDrawing, getDrawing, multipleOf } from '@/lib/data/drawing';
import { isFigureId } from '@/lib/data/ids';
import { getTables, textOf } from '@/lib/data/tables';
import type { Locale } from '@/lib/format/locale';
import { BarList } from './bar-list';

/** The drawing is complete in the HTML; script only adds the reading layer. */
export function DataFigure({ id, actions, locale }: { id: DataId; actions: ReactNode; locale: Locale }) {
  if (!isFigureId(id)) return <PageChart id={id} locale={locale} actions={actions} />;
  const drawing = getDrawing(id, locale);
  const { limits, limitSources } = describe(id, locale);
  const { charts } = getContent(locale);
  const caveat = <OpenLimits limits={limits} locale={locale} />;
  const notes = (
    <dl>
      <SourceLinks title={charts.parts.noteSources} links={limitSources} />
    </dl>
  );
  if (drawing.kind === 'bars') {
    return <Bars id={id} drawing={drawing} actions={actions} caveat={caveat} notes={notes} locale={locale} />;
  }
  const { title, definition } = describe(id, locale);
  const rows = getTables(id, locale)[0]?.rows.map((row) => row.map(textOf)) ?? [];
  const chart: ChartContent = {
    ...drawing,
    id: `chart-${id}`,
    words: charts.parts,
    title,
    summary: definition,
    lines: drawing.lines.map((line, index) => ({
      ...line,
      last: multipleOf(id, drawing, index, locale) ?? line.last,
    })),
    Reader: ChartReader,
    table: { columns: [], rows },
    entries: drawing.lines.map(({ label, tone, stroke }, index) => ({
      name: label.replace('\n', ' '),
      columns: [drawing.columns[index] ?? 0],
      line: { index, tone, stroke },
    })),
  };
  return (
    <ChartOnPage
      chart={chart}
      caveat={caveat}
      notes={notes}
      actions={<ChartActions chart={chart}>{actions}</ChartActions>}
    />
  );
}

interface BarsProps {
  id: FigureId;
  drawing: BarDrawing;
  actions: ReactNode;
  caveat: ReactNode;
  notes: ReactNode;
  locale: Locale;
}

function Bars({ id, drawing, actions, caveat, notes, locale }: BarsProps) {
  const { title, definition } = describe(id, locale);
  return (
    <figure aria-labelledby={`chart-${id}-title`} className="plate flex flex-col px-3.5 py-6 sm:p-7 lg:p-9">
      <h3 id={`chart-${id}-title`} className="text-2xl max-sm:sr-only md:text-3xl">
        {title}
      </h3>
      <p className="mt-3 max-w-3xl text-base max-sm:order-1 md:text-lg md:leading-relaxed">{definition}</p>
      <p className="font-semibold text-sm sm:mt-5">{drawing.unit}</p>
      <BarList drawing={drawing} className="my-6 space-y-3 text-base" />
      <div className="-mx-2 mb-4 flex flex-wrap print:hidden">{actions}</div>
      <figcaption className="grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-4 border-line border-t pt-5 text-base max-sm:order-2 max-sm:mt-4 lg:grid-cols-2">
        {caveat}
        {notes}
      </figcaption>
    </figure>
  );
}
