import clsx from 'clsx';
import type { ComponentProps, ReactNode } from 'react';

const controlClass =
  'min-h-12 w-full rounded-md border border-control bg-[var(--field,--theme(--color-raised_inline))] px-3 text-lg tabular-nums hover:border-ink aria-invalid:border-2 aria-invalid:border-loss';

type FrameProps = {
  id: string;
  label: string;
  hint?: string;
  /** Hides the hint from view, but not from screen readers. */
  isHintSpoken?: boolean;
  /** What is wrong with the value, in one sentence; it describes the control (`aria-describedby`). */
  error?: string;
  /** The value is used all the same: its `error` is a remark, neither red nor urgent, and the control stays valid. */
  isAccepted?: boolean;
  /** A sentence about a value that is used; shown with the error. */
  remark?: string;
};

function describedBy({ id, hint, error, remark }: FrameProps) {
  return clsx(hint && `${id}-hint`, error && `${id}-error`, remark && `${id}-remark`) || undefined;
}

function FieldFrame({
  id,
  label,
  hint,
  isHintSpoken,
  error,
  isAccepted,
  remark,
  children,
}: FrameProps & { children: ReactNode }) {
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block font-semibold text-base">
        {label}
      </label>
      {hint && (
        <p id={`${id}-hint`} className={isHintSpoken ? 'sr-only' : 'mb-1.5 text-base text-muted'}>
          {hint}
        </p>
      )}
      {children}
      <p
        id={`${id}-error`}
        role={isAccepted ? 'status' : 'alert'}
        className={clsx('mt-1.5 font-medium text-base', isAccepted ? 'text-muted' : 'text-loss', 'empty:hidden')}
      >
        {error}
      </p>
      {remark && (
        <p id={`${id}-remark`} aria-live="polite" className="mt-1.5 font-medium text-base text-muted">
          {remark}
        </p>
      )}
    </div>
  );
}

/** A text input for numbers: `type=number` changes values on scroll and rounds them. */
export function NumberField({
  label,
  hint,
  isHintSpoken,
  error,
  isAccepted,
  remark,
  ...input
}: FrameProps & Omit<ComponentProps<'input'>, 'id' | 'type'>) {
  const frame = { id: input.id, label, hint, isHintSpoken, error, isAccepted, remark };
  return (
    <FieldFrame {...frame}>
      <input
        type="text"
        inputMode="decimal"
        autoComplete="off"
        aria-invalid={(error && !isAccepted) || undefined}
        aria-describedby={describedBy(frame)}
        {...input}
        className={controlClass}
      />
    </FieldFrame>
  );
}

export function SelectField({
  label,
  hint,
  error,
  remark,
  children,
  ...select
}: FrameProps & Omit<ComponentProps<'select'>, 'id'>) {
  const frame = { id: select.id, label, hint, error, remark };
  return (
    <FieldFrame {...frame}>
      <select
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(frame)}
        // As for text fields: a state that the browser restores in part would not fit the address.
        autoComplete="off"
        {...select}
        className={`${controlClass} select-arrow pr-9`}
      >
        {children}
      </select>
    </FieldFrame>
  );
}
