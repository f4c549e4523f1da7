import { Embed } from '@/components/embed/embed';
import { embedMetadata } from '@/components/embed/metadata';
import type { DataId } from '@/content/data';
import { DATA_IDS } from '@/lib/data/ids';

export const dynamicParams = false;

type Props = { params: Promise<{ id: string }> };

export function generateStaticParams() {
  return DATA_IDS.map((id) => ({ id }));
}

export async function generateMetadata({ params }: Props) {
  return embedMetadata((await params).id as DataId, 'en');
}

export default async function Page({ params }: Props) {
  return <Embed id={(await params).id as DataId} locale="en" />;
}
