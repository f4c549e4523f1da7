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
  return (
    <div className="mt-8 grid gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,40rem)_minmax(0,1fr)]">
      <div className={textClass}>
        {module.paragraphs.map((paragraph) => (
          <Cited notes={notes} key={paragraph.text} paragraph={paragraph} />
        ))}
        {!drawing && asked}
      </div>
      {drawing && (
        <>
          <div className="max-w-md lg:col-start-2 lg:row-span-2 lg:row-start-1">
            <SceneDrawing {...drawing} />
          </div>
          <div className={textClass}>{asked}</div>
        </>
      )}
      <aside
        className={clsx(
          'border-line border-y text-base',
          drawing ? 'self-end lg:col-start-2 lg:row-start-2 lg:max-w-md' : 'self-start lg:mt-1.5 lg:py-4',
        )}
      >
        {!drawing && (
          <h3 className="hidden font-body font-semibold text-base lg:supports-[selector(::details-content)]:block">
            {words.analogyLimits}
          </h3>
        )}
        <ReadableDetails
          className={clsx(!drawing && OPEN_WHEN_WIDE)}
          summary={<h3 className="font-body font-semibold text-base">{words.analogyLimits}</h3>}
        >
          <p className={clsx('pt-1 text-muted', drawing ? 'pb-4' : 'max-lg:pb-4')}>{module.limits}</p>
        </ReadableDetails>
      </aside>
    </div>
  );
}

/** Beside a text without a drawing, where the column is its own: the title above it is not a button then. */
const OPEN_WHEN_WIDE =
  'lg:details-content:[content-visibility:visible] lg:*:[summary]:supports-[selector(::details-content)]:hidden';
