import { Chart } from '@/components/charts/chart';
import { ChartReader } from '@/components/charts/chart-reader';
import type { Content } from '@/lib/content/content';
import type { ExplorePlot } from '@/lib/explore/view';
import { fill } from '@/lib/format/fill';

/** The drawing, with the reading layer of the site's other charts. */
export function ChartFrame({
  plot: { layout, lines, hasBars, ticks, entries, reading },
  title,
  words,
}: {
  plot: ExplorePlot;
  title: string;
  words: Content['charts']['parts']['reader'];
}) {
  return (
    <Chart
      layouts={[layout]}
      lines={lines}
      hasBars={hasBars}
      formatTick={(value) => ticks[value] ?? ''}
      title={title}
      describedBy="explore-shows"
    >
      <ChartReader
        entries={entries}
        reading={reading}
        words={{ label: fill(words.label, { title }), start: words.start }}
      />
    </Chart>
  );
}
