import clsx from 'clsx';
import { ReadableDetails } from '@/components/ui/readable-details';
import type { AnalogyModule } from '@/content/lesson';
import { getContent } from '@/lib/content/content';
import type { Locale } from '@/lib/format/locale';
import { SceneDrawing } from '../drawings/scene-drawing';
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
  const { drawing, guess, reveal } = module;
  const textClass = 'space-y-5 text-lg leading-relaxed md:text-xl md:leading-relaxed';
  const asked = guess && reveal && (
    <Guessed guess={guess} reveal={reveal} scene={anchor} locale={locale} notes={notes} />
  );
  const text = (
    <div className={textClass}>
      {module.paragraphs.map((paragraph) => (
        <Cited notes={notes} key={paragraph.text} paragraph={paragraph} />
      ))}
    </div>
  );
  const limits = (
    <aside
      className={clsx(
        'self-start border-line border-y text-base lg:py-4',
        drawing ? 'max-lg:order-2 lg:mt-8' : 'lg:mt-1.5',
        !asked && 'lg:col-start-2 lg:max-w-md',
      )}
    >
      <h3 className="hidden font-body font-semibold text-base lg:supports-[selector(::details-content)]:block">
        {words.analogyLimits}
      </h3>
      <ReadableDetails
        className={OPEN_WHEN_WIDE}
        summary={<h3 className="font-body font-semibold text-base">{words.analogyLimits}</h3>}
      >
        <p className="pt-1 text-muted max-lg:pb-4">{module.limits}</p>
      </ReadableDetails>
    </aside>
  );
  const columns = 'lg:grid-cols-[minmax(0,40rem)_minmax(0,1fr)]';
  if (drawing) {
    return (
      // Two columns on wide screens; below, the drawing is between the text and the question, or before a text without one.
      <div className={clsx('mt-8 grid gap-x-16 gap-y-8', columns)}>
        <div className="max-lg:contents">
          {text}
          {asked && <div className={clsx('max-lg:order-1 lg:mt-8', textClass)}>{asked}</div>}
        </div>
        <div className="max-lg:contents lg:max-w-md">
          <div className={clsx('max-lg:max-w-md', !asked && 'max-lg:-order-1')}>
            <SceneDrawing {...drawing} />
          </div>
          {limits}
        </div>
      </div>
    );
  }
  return (
    <div
      className={clsx(
        'mt-8 grid gap-x-16 gap-y-8',
        asked ? 'lg:grid-cols-[minmax(0,4fr)_minmax(0,3fr)] lg:grid-rows-[auto_1fr]' : columns,
      )}
    >
      {text}
      {asked && <div className={clsx(textClass, 'lg:col-start-2 lg:row-span-2 lg:row-start-1')}>{asked}</div>}
      {limits}
    </div>
  );
}

/** Wide screens have room for it: the title above it is not a button then. */
const OPEN_WHEN_WIDE =
  'lg:details-content:[content-visibility:visible] lg:*:[summary]:supports-[selector(::details-content)]:hidden';
