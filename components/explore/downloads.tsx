import { Download } from 'lucide';
import { useState } from 'react';
import { standaloneSvg } from '@/components/data/standalone-svg';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { saveFile } from '@/components/ui/save-file';
import type { ExploreDrawing } from '@/lib/explore/drawing';
import { type FileHead, toExploreCsv, toExploreJson } from '@/lib/explore/files';
import type { ExploreResult } from '@/lib/explore/result';
import type { ExploreWords } from '@/lib/explore/words';
import { fill } from '@/lib/format/fill';
import type { Locale } from '@/lib/format/locale';
import { explorePicture, toPng } from './picture';

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

  function shapes() {
    const { title, url, site, figures } = head();
    const sources = [
      ...new Set(figures.map(({ publisher, vintage }) => fill(words.chart.sourceEntry, { publisher, date: vintage }))),
    ];
    const { host, pathname } = new URL(url);
    return (
      unit &&
      explorePicture(
        result,
        drawing,
        unit,
        {
          title,
          source: fill(words.chart.source, { sources: sources.join('; ') }),
          site: `${site}, ${host}${pathname}`,
        },
        words,
        locale,
      )
    );
  }

  async function savePng() {
    const drawn = shapes();
    if (!drawn) return;
    const familyOf = (selector: string) =>
      getComputedStyle(document.querySelector(selector) ?? document.body).fontFamily;
    try {
      saveFile(`${NAME}.png`, await toPng(drawn, { title: familyOf('h1'), text: familyOf('body') }));
      setFailed(false);
    } catch {
      setFailed(true);
    }
  }

  function saveSvg() {
    const drawn = shapes();
    if (!drawn) return;
    const { title, notes } = head();
    saveFile(`${NAME}.svg`, new Blob([standaloneSvg(drawn, title, notes.join(' '))], { type: 'image/svg+xml' }));
  }

  const saveText = (name: string, text: string, type: string) => saveFile(name, new Blob([text], { type }));
  const files = [
    [downloads.csv, columns.length > 0, () => saveText(`${NAME}.csv`, toExploreCsv(result, head(), words), 'text/csv')],
    [
      downloads.json,
      columns.length > 0,
      () => saveText(`${NAME}.json`, toExploreJson(result, head(), words), 'application/json'),
    ],
    [downloads.svg, result.isDrawn, saveSvg],
    [downloads.png, result.isDrawn, savePng],
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
