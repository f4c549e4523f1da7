import type { ReactNode } from 'react';
import '@/app/globals.css';
import { EmbedDocument } from '@/components/embed/embed-document';

export default function EnglishEmbedRoot({ children }: { children: ReactNode }) {
  return <EmbedDocument locale="en">{children}</EmbedDocument>;
}
