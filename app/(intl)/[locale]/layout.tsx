import type { ReactNode } from 'react';
import '@/app/globals.css';
import { Document } from '@/components/document/document';
import { localeOf, localeParams } from '@/components/layout/localized';
import { siteMetadata, siteViewport } from '@/components/layout/metadata';

export const dynamicParams = false;
export const generateStaticParams = localeParams;
export const viewport = siteViewport;

type Params = { params: Promise<{ locale: string }> };

export async function generateMetadata({ params }: Params) {
  return siteMetadata(localeOf(await params));
}

export default async function Root({ children, params }: Params & { children: ReactNode }) {
  return <Document locale={localeOf(await params)}>{children}</Document>;
}
