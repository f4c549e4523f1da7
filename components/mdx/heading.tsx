import type { ReactNode } from 'react';
import { slugify } from '@/lib/content/mdx-text';
import { textOf } from './text-of';

/** A heading with its anchor. The link stands beside the heading, so that it is not read as a part of it. */
function Heading({ level, text }: { level: 2 | 3; text: ReactNode }) {
  const Tag = `h${level}` as const;
  const id = slugify(textOf(text));
  return (
    <div className={`heading heading-${level}`}>
      <Tag id={id}>{text}</Tag>
      <a href={`#${id}`} aria-labelledby={id}>
        #
      </a>
    </div>
  );
}

export function Heading2({ children }: { children?: ReactNode }) {
  return <Heading level={2} text={children} />;
}

export function Heading3({ children }: { children?: ReactNode }) {
  return <Heading level={3} text={children} />;
}
