'use client';

import { Copy, Printer } from 'lucide';
import { useRef } from 'react';
import { Button } from '@/components/ui/button';
import { CopyLink } from '@/components/ui/copy-link';
import { Icon } from '@/components/ui/icon';
import { printOnPaper } from '@/components/ui/print-on-paper';
import type { Content } from '@/lib/content/content';

/** Below a table to fill in: copies it for a spreadsheet, with what the reader typed, and prints it alone. */
export function FormTableActions({ words }: { words: Content['guides']['formTable'] }) {
  const root = useRef<HTMLDivElement>(null);
  const table = () => root.current?.parentElement?.querySelector('table');
  const text = () =>
    Array.from(table()?.rows ?? [], ({ cells }) =>
      Array.from(cells, (cell) => cell.querySelector('input')?.value ?? cell.textContent)
        .join('\t')
        .trimEnd(),
    ).join('\n');
  return (
    <div ref={root} className="mt-5 flex flex-wrap gap-3 no-js:hidden print:hidden">
      <CopyLink icon={Copy} url={text} words={words} />
      <Button onClick={() => printOnPaper(table() ?? null)}>
        <Icon node={Printer} className="size-4" />
        {words.print}
      </Button>
    </div>
  );
}
