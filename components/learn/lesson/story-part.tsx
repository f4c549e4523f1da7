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

export function StoryPart({ module, locale, notes }: { module: StoryModule; locale: Locale; notes: Notes }) {
  return module.sections.map((section) => <Scene key={section.id} section={section} locale={locale} notes={notes} />);
}

/**
 * On wide screens the drawing and its place are a column beside the text. On tablets they and the title are side by side, above
 * the text: the two wrappers are no boxes there.
 */
function Scene({ section, locale, notes }: { section: StorySection; locale: Locale; notes: Notes }) {
  const words = getContent(locale).learn.lesson;
  const { background, content, id, truth } = section;
  const isInvented = truth === 'invented';
  const TruthIcon = isInvented ? Feather : Landmark;
  return (
    <section
      id={sceneAnchor(id)}
      aria-labelledby={`${sceneAnchor(id)}-title`}
      className={clsx(
        'mt-14 grid gap-x-16 gap-y-7 sm:max-lg:grid-cols-[20rem_minmax(0,1fr)] sm:max-lg:grid-rows-[1fr_auto_auto] sm:max-lg:gap-x-7 sm:max-lg:gap-y-0 md:mt-20 lg:grid-cols-[22rem_minmax(0,1fr)] xl:grid-cols-[28rem_minmax(0,1fr)]',
        isInvented && '-mx-3 rounded-2xl border-2 border-control border-dashed px-3 py-6 sm:-mx-5 sm:px-5 lg:py-8',
      )}
    >
      <div className="min-w-0 sm:max-lg:contents lg:sticky lg:top-24 lg:self-start">
        <div className="sm:max-lg:row-span-2 sm:max-lg:self-start">
          <SceneDrawing
            visual={content.visual}
            background={background}
            mood={content.mood}
            text={content.visualText}
            words={content.visualWords}
          />
        </div>
        <dl className="mt-4 leading-snug sm:max-lg:col-start-2 sm:max-lg:row-start-2">
          <dt className="sr-only">{words.scene.year}</dt>
          <dd className="font-display text-lg tabular-nums lg:text-2xl">{content.year}</dd>
          <dt className="sr-only">{words.scene.location}</dt>
          <dd className="mt-1.5 text-base">{content.location}</dd>
          <dt className="sr-only">{words.scene.character}</dt>
          <dd className="mt-0.5 text-base text-muted">{content.character}</dd>
        </dl>
      </div>
      <div className="min-w-0 sm:max-lg:contents">
        <div className="sm:max-lg:col-start-2 sm:max-lg:row-start-1">
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
        </div>
        <div className="mt-5 space-y-5 text-lg leading-relaxed sm:max-lg:col-span-2 md:text-xl md:leading-relaxed">
          {content.narrative.map((paragraph) => (
            <Cited notes={notes} key={paragraph.text} paragraph={paragraph} />
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
            className="mt-6 border-line border-y sm:max-lg:col-span-2"
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
