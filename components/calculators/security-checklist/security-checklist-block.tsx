import { type IconName, NamedIcon } from '@/components/ui/named-icon';
import { getContent } from '@/lib/content/content';
import type { Locale } from '@/lib/format/locale';
import { SecurityChecklist } from '../calculators.island';

export function SecurityChecklistBlock({ locale }: { locale: Locale }) {
  const words = getContent(locale).calculators.checklist;
  const icons = Object.fromEntries(
    words.categories.map(({ id, icon }) => [
      id,
      <NamedIcon key={id} name={icon as IconName} className="size-6 shrink-0 text-bitcoin" />,
    ]),
  );
  return <SecurityChecklist words={words} icons={icons} />;
}
