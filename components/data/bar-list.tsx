import clsx from 'clsx';
import type { BarDrawing } from '@/lib/data/drawing';

export function BarList({ drawing: { bars }, className }: { drawing: BarDrawing; className: string }) {
  const most = Math.max(...bars.map(({ value }) => value));
  return (
    <ul className={className}>
      {bars.map(({ label, value, valueText, tone }) => (
        <li key={label}>
          <span className="flex justify-between gap-4">
            {label} <strong className="font-semibold tabular-nums">{valueText}</strong>
          </span>
          <svg
            aria-hidden="true"
            className={clsx('mt-1 h-3 w-full', tone === 'bitcoin' ? 'fill-bitcoin-fill' : 'fill-control')}
          >
            <rect width={`${(100 * value) / most}%`} height="100%" rx="2" />
          </svg>
        </li>
      ))}
    </ul>
  );
}
