import { SceneDrawing } from '@/components/learn/drawings/scene-drawing';
import { ExplainPicture } from '@/components/learn/lesson/picture/explain-picture.island';
import { CheckBox } from '@/components/ui/fields/check-box';
import { site } from '@/content/site';
import { getContent } from '@/lib/content/content';
import { getChapter, type Lesson } from '@/lib/content/lessons/learning-path';
import { getLessons } from '@/lib/content/lessons/lessons';
import { fill } from '@/lib/format/fill';
import type { Locale } from '@/lib/format/locale';

/** At the end of the last lesson of a chapter: a list for the reader to tick, which is not kept, and a picture of it. */
export async function ChapterEnd({ row, locale }: { row: Lesson; locale: Locale }) {
  const chapter = getChapter(row.chapterId);
  if (chapter.lessons.at(-1)?.id !== row.id) return null;
  const { chapterTexts, learn } = getContent(locale);
  const words = learn.lesson.chapterEnd;
  const { title } = chapterTexts[chapter.id];
  const lessons = await getLessons(chapter.lessons, locale);
  const contents = [...lessons.values()].map(({ content }) => content);
  const lines = contents.map(({ explains }) => explains);
  return (
    <section
      aria-labelledby="chapter-end"
      className="plate mt-20 grid gap-x-16 gap-y-8 border-gain p-5 sm:p-8 lg:grid-cols-2 md:p-12"
    >
      <div>
        <p className="eyebrow text-gain">{fill(words.label, { order: chapter.order, title })}</p>
        <h2 id="chapter-end" className="mt-2 text-3xl md:text-4xl">
          {words.heading}
        </h2>
        <ul className="mt-5 space-y-1.5">
          {lines.map((line) => (
            <li key={line} className="font-display text-xl leading-snug">
              <label className="flex min-h-11 cursor-pointer items-start gap-3 py-1.5">
                <CheckBox className="mt-0.5 no-js:hidden" />
                {line}
              </label>
            </li>
          ))}
        </ul>
      </div>
      <div className="self-end">
        {/* The lessons of the chapter, where the box has room for them. */}
        <div className="mb-6 hidden grid-cols-2 gap-4 lg:grid print:hidden">
          {contents.map(({ id, cover }) => (
            <SceneDrawing key={id} {...cover} locale={locale} />
          ))}
        </div>
        <ExplainPicture
          file={`bitcoin-journey-chapter-${chapter.id}.png`}
          picture={{
            chapter: fill(learn.chapter.metaTitle, { order: chapter.order, title }),
            heading: words.pictureHeading,
            lines,
            site: `${site.name}, ${new URL(site.url).host}`,
          }}
          words={words}
        />
      </div>
    </section>
  );
}
