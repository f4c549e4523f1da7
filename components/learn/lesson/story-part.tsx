import clsx from 'clsx';
import { Feather, Landmark } from 'lucide';
import { Icon } from '@/components/ui/icon';
import { ReadableDetails } from '@/components/ui/readable-details';
import type { StoryModule, StorySection } from '@/content/lesson';
import { getContent } from '@/lib/content/content';
import { sceneAnchor } from '@/lib/content/lessons';
import type { Locale } from '@/lib/format/locale';
import { SceneDrawing } from '../drawings/scene-drawing';
import { Cited, type Notes } from './cited';
import { Guessed } from './guessed';

/** A first word that a drop cap would take apart: one letter, or a slanted A before another. */
const SHORT_WORD = /^\p{P}*(\p{L}|A\p{L})[\s’']/u;
/** Fewer letters are fewer than four lines on a wide screen: the drop cap would be as tall as its paragraph. */
const FOUR_LINES = 230;

const hasDropCap = (text: string) => text.length > FOUR_LINES && !SHORT_WORD.test(text);

export function StoryPart({ module, locale, notes }: { module: StoryModule; locale: Locale; notes: Notes }) {
  return module.sections.map((section, index) => (
    <Scene key={section.id} section={section} locale={locale} notes={notes} isFirst={index === 0} />
  ));
}

function Scene({
  section,
  locale,
  notes,
  isFirst,
}: {
  section: StorySection;
  locale: Locale;
  notes: Notes;
  isFirst: boolean;
}) {
  const words = getContent(locale).learn.lesson;
  const { background, content, id, truth } = section;
  const isInvented = truth === 'invented';
  const TruthIcon = isInvented ? Feather : Landmark;
  return (
    <section
      id={sceneAnchor(id)}
      aria-labelledby={`${sceneAnchor(id)}-title`}
      className={clsx(
        'mt-14 grid gap-x-16 gap-y-7 md:mt-20 lg:grid-cols-[22rem_minmax(0,1fr)]',
        isInvented && '-mx-3 rounded-2xl border-2 border-control border-dashed px-3 py-6 sm:-mx-5 sm:px-5 lg:py-8',
      )}
    >
      <div className="min-w-0 sm:max-lg:grid sm:max-lg:grid-cols-[20rem_1fr] sm:max-lg:items-end sm:max-lg:gap-6 lg:sticky lg:top-24 lg:self-start">
        <SceneDrawing
          visual={content.visual}
          background={background}
          mood={content.mood}
          text={content.visualText}
          words={content.visualWords}
        />
        <dl className="mt-4 leading-snug sm:max-lg:mt-0">
          <dt className="sr-only">{words.scene.year}</dt>
          <dd className="font-display text-lg tabular-nums lg:text-2xl">{content.year}</dd>
          <dt className="sr-only">{words.scene.location}</dt>
          <dd className="mt-1.5 text-base">{content.location}</dd>
          <dt className="sr-only">{words.scene.character}</dt>
          <dd className="mt-0.5 text-base text-muted">{content.character}</dd>
        </dl>
      </div>
      <div className="min-w-0 lg:max-w-[40rem]">
        <p
          className={clsx(
            'flex items-center gap-2 text-base',
            isInvented ? 'font-semibold text-bitcoin' : 'text-muted',
          )}
        >
          <Icon node={TruthIcon} className="size-4 shrink-0" />
          {words.truth[truth]}
        </p>
        <h3 id={`${sceneAnchor(id)}-title`} className="mt-2 text-2xl md:text-4xl">
          {content.scene}
        </h3>
        {content.inventedNote && <p className="mt-3 text-base text-muted">{content.inventedNote}</p>}
        <div className="mt-5 space-y-5 text-lg leading-relaxed md:text-xl md:leading-relaxed">
          {content.narrative.map((paragraph, index) => (
            <Cited
              notes={notes}
              key={paragraph.text}
              paragraph={paragraph}
              className={
                isFirst && index === 0 && hasDropCap(paragraph.text)
                  ? 'first-letter:float-left first-letter:mt-1.5 first-letter:mr-1.5 first-letter:font-display first-letter:text-6xl md:first-letter:text-7xl first-letter:leading-[0.75]'
                  : undefined
              }
            />
          ))}
          {content.guess && content.reveal && (
            <Guessed
              guess={content.guess}
              reveal={content.reveal}
              scene={sceneAnchor(id)}
              locale={locale}
              notes={notes}
            />
          )}
        </div>
        {content.more && (
          <ReadableDetails
            summary={content.more.summary}
            className="mt-6 border-line border-y"
            summaryClass="py-2 font-semibold text-lg"
          >
            <div className="space-y-5 pt-1 pb-6 text-lg leading-relaxed md:text-xl md:leading-relaxed">
              {content.more.paragraphs.map((paragraph) => (
                <Cited notes={notes} key={paragraph.text} paragraph={paragraph} />
              ))}
            </div>
          </ReadableDetails>
        )}
      </div>
    </section>
  );
}
