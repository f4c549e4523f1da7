import type { Shape } from '@/components/picture/shapes';
import { saveFile } from '@/components/ui/browser/save-file';
import type { FileHead } from '@/lib/explore/files';
import type { ExploreWords } from '@/lib/explore/words';
import { fill } from '@/lib/format/fill';
import { toPng, toSvg } from './picture';

export type FileKind = 'csv' | 'json' | 'svg' | 'png';

/** The files of a view of the explorer, each made when it is asked for. */
export interface ViewFiles {
  name: string;
  csv: () => string;
  json: () => string;
  shapes: () => Shape[];
}

/** Saves one of the files. @throws Error if the browser makes no picture */
export async function saveShapes(kind: FileKind, { name, csv, json, shapes }: ViewFiles, head: FileHead) {
  const save = (file: Blob) => saveFile(`${name}.${kind}`, file);
  if (kind === 'csv') return save(new Blob([csv()], { type: 'text/csv' }));
  if (kind === 'json') return save(new Blob([json()], { type: 'application/json' }));
  if (kind === 'svg') return save(toSvg(shapes(), head.title, head.notes.join(' ')));
  save(await toPng(shapes(), { title: familyOf('h1'), text: familyOf('body') }));
}

/** The words of a picture, below it the publishers. */
export function pictureWordsOf(
  { title, url, site, figures }: FileHead,
  unit: string,
  { source, sourceEntry }: ExploreWords['chart'],
) {
  const sources = new Set(figures.map(({ publisher, vintage }) => fill(sourceEntry, { publisher, date: vintage })));
  const { host, pathname } = new URL(url);
  return {
    title,
    unit,
    source: fill(source, { sources: [...sources].join('; ') }),
    site: `${site}, ${host}${pathname}`,
  };
}

const familyOf = (selector: string) => getComputedStyle(document.querySelector(selector) ?? document.body).fontFamily;
