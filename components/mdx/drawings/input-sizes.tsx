import { INPUT_WEIGHT, type ScriptType, WEIGHT_PER_VBYTE } from '@/lib/bitcoin';
import { formatNumber } from '@/lib/format/number';
import type { DrawingPlan } from './plan';

/** Address types of the table of the guide, by the first characters of their addresses. */
const TYPES = [
  ['1', 'p2pkh'],
  ['bc1q', 'p2wpkh'],
  ['bc1p', 'p2tr'],
] as const satisfies readonly (readonly [string, ScriptType])[];

const LEFT = 70;
/** Pixels of one vB. */
const SCALE = 1.28;
const ROW = 48;
const vbytesOf = (type: ScriptType) => INPUT_WEIGHT[type] / WEIGHT_PER_VBYTE;

/** The room that one coin takes as an input, by the type of its address. */
export const inputSizes: DrawingPlan<'unit'> = {
  height: 40 + TYPES.length * ROW,
  values: (locale) =>
    Object.fromEntries(TYPES.map(([, type]) => [type, formatNumber(vbytesOf(type), locale, { min: 0, max: 1 })])),
  draw: ({ unit }, values) => (
    <>
      <text x="12" y="24" className="fill-muted">
        {unit}
      </text>
      {TYPES.map(([prefix, type], n) => {
        const width = vbytesOf(type) * SCALE;
        return (
          <g key={type} transform={`translate(0 ${36 + n * ROW})`}>
            <text x="12" y="25" className="fill-bitcoin font-semibold" fontSize="17">
              {prefix}
            </text>
            <path d={`M${LEFT} 2h${width}v34h-${width}z`} strokeWidth="2" className="fill-raised stroke-ink" />
            <circle cx={LEFT + 20} cy="19" r="10" strokeWidth="2" className="fill-bitcoin-fill stroke-ink" />
            <text x={LEFT + width + 8} y="26" fontSize="20" className="fill-ink font-display font-semibold">
              {values[type]}
            </text>
          </g>
        );
      })}
    </>
  ),
};
