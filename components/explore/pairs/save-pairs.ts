import { framePicture, type PictureWords } from '@/components/data/picture';
import type { FileKind } from '@/components/explore/downloads/save-shapes';
import { pictureWordsOf, saveShapes } from '@/components/explore/downloads/save-shapes';
import type { Shape } from '@/components/picture/shapes';
import type { PageWords } from '@/lib/explore/controls';
import type { FileHead } from '@/lib/explore/files';
import { namesInOrder, placeNames } from '@/lib/explore/pairs/dot-names';
import { pairsCsv, pairsJson } from '@/lib/explore/pairs/files';
import { acrossOf } from '@/lib/explore/pairs/scatter';
import type { PairsView, PairsWords } from '@/lib/explore/pairs/view';
import type { ExploreWords } from '@/lib/explore/words';

const NAME = 'bitcoin-journey-year-against-year';

/**
 * Saves a file of what is shown, made in the browser.
 *
 * @param about the name of the site, and the address that draws the same
 * @throws Error if the browser makes no picture
 */
export async function savePairs(
  kind: FileKind,
  view: PairsView,
  about: Pick<FileHead, 'site' | 'url'>,
  words: PairsWords,
  shared: { downloads: PageWords['downloads']; chart: ExploreWords['chart'] },
  formatTick: (value: number) => string,
): Promise<void> {
  const { pairs, axes, figures } = view;
  const head: FileHead = {
    ...about,
    title: view.title,
    notes: [view.sentence, view.correlation, ...view.notes],
    limits: [words.not, ...figures.flatMap(({ limits }) => limits)],
    figures,
  };
  await saveShapes(
    kind,
    {
      name: NAME,
      csv: () => pairsCsv(pairs, axes, head, words, shared.downloads),
      json: () => pairsJson(pairs, axes, head, words),
      shapes: () =>
        scatterShapes(
          view,
          pictureWordsOf(head, `↑ ${axes.y}. → ${axes.x}`, shared.chart),
          formatTick,
          words.picture.equals,
        ),
    },
    head,
  );
}

/** The size of a name, and how much larger it is than on the page. */
const NAME_SIZE = 18;
const LARGER = NAME_SIZE / 13;

/** The dots with their names, the grid of both axes and the line on which both grew equally fast. */
function scatterShapes(
  { scatter, names, state }: PairsView,
  words: PictureWords,
  formatTick: (value: number) => string,
  equals: string,
) {
  const { places } = placeNames(scatter, namesInOrder(scatter, names, state.mark), equals);
  return framePicture(words, ({ left, right, top, bottom }): Shape[] => {
    const box = { left: left + 74, width: right - left - 74 - 90, height: bottom - top };
    const x = (percent: number) => Math.round(10 * (box.left + (percent * box.width) / 100)) / 10;
    const y = (percent: number) => Math.round(10 * (top + (percent * box.height) / 100)) / 10;
    const tick = { kind: 'text', size: 20, color: 'muted' } as const;
    return [
      ...scatter.ticks.flatMap((value): Shape[] => {
        const at = acrossOf(scatter, value);
        return [
          { kind: 'path', d: `M${x(0)} ${y(100 - at)}H${x(100)}M${x(at)} ${y(0)}V${y(100)}`, color: 'line', width: 1 },
          { ...tick, x: x(0) - 12, y: y(100 - at) + 7, text: formatTick(value), anchor: 'end' },
          { ...tick, x: x(at), y: y(100) + 30, text: formatTick(value), anchor: 'middle' },
        ];
      }),
      { kind: 'path', d: `M${x(0)} ${y(100)}L${x(100)} ${y(0)}`, color: 'muted', width: 1.5, dash: '8 6' },
      ...scatter.dots.flatMap(({ start, left: across, top: down }, i): Shape[] => {
        const [cx, cy] = [x(across), y(down)];
        const isMarked = start === state.mark;
        const radius = isMarked ? 8 : 5;
        const dot: Shape = {
          kind: 'area',
          d: `M${cx - radius} ${cy}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0-${2 * radius} 0z`,
          color: isMarked ? 'red' : 'ink',
        };
        const place = places.get(start);
        if (!place) return [dot];
        const { dx, dy, anchor } = place;
        const at = { x: cx + LARGER * dx, y: cy + LARGER * dy + 6, anchor };
        return [dot, { kind: 'text', ...at, text: names[i] ?? '', size: NAME_SIZE, color: 'ink', isBold: isMarked }];
      }),
    ];
  });
}
