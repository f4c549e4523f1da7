import { GuidePage } from '@/components/guides/guide-page';
import { pageMetadata } from '@/components/layout/metadata';
import { getAvailableGuides, getGuide } from '@/lib/content/guides';
import { guidePage } from '@/lib/content/pages';

export const dynamicParams = false;

type Props = { params: Promise<{ slug: string }> };

export function generateStaticParams() {
  return getAvailableGuides('en').map(({ id }) => ({ slug: id }));
}

export async function generateMetadata({ params }: Props) {
  return pageMetadata(guidePage(getGuide('en', (await params).slug)));
}

export default async function Page({ params }: Props) {
  return <GuidePage id={(await params).slug} locale="en" />;
}
