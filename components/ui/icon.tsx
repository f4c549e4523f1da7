import clsx from 'clsx';
import type { IconNode } from 'lucide';
import type { ComponentProps } from 'react';
import { iconPath } from './icon-path';

/**
 * A decorative line icon of the lucide library. Rendered from the library's data: its React components are client components
 * that would be sent and hydrated.
 */
export function Icon({ node, className, ...props }: { node: IconNode } & ComponentProps<'svg'>) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className={clsx('icon', className)} {...props}>
      <path d={iconPath(node)} />
    </svg>
  );
}
