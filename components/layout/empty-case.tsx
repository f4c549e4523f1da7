const THIN = { strokeWidth: 1.6 } as const;

/** The number 404, whose zero is a glass case in a museum: the coin that was in it is gone. */
export function EmptyCase({ className }: { className: string }) {
  return (
    <svg viewBox="0 0 560 400" aria-hidden="true" strokeWidth="2.4" strokeLinejoin="round" className={className}>
      <path d="M280 20L166 336h228z" className="fill-bitcoin-fill opacity-12" />
      <path d="M180 2h200M280 2v14" className="fill-none stroke-ink" />
      <path d="M268 16h24l8 16h-40z" className="fill-raised stroke-ink" />
      <path d="M0 336h560" className="fill-none stroke-ink" />
      <g className="fill-loss font-display font-semibold text-[250px]">
        <text x="26" y="335">
          4
        </text>
        <text x="534" y="335" textAnchor="end">
          4
        </text>
      </g>
      <ellipse cx="280" cy="342" rx="92" ry="9" className="fill-sunk" />
      <path d="M214 232h132v104H214z" className="fill-raised stroke-ink" />
      <path d="M204 216h152v16H204z" className="fill-raised stroke-ink" />
      <path d="M256 258h48v34h-48z" className="fill-paper stroke-ink" {...THIN} />
      <path d="M264 270h32M264 280h20" className="fill-none stroke-control" {...THIN} />
      <path d="M216 216V92l10-10h108l10 10v124z" className="fill-raised stroke-ink opacity-60" />
      <path d="M216 92h128M228 204l26-98m2 78l14-54" className="fill-none stroke-control" {...THIN} />
      <path d="M240 216c2-14 16-22 40-22s38 8 40 22z" className="fill-loss-fill stroke-ink" />
      <circle
        cx="280"
        cy="150"
        r="38"
        strokeLinecap="round"
        className="fill-none stroke-loss [stroke-dasharray:0.1_7]"
      />
      <g className="fill-none">
        <path d="M188 322c24 50 160 50 184 0" className="stroke-loss-fill" strokeWidth="7" />
        <g className="fill-raised stroke-ink">
          <circle cx="188" cy="300" r="7" />
          <path d="M184 307h8v76h-8zM172 383h32v8h-32z" />
          <circle cx="372" cy="300" r="7" />
          <path d="M368 307h8v76h-8zM356 383h32v8h-32z" />
        </g>
      </g>
    </svg>
  );
}
