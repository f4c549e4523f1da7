import { Bitcoin, detail, distant, GROUND, outline } from './parts';

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

export const technicalUnderstanding = { 'bitcoin-fees': fees };
