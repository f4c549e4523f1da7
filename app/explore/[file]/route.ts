import { localeOf } from '@/components/layout/localized';
import { writtenLocales } from '@/lib/content/content';
import { getExploreData } from '@/lib/explore/data';

export const dynamic = 'force-static';
export const dynamicParams = false;

/** Every series of the explorer, which its page fetches when the reader changes the drawing. */
export function generateStaticParams() {
  return writtenLocales.map((locale) => ({ file: `${locale}.json` }));
}

export async function GET(_request: Request, { params }: { params: Promise<{ file: string }> }) {
  const { file } = await params;
  return Response.json(getExploreData(localeOf({ locale: file.replace('.json', '') })));
}
