import { StretchedSvg } from '@/components/charts/chart-ground';
import { strokeClass } from '@/components/charts/line-style';
import { BREAK_YEAR } from '@/lib/charts/break-year';
import { layOut } from '@/lib/charts/layout';
import type { DataDrawing } from '@/lib/data/drawing';

/** Hidden from assistive technology, because the text beside it has the last value. Lines other than the headline are gray. */
export function Sparkline({ drawing, namesYear }: { drawing: DataDrawing; namesYear: boolean }) {
  if (drawing.kind === 'bars') {
    const most = Math.max(...drawing.bars.map(({ value }) => value));
    const step = 100 / drawing.bars.length;
    return (
      <svg aria-hidden="true" className="h-14 w-full fill-control">
        {drawing.bars.map(({ label, value, tone }, i) => (
          <rect
            key={label}
            y={`${i * step}%`}
            width={`${(100 * value) / most}%`}
            height={`${step * 0.7}%`}
            className={tone === 'bitcoin' ? 'fill-bitcoin-fill' : undefined}
          />
        ))}
      </svg>
    );
  }
  const { lines, headline = 0 } = drawing;
  const layout = layOut({ xs: drawing.xs, lines, marks: drawing.marks, kind: drawing.scales[0] });
  const mark = layout.marks.find(({ kind }) => kind === 'main');
  const paths = layout.lines.map(({ path }) => path);
  return (
    <svg aria-hidden="true" className="h-14 w-full overflow-visible fill-none [stroke-linejoin:round]">
      <StretchedSvg>
        {mark && <path d={`M${mark.at} 0V100`} vectorEffect="non-scaling-stroke" className="stroke-loss-fill" />}
        {paths.length > 1 && (
          <path
            d={paths.filter((_, index) => index !== headline).join('')}
            vectorEffect="non-scaling-stroke"
            className="stroke-control"
          />
        )}
        <path
          d={paths[headline]}
          vectorEffect="non-scaling-stroke"
          className={`stroke-2 ${lines[headline]?.tone === 'bitcoin' ? strokeClass.bitcoin : strokeClass.ink}`}
        />
      </StretchedSvg>
      {namesYear && mark && (
        <text x={`${mark.at}%`} dx="4" y="0.7em" className="fill-loss font-semibold text-xs">
          {BREAK_YEAR}
        </text>
      )}
    </svg>
  );
}
