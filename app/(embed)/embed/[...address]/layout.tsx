import type { ReactNode } from 'react';
import '@/app/globals.css';
import { EmbedDocument } from '@/components/embed/embed-document';
import { readEmbedAddress } from '@/lib/data/embed';

type Props = { children: ReactNode; params: Promise<{ address: string[] }> };

export default async function EmbedRoot({ children, params }: Props) {
  return <EmbedDocument locale={readEmbedAddress((await params).address).locale}>{children}</EmbedDocument>;
}
