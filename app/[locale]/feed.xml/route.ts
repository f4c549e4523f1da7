import { localeOf, localeParams } from '@/components/layout/localized';
import { getFeed } from '@/lib/pages/feed';

export const dynamic = 'force-static';
export const dynamicParams = false;
export const generateStaticParams = localeParams;

export async function GET(_request: Request, { params }: { params: Promise<{ locale: string }> }) {
  const feed = getFeed(localeOf(await params));
  return new Response(feed, { headers: { 'content-type': 'application/atom+xml; charset=utf-8' } });
}
