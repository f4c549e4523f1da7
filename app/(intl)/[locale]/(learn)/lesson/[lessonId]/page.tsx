import { localized } from '@/components/layout/localized';
import { LessonPage } from '@/components/learn/lesson/lesson-page';
import { findLesson, writtenLessons } from '@/lib/content/lessons/learning-path';
import { getLesson } from '@/lib/content/lessons/lessons';

export function generateStaticParams() {
  return writtenLessons.map(({ id }) => ({ lessonId: id }));
}

const { generateMetadata, page } = localized<{ lessonId: string }>(
  ({ lessonId }) => `/lesson/${rowOf(lessonId).id}`,
  async ({ lessonId, locale }) => {
    const lesson = await getLesson(lessonId, locale);
    return lesson && <LessonPage lesson={lesson} locale={locale} />;
  },
);

function rowOf(id: string) {
  const row = findLesson(id);
  if (!row) throw new Error(`There is no lesson ${id}`);
  return row;
}

export { generateMetadata };
export default page;
