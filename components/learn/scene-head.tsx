import clsx from 'clsx';
import type { ReactNode } from 'react';
import type { LessonCover } from '@/content/lesson';
import type { Locale } from '@/lib/format/locale';
import { WideSky } from './drawings/grounds';
import { WideScene } from './drawings/scene-drawing';

/** The head of a lesson or a chapter: its text, and beside or below it its cover on a ground that goes across the window. */
export function SceneHead({
  cover,
  above,
  stamp,
  locale,
  children,
}: {
  /** Nothing in a chapter without a written lesson. */
  cover: LessonCover | undefined;
  above: ReactNode;
  stamp?: ReactNode;
  locale: Locale;
  children: ReactNode;
}) {
  return (
    <div className={clsx('relative isolate pt-4 text-ink', cover?.background === 'night' && 'scheme-dark')}>
      <WideSky mood={cover?.mood ?? 'calm'} />
      {above}
      <header className="grid grid-cols-1 gap-x-10 pt-6 md:pt-10 lg:grid-cols-[minmax(0,1fr)_24rem] xl:grid-cols-[minmax(0,1fr)_30rem]">
        <div className="pb-4 lg:pb-24">{children}</div>
        <div className="relative max-sm:-mx-5 self-end sm:max-lg:mx-auto sm:max-lg:w-lg print:hidden">
          {cover && <WideScene {...cover} locale={locale} />}
          {stamp}
        </div>
      </header>
    </div>
  );
}
