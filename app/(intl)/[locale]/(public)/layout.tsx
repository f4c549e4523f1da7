import type { ReactNode } from 'react';
import { localeOf } from '@/components/layout/localized';
import { PublicFrame } from '@/components/layout/public-frame';

type Props = { children: ReactNode; params: Promise<{ locale: string }> };

export default async function Layout({ children, params }: Props) {
  return <PublicFrame locale={localeOf(await params)}>{children}</PublicFrame>;
}
