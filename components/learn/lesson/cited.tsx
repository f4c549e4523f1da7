import clsx from 'clsx';
import { Fragment } from 'react';
import type { LessonContent, Paragraph } from '@/content/lesson';
import { getContent } from '@/lib/content/content';
import { citedSources } from '@/lib/content/lessons';
import { fill } from '@/lib/format/fill';
import type { Locale } from '@/lib/format/locale';
import { SceneDrawing } from '../drawings/scene-drawing';

export interface Notes {
  /** Ids of the sources in the order of their numbers. */
  order: readonly string[];
  label: string;
}

export function notesOf(content: LessonContent, locale: Locale): Notes {
  return { order: citedSources(content).map(({ id }) => id), label: getContent(locale).learn.lesson.source };
}

export function sourceAnchor(id: string): string {
  return `source-${id}`;
}

const raised = 'align-[0.45em] font-semibold text-[max(0.72em,0.75rem)] text-bitcoin tabular-nums leading-0';

/** A paragraph, and below it its drawing if it has one. */
export function Cited({ paragraph, ...rest }: { paragraph: Paragraph; notes: Notes; className?: string }) {
  return (
    <>
      <CitedText paragraph={paragraph} {...rest} />
      {paragraph.drawing && (
        <div className="max-w-[38rem]">
          <SceneDrawing {...paragraph.drawing} />
        </div>
      )}
    </>
  );
}

/** A text with links to its numbered sources, on the same line as its last word. */
function CitedText({ paragraph, notes, className }: { paragraph: Paragraph; notes: Notes; className?: string }) {
  const { text, sources } = paragraph;
  const lastWord = text.lastIndexOf(' ') + 1;
  if (!sources) return <p className={className}>{text}</p>;
  return (
    <p className={className}>
      {text.slice(0, lastWord)}
      <span className="whitespace-nowrap max-[21em]:whitespace-normal">
        {text.slice(lastWord)}
        {sources.map((id, index) => {
          const number = notes.order.indexOf(id) + 1;
          return (
            <Fragment key={id}>
              {/* Without a comma, 19 and 6 are read as 196. */}
              {index > 0 && <span className={raised}>,</span>}
              <a
                href={`#${sourceAnchor(id)}`}
                aria-label={fill(notes.label, { number })}
                className={clsx(
                  raised,
                  'relative pr-[0.08em] pl-[0.3em] after:absolute after:-inset-x-0.5 after:-inset-y-4 first:pl-0 first:after:-left-5 last:after:-right-4.5 hover:underline',
                )}
              >
                {number}
              </a>
            </Fragment>
          );
        })}
      </span>
    </p>
  );
}
