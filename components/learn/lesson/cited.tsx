import type { LessonContent, Paragraph } from '@/content/lesson';
import { getContent } from '@/lib/content/content';
import { citedSources } from '@/lib/content/lessons';
import { fill } from '@/lib/format/fill';
import type { Locale } from '@/lib/format/locale';

/** What a lesson's paragraphs need to number their sources. */
export interface Notes {
  /** Ids of the sources in the order of their numbers. */
  order: readonly string[];
  label: string;
}

export function notesOf(content: LessonContent, locale: Locale): Notes {
  return { order: citedSources(content), label: getContent(locale).learn.lesson.source };
}

export function sourceAnchor(id: string): string {
  return `source-${id}`;
}

/** A paragraph with the numbers of its sources, which lead to the list at the end. */
export function Cited({ paragraph, notes, className }: { paragraph: Paragraph; notes: Notes; className?: string }) {
  return (
    <p className={className}>
      {paragraph.text}
      {paragraph.sources?.map((id) => {
        const number = notes.order.indexOf(id) + 1;
        return (
          <sup key={id} className="text-sm leading-none">
            <a
              href={`#${sourceAnchor(id)}`}
              aria-label={fill(notes.label, { number })}
              className="relative inline-block min-w-7 rounded text-center text-bitcoin tabular-nums after:absolute after:top-1/2 after:left-1/2 after:size-11 after:-translate-1/2 hover:underline"
            >
              {number}
            </a>
          </sup>
        );
      })}
    </p>
  );
}
