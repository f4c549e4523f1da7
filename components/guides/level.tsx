import clsx from 'clsx';
import { GUIDE_LEVELS, type GuideLevel } from '@/content/guides';
import { getContent } from '@/lib/content/content';
import type { Locale } from '@/lib/format/locale';

const colors: Record<GuideLevel, string> = {
  Beginner: 'text-moss',
  Intermediate: 'text-ochre',
  Advanced: 'text-loss',
};

/** The level as a word and a number of bars; only the bars have its color. */
export function Level({ level, locale, isDimmed = false }: { level: GuideLevel; locale: Locale; isDimmed?: boolean }) {
  const rank = GUIDE_LEVELS.indexOf(level);
  return (
    <span className={'inline-flex items-baseline gap-2'}>
      <svg viewBox="0 0 16 14" aria-hidden="true" className={clsx('h-3.5 w-4', !isDimmed && colors[level])}>
        {GUIDE_LEVELS.map((name, bar) => (
          <path
            key={name}
            d={`M${bar * 6} 14v-${6 + bar * 4}h4v${6 + bar * 4}z`}
            className={bar <= rank ? 'fill-current' : 'fill-line'}
          />
        ))}
      </svg>
      {getContent(locale).guides.levels[level]}
    </span>
  );
}
