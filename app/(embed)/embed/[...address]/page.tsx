import { Embed } from '@/components/embed/embed';
import { HoldingEmbed } from '@/components/embed/holding-embed';
import { embedMetadata, holdingEmbedMetadata } from '@/components/embed/metadata';
import type { DataId } from '@/content/data';
import { writtenLocales } from '@/lib/content/content';
import { embedAddress, readEmbedAddress } from '@/lib/data/embed';
import { DATA_IDS } from '@/lib/data/ids';
import { embeddedHolding, HOLDING_EMBED_IDS } from '@/lib/explore/holdings/embed';

export const dynamicParams = false;

type Props = { params: Promise<{ address: string[] }> };

export function generateStaticParams() {
  const ids = [...DATA_IDS, ...HOLDING_EMBED_IDS];
  return writtenLocales.flatMap((locale) => ids.map((id) => ({ address: embedAddress(id, locale) })));
}

export async function generateMetadata({ params }: Props) {
  const { id, locale } = readEmbedAddress((await params).address);
  const asset = embeddedHolding(id);
  return asset ? holdingEmbedMetadata(asset, locale) : embedMetadata(id as DataId, locale);
}

export default async function Page({ params }: Props) {
  const { id, locale } = readEmbedAddress((await params).address);
  const asset = embeddedHolding(id);
  return asset ? <HoldingEmbed asset={asset} locale={locale} /> : <Embed id={id as DataId} locale={locale} />;
}
