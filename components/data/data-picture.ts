import type { Shape } from '@/components/picture/shapes';
import type { DataId } from '@/content/data';
import { site } from '@/content/site';
import { getContent } from '@/lib/content/content';
import { dataPath } from '@/lib/content/links';
import { describe } from '@/lib/data/describe';
import { getDrawing, unitWithAxis } from '@/lib/data/drawing';
import { formatDate } from '@/lib/format/date';
import { fill } from '@/lib/format/fill';
import type { Locale } from '@/lib/format/locale';
import { drawPicture } from './picture';
import { standaloneSvg } from './standalone-svg';

export function dataPicture(id: DataId, locale: Locale): Shape[] {
  const { data } = getContent(locale);
  const { title, figures } = describe(id, locale);
  const sources = figures
    .map(({ source, vintage }) =>
      fill(data.picture.entry, { publisher: source.publisher, date: formatDate(vintage, locale) }),
    )
    .join('; ');
  const drawing = getDrawing(id, locale);
  return drawPicture(drawing, {
    title,
    unit: unitWithAxis(id, drawing, locale),
    source: fill(data.picture.source, { sources }),
    site: `${site.name}, ${site.origin.replace(/^https:\/\//, '')}${dataPath(id, locale)}`,
  });
}

export function dataSvg(id: DataId, locale: Locale): string {
  const { question, definition } = describe(id, locale);
  return standaloneSvg(dataPicture(id, locale), question, definition);
}
