import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Pills } from '@/components/ui/fields/pills';
import { getContent } from '@/lib/content/content';
import { typographic } from '@/lib/content/text/typography.mjs';
import { fill } from '@/lib/format/fill';
import type { Locale } from '@/lib/format/locale';
import './form-table.css';
import { FormTableActions } from './form-table-actions';
import { rowsOf } from './prose-table';

/**
 * A table whose empty cells are text fields. Their values stay in the page: nothing is sent or stored. Below 40rem, radio buttons above
 * the table show one column at a time (form-table.css, without script). `result`: the question of the highlighted row.
 */
export function FormTable({ result, locale, children }: { result: string; locale: Locale; children: ReactNode }) {
  const words = getContent(locale).guides.formTable;
  const [[corner = '', ...columns] = [], ...rows] = rowsOf(children);
  // The text of a table has typographic marks and spaces already.
  const highlighted = typographic(result, locale);
  if (!rows.some(([question]) => question === highlighted)) throw new Error(`<FormTable>: no row is "${result}"`);
  return (
    <div className="form-table wide">
      <Pills
        name="form-table"
        legend={words.choose}
        legendClass="mb-2 font-semibold text-base"
        options={columns.map((label, index) => ({ value: index + 1, label }))}
        className="sm:hidden print:hidden"
      />
      <table>
        <thead>
          <tr>
            {[corner, ...columns].map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([question = '']) => (
            <tr key={question} className={clsx(question === highlighted && 'form-table-result')}>
              <th scope="row">{question}</th>
              {columns.map((platform) => (
                <td key={platform}>
                  <input autoComplete="off" aria-label={fill(words.field, { platform, question })} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <FormTableActions words={words} />
    </div>
  );
}
