import { localeOf, localeParams } from '@/components/layout/localized';
import { getManifest } from '@/components/layout/manifest';

export const dynamic = 'force-static';
export const dynamicParams = false;
export const generateStaticParams = localeParams;

export async function GET(_request: Request, { params }: { params: Promise<{ locale: string }> }) {
  const manifest = getManifest(localeOf(await params));
  return Response.json(manifest, { headers: { 'content-type': 'application/manifest+json' } });
}
