import type { Metadata } from 'next';
import type { DataId } from '@/content/data';
import { describe } from '@/lib/data/describe';
import { embedTitle } from '@/lib/data/embed';
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
