/** More blocks than this do not fit; a row is a year. */
const MOST_BLOCKS = 60;
const A_YEAR = 12;

/** One block for each month of saving that a loss would cost, twelve in a row. */
export function MonthBlocks({ months }: { months: number }) {
  const shown = Math.min(months, MOST_BLOCKS);
  const rows = Math.ceil(shown / A_YEAR);
  return (
    <svg viewBox={`0 0 200 ${rows * 16}`} aria-hidden="true" className="mt-3 block h-auto w-full max-w-sm print:hidden">
      {Array.from({ length: shown }, (_, index) => {
        const [x, y] = [(index % A_YEAR) * 16, Math.floor(index / A_YEAR) * 16];
        return (
          <path
            key={`${x}-${y}`}
            d={`M${x + 2} ${y + 3}h12v11h-12zM${x + 2} ${y + 6}h12`}
            className="fill-raised stroke-loss"
            strokeWidth="1.2"
          />
        );
      })}
      {months > shown && (
        <text x="194" y={rows * 16 - 3} className="fill-loss" fontSize="14">
          +
        </text>
      )}
    </svg>
  );
}
