'use client';

import {
  createContext,
  type ElementType,
  type HTMLAttributes,
  type ReactNode,
  type RefObject,
  use,
  useCallback,
} from 'react';
import type { SlotMark } from './island';

/** What the server has rendered in the slots of an island, by name. Without a value the component is not hydrated as an island. */
export const SlotContents = createContext<Map<string, Node[]> | null>(null);

type SlotProps = HTMLAttributes<HTMLElement> & {
  /** The path of the property whose content it is: `children`, `cards.0`. */
  name: string;
  as?: ElementType;
  /** Of a button. */
  type?: 'button';
  ref?: RefObject<HTMLElement | null>;
  children: ReactNode;
};

/**
 * An element whose whole content is a property of an island that the server has rendered. React does not look into it, so that other
 * islands in it keep their own state. If the element is made anew, the nodes of the page move into it.
 */
export function Slot({ name, as: Tag = 'div', ref, children, ...attributes }: SlotProps) {
  const contents = use(SlotContents);
  const fill = useCallback(
    (element: HTMLElement) => {
      if (ref) ref.current = element;
      if (contents && !element.firstChild) element.append(...(contents.get(name) ?? []));
      return () => {
        contents?.set(name, [...element.childNodes]);
        if (ref) ref.current = null;
      };
    },
    [contents, name, ref],
  );
  if (!isMark(children)) {
    return (
      <Tag ref={ref} data-slot={name} {...attributes}>
        {children}
      </Tag>
    );
  }
  return (
    <Tag
      ref={fill}
      data-slot={name}
      {...attributes}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: React leaves the content of such an element as it is
      dangerouslySetInnerHTML={NOTHING}
    />
  );
}

const NOTHING = { __html: '' };

const isMark = (value: unknown): value is SlotMark => typeof value === 'object' && value !== null && '$slot' in value;
