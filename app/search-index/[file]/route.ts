import { writtenLocales } from '@/lib/content/content';
import { getPieces } from '@/lib/search/pieces';

export const dynamic = 'force-static';
export const dynamicParams = false;

const allPieces = async () => (await Promise.all(writtenLocales.map(getPieces))).flat();

/** The index of the search in each language, in pieces, which the search page fetches when it is used. */
export async function generateStaticParams() {
  return (await allPieces()).map(({ name }) => ({ file: name }));
}

export async function GET(_request: Request, { params }: { params: Promise<{ file: string }> }) {
  const { file } = await params;
  const piece = (await allPieces()).find(({ name }) => name === file);
  if (!piece) throw new Error(`The index of the search has no file ${file}`);
  return new Response(piece.text, { headers: { 'content-type': 'application/json' } });
}
