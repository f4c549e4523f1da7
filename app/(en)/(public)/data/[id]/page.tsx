import { DataPage } from '@/components/data/data-page';
import { getUses } from '@/components/data/get-uses';
import { pageMetadata } from '@/components/layout/metadata';
import type { DataId } from '@/content/data';
import { DATA_IDS } from '@/lib/data/ids';
import { getPage } from '@/lib/pages/pages';

export const dynamicParams = false;

type Props = { params: Promise<{ id: string }> };

export function generateStaticParams() {
  return DATA_IDS.map((id) => ({ id }));
}

export async function generateMetadata({ params }: Props) {
  return pageMetadata(getPage(`/data/${(await params).id as DataId}`, 'en'));
}

export default async function Page({ params }: Props) {
  const id = (await params).id as DataId;
  return <DataPage id={id} uses={await getUses(id, 'en')} locale="en" />;
}
