import { JsonLd, publisher } from '@/components/layout/json-ld';
import { learningPath } from '@/content/chapters';
import { site } from '@/content/site';
import { getContent } from '@/lib/content/content';
import { citedSources, type WrittenLesson } from '@/lib/content/lessons';
import { localePath } from '@/lib/content/links';
import { lessonPage } from '@/lib/content/pages';
import type { Locale } from '@/lib/format/locale';

/** What a search engine is told of a lesson: what it teaches, how long it takes, which course it belongs to. */
export function LessonData({ lesson, locale }: { lesson: WrittenLesson; locale: Locale }) {
  const { conceptNames, paths } = getContent(locale);
  const page = lessonPage(lesson.row, locale);
  const path = paths[learningPath.id];
  const address = (target: `/${string}`) => `${site.url}${localePath(locale, target)}`;
  return (
    <JsonLd
      data={{
        '@type': 'LearningResource',
        name: page.title,
        description: page.description,
        inLanguage: lesson.language,
        isAccessibleForFree: true,
        learningResourceType: 'lesson',
        timeRequired: `PT${lesson.row.minutes}M`,
        teaches: lesson.row.concepts.map((concept) => conceptNames[concept]),
        image: `${site.url}/og/${page.image}.png`,
        url: address(page.path),
        author: publisher,
        publisher,
        isPartOf: {
          '@type': 'Course',
          name: path.title,
          description: path.description,
          url: address('/dashboard'),
          provider: publisher,
        },
        citation: citedSources(lesson.content).map((source) => source.url),
      }}
    />
  );
}
