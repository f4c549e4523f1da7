import { SiteLink } from '@/components/layout/site-link';
import { type ExhibitId, exhibitLessons } from '@/content/exhibits';
import { getContent } from '@/lib/content/content';
import { localePath } from '@/lib/content/links';
import { fill } from '@/lib/format/fill';
import type { Locale } from '@/lib/format/locale';
import { writtenLessons } from '@/lib/learner/learning-path';

/** The lesson about the subject of an exhibit, once it is written. */
export function DeeperLesson({ exhibit, locale }: { exhibit: ExhibitId; locale: Locale }) {
  const lesson = writtenLessons.find(({ id }) => id === exhibitLessons[exhibit]);
  if (!lesson) return null;
  const { home, lessonTexts } = getContent(locale);
  return (
    <SiteLink
      href={localePath(locale, `/lesson/${lesson.id}`)}
      className="link mt-2 -mb-2.5 inline-flex min-h-11 items-center font-semibold text-base leading-snug md:mt-10"
    >
      {fill(home.deeper, { title: lessonTexts[lesson.id].title })}
    </SiteLink>
  );
}
