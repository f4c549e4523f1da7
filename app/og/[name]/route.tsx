import { dataPicture } from '@/components/data/data-picture';
import { sharePicture } from '@/components/data/share-picture';
import { shareImage } from '@/components/layout/share-image';
import { site } from '@/content/site';
import { allPages, getPage } from '@/lib/content/pages';
import { DATA_IDS } from '@/lib/data/ids';

export const dynamic = 'force-static';
export const dynamicParams = false;

export function generateStaticParams() {
  return allPages().map(({ image }) => ({ name: image.slice('/og/'.length) }));
}

export async function GET(_request: Request, { params }: { params: Promise<{ name: string }> }) {
  const { name } = await params;
  const dataId = DATA_IDS.find((id) => getPage(`/data/${id}`, 'en').image === `/og/${name}`);
  if (dataId) return sharePicture(dataPicture(dataId, 'en'));
  const page = allPages().find(({ image }) => image === `/og/${name}`);
  if (!page) throw new Error(`No page has the share image ${name}`);
  return shareImage({ title: page.title.replace(`${site.name}: `, ''), line: page.description });
}
