const pen = 'stroke-ink stroke-[2.5px] [stroke-linecap:round] [stroke-linejoin:round]';
const view = 'mt-2 w-full max-w-60 fill-none md:mt-6 md:max-w-none lg:mt-10';
const BAR = 'l7-18h36l7 18z';
/** Bars of gold in three rows, on the floor. */
const gold = [[14, 66, 118], [40, 92], [66]]
  .flatMap((row, up) => row.map((x) => `M${x} ${226 - 18 * up}${BAR}`))
  .join('');
const floor = 'M4 226h332';

/** A dollar on a chain to gold; or, once the chain is cut, a dollar that floats away. */
export function DollarOnChain({ isCut = false }: { isCut?: boolean }) {
  const [x, y] = isCut ? [250, 62] : [196, 84];
  const chain = isCut ? 'M95 170q3-14 0-30M226 108q-8 18-2 40' : 'M95 170L166 116';
  return (
    <svg viewBox="0 0 340 236" aria-hidden="true" className={view}>
      <path d={floor} className={pen} />
      <path d={gold} className={`fill-gold ${pen}`} />
      {/* Links: short strokes with round ends, drawn twice. */}
      <path d={chain} strokeDasharray="8 7.5" strokeLinecap="round" className="stroke-9 stroke-ink" />
      <path d={chain} strokeDasharray="8 7.5" strokeLinecap="round" className="stroke-4 stroke-sunk" />
      {isCut && (
        <path
          d="M122 132l12-9M118 148l16 1M178 22q14-12 28 0M292 128q14 12 28 0M306 20q12-9 24 0"
          className={`${pen} stroke-control!`}
        />
      )}
      <path
        d={`M${x} ${y - 48}a48 48 0 1 1-.1 0zM${x} ${y - 38}a38 38 0 1 1-.1 0z`}
        className="fill-raised stroke-3 stroke-loss"
      />
      <text x={x} y={y + 19} textAnchor="middle" className="fill-loss font-display font-semibold text-[56px]">
        $
      </text>
    </svg>
  );
}

/** A bench with the parts on it: a computer, a key, a puzzle of paper. */
export function Bench() {
  return (
    <svg viewBox="0 0 340 236" aria-hidden="true" className={view}>
      <path d="M14 132h312v16H14zM40 148v78M300 148v78M40 192h260" className={`fill-raised ${pen}`} />
      <path
        d="M54 56h84q5 0 5 5v58H49V61q0-5 5-5zM40 119h112l8 13H32zM232 132l10-58h50l-10 58z"
        className={`fill-paper ${pen}`}
      />
      <path d="M62 74h40M62 88h58M62 102h48M252 90h26M249 104h26M247 118h18" className={pen} />
      <path
        d="M196 62a17 17 0 1 1-.1 0zM196 73a6 6 0 1 1-.1 0zM196 96v34M196 114h13M196 126h10"
        className={`fill-bitcoin-fill ${pen}`}
      />
    </svg>
  );
}

/** From the left end of the rim: an umbrella, 60 units wide, and the coat of the person under it. */
const UMBRELLA = 'a30 30 0 0 1 60 0q-7.5-8-15 0-7.5-8-15 0-7.5-8-15 0-7.5-8-15 0z';
const COAT = 'm13 0q4-5 17-5t17 5l6 60h-46z';

/** A crowd with umbrellas before a bank that is closed, in a thunderstorm. One umbrella has another color. */
export function BankInStorm() {
  const row = (shape: string, y: number, lefts: readonly number[]) => lefts.map((x) => `M${x} ${y}${shape}`).join('');
  return (
    <svg viewBox="0 -8 440 244" aria-hidden="true" className={`bank-in-storm fill-none ${pen}`}>
      <path
        d="M70 6l-50 101M112 20l-50 101M160 4l-17 34M300 4l-28 56M350 4l-37 75M398 22l-50 101M434 50l-39 79M28 20l-17 34"
        strokeDasharray="13 12"
        className="stroke-2 stroke-lake"
      />
      <path
        d="M88 96 220 46l132 50zM100 96h240v16H100zM112 112h20v130h-20zM156 112h20v130h-20zM264 112h20v130h-20zM308 112h20v130h-20zM196 130h48v110h-48zM196 142h48M196 154h48M196 166h48M196 178h48M196 190h48"
        className="fill-storm"
      />
      <path d="M240 0 204 40h18l-14 36 42-48h-20l20-28z" className="fill-ink stroke-none" />
      <path d={row(UMBRELLA + COAT, 186, [40, 115, 265, 340])} className="fill-flash" />
      <path
        d={row(UMBRELLA + COAT, 204, [2, 77, 227, 302, 377]) + row(COAT, 204, [152])}
        className="fill-ink stroke-2 stroke-storm"
      />
      <path d={row(UMBRELLA, 204, [152])} className="fill-bitcoin-fill stroke-2 stroke-storm" />
    </svg>
  );
}
