import { dataPicture } from '@/components/data/data-picture';
import { sharePicture } from '@/components/data/share-picture';
import { shareImage } from '@/components/layout/share-image';
import { site } from '@/content/site';
import { dataPage, sitePages } from '@/lib/content/pages';
import { DATA_IDS } from '@/lib/data/ids';

export const dynamic = 'force-static';
export const dynamicParams = false;

export function generateStaticParams() {
  return sitePages('en').map((page) => ({ name: `${page.image}.png` }));
}

export async function GET(_request: Request, { params }: { params: Promise<{ name: string }> }) {
  const { name } = await params;
  const dataId = DATA_IDS.find((id) => `${dataPage(id, 'en').image}.png` === name);
  if (dataId) return sharePicture(dataPicture(dataId, 'en'));
  const page = sitePages('en').find(({ image }) => `${image}.png` === name);
  if (!page) throw new Error(`No page has the share image ${name}`);
  return shareImage({ title: page.title.replace(`${site.name}: `, ''), line: page.description });
}
