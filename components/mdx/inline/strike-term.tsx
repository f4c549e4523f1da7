import { formatStrikeTerm, type StrikeTermId } from '@/lib/content/claims/strike-terms';
import type { Locale } from '@/lib/format/locale';

export function StrikeTerm({ id, locale }: { id: StrikeTermId; locale: Locale }) {
  return formatStrikeTerm(id, locale);
}
