'use client';

import clsx from 'clsx';
import { X } from 'lucide';
import { type FocusEvent, type MouseEvent, useEffect, useRef, useState } from 'react';
import { Icon } from '@/components/ui/icon';
import type { Content } from '@/lib/content/content';
import { fill } from '@/lib/format/fill';
import type { Locale } from '@/lib/format/locale';
import { formatPercent } from '@/lib/format/number';
import { useFreePlace } from './use-free-place';
import { useWalk } from './use-walk';
import './navigator.css';

type Words = Content['home']['navigator'];

const LIST_ID = 'navigator-list';

/**
 * The floating list of exhibits: a rail where the margin beside the page is wide enough, elsewhere a button that opens the list.
 * The button goes up to where it covers nothing that can be pressed. The links are fragment links that work without script.
 * Styles: navigator.css.
 */
export function Navigator({
  items,
  words,
  locale,
}: {
  items: readonly { id: string; name: string }[];
  words: Words;
  locale: Locale;
}) {
  const [ids] = useState(() => items.map(({ id }) => id));
  const [isOpen, setOpen] = useState(false);
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const isHeld = isOpen || isHovered || isFocused;
  const { current, isShown } = useWalk(ids, isHeld);
  const root = useRef<HTMLElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  useFreePlace(root, toggle, isShown && !isHeld);
  const percent = formatPercent((100 * (current + 1)) / items.length, locale);

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
      className={clsx('navigator no-js:hidden print:hidden', !isShown && 'invisible opacity-0')}
    >
      <button
        ref={toggle}
        type="button"
        aria-expanded={isOpen}
        aria-controls={LIST_ID}
        aria-label={isOpen ? words.close : fill(words.open, { name: items[current]?.name ?? '', percent })}
        onClick={() => setOpen(!isOpen)}
      >
        <Ring share={(current + 1) / items.length} />
        {isOpen ? <Icon node={X} className="size-6" /> : <span>{percent}</span>}
      </button>
      <div id={LIST_ID} className={clsx('navigator-list', !isOpen && 'navigator-closed')}>
        <p>
          <span aria-hidden="true">{percent}</span>
          <span className="sr-only">{fill(words.progress, { percent })}</span>
        </p>
        <ol>
          {items.map(({ id, name }, index) => (
            <li key={id}>
              <a
                href={`#${id}`}
                aria-current={index === current ? 'true' : undefined}
                onClick={(event) => goTo(event, id)}
                className={index < current ? 'navigator-passed' : undefined}
              >
                <span>{name}</span>
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
    <svg viewBox="0 0 60 60" aria-hidden="true">
      <circle cx="30" cy="30" r="28" />
      <circle cx="30" cy="30" r="28" pathLength="1" strokeDasharray={`${share} 1`} />
    </svg>
  );
}
