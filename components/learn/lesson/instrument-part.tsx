import type { InstrumentModule } from '@/content/lesson';
import { getContent } from '@/lib/content/content';
import type { Locale } from '@/lib/format/locale';
import { Instrument } from '../instruments/registry';
import { Cited, type Notes } from './cited';

export function InstrumentPart({ module, locale, notes }: { module: InstrumentModule; locale: Locale; notes: Notes }) {
  const words = getContent(locale).learn.lesson;
  return (
    <>
      <div className="mt-8 grid gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,40rem)_minmax(0,1fr)]">
        <div className="space-y-5 text-lg leading-relaxed md:text-xl md:leading-relaxed">
          {module.introduction.map((paragraph) => (
            <Cited notes={notes} key={paragraph.text} paragraph={paragraph} />
          ))}
        </div>
        <section aria-labelledby="tasks">
          <h3 id="tasks" className="text-2xl">
            {words.tasks}
          </h3>
          <ol className="mt-4 list-decimal space-y-3 pl-6 text-base marker:font-semibold marker:text-loss">
            {module.tasks.map((task) => {
              const text = typeof task === 'string' ? task : task.text;
              return (
                <li key={text} className="pl-1">
                  {text}
                </li>
              );
            })}
          </ol>
        </section>
      </div>
      <Instrument id={module.widget} locale={locale} />
      <div className="max-w-[40rem] space-y-5 text-lg leading-relaxed md:text-xl md:leading-relaxed">
        {module.closing.map((paragraph) => (
          <Cited notes={notes} key={paragraph.text} paragraph={paragraph} />
        ))}
      </div>
    </>
  );
}
