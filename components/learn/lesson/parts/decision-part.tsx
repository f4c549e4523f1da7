import { ChevronDown } from 'lucide';
import { Icon } from '@/components/ui/icon';
import type { DecisionModule } from '@/content/lesson';
import { getContent } from '@/lib/content/content';
import type { Locale } from '@/lib/format/locale';
import { Cited, type Notes } from './cited';

/** Options as `details` elements of one `name`: the browser keeps one open at a time, without script. */
export function DecisionPart({
  module,
  name,
  locale,
  notes,
}: {
  module: DecisionModule;
  /** Unique on the page: opening a `details` closes the others of its name. */
  name: string;
  locale: Locale;
  notes: Notes;
}) {
  const words = getContent(locale).learn.lesson.decision;
  return (
    // On wide screens the situation is beside the options.
    <div className="mt-8 gap-x-16 max-lg:max-w-3xl lg:grid lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
      <div className="space-y-5 text-lg leading-relaxed md:text-xl md:leading-relaxed">
        {module.situation.map((paragraph) => (
          <Cited notes={notes} key={paragraph.text} paragraph={paragraph} />
        ))}
      </div>
      <div>
        <h3 className="mt-8 text-2xl md:text-3xl lg:mt-0">{module.question}</h3>
        <p className="mt-2 text-base text-muted print:hidden">{words.choose}</p>
        <div className="mt-5 grid gap-3">
          {module.options.map((option) => (
            <details key={option.id} name={name} className="plate group open:border-ink">
              <summary className="flex min-h-14 list-none items-center justify-between gap-4 px-5 py-3 font-semibold text-lg leading-snug hover:text-bitcoin [&::-webkit-details-marker]:hidden">
                {option.label}
                <Icon node={ChevronDown} className="size-5 shrink-0 group-open:rotate-180" />
              </summary>
              <Cited notes={notes} paragraph={option.outcome} className="px-5 pb-5 leading-relaxed" />
            </details>
          ))}
        </div>
        <Cited
          notes={notes}
          paragraph={module.closing}
          className="mt-7 text-lg leading-relaxed md:text-xl md:leading-relaxed"
        />
      </div>
    </div>
  );
}
