import { pageMetadata } from '@/components/layout/metadata';
import { ChapterPage } from '@/components/learn/chapter/chapter-page';
import type { ChapterId } from '@/content/chapters';
import { allChapters, getChapter } from '@/lib/content/lessons/learning-path';
import { getPage } from '@/lib/pages/pages';

export const dynamicParams = false;

type Props = { params: Promise<{ chapterId: ChapterId }> };

export function generateStaticParams() {
  return allChapters.map(({ id }) => ({ chapterId: id }));
}

export async function generateMetadata({ params }: Props) {
  return pageMetadata(getPage(`/chapter/${(await params).chapterId}`, 'en'));
}

export default async function Page({ params }: Props) {
  return <ChapterPage chapter={getChapter((await params).chapterId)} locale="en" />;
}
