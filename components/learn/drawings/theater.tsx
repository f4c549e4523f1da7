import { oneTo } from '@/components/drawing/one-to';
import { line } from '@/components/drawing/pens';

/** Seats in a row, rows of seats, and rows of tickets of one kind. */
const TEN = 10;

/** Tickets in rows of ten, each row a dashed line. */
function Tickets({ top, className }: { top: number; className: string }) {
  const rows = oneTo(TEN).map((row) => `M188 ${top + (row - 1) * 7.4}h107`);
  return <path d={rows.join('')} className={className} strokeWidth="5" strokeDasharray="8 3" />;
}

/** A stage, ten rows of ten seats, and twenty rows of ten tickets: the upper hundred is new. */
export function TheaterTickets() {
  const seats = oneTo(TEN).flatMap((row) =>
    oneTo(TEN).map((seat) => `M${10 + seat * 13} ${71 + row * 11}q0-4 4.5-4t4.5 4v4h-9z`),
  );
  return (
    <>
      <path d="M18 20h140v34H18z" {...line} />
      <path
        d="M18 20c0 16-1 26-1 34h26c8-8 10-20 10-34zM158 20c0 16 1 26 1 34h-26c-8-8-10-20-10-34z"
        className="fill-loss-fill stroke-ink"
        strokeWidth="2"
        strokeLinejoin="round"
      />
      <path d="M10 60h156" className="stroke-ink" strokeWidth="3" strokeLinecap="round" />
      <path d={seats.join('')} className="fill-raised stroke-ink" strokeWidth="1.2" strokeLinejoin="round" />
      <path d="M174 16h135v166H174z" className="fill-raised stroke-line" strokeWidth="1.6" />
      <Tickets top={29} className="stroke-loss-fill" />
      <Tickets top={106} className="stroke-ink" />
    </>
  );
}
