import { Timeline } from '@/components/timeline/timeline';
import type { Locale } from '@/lib/format/locale';
import { Exhibit } from './exhibit';

export function TimelineExhibit({ locale }: { locale: Locale }) {
  return (
    <Exhibit id="timeline" locale={locale}>
      <Timeline locale={locale} openEras={['float', 'storm']} />
    </Exhibit>
  );
}
