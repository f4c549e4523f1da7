import clsx from 'clsx';
import { Feather, type IconNode, Landmark } from 'lucide';
import { SceneDrawing } from '@/components/learn/drawings/scene-drawing';
import { ReadableDetails } from '@/components/ui/folds/readable-details';
import { Icon } from '@/components/ui/icon';
import type { Paragraph, StoryModule, StorySection } from '@/content/lesson';
import { getContent } from '@/lib/content/content';
import { sceneAnchor } from '@/lib/content/lessons/lessons';
import { fill } from '@/lib/format/fill';
import type { Locale } from '@/lib/format/locale';
import { Cited, type Notes } from './cited';
import { Guessed } from './guessed';
import { LessonChart } from './lesson-chart';

export function StoryPart({ module, locale, notes }: { module: StoryModule; locale: Locale; notes: Notes }) {
  return module.sections.map((section, index) => (
    <Scene
      key={section.id}
      section={section}
      isFirst={index === 0}
      count={module.count && fill(module.count, { number: index + 1, total: module.sections.length })}
      locale={locale}
      notes={notes}
    />
  ));
}

const TEXT = 'text-lg leading-relaxed md:text-xl md:leading-relaxed';

/**
 * On phones the title is right below the drawing, on tablets they are side by side, above the text. On wide screens the text is
 * beside the drawing, and in its middle if it is shorter. Year and place are below the title. What the reader is asked is below both.
 */
function Scene({
  section,
  isFirst,
  count,
  locale,
  notes,
}: {
  section: StorySection;
  /** Below the title of the part. */
  isFirst: boolean;
  /** Which of how many. */
  count?: string;
  locale: Locale;
  notes: Notes;
}) {
  const words = getContent(locale).learn.lesson;
  const { background, content, id, truth } = section;
  const isInvented = truth === 'invented';
  const more = content.narrative.flatMap(({ drawing }) => drawing ?? []);
  const charts = content.narrative.flatMap(({ chart }) => chart ?? []);
  const cited = (paragraph: Paragraph) => <Cited notes={notes} key={paragraph.text} paragraph={paragraph} />;
  return (
    <section
      id={sceneAnchor(id)}
      aria-labelledby={`${sceneAnchor(id)}-title`}
      className={clsx(
        'grid gap-x-16 sm:max-lg:grid-cols-[20rem_minmax(0,1fr)] sm:max-lg:gap-x-7 lg:grid-cols-[22rem_minmax(0,1fr)] xl:grid-cols-[32rem_minmax(0,1fr)]',
        count ? 'lg:grid-rows-[auto_1fr_auto_auto_1fr]' : 'lg:grid-rows-[1fr_auto_auto_1fr]',
        isFirst ? 'mt-8 md:mt-10' : 'mt-14 md:mt-20',
        count && 'overflow-clip rounded-2xl border-2 border-control px-3 pt-4 sm:px-5',
        isInvented && '-mx-3 rounded-2xl border-2 border-control border-dashed px-3 py-6 sm:-mx-5 sm:px-5 lg:py-8',
      )}
    >
      {/* An item of a list has a frame, from its number to the answer to it. */}
      {count && <p className="eyebrow mb-4 text-bitcoin sm:col-span-full">{count}</p>}
      {/* The drawing of a paragraph is below that of the scene, which then is too high to stay in view; on narrow screens below the text. */}
      <div className="max-lg:contents lg:row-span-4">
        {/* Sticky within the rows of the text: as an item of the grid itself it would cover what is below them. */}
        <div className={clsx('sm:max-lg:self-start', more.length === 0 && 'lg:sticky lg:top-24')}>
          <SceneDrawing
            visual={content.visual}
            background={background}
            mood={content.mood}
            text={content.visualText}
            words={content.visualWords}
            locale={locale}
          />
        </div>
        {more.map((drawn) => (
          <div key={drawn.visual} className="mt-5 max-w-[38rem] max-lg:order-1 sm:max-lg:col-span-2 lg:mt-8">
            <SceneDrawing {...drawn} locale={locale} />
          </div>
        ))}
      </div>
      <div
        className={clsx(
          'max-sm:mt-5 sm:max-lg:self-center lg:col-start-2',
          count ? 'lg:row-start-3' : 'lg:row-start-2',
        )}
      >
        {isInvented && <Truth node={Feather} text={words.truth[truth]} className="mb-2 font-semibold text-bitcoin" />}
        <h3 id={`${sceneAnchor(id)}-title`} className="text-[1.625rem] md:text-4xl">
          {content.scene}
        </h3>
        {content.inventedNote && <p className="mt-3 text-base text-muted">{content.inventedNote}</p>}
        <div className="mt-3 text-pretty text-base text-muted leading-snug">
          <dl>
            <dt className="sr-only">{words.scene.year}</dt>
            <dd className="inline tabular-nums sm:font-semibold sm:text-ink">{content.year}</dd>
            <dt className="sr-only">{words.scene.location}</dt>
            <dd className="inline">
              <span aria-hidden="true">{' · '}</span>
              {content.location}
            </dd>
            <dt className="sr-only">{words.scene.character}</dt>
            <dd className="mt-0.5">{content.character}</dd>
          </dl>
          {!isInvented && <Truth node={Landmark} text={words.truth[truth]} className="mt-2" />}
        </div>
      </div>
      <div
        className={clsx(
          'mt-5 space-y-5 sm:max-lg:col-span-2 lg:col-start-2',
          count ? 'lg:row-start-4' : 'lg:row-start-3',
          TEXT,
        )}
      >
        {content.narrative.map((paragraph) => cited({ ...paragraph, drawing: undefined, chart: undefined }))}
      </div>
      {charts.map((chart) => (
        <div key={chart} className="max-lg:order-1 max-lg:mt-8 sm:col-span-full">
          <LessonChart id={chart} locale={locale} />
        </div>
      ))}
      {content.guess && content.reveal && (
        <div className={clsx('mt-5 max-lg:order-2 sm:col-span-full lg:mt-8', TEXT)}>
          <Guessed
            guess={content.guess}
            isWide
            reveal={content.reveal}
            scene={sceneAnchor(id)}
            locale={locale}
            notes={notes}
          />
        </div>
      )}
      {content.more && (
        <div
          className={clsx(
            'mt-6 max-lg:order-2 sm:col-span-full',
            content.more.opening
              ? '-mx-3 sm:-mx-5 border-gain-fill border-t-4 bg-raised px-3 pt-5 sm:px-5'
              : 'border-line border-y',
          )}
        >
          {content.more.opening && (
            <>
              <p className="eyebrow text-gain">{content.more.opening.label}</p>
              <h4 className="mt-2 text-[1.625rem] md:text-4xl">{content.more.opening.title}</h4>
            </>
          )}
          <ReadableDetails
            summary={content.more.summary}
            summaryClass={clsx('py-2 font-semibold text-lg', content.more.opening && 'mt-1 mb-1.5')}
          >
            <div className={clsx('max-w-[40rem] space-y-5 pt-1 pb-6', TEXT)}>{content.more.paragraphs.map(cited)}</div>
          </ReadableDetails>
        </div>
      )}
    </section>
  );
}

/** Whether a scene is history or made up. */
function Truth({ node, text, className }: { node: IconNode; text: string; className: string }) {
  return (
    <p className={clsx('flex items-center gap-2 text-base', className)}>
      <Icon node={node} className="size-4 shrink-0" />
      {text}
    </p>
  );
}
