'use client';

import { useSyncExternalStore } from 'react';
import { buttonClass } from '@/components/ui/button';
import type { Content } from '@/lib/content/content';

const KINDS = ['page', 'chapter', 'lesson'] as const;
type Kind = (typeof KINDS)[number];

const PLACE = 'col-start-1 row-start-1';
const GHOSTS =
  'grid before:invisible before:col-start-1 before:row-start-1 before:content-[attr(data-first)] after:invisible after:col-start-1 after:row-start-1 after:content-[attr(data-second)]';

const noChanges = () => () => {};

/** The host serves one static page for every unknown address; script shows the message for chapters or lessons. */
export function NotFoundMessage({ words }: { words: Content['notFound'] }) {
  const kind = useSyncExternalStore(
    noChanges,
    () => kindOf(window.location.pathname),
    () => 'page' as const,
  );
  /**
   * The texts of the other kinds reserve space as generated content, so that nothing moves after hydration and the text of the
   * page contains one message only.
   */
  const say = (part: 'title' | 'text' | 'dashboard') => {
    const [first, second] = KINDS.filter((one) => one !== kind).map((one) => words[one][part]);
    return (
      <span data-first={first} data-second={second} className={GHOSTS}>
        <span className={PLACE}>{words[kind][part]}</span>
      </span>
    );
  };
  return (
    <div data-load-runtime="" className="page flex min-h-[60vh] flex-col justify-center py-24">
      <title>{words[kind].title}</title>
      <p aria-hidden="true" className="font-display text-8xl text-loss md:text-9xl">
        404
      </p>
      <h1 className="mt-4 text-3xl sm:text-4xl md:text-6xl">{say('title')}</h1>
      <p className="mt-5 max-w-xl text-muted text-xl">{say('text')}</p>
      <p className="mt-8 flex flex-wrap gap-3">
        <a href="/" className={buttonClass(kind === 'page' ? 'primary' : 'secondary')}>
          {words.home}
        </a>
        <a href="/guides" className={buttonClass('secondary')}>
          {words.guides}
        </a>
        <a href="/dashboard" className={buttonClass(kind === 'page' ? 'secondary' : 'primary', 'text-center')}>
          {say('dashboard')}
        </a>
      </p>
    </div>
  );
}

function kindOf(path: string): Kind {
  return KINDS.find((kind) => path === `/${kind}` || path.startsWith(`/${kind}/`)) ?? 'page';
}
