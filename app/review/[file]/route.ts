import { localeOf } from '@/components/layout/localized';
import { writtenLocales } from '@/lib/content/content';
import { writtenLessons } from '@/lib/content/lessons/learning-path';
import { getLesson } from '@/lib/content/lessons/lessons';

export const dynamic = 'force-static';
export const dynamicParams = false;

/** The questions of one lesson in one language, `es-<lesson>.json`, which the review page fetches when they are due. */
export function generateStaticParams() {
  return writtenLocales.flatMap((locale) => writtenLessons.map(({ id }) => ({ file: `${locale}-${id}.json` })));
}

export async function GET(_request: Request, { params }: { params: Promise<{ file: string }> }) {
  const { file } = await params;
  const [, locale = '', id = ''] = /^(\w\w)-(.*)\.json$/.exec(file) ?? [];
  const lesson = await getLesson(id, localeOf({ locale }));
  if (!lesson) throw new Error(`/review has no file ${file}`);
  return Response.json(lesson.content.check);
}
