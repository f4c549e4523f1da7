import type { MetadataRoute } from 'next';
import { site } from '@/content/site';
import { sitePages } from '@/lib/content/pages';

export const dynamic = 'force-static';

export default function sitemap(): MetadataRoute.Sitemap {
  return sitePages('en').map(({ path }) => ({ url: `${site.url}${path}` }));
}
