import type { PriceClockModule } from '@/content/lesson';
import { getContent } from '@/lib/content/content';
import { getWeimarTable } from '@/lib/content/weimar-table';
import type { Locale } from '@/lib/format/locale';
import { PriceClock } from '../price-clock/price-clock.island';
import { Cited, type Notes } from './cited';

export function PriceClockPart({ module, locale, notes }: { module: PriceClockModule; locale: Locale; notes: Notes }) {
  const { calculators, learn } = getContent(locale);
  return (
    <>
      <div className="mt-8 grid gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,40rem)_minmax(0,1fr)]">
        <div className="space-y-5 text-xl leading-relaxed">
          {module.introduction.map((paragraph) => (
            <Cited notes={notes} key={paragraph.text} paragraph={paragraph} />
          ))}
        </div>
        <section aria-labelledby="tasks">
          <h3 id="tasks" className="text-2xl">
            {learn.priceClock.tasks}
          </h3>
          <ol className="mt-4 list-decimal space-y-3 pl-6 text-base marker:font-semibold marker:text-loss">
            {module.tasks.map((task) => (
              <li key={task} className="pl-1">
                {task}
              </li>
            ))}
          </ol>
        </section>
      </div>
      <PriceClock locale={locale} table={getWeimarTable()} words={learn.priceClock} common={calculators.common} />
      <div className="max-w-[40rem] space-y-5 text-lg leading-relaxed md:text-xl md:leading-relaxed">
        {module.closing.map((paragraph) => (
          <Cited notes={notes} key={paragraph.text} paragraph={paragraph} />
        ))}
      </div>
    </>
  );
}
