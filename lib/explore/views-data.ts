/** What the views of content/explore/explore-views.ts draw. Server only: the page passes it to the browser. */
import {
  GROWTH_IDS,
  type GrowthId,
  growthRows,
  HOLDING_IDS,
  type HoldingId,
  holdingRows,
} from '@/content/explore/explore-views';
import type { FigureId } from '@/content/figures';
import type { Locale } from '@/lib/format/locale';
import { getCatalogue } from './catalogue';
import { type FigureFacts, getExploredFigures } from './facts';
import type { HoldingData, HoldingSeries } from './holdings/view';
import type { PairsData } from './pairs/view';
import { cut, type Span } from './span';

export function getHoldingData(locale: Locale): HoldingData {
  const catalogue = getCatalogue();
  const figures = getExploredFigures(locale);
  const { year, month } = catalogue['cpi-u'];
  const seriesOf = (id: HoldingId): HoldingSeries => {
    const row: (typeof holdingRows)[HoldingId] = holdingRows[id];
    const series = catalogue[row.series];
    const since = 'from' in row ? row.from : Number.NEGATIVE_INFINITY;
    const monthly = 'monthly' in row ? catalogue[row.monthly].month : undefined;
    return {
      year: known(series.year && cut(series.year, since, Number.POSITIVE_INFINITY), id),
      ...(monthly && { month: monthly }),
      yearIs: series.yearIs === 'average' || series.yearIs === 'total' ? series.yearIs : 'year-end',
      figure: series.figure,
    };
  };
  return {
    series: Object.fromEntries(HOLDING_IDS.map((id) => [id, seriesOf(id)])) as HoldingData['series'],
    index: { year: known(year, 'cpi-u'), ...(month && { month }) },
    figures: factsOf(figures, ['cpi-u', ...HOLDING_IDS.map((id) => catalogue[holdingRows[id].series].figure)]),
  };
}

export function getPairsData(locale: Locale): PairsData {
  const catalogue = getCatalogue();
  const ids = [...new Set(GROWTH_IDS.flatMap((id) => [growthRows[id].x, growthRows[id].y]))];
  return {
    spans: Object.fromEntries(ids.map((id) => [id, known(catalogue[id].year, id)])) as PairsData['spans'],
    figureOf: Object.fromEntries(
      GROWTH_IDS.map((id) => [id, [growthRows[id].x, growthRows[id].y].map((series) => catalogue[series].figure)]),
    ) as Record<GrowthId, FigureId[]>,
    figures: factsOf(
      getExploredFigures(locale),
      ids.map((id) => catalogue[id].figure),
    ),
  };
}

function known(span: Span | null | undefined, id: string): Span {
  if (!span) throw new Error(`${id} has no years`);
  return span;
}

function factsOf(all: Partial<Record<FigureId, FigureFacts>>, ids: readonly (FigureId | null)[]) {
  const facts: Partial<Record<FigureId, FigureFacts>> = {};
  for (const id of ids) if (id && all[id]) facts[id] = all[id];
  return facts;
}
