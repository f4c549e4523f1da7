'use client';

import { useSyncExternalStore } from 'react';
import { buttonClass } from '@/components/ui/button';
import type { Content } from '@/lib/content/content';
import { nearestPage } from '@/lib/content/nearest-page';

const KINDS = ['page', 'chapter', 'lesson'] as const;
type Kind = (typeof KINDS)[number];

const PLACE = 'col-start-1 row-start-1';
const GHOSTS =
  'grid before:invisible before:col-start-1 before:row-start-1 before:content-[attr(data-first)] after:invisible after:col-start-1 after:row-start-1 after:content-[attr(data-second)]';

const noChanges = () => () => {};

/**
 * The host serves one static page for every unknown address; script shows the message for chapters or lessons, and the page
 * whose address is most similar.
 */
export function NotFoundMessage({
  words,
  pages,
}: {
  words: Content['notFound'];
  pages: readonly { path: string; title: string }[];
}) {
  const path = useSyncExternalStore(
    noChanges,
    () => window.location.pathname,
    () => '',
  );
  const kind = kindOf(path);
  const nearest = path ? nearestPage(path, pages) : null;
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
      <svg
        viewBox="0 0 260 110"
        aria-hidden="true"
        className="h-24 max-w-full self-start overflow-visible text-loss md:h-36"
      >
        <g className="fill-current font-display font-semibold text-[104px]">
          <text x="0" y="94">
            4
          </text>
          <text x="186" y="94">
            4
          </text>
        </g>
        {/* The place of a coin that is gone, as on the start page. */}
        <circle cx="124" cy="57" r="43" className="fill-none stroke-2 stroke-current [stroke-dasharray:2_6]" />
        <circle cx="124" cy="57" r="13" className="fill-none stroke-2 stroke-current" />
      </svg>
      <h1 className="mt-4 text-3xl sm:text-4xl md:text-6xl">{say('title')}</h1>
      <p className="mt-5 max-w-xl text-muted text-xl">{say('text')}</p>
      <p className="mt-4 min-h-14 text-xl">
        {nearest && (
          <>
            {words.nearest}{' '}
            <a href={nearest.path} className="link inline-flex min-h-11 items-center font-semibold">
              {nearest.title}
            </a>
            ?
          </>
        )}
      </p>
      <p className="mt-2 flex flex-wrap gap-3">
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
