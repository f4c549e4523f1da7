import { shareImage } from '@/components/layout/share-image';
import { site } from '@/content/site';
import { allPages } from '@/lib/content/pages';

export const dynamic = 'force-static';
export const dynamicParams = false;

export function generateStaticParams() {
  return allPages().map(({ image }) => ({ name: image.slice('/og/'.length) }));
}

export async function GET(_request: Request, { params }: { params: Promise<{ name: string }> }) {
  const { name } = await params;
  const page = allPages().find(({ image }) => image === `/og/${name}`);
  if (!page) throw new Error(`No page has the share image ${name}`);
  return shareImage({ title: page.title.replace(`${site.name}: `, ''), line: page.description });
}
