import './heading.css';
import { Children, type ReactNode } from 'react';
import { NoBreak } from '@/components/ui/no-break';
import { type Guide, guideParts } from '@/lib/content/guides/guide-text';

type HeadingProps = { id?: string; children?: ReactNode };

const HYPHENATED = /(\p{L}+(?:-\p{L}+)+)/u;

/** Keeps words with a hyphen on one line. */
export const wholeWords = (children: ReactNode) =>
  Children.map(children, (child) =>
    typeof child === 'string' ? <NoBreak text={child} pattern={HYPHENATED} /> : child,
  );

/** The link to the heading is its sibling, so that it is not part of the heading's accessible name. */
function Heading({ level, id, step, children }: HeadingProps & { level: 2 | 3; step?: number }) {
  const Tag = `h${level}` as const;
  return (
    <div className={`heading heading-${level}`}>
      {step && (
        <span aria-hidden="true" className="step">
          {step}
        </span>
      )}
      <Tag id={id}>{wholeWords(children)}</Tag>
      <a href={`#${id}`} aria-labelledby={id}>
        #
      </a>
    </div>
  );
}

export function Heading2(props: HeadingProps) {
  return <Heading level={2} {...props} />;
}

/** Numbers the headings that the guide lists as steps, from 1 in each section or, in one procedure, from 1 in the guide. */
export function createHeading3(guide: Guide) {
  const steps = guideParts(guide, 'steps');
  const numberOf = (id: string | undefined) => {
    const step = steps.find((part) => part.id === id);
    return step && steps.filter(({ section }) => guide.isOneProcedure || section === step.section).indexOf(step) + 1;
  };
  return (props: HeadingProps) => <Heading level={3} step={numberOf(props.id)} {...props} />;
}
