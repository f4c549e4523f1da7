import { GuidePage } from '@/components/guides/guide-page';
import { localized } from '@/components/layout/localized';
import { getAvailableGuides } from '@/lib/content/guides/guides';
import { DEFAULT_LOCALE } from '@/lib/format/locale';

export function generateStaticParams() {
  return getAvailableGuides(DEFAULT_LOCALE).map(({ id }) => ({ slug: id }));
}

const { generateMetadata, page } = localized<{ slug: string }>(
  ({ slug }) => `/guides/${slug}`,
  ({ slug, locale }) => <GuidePage id={slug} locale={locale} />,
);

export { generateMetadata };
export default page;
