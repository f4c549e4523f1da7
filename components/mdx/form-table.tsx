import { Copy } from 'lucide';
import type { ReactNode } from 'react';
import { CopyLink } from '@/components/ui/copy-link';
import { getContent } from '@/lib/content/content';
import type { Locale } from '@/lib/format/locale';
import './form-table.css';
import { rowsOf } from './prose-table';

/** A table with empty cells, drawn as boxes to write in, and a button that copies it for a spreadsheet. */
export function FormTable({ locale, children }: { locale: Locale; children: ReactNode }) {
  return (
    <div className="form-table wide">
      <CopyLink
        icon={Copy}
        url={rowsOf(children)
          .map((row) => row.join('\t').trimEnd())
          .join('\n')}
        words={getContent(locale).guides.formTable}
      />
      {children}
    </div>
  );
}
