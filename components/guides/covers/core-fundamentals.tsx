import type { ReactNode } from 'react';
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

/** A basket on a banknote, whose middle is at x. */
const Basket = ({ x, children }: { x: number; children: ReactNode }) => (
  <g transform={`translate(${x} 0)`} {...outline}>
    <path d="M-40 140V92a40 40 0 0 1 80 0v48" className="fill-none stroke-ink" strokeWidth="5" />
    {children}
    <path
      d="M-42 134h84l-9 60h-66zM-39 158h78M-36 176h72M-21 140l4 52M0 140v52M21 140l-4 52"
      className="fill-gold stroke-ink"
      strokeWidth="2.6"
    />
    <path d="M-48 130h96v11h-96z" className="fill-ink stroke-ink" />
    <path d="M-48 194h96v46h-96z" className="fill-foam stroke-on-fill" />
    <path
      d="M-40 202h80v30h-80zM-10 217a10 10 0 1 0 20 0a10 10 0 1 0-20 0"
      className="fill-none stroke-loss-fill"
      strokeWidth="2.6"
    />
  </g>
);

const BOTTLE = 'M-11 150V74q0-9 6-13V38H5v23q6 4 6 13v76z';
const APPLE = 'M0 112q-20-9-22 12 2 20 22 18 20 2 22-18-2-21-22-12q0-9 7-14';

/** The same banknote buys less each time. */
const whyNow = (
  <>
    <path d={`M6 ${GROUND}V44h388v196h-10v-84H16v84zM16 54v40h368V54zM16 104v42h368v-42z`} {...distant} />
    <Basket x={62}>
      <path
        d="M-38 138L-20 26q4-12 14-8t8 16L-14 138zM-21 48l14 8M-25 74l14 8M-29 100l14 8"
        className="fill-raised stroke-ink"
      />
      <path d="M10 138V60l18-16 18 16v78M10 60h36M28 44V30h-8v18M14 84h28" className="fill-raised stroke-ink" />
      <path d={BOTTLE} transform="translate(4 -8)" className="fill-ink stroke-ink" />
      <path d={APPLE} transform="translate(24 6)" className="fill-gold stroke-ink" />
    </Basket>
    <Basket x={172}>
      <path d={BOTTLE} transform="translate(-14 14)" className="fill-ink stroke-ink" />
      <path d={APPLE} transform="translate(14 6)" className="fill-gold stroke-ink" />
    </Basket>
    <Basket x={282}>
      <path d={APPLE} transform="translate(0 12)" className="fill-gold stroke-ink" />
    </Basket>
    <Bitcoin x={354} y={207} radius={32} />
  </>
);

/** A wallet with a coin in it, and the key on a ring at its edge. */
const firstWallet = (
  <>
    <path d={`M18 ${GROUND}V104q0-12 12-12h52q12 0 12 12v136zM326 ${GROUND}V74h46l18 18v148z`} {...distant} />
    <g {...outline}>
      <path d="M72 150V90q0-16 16-16h224q16 0 16 16v60z" className="fill-sunk stroke-ink" />
      <Bitcoin x={220} y={70} radius={62} />
      <path d="M62 118h276v106q0 16-16 16H78q-16 0-16-16z" className="fill-ink stroke-ink" />
      <path
        d="M74 130h252v92q0 6-6 6H80q-6 0-6-6z"
        className="fill-none stroke-paper"
        strokeWidth="2.4"
        strokeDasharray="8 7"
      />
      <path d="M346 158h-56q-20 0-20 20t20 20h56z" className="fill-sunk stroke-ink" />
      <circle cx="294" cy="178" r="8" className="fill-gold stroke-ink" />
      <g transform="translate(138 108) rotate(13) scale(1.15)">
        <path
          d="M-24 34a24 24 0 1 1 18 23v56l6 6 6-6h15V98H8V88h14V73H6V57A24 24 0 0 1-24 34zM-9 34a9 9 0 1 0 18 0a9 9 0 1 0-18 0z"
          className="fill-gold stroke-on-fill"
          transform="scale(-1 1)"
        />
        <circle cy="8" r="20" className="fill-none stroke-gold" strokeWidth="5" />
      </g>
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

/** A basket with a coin travels on a rope from one house to another. */
const sendReceive = (
  <>
    <path d={`M112 ${GROUND}q34-64 78-42 44-44 96 42z`} {...distant} />
    <g {...outline}>
      <path d="M121 85H279M121 113q79 12 158 0" className="fill-none stroke-ink" />
      <path d="M200 119l-44 62M200 119l44 62" {...detail} />
      <Bitcoin x={200} y={150} radius={37} />
      <path d="M152 182h96l-11 44h-74z" className="fill-gold stroke-ink" />
      <path d="M158 204h84M180 186l4 38M220 186l-4 38" {...detail} />
      <path d="M147 176h106v10H147z" className="fill-ink stroke-ink" />
      <path d={`M12 ${GROUND}V76l43-44 43 44v164z`} className="fill-raised stroke-ink" />
      <path d="M3 80L55 26l52 54-7 6-45-46-45 46z" className="fill-ink stroke-ink" />
      <Person x={55} y={158} />
      <path d={`M302 ${GROUND}V64h16V46h16V28h24v18h16v18h16v176z`} className="fill-raised stroke-ink" />
      <Person x={346} y={158} />
      <path d={`M42 ${GROUND}v-48h26v48zM333 ${GROUND}v-48h26v48z`} className="fill-sunk stroke-ink" />
      <path d="M98 99h23M302 99h-23" className="fill-none stroke-ink" strokeWidth="5" />
      <path
        d="M107 99a14 14 0 1 0 28 0a14 14 0 1 0-28 0M265 99a14 14 0 1 0 28 0a14 14 0 1 0-28 0"
        className="fill-gold stroke-ink"
      />
    </g>
  </>
);

/** A sapling with its watering can, and the same tree many years later, with a reader below it. */
const timePreference = (
  <>
    <path d={`M140 ${GROUND}V88l10-34 10 34v46h22V88l10-34 10 34v152z`} {...distant} />
    <g {...outline}>
      <path d={`M286 ${GROUND}q22-8 24-42V120h24v78q2 34 24 42z`} className="fill-ink stroke-ink" />
      <path
        transform="translate(0 -8)"
        d="M238 152q-34 2-38-30-6-28 20-40 2-38 42-36 18-34 54-30 36-4 42 34 30 6 28 42 10 30-14 48-14 18-40 10-22 14-44 0-22 16-50 2z"
        className="fill-gold stroke-ink"
      />
      <path
        d="M232 96q10 14 24 2M274 50q10 14 24 2M328 68q10 14 24 2M284 108q10 14 24 2M338 116q10 14 24 2"
        {...detail}
      />
      <path
        d={`M214 ${GROUND}v-60M278 ${GROUND}v-60M208 180h76v7h-76zM208 208h76v8h-76z`}
        className="fill-raised stroke-ink"
      />
      <path
        d="M232 212v-26q0-11 14-11t14 11v26M239 212v26M253 212v26"
        className="fill-ink stroke-ink"
        strokeWidth="5"
      />
      <circle cx="246" cy="163" r="9" className="fill-ink stroke-ink" />
      <path d="M246 194l-17-5v-13l17 5 17-5v13z" className="fill-bitcoin-fill stroke-on-fill" strokeWidth="2.4" />
      <path d={`M130 ${GROUND}q5-34 0-62`} className="fill-none stroke-ink" strokeWidth="4" />
      <path
        d="M130 178q-30 4-33-24 28-4 33 24q-2-32 28-35 5 31-28 35zM132 208q22 2 26-19-24-2-26 19z"
        className="fill-gold stroke-ink"
      />
      <path d="M34 198q-22-4-22 18t22 18" className="fill-none stroke-ink" strokeWidth="5" />
      <path d="M68 228l28-46 7 4-24 54z" className="fill-raised stroke-ink" />
      <path d="M92 174l18 10-5 8-18-10z" className="fill-ink stroke-ink" />
      <path d={`M34 ${GROUND}l4-54h34l4 54zM38 186q17-22 34 0`} className="fill-raised stroke-ink" />
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
