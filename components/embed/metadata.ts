import type { Metadata } from 'next';
import type { DataId } from '@/content/data';
import type { EMBEDDED_HOLDINGS } from '@/content/explore/explore-views';
import { getContent } from '@/lib/content/content';
import { describe } from '@/lib/data/describe';
import { embedTitle } from '@/lib/data/embed';
import { holdingEmbedTitle } from '@/lib/explore/holdings/embed';
import type { Locale } from '@/lib/format/locale';
import { getPage } from '@/lib/pages/pages';

/** Search engines list the page of the data, not its embed. */
export function embedMetadata(id: DataId, locale: Locale): Metadata {
  return {
    title: embedTitle(id, locale),
    description: describe(id, locale).definition,
    robots: { index: false, follow: true },
    alternates: { canonical: getPage(`/data/${id}`, locale).url },
  };
}

/** The same for every start and end of one thing, which is a part of the explorer. */
export function holdingEmbedMetadata(asset: (typeof EMBEDDED_HOLDINGS)[number], locale: Locale): Metadata {
  return {
    title: holdingEmbedTitle(asset, locale),
    description: getContent(locale).everyStart.lede,
    robots: { index: false, follow: true },
    alternates: { canonical: getPage('/explore', locale).url },
  };
}
