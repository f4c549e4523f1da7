import './share-bar.css';

/**
 * A bar that is filled to `part` of 1, in the color of its text. It is hidden from screen readers, because its number is beside it. A
 * `progress` is one element where an `svg` needs two, and home has a limit on them.
 */
export const ShareBar = ({ part, className = '' }: { part: number; className?: string }) => (
  <progress max="1" value={Math.min(1, part).toFixed(3)} aria-hidden="true" className={`share-bar ${className}`} />
);
