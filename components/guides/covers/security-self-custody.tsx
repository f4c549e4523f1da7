import { Bitcoin, detail, distant, GROUND, outline } from './parts';

/** A key 58 high that hangs from its bow at x, y. */
const key = (x: number, y: number) =>
  `M${x - 4} ${y + 26}a14 14 0 1 1 8 0v32h-15v-8h7v-5h-7v-8h7zM${x - 5} ${y + 13}a5 5 0 1 0 10 0 5 5 0 1 0-10 0z`;

/** The places of the twelve words, in rows of four. */
const places = Array.from({ length: 12 }, (_, n) => ({ x: 114 + (n % 4) * 52, y: 164 + Math.floor(n / 4) * 24 }));

/** A tree that bears keys grows from the places of twelve words. */
const seedPhrases = (
  <>
    <path d={`M4 ${GROUND}q40-96 118-72 40-30 96 0 60-84 178 72z`} {...distant} />
    <g {...outline}>
      <path d="M194 152q8-34 2-70h36q-6 36 2 70z" className="fill-gold stroke-ink" />
      <path
        d="M138 124a36 36 0 0 1-18-66a42 42 0 0 1 52-32a52 52 0 0 1 84 0a42 42 0 0 1 54 32a36 36 0 0 1-18 66q-24 6-38-10-42 22-78-2-16 16-38 12z"
        className="fill-raised stroke-ink"
      />
      <path d="M140 52v12M177 28v12M214 54v12M251 28v12M288 52v12" {...detail} />
      <path
        d={key(140, 58) + key(177, 34) + key(214, 60) + key(251, 34) + key(288, 58)}
        fillRule="evenodd"
        className="fill-bitcoin-fill stroke-ink"
        strokeWidth="2.4"
      />
      <path d={`M98 ${GROUND}l-4-90h240l-4 90z`} className="fill-gold stroke-ink" />
      <path
        d={places.map(({ x, y }) => `M${x} ${y}h44v18h-44z`).join('')}
        className="fill-foam stroke-ink"
        strokeWidth="2"
      />
      <path
        d={places.map(({ x, y }, n) => `M${x + 7} ${y + 9}h${12 + ((n * 7) % 19)}`).join('')}
        className="fill-none stroke-on-fill"
        strokeWidth="4"
      />
    </g>
  </>
);

/** A mouse looks at the cheese of a trap, which is a bitcoin. */
const commonMistakes = (
  <>
    <path d={`M14 ${GROUND}v-74q0-54 54-54t54 54v74z`} {...distant} />
    <g {...outline}>
      <path d="M142 216h196v24H142zM338 216l54-44v24l-54 44z" className="fill-gold stroke-ink" />
      <path d="M142 216l54-44h196l-54 44z" className="fill-gold stroke-ink" />
      <path d="M264 206L318 56l50-40-50 150" className="fill-none stroke-ink" strokeWidth="13" />
      <path d="M264 206L318 56l50-40-50 150" className="fill-none stroke-loss-fill" strokeWidth="7" />
      <path d="M258 211l60-48" className="stroke-ink" strokeWidth="22" />
      <path d="M258 211l60-48" className="stroke-foam" strokeWidth="16" />
      <path
        d="M258 211l60-48"
        className="stroke-on-fill"
        strokeWidth="16"
        strokeDasharray="2.5 6"
        strokeLinecap="butt"
      />
      <path d="M172 208l22-20h54l-22 20z" className="fill-foam stroke-ink" />
      <Bitcoin x={214} y={142} radius={54} />
      <path d="M18 234q-16-26 0-44 8-8 4-18" {...detail} strokeWidth="4" />
      <path d={`M14 ${GROUND}q-2-58 46-62 32-2 66 46 6 10-2 14l-20 2z`} className="fill-sunk stroke-ink" />
      <circle cx="66" cy="182" r="18" className="fill-raised stroke-ink" />
      <path d="M98 206v.1" {...detail} strokeWidth="7" />
      <path d="M124 226v.1" {...detail} strokeWidth="10" />
    </g>
  </>
);

/** A signing device is a castle with a moat. Its plug is the drawbridge, which is up; the bug in the laptop stays outside. */
const hardwareWallets = (
  <>
    <path d={`M4 ${GROUND}q40-150 108-74 40-20 100 74zM356 ${GROUND}V96h8V84h8v12h8V84h8v12h8v144z`} {...distant} />
    <g {...outline}>
      <path d="M120 220q8-6 16 0t16 0 16 0 16 0 16 0 16 0v20h-96z" className="fill-lake stroke-ink" />
      <path
        d={`M4 ${GROUND}v-32h122q10 14 4 32zM396 ${GROUND}v-32H206q-10 14-4 32z`}
        className="fill-sunk stroke-ink"
      />
      <path d="M34 130h76v56H34zM22 208l12-22h76l12 22z" className="fill-raised stroke-ink" />
      <path d="M62 160h20M62 148l20 22M82 148l-20 22" {...detail} />
      <ellipse cx="72" cy="159" rx="8" ry="11" className="fill-loss-fill stroke-ink" strokeWidth="2" />
      <path d="M226 96l-72 30" {...detail} />
      <g transform="translate(228 204) rotate(38)">
        <path d="M-92-20H0V0h-92z" className="fill-gold stroke-ink" />
        <path d="M-122-24h30v28h-30z" className="fill-foam stroke-ink" />
        <path d="M-110-17h8v5h-8zM-110-8h8v5h-8z" className="fill-on-fill" />
      </g>
      <path d="M222 208V60h-8V26h26v14h28V26h32v14h28V26h26v34h-8v148z" className="fill-raised stroke-ink" />
      <path d="M246 72h76v80h-76z" className="fill-foam stroke-ink" />
      <path d={key(284, 83)} fillRule="evenodd" className="fill-bitcoin-fill stroke-ink" strokeWidth="2.4" />
      <path d="M248 168h30v14h-30zM290 168h30v14h-30z" className="fill-ink stroke-ink" />
    </g>
  </>
);

/** A clipboard with ticks leans at a safe, whose lock has the color of bitcoin. */
const securityChecklist = (
  <>
    <path
      d={`M4 ${GROUND}V60h8v172h40V60h8v172h40V60h8v180zM4 60h104v8H4zM4 102h104v8H4zM4 144h104v8H4zM4 186h104v8H4z`}
      {...distant}
    />
    <g {...outline}>
      <path d={`M188 ${GROUND}v-14h28v14zM328 ${GROUND}v-14h28v14z`} className="fill-ink stroke-ink" />
      <rect x="166" y="26" width="210" height="202" rx="14" className="fill-raised stroke-ink" />
      <rect x="186" y="46" width="170" height="162" rx="6" {...detail} />
      <path d="M376 68h10v34h-10zM376 152h10v34h-10z" className="fill-ink stroke-ink" />
      <circle cx="276" cy="127" r="66" {...detail} strokeDasharray="2 12" strokeWidth="6" />
      <circle cx="276" cy="127" r="50" className="fill-bitcoin-fill stroke-ink" />
      <path d="M267 132a16 16 0 1 1 18 0l8 26h-34z" className="fill-on-fill stroke-on-fill" />
      <g transform="rotate(9 120 240)">
        <path d="M50 62h124v178H50z" className="fill-gold stroke-ink" />
        <path d="M62 80h100v148H62z" className="fill-foam stroke-ink" strokeWidth="2" />
        <path d="M90 70v-16h12a10 10 0 0 1 20 0h12v16z" className="fill-ink stroke-ink" />
        <path
          d="M74 100h20v20H74zM74 132h20v20H74zM74 164h20v20H74zM74 196h20v20H74zM106 110h44M106 142h32M106 174h44M106 206h32"
          className="fill-none stroke-on-fill"
          strokeWidth="2.4"
        />
        <path
          d="M76 108l8 8 16-20M76 140l8 8 16-20M76 172l8 8 16-20"
          className="fill-none stroke-gain-fill"
          strokeWidth="5"
        />
      </g>
    </g>
  </>
);

export const securitySelfCustody = {
  'hardware-wallets': hardwareWallets,
  'bitcoin-common-mistakes': commonMistakes,
  'security-checklist': securityChecklist,
  'seed-phrases': seedPhrases,
};
