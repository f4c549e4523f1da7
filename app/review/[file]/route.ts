import { writtenLessons } from '@/lib/content/lessons/learning-path';
import { getLesson } from '@/lib/content/lessons/lessons';
import { DEFAULT_LOCALE } from '@/lib/format/locale';

export const dynamic = 'force-static';
export const dynamicParams = false;

/** The questions of one lesson, which the review page fetches when they are due. */
export function generateStaticParams() {
  return writtenLessons.map(({ id }) => ({ file: `${id}.json` }));
}

export async function GET(_request: Request, { params }: { params: Promise<{ file: string }> }) {
  const { file } = await params;
  const lesson = await getLesson(file.replace(/\.json$/, ''), DEFAULT_LOCALE);
  if (!lesson) throw new Error(`/review has no file ${file}`);
  return Response.json(lesson.content.check);
}
