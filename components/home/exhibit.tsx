import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Eyebrow } from '@/components/ui/eyebrow';
import { type ExhibitId, exhibitIds } from '@/content/exhibits';
import { getContent } from '@/lib/content/content';
import { fill } from '@/lib/format/fill';
import type { Locale } from '@/lib/format/locale';
import { DeeperLesson } from './deeper-lesson';

interface ExhibitWords {
  name: string;
  title: string;
  finding?: string;
  lede: string;
}

/** A section of the home page: anchor, numbered heading, content. */
export function Exhibit({ id, locale, children }: { id: ExhibitId; locale: Locale; children: ReactNode }) {
  const { exhibits, exhibitLabel } = getContent(locale).home;
  const { name, title, lede, finding }: ExhibitWords = exhibits[id];
  const index = exhibitIds.indexOf(id);
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      // Alternating backgrounds separate the exhibits.
      className={clsx('overflow-x-clip py-4.5 md:py-28', index % 2 === 1 && 'border-line border-y bg-sunk')}
    >
      <div className="page">
        <header className="mb-3 max-w-3xl md:mb-14">
          <Eyebrow className="mb-2 md:mb-4">
            {fill(exhibitLabel, { n: index + 1 })} · {name}
          </Eyebrow>
          <h2 id={`${id}-title`} className="text-[2rem] md:text-5xl lg:text-6xl">
            {title}
          </h2>
          <p className="mt-3 text-lg text-muted leading-normal md:mt-5 md:text-2xl md:leading-snug">
            {finding && <strong className="font-semibold text-ink">{finding} </strong>}
            {lede}
          </p>
        </header>
        {children}
        <DeeperLesson exhibit={id} locale={locale} />
      </div>
    </section>
  );
}
