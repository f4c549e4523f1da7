import { Children, isValidElement, type ReactNode } from 'react';

/** The elements among React nodes, without the white space between them. */
export const partsOf = (node: ReactNode) =>
  Children.toArray(node).filter((part) => isValidElement<{ children?: ReactNode }>(part));

/** The text of React nodes, without elements. */
export function textOf(node: ReactNode): string {
  return Children.toArray(node)
    .map((child) => {
      if (isValidElement<{ children?: ReactNode }>(child)) return textOf(child.props.children);
      return typeof child === 'string' || typeof child === 'number' ? String(child) : '';
    })
    .join('');
}
