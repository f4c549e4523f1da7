'use client';

import { ArrowRight } from 'lucide';
import { SiteLink } from '@/components/layout/site-link';
import { useLearner, withLearner } from '@/components/learn/learner/learner';
import { buttonClass } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import type { Content } from '@/lib/content/content';
import { type Chapter, getChapter } from '@/lib/content/lessons/learning-path';
import { localePath } from '@/lib/content/links';
import { fill } from '@/lib/format/fill';
import type { Locale } from '@/lib/format/locale';
import { isFinished } from '@/lib/learner/selectors';

/** Leads to the first written lesson of the chapter that the reader has not finished, or to the first. */
export const StartLesson = withLearner(function StartLesson({
  chapter,
  locale,
  words,
}: {
  chapter: Chapter['id'];
  locale: Locale;
  words: Pick<Content['learn']['chapter'], 'start' | 'goOn'>;
}) {
  const { state } = useLearner();
  const written = getChapter(chapter).lessons.filter(({ status }) => status === 'written');
  const first = written[0];
  const next = written.find(({ id }) => !isFinished(state, id)) ?? first;
  if (!next) return null;
  return (
    <SiteLink
      href={localePath(locale, `/lesson/${next.id}`)}
      className={buttonClass('primary', 'own-record min-h-12 px-6')}
    >
      <span>{fill(next === first ? words.start : words.goOn, { order: next.order })}</span>
      <Icon node={ArrowRight} className="size-5" />
    </SiteLink>
  );
});
