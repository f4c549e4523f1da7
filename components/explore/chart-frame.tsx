import { Chart } from '@/components/charts/chart';
import { ChartReader } from '@/components/charts/chart-reader';
import type { Content } from '@/lib/content/content';
import type { ExploreDrawing } from '@/lib/explore/drawing';
import type { Unit } from '@/lib/explore/result';
import { formatShownTick } from '@/lib/explore/words';
import { fill } from '@/lib/format/fill';
import type { Locale } from '@/lib/format/locale';

/** The drawing, with the reading layer of the site's other charts. */
export function ChartFrame({
  drawing,
  unit,
  title,
  parts,
  locale,
}: {
  drawing: ExploreDrawing;
  unit: Unit;
  title: string;
  parts: Content['charts']['parts'];
  locale: Locale;
}) {
  return (
    <Chart
      layouts={[drawing.layout]}
      lines={drawing.lines}
      hasBars={drawing.view === 'bar'}
      formatTick={(value) => formatShownTick(value, unit, locale)}
      title={title}
      describedBy="explore-shows"
    >
      <ChartReader
        entries={drawing.entries}
        reading={drawing.reading}
        words={{ label: fill(parts.reader.label, { title }), start: parts.reader.start }}
      />
    </Chart>
  );
}
