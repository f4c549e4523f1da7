import type { ReactNode } from 'react';
import { EmbedDocument } from '@/components/embed/embed-document';

export default function EnglishEmbedRoot({ children }: { children: ReactNode }) {
  return <EmbedDocument locale="en">{children}</EmbedDocument>;
}
