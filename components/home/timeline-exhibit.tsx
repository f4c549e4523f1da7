import { Timeline, TimelineLimits } from '@/components/timeline/timeline';
import type { Locale } from '@/lib/format/locale';
import { Exhibit } from './exhibit/exhibit';
import './timeline-exhibit.css';

export function TimelineExhibit({ locale }: { locale: Locale }) {
  return (
    <Exhibit
      id="timeline"
      locale={locale}
      className="timeline-exhibit border-line border-y print:bg-sunk"
      title="act"
      foot={<TimelineLimits locale={locale} />}
    >
      <Timeline frame="home" locale={locale} openEras={['float', 'storm']} />
    </Exhibit>
  );
}
