import type { HoldingMeasure } from '@/lib/explore/holdings/returns';
import type { HoldingWords } from '@/lib/explore/holdings/tallies';
import { legendOf } from '@/lib/explore/holdings/view';
import type { Locale } from '@/lib/format/locale';
import { shadeFill } from './shade-classes';

/** What each color means. nivo reads the colors from it. */
export function Legend({ measure, words, locale }: { measure: HoldingMeasure; words: HoldingWords; locale: Locale }) {
  return (
    <div className="text-sm">
      <ul aria-label={words.legend.title} className="flex flex-wrap gap-x-4 gap-y-1">
        {legendOf(measure, words, locale).map(({ shade, text }) => (
          <li key={shade} className="flex items-center gap-1.5">
            <svg aria-hidden="true" width="18" height="14" className="shrink-0">
              <rect data-color={shade} width="18" height="14" className={shadeFill[shade]} />
              {shade < 0 && <path d="M2 14 12 0M8 14 18 0" className="fill-none stroke-ink/45" />}
            </svg>
            <span>{text}</span>
          </li>
        ))}
      </ul>
      <p className="mt-1 text-muted">{words.legend.note}</p>
    </div>
  );
}
