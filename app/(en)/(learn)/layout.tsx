import type { ReactNode } from 'react';
import { LearnFrame } from '@/components/learn/frame/learn-frame';

export default function LearnLayout({ children }: { children: ReactNode }) {
  return <LearnFrame locale="en">{children}</LearnFrame>;
}
