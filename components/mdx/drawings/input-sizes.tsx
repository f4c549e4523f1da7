import { INPUT_WEIGHT, OUTPUT_VBYTES, type ScriptType, WEIGHT_PER_VBYTE } from '@/lib/bitcoin';
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
const ROW = 78;
const TOP = 44;
const vbytesOf = (type: ScriptType) => INPUT_WEIGHT[type] / WEIGHT_PER_VBYTE;

/** The room that one coin takes as an input, and a payment to an address as an output, by the type of the address. */
export const inputSizes: DrawingPlan<'unit' | 'spend' | 'pay'> = {
  height: TOP + TYPES.length * ROW - 3,
  values: (locale) =>
    Object.fromEntries(
      TYPES.flatMap(([, type]) => [
        [type, formatNumber(vbytesOf(type), locale, { min: 0, max: 1 })],
        [`${type}Out`, formatNumber(OUTPUT_VBYTES[type], locale)],
      ]),
    ),
  draw: ({ unit, spend, pay }, values) => (
    <>
      <text x="12" y="24" className="fill-muted">
        {unit}
      </text>
      {TYPES.map(([prefix, type], n) => {
        const width = vbytesOf(type) * SCALE;
        const paid = OUTPUT_VBYTES[type] * SCALE;
        return (
          <g key={type} transform={`translate(0 ${TOP + n * ROW})`}>
            {n > 0 && <path d="M12-9h296" className="stroke-line" strokeWidth="1.6" />}
            <text x="12" y="39" className="fill-bitcoin font-semibold" fontSize="17">
              {prefix}
            </text>
            <g strokeWidth="2" className="fill-raised stroke-ink">
              <path
                d={`M${LEFT} 2h${width.toFixed(1)}v28h-${width.toFixed(1)}z`}
                className="fill-bitcoin-fill stroke-ink"
              />
              <path d={`M${LEFT} 34h${paid.toFixed(1)}v28h-${paid.toFixed(1)}z`} />
            </g>
            {[
              { end: width, y: 22, name: spend, value: values[type] },
              { end: paid, y: 54, name: pay, value: values[`${type}Out`] },
            ].map(({ end, y, name, value }) => (
              <g key={y} className="fill-ink">
                <text x={LEFT + end + 8} y={y} className="font-semibold">
                  {value}
                </text>
                {n === 0 && (
                  <text
                    x={y === 22 ? LEFT + 10 : LEFT + end + 32}
                    y={y}
                    className={y === 22 ? 'fill-on-fill' : 'fill-muted'}
                  >
                    {name}
                  </text>
                )}
              </g>
            ))}
          </g>
        );
      })}
    </>
  ),
};
