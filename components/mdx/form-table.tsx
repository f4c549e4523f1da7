import clsx from 'clsx';
import type { ReactNode } from 'react';
import { getContent } from '@/lib/content/content';
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
  if (!rows.some(([question]) => question === result)) throw new Error(`<FormTable>: no row is "${result}"`);
  return (
    <div className="form-table wide">
      <fieldset className="flex flex-wrap gap-2 sm:hidden print:hidden">
        <legend className="mb-2 font-semibold text-base">{words.choose}</legend>
        {columns.map((column, index) => (
          <label
            key={column}
            className="flex min-h-11 cursor-pointer items-center rounded-full border border-control px-4 font-semibold text-base hover:border-ink has-checked:border-ink has-checked:bg-ink has-checked:text-paper has-focus-visible:outline-3 has-focus-visible:outline-bitcoin has-focus-visible:outline-offset-2"
          >
            <input
              type="radio"
              name="form-table"
              value={index + 1}
              defaultChecked={index === 0}
              className="absolute opacity-0"
            />
            {column}
          </label>
        ))}
      </fieldset>
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
            <tr key={question} className={clsx(question === result && 'result')}>
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
