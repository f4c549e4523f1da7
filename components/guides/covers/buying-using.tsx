import { detail, distant, GROUND, LETTER, outline } from './parts';

/** A bitcoin is cut like a cake, and a small slice is on the plate of the buyer. */
const buying = (
  <>
    <path
      d={`M0 ${GROUND}V96h34v144zM226 72h170v18H226zM244 ${GROUND}V90h12v150zM372 ${GROUND}V90h12v150z`}
      {...distant}
    />
    <path
      d="M226 72q11 26 22 0 11 26 22 0 11 26 22 0 11 26 22 0 11 26 22 0 11 26 22 0 11 26 19 0 11 26 19 0V52H226z"
      {...distant}
    />
    <g {...outline}>
      <path d="M140 138L234.6 146.3A95 95 0 1 1 226.1 97.9z" className="fill-bitcoin-fill stroke-ink" />
      <path d="M206 71A82 82 0 1 0 206 188" {...detail} />
      <path
        d={LETTER}
        transform="translate(108 138) scale(2.1)"
        className="fill-none stroke-on-fill"
        strokeWidth="3.4"
      />
      <path d="M262 206l92-24q8 13 8 30z" className="fill-bitcoin-fill stroke-ink" />
      <path d="M248 212h128q-6 18-40 18h-48q-34 0-40-18z" className="fill-foam stroke-ink" />
      <path d={`M288 ${GROUND}v-10h48v10z`} className="fill-foam stroke-ink" />
    </g>
  </>
);

export const buyingUsing = { 'buying-first-bitcoin': buying };
