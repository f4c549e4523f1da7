import clsx from 'clsx';
import type { ComponentProps } from 'react';

const base =
  'inline-flex min-h-11 items-center justify-center gap-2 rounded-full tiny:rounded-3xl py-2 text-base font-semibold disabled:border-control disabled:border-dashed disabled:bg-transparent disabled:text-muted disabled:no-underline';

const variants = {
  /** The main action; at most one in a group. Forced colors show the border, which is transparent otherwise. */
  primary: 'border border-transparent px-5 tiny:px-3 bg-ink text-paper hover:bg-bitcoin active:bg-bitcoin',
  /** Other actions. */
  secondary: 'border border-control px-5 tiny:px-3 text-ink hover:border-ink hover:bg-raised active:bg-sunk',
  /** Small actions in a row: table, CSV, link. */
  quiet: 'px-2 text-muted underline decoration-line underline-offset-4 hover:text-ink hover:decoration-bitcoin',
} as const;

export type ButtonVariant = keyof typeof variants;

/** The classes of a button, for links that look like one. */
export function buttonClass(variant: ButtonVariant, className?: string): string {
  return clsx(base, variants[variant], className);
}

export function Button({
  variant = 'secondary',
  isPressed,
  className,
  ...props
}: Omit<ComponentProps<'button'>, 'aria-pressed'> & {
  variant?: ButtonVariant;
  /** Of a button that switches something on, or chooses one of a row. */
  isPressed?: boolean;
}) {
  return (
    <button
      type="button"
      aria-pressed={isPressed}
      className={buttonClass(
        variant,
        clsx(isPressed !== undefined && 'aria-pressed:border-ink aria-pressed:bg-sunk', className),
      )}
      {...props}
    />
  );
}
