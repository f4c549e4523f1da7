import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Eyebrow } from '@/components/ui/eyebrow';
import { type ExhibitId, exhibitIds, exhibitLessons } from '@/content/exhibits';
import { getContent } from '@/lib/content/content';
import { fill } from '@/lib/format/fill';
import type { Locale } from '@/lib/format/locale';
import { ExhibitFoot } from './exhibit-foot';
import './exhibit.css';

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
}

interface ExhibitProps extends Props {
  /** The wall, and what else is different (exhibit.css). */
  className: string;
  /** Where the sentence is on a wide screen, in relation to the title. */
  lede?: 'beside' | 'below';
  /** An act has a title as wide as the page, a turn a larger title on a phone. */
  title?: 'act' | 'turn';
  /** True on a wall that is dark in both themes. */
  isOnWall?: boolean;
  /** Limits and sources, which the lesson follows. */
  foot?: ReactNode;
}

/** An exhibit of the home page: anchor, numbered heading, content, foot. */
export function Exhibit({ lede = 'beside', title, isOnWall, foot, ...props }: ExhibitProps) {
  const { id, locale, className, children } = props;
  return (
    <ExhibitSection id={id} className={className}>
      <div className="page">
        <header
          className={clsx(
            'exhibit-header',
            lede === 'beside' ? 'exhibit-beside' : 'exhibit-below',
            title && { act: 'exhibit-act', turn: 'exhibit-turn' }[title],
            isOnWall && 'not-print:on-wall',
          )}
        >
          <ExhibitTitle id={id} locale={locale} />
          <ExhibitLede id={id} locale={locale} />
        </header>
        {children}
        {exhibitLessons[id] && (
          <ExhibitFoot
            exhibit={id}
            locale={locale}
            className={clsx('exhibit-late', isOnWall && 'not-print:[&>:not(a)]:on-wall')}
          >
            {foot}
          </ExhibitFoot>
        )}
      </div>
    </ExhibitSection>
  );
}

/** A section below the hero. */
export function ExhibitSection({ id, className, children }: Pick<ExhibitProps, 'id' | 'className' | 'children'>) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className={clsx('exhibit', className)}>
      {children}
    </section>
  );
}

/** Number, name and title, inside a `header`. */
export function ExhibitTitle({ id, locale }: Pick<Props, 'id' | 'locale'>) {
  const { exhibits, exhibitLabel } = getContent(locale).home;
  const { name, title }: ExhibitWords = exhibits[id];
  return (
    <>
      <Eyebrow className="mb-2 md:mb-4 lg:text-[0.875rem]">
        {fill(exhibitLabel, { n: exhibitIds.indexOf(id) + 1 })} · {name}
      </Eyebrow>
      <h2 id={`${id}-title`} className="exhibit-title">
        {title}
      </h2>
    </>
  );
}

/** The sentence below or beside the title. */
export function ExhibitLede({ id, locale, className }: Pick<Props, 'id' | 'locale'> & { className?: string }) {
  const { finding, lede }: ExhibitWords = getContent(locale).home.exhibits[id];
  return (
    <p className={clsx('exhibit-lede', className)}>
      {finding && <strong>{finding} </strong>}
      {lede}
    </p>
  );
}
