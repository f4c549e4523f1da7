import clsx from 'clsx';
import { Check } from 'lucide';
import { ReadableDetails } from '@/components/ui/folds/readable-details';
import { Icon } from '@/components/ui/icon';
import { getContent } from '@/lib/content/content';
import type { Locale } from '@/lib/format/locale';

export function ObjectivesPart({
  objectives,
  className,
  locale,
}: {
  objectives: readonly string[];
  className: string;
  locale: Locale;
}) {
  return (
    <section
      aria-labelledby="objectives"
      className={clsx('@container mt-7 self-start border-line border-y', className)}
    >
      <ReadableDetails
        summary={
          <h2 id="objectives" className="text-2xl">
            {getContent(locale).learn.lesson.objectives}
          </h2>
        }
        summaryClass="py-3"
      >
        <ul className="grid gap-x-12 gap-y-4 pt-2 pb-6 @2xl:grid-cols-2">
          {objectives.map((objective) => (
            <li key={objective} className="flex gap-3">
              <Icon node={Check} className="mt-1 size-5 shrink-0 text-gain" />
              {objective}
            </li>
          ))}
        </ul>
      </ReadableDetails>
    </section>
  );
}
