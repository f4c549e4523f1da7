import { InLesson } from '@/components/calculators/shared/in-lesson';
import type { InstrumentModule } from '@/content/lesson';
import { getContent } from '@/lib/content/content';
import type { Locale } from '@/lib/format/locale';
import { Instrument } from '../instruments/registry';
import { Cited, type Notes } from './cited';

export function InstrumentPart({ module, locale, notes }: { module: InstrumentModule; locale: Locale; notes: Notes }) {
  const { tasks, moreTasks, taskAnswer, formula } = getContent(locale).learn.lesson;
  return (
    <>
      <div className="mt-8 max-w-[40rem] space-y-5 text-lg leading-relaxed md:text-xl md:leading-relaxed">
        {module.introduction.map((paragraph) => (
          <Cited notes={notes} key={paragraph.text} paragraph={paragraph} />
        ))}
      </div>
      <InLesson tasks={module.tasks} words={{ tasks, moreTasks, taskAnswer, formula }} locale={locale}>
        <Instrument id={module.widget} locale={locale} />
      </InLesson>
      <div className="max-w-[40rem] space-y-5 text-lg leading-relaxed md:text-xl md:leading-relaxed">
        {module.closing.map((paragraph) => (
          <Cited notes={notes} key={paragraph.text} paragraph={paragraph} />
        ))}
      </div>
    </>
  );
}
