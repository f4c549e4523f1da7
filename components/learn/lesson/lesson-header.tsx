import { NoBreak } from '@/components/ui/no-break';
import { getContent } from '@/lib/content/content';
import { getChapter } from '@/lib/content/lessons/learning-path';
import {
  CHECK_ANCHOR,
  moduleAnchor,
  moduleKind,
  OPENING_ANCHOR,
  stopsOf,
  TAKEAWAYS_ANCHOR,
  type WrittenLesson,
} from '@/lib/content/lessons/lessons';
import { fill } from '@/lib/format/fill';
import type { Locale } from '@/lib/format/locale';
import { countOf } from '@/lib/format/plural';
import { Breadcrumb } from '../breadcrumb';
import { SceneHead } from '../scene-head';
import { ProgressHeader } from './progress-header.island';
import { StartLink } from './start-link.island';

/** The headings of the sections after the parts that are read to the end of the lesson. */
const AFTER_PARTS = [CHECK_ANCHOR, TAKEAWAYS_ANCHOR];

/**
 * What stays on one line of a title: a word with a hyphen, a name with its year, a name of two words before a comma, and a short
 * word after a year with the next word.
 */
const WHOLE = /(\p{L}+-\p{L}+|\p{L}+ \d{4}:|\p{Lu}\p{L}+ \p{Lu}\p{L}+,|(?<=\d: )\p{L}{1,3} \p{L}+)/u;

export function LessonHeader({ lesson, title, locale }: { lesson: WrittenLesson; title: string; locale: Locale }) {
  const { chapterTexts, learn, lessonTexts } = getContent(locale);
  const { row, content } = lesson;
  const words = learn.lesson;
  const chapter = getChapter(row.chapterId);
  const stops = stopsOf(content);
  const chapterName = fill(learn.chapter.metaTitle, {
    order: chapter.order,
    title: chapterTexts[row.chapterId].title,
  });
  return (
    <>
      <SceneHead
        cover={content.cover}
        locale={locale}
        above={
          <Breadcrumb
            label={words.breadcrumb}
            locale={locale}
            trail={[
              { name: learn.dashboard.title, path: '/dashboard' },
              {
                name: chapterName,
                short: fill(learn.chapter.item, { order: chapter.order }),
                path: `/chapter/${row.chapterId}`,
              },
              { name: title, short: fill(learn.chapter.lesson, { order: row.order }), path: `/lesson/${row.id}` },
            ]}
          />
        }
      >
        <p className="eyebrow text-muted">
          {fill(words.inChapter, {
            chapter: chapter.order,
            lesson: row.order,
            total: chapter.lessons.length,
          })}{' '}
          · {countOf(words.minutes, row.minutes, locale)}
        </p>
        <h1 className="page-title mt-4 max-w-4xl max-sm:text-4xl">
          <NoBreak text={title} pattern={WHOLE} />
        </h1>
        <p className="mt-6 max-w-3xl text-muted text-xl md:text-2xl md:leading-snug">
          {lessonTexts[row.id].description}
        </p>
        <p className="mt-6 print:hidden">
          <StartLink
            lesson={row.id}
            opening={OPENING_ANCHOR}
            stops={stops}
            words={{ start: words.start, resume: words.resume }}
          />
        </p>
      </SceneHead>
      <ProgressHeader
        lesson={row.id}
        parts={content.modules.map((module, index) => ({
          id: moduleAnchor(index + 1),
          name: words.moduleNames[moduleKind(module)],
        }))}
        after={AFTER_PARTS}
        stops={stops}
        minutes={row.minutes}
        locale={locale}
        words={{ ...words.progress, minutes: words.minutes }}
        sampleMark={learn.sampleMark}
      />
    </>
  );
}
