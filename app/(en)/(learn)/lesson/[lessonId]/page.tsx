import { pageMetadata } from '@/components/layout/metadata';
import { LessonPage } from '@/components/learn/lesson/lesson-page';
import { writtenLessons } from '@/lib/content/lessons/learning-path';
import { getLesson } from '@/lib/content/lessons/lessons';
import { getPage } from '@/lib/pages/pages';

export const dynamicParams = false;

type Props = { params: Promise<{ lessonId: string }> };

export function generateStaticParams() {
  return writtenLessons.map(({ id }) => ({ lessonId: id }));
}

async function lessonOf({ params }: Props) {
  const { lessonId } = await params;
  const lesson = await getLesson(lessonId, 'en');
  if (!lesson) throw new Error(`There is no written lesson ${lessonId}`);
  return lesson;
}

export async function generateMetadata(props: Props) {
  return pageMetadata(getPage(`/lesson/${(await lessonOf(props)).row.id}`, 'en'));
}

export default async function Page(props: Props) {
  return <LessonPage lesson={await lessonOf(props)} locale="en" />;
}
