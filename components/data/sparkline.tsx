import { layOut } from '@/lib/charts/layout';
import type { DataDrawing } from '@/lib/data/drawing';

const stroke = {
  ink: 'stroke-ink',
  loss: 'stroke-loss',
  bitcoin: 'stroke-bitcoin',
  gain: 'stroke-gain',
  muted: 'stroke-muted',
};

/** Hidden from assistive technology, because the text below it has the last value. */
export function Sparkline({ drawing }: { drawing: DataDrawing }) {
  if (drawing.kind === 'bars') {
    const most = Math.max(...drawing.bars.map(({ value }) => value));
    const step = 100 / drawing.bars.length;
    return (
      <svg aria-hidden="true" className="h-12 w-full sm:h-18 fill-control">
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
  const { lines } = layOut({ xs: drawing.xs, lines: drawing.lines, kind: drawing.scales[0] });
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      className="h-12 w-full sm:h-18 overflow-visible fill-none stroke-2 [stroke-linejoin:round]"
    >
      {lines
        .map(({ path }, i) => (
          <path
            key={drawing.lines[i]?.id}
            d={path}
            vectorEffect="non-scaling-stroke"
            className={stroke[drawing.lines[i]?.tone ?? 'ink']}
          />
        ))
        .reverse()}
    </svg>
  );
}
