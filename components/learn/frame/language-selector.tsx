'use client';

import type { KeyboardEvent } from 'react';
import { storeChosenLanguage } from '@/components/layout/bar/chosen-language';
import { useLearner, withLearner } from '@/components/learn/learner/learner';
import type { Content } from '@/lib/content/content';
import { localePath, pathInEnglish } from '@/lib/content/links';
import { HTML_LANG, type Locale } from '@/lib/format/locale';

type Words = Content['learn']['bar']['language'];

/**
 * A closed list opens by the keys that in some browsers change it at once: the page would be left without a choice (WCAG 3.2.2). Browsers
 * without `showPicker` keep their own way.
 */
function openList(event: KeyboardEvent<HTMLSelectElement>) {
  const list = event.currentTarget;
  const changes = /^(Arrow|Page|Home|End)/.test(event.key) || (event.key.length === 1 && event.key !== ' ');
  if (!changes || event.altKey || event.ctrlKey || event.metaKey || !('showPicker' in list)) return;
  event.preventDefault();
  list.showPicker();
}

/** For tests: jsdom cannot navigate. */
const open = (address: string) => window.location.assign(address);

/**
 * Stores the chosen language, and leads to the same place of the same page in it. It shows the language of the page, which can be another
 * one than the stored: no page redirects.
 */
export const LanguageSelector = withLearner(function LanguageSelector({
  words,
  locale,
  written,
  leadTo = open,
}: {
  words: Words;
  /** The language of the page. */
  locale: Locale;
  written: readonly Locale[];
  leadTo?: (address: string) => void;
}) {
  const { dispatch } = useLearner();
  return (
    <select
      aria-label={words.label}
      // Firefox would keep the choice on Back.
      autoComplete="off"
      value={locale}
      onKeyDown={openList}
      onChange={({ target }) => {
        const language = target.value as Locale;
        dispatch({ type: 'set-language', language });
        storeChosenLanguage(language);
        const { pathname, hash } = window.location;
        leadTo(localePath(language, pathInEnglish(pathname)) + hash);
      }}
      className="min-h-11 rounded-md border border-control bg-raised select-arrow py-1 pr-7 pl-2 text-base hover:border-ink no-js:hidden"
    >
      {written.map((language) => (
        <option key={language} value={language} lang={HTML_LANG[language]} translate="no">
          {words.names[language]}
        </option>
      ))}
    </select>
  );
});
