/** A coin split by the red line of 1971: solid on one side, thinned out on the other. */
export function Logo({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" className={className} aria-hidden="true">
      <path d="M15 3.1a13 13 0 0 0 0 25.8z" className="fill-ink" />
      <path
        d="M19 5.4a11 11 0 0 1 0 21.2"
        className="fill-none stroke-ink"
        strokeWidth="1.6"
        strokeDasharray="2.2 2.2"
      />
      <path d="M17 1v30" className="stroke-loss-fill" strokeWidth="2" />
    </svg>
  );
}
