import { shareImage } from '@/components/layout/share-image';
import { site } from '@/content/site';
import { sitePages } from '@/lib/content/pages';

export const dynamic = 'force-static';
export const dynamicParams = false;

export function generateStaticParams() {
  return sitePages('en').map((page) => ({ name: `${page.image}.png` }));
}

export async function GET(_request: Request, { params }: { params: Promise<{ name: string }> }) {
  const { name } = await params;
  const page = sitePages('en').find(({ image }) => `${image}.png` === name);
  if (!page) throw new Error(`No page has the share image ${name}`);
  return shareImage({ title: page.title.replace(`${site.name}: `, ''), line: page.description });
}
