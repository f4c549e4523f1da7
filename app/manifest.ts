import type { MetadataRoute } from 'next';
import { brand } from '@/components/layout/brand';
import { site } from '@/content/site';
import { getContent } from '@/lib/content/content';

export const dynamic = 'force-static';

export default function manifest(): MetadataRoute.Manifest {
  return {
    name: site.name,
    short_name: site.name,
    description: getContent('en').layout.siteDescription,
    start_url: '/',
    display: 'minimal-ui',
    background_color: brand.paper,
    theme_color: brand.paper,
    icons: [
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/apple-icon.png', sizes: '180x180', type: 'image/png' },
    ],
  };
}
