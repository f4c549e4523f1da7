import { explore } from '@/lib/explore/chart';
import { toDrawing } from '@/lib/explore/drawing';
import { type FileHead, toExploreCsv, toExploreJson } from '@/lib/explore/files';
import { settle } from '@/lib/explore/settle';
import type { ExploreState } from '@/lib/explore/state';
import { type ExploreData, figuresOf, notesOf, titleOfState, trendText } from '@/lib/explore/view';
import { problemText, unitText } from '@/lib/explore/words';
import type { Locale } from '@/lib/format/locale';
import { explorePicture } from './picture';
import { type FileKind, pictureWordsOf, saveShapes } from './save-shapes';

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
  await saveShapes(
    kind,
    {
      name: NAME,
      csv: () => toExploreCsv(result, head, words),
      json: () => toExploreJson(result, head, words),
      shapes: () => {
        if (!result.unit) throw new Error('Nothing is drawn');
        const texts = pictureWordsOf(head, unitText(result.unit, words), words.chart);
        const drawing = toDrawing(result, state.series, state.mark, words, locale);
        return explorePicture(result, drawing, result.unit, texts, words, locale);
      },
    },
    head,
  );
}
