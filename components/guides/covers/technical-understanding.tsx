import { Bitcoin, detail, distant, GROUND, LETTER, outline } from './parts';

/** Bars of gold in rows, as high as an envelope is wide. */
const bars = [4, 3, 2]
  .flatMap((count, row) => Array.from({ length: count }, (_, n) => `M${row * 11 + n * 22} ${-row * 14}l5-14h14l5 14z`))
  .join('');

const Envelope = ({ x, y }: { x: number; y: number }) => (
  <g transform={`translate(${x} ${y})`} {...outline}>
    <path d="M0 0h104v64H0z" className="fill-raised stroke-ink" />
    <path d="M0 2l52 36 52-36" className="fill-none stroke-ink" strokeWidth="2" />
    <path d="M78 44h18v14H78z" className="fill-bitcoin-fill stroke-ink" strokeWidth="2" />
  </g>
);

/** A small and a large sum in two equal letters, which weigh the same. */
const fees = (
  <>
    <path
      d={`M14 ${GROUND}v-56h44v56zM18 178v-44h36v44zM342 ${GROUND}v-40h44v40zM20 128v-40h32v40zM346 194v-56h36v56z`}
      {...distant}
    />
    <g {...outline}>
      <path d="M94 62L52 176h104L114 62M286 62l-42 114h104L306 62" {...detail} />
      <Bitcoin x={104} y={100} radius={15} />
      <path d={bars} transform="translate(252 118)" className="fill-gold stroke-ink" strokeWidth="2.4" />
      <Envelope x={52} y={112} />
      <Envelope x={244} y={112} />
      <path d="M40 176h128q-12 18-64 18t-64-18zM232 176h128q-12 18-64 18t-64-18z" className="fill-foam stroke-ink" />
      <path d={`M192 ${GROUND}V52h16v188z`} className="fill-raised stroke-ink" />
      <path d={`M146 ${GROUND}q4-26 54-26t54 26z`} className="fill-ink stroke-ink" />
      <path d="M84 56h232v10H84z" className="fill-ink stroke-ink" />
      <circle cx="200" cy="44" r="12" className="fill-gold stroke-ink" />
    </g>
  </>
);

/** An arch of the viaduct and the pier at its left, drawn from right to left. */
const arch = `V196a48 48 0 0 0-96 0V${GROUND}h-20`;

/** Small sums, as dots in rows. */
const sums = [67, 83, 99]
  .flatMap((y, row) => Array.from({ length: 10 - (row % 2) }, (_, n) => `M${96 + (row % 2) * 8 + n * 16} ${y}h.01`))
  .join('');

/** Many small payments ride above the chain, whose blocks are heavy and slow. */
const lightning = (
  <>
    <path d={`M4 ${GROUND}V150q60-62 118-20 40-78 104-30 50-30 84 14 50-40 86 24v102z`} {...distant} />
    <g {...outline}>
      <path d="M40 216h320" {...detail} strokeWidth="4" />
      <path
        d="M57 208h-12a8 8 0 0 0 0 16h12M119 208h12a8 8 0 0 1 0 16h-12M173 208h-12a8 8 0 0 0 0 16h12M235 208h12a8 8 0 0 1 0 16h-12M289 208h-12a8 8 0 0 0 0 16h12M351 208h12a8 8 0 0 1 0 16h-12"
        {...detail}
        strokeWidth="4"
      />
      <path d={[58, 174, 290].map((x) => `M${x} ${GROUND}v-52h60v52z`).join('')} className="fill-sunk stroke-ink" />
      <path d={[58, 174, 290].map((x) => `M${x + 10} ${GROUND - 10}v-32h40v32z`).join('')} {...detail} />
      <path d={`M8 122h384v18h-8v100h-20${arch.repeat(3)}V140H8z`} className="fill-raised stroke-ink" />
      <path d="M8 66h52M30 84h36M16 102h48" {...detail} />
      <path d="M104 115h.01M128 115h.01M188 115h.01M212 115h.01M300 115h.01M324 115h.01" {...detail} strokeWidth="14" />
      <path d="M78 110V56q0-8 8-8h196q54 4 90 48 10 14-8 14z" className="fill-ink stroke-ink" />
      <path d="M300 62q26 8 46 28l-46-2z" className="fill-raised stroke-none" />
      <path d={sums} className="fill-none stroke-bitcoin-fill" strokeWidth="10" />
      <path d="M274 58l-14 23h11l-5 19 18-26h-11z" className="fill-gold stroke-none" />
    </g>
  </>
);

/** A ticket of the lottery, whose lower edge has its middle at 0, 0. */
const TICKET = 'M-36 0v-15a7 7 0 0 0 0-14v-15h72v15a7 7 0 0 0 0 14V0z';

/** A machine with a fan, whose lower edge has its middle at x, y, prints a strip of tickets. The winning one is orange. */
const Miner = ({ x, y, degrees, wins }: { x: number; y: number; degrees: number; wins?: true }) => (
  <g transform={`translate(${x} ${y})`}>
    <g transform={`rotate(${degrees} 0-60)`}>
      <path d={TICKET} transform="translate(0-60)" className="fill-gold stroke-ink" />
      <g transform="translate(0-104)">
        <path d={TICKET} className={`${wins ? 'fill-bitcoin-fill' : 'fill-raised'} stroke-ink`} />
        {wins ? (
          <path d={LETTER} transform="translate(0-22)" className="fill-none stroke-on-fill" strokeWidth="4" />
        ) : (
          <path d="M-16-29h32M-16-22h32M-16-15h20" {...detail} />
        )}
      </g>
    </g>
    <path d="M-48-66h96V0h-96z" className="fill-raised stroke-ink" />
    <path d="M-48-66h96v12h-96z" className="fill-ink stroke-ink" />
    <circle cx="-14" cy="-27" r="21" className="fill-sunk stroke-ink" />
    <path d="M-35-27h42M-14-48v42M-29-42l30 30M1-42l-30 30" {...detail} />
    <path d="M22-40h14M22-30h14" {...detail} />
    <path d="M48-14q20 0 16 24t-26 24" className="fill-none stroke-ink" strokeWidth="5" />
    <path d="M24 28h14v12h-14z" className="fill-ink stroke-ink" />
  </g>
);

/** Machines in three places, each on its own socket, print lottery tickets. One ticket wins. */
const mining = (
  <>
    <path
      d={`M12 ${GROUND}L39 82H20v-6h21l4-26h6l4 26h21v6H57l27 158h-8L48 112 20 ${GROUND}zM330 ${GROUND}l16-118h-14v-6h16l3-20h6l3 20h16v6h-14l16 118h-7l-17-92-17 92z`}
      {...distant}
    />
    <path d="M24 82q140 70 310 40M72 82q140 60 300 40" className="fill-none stroke-ink/8" strokeWidth="2.4" />
    <g {...outline}>
      <path
        d={`M2 ${GROUND}q2-66 28-66h52q26 0 46 66zM148 ${GROUND}V158h92v82zM276 ${GROUND}v-44h96v44z`}
        className="fill-sunk stroke-ink"
      />
      <path d="M164 172h14v18h-14zM164 206h14v18h-14z" className="fill-gold stroke-ink" strokeWidth="2" />
      <path d="M292 210v30M308 210v30M324 210v30" {...detail} />
      <Miner x={56} y={174} degrees={-8} />
      <Miner x={194} y={158} degrees={4} />
      <Miner x={324} y={196} degrees={-5} wins />
    </g>
  </>
);

const keyhole = (x: number, y: number) => `M${x} ${y - 4}a4 4 0 0 1 2 7.5l2 7.5h-8l2-7.5a4 4 0 0 1 2-7.5z`;

/** A letter box for each of the five kinds, each with its own lock. A letter with a bitcoin as its seal goes into one. */
const addresses = (
  <>
    <path
      d={`M4 ${GROUND}v-96l34-34 34 34v96zM84 ${GROUND}V92l40-38 40 38v148zM300 ${GROUND}V86l46-42 46 42v154z`}
      {...distant}
    />
    <g {...outline}>
      <path d={`M30 ${GROUND}v-90h12v90z`} className="fill-ink stroke-ink" />
      <path d="M10 106h52v50H10z" className="fill-raised stroke-ink" />
      <path d="M5 108l31-32 31 32z" className="fill-ink stroke-ink" />
      <path d="M22 122h28" {...detail} strokeWidth="4" />
      <path d={`M84 ${GROUND}V118q0-22 26-22t26 22v122z`} className="fill-gold stroke-ink" />
      <path d={`M77 ${GROUND}v-12h66v12zM79 120h62v-8H79z`} className="fill-ink stroke-ink" />
      <path d="M96 138h28" {...detail} strokeWidth="5" />
      <path d={`M282 ${GROUND}V104h58v136z`} className="fill-raised stroke-ink" />
      <path d="M282 138h58M282 172h58M282 206h58M311 104v136" {...detail} />
      <path
        d="M303 122h.01M332 122h.01M303 156h.01M332 156h.01M303 190h.01M332 190h.01M303 224h.01M332 224h.01"
        {...detail}
        strokeWidth="5"
      />
      <path d={`M366 ${GROUND}v-60h10v60z`} className="fill-ink stroke-ink" />
      <path d="M348 122q0-12 12-12h22q12 0 12 12v66h-46z" className="fill-sunk stroke-ink" />
      <path d="M358 130h26" {...detail} strokeWidth="4" />
      <path d="M268 158V90" {...detail} strokeWidth="5" />
      <path d="M268 88h30v22h-30z" className="fill-bitcoin-fill stroke-ink" />
      <path d={`M198 ${GROUND}v-30h22v30z`} className="fill-raised stroke-ink" />
      <path d="M154 214v-92a55 55 0 0 1 110 0v92z" className="fill-ink stroke-ink" />
      <g transform="rotate(-7 209 150)">
        <path d="M165 64h88v92h-88z" className="fill-raised stroke-ink" />
        <path d="M165 66l44 42 44-42" {...detail} />
        <Bitcoin x={209} y={108} radius={27} />
      </g>
      <path d="M154 214v-66h110v66z" className="fill-ink stroke-ink" />
      <path d="M158 148h102v16H158z" className="fill-gold stroke-ink" />
      <path d={[keyhole(36, 140), keyhole(110, 166), keyhole(371, 160)].join('')} className="fill-ink stroke-none" />
      <path d={keyhole(209, 190)} className="fill-raised stroke-none" />
    </g>
  </>
);

/** The books of each shelf, whose widths and heights repeat. Before those of the last shelf is the place of the cat. */
const books = [112, 112, 188].flatMap((left, row) => {
  const backs: string[] = [];
  for (let x = left, n = row; x < 320; n++) {
    const width = Math.min(8 + ((n * 5) % 7), 328 - x);
    const shelf = 155 + row * 43;
    backs.push(`M${x} ${shelf}v${-25 - ((n * 3) % 5) * 2}h${width}V${shelf}z`);
    x += width;
  }
  return backs;
});

/** The whole record on the shelves of a house, a computer that has read it, and a cat. */
const node = (
  <>
    <path d={`M4 ${GROUND}v-88l38-34 38 34v88zM336 ${GROUND}v-70l28-26 28 26v70z`} {...distant} />
    <g {...outline}>
      <path d="M280 80V34h24v60z" className="fill-raised stroke-ink" />
      <path d={`M104 ${GROUND}V110L220 22l116 88v130z`} className="fill-raised stroke-ink" />
      <path d={books.join('')} className="fill-raised stroke-ink" strokeWidth="2" />
      <path d={books.filter((_, n) => n % 4 === 1).join('')} className="fill-gold stroke-ink" strokeWidth="2" />
      <path d={books.filter((_, n) => n % 6 === 2).join('')} className="fill-ink stroke-ink" strokeWidth="2" />
      <path d="M104 112h232v5H104zM104 155h232v5H104zM104 198h232v5H104z" className="fill-ink stroke-ink" />
      <path d="M92 120L220 22l128 98" className="fill-none stroke-ink" strokeWidth="12" />
      <path d="M187 62h66v44h-66z" className="fill-bitcoin-fill stroke-ink" />
      <path d="M176 112q0-6 8-6h72q8 0 8 6z" className="fill-raised stroke-ink" />
      <path d={LETTER} transform="translate(220 84) scale(.9)" className="fill-none stroke-on-fill" strokeWidth="3" />
      <path d={`M122 ${GROUND}q-8-26 18-28 14-1 20 6l2-7 6 5 6-4v8q8 12-6 20z`} className="fill-ink stroke-ink" />
    </g>
  </>
);

export const technicalUnderstanding = {
  'bitcoin-fees': fees,
  'lightning-basics': lightning,
  'bitcoin-mining': mining,
  'bitcoin-addresses': addresses,
  'running-a-node': node,
};
