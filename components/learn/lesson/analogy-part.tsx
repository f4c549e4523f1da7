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
          'self-end border-line border-y text-base lg:max-w-80',
          drawing && 'lg:col-start-2 lg:row-start-2',
        )}
      >
        <ReadableDetails summary={<h3 className="font-body font-semibold text-base">{words.analogyLimits}</h3>}>
          <p className="pt-1 pb-4 text-muted">{module.limits}</p>
        </ReadableDetails>
      </aside>
    </div>
  );
}
