import { framePicture, type PictureWords } from '@/components/data/picture';
import type { FileKind } from '@/components/explore/downloads/save-shapes';
import { pictureWordsOf, saveShapes } from '@/components/explore/downloads/save-shapes';
import type { Shape } from '@/components/picture/shapes';
import type { PageWords } from '@/lib/explore/controls';
import type { FileHead } from '@/lib/explore/files';
import { holdingsCsv, holdingsJson } from '@/lib/explore/holdings/files';
import { gridTicks } from '@/lib/explore/holdings/grid';
import type { HoldingWords } from '@/lib/explore/holdings/tallies';
import type { HoldingView } from '@/lib/explore/holdings/view';
import type { ExploreWords } from '@/lib/explore/words';

const NAME = 'bitcoin-journey-every-start';

/** Opacity of the shades by their strength. */
const OPACITIES = [0.35, 0.2, 0.4, 0.6, 0.85];

/**
 * Saves a file of what is shown, made in the browser.
 *
 * @param about the name of the site, and the address that draws the same
 * @throws Error if the browser makes no picture
 */
export async function saveHoldings(
  kind: FileKind,
  view: HoldingView,
  about: Pick<FileHead, 'site' | 'url'>,
  words: HoldingWords,
  shared: { downloads: PageWords['downloads']; chart: ExploreWords['chart'] },
): Promise<void> {
  const { state, holdings, notes, figures } = view;
  const head: FileHead = {
    ...about,
    title: view.title,
    notes: [view.sentence, view.peers, view.counts, ...notes].filter(Boolean),
    limits: [view.not, ...figures.flatMap(({ limits }) => limits)],
    figures,
  };
  await saveShapes(
    kind,
    {
      name: NAME,
      csv: () => holdingsCsv(holdings, state, head, words, shared.downloads),
      json: () => holdingsJson(holdings, state, head, words),
      shapes: () => gridShapes(view, pictureWordsOf(head, `${view.axes} ${words.legend.note}`, shared.chart)),
    },
    head,
  );
}

/** The grid with the years of its axes and the marked cell. Losses have a line through them as well as a color. */
function gridShapes({ grid, state, marked }: HoldingView, picture: PictureWords): Shape[] {
  return framePicture(picture, ({ left, right, top, bottom }) => {
    const count = grid.starts.length;
    const box = { x: left + 74, y: top, width: right - left - 74, height: bottom - top };
    const x = (place: number) => Math.round(10 * (box.x + (place * box.width) / count)) / 10;
    const y = (place: number) => Math.round(10 * (box.y + (place * box.height) / count)) / 10;
    const tick = { kind: 'text', size: 20, color: 'muted' } as const;
    const row = grid.starts.indexOf(marked.start);
    const column = grid.ends.indexOf(marked.end);
    return [
      ...grid.paths.flatMap(({ shade, d }): Shape[] => {
        const cells = d.replace(/M(\d+) (\d+)h(\d+)v1H\d+z/g, (_, from, line, length) => {
          const [start, end, above] = [Number(from), Number(from) + Number(length), Number(line)];
          return `M${x(start)} ${y(above)}H${x(end)}V${y(above + 1)}H${x(start)}z`;
        });
        const color = shade === 0 ? 'control' : shade < 0 ? 'loss' : 'gain';
        const area: Shape = { kind: 'area', d: cells, color, opacity: OPACITIES[Math.abs(shade)] ?? 1 };
        return shade < 0 ? [area, { kind: 'path', d: slashesOf(cells), color, width: 1 }] : [area];
      }),
      ...gridTicks(grid.ends, state.by).map(
        ({ label, at }): Shape => ({
          ...tick,
          x: x((at * count) / 100),
          y: box.y + box.height + 30,
          text: label,
          anchor: 'middle',
        }),
      ),
      ...gridTicks(grid.starts, state.by).map(
        ({ label, at }): Shape => ({
          ...tick,
          x: box.x - 12,
          y: y((at * count) / 100) + 7,
          text: label,
          anchor: 'end',
        }),
      ),
      {
        kind: 'path',
        d: `M${x(column)} ${y(row)}H${x(column + 1)}V${y(row + 1)}H${x(column)}z`,
        color: 'ink',
        width: 3,
      },
    ];
  });
}

/** Slanted lines through rectangles, 10 pixels apart. @param cells rectangles as `M x y H x V y H x z` */
function slashesOf(cells: string): string {
  return cells.replace(/M([\d.]+) ([\d.]+)H([\d.]+)V([\d.]+)H[\d.]+z/g, (_, ...corners) => {
    const [left = 0, top = 0, right = 0, bottom = 0] = corners.map(Number);
    const slant = bottom - top;
    let lines = '';
    // On one grid, so that lines go on in the next row.
    for (let at = Math.ceil((left + top) / SLASH) * SLASH; at <= right - slant + bottom; at += SLASH) {
      const [above, below] = [at - top, at - bottom];
      if (below >= left && above <= right) lines += `M${above} ${top}L${below} ${bottom}`;
    }
    return lines;
  });
}

const SLASH = 10;
