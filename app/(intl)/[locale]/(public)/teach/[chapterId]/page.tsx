import { localized } from '@/components/layout/localized';
import { ClassHourPage } from '@/components/teach/class-hour-page';
import { allChapters, getChapter } from '@/lib/content/lessons/learning-path';

export function generateStaticParams() {
  return allChapters.map(({ id }) => ({ chapterId: id }));
}

const { generateMetadata, page } = localized<{ chapterId: string }>(
  ({ chapterId }) => `/teach/${getChapter(chapterId).id}`,
  ({ chapterId, locale }) => <ClassHourPage chapter={getChapter(chapterId)} locale={locale} />,
);

export { generateMetadata };
export default page;
