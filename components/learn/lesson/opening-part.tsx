import type { LessonContent } from '@/content/lesson';
import { OPENING_ANCHOR } from '@/lib/content/lessons';
import type { Locale } from '@/lib/format/locale';
import { SceneDrawing } from '../drawings/scene-drawing';
import { Cited, type Notes } from './cited';
import { Guessed } from './guessed';

/** The cover and the first thing to press in a lesson. On a narrow screen the cover comes first; the fragment leads to the question. */
export function OpeningPart({
  content: { cover, opening },
  locale,
  notes,
}: {
  content: LessonContent;
  locale: Locale;
  notes: Notes;
}) {
  return (
    <section
      aria-labelledby={`${OPENING_ANCHOR}-title`}
      className="mt-8 grid gap-x-16 md:mt-12 lg:grid-cols-[minmax(0,44rem)_22rem]"
    >
      <div className="max-lg:mb-8 max-lg:max-w-lg lg:col-start-2 lg:row-start-1">
        <SceneDrawing {...cover} />
      </div>
      <div id={OPENING_ANCHOR} className="min-w-0 lg:col-start-1 lg:row-start-1">
        <h2 id={`${OPENING_ANCHOR}-title`} className="text-3xl md:text-4xl">
          {opening.title}
        </h2>
        <div className="mt-4 space-y-5 text-lg leading-relaxed md:text-xl md:leading-relaxed">
          {opening.paragraphs.map((paragraph) => (
            <Cited notes={notes} key={paragraph.text} paragraph={paragraph} />
          ))}
          <Guessed guess={opening.guess} reveal={opening.reveal} locale={locale} notes={notes} />
        </div>
      </div>
    </section>
  );
}
