import { Chart } from '@/components/charts/chart';
import type { BarDrawing, DataDrawing } from '@/lib/data/drawing';

/** The drawing of a page, complete without script. */
export function DataDrawingView({ id, drawing, labelledBy }: { id: string; drawing: DataDrawing; labelledBy: string }) {
  if (drawing.kind === 'bars') return <Bars {...drawing} />;
  return (
    <Chart
      id={id}
      xs={drawing.xs}
      lines={drawing.lines}
      marks={drawing.marks}
      scales={[drawing.scale]}
      printTick={drawing.printTick}
      labelledBy={labelledBy}
    />
  );
}

function Bars({ bars }: BarDrawing) {
  const most = Math.max(...bars.map(({ value }) => value));
  return (
    <ul className="my-6 space-y-3 text-base">
      {bars.map(({ label, value, printed }) => (
        <li key={label}>
          <span className="flex justify-between gap-4">
            {label} <strong className="font-semibold tabular-nums">{printed}</strong>
          </span>
          <svg aria-hidden="true" className="mt-1 h-3 w-full">
            <rect width={`${(100 * value) / most}%`} height="100%" rx="2" className="fill-control" />
          </svg>
        </li>
      ))}
    </ul>
  );
}
