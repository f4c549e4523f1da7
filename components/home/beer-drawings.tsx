const PURE_BARRELS = 10;
const WATERED_BARRELS = 15;
const BARRELS_A_ROW = 5;

/** The same beer in ten barrels, and diluted in fifteen: the fill is lighter by the share of water. */
export function Barrels({ words }: { words: { pure: string; watered: string } }) {
  return (
    <div className="grid grid-cols-2 gap-8 sm:gap-12">
      <BarrelStack count={PURE_BARRELS} label={words.pure} strength="opacity-100" />
      <BarrelStack count={WATERED_BARRELS} label={words.watered} strength="opacity-50" />
    </div>
  );
}

function BarrelStack({ count, label, strength }: { count: number; label: string; strength: string }) {
  const rows = WATERED_BARRELS / BARRELS_A_ROW;
  return (
    <figure>
      <svg viewBox={`0 0 ${BARRELS_A_ROW * 36} ${rows * 48}`} aria-hidden="true" className="w-full">
        <defs>
          <pattern id={`barrel-${count}`} width="36" height="48" patternUnits="userSpaceOnUse">
            <path d="M7 5h22q6 20 0 40H7q-6-20 0-40z" className="fill-foam" />
            <path d="M7 5h22q6 20 0 40H7q-6-20 0-40z" className={`fill-bitcoin-fill ${strength}`} />
            <path
              d="M7 5h22q6 20 0 40H7q-6-20 0-40zM4.6 17h26.8M4.6 33h26.8"
              className="fill-none stroke-2 stroke-ink"
            />
          </pattern>
        </defs>
        <rect
          y={(rows - count / BARRELS_A_ROW) * 48}
          width={BARRELS_A_ROW * 36}
          height={(count / BARRELS_A_ROW) * 48}
          fill={`url(#barrel-${count})`}
        />
      </svg>
      <figcaption className="mt-3 border-ink border-t-2 pt-3 text-base text-muted">{label}</figcaption>
    </figure>
  );
}

const BEER = 'M14.4 50h101.2l-7.6 124a6 6 0 0 1-6 6H28a6 6 0 0 1-6-6z';

/** A glass of the pure or of the diluted beer. */
export function BeerGlass({ isWatered = false }: { isWatered?: boolean }) {
  const bubbles = isWatered ? 3 : 9;
  const spots = Array.from({ length: bubbles }, (_, i) => `M${34 + ((i * 29) % 62)} ${66 + ((i * 37) % 92)}h0`).join(
    '',
  );
  return (
    <svg viewBox="0 0 180 186" aria-hidden="true" className="w-20 shrink-0 sm:w-32 lg:w-40">
      <path d={BEER} className="fill-foam" />
      <path d={BEER} className={`fill-bitcoin-fill ${isWatered ? 'opacity-50' : ''}`} />
      <path d={spots} strokeLinecap="round" strokeWidth="6" className="stroke-foam opacity-80" />
      <g className="stroke-ink" strokeWidth="3" strokeLinecap="round" strokeLinejoin="round">
        <path
          d="M10 46c-6-16 10-26 20-20 4-14 26-16 32-4 8-10 26-8 28 4 14-6 26 6 20 20-2 6-96 6-100 0z"
          className="fill-foam"
        />
        <path d="M14 52l8 122a6 6 0 0 0 6 6h74a6 6 0 0 0 6-6l8-122M115 66c36-6 42 74-6 74" className="fill-none" />
        {isWatered && (
          <>
            <path
              d="M120 34c4-10 10-14 18-15"
              className="fill-none stroke-gain-fill"
              strokeDasharray="1 7"
              strokeWidth="5"
            />
            <path d="M158 4l18 14-24 22-14-13z" className="fill-raised" />
          </>
        )}
      </g>
    </svg>
  );
}
