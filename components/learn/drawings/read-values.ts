import { formatReference, readReference } from '@/lib/content/claims/fill-claims';
import type { Locale } from '@/lib/format/locale';
import { formatDollars, formatNumber } from '@/lib/format/number';
import { sceneDrawings } from './registry';
import type { SceneValue, SceneValues, Shown } from './scene-values';

function read(shown: Shown, locale: Locale): SceneValue {
  if (typeof shown === 'string') return { value: readReference(shown), text: formatReference(shown, locale) };
  if (typeof shown === 'number') return { value: shown, text: formatNumber(shown, locale) };
  return { value: shown.usd, text: formatDollars(shown.usd, locale) };
}

/**
 * The numbers that a drawing shows, in the language of the page. On the server: the browser gets them with the words, because it has
 * neither the figures nor the claims.
 */
export function readValues(visual: string, locale: Locale): SceneValues | undefined {
  const shown = sceneDrawings.get(visual)?.values;
  return shown && Object.fromEntries(Object.entries(shown).map(([name, one]) => [name, read(one, locale)]));
}
