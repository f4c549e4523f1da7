import clsx from 'clsx';
import type { ReactNode } from 'react';
import { type ChartInput, layOut } from '@/lib/charts/layout';
import type { LineSpec, ScaleKind } from '@/lib/charts/types';
import { drawLines } from './chart-drawing';
import { drawGround } from './chart-ground';
import { ChartKey } from './chart-key';
import { el } from './markup';

/** Classes that show one of two drawings by the radio buttons of the figure (`group/chart`), without script. */
const shownFor: Record<ScaleKind, string> = {
  linear: 'group-has-[[value=log]:checked]/chart:hidden',
  log: 'hidden group-has-[[value=log]:checked]/chart:inline',
};

export interface ChartProps extends Pick<ChartInput, 'xs' | 'marks' | 'include'> {
  /** Unique on the page; the clip and the markers are named after it. */
  id: string;
  lines: readonly LineSpec[];
  /** One drawing for each; where there are two, a ScaleSwitch in the same `group/chart` chooses. */
  scales?: readonly ScaleKind[];
  printTick: (value: number) => string;
  /** Ids of the title and of a sentence that says in words what the lines do. */
  labelledBy: string;
  describedBy?: string;
  /** Room to the right for the names of the lines; below 24rem they stand inside the plot or, crowded, in a key. */
  room?: 'narrow' | 'wide';
  /** What lies on top of the plot: the reader. */
  children?: ReactNode;
}

/**
 * A line chart as plain SVG: no hooks, no script, so it stands in the HTML and can as well be drawn by a client leaf.
 * Everything is placed in percent of a box whose height a class decides; only the lines are stretched, text never is.
 */
export function Chart(props: ChartProps) {
  const { id, xs, lines, marks, include, scales = ['linear'], room = 'wide' } = props;
  const layouts = scales.map((kind) => layOut({ xs, lines, marks, include, kind }));
  const hasKey = layouts.some((layout) => layout.isCrowded);
  const drawing = [
    drawClip(`${id}-clip`),
    ...layouts.map((layout) =>
      el(
        'g',
        { 'data-scale': layout.kind, class: layouts.length > 1 ? shownFor[layout.kind] : undefined },
        drawGround(layout, props.printTick),
        drawLines(id, layout, lines, hasKey),
      ),
    ),
  ].join('');
  return (
    <div className="@container flow-root rounded-md outline-bitcoin outline-offset-2 has-[[type=range]:focus-visible]:outline-3">
      {hasKey && <ChartKey lines={lines} />}
      <div
        data-plot=""
        className={clsx(
          'group/plot relative my-9 ml-10 h-72 sm:ml-13 sm:h-104',
          room === 'wide' ? '@lg:mr-32 @sm:mr-23 mr-2' : '@lg:mr-20 @sm:mr-14 mr-2',
        )}
      >
        <svg
          role="img"
          aria-labelledby={props.labelledBy}
          aria-describedby={props.describedBy}
          width="100%"
          height="100%"
          className="absolute inset-0 overflow-visible text-[0.8125rem] tabular-nums sm:text-sm"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: made by el(), which escapes; why a string, see there
          dangerouslySetInnerHTML={{ __html: drawing }}
        />
        {props.children}
      </div>
    </div>
  );
}

/** Uncovers the lines from left to right, by a transform; see useDrawIn. */
function drawClip(id: string): string {
  return el(
    'clipPath',
    { id },
    el('rect', {
      x: -1,
      y: -10,
      width: 102,
      height: 120,
      class:
        'group-data-[draw=waiting]/plot:scale-x-0 motion-safe:group-data-[draw=drawing]/plot:animate-draw print:scale-x-100!',
    }),
  );
}
