'use client';

import { SiteLink } from '@/components/layout/site-link';
import { useLearner } from '@/components/learn/learner/learner';
import { localePath } from '@/lib/content/links';
import type { Locale } from '@/lib/format/locale';
import { countOf } from '@/lib/format/plural';
import { isSample, type openLessons } from '@/lib/learner/selectors';

import type { KeepsakeWords } from './name-field';

/** The lessons of the path that are not finished, or not written yet. */
export function OpenLessons({
  open,
  titles,
  words,
  locale,
}: {
  open: ReturnType<typeof openLessons>;
  titles: Readonly<Record<string, string>>;
  words: KeepsakeWords;
  locale: Locale;
}) {
  const { state } = useLearner();
  return (
    <details>
      <summary className="chevron flex min-h-11 list-none items-center gap-3 font-semibold text-base hover:text-bitcoin [&::-webkit-details-marker]:hidden">
        {countOf(words.missing, Math.max(open.length, 1), locale)}
      </summary>
      {isSample(state) && (
        <p className="mt-2 text-base text-muted">{countOf(words.sampleNote, state.sample.length, locale)}</p>
      )}
      <ul className="mt-2 gap-x-8 text-base sm:columns-2">
        {open.map(({ id, status }) => (
          <li key={id} className="break-inside-avoid py-1">
            {status === 'written' ? (
              <SiteLink href={localePath(locale, `/lesson/${id}`)} className="link">
                {titles[id]}
              </SiteLink>
            ) : (
              <span className="text-muted">
                {titles[id]}, {words.planned}
              </span>
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}
