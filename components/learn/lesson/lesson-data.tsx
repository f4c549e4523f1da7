import { JsonLd, publisher } from '@/components/layout/json-ld';
import { learningPath } from '@/content/chapters';
import { site } from '@/content/site';
import { getContent } from '@/lib/content/content';
import { citedSources, type WrittenLesson } from '@/lib/content/lessons/lessons';
import { HTML_LANG, type Locale } from '@/lib/format/locale';
import { getDates } from '@/lib/pages/dates';
import { getPage } from '@/lib/pages/pages';

/** Structured data: https://schema.org/LearningResource */
export function LessonData({ lesson, locale }: { lesson: WrittenLesson; locale: Locale }) {
  const { conceptNames, paths } = getContent(locale);
  const page = getPage(`/lesson/${lesson.row.id}`, locale);
  const { changed, published } = getDates(`/lesson/${lesson.row.id}`);
  const path = paths[learningPath.id];
  return (
    <JsonLd
      data={{
        '@type': 'LearningResource',
        name: page.title,
        description: page.description,
        inLanguage: HTML_LANG[locale],
        isAccessibleForFree: true,
        learningResourceType: 'lesson',
        datePublished: published,
        dateModified: changed,
        timeRequired: `PT${lesson.row.minutes}M`,
        teaches: lesson.row.concepts.map((concept) => conceptNames[concept]),
        image: site.origin + page.image,
        url: page.url,
        author: publisher,
        publisher,
        isPartOf: {
          '@type': 'Course',
          name: path.title,
          description: path.description,
          url: getPage('/dashboard', locale).url,
          provider: publisher,
        },
        citation: citedSources(lesson.content).map((source) => source.url),
      }}
    />
  );
}
