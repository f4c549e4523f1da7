import { getManifest } from '@/components/layout/manifest';
import { DEFAULT_LOCALE } from '@/lib/format/locale';

export const dynamic = 'force-static';

export default function manifest() {
  return getManifest(DEFAULT_LOCALE);
}
