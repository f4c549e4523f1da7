import { Check } from 'lucide';
import { Icon } from '@/components/ui/icon';
import { ReadableDetails } from '@/components/ui/readable-details';
import { getContent } from '@/lib/content/content';
import type { Locale } from '@/lib/format/locale';

export function ObjectivesPart({ objectives, locale }: { objectives: readonly string[]; locale: Locale }) {
  return (
    <section aria-labelledby="objectives" className="mt-12 border-line border-y">
      <ReadableDetails
        summary={
          <h2 id="objectives" className="text-2xl">
            {getContent(locale).learn.lesson.objectives}
          </h2>
        }
        summaryClass="py-3"
      >
        <ul className="grid gap-x-12 gap-y-4 pt-2 pb-6 md:grid-cols-2">
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
