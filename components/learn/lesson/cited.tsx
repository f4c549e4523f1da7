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
          <sup key={id} className="ml-0.5 text-sm leading-none">
            <a
              href={`#${sourceAnchor(id)}`}
              aria-label={fill(notes.label, { number })}
              className="rounded px-1 py-2 text-bitcoin tabular-nums hover:underline"
            >
              {number}
            </a>
          </sup>
        );
      })}
    </p>
  );
}
