import clsx from 'clsx';
import { Feather, type IconNode, Landmark } from 'lucide';
import { Icon } from '@/components/ui/icon';
import { ReadableDetails } from '@/components/ui/readable-details';
import type { Paragraph, StoryModule, StorySection, VisualId } from '@/content/lesson';
import { getContent } from '@/lib/content/content';
import { sceneAnchor } from '@/lib/content/lessons';
import type { Locale } from '@/lib/format/locale';
import { SceneDrawing } from '../drawings/scene-drawing';
import { Cited, type Notes } from './cited';
import { Guessed } from './guessed';

export function StoryPart({ module, locale, notes }: { module: StoryModule; locale: Locale; notes: Notes }) {
  return module.sections.map((section, index) => (
    <Scene
      key={section.id}
      section={section}
      isWide={
        index === 0 ||
        CHARTS.includes(section.content.visual) ||
        section.content.narrative.some(({ drawing }) => drawing)
      }
      locale={locale}
      notes={notes}
    />
  ));
}

/** Drawings that are charts, with many parts to read. */
const CHARTS: readonly VisualId[] = ['dollar-stairs'];

/** A text with fewer letters has room beside the drawing of a wide scene. */
const SHORT_TEXT = 500;

/** A first paragraph with fewer letters has room there, below the title, if the whole text has not. */
const SHORT_LEAD = 240;

/** The question is beside the story. */
const BESIDE = 'lg:grid lg:grid-cols-subgrid lg:items-start lg:space-y-0';

/**
 * On phones the title is right below the drawing, on tablets they are side by side, above the text: the two wrappers are no boxes
 * there. On wide screens the drawing is a column beside the text. That of a wide scene is larger: a short text is beside it and the
 * question below both, a long text is below it with the question at its side.
 */
function Scene({
  section,
  isWide,
  locale,
  notes,
}: {
  section: StorySection;
  isWide: boolean;
  locale: Locale;
  notes: Notes;
}) {
  const words = getContent(locale).learn.lesson;
  const { background, content, id, truth } = section;
  const isInvented = truth === 'invented';
  const hasGuess = content.guess && content.reveal;
  // What follows a drawing is above the question, so that both columns are filled.
  const drawn = content.narrative.findIndex(({ drawing }) => drawing) + 1 || content.narrative.length;
  const isShort =
    isWide &&
    !content.narrative.some(({ drawing }) => drawing) &&
    content.narrative.reduce((length, { text }) => length + text.length, 0) < SHORT_TEXT;
  const hasLead =
    isWide && !isShort && content.narrative.length > 1 && (content.narrative[0]?.text.length ?? 0) < SHORT_LEAD;
  const cited = (paragraph: Paragraph) => <Cited notes={notes} key={paragraph.text} paragraph={paragraph} />;
  const wide = (classes: string) => isWide && classes;
  const textClass = 'text-lg leading-relaxed md:text-xl md:leading-relaxed';
  const text = (
    <>
      <div
        className={clsx(
          'space-y-5',
          isShort
            ? 'lg:col-start-2 lg:row-start-3 lg:mt-6 lg:mb-0'
            : wide(clsx('lg:max-w-[40rem]', hasGuess && 'lg:sticky lg:top-24')),
        )}
      >
        {content.narrative.slice(hasLead ? 1 : 0, drawn).map(cited)}
      </div>
      <div className={clsx('space-y-5 empty:hidden', isShort && 'lg:col-span-2 lg:mt-8')}>
        {content.narrative.slice(drawn).map(cited)}
        {content.guess && content.reveal && (
          <Guessed
            guess={content.guess}
            isWide={isShort}
            reveal={content.reveal}
            scene={sceneAnchor(id)}
            locale={locale}
            notes={notes}
          />
        )}
      </div>
    </>
  );
  return (
    <section
      id={sceneAnchor(id)}
      aria-labelledby={`${sceneAnchor(id)}-title`}
      className={clsx(
        'mt-14 grid gap-x-16 sm:max-lg:grid-cols-[20rem_minmax(0,1fr)] sm:max-lg:grid-rows-[1fr_auto_auto] sm:max-lg:gap-x-7 md:mt-20',
        isShort && 'lg:grid-cols-2 lg:grid-rows-[auto_auto_1fr] xl:grid-cols-[38rem_minmax(0,1fr)]',
        isWide && !isShort && 'lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] xl:grid-cols-[38rem_minmax(0,1fr)]',
        isWide && !isShort && (hasLead ? 'lg:grid-rows-[auto_auto_1fr]' : 'lg:grid-rows-[auto_1fr]'),
        !isWide && 'lg:grid-cols-[22rem_minmax(0,1fr)] xl:grid-cols-[28rem_minmax(0,1fr)]',
        isInvented && '-mx-3 rounded-2xl border-2 border-control border-dashed px-3 py-6 sm:-mx-5 sm:px-5 lg:py-8',
      )}
    >
      <div className={clsx('min-w-0 max-lg:contents', isWide ? 'lg:contents' : 'lg:sticky lg:top-24 lg:self-start')}>
        <div
          className={clsx(
            'sm:max-lg:row-span-2 sm:max-lg:self-start',
            wide(isShort || hasLead ? 'lg:row-span-3' : 'lg:row-span-2'),
            wide('lg:self-start'),
          )}
        >
          <SceneDrawing
            visual={content.visual}
            background={background}
            mood={content.mood}
            text={content.visualText}
            words={content.visualWords}
          />
        </div>
        <div
          className={clsx(
            'mt-3 text-base text-muted leading-snug max-sm:order-1 sm:mt-4 sm:max-lg:col-start-2 sm:max-lg:row-start-2',
            wide('lg:col-start-2 lg:row-start-2'),
          )}
        >
          <dl>
            <dt className="sr-only">{words.scene.year}</dt>
            <dd className="tabular-nums max-sm:inline sm:font-display sm:text-ink sm:text-lg lg:text-2xl">
              {content.year}
            </dd>
            <dt className="sr-only">{words.scene.location}</dt>
            <dd className="max-sm:inline sm:mt-1.5 sm:text-ink">
              <span aria-hidden="true" className="sm:hidden">
                {' · '}
              </span>
              {content.location}
            </dd>
            <dt className="sr-only">{words.scene.character}</dt>
            <dd className="mt-0.5">{content.character}</dd>
          </dl>
          {!isInvented && <Truth node={Landmark} text={words.truth[truth]} className="mt-2 lg:mt-3" />}
        </div>
      </div>
      <div className={clsx('min-w-0 max-lg:contents', wide('lg:contents'))}>
        <div
          className={clsx(
            'max-sm:mt-5 sm:max-lg:col-start-2 sm:max-lg:row-start-1',
            wide('lg:col-start-2 lg:row-start-1'),
          )}
        >
          {isInvented && <Truth node={Feather} text={words.truth[truth]} className="mb-2 font-semibold text-bitcoin" />}
          <h3
            id={`${sceneAnchor(id)}-title`}
            className={clsx('text-[1.625rem] md:text-4xl', wide('xl:text-[2.75rem]'))}
          >
            {content.scene}
          </h3>
          {content.inventedNote && <p className="mt-3 text-base text-muted">{content.inventedNote}</p>}
        </div>
        <div
          className={clsx(
            'mt-5 space-y-5 max-sm:order-1 sm:max-lg:col-span-2',
            textClass,
            isShort || hasLead ? 'lg:contents' : wide('lg:col-span-2 lg:mt-8'),
            isWide && !isShort && !hasLead && hasGuess && BESIDE,
          )}
        >
          {hasLead && (
            <div className="lg:col-start-2 lg:row-start-3 lg:mt-6 lg:mb-0">
              {content.narrative.slice(0, 1).map(cited)}
            </div>
          )}
          {hasLead ? <div className={clsx('space-y-5 lg:col-span-2 lg:mt-8', hasGuess && BESIDE)}>{text}</div> : text}
        </div>
        {content.more && (
          <ReadableDetails
            summary={
              <span>
                {content.more.label && (
                  <span className="eyebrow mb-1 block font-body text-gain">{content.more.label}</span>
                )}
                {content.more.summary}
              </span>
            }
            className={clsx(
              'mt-6 max-sm:order-1 sm:max-lg:col-span-2',
              content.more.label
                ? 'rounded-r-xl border-gain-fill border-l-4 bg-raised px-4 py-1.5 sm:px-6'
                : 'border-line border-y',
              wide('lg:col-span-2'),
            )}
            summaryClass={
              content.more.label
                ? 'min-w-full items-end justify-between py-2 font-display text-[1.375rem] leading-snug after:mb-3 md:text-2xl'
                : 'py-2 font-semibold text-lg'
            }
          >
            <div className={clsx('max-w-[40rem] space-y-5 pt-1 pb-6', textClass)}>
              {content.more.paragraphs.map(cited)}
            </div>
          </ReadableDetails>
        )}
      </div>
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
