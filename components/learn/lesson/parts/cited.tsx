import clsx from 'clsx';
import { Fragment } from 'react';
import { SceneDrawing } from '@/components/learn/drawings/scene-drawing';
import { NoBreak } from '@/components/ui/no-break';
import type { LessonContent, Paragraph } from '@/content/lesson';
import { getContent } from '@/lib/content/content';
import { citedSources } from '@/lib/content/lessons/lessons';
import { fill } from '@/lib/format/fill';
import type { Locale } from '@/lib/format/locale';
import { LessonChart } from './lesson-chart';

export interface Notes {
  locale: Locale;
  /** Ids of the sources in the order of their numbers. */
  order: readonly string[];
  label: string;
}

export function notesOf(content: LessonContent, locale: Locale): Notes {
  return { locale, order: citedSources(content).map(({ id }) => id), label: getContent(locale).learn.lesson.source };
}

export function sourceAnchor(id: string): string {
  return `source-${id}`;
}

const raised = 'align-[0.45em] font-semibold text-[max(0.72em,0.75rem)] text-bitcoin tabular-nums leading-0';

/** A paragraph, and below it its drawing or its chart if it has one. */
export function Cited({ paragraph, ...rest }: { paragraph: Paragraph; notes: Notes; className?: string }) {
  return (
    <>
      <CitedText paragraph={paragraph} {...rest} />
      {paragraph.drawing && (
        <div className="max-w-[38rem] md:max-lg:max-w-none">
          <SceneDrawing {...paragraph.drawing} locale={rest.notes.locale} />
        </div>
      )}
      {paragraph.chart && <LessonChart id={paragraph.chart} locale={rest.notes.locale} />}
    </>
  );
}

/** Numbers that are on one line with the last word. A line may end after a comma between more of them, but none is alone. */
const ON_ONE_LINE = 4;

/** A name such as b-money, whose letter would be alone at the end of a line. */
const LETTER_AND_WORD = /(\b[a-z]-[a-z]+)/;

/** A text with links to its numbered sources. */
function CitedText({ paragraph, notes, className }: { paragraph: Paragraph; notes: Notes; className?: string }) {
  const { text, sources } = paragraph;
  if (!sources) {
    return (
      <p className={className}>
        <NoBreak text={text} pattern={LETTER_AND_WORD} />
      </p>
    );
  }
  const lastWord = text.lastIndexOf(' ') + 1;
  const [first, ...others] = sources.map((id, index) => {
    const number = notes.order.indexOf(id) + 1;
    return (
      <a
        key={id}
        href={`#${sourceAnchor(id)}`}
        aria-label={fill(notes.label, { number })}
        className={clsx(
          raised,
          'relative pr-[0.08em] after:absolute after:-inset-x-0.5 after:-inset-y-4 hover:underline',
          index === 0 ? 'after:-left-5' : 'pl-[0.3em]',
          index === sources.length - 1 && 'after:-right-4.5',
        )}
      >
        {number}
      </a>
    );
  });
  return (
    <p className={className}>
      <NoBreak text={text.slice(0, lastWord)} pattern={LETTER_AND_WORD} />
      <span className={clsx(sources.length <= ON_ONE_LINE && 'inline-block')}>
        <span className="whitespace-nowrap narrow:whitespace-normal">
          {text.slice(lastWord)}
          {first}
        </span>
        {others.map((link, index) => (
          <Fragment key={link.key}>
            {/* Without a comma, 19 and 6 are read as 196. */}
            <span className={raised}>,</span>
            {index < others.length - 1 && <wbr />}
            {link}
          </Fragment>
        ))}
      </span>
    </p>
  );
}
