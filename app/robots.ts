import type { MetadataRoute } from 'next';
import { site } from '@/content/site';
import { sitePath } from '@/lib/content/links';

export const dynamic = 'force-static';

export default function robots(): MetadataRoute.Robots {
  return { rules: { userAgent: '*', allow: sitePath('/') }, sitemap: `${site.url}/sitemap.xml` };
}
