import { DATA_FILES, dataFile } from '@/lib/charts/data-files';

export const dynamic = 'force-static';
export const dynamicParams = false;

export function generateStaticParams() {
  return DATA_FILES.map((name) => ({ name }));
}

/** The points of every figure and of every chart as a file. */
export async function GET(_request: Request, { params }: { params: Promise<{ name: string }> }) {
  const { name } = await params;
  return new Response(dataFile(name), { headers: { 'content-type': 'text/csv; charset=utf-8' } });
}
