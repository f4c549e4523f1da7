import { Timeline, TimelineLimits } from '@/components/timeline/timeline';
import type { Locale } from '@/lib/format/locale';
import { Exhibit } from './exhibit';

export function TimelineExhibit({ locale }: { locale: Locale }) {
  return (
    <Exhibit id="timeline" locale={locale} foot={<TimelineLimits locale={locale} />}>
      <Timeline locale={locale} openEras={['float', 'storm']} />
    </Exhibit>
  );
}
