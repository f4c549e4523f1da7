/** One drawing of 40 × 40 for each part of the sheet. */
const drawings = {
  goal: 'M11 36V5M11 7c8-5 12 5 20 0v14c-8 5-12-5-20 0M6 36h12',
  cushion: 'M4 13c11 3 21 3 32 0-2 5-2 10 0 15-11-3-21-3-32 0 2-5 2-10 0-15zM14 20h12',
  debts: 'M7 5h18v30l-3-2-3 2-3-2-3 2-3-2-3 2zM12 12h8M12 18h8M25 25l4 4 7-9',
  limit: 'M8 36V9l4-4 4 4v27zM24 36V9l4-4 4 4v27zM3 15h34M3 26h34',
  mind: 'M20 4v5M20 31v5M4 20h5M31 20h5M20 9a11 11 0 1 0 0 22 11 11 0 0 0 0-22zM25 15l-3 7-7 3 3-7z',
  review: 'M5 9h30v26H5zM5 16h30M13 5v8M27 5v8M14 25l4 4 8-8',
} as const;

export type PartId = keyof typeof drawings;

export function PartIcon({ id }: { id: PartId }) {
  return (
    <svg viewBox="0 0 40 40" aria-hidden="true" className="size-8 shrink-0 print:size-5">
      <path
        d={drawings[id]}
        className="fill-none stroke-loss"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
