import type { AnalogyModule } from '@/content/lesson';
import { getContent } from '@/lib/content/content';
import type { Locale } from '@/lib/format/locale';
import { Cited, type Notes } from './cited';

export function AnalogyPart({ module, locale, notes }: { module: AnalogyModule; locale: Locale; notes: Notes }) {
  const words = getContent(locale).learn.lesson;
  return (
    <div className="mt-8 grid gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,40rem)_minmax(0,1fr)]">
      <div className="space-y-5 text-lg leading-relaxed md:text-xl md:leading-relaxed">
        {module.paragraphs.map((paragraph) => (
          <Cited notes={notes} key={paragraph.text} paragraph={paragraph} />
        ))}
      </div>
      <aside className="self-end border-line border-t pt-4 text-base lg:max-w-80">
        <h3 className="font-body font-semibold text-base">{words.analogyLimits}</h3>
        <p className="mt-2 text-muted">{module.limits}</p>
      </aside>
    </div>
  );
}
