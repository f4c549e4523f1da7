'use client';

import { Printer } from 'lucide';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { printOnPaper } from '@/components/ui/print-on-paper';

/** Prints one part of the page. */
export function PrintPart({ part, label }: { part: string; label: string }) {
  return (
    <Button
      variant="quiet"
      className="-mx-2 no-js:hidden print:hidden"
      onClick={() => printOnPaper(document.getElementById(part))}
    >
      <Icon node={Printer} className="size-4" />
      {label}
    </Button>
  );
}
