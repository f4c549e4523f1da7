import { Bitcoin, detail, distant, GROUND, outline } from './parts';

/** A house with a lit window, in which the shared notebook lies open. */
const House = ({ x, eaves, peak }: { x: number; eaves: number; peak: number }) => (
  <g transform={`translate(${x} 0)`}>
    <path d={`M-39 ${GROUND}V${eaves}L0 ${peak}l39 ${eaves - peak}V${GROUND}z`} className="fill-raised stroke-ink" />
    <path
      d={`M-45 ${eaves + 6}L0 ${peak - 6}l45 ${eaves - peak + 12}-7 6L0 ${peak + 9}l-38 ${eaves - peak + 3}z`}
      className="fill-ink stroke-ink"
    />
    <path d="M-26 194h52v34h-52z" className="fill-gold stroke-ink" />
    <path
      d="M0 202q-9-5-20-1v20q11-4 20 1 9-5 20-1v-20q-11-4-20 1v20"
      className="fill-foam stroke-on-fill"
      strokeWidth="2.4"
    />
  </g>
);

/** The coin rises behind a street where each house has the same notebook. */
const whatIsBitcoin = (
  <>
    <path d={`M4 ${GROUND}q26-74 76-78t70 34q60-62 128-40 70 10 118 84z`} {...distant} />
    <Bitcoin x={200} y={98} radius={88} />
    <path d="M131 62A78 78 0 0 1 250 38" className="fill-none stroke-on-fill" strokeWidth="2" strokeLinecap="round" />
    <g {...outline}>
      <House x={161} eaves={190} peak={166} />
      <House x={239} eaves={190} peak={166} />
      <House x={83} eaves={166} peak={128} />
      <House x={317} eaves={156} peak={114} />
      <path d="M114 211h16M192 211h16M270 211h16" className="fill-none stroke-ink" strokeDasharray="0 5.3" />
    </g>
  </>
);

/** A basket on a banknote, whose middle is at x, with four goods in it and the loaf, or what is left of it. */
const Basket = ({ x, bread }: { x: number; bread?: string }) => (
  <g transform={`translate(${x} ${GROUND}) scale(1.12) translate(0-${GROUND})`} {...outline}>
    <path d="M-40 140V90a40 40 0 0 1 80 0v50" className="fill-none stroke-ink" strokeWidth="5" />
    <path d={BOTTLE} transform="translate(-2 4)" className="fill-ink stroke-ink" />
    <path d="M12 138V76l14-15 14 15v62M12 76h28M26 61V50h-8v12" className="fill-raised stroke-ink" />
    {bread && <path d={bread} className="fill-raised stroke-ink" />}
    <path d={APPLE} transform="translate(24 3)" className="fill-gold stroke-ink" />
    <circle cx="-9" cy="124" r="16" className="fill-bitcoin-fill stroke-ink" />
    <path d="M-12 117h.1" {...detail} />
    <path
      d="M-42 134h84l-9 60h-66zM-39 158h78M-36 176h72M-21 140l4 52M0 140v52M21 140l-4 52"
      className="fill-gold stroke-ink"
      strokeWidth="2.4"
    />
    <path d="M-48 130h96v11h-96z" className="fill-ink stroke-ink" />
    <path d="M-48 194h96v46h-96z" className="fill-foam stroke-on-fill" />
    <path
      d="M-40 202h80v30h-80zM-10 217a10 10 0 1 0 20 0a10 10 0 1 0-20 0"
      className="fill-none stroke-loss-fill"
      strokeWidth="2.4"
    />
  </g>
);

const BOTTLE = 'M-11 150V74q0-9 6-13V38H5v23q6 4 6 13v76z';
const APPLE = 'M0 112q-20-9-22 12 2 20 22 18 20 2 22-18-2-21-22-12q0-9 7-14';
const BREAD = 'M-37 140L-51 48q1-13 10-14t12 10l14 96zM-49 62l18 2M-46 84l18 2M-43 106l18 2';
const HALF_BREAD = 'M-37 140L-44 92l5 4 5-8 5 7 6-5 8 50zM-43 106l18 2';

/** The same banknote buys five goods, then a little less, then four. */
const whyNow = (
  <>
    <path d={`M6 ${GROUND}V44h388v196h-10v-84H16v84zM16 54v40h368V54zM16 104v42h368v-42z`} {...distant} />
    <Basket x={72} bread={BREAD} />
    <Basket x={200} bread={HALF_BREAD} />
    <Basket x={328} />
  </>
);

/** A wallet with a large key in it and no coin, because a wallet holds keys. */
const firstWallet = (
  <>
    <path d={`M18 ${GROUND}V104q0-12 12-12h52q12 0 12 12v136zM326 ${GROUND}V74h46l18 18v148z`} {...distant} />
    <g {...outline}>
      <path d="M72 186V130q0-16 16-16h224q16 0 16 16v56z" className="fill-sunk stroke-ink" />
      <g transform="translate(224 54) rotate(15)">
        <path
          d="M-11 42V180H11V124h26v-18H24V94h13V72H11V42A45 45 0 1 0-11 42zM-18-14a18 18 0 1 0 36 0a18 18 0 1 0-36 0z"
          fillRule="evenodd"
          className="fill-bitcoin-fill stroke-ink"
        />
        <path d="M-17 50h34" className="fill-none stroke-ink" strokeWidth="9" />
        <path d="M-33-10A34 34 0 0 1-8-36" className="fill-none stroke-on-fill" strokeWidth="2" />
      </g>
      <path d="M62 158h276v66q0 16-16 16H78q-16 0-16-16z" className="fill-ink stroke-ink" />
      <path
        d="M74 170h252v52q0 6-6 6H80q-6 0-6-6z"
        className="fill-none stroke-paper"
        strokeWidth="2.4"
        strokeDasharray="8 7"
      />
      <path d="M346 180h-56q-19 0-19 19t19 19h56z" className="fill-sunk stroke-ink" />
      <circle cx="292" cy="199" r="8" className="fill-gold stroke-ink" />
    </g>
  </>
);

/** A person at an open window, whose sill is at x, y. */
const Person = ({ x, y }: { x: number; y: number }) => (
  <g transform={`translate(${x} ${y})`}>
    <path d="M-22-58h44V0h-44z" className="fill-gold stroke-ink" />
    <path d="M-17-2q0-24 17-24t17 24zM-9-37a9 9 0 1 0 18 0a9 9 0 1 0-18 0z" className="fill-on-fill stroke-on-fill" />
    <path d="M-34-58h12v54h-12zM34-58h-12v54h12zM-36-4h72v8h-72z" className="fill-ink stroke-ink" />
  </g>
);

/** A basket with a coin slides down a rope from one house to another. Nothing pulls it back. */
const sendReceive = (
  <>
    <path d={`M112 ${GROUND}q34-64 78-42 44-44 96 42z`} {...distant} />
    <g {...outline}>
      <path d="M98 66L302 124" className="fill-none stroke-ink" strokeWidth="4" />
      <path d="M172 73l-25-7M162 56l-38-11" {...detail} />
      <path d="M210 98l-46 64M210 98l46 64" {...detail} />
      <Bitcoin x={210} y={143} radius={37} />
      <path d="M160 171h100l-12 46h-76z" className="fill-gold stroke-ink" />
      <path d="M166 194h88M188 175l5 42M232 175l-5 42" {...detail} />
      <path d="M155 165h110v10H155z" className="fill-ink stroke-ink" />
      <circle cx="210" cy="87" r="11" className="fill-gold stroke-ink" />
      <path d={`M12 ${GROUND}V70l43-42 43 42v170z`} className="fill-raised stroke-ink" />
      <path d="M3 74L55 22l52 52-7 6-45-46-45 46z" className="fill-ink stroke-ink" />
      <Person x={55} y={142} />
      <path d={`M302 ${GROUND}V98h16V80h16V62h24v18h16v18h16v142z`} className="fill-raised stroke-ink" />
      <Person x={346} y={186} />
      <path d={`M42 ${GROUND}v-52h26v52z`} className="fill-sunk stroke-ink" />
      <path d="M104 68h-8M296 122h8" className="fill-none stroke-ink" strokeWidth="9" />
    </g>
  </>
);

const STEM = 'M0-98q-2-18 8-30';
const LEAF = 'M6-112q8-22 36-20-6 24-36 20z';
const LEFT_SIDE = 'M0-98q-30-22-52-2-22 22-12 60 10 36 36 40 14 2 28-5 14 7 28 5 26-4 36-40';
const WHOLE = `${LEFT_SIDE} 10-38-12-60-22-20-52 2z`;
const BITTEN = `${LEFT_SIDE}a18 18 0 0 1-24-16 18 18 0 0 1-2-28 18 18 0 0 1 10-20q-22-12-48 6z`;

/** One apple is eaten now. The other, as large, is kept for later under glass. */
const timePreference = (
  <>
    <path d={`M142 ${GROUND}v-16h8q0-62 38-92-38-30-38-92h-8V24h116v16h-8q0 62-38 92 38 30 38 92h8v16z`} {...distant} />
    <g {...outline}>
      <path d="M214 226v-90a82 82 0 0 1 164 0v90z" className="fill-raised stroke-ink" />
      {[BITTEN, WHOLE].map((fruit, n) => (
        <g key={fruit} transform={`translate(${100 + n * 196} 226)`}>
          <path d={STEM} className="fill-none stroke-ink" strokeWidth="6" />
          <path d={LEAF} className="fill-raised stroke-ink" />
          <path d={fruit} className="fill-bitcoin-fill stroke-ink" />
          <path d="M-50-40q-8-28 6-44" className="fill-none stroke-on-fill" strokeWidth="2" />
          <path d="M-88 0h176v14H-88z" className="fill-ink stroke-ink" />
        </g>
      ))}
      <path
        d="M64-40a18 18 0 0 1-24-16 18 18 0 0 1-2-28 18 18 0 0 1 10-20q-12-6-20-4-8 14-2 22-12 14-2 28 2 18 20 26 10 6 16-8z"
        transform="translate(100 226)"
        className="fill-foam stroke-ink"
        strokeWidth="2"
      />
      <path d="M230 150v-14a66 66 0 0 1 34-58" {...detail} strokeWidth="4" />
      <circle cx="296" cy="42" r="11" className="fill-gold stroke-ink" />
    </g>
  </>
);

export const coreFundamentals = {
  'what-is-bitcoin': whatIsBitcoin,
  'why-bitcoin-matters-now': whyNow,
  'first-wallet': firstWallet,
  'send-receive-bitcoin': sendReceive,
  'time-preference': timePreference,
};
