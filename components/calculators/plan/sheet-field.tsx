import clsx from 'clsx';
import type { ChangeEvent } from 'react';

/**
 * A field of the sheet. On paper its text stands in a box that grows with it, because a textarea cuts off what it cannot show; an
 * empty box is to be filled in by hand. Without script the control itself is printed.
 */
export function SheetField({
  id,
  label,
  example,
  value,
  onChange,
  rows,
  error,
  remark,
  isNumber = false,
}: {
  id: string;
  label: string;
  example?: string;
  value: string;
  onChange: (text: string) => void;
  /** Lines of the control; 1 is an input. */
  rows: number;
  error?: string;
  /** How an amount was read. */
  remark?: string;
  isNumber?: boolean;
}) {
  const shared = {
    id,
    value,
    autoComplete: 'off',
    'aria-invalid': error ? true : undefined,
    'aria-describedby': clsx(example && `${id}-example`, error && `${id}-error`, remark && `${id}-remark`) || undefined,
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => onChange(event.target.value),
    className:
      'block w-full rounded-md border border-control bg-raised px-3 py-2 text-lg dark:bg-paper leading-snug hover:border-ink aria-invalid:border-2 aria-invalid:border-loss js:print:hidden print:text-[10pt]',
  };
  return (
    <div>
      <label htmlFor={id} className="mb-1 block font-semibold text-base leading-snug print:text-[10pt]">
        {label}
      </label>
      {example && (
        <p id={`${id}-example`} className="mb-1.5 text-base text-muted leading-snug print:text-[8.5pt]">
          {example}
        </p>
      )}
      {rows === 1 ? (
        <input type="text" inputMode={isNumber ? 'decimal' : undefined} {...shared} />
      ) : (
        <textarea
          {...shared}
          rows={rows}
          className={clsx(
            shared.className,
            'field-sizing-content resize-y',
            rows === 2 ? 'min-h-20 print:min-h-12' : 'min-h-28 print:min-h-20',
          )}
        />
      )}
      <p
        aria-hidden="true"
        className={clsx(
          'hidden whitespace-pre-wrap break-words rounded-md border border-control px-2 py-1 js:print:block',
          { 1: 'min-h-[2rem]', 2: 'min-h-[3.25rem]', 3: 'min-h-[4.75rem]' }[rows],
        )}
      >
        {value}
      </p>
      <p id={`${id}-error`} role="alert" className="mt-1.5 font-medium text-base text-loss empty:hidden print:hidden">
        {error}
      </p>
      {remark && (
        <p id={`${id}-remark`} aria-live="polite" className="mt-1.5 font-medium text-base text-muted print:hidden">
          {remark}
        </p>
      )}
    </div>
  );
}
