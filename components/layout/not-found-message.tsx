'use client';

import { useSyncExternalStore } from 'react';
import { buttonClass } from '@/components/ui/button';

type Kind = { title: string; text: string };
type Words = Kind & { home: string; guides: string; chapter: Kind; lesson: Kind; dashboard: string };

const noChanges = () => () => {};

/** One static page answers every unknown address; script reads the address and says when it was a chapter's or a lesson's. */
export function NotFoundMessage({ words }: { words: Words }) {
  const path = useSyncExternalStore(
    noChanges,
    () => window.location.pathname,
    () => '',
  );
  const kind = /^\/chapter\//.test(path) ? 'chapter' : /^\/lesson\//.test(path) ? 'lesson' : undefined;
  const { title, text } = kind ? words[kind] : words;
  return (
    <div className="page flex min-h-[60vh] flex-col justify-center py-24">
      <p aria-hidden="true" className="font-display text-8xl text-loss md:text-9xl">
        404
      </p>
      <h1 className="mt-4 text-4xl md:text-6xl">{title}</h1>
      <p className="mt-5 max-w-xl text-muted text-xl">{text}</p>
      <p className="mt-8 flex flex-wrap gap-3">
        {kind && (
          <a href="/dashboard" className={buttonClass('primary')}>
            {words.dashboard}
          </a>
        )}
        <a href="/" className={buttonClass(kind ? 'secondary' : 'primary')}>
          {words.home}
        </a>
        <a href="/guides" className={buttonClass('secondary')}>
          {words.guides}
        </a>
      </p>
    </div>
  );
}
