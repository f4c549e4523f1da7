'use client';

import { useState } from 'react';
import { useLearner, withLearner } from '@/components/learn/learner/learner';
import { CloseButton } from '@/components/ui/close-button';
import type { Content } from '@/lib/content/content';
import { fill } from '@/lib/format/fill';
import { LOCALES, type Locale } from '@/lib/format/locale';

type Words = Content['learn']['bar']['language'];

/** Stores the chosen language. Planned languages can be chosen; a note says that they are not written yet. */
export const LanguageSelector = withLearner(function LanguageSelector({
  words,
  written,
  close,
}: {
  words: Words;
  written: readonly Locale[];
  close: string;
}) {
  const { state, dispatch } = useLearner();
  const [isExplained, setExplained] = useState(false);
  const isPlanned = !written.includes(state.language);
  const options = (locales: readonly Locale[]) =>
    locales.map((locale) => (
      <option key={locale} value={locale} lang={locale}>
        {words.names[locale]}
      </option>
    ));
  return (
    <div className="relative flex flex-wrap items-center gap-x-3 no-js:hidden">
      <span aria-hidden="true" className="roomy:hidden text-lg">
        {words.label}
      </span>
      <select
        aria-label={words.label}
        value={state.language}
        onChange={({ target }) => {
          const language = target.value as Locale;
          dispatch({ type: 'set-language', language });
          setExplained(!written.includes(language));
        }}
        className="min-h-11 rounded-md border border-control bg-raised select-arrow py-1 pr-7 pl-2 text-base hover:border-ink"
      >
        <optgroup label={words.available}>{options(written)}</optgroup>
        <optgroup label={words.planned}>{options(LOCALES.filter((locale) => !written.includes(locale)))}</optgroup>
      </select>
      <div
        role="status"
        className="plate roomy:absolute roomy:top-full roomy:right-0 z-30 mt-2 flex w-72 max-w-full items-start gap-2 border-control py-2 pr-1 pl-4 text-base leading-snug roomy:max-w-none roomy:shadow-lg empty:hidden"
      >
        {isPlanned && isExplained && (
          <>
            <p className="py-2">{fill(words.notYet, { language: words.names[state.language] })}</p>
            <CloseButton label={close} onClick={() => setExplained(false)} />
          </>
        )}
      </div>
    </div>
  );
});

/** The note for a language chosen on an earlier visit. At the end of the page it causes no layout shift. */
export const LanguageNote = withLearner(function LanguageNote({
  words,
  written,
}: {
  words: Words;
  written: readonly Locale[];
}) {
  const { language } = useLearner().state;
  if (written.includes(language)) return null;
  return <p className="text-base text-muted">{fill(words.notYet, { language: words.names[language] })}</p>;
});
