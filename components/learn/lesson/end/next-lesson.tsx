import { SiteLink } from '@/components/layout/site-link';
import { SceneDrawing } from '@/components/learn/drawings/scene-drawing';
import { getContent } from '@/lib/content/content';
import { getChapter, type Lesson } from '@/lib/content/lessons/learning-path';
import { getLesson } from '@/lib/content/lessons/lessons';
import { localePath } from '@/lib/content/links';
import { fill } from '@/lib/format/fill';
import type { Locale } from '@/lib/format/locale';
import { countOf } from '@/lib/format/plural';

/** The next lesson with its cover, as a link. */
export async function NextLesson({ row, locale }: { row: Lesson; locale: Locale }) {
  const { learn, lessonTexts } = getContent(locale);
  const words = learn.lesson;
  const lesson = await getLesson(row.id, locale);
  if (!lesson) return null;
  const chapter = getChapter(row.chapterId);
  return (
    <nav aria-label={words.nextCard} className="mt-10 print:hidden">
      <SiteLink
        href={localePath(locale, `/lesson/${row.id}`)}
        className="plate group grid items-center gap-4 p-4 hover:border-ink sm:grid-cols-[13rem_minmax(0,1fr)] sm:gap-8 sm:p-6 lg:grid-cols-[18rem_minmax(0,1fr)] lg:gap-12"
      >
        <SceneDrawing {...lesson.content.cover} locale={locale} />
        <span>
          <span className="eyebrow block text-bitcoin">{words.nextCard}</span>
          <span className="mt-1.5 block font-display text-xl leading-tight group-hover:underline group-hover:decoration-2 group-hover:decoration-bitcoin group-hover:underline-offset-4 sm:text-3xl">
            {lessonTexts[row.id].title}
          </span>
          <span className="mt-2 hidden text-xl leading-snug lg:block">{lessonTexts[row.id].description}</span>
          <span className="mt-2 block text-balance text-base text-muted">
            {fill(words.inChapter, { chapter: chapter.order, lesson: row.order, total: chapter.lessons.length })} ·{' '}
            {countOf(words.minutes, row.minutes, locale)}
          </span>
        </span>
      </SiteLink>
    </nav>
  );
}
