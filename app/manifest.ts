import type { MetadataRoute } from 'next';
import { brand } from '@/components/layout/brand';
import { site } from '@/content/site';
import { getContent } from '@/lib/content/content';
import { localePath, sitePath } from '@/lib/content/links';

export const dynamic = 'force-static';

export default function manifest(): MetadataRoute.Manifest {
  return {
    name: site.name,
    short_name: site.name,
    description: getContent('en').layout.siteDescription,
    start_url: localePath('en', '/'),
    display: 'minimal-ui',
    background_color: brand.paper,
    theme_color: brand.paper,
    icons: [
      { src: sitePath('/icon.svg'), sizes: 'any', type: 'image/svg+xml' },
      { src: sitePath('/apple-icon.png'), sizes: '180x180', type: 'image/png' },
    ],
  };
}
