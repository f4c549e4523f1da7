import { saveFile } from '@/components/ui/save-file';
import { explore } from '@/lib/explore/chart';
import { toDrawing } from '@/lib/explore/drawing';
import { type FileHead, toExploreCsv, toExploreJson } from '@/lib/explore/files';
import { settle } from '@/lib/explore/settle';
import type { ExploreState } from '@/lib/explore/state';
import { type ExploreData, figuresOf, notesOf, titleOfState, trendText } from '@/lib/explore/view';
import { type ExploreWords, problemText } from '@/lib/explore/words';
import { fill } from '@/lib/format/fill';
import type { Locale } from '@/lib/format/locale';
import { explorePicture, toPng, toSvg } from './picture';

export type FileKind = 'csv' | 'json' | 'svg' | 'png';

const NAME = 'bitcoin-journey-chart';

/**
 * Saves a file of what is shown, made in the browser.
 *
 * @param about the name of the site, and the address that draws the same chart
 * @throws Error if the browser makes no picture
 */
export async function saveChart(
  kind: FileKind,
  state: ExploreState,
  { catalogue, figures, words }: ExploreData,
  about: Pick<FileHead, 'site' | 'url'>,
  locale: Locale,
): Promise<void> {
  const result = explore(settle(state, catalogue).state, catalogue);
  const used = figuresOf(result, figures);
  const trend = trendText(result, words);
  const head: FileHead = {
    ...about,
    title: titleOfState(state, result, words, locale),
    notes: [
      ...result.problems.map((problem) => problemText(problem, words, locale)),
      ...notesOf(result, words, locale),
    ],
    limits: [...(trend ? [trend] : []), ...used.flatMap(({ limits }) => limits)],
    figures: used,
  };
  const save = (file: Blob) => saveFile(`${NAME}.${kind}`, file);
  if (kind === 'csv') return save(new Blob([toExploreCsv(result, head, words)], { type: 'text/csv' }));
  if (kind === 'json') return save(new Blob([toExploreJson(result, head, words)], { type: 'application/json' }));
  if (!result.unit) return;
  const texts = wordsOfPicture(head, words);
  const drawing = toDrawing(result, state.series, state.mark, words, locale);
  const shapes = explorePicture(result, drawing, result.unit, texts, words, locale);
  if (kind === 'svg') return save(toSvg(shapes, texts.title, head.notes.join(' ')));
  save(await toPng(shapes, { title: familyOf('h1'), text: familyOf('body') }));
}

function wordsOfPicture({ title, url, site, figures }: FileHead, words: ExploreWords) {
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

const familyOf = (selector: string) => getComputedStyle(document.querySelector(selector) ?? document.body).fontFamily;
