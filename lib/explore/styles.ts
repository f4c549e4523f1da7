import type { ExploreId } from '@/content/explore/explore';
import type { Stroke, Tone } from '@/lib/charts/types';

const NEUTRAL: readonly Tone[] = ['ink', 'muted', 'gain', 'loss'];
const STROKES: readonly Stroke[] = ['solid', 'dashed', 'dotted', 'dash-dot'];

/** Amounts of fiat money. */
const FIAT: readonly ExploreId[] = ['m2', 'cash.hundred'];

/** The tone and stroke of the series in each place. The first bitcoin series is orange, the first amount of fiat money red. */
export function stylesOf(ids: readonly ExploreId[]): { tone: Tone; stroke: Stroke }[] {
  const bitcoin = ids.findIndex((id) => id.startsWith('btc-'));
  const fiat = ids.findIndex((id) => FIAT.includes(id));
  const others = [...NEUTRAL];
  const toneOf = (i: number) => (i === bitcoin ? 'bitcoin' : i === fiat ? 'loss' : (others.shift() as Tone));
  return ids.map((_, i) => ({ tone: toneOf(i), stroke: STROKES[i] as Stroke }));
}
