import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Eyebrow } from '@/components/ui/eyebrow';
import { type ExhibitId, exhibitIds, exhibitLessons } from '@/content/exhibits';
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

interface Props {
  id: ExhibitId;
  locale: Locale;
  children: ReactNode;
  /** Limits and sources, which the lesson follows: `.exhibit-foot` in home.css. */
  foot?: ReactNode;
}

/** A section of the home page: anchor, numbered heading, content. Styles: home.css. */
export function Exhibit({ id, locale, children, foot }: Props) {
  const { exhibits, exhibitLabel } = getContent(locale).home;
  const { name, title, lede, finding }: ExhibitWords = exhibits[id];
  const index = exhibitIds.indexOf(id);
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      // Alternating backgrounds separate the exhibits.
      className={clsx('exhibit', index % 2 === 1 && 'border-line border-y bg-sunk')}
    >
      <div className="page">
        <header>
          <Eyebrow>
            {fill(exhibitLabel, { n: index + 1 })} · {name}
          </Eyebrow>
          <h2 id={`${id}-title`}>{title}</h2>
          <p>
            {finding && <strong>{finding} </strong>}
            {lede}
          </p>
        </header>
        {children}
        {exhibitLessons[id] && (
          <div className="exhibit-foot">
            {foot}
            <DeeperLesson exhibit={id} locale={locale} />
          </div>
        )}
      </div>
    </section>
  );
}
