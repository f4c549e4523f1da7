import { Sparkline } from '@/components/charts/sparkline';
import { BREAK_YEAR } from '@/lib/charts/break-year';
import type { BarDrawing, DataDrawing } from '@/lib/data/drawing';

/** The drawing of a figure in a list. The text beside it has its last value. */
export function SeriesDrawing({ drawing, namesYear }: { drawing: DataDrawing; namesYear: boolean }) {
  if (drawing.kind === 'bars') return <SmallBars {...drawing} />;
  return (
    <Sparkline
      drawing={drawing}
      headline={drawing.headline ?? 0}
      markLabel={namesYear ? BREAK_YEAR : undefined}
      className="h-14 w-full [stroke-linejoin:round]"
    />
  );
}

function SmallBars({ bars }: Pick<BarDrawing, 'bars'>) {
  const most = Math.max(...bars.map(({ value }) => value));
  const step = 100 / bars.length;
  return (
    <svg aria-hidden="true" className="h-14 w-full fill-control">
      {bars.map(({ label, value, tone }, i) => (
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
