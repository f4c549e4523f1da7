import { localized } from '@/components/layout/localized';
import { ChapterPage } from '@/components/learn/chapter/chapter-page';
import { allChapters, getChapter } from '@/lib/content/lessons/learning-path';

export function generateStaticParams() {
  return allChapters.map(({ id }) => ({ chapterId: id }));
}

const { generateMetadata, page } = localized<{ chapterId: string }>(
  ({ chapterId }) => `/chapter/${getChapter(chapterId).id}`,
  ({ chapterId, locale }) => <ChapterPage chapter={getChapter(chapterId)} locale={locale} />,
);

export { generateMetadata };
export default page;
