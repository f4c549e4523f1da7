const A_ROW = 4;
const [COLUMN, ROW] = [34, 30];
/** A loaf on the grid, from the lower left corner of its foot. */
const LOAF = 'v-9a6 6 0 0 1 1-11h18a6 6 0 0 1 1 11v9z';
const LOAVES = 8;

const loaf = (at: number) => `M${4 + COLUMN * (at % A_ROW)} ${ROW * (1 + Math.floor(at / A_ROW)) - 3}${LOAF}`;

/** Of as many loaves as a dollar could buy, those that it still buys, to the next whole one. */
export function Loaves({ share, className }: { share: number; className: string }) {
  const left = Math.round(LOAVES * share);
  const gone = Array.from({ length: LOAVES - left }, (_, at) => loaf(at + left)).join('');
  return (
    <svg
      viewBox={`0 0 ${COLUMN * A_ROW} ${ROW * (LOAVES / A_ROW)}`}
      aria-hidden="true"
      className={`shrink-0 fill-none stroke-2 ${className}`}
      strokeLinejoin="round"
      strokeLinecap="round"
    >
      <path d={Array.from({ length: left }, (_, at) => loaf(at)).join('')} className="fill-ink stroke-ink" />
      <path d={gone} strokeDasharray="0 3.4" className="stroke-loss" />
    </svg>
  );
}
