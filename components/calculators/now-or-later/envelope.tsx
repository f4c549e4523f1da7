/** An envelope with a note that looks out of it; the later one carries an hourglass instead of a wax seal. */
export function Envelope({ isLater }: { isLater: boolean }) {
  return (
    <svg viewBox="0 0 120 92" aria-hidden="true" className="block h-auto w-24 shrink-0 sm:w-28 lg:w-40">
      <g className="fill-raised stroke-ink" strokeWidth="2" strokeLinejoin="round">
        <path d="M26 8h68v50H26z" className="fill-paper" />
        <path d="M32 14h56v20H32z" className="fill-none" strokeWidth="1.2" />
        <circle cx="60" cy="24" r="6" className="fill-none" strokeWidth="1.6" />
        <path d="M12 36l48 30 48-30v50H12z" />
        <path d="M12 86l36-28M108 86l-36-28" className="fill-none" strokeWidth="1.6" />
      </g>
      {isLater ? (
        <g className="fill-raised stroke-ink" strokeWidth="2" strokeLinejoin="round">
          <circle cx="60" cy="68" r="15" />
          <path d="M53 59h14M53 77h14M54.5 59c0 5 4 7 5.5 9-1.5 2-5.5 4-5.5 9M65.5 59c0 5-4 7-5.5 9 1.5 2 5.5 4 5.5 9" />
        </g>
      ) : (
        <g className="fill-gain-fill stroke-ink" strokeWidth="1.6">
          <circle cx="60" cy="68" r="12" />
          <path d="M54 68l4.5 5 8-9" className="fill-none stroke-paper" strokeWidth="2.4" strokeLinecap="round" />
        </g>
      )}
    </svg>
  );
}
