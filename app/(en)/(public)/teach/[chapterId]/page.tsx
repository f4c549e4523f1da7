import { pageMetadata } from '@/components/layout/metadata';
import { ClassHourPage } from '@/components/teach/class-hour-page';
import { getPage } from '@/lib/content/pages';
import { allChapters, findChapter } from '@/lib/learner/learning-path';

export const dynamicParams = false;

type Props = { params: Promise<{ chapterId: string }> };

export function generateStaticParams() {
  return allChapters.map(({ id }) => ({ chapterId: id }));
}

async function chapterOf({ params }: Props) {
  const { chapterId } = await params;
  const chapter = findChapter(chapterId);
  if (!chapter) throw new Error(`There is no chapter ${chapterId}`);
  return chapter;
}

export async function generateMetadata(props: Props) {
  return pageMetadata(getPage(`/teach/${(await chapterOf(props)).id}`, 'en'));
}

export default async function Page(props: Props) {
  return <ClassHourPage chapter={await chapterOf(props)} locale="en" />;
}
