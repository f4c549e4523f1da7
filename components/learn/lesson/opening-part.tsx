import type { LessonContent } from '@/content/lesson';
import { OPENING_ANCHOR } from '@/lib/content/lessons';
import type { Locale } from '@/lib/format/locale';
import { SceneDrawing } from '../drawings/scene-drawing';
import { Cited, type Notes } from './cited';
import { Guessed } from './guessed';

/** The first thing to press in a lesson, beside the cover. */
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
      id={OPENING_ANCHOR}
      aria-labelledby={`${OPENING_ANCHOR}-title`}
      className="mt-8 grid gap-x-16 md:mt-12 lg:grid-cols-[minmax(0,44rem)_22rem]"
    >
      <div className="min-w-0">
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
      {/* Below the guess on a narrow screen, so that the guess comes first. */}
      <div className="max-lg:mt-10 max-lg:max-w-lg">
        <SceneDrawing {...cover} />
      </div>
    </section>
  );
}
