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
      <Bitcoin x={116} y={79} radius={20} />
      <Bitcoin x={170} y={79} radius={20} />
      <Bitcoin x={224} y={79} radius={20} />
      <path d="M274 58l-14 23h11l-5 19 18-26h-11z" className="fill-gold stroke-none" />
    </g>
  </>
);

/** A ticket of a lottery with its middle at x, y. */
const ticket = (x: number, y: number, degrees: number, width = 40) => {
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  const corner = (right: number, down: number) => {
    const [a, b] = [(right * width) / 2, (down * width) / 4];
    return `${Math.round(x + a * cos - b * sin)} ${Math.round(y + a * sin + b * cos)}`;
  };
  return `M${corner(-1, -1)}L${corner(1, -1)}L${corner(1, 1)}L${corner(-1, 1)}z`;
};

/** A lottery drum that runs on power from the grid, and the one ticket that wins. */
const mining = (
  <>
    <path
      d={`M12 ${GROUND}L39 82H20v-6h21l4-26h6l4 26h21v6H57l27 158h-8L48 112 20 ${GROUND}zM330 ${GROUND}l16-118h-14v-6h16l3-20h6l3 20h16v6h-14l16 118h-7l-17-92-17 92z`}
      {...distant}
    />
    <path d="M24 82q140 70 310 40M72 82q140 60 300 40" className="fill-none stroke-ink/8" strokeWidth="2.5" />
    <g {...outline}>
      <path d="M98 228l14-120h8v120zM274 228V108h8l14 120z" className="fill-raised stroke-ink" />
      <circle cx="196" cy="112" r="88" className="fill-sunk stroke-ink" />
      <path
        d="M108 112h176M108 112a88 36 0 0 1 176 0 88 36 0 0 1-176 0M108 112a88 66 0 0 1 176 0 88 66 0 0 1-176 0"
        {...detail}
      />
      <path
        d={[ticket(150, 150, 20), ticket(196, 160, -30), ticket(240, 152, 40)].join('')}
        className="fill-gold stroke-ink"
      />
      <path
        d={[ticket(170, 176, -14), ticket(222, 176, 12), ticket(142, 92, -40), ticket(246, 64, 30)].join('')}
        className="fill-raised stroke-ink"
      />
      <path d={ticket(202, 96, -14, 84)} className="fill-bitcoin-fill stroke-ink" />
      <path
        d={LETTER}
        transform="translate(202 96) rotate(-14) scale(.9)"
        className="fill-none stroke-on-fill"
        strokeWidth="3.6"
      />
      <circle cx="108" cy="112" r="9" className="fill-ink stroke-ink" />
      <path d="M284 90h46v44h-46z" className="fill-raised stroke-ink" />
      <path d="M296 102h22M296 112h22M296 122h22" {...detail} />
      <path d="M316 134q-4 66 8 84 8 10 24-4" className="fill-none stroke-ink" strokeWidth="5" />
      <path d="M346 204h14v20h-14z" className="fill-ink stroke-ink" />
      <path d={`M366 ${GROUND}v-54h26v54z`} className="fill-raised stroke-ink" />
      <path d="M360 209h6M360 219h6" {...detail} strokeWidth="4" />
      <path d={`M82 ${GROUND}v-12h228v12z`} className="fill-ink stroke-ink" />
    </g>
  </>
);

const keyhole = (x: number, y: number) => `M${x} ${y - 4}a4 4 0 0 1 2 7.5l2 7.5h-8l2-7.5a4 4 0 0 1 2-7.5z`;

/** A letter box for each era, each with its own lock. In one of them is a bitcoin. */
const addresses = (
  <>
    <path
      d={`M4 ${GROUND}v-96l34-34 34 34v96zM150 ${GROUND}V92l40-38 40 38v148zM300 ${GROUND}V86l46-42 46 42v154z`}
      {...distant}
    />
    <g {...outline}>
      <path d={`M50 ${GROUND}v-90h12v90z`} className="fill-ink stroke-ink" />
      <path d="M26 104h60v52H26z" className="fill-raised stroke-ink" />
      <path d="M14 106l42-36 42 36z" className="fill-ink stroke-ink" />
      <path d="M40 120h32" {...detail} strokeWidth="4" />
      <path d={`M112 ${GROUND}V106q0-22 30-22t30 22v134z`} className="fill-gold stroke-ink" />
      <path d={`M104 ${GROUND}v-12h76v12zM106 108h72v-8h-72z`} className="fill-ink stroke-ink" />
      <path d="M126 128h32" {...detail} strokeWidth="5" />
      <path d={`M316 ${GROUND}V100h72v140z`} className="fill-raised stroke-ink" />
      <path d="M316 135h72M316 170h72M316 205h72M352 100v140" {...detail} />
      <path
        d="M344 118h.01M380 118h.01M344 153h.01M380 153h.01M344 188h.01M380 188h.01M344 223h.01M380 223h.01"
        {...detail}
        strokeWidth="5"
      />
      <path d={`M240 ${GROUND}v-60h16v60z`} className="fill-ink stroke-ink" />
      <path d="M306 134V52" {...detail} strokeWidth="5" />
      <path d="M306 50h36v24h-36z" className="fill-bitcoin-fill stroke-ink" />
      <path d="M194 162v-52a54 54 0 0 1 108 0v52z" className="fill-raised stroke-ink" />
      <path d="M204 162v-52a44 44 0 0 1 88 0v52z" className="fill-ink stroke-ink" />
      <path d="M204 162h88q0 44-44 44t-44-44z" className="fill-raised stroke-ink" />
      <Bitcoin x={248} y={126} radius={33} />
      <path d={[keyhole(56, 138), keyhole(142, 158), keyhole(248, 182)].join('')} className="fill-ink stroke-none" />
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
      <path d={LETTER} transform="translate(220 84) scale(.9)" className="fill-none stroke-on-fill" strokeWidth="3.4" />
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
