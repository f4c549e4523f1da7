/** An unfolded map on a table: roads lead from idea to idea, and a red line crosses it. The page says the same. */
export function FoldedMap() {
  return (
    <svg
      viewBox="0 0 520 230"
      aria-hidden="true"
      strokeWidth="2.4"
      strokeLinejoin="round"
      strokeLinecap="round"
      className="block h-auto w-full overflow-visible"
    >
      <g className="fill-raised stroke-ink">
        <path d="M30 44l115-22 115 22v186H30zM260 44l115-22 115 22v186H260z" />
        <path d="M145 22v208H30V44zM375 22v208H260V44z" className="fill-sky" />
        <path d="M145 22v208M260 44v186M375 22v208" className="fill-none" />
      </g>
      <path d="M30 150l115-22 115 22 115-22 115 22" className="fill-none stroke-loss-fill" strokeWidth="4" />
      <path d="M84 92c30-20 60 4 106-10s40 40 20 92M190 82c50-10 70 0 120-4" className="fill-none stroke-ink" />
      <path d="M210 174c40 30 70-30 104-14s60 12 116-56" className="fill-none stroke-bitcoin-fill" strokeWidth="3" />
      <g className="fill-raised stroke-ink">
        <circle cx="84" cy="92" r="10" />
        <circle cx="190" cy="82" r="10" />
        <circle cx="310" cy="78" r="10" />
        <circle cx="210" cy="174" r="10" />
        <circle cx="314" cy="160" r="10" />
      </g>
      <path
        d="M430 106c-18-22-26-32-26-46a26 26 0 0 1 52 0c0 14-8 24-26 46z"
        className="fill-bitcoin-fill stroke-ink"
      />
      <circle cx="430" cy="60" r="9" className="fill-raised stroke-ink" />
    </svg>
  );
}
