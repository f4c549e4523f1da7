import clsx from 'clsx';
import type { LessonContent } from '@/content/lesson';
import { OPENING_ANCHOR } from '@/lib/content/lessons/lessons';
import type { Locale } from '@/lib/format/locale';
import { Cited, type Notes } from './cited';
import { Guessed } from './guessed';
import { ObjectivesPart } from './objectives-part';

/** The first thing to press in a lesson: the situation, and beside it on wide screens the question. The objectives are below both, or below a short situation. */
export function OpeningPart({
  content: { objectives, opening },
  locale,
  notes,
}: {
  content: LessonContent;
  locale: Locale;
  notes: Notes;
}) {
  const isShort = opening.paragraphs.reduce((length, { text }) => length + text.length, 0) < SHORT_TEXT;
  const textClass = 'space-y-5 text-lg leading-relaxed md:text-xl md:leading-relaxed';
  return (
    <section
      id={OPENING_ANCHOR}
      aria-labelledby={`${OPENING_ANCHOR}-title`}
      className="mt-8 grid gap-x-16 gap-y-5 md:mt-12 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)] lg:grid-rows-[auto_1fr]"
    >
      <div className={clsx('min-w-0', !isShort && 'lg:sticky lg:top-28 lg:self-start')}>
        <h2 id={`${OPENING_ANCHOR}-title`} className="text-3xl md:text-4xl">
          {opening.title}
        </h2>
        <div className={`mt-4 lg:mt-6 lg:text-2xl lg:leading-relaxed ${textClass}`}>
          {opening.paragraphs.map((paragraph) => (
            <Cited notes={notes} key={paragraph.text} paragraph={paragraph} />
          ))}
        </div>
      </div>
      <div className={clsx('min-w-0', isShort && 'lg:row-span-2', textClass)}>
        <Guessed guess={opening.guess} reveal={opening.reveal} locale={locale} notes={notes} />
      </div>
      <ObjectivesPart objectives={objectives} className={isShort ? 'lg:mt-4' : 'lg:col-span-full'} locale={locale} />
    </section>
  );
}

/** With fewer letters the question is the higher of the two. */
const SHORT_TEXT = 300;
