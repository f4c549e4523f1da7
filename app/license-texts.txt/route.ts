import { getShippedPackages, licenseTexts } from '@/lib/content/shipped';

export const dynamic = 'force-static';

export function GET() {
  const headers = { 'content-type': 'text/plain; charset=utf-8' };
  return new Response(licenseTexts(getShippedPackages()), { headers });
}
