import { dataPicture } from '@/components/data/data-picture';
import { sharePicture } from '@/components/data/share-picture';
import { shareCover } from '@/components/share/share-cover';
import { shareImage } from '@/components/share/share-image';
import { site } from '@/content/site';
import { writtenLocales } from '@/lib/content/content';
import { DATA_IDS } from '@/lib/data/ids';
import { allPageIds, getPage, shareImageName } from '@/lib/pages/pages';

export const dynamic = 'force-static';
export const dynamicParams = false;

export function generateStaticParams() {
  return writtenLocales.flatMap((locale) => allPageIds().map((id) => ({ name: shareImageName(id, locale) })));
}

export async function GET(_request: Request, { params }: { params: Promise<{ name: string }> }) {
  const { name } = await params;
  for (const locale of writtenLocales) {
    const dataId = DATA_IDS.find((id) => shareImageName(`/data/${id}`, locale) === name);
    if (dataId) return sharePicture(dataPicture(dataId, locale));
    const id = allPageIds().find((page) => shareImageName(page, locale) === name);
    if (!id) continue;
    const { title, description } = getPage(id, locale);
    const cover = await shareCover(id, locale);
    return shareImage({ title: title.replace(`${site.name}: `, ''), line: description, cover });
  }
  throw new Error(`No page has the share image ${name}`);
}
