import clsx from 'clsx';
import type { ComponentProps } from 'react';
import './check-box.css';

/** A box to tick, in the colors of the theme; its label is around it. */
export function CheckBox({ className, ...input }: Omit<ComponentProps<'input'>, 'type'>) {
  return <input {...input} type="checkbox" className={clsx('check-box size-6 shrink-0 accent-gain-fill', className)} />;
}
