'use client';

import clsx from 'clsx';
import { SiteLink } from '@/components/layout/site-link';
import type { Content } from '@/lib/content/content';
import { localePath } from '@/lib/content/links';
import type { Locale } from '@/lib/format/locale';
import { countOf } from '@/lib/format/plural';
import { dueReviews } from '@/lib/learner/review';
import { useLearner, useToday } from '../learner';

/** Both sentences take the same room, so that reading the stored progress causes no layout shift. */
export function ReviewLine({ locale, words }: { locale: Locale; words: Content['review']['dashboard'] }) {
  const { state } = useLearner();
  const today = useToday();
  const due = today === null ? 0 : dueReviews(state, today).length;
  const sentences = [
    { text: countOf(words.due, Math.max(due, 1), locale), isShown: due > 0 },
    { text: words.none, isShown: due === 0 },
  ];
  return (
    <div className="mt-5 flex items-center gap-x-4 border-line border-t pt-3 text-base">
      <p className="grid items-center *:col-start-1 max-sm:mr-auto *:row-start-1">
        {sentences.map(({ text, isShown }) => (
          <span
            key={text}
            aria-hidden={!isShown || undefined}
            className={clsx(isShown ? due > 0 && 'font-semibold' : 'invisible')}
          >
            {text}
          </span>
        ))}
      </p>
      <SiteLink href={localePath(locale, '/review')} className="link inline-flex min-h-11 shrink-0 items-center">
        {words.link}
      </SiteLink>
    </div>
  );
}
