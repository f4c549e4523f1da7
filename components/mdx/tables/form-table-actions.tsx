import { Copy, Printer } from 'lucide';
import { Button } from '@/components/ui/button';
import { CopyLink } from '@/components/ui/copy-link';
import { Icon } from '@/components/ui/icon';
import type { Content } from '@/lib/content/content';

/** Below a table to fill in: copies it for a spreadsheet, with what the reader typed, and prints it alone. */
export function FormTableActions({ words }: { words: Content['guides']['formTable'] }) {
  return (
    <div className="mt-5 flex flex-wrap gap-3 no-js:hidden print:hidden">
      <CopyLink icon={Copy} press="copy-table" words={words} />
      <Button data-press="print-table">
        <Icon node={Printer} className="size-4" />
        {words.print}
      </Button>
    </div>
  );
}
