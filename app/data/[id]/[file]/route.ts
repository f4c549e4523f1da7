import { dataSvg } from '@/components/data/data-picture';
import type { DataId } from '@/content/data';
import { writtenLocales } from '@/lib/content/content';
import { csvFiles, jsonFile, svgName } from '@/lib/data/files';
import { DATA_IDS } from '@/lib/data/ids';

export const dynamic = 'force-static';
export const dynamicParams = false;

function filesOf(id: DataId): Map<string, { type: string; body: () => string }> {
  const csv = [...csvFiles(id)].map(([name, text]) => [name, { type: 'text/csv', body: () => text }] as const);
  return new Map([
    ...csv,
    [`${id}.json`, { type: 'application/json', body: () => jsonFile(id) }],
    ...writtenLocales.map(
      (locale) => [svgName(id, locale), { type: 'image/svg+xml', body: () => dataSvg(id, locale) }] as const,
    ),
  ]);
}

export function generateStaticParams() {
  return DATA_IDS.flatMap((id) => [...filesOf(id).keys()].map((file) => ({ id, file })));
}

export async function GET(_request: Request, { params }: { params: Promise<{ id: string; file: string }> }) {
  const { id, file } = await params;
  const found = filesOf(id as DataId).get(file);
  if (!found) throw new Error(`/data/${id} has no file ${file}`);
  return new Response(found.body(), { headers: { 'content-type': `${found.type}; charset=utf-8` } });
}
