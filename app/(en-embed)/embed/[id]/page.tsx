import { Embed } from '@/components/embed/embed';
import { HoldingEmbed } from '@/components/embed/holding-embed';
import { embedMetadata, holdingEmbedMetadata } from '@/components/embed/metadata';
import type { DataId } from '@/content/data';
import { DATA_IDS } from '@/lib/data/ids';
import { embeddedHolding, HOLDING_EMBED_IDS } from '@/lib/explore/holdings/embed';

export const dynamicParams = false;

type Props = { params: Promise<{ id: string }> };

export function generateStaticParams() {
  return [...DATA_IDS, ...HOLDING_EMBED_IDS].map((id) => ({ id }));
}

export async function generateMetadata({ params }: Props) {
  const { id } = await params;
  const asset = embeddedHolding(id);
  return asset ? holdingEmbedMetadata(asset, 'en') : embedMetadata(id as DataId, 'en');
}

export default async function Page({ params }: Props) {
  const { id } = await params;
  const asset = embeddedHolding(id);
  return asset ? <HoldingEmbed asset={asset} locale="en" /> : <Embed id={id as DataId} locale="en" />;
}
