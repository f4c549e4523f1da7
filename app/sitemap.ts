import type { MetadataRoute } from 'next';
import { writtenLocales } from '@/lib/content/content';
import { allPages } from '@/lib/pages/pages';

export const dynamic = 'force-static';

export default function sitemap(): MetadataRoute.Sitemap {
  return allPages().map(({ url, alternates }) => ({
    url,
    ...(writtenLocales.length > 1 && { alternates: { languages: alternates } }),
  }));
}
