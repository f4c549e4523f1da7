import type { ReactNode } from 'react';
import '@/app/globals.css';
import { Document } from '@/components/document/document';
import { siteMetadata, siteViewport } from '@/components/layout/metadata';

export const metadata = siteMetadata('en');
export const viewport = siteViewport;

export default function EnglishRoot({ children }: { children: ReactNode }) {
  return <Document locale="en">{children}</Document>;
}
