import { getFeed } from '@/lib/pages/feed';

export const dynamic = 'force-static';

export function GET() {
  return new Response(getFeed('en'), { headers: { 'content-type': 'application/atom+xml; charset=utf-8' } });
}
