import { getExploreData } from '@/lib/explore/data';
import { DEFAULT_LOCALE } from '@/lib/format/locale';

export const dynamic = 'force-static';
export const dynamicParams = false;

/** Every series of the explorer, which its page fetches when the reader changes the drawing. */
export function generateStaticParams() {
  return [{ file: `${DEFAULT_LOCALE}.json` }];
}

export async function GET() {
  return Response.json(getExploreData(DEFAULT_LOCALE));
}
