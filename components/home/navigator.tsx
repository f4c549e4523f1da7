'use client';

import clsx from 'clsx';
import { X } from 'lucide';
import { type FocusEvent, type MouseEvent, useEffect, useId, useRef, useState } from 'react';
import { Icon } from '@/components/ui/icon';
import type { Content } from '@/lib/content/content';
import { fill } from '@/lib/format/fill';
import { useWalk } from './use-walk';

type Words = Content['home']['navigator'];

/**
 * The floating list of exhibits: a rail where the margin beside the page is wide enough (variant `rail:`), elsewhere a button
 * that opens the list. The links are fragment links that work without script.
 */
export function Navigator({ items, words }: { items: readonly { id: string; name: string }[]; words: Words }) {
  const [ids] = useState(() => items.map(({ id }) => id));
  const [isOpen, setOpen] = useState(false);
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const { current, isShown } = useWalk(ids, isOpen || isHovered || isFocused);
  const root = useRef<HTMLElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const listId = useId();
  const percent = `${Math.round(((current + 1) / items.length) * 100)}%`;

  useEffect(() => {
    if (!isOpen) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpen(false);
      toggle.current?.focus();
    };
    const onPointerDown = (event: PointerEvent) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setOpen(false);
    };
    document.addEventListener('keydown', onKeyDown);
    document.addEventListener('pointerdown', onPointerDown);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('pointerdown', onPointerDown);
    };
  }, [isOpen]);

  function onBlur(event: FocusEvent) {
    if (event.relatedTarget instanceof Node && root.current?.contains(event.relatedTarget)) return;
    setFocused(false);
    if (event.relatedTarget) setOpen(false);
  }

  /** Follows the fragment link, and also moves the focus to the heading of the exhibit. */
  function goTo(event: MouseEvent, id: string) {
    const place = document.getElementById(id);
    if (!place || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    setOpen(false);
    if (window.location.hash === `#${id}`) place.scrollIntoView();
    else window.location.hash = id;
    const title = document.getElementById(`${id}-title`) ?? place;
    title.tabIndex = -1;
    title.addEventListener('blur', () => title.removeAttribute('tabindex'), { once: true });
    title.focus({ preventScroll: true });
  }

  return (
    <nav
      ref={root}
      aria-label={words.label}
      onPointerEnter={(event) => setHovered(event.pointerType !== 'touch')}
      onPointerLeave={() => setHovered(false)}
      // A tap also focuses the button. Only visible focus keeps the navigator from fading.
      onFocus={(event) => setFocused(event.target.matches(':focus-visible'))}
      onBlur={onBlur}
      data-shown={isShown || undefined}
      className={clsx(
        'fixed right-4 bottom-4 z-30 duration-300 no-js:hidden motion-safe:transition-[opacity,visibility] print:hidden',
        'rail:top-[calc(50%+2rem)] rail:right-auto rail:bottom-auto rail:left-2 rail:-translate-y-1/2',
        !isShown && 'invisible opacity-0',
      )}
    >
      <button
        ref={toggle}
        type="button"
        aria-expanded={isOpen}
        aria-controls={listId}
        aria-label={isOpen ? words.close : fill(words.open, { name: items[current]?.name ?? '', percent })}
        onClick={() => setOpen(!isOpen)}
        className="relative grid size-15 place-items-center rounded-full bg-raised font-display font-semibold text-lg shadow-lg rail:hidden"
      >
        <Ring share={(current + 1) / items.length} />
        {isOpen ? <Icon node={X} className="size-6" /> : percent}
      </button>
      <div
        id={listId}
        className={clsx(
          'plate absolute right-0 bottom-full mb-3 max-h-[calc(100dvh-11rem)] w-72 max-w-[calc(100vw-2rem)] overflow-y-auto overscroll-contain py-3 shadow-lg',
          'rail:static rail:m-0 rail:block rail:max-h-none rail:w-auto rail:overflow-visible rail:border-0 rail:bg-transparent rail:p-0 rail:shadow-none',
          !isOpen && 'hidden',
        )}
      >
        <p className="hidden w-11 pb-2 text-center font-display font-semibold text-base rail:block">
          <span aria-hidden="true">{percent}</span>
          <span className="sr-only">{fill(words.progress, { percent })}</span>
        </p>
        <ol className="relative before:absolute before:inset-y-5.5 before:left-5.5 before:w-0.5 before:-translate-x-1/2 before:bg-line">
          {items.map(({ id, name }, index) => (
            <li key={id}>
              <a
                href={`#${id}`}
                aria-current={index === current ? 'true' : undefined}
                onClick={(event) => goTo(event, id)}
                // `before` is the dot of the exhibit, `after` the line to the next one if the reader has passed it.
                className={clsx(
                  'group relative flex min-h-11 items-center rounded-md pr-4 pl-11 text-base -outline-offset-3 hover:bg-sunk aria-current:font-semibold rail:size-11 rail:p-0 rail:hover:bg-transparent',
                  'before:absolute before:top-1/2 before:left-5.5 before:z-1 before:-translate-1/2 before:rounded-full before:border-2 hover:before:border-ink',
                  index === current ? 'before:size-4 before:border-loss-fill before:bg-loss-fill' : 'before:size-3',
                  index < current && 'before:border-loss-fill before:bg-loss-fill',
                  index > current && 'before:border-control before:bg-paper',
                  index < current &&
                    'after:absolute after:top-1/2 after:left-5.5 after:h-11 after:w-0.5 after:-translate-x-1/2 after:bg-loss-fill',
                )}
              >
                <span className="rail:pointer-events-none rail:absolute rail:opacity-0 rail:left-full rail:ml-1 rail:whitespace-nowrap rail:rounded-md rail:bg-ink rail:px-3 rail:py-1.5 rail:font-medium rail:text-paper rail:text-sm rail:group-hover:opacity-100 rail:group-focus-visible:opacity-100">
                  {name}
                </span>
              </a>
            </li>
          ))}
        </ol>
      </div>
    </nav>
  );
}

/** Progress as an arc around the button. */
function Ring({ share }: { share: number }) {
  return (
    <svg viewBox="0 0 60 60" aria-hidden="true" className="absolute inset-0 -rotate-90 fill-none">
      <circle cx="30" cy="30" r="28" strokeWidth="4" className="stroke-line" />
      <circle
        cx="30"
        cy="30"
        r="28"
        strokeWidth="4"
        pathLength="1"
        strokeDasharray={`${share} 1`}
        className="stroke-loss-fill"
      />
    </svg>
  );
}
