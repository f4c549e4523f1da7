import type { MetadataRoute } from 'next';
import { writtenLocales } from '@/lib/content/content';
import { getDates } from '@/lib/pages/dates';
import { allPageIds, getPage } from '@/lib/pages/pages';

export const dynamic = 'force-static';

export default function sitemap(): MetadataRoute.Sitemap {
  const pages = writtenLocales.flatMap((locale) => allPageIds().map((id) => ({ id, ...getPage(id, locale) })));
  return pages.map(({ id, url, alternates }) => ({
    url,
    lastModified: getDates(id).changed,
    ...(writtenLocales.length > 1 && { alternates: { languages: alternates } }),
  }));
}
