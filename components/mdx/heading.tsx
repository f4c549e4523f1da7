import type { ReactNode } from 'react';
import { type Guide, guideParts } from '@/lib/content/guides';
import { slugify } from '@/lib/content/mdx-text';
import { textOf } from './text-of';

/** A heading with its anchor. The link stands beside the heading, so that it is not read as a part of it. */
function Heading({ level, text, step }: { level: 2 | 3; text: ReactNode; step?: number }) {
  const Tag = `h${level}` as const;
  const id = slugify(textOf(text));
  return (
    <div className={`heading heading-${level}`}>
      {step && (
        <span aria-hidden="true" className="step">
          {step}
        </span>
      )}
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

/** Headings that the guide names as steps bear their number within their section. */
export function createHeading3(guide: Guide) {
  const steps = guideParts(guide, 'steps');
  const numberOf = (id: string) => {
    const step = steps.find((part) => part.id === id);
    return step && steps.filter(({ section }) => section === step.section).indexOf(step) + 1;
  };
  return ({ children }: { children?: ReactNode }) => {
    return <Heading level={3} text={children} step={numberOf(slugify(textOf(children)))} />;
  };
}
