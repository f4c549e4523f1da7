'use client';

import { Printer } from 'lucide';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { printOnPaper } from '@/components/ui/print-on-paper';

/** Prints one part of the page. */
export function PrintPart({
  part,
  label,
  short,
}: {
  part: string;
  label: string;
  /** The label on phones. It begins `label`. */
  short: string;
}) {
  return (
    <Button
      variant="quiet"
      aria-label={label}
      className="-mx-2 no-js:hidden print:hidden"
      onClick={() => printOnPaper(document.getElementById(part))}
    >
      <Icon node={Printer} className="size-4" />
      <span className="sm:hidden">{short}</span>
      <span className="max-sm:hidden">{label}</span>
    </Button>
  );
}
