import { Check } from 'lucide';
import { Icon } from '@/components/ui/icon';
import { getContent } from '@/lib/content/content';
import type { Locale } from '@/lib/format/locale';

export function ObjectivesPart({ objectives, locale }: { objectives: readonly string[]; locale: Locale }) {
  return (
    <section aria-labelledby="objectives" className="mt-14">
      <h2 id="objectives" className="text-2xl">
        {getContent(locale).learn.lesson.objectives}
      </h2>
      <ul className="mt-5 grid gap-x-12 gap-y-4 md:grid-cols-2">
        {objectives.map((objective) => (
          <li key={objective} className="flex gap-3">
            <Icon node={Check} className="mt-1 size-5 shrink-0 text-gain" />
            {objective}
          </li>
        ))}
      </ul>
    </section>
  );
}
