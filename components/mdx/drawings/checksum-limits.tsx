import { Cross, Tick } from '@/components/drawing/shapes';
import { addressExamples } from '@/content/examples/address-examples';
import type { DrawingPlan } from './plan';

const { typo, p2tr } = addressExamples;

/** What a checksum finds: a wrong character makes an address invalid; the address of a thief is valid. */
export const checksumLimits: DrawingPlan<'slip' | 'refused' | 'thief' | 'accepted'> = {
  height: 190,
  cut: 95,
  draw: ({ slip, refused, thief, accepted }) => (
    <>
      {[
        { title: slip, start: typo.slice(0, 8), end: typo.slice(-6, -1), wrong: typo.slice(-1), result: refused },
        { title: thief, start: p2tr.slice(0, 8), end: p2tr.slice(-6), wrong: '', result: accepted },
      ].map(({ title, start, end, wrong, result }, row) => (
        <g key={title} transform={`translate(16 ${row * 95})`}>
          <text y="26" className="fill-ink">
            {title}
          </text>
          <rect y="36" width="216" height="38" rx="6" className="fill-raised stroke-ink" strokeWidth="2" />
          <text x="14" y="61" fontSize="18" className="fill-ink font-semibold">
            {`${start}…${end}`}
            {wrong && <tspan className="fill-loss">{wrong}</tspan>}
          </text>
          {wrong ? <Cross x={248} y={34} size={20} /> : <Tick x={246} y={44} />}
          <text x="259" y="74" textAnchor="middle" className={wrong ? 'fill-loss' : 'fill-gain'}>
            {result}
          </text>
        </g>
      ))}
    </>
  ),
};
