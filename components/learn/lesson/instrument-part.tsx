import clsx from 'clsx';
import type { InstrumentModule, Paragraph } from '@/content/lesson';
import type { Locale } from '@/lib/format/locale';
import { Instrument } from '../instruments/registry';
import { Cited, type Notes } from './cited';

/** A paragraph with fewer letters has no column of its own. */
const SHORT_TEXT = 100;

/** Two paragraphs or more are side by side on wide screens, as wide as the instrument between them. */
const textClass = (paragraphs: readonly Paragraph[]) =>
  clsx(
    'grid gap-x-16 gap-y-5 text-lg leading-relaxed md:text-xl md:leading-relaxed',
    paragraphs.length > 1 && paragraphs.every(({ text }) => text.length >= SHORT_TEXT)
      ? 'lg:grid-cols-2'
      : 'max-w-[40rem]',
  );

export function InstrumentPart({ module, locale, notes }: { module: InstrumentModule; locale: Locale; notes: Notes }) {
  return (
    <>
      <div className={clsx('mt-8', textClass(module.introduction))}>
        {module.introduction.map((paragraph) => (
          <Cited notes={notes} key={paragraph.text} paragraph={paragraph} />
        ))}
      </div>
      <Instrument id={module.widget} tasks={module.tasks} locale={locale} />
      <div className={textClass(module.closing)}>
        {module.closing.map((paragraph) => (
          <Cited notes={notes} key={paragraph.text} paragraph={paragraph} />
        ))}
      </div>
    </>
  );
}
