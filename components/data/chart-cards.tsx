import clsx from 'clsx';
import { TimeAxis, ValueAxis } from '@/components/charts/chart-ground';
import { ChartKey } from '@/components/charts/chart-key';
import { ChartLines } from '@/components/charts/chart-lines';
import { PlotRow } from '@/components/charts/plot-row';
import { SiteLink } from '@/components/layout/site-link';
import { NoBreak } from '@/components/ui/no-break';
import type { ChartId } from '@/content/charts';
import { BREAK_YEAR } from '@/lib/charts/break-year';
import { spreadLabels } from '@/lib/charts/end-labels';
import { layOut } from '@/lib/charts/layout';
import { getContent } from '@/lib/content/content';
import { dataPath } from '@/lib/content/links';
import { describe } from '@/lib/data/describe';
import { chartDrawing, isLog, type LineDrawing, unitWithAxis } from '@/lib/data/drawing';
import { formatKey } from '@/lib/data/format-values';
import { fill } from '@/lib/format/fill';
import type { Locale } from '@/lib/format/locale';

/** Two beside each other; the first of an odd number has the whole width, so that none is alone in a row. */
export function ChartCards({ ids, locale }: { ids: readonly ChartId[]; locale: Locale }) {
  if (ids.length === 0) return null;
  return (
    <ul className="mt-5 grid gap-x-6 gap-y-4 lg:grid-cols-2">
      {ids.map((id, index) => (
        <ChartCard key={id} id={id} isWide={index === 0 && ids.length % 2 === 1} locale={locale} />
      ))}
    </ul>
  );
}

function ChartCard({ id, isWide, locale }: { id: ChartId; isWide: boolean; locale: Locale }) {
  const { charts, data } = getContent(locale);
  const { question, definition, span } = describe(id, locale);
  const drawing = chartDrawing(id, locale);
  return (
    <li
      className={clsx(
        'plate relative flex flex-col gap-y-4 p-4 hover:border-ink sm:p-6',
        isWide && 'lg:col-span-2 lg:grid lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)] lg:gap-x-12',
      )}
    >
      <div>
        <p className="eyebrow text-muted max-sm:hidden">{data.index.chart}</p>
        <h3 className={clsx('text-2xl leading-tight sm:mt-2', isWide && 'lg:text-3xl')}>
          <SiteLink href={dataPath(id, locale)} className="after:absolute after:inset-0 hover:text-bitcoin">
            {question}
          </SiteLink>
        </h3>
        {isWide && (
          <p className="mt-6 max-lg:hidden">
            <NoBreak text={definition} />
          </p>
        )}
      </div>
      <div className="mt-auto">
        <p className="text-muted text-sm">
          {isLog(drawing) && (
            <span aria-hidden="true" className="mr-2 rounded-full border border-control px-2 font-semibold">
              {charts.parts.scale.log}
            </span>
          )}
          {unitWithAxis(id, drawing, locale)}
        </p>
        <SmallChart drawing={drawing} />
        <p className="text-muted text-sm">{fill(data.index.newest, { date: formatKey(span.last ?? '', locale) })}</p>
      </div>
    </li>
  );
}

/** Percent of the small plot: a row of a label, and the space between two labels. */
const [LABEL_ROW, LABEL_GAP] = [7, 2];
/** Gridlines above the base line. */
const MOST_GRIDLINES = 5;

/** The lines with their names and last values. Hidden from assistive technology: the link names the chart. */
function SmallChart({ drawing: { xs, lines, marks, scales, formatTick } }: { drawing: LineDrawing }) {
  // Beside the year there is no room for the words of the mark.
  const year = marks.filter(({ kind }) => kind === 'main').map((mark) => ({ ...mark, label: String(BREAK_YEAR) }));
  const layout = layOut({ xs, lines, marks: year, kind: scales[0] });
  const labels = spreadLabels(
    layout.lines.map(({ end }) => end?.[1] ?? 0),
    lines.map(({ label }) => (label.split('\n').length + 1) * LABEL_ROW + LABEL_GAP),
    // Lower, a label would touch the last year below the plot.
    [-LABEL_ROW, 100],
  );
  const step = Math.ceil((layout.yTicks.length - 1) / MOST_GRIDLINES);
  const grid = { ...layout, yTicks: layout.yTicks.filter((_, index) => index % step === 0) };
  const beside = { ...layout, lines: layout.lines.map((line, index) => ({ ...line, labelY: labels[index] ?? 0 })) };
  return (
    // With text of twice the size, a phone has no room for a plot beside its labels.
    <div className="@container tiny:hidden">
      {layout.isCrowded && <ChartKey lines={lines} />}
      <PlotRow layouts={[grid]} lines={lines} formatTick={formatTick} className="mt-8" plotClass="h-56">
        <svg aria-hidden="true" width="100%" height="100%" className="absolute inset-0 overflow-visible">
          <ValueAxis layout={grid} formatTick={formatTick} />
          <TimeAxis layout={layout} />
          <ChartLines layout={beside} lines={lines} hasKey={layout.isCrowded} />
        </svg>
      </PlotRow>
    </div>
  );
}
