import './share-bar.css';

/** A bar that is filled as far as `part` of 1, in the color of its text. One element: home has few to spare. The number is beside it. */
export const ShareBar = ({ part, className = '' }: { part: number; className?: string }) => (
  <progress max="1" value={Math.min(1, part).toFixed(3)} aria-hidden="true" className={`share-bar ${className}`} />
);
