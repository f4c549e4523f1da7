import type { ExploreId } from '@/content/explore';
import type { Stroke, Tone } from '@/lib/charts/types';

const TONES: readonly Tone[] = ['ink', 'gain', 'loss', 'muted'];
const STROKES: readonly Stroke[] = ['solid', 'dashed', 'dotted', 'dash-dot'];

/** The tone and stroke of the series in each place. The first bitcoin series is orange. */
export function stylesOf(ids: readonly ExploreId[]): { tone: Tone; stroke: Stroke }[] {
  const bitcoin = ids.findIndex((id) => id.startsWith('btc-'));
  return ids.map((_, i) => ({ tone: i === bitcoin ? 'bitcoin' : (TONES[i] as Tone), stroke: STROKES[i] as Stroke }));
}
