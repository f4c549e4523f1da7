import { type ComponentType, useCallback, useEffect, useState } from 'react';
import { ChartPlot, Chart as StaticChart } from '@/components/charts/chart';
import { ChartReader } from '@/components/charts/chart-reader';
import type { Content } from '@/lib/content/content';
import type { ExploreDrawing } from '@/lib/explore/drawing';
import type { ExploreResult, Unit } from '@/lib/explore/result';
import { type ExploreWords, formatShownTick } from '@/lib/explore/words';
import { fill } from '@/lib/format/fill';
import type { Locale } from '@/lib/format/locale';
import type { NivoChartProps } from './nivo-frame';

type NivoChart = ComponentType<NivoChartProps>;
type View = 'line' | 'bar';

const loaders: Record<View, () => Promise<NivoChart>> = {
  line: () => import('./nivo-lines.island').then(({ NivoLines }) => NivoLines),
  bar: () => import('./nivo-bars.island').then(({ NivoBars }) => NivoBars),
};

/** nivo's chart, once it has arrived: it is loaded with the first interaction, after the page has hydrated. */
function useNivo(view: View): { Nivo: NivoChart | undefined; isLost: boolean } {
  const [arrived, setArrived] = useState<Partial<Record<View, NivoChart>>>({});
  const [lost, setLost] = useState<View | null>(null);
  useEffect(() => {
    loaders[view]().then(
      (chart) => {
        setLost(null);
        setArrived((before) => (before[view] ? before : { ...before, [view]: chart }));
      },
      () => setLost(view),
    );
  }, [view]);
  return { Nivo: arrived[view], isLost: lost === view };
}

/** The drawing: that of the site's other charts until nivo has arrived, then nivo's, with the same reading layer. */
export function ChartFrame({
  result,
  drawing,
  unit,
  title,
  words,
  parts,
  locale,
}: {
  result: ExploreResult;
  drawing: ExploreDrawing;
  unit: Unit;
  title: string;
  words: ExploreWords;
  parts: Content['charts']['parts'];
  locale: Locale;
}) {
  const { Nivo, isLost } = useNivo(drawing.view);
  const formatTick = useCallback((value: number) => formatShownTick(value, unit, locale), [unit, locale]);
  const { layout, lines, view } = drawing;
  const hasKey = layout.isCrowded || (view === 'bar' && lines.length > 1);
  const reader = (
    <ChartReader
      entries={drawing.entries}
      reading={drawing.reading}
      words={{ label: fill(parts.reader.label, { title }), start: parts.reader.start }}
    />
  );
  if (!Nivo) {
    return (
      <>
        <StaticChart layouts={[layout]} lines={lines} formatTick={formatTick} title={title} describedBy="explore-shows">
          {reader}
        </StaticChart>
        {isLost && (
          <p role="status" className="text-base text-loss">
            {words.chart.failed}
          </p>
        )}
      </>
    );
  }
  return (
    <ChartPlot keyOf={hasKey ? lines : undefined}>
      {/* The page's style covers its own scripts, not those that load later. So the style of nivo's drawing is here. */}
      <div className="pointer-events-none absolute inset-0 text-[0.8125rem] text-muted tabular-nums sm:text-sm [&_svg]:absolute [&_svg]:overflow-visible [&_svg>g>g>line]:stroke-line">
        <Nivo
          drawing={drawing}
          xs={result.xs}
          scale={result.scale}
          title={title}
          describedBy="explore-shows"
          hasKey={hasKey}
          formatTick={formatTick}
        />
      </div>
      {reader}
    </ChartPlot>
  );
}
