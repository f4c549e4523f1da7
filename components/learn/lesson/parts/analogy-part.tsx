import clsx from 'clsx';
import { SceneDrawing } from '@/components/learn/drawings/scene-drawing';
import { ReadableDetails } from '@/components/ui/folds/readable-details';
import type { AnalogyModule } from '@/content/lesson';
import { getContent } from '@/lib/content/content';
import type { Locale } from '@/lib/format/locale';
import { Cited, type Notes } from './cited';
import { Guessed } from './guessed';

export function AnalogyPart({
  module,
  anchor,
  locale,
  notes,
}: {
  module: AnalogyModule;
  /** The fragment id of the part. */
  anchor: string;
  locale: Locale;
  notes: Notes;
}) {
  const words = getContent(locale).learn.lesson;
  const { drawing, guess, paragraphs, reveal } = module;
  const more = paragraphs.flatMap(({ drawing }) => drawing ?? []);
  /** Whether the limits are below the text, because the column of the drawing is the higher one. */
  const isBelowText = more.length > 0 || !guess;
  const textClass = 'space-y-5 text-lg leading-relaxed md:text-xl md:leading-relaxed';
  const limits = (
    <aside className="self-start border-line border-y text-base max-md:order-2 md:max-lg:order-1 md:max-lg:col-span-2 md:py-4 lg:mt-8">
      <h3 className="hidden font-body font-semibold text-base md:supports-[selector(::details-content)]:block">
        {words.analogyLimits}
      </h3>
      {/* Wide screens have room for it: the title above it is not a button then. */}
      <ReadableDetails
        isOpenWhenWide
        summary={<h3 className="font-body font-semibold text-base">{words.analogyLimits}</h3>}
      >
        <p className="pt-1 text-muted max-md:pb-4">{module.limits}</p>
      </ReadableDetails>
    </aside>
  );
  return (
    // Two columns, on tablets with the question and the limits below both. On phones the drawing is between the text and the question,
    // or before a text without one. The drawing of a paragraph is below that of the part.
    <div className="mt-8 grid gap-8 md:grid-cols-[minmax(0,6fr)_minmax(0,5fr)] lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:gap-x-16 xl:grid-cols-[minmax(0,40rem)_minmax(0,1fr)]">
      <div className="max-lg:contents">
        <div className={clsx(textClass, 'md:max-lg:text-lg')}>
          {paragraphs.map((paragraph) => (
            <Cited notes={notes} key={paragraph.text} paragraph={{ ...paragraph, drawing: undefined }} />
          ))}
        </div>
        {guess && reveal && (
          <div className={clsx('max-lg:order-1 md:max-lg:col-span-2 lg:mt-8', textClass)}>
            <Guessed guess={guess} reveal={reveal} scene={anchor} locale={locale} notes={notes} />
          </div>
        )}
        {isBelowText && limits}
      </div>
      <div className={clsx('lg:max-w-md', isBelowText ? 'max-md:contents' : 'max-lg:contents')}>
        <div className={clsx('max-md:max-w-md', !guess && 'max-md:-order-1')}>
          <SceneDrawing {...drawing} locale={locale} />
        </div>
        {more.map((drawn) => (
          <div key={drawn.visual} className="max-md:max-w-md md:mt-8">
            <SceneDrawing {...drawn} locale={locale} />
          </div>
        ))}
        {!isBelowText && limits}
      </div>
    </div>
  );
}
