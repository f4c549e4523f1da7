import clsx from 'clsx';
import { SiteLink } from '@/components/layout/site-link';
import { useLearner, useToday } from '@/components/learn/learner/learner';
import type { Content } from '@/lib/content/content';
import { localePath } from '@/lib/content/links';
import type { Locale } from '@/lib/format/locale';
import { countOf } from '@/lib/format/plural';
import { dueReviews } from '@/lib/learner/review';

export function ReviewLine({ locale, words }: { locale: Locale; words: Content['review']['dashboard'] }) {
  const { state } = useLearner();
  const today = useToday();
  const due = today === null ? 0 : dueReviews(state, today).length;
  return (
    <p className="own-record mt-5 border-line border-t pt-4 text-base">
      <span className={clsx(due > 0 && 'font-semibold')}>{due > 0 ? countOf(words.due, due, locale) : words.none}</span>{' '}
      <SiteLink
        href={localePath(locale, '/review')}
        // On the narrowest screens a line of its own, where it hardly moves when the sentence before it changes.
        className="link relative narrow:block narrow:w-fit after:absolute after:-inset-x-2 after:-inset-y-2.5"
      >
        {due > 0 ? words.start : words.link}
      </SiteLink>
    </p>
  );
}
