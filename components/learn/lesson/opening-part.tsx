import type { LessonContent } from '@/content/lesson';
import { OPENING_ANCHOR } from '@/lib/content/lessons';
import type { Locale } from '@/lib/format/locale';
import { Cited, type Notes } from './cited';
import { Guessed } from './guessed';

/** The first thing to press in a lesson: the situation, and beside it on wide screens the question. */
export function OpeningPart({
  content: { opening },
  locale,
  notes,
}: {
  content: LessonContent;
  locale: Locale;
  notes: Notes;
}) {
  const textClass = 'space-y-5 text-lg leading-relaxed md:text-xl md:leading-relaxed';
  return (
    <section
      id={OPENING_ANCHOR}
      aria-labelledby={`${OPENING_ANCHOR}-title`}
      className="mt-8 grid gap-x-16 gap-y-5 md:mt-12 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]"
    >
      <div className="min-w-0 lg:sticky lg:top-28 lg:self-start">
        <h2 id={`${OPENING_ANCHOR}-title`} className="text-3xl md:text-4xl">
          {opening.title}
        </h2>
        <div className={`mt-4 lg:mt-6 lg:text-2xl lg:leading-relaxed ${textClass}`}>
          {opening.paragraphs.map((paragraph) => (
            <Cited notes={notes} key={paragraph.text} paragraph={paragraph} />
          ))}
        </div>
      </div>
      <div className={`min-w-0 ${textClass}`}>
        <Guessed guess={opening.guess} reveal={opening.reveal} locale={locale} notes={notes} />
      </div>
    </section>
  );
}
