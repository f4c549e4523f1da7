import clsx from 'clsx';
import type { IconNode } from 'lucide';
import type { ComponentProps } from 'react';
import { iconPath } from './icon-path';

/**
 * A line icon of the lucide library, always beside words and so hidden from assistive technology. Drawn from the library's
 * plain data rather than by its React components: those are client code, and each would be sent and hydrated.
 */
export function Icon({ node, className, ...props }: { node: IconNode } & ComponentProps<'svg'>) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className={clsx('icon', className)} {...props}>
      <path d={iconPath(node)} />
    </svg>
  );
}
