import { ArrowRight, CircleCheck, TriangleAlert } from 'lucide';
import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import { getContent } from '@/lib/content/content';
import { localePath } from '@/lib/content/links';
import type { Locale } from '@/lib/format/locale';
import { FinishedNote } from './finished-note';
import { LearnBar } from './learn-bar';
import { LearnFooter } from './learn-footer';
import { LearnerProvider } from './learner';
import { StorageNote } from './storage-note';
import { chapterTitles, writtenTitles } from './written-titles';

export function LearnFrame({ locale, children }: { locale: Locale; children: ReactNode }) {
  const { learn } = getContent(locale);
  const { heading, ...words } = learn.storage;
  return (
    <LearnerProvider>
      <LearnBar locale={locale} />
      <main id="main" tabIndex={-1} data-load-runtime="" className="text-room outline-none">
        <FinishedNote
          locale={locale}
          dashboard={localePath(locale, '/dashboard')}
          titles={writtenTitles(locale)}
          chapters={chapterTitles(locale)}
          sign={<Icon node={CircleCheck} className="mt-2.5 size-6 shrink-0 text-gain" />}
          arrow={<Icon node={ArrowRight} className="size-5 shrink-0" />}
          words={{
            completed: learn.lesson.completed,
            chapterDone: learn.lesson.chapterDone.text,
            picture: learn.lesson.chapterDone.picture,
            next: learn.lesson.next,
            open: learn.lesson.open,
            pathDone: learn.lesson.pathDone,
            close: learn.storage.dismiss,
          }}
        />
        <StorageNote
          words={words}
          heading={
            <>
              <Icon node={TriangleAlert} className="size-6 shrink-0 text-loss" />
              <p className="mr-auto font-semibold">{heading}</p>
            </>
          }
        />
        {children}
      </main>
      <LearnFooter locale={locale} />
    </LearnerProvider>
  );
}
