import { SiteLink } from '@/components/layout/site-link';
import { chapterEmblems, chapterTones } from '@/components/learn/chapter-coin';
import { type ExhibitId, exhibitLessons } from '@/content/exhibits';
import { getContent } from '@/lib/content/content';
import { localePath } from '@/lib/content/links';
import { fill } from '@/lib/format/fill';
import type { Locale } from '@/lib/format/locale';
import { allChapters, writtenLessons } from '@/lib/learner/learning-path';

const rims = {
  ink: 'border-ink',
  loss: 'border-loss-fill',
  bitcoin: 'border-bitcoin-fill',
  gain: 'border-gain-fill',
} as const;

/** The lesson about the subject of an exhibit, once it is written, with the emblem of its chapter. */
export function DeeperLesson({ exhibit, locale }: { exhibit: ExhibitId; locale: Locale }) {
  const lesson = writtenLessons.find(({ id }) => id === exhibitLessons[exhibit]);
  if (!lesson) return null;
  const { home, lessonTexts } = getContent(locale);
  const place = allChapters.findIndex(({ id }) => id === lesson.chapterId);
  return (
    <SiteLink href={localePath(locale, `/lesson/${lesson.id}`)} className="lesson-row">
      {/* Few elements: home has ten of these rows. */}
      <svg viewBox="-16 -16 104 104" aria-hidden="true" className={rims[chapterTones[place] ?? 'ink']}>
        {chapterEmblems[place]}
      </svg>
      <span>
        {fill(home.deeper, { n: lesson.minutes })} <b>{lessonTexts[lesson.id].title}</b>
      </span>
    </SiteLink>
  );
}
