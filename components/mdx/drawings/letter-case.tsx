import { Cross, Tick } from '@/components/drawing/shapes';
import { addressExamples } from '@/content/examples/address-examples';
import type { DrawingPlan } from './plan';

const ROW = 56;
const start = addressExamples.p2wpkh.slice(0, 10);
const mixed = [...start].map((sign, index) => (index % 2 ? sign.toUpperCase() : sign)).join('');

/** An address with bc1 in small letters, in capitals and, which a wallet refuses, in both. */
export const letterCase: DrawingPlan<'small' | 'capital' | 'mixed'> = {
  height: 3 * ROW + 12,
  draw: (labels) => (
    <>
      {[
        { text: start, name: labels.small },
        { text: start.toUpperCase(), name: labels.capital },
        { text: mixed, name: labels.mixed, isRefused: true },
      ].map(({ text, name, isRefused }, row) => (
        <g key={name} transform={`translate(16 ${row * ROW + 14})`}>
          <rect width="162" height="40" rx="6" className="fill-raised stroke-ink" strokeWidth="2" />
          <text x="12" y="26" fontSize="18" className={`font-semibold ${isRefused ? 'fill-loss' : 'fill-ink'}`}>
            {`${text}…`}
          </text>
          {isRefused ? <Cross x={179} y={10} size={20} /> : <Tick x={178} y={21} />}
          <text x="212" y="25" className="fill-ink">
            {name}
          </text>
        </g>
      ))}
    </>
  ),
};
