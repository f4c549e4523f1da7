import { GuidePage } from '@/components/guides/guide-page';
import { pageMetadata } from '@/components/layout/metadata';
import { getAvailableGuides } from '@/lib/content/guides/guides';
import { getPage } from '@/lib/pages/pages';

export const dynamicParams = false;

type Props = { params: Promise<{ slug: string }> };

export function generateStaticParams() {
  return getAvailableGuides('en').map(({ id }) => ({ slug: id }));
}

export async function generateMetadata({ params }: Props) {
  return pageMetadata(getPage(`/guides/${(await params).slug}`, 'en'));
}

export default async function Page({ params }: Props) {
  return <GuidePage id={(await params).slug} locale="en" />;
}
