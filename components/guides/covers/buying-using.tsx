import { Bitcoin, detail, distant, GROUND, LETTER, outline } from './parts';

/** A bitcoin is cut like a cake, and the buyer has a slice of it. */
const buying = (
  <>
    <path d={`M20 ${GROUND}V72h44v168zM78 ${GROUND}V36h10v204zM272 ${GROUND}V84h108v156z`} {...distant} />
    <path d="M262 84q9 22 18 0 9 22 18 0 9 22 19 0 9 22 18 0 9 22 18 0 9 22 18 0 9 22 19 0L378 50H274z" {...distant} />
    <g {...outline}>
      <path d={`M96 ${GROUND}q34-8 36-34h36q2 26 36 34z`} className="fill-raised stroke-ink" />
      <ellipse cx="150" cy="170" rx="128" ry="42" className="fill-raised stroke-ink" />
      <path d="M150 104h106v62H150z" className="fill-raised stroke-ink" />
      <path d="M150 135h106" className="fill-none stroke-bitcoin-fill" strokeWidth="9" strokeLinecap="butt" />
      <path d="M44 104v62A106 36 0 0 0 203 197V135l-53-31z" className="fill-bitcoin-fill stroke-ink" />
      <path d="M52 121v58M68 129v60M86 134v62M106 138v61M127 140v61M149 140v62M169 140v61M187 138v61" {...detail} />
      <path d="M150 104h106A106 36 0 1 0 203 135z" className="fill-bitcoin-fill stroke-ink" />
      <path d={LETTER} transform="translate(104 104) scale(2 1)" className="fill-none stroke-on-fill" strokeWidth="3" />
      <path d={`M272 224h112q-6 16-40 16h-32q-34 0-40-16z`} className="fill-raised stroke-ink" />
      <path d="M290 182v28l58 14v-30zM348 194q24-6 22-22l0 30q0 16-22 22z" className="fill-raised stroke-ink" />
      <path d="M290 182l80-18q4 24-22 30z" className="fill-bitcoin-fill stroke-ink" />
    </g>
  </>
);

const awning = 'M12 0h80l12 36q-13 20-26 0-13 20-26 0-13 20-26 0-13 20-26 0z';
const stripes = 'M12 0h20l-6 36q-13 20-26 0zM52 0h20l6 36q-13 20-26 0z';
const Shop = ({ x }: { x: number }) => (
  <g transform={`translate(${x} 100)`}>
    <path d="M6 30h92v110H6zM20 66h64v48H20z" className="fill-raised stroke-ink" />
    <path d={awning} className="fill-raised stroke-ink" />
    <path d={stripes} className="fill-ink stroke-ink" />
    <Bitcoin x={52} y={90} radius={17} />
  </g>
);

/** Three shops sell the same coin. A lens shows what the tag of one says in small letters. */
const platforms = (
  <>
    <path d={`M8 ${GROUND}V116h52V74l24-24 24 24v42h32V56h60v36h40V34h60v82h44V70h32v170z`} {...distant} />
    <g {...outline}>
      <Shop x={12} />
      <Shop x={134} />
      <Shop x={256} />
      <path d="M342 152l40 52" className="fill-none stroke-ink" strokeWidth="20" />
      <circle cx="300" cy="100" r="66" className="fill-raised stroke-ink" strokeWidth="9" />
      <path d="M264 80l36-32 36 32v70h-72z" className="fill-gold stroke-ink" />
      <circle cx="300" cy="74" r="7" className="fill-raised stroke-ink" />
      <path d="M277 98h46M277 110h46M277 122h46M277 134h22" {...detail} />
      <path d="M310 134h13" className="fill-none stroke-loss-fill" strokeWidth="6" />
    </g>
  </>
);

/** The sign of the dollar, 26 high. */
const DOLLAR = 'M6-5q-1-4-6-4t-6 4q0 4 6 5t6 5q0 4-6 4t-6-4M0-13v26';

/** A street lamp, 112 high, with its foot at x, y. */
const Lamp = ({ x, y, isLit }: { x: number; y: number; isLit: boolean }) => (
  <g transform={`translate(${x} ${y})`}>
    <path d="M0 8v-68" className="fill-none stroke-ink" strokeWidth="6" />
    <path d="M-13-60l-6-34h38l-6 34z" className={`${isLit ? 'fill-bitcoin-fill' : 'fill-raised'} stroke-ink`} />
    <path d="M-24-94l24-20 24 20z" className="fill-ink stroke-ink" />
    {isLit && <path d={DOLLAR} transform="translate(0-77)" className="fill-none stroke-on-fill" strokeWidth="2.4" />}
  </g>
);

/** Street lamps of one size at equal distances over hills, lit one by one: equal sums of dollars at high and low prices. */
const habit = (
  <>
    <path d={`M8 ${GROUND}c40-60 60-96 110-96 44 0 60 40 96 10 30-26 40-74 86-74 50 0 60 90 92 160z`} {...distant} />
    <g {...outline}>
      <Lamp x={40} y={204} isLit />
      <Lamp x={112} y={168} isLit />
      <Lamp x={184} y={196} isLit />
      <Lamp x={256} y={150} isLit />
      <Lamp x={328} y={180} isLit={false} />
      <path d="M366 164l-25-43" className="fill-none stroke-ink" />
      <path d="M358 206q-2-46 12-48 14 2 12 48zM357 135h26v5h-26zM361 136v-15h18v15z" className="fill-ink stroke-ink" />
      <circle cx="370" cy="147" r="9" className="fill-raised stroke-ink" />
      <path
        d={`M6 ${GROUND}C14 218 22 200 40 200 70 198 78 164 112 164 146 164 152 192 184 192 220 192 218 146 256 146 294 146 294 174 328 178 364 182 374 204 394 ${GROUND}z`}
        className="fill-raised stroke-ink"
      />
    </g>
  </>
);

/** People, 110 high. */
const people = (places: readonly number[], top: number) =>
  places
    .map(
      (x) => `M${x - 24} ${GROUND}v-${top - 60}a24 24 0 0 1 48 0v${top - 60}zM${x} ${GROUND - top}a15 15 0 1 1-.1 0z`,
    )
    .join('');

/** One with a coin is in the light. The many others are in the dark. */
const stories = (
  <>
    <path d={people([40, 92, 144, 358], 132)} {...distant} />
    <path d={people([30, 66, 118, 170, 332, 370], 104)} {...distant} />
    <g {...outline}>
      <path d={`M204 50L134 ${GROUND}h232L296 50z`} className="fill-gold" />
      <path d="M216 24h68l18 28H198zM250 0v24" className="fill-ink stroke-ink" />
      <path d="M262 192l20-56" className="fill-none stroke-ink" strokeWidth="19" />
      <path d={`M202 ${GROUND}v-46a33 33 0 0 1 66 0v46z`} className="fill-raised stroke-ink" />
      <path d="M261 195l21-59" className="fill-none stroke-raised" strokeWidth="13" />
      <circle cx="235" cy="136" r="20" className="fill-raised stroke-ink" />
      <Bitcoin x={284} y={112} radius={27} />
    </g>
  </>
);

/** A cup on a counter; a phone reads the code of the bill and pays. */
const payments = (
  <>
    <path d={`M24 ${GROUND}V40h180v200h-12V84H36v156z`} {...distant} />
    <path
      d="M14 84q10 24 20 0 10 24 20 0 10 24 20 0 10 24 20 0 10 24 20 0 10 24 20 0 10 24 20 0 10 24 20 0 10 24 20 0 10 24 20 0L200 40H28z"
      {...distant}
    />
    <g {...outline}>
      <path d="M108 92q-14-14 0-28t0-28M138 92q-14-14 0-28t0-28" {...detail} strokeWidth="4" />
      <path d="M176 122h12q22 0 22 22 0 26-36 28" className="fill-none stroke-ink" strokeWidth="9" />
      <path d="M66 108h116v30q0 50-40 50h-36q-40 0-40-50z" className="fill-raised stroke-ink" />
      <path d="M52 188h144q-6 14-30 14H82q-24 0-30-14z" className="fill-raised stroke-ink" />
      <path d="M222 202v-72h60v72z" className="fill-raised stroke-ink" />
      <path
        d="M232 140h14v14h-14zM258 140h14v14h-14zM232 166h14v14h-14zM254 162h6v6h-6zM266 164h6v6h-6zM258 174h14v6h-14z"
        className="fill-ink"
      />
      <path d={`M18 202h284v12H18zM32 214h256v${GROUND - 214}H32z`} className="fill-gold stroke-ink" />
      <path d={`M318 ${GROUND}l6-34h56l6 34z`} className="fill-ink stroke-ink" />
      <path d="M316 150q-14 8-12 30l14 28h66l8-30v-44z" className="fill-raised stroke-ink" />
      <path d="M314 56h60q8 0 8 8v112q0 8-8 8h-60q-8 0-8-8V64q0-8 8-8z" className="fill-ink stroke-ink" />
      <path d="M314 70h60v98h-60z" className="fill-raised stroke-ink" />
      <Bitcoin x={344} y={114} radius={22} />
      <path
        d="M382 124h-8q-8 0-8 8t8 8q-8 0-8 8t8 8q-8 0-8 8t8 8h10q8 0 8-8v-32q0-8-8-8zM306 204q-8-20 2-34 8-14 18-10t4 18l-10 14z"
        className="fill-raised stroke-ink"
      />
    </g>
  </>
);

/** A cash register takes a coin and gives a note and a very long receipt. */
const selling = (
  <>
    <path d={`M10 ${GROUND}V70h64v170zM258 ${GROUND}V132h-6v-10l45-30 45 30v10h-6v108z`} {...distant} />
    <g {...outline}>
      <Bitcoin x={138} y={60} radius={31} />
      <path d="M196 92V16l46 46v30zM336 62l46-46v210l-12-8-11 8-11-8-12 8z" className="fill-raised stroke-ink" />
      <path d="M196 16h186l-46 46h-94z" className="fill-sunk stroke-ink" />
      <path
        d="M208 74h22M348 74h22M348 90h22M348 106h22M348 122h22M348 138h22M348 154h22M348 170h22M348 186h12"
        {...detail}
      />
      <path d="M348 202h22" className="fill-none stroke-loss-fill" strokeWidth="6" />
      <path d="M78 184l18-98h162l18 98z" className="fill-gold stroke-ink" />
      <path d="M112 98h130l4 26H107z" className="fill-ink stroke-ink" />
      <path
        d="M112 142h.1M144 142h.1M177 142h.1M210 142h.1M242 142h.1M108 164h.1M142 164h.1M177 164h.1M212 164h.1M246 164h.1"
        className="fill-none stroke-ink"
        strokeWidth="12"
      />
      <path d={`M62 184h230v${GROUND - 184}H62z`} className="fill-gold stroke-ink" />
      <path
        d="M104 190h146v20H104zM114 197h30M210 197h30M186 206a9 9 0 1 0-18 0"
        className="fill-raised stroke-ink"
        strokeWidth="2"
      />
      <path d="M46 204h262v28H46z" className="fill-raised stroke-ink" />
      <path d="M162 218h30" className="fill-none stroke-ink" strokeWidth="6" />
    </g>
  </>
);

export const buyingUsing = {
  'buying-first-bitcoin': buying,
  'strike-vs-other-platforms': platforms,
  'dollar-cost-averaging': habit,
  'bitcoin-success-stories': stories,
  'using-bitcoin-payments': payments,
  'selling-bitcoin': selling,
};
