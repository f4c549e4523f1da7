'use client';

import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { Slot } from '@/components/islands/slot';
import { SiteLink } from '@/components/layout/site-link';
import { buttonClass } from '@/components/ui/button';
import { CloseButton } from '@/components/ui/close-button';
import type { ConceptId } from '@/content/concepts';
import { type Edge, lineage } from './lineage';

/**
 * The first tap on an idea chooses it: all that it builds on or that builds on it is marked with `data-lit`, and a bar leads to its
 * lesson. A second tap, a mouse, the keyboard, and a tap before hydration follow the link. The server renders the map, so its
 * elements are marked in the document.
 */
export function RailFocus({
  edges,
  words,
  className,
  children,
}: {
  edges: readonly Edge[];
  words: { open: string; close: string };
  className: string;
  /** The map. `data-ideas` has the id of an idea, or those of the two that a line connects. */
  children: ReactNode;
}) {
  const root = useRef<HTMLDivElement>(null);
  const isTouch = useRef(false);
  const [chosen, setChosen] = useState<{ id: ConceptId; name: string; href: string } | null>(null);
  const id = chosen?.id;

  useEffect(() => {
    const lit: ReadonlySet<string> = id ? lineage(id, edges) : new Set();
    for (const element of root.current?.querySelectorAll<HTMLElement>('[data-ideas]') ?? [])
      element.toggleAttribute(
        'data-lit',
        element.dataset.ideas?.split(' ').every((one) => lit.has(one)),
      );
  }, [id, edges]);

  function choose(event: MouseEvent) {
    const row = (event.target as Element).closest<HTMLElement>('li[data-ideas]');
    const link = row?.querySelector('a');
    if (!row || !link || !isTouch.current || row.dataset.ideas === id) return;
    event.preventDefault();
    setChosen({
      id: row.dataset.ideas as ConceptId,
      name: link.querySelector('[data-name]')?.textContent ?? '',
      href: link.getAttribute('href') ?? '',
    });
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only the links inside it are pressed
    <div
      ref={root}
      data-chosen={id}
      className={className}
      onPointerDown={({ pointerType }) => {
        isTouch.current = pointerType === 'touch';
      }}
      onKeyDown={() => {
        isTouch.current = false;
      }}
      onClickCapture={choose}
    >
      <Slot name="children" className="contents">
        {children}
      </Slot>
      <div role="status" className="sticky bottom-(--notes-height) z-20 col-span-full h-0">
        {chosen && (
          <div className="absolute inset-x-0 bottom-3 flex items-center gap-3 rounded-xl border border-ink bg-raised py-1.5 pr-1.5 pl-4 shadow-lg">
            <p className="mr-auto font-semibold text-base leading-tight">{chosen.name}</p>
            <SiteLink href={chosen.href} className={buttonClass('primary', 'shrink-0')}>
              {words.open}
            </SiteLink>
            <CloseButton label={words.close} onClick={() => setChosen(null)} />
          </div>
        )}
      </div>
    </div>
  );
}
