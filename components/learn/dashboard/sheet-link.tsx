import { SiteLink } from '@/components/layout/site-link';
import { useLearner } from '@/components/learn/learner/learner';
import { buttonClass } from '@/components/ui/button';
import { localePath } from '@/lib/content/links';
import type { Locale } from '@/lib/format/locale';
import { isPathFinished } from '@/lib/learner/selectors';

/** The way to the sheet to print, once the reader has finished every lesson. */
export function SheetLink({ locale, label }: { locale: Locale; label: string }) {
  const { state } = useLearner();
  if (!isPathFinished(state)) return null;
  return (
    <SiteLink href={localePath(locale, '/completed')} className={buttonClass('primary', 'mt-6 min-h-12 px-6 text-lg')}>
      {label}
    </SiteLink>
  );
}
