'use client';

import type { ComponentProps } from 'react';
import { CopyLink } from '@/components/ui/copy-link';

/** Copies the address of the page with the chart's anchor. */
export function ChartLink({ id, words }: { id: string; words: ComponentProps<typeof CopyLink>['words'] }) {
  return <CopyLink variant="quiet" words={words} url={() => new URL(`#${id}`, window.location.href).href} />;
}
