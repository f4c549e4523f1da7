import { Download } from 'lucide';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { saveFile } from '@/components/ui/save-file';
import type { ExploreDrawing } from '@/lib/explore/drawing';
import { type FileHead, toExploreCsv, toExploreJson } from '@/lib/explore/files';
import type { ExploreResult } from '@/lib/explore/result';
import type { ExploreWords } from '@/lib/explore/words';
import { fill } from '@/lib/format/fill';
import type { Locale } from '@/lib/format/locale';

const NAME = 'bitcoin-journey-chart';

/** Files of what is shown, made in the browser. */
export function Downloads({
  result,
  drawing,
  head,
  words,
  locale,
}: {
  result: ExploreResult;
  drawing: ExploreDrawing;
  head: () => FileHead;
  words: ExploreWords;
  locale: Locale;
}) {
  const [hasFailed, setFailed] = useState(false);
  const { downloads } = words;
  const { unit, columns } = result;

  function wordsOfPicture({ title, url, site, figures }: FileHead) {
    const sources = [
      ...new Set(figures.map(({ publisher, vintage }) => fill(words.chart.sourceEntry, { publisher, date: vintage }))),
    ];
    const { host, pathname } = new URL(url);
    return {
      title,
      source: fill(words.chart.source, { sources: sources.join('; ') }),
      site: `${site}, ${host}${pathname}`,
    };
  }

  /** The code that draws a file is loaded with the first one. */
  async function savePicture(kind: 'svg' | 'png') {
    if (!unit) return;
    const about = head();
    const texts = wordsOfPicture(about);
    const familyOf = (selector: string) =>
      getComputedStyle(document.querySelector(selector) ?? document.body).fontFamily;
    try {
      const { explorePicture, toPng, toSvg } = await import('./picture');
      const shapes = explorePicture(result, drawing, unit, texts, words, locale);
      const file =
        kind === 'svg'
          ? toSvg(shapes, texts.title, about.notes.join(' '))
          : await toPng(shapes, { title: familyOf('h1'), text: familyOf('body') });
      saveFile(`${NAME}.${kind}`, file);
      setFailed(false);
    } catch {
      setFailed(true);
    }
  }

  const saveText = (name: string, text: string, type: string) => saveFile(name, new Blob([text], { type }));
  const files = [
    [downloads.csv, columns.length > 0, () => saveText(`${NAME}.csv`, toExploreCsv(result, head(), words), 'text/csv')],
    [
      downloads.json,
      columns.length > 0,
      () => saveText(`${NAME}.json`, toExploreJson(result, head(), words), 'application/json'),
    ],
    [downloads.svg, result.isDrawn, () => savePicture('svg')],
    [downloads.png, result.isDrawn, () => savePicture('png')],
  ] as const;
  return (
    <>
      <ul className="grid gap-3 sm:flex sm:flex-wrap lg:grid lg:gap-2">
        {files.map(([label, isThere, save]) => (
          <li key={label}>
            <Button onClick={save} disabled={!isThere} className="max-sm:w-full max-sm:px-3 lg:w-full">
              <Icon node={Download} className="size-4 shrink-0" />
              {label}
            </Button>
          </li>
        ))}
      </ul>
      <p role="status" className="mt-2 text-base text-loss empty:hidden">
        {hasFailed && downloads.failed}
      </p>
      <p className="mt-3 text-base text-muted">
        {!result.isDrawn && `${downloads.none} `}
        {downloads.rights}
      </p>
    </>
  );
}
