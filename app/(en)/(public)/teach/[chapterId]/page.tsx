import { pageMetadata } from '@/components/layout/metadata';
import { ClassHourPage } from '@/components/teach/class-hour-page';
import type { ChapterId } from '@/content/chapters';
import { allChapters, getChapter } from '@/lib/content/lessons/learning-path';
import { getPage } from '@/lib/pages/pages';

export const dynamicParams = false;

type Props = { params: Promise<{ chapterId: ChapterId }> };

export function generateStaticParams() {
  return allChapters.map(({ id }) => ({ chapterId: id }));
}

export async function generateMetadata({ params }: Props) {
  return pageMetadata(getPage(`/teach/${(await params).chapterId}`, 'en'));
}

export default async function Page({ params }: Props) {
  return <ClassHourPage chapter={getChapter((await params).chapterId)} locale="en" />;
}
