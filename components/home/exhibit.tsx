import clsx from 'clsx';
import type { ReactNode } from 'react';
import { type ExhibitId, exhibitIds } from '@/content/exhibits';
import { getContent } from '@/lib/content/content';
import { fill } from '@/lib/format/fill';
import type { Locale } from '@/lib/format/locale';

/** The frame of an exhibit: its anchor, its numbered placard, and what it shows. */
export function Exhibit({
  id,
  locale,
  tone = 'paper',
  children,
}: {
  id: ExhibitId;
  locale: Locale;
  /** `sunk` sets an exhibit off from its neighbours with a darker wall. */
  tone?: 'paper' | 'sunk';
  children: ReactNode;
}) {
  const { label, placards } = getContent(locale).home.exhibits;
  const placard = placards[id];
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className={clsx('later py-20 md:py-28', tone === 'sunk' && 'border-line border-y bg-sunk')}
    >
      <div className="page">
        <header className="mb-10 max-w-3xl md:mb-14">
          <p className="eyebrow mb-4 flex items-center gap-3 text-muted">
            <span aria-hidden="true" className="h-px w-10 bg-loss" />
            {fill(label, { n: exhibitIds.indexOf(id) + 1 })} · {placard.name}
          </p>
          <h2 id={`${id}-title`} className="text-4xl md:text-5xl lg:text-6xl">
            {placard.title}
          </h2>
          <p className="mt-5 text-muted text-xl md:text-2xl md:leading-snug">{placard.lede}</p>
        </header>
        {children}
      </div>
    </section>
  );
}
