import clsx from 'clsx';
import type { ReactNode } from 'react';
import type { ExhibitId } from '@/content/exhibits';
import type { Locale } from '@/lib/format/locale';
import { DeeperLesson } from './deeper-lesson';
import './exhibit-foot.css';

interface Props {
  exhibit: ExhibitId;
  locale: Locale;
  className?: string;
  /** A sentence, and rows that open; `aside` if they belong together. */
  children?: ReactNode;
}

/** The end of an exhibit: its limits and sources, and its lesson. */
export function ExhibitFoot({ exhibit, locale, className, children }: Props) {
  return (
    <div className={clsx('exhibit-foot', className)}>
      {children}
      <DeeperLesson exhibit={exhibit} locale={locale} className="exhibit-foot-lesson" />
    </div>
  );
}
