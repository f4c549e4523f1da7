import './term.css';
import type { ReactNode } from 'react';
import { SiteLink } from '@/components/layout/site-link';
import { getContent } from '@/lib/content/content';
import { getTerm } from '@/lib/content/glossary';
import { getAvailableGuides } from '@/lib/content/guides/guides';
import { localePath } from '@/lib/content/links';
import { fill } from '@/lib/format/fill';
import type { Locale } from '@/lib/format/locale';

/** A glossary word that opens a native popover, without script. The popovers follow the text (`TermCards`). */
export function Term({ id, children }: { id: string; children: ReactNode }) {
  return (
    // A line may break after a button. The word joiner keeps the comma after it, and Chromium heeds it only in text that does not wrap.
    <span className="term-line">
      <button type="button" popoverTarget={`term-${id}`} className="term">
        {children}
      </button>
      {'\u2060'}
    </span>
  );
}

/** The popovers of the words that a guide uses. `here` is the path of the guide, to which no popover links. */
export function TermCards({ ids, locale, here }: { ids: string[]; locale: Locale; here: string }) {
  const words = getContent(locale).guides.term;
  const titles = new Map<string, string>(getAvailableGuides(locale).map(({ id, title }) => [`/guides/${id}`, title]));
  return ids.map((id) => {
    const { term, definition, see } = getTerm(locale, id);
    return (
      <div key={id} id={`term-${id}`} popover="auto" className="term-card">
        <p className="term-name">{term}</p>
        <p>{definition}</p>
        <p className="term-actions">
          <SiteLink href={`${localePath(locale, '/glossary')}#${id}`}>{words.glossary}</SiteLink>
          {see && see !== here && titles.has(see) && (
            <SiteLink href={localePath(locale, see as `/${string}`)}>
              {fill(words.more, { title: titles.get(see) ?? '' })}
            </SiteLink>
          )}
          <button type="button" popoverTarget={`term-${id}`} popoverTargetAction="hide">
            {words.close}
          </button>
        </p>
      </div>
    );
  });
}
