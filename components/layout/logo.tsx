import { brand } from './brand';

const coin = { d: 'M15 3.1a13 13 0 0 0 0 25.8z' };
const thinned = { d: 'M19 5.4a11 11 0 0 1 0 21.2', strokeWidth: '1.6', strokeDasharray: '2.2 2.2' };
const line = { d: 'M17 1v30', strokeWidth: '2' };

/** A coin divided by a red line: solid on the left, dotted on the right. */
export function Logo({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" className={className} aria-hidden="true">
      <path {...coin} className="fill-ink" />
      <path {...thinned} className="fill-none stroke-ink" />
      <path {...line} className="stroke-loss-fill" />
    </svg>
  );
}

/** The logo for share images, whose renderer does not support classes. */
export function DrawnLogo({ size }: { size: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" role="presentation">
      <path {...coin} fill={brand.ink} />
      <path {...thinned} fill="none" stroke={brand.ink} />
      <path {...line} stroke={brand.red} />
    </svg>
  );
}
