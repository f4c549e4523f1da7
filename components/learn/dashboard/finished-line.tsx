'use client';

import { SiteLink } from '@/components/layout/site-link';
import { buttonClass } from '@/components/ui/button';
import { localePath } from '@/lib/content/links';
import type { Locale } from '@/lib/format/locale';
import { isPathFinished } from '@/lib/learner/selectors';
import { useLearner } from '../learner';

/** The way to the sheet to print, once every lesson is finished. Below the chapters, where it moves nothing that is read. */
export function FinishedLine({ locale, words }: { locale: Locale; words: { text: string; link: string } }) {
  const { state } = useLearner();
  if (!isPathFinished(state)) return null;
  return (
    <div className="plate mt-8 flex flex-wrap items-center gap-x-6 gap-y-3 border-gain p-5">
      <p className="mr-auto max-w-prose">{words.text}</p>
      <SiteLink href={localePath(locale, '/completed')} className={buttonClass('primary')}>
        {words.link}
      </SiteLink>
    </div>
  );
}
