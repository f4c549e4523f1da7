import { Exhibit } from '@/components/home/exhibit/exhibit';
import { getContent } from '@/lib/content/content';
import { getGuides } from '@/lib/content/guides/guides';
import type { Locale } from '@/lib/format/locale';
import { FirstGuideCard } from './first-guide-card';
import './practical-guidance-exhibit.css';

export function PracticalGuidanceExhibit({ locale }: { locale: Locale }) {
  const words = getContent(locale).home.exhibits['practical-guidance'];
  const comingSoon = getGuides(locale).filter(({ status }) => status === 'coming-soon');
  return (
    <Exhibit
      id="practical-guidance"
      locale={locale}
      className="practical-guidance-exhibit"
      lede="below"
      foot={<p className="text-base text-muted">{words.notAdvice}</p>}
    >
      <div className="grid grid-cols-1 gap-2.5 md:gap-4">
        <FirstGuideCard locale={locale} />
        {comingSoon.length > 0 && (
          <ul className="grid grid-cols-2 narrow:grid-cols-1 gap-2.5 md:gap-x-6">
            {comingSoon.map(({ id, title }) => (
              <li
                key={id}
                className="rounded-xl border border-control border-dashed px-3 py-1.5 text-muted text-sm md:px-5 md:py-3 md:text-base lg:flex lg:items-baseline lg:justify-between lg:gap-4"
              >
                {words.comingSoon}
                <span className="block text-balance font-display text-base text-ink leading-snug md:text-xl lg:-order-1">
                  {title}
                </span>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Exhibit>
  );
}
