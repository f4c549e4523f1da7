import clsx from 'clsx';
import type { ComponentProps } from 'react';

/** Both are below the bar of a lesson. */
const looks = {
  wide: 'max-md:-mx-5 max-md:top-16 max-md:bg-raised max-md:px-5 max-md:pt-2 max-md:pb-3',
  box: 'rounded-lg bg-sunk max-md:top-18 max-md:shadow-sm',
};

/** Stays in view on a phone while the controls after it are used; not in a window that is too low for both. `wide` is as wide as the calculator. */
export function StickyOnPhone({ look, className, ...props }: ComponentProps<'div'> & { look: keyof typeof looks }) {
  return (
    <div {...props} className={clsx('max-md:sticky max-md:z-[5] short:static print:static', looks[look], className)} />
  );
}
