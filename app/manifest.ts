import type { MetadataRoute } from 'next';
import { appIcons, iconName, screenshots } from '@/components/layout/app-pictures.mjs';
import { brand } from '@/components/layout/brand';
import { site } from '@/content/site';
import { getContent } from '@/lib/content/content';
import { localePath, withoutBasePath } from '@/lib/content/links';
import { DEFAULT_LOCALE } from '@/lib/format/locale';

export const dynamic = 'force-static';

/** Every address is relative to that of the manifest. */
export default function manifest(): MetadataRoute.Manifest {
  const { home, layout } = getContent(DEFAULT_LOCALE);
  const address = (path: `/${string}`) => `.${withoutBasePath(localePath(DEFAULT_LOCALE, path))}`;
  return {
    // Installations keep it when the address of the start page changes. It is resolved against the origin.
    id: 'bitcoin-journey',
    name: site.name,
    short_name: site.name,
    description: layout.siteDescription,
    lang: DEFAULT_LOCALE,
    dir: 'ltr',
    categories: ['education', 'finance'],
    start_url: './',
    scope: './',
    display: 'minimal-ui',
    background_color: brand.paper,
    theme_color: brand.paper,
    icons: [
      { src: 'icon.svg', sizes: 'any', type: 'image/svg+xml' },
      ...appIcons.map((icon) => ({
        src: `icons/${iconName(icon)}`,
        sizes: `${icon.size}x${icon.size}`,
        type: 'image/png',
        purpose: icon.purpose,
      })),
    ],
    // Systems show three or four, on a long press of the icon.
    shortcuts: [
      { name: home.exhibits.calculator.title, url: `${address('/')}#calculator` },
      { name: layout.footer.dashboard, url: address('/dashboard') },
      { name: layout.footer.explore, url: address('/explore') },
      { name: layout.footer.search, url: address('/search') },
    ],
    screenshots: screenshots.map(({ form, width, height, scale }) => ({
      src: `screenshots/${form}.jpg`,
      sizes: `${width * scale}x${height * scale}`,
      type: 'image/jpeg',
      form_factor: form,
      label: layout.screenshots[form],
    })),
  };
}
