import type { MetadataRoute } from 'next';
import { site } from '@/content/site';
import { getContent } from '@/lib/content/content';
import { localePath, withoutBasePath } from '@/lib/content/links';
import { DEFAULT_LOCALE, HTML_LANG, type Locale } from '@/lib/format/locale';
import { appIcons, iconName, screenshotPath, screenshots } from './app-pictures.mjs';
import { brand } from './brand';

/** The path of the manifest of a language. */
export const manifestPath = (locale: Locale) => localePath(locale, '/manifest.webmanifest');

/** What a browser needs to install the site, with a start page in one language. Every address is relative to that of the manifest. */
export function getManifest(locale: Locale): MetadataRoute.Manifest {
  const { home, layout } = getContent(locale);
  const root = locale === DEFAULT_LOCALE ? './' : '../';
  const address = (path: `/${string}`) => root + withoutBasePath(localePath(locale, path)).slice(1);
  return {
    // Installations keep it when the address of the start page changes. It is resolved against the origin.
    id: 'bitcoin-journey',
    name: site.name,
    short_name: site.name,
    description: layout.siteDescription,
    lang: HTML_LANG[locale],
    dir: 'ltr',
    categories: ['education', 'finance'],
    start_url: address('/'),
    scope: root,
    display: 'minimal-ui',
    background_color: brand.paper,
    theme_color: brand.paper,
    icons: [
      { src: `${root}icon.svg`, sizes: 'any', type: 'image/svg+xml' },
      ...appIcons.map((icon) => ({
        src: `${root}icons/${iconName(icon)}`,
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
      src: root + screenshotPath(locale, form),
      sizes: `${width * scale}x${height * scale}`,
      type: 'image/jpeg',
      form_factor: form,
      label: layout.screenshots[form],
    })),
  };
}
