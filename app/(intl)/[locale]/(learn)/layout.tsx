import type { ReactNode } from 'react';
import { localeOf } from '@/components/layout/localized';
import { LearnFrame } from '@/components/learn/frame/learn-frame';

type Props = { children: ReactNode; params: Promise<{ locale: string }> };

export default async function Layout({ children, params }: Props) {
  return <LearnFrame locale={localeOf(await params)}>{children}</LearnFrame>;
}
