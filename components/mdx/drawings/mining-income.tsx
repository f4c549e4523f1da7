import { BLOCKS_PER_DAY } from '@/lib/bitcoin';
import { getClaim } from '@/lib/content/claims/claims';
import { getValue } from '@/lib/content/figures/figures';
import { roundHalfAwayFromZero } from '@/lib/format/decimal';
import type { Locale } from '@/lib/format/locale';
import { formatNumber, formatPercent } from '@/lib/format/number';
import type { DrawingPlan } from './plan';

const DAYS_PER_YEAR = 365.25;
/** The device of the guide makes 1 TH/s. */
const yearsAlone = () => (getValue('btc-network', 2025, 'hashRateEhs') * 1e6) / (BLOCKS_PER_DAY * DAYS_PER_YEAR);

/** Income over time: one large coin at the end of a line that is cut, and many small ones. */
export const poolIncome: DrawingPlan<'alone' | 'pool' | 'years' | 'time'> = {
  height: 222,
  values: (locale: Locale) => ({ years: formatNumber(Number(roundHalfAwayFromZero(yearsAlone(), -2)), locale) }),
  draw: ({ alone, pool, years, time }) => (
    <>
      <g className="fill-ink font-semibold">
        <text x="14" y="26">
          {alone}
        </text>
        <text x="14" y="140">
          {pool}
        </text>
      </g>
      <path d="M14 92h176l5-9 8 18 8-18 5 9h92M14 180h294" strokeWidth="2" className="fill-none stroke-ink" />
      <text x="100" y="82" textAnchor="middle" className="fill-muted">
        {years}
      </text>
      <g strokeWidth="2" className="fill-bitcoin-fill stroke-ink">
        <circle cx="274" cy="60" r="30" />
        <path
          d={Array.from({ length: 21 }, (_, n) => `M${20 + n * 14} 170a4.5 4.5 0 1 1 0.1 0z`).join('')}
          strokeWidth="1.6"
        />
      </g>
      <text x="308" y="206" textAnchor="end" className="fill-muted">
        {time}
      </text>
    </>
  ),
};

const counted = (key: string) => getValue('energy', key, 'percent', 'sustainableShare');
/** Percent of mining power in three counts. Only the last one separates the two kinds. */
const getCounts = () =>
  [
    { id: 'council', parts: [counted('industrySurvey2022')] },
    { id: 'model', parts: [counted('cambridge2022')] },
    { id: 'survey', parts: [counted('cambridgeRenewable2024'), getClaim('mining-nuclear-share').value] },
  ] as const;
const SURVEY_GAS = getClaim('mining-gas-share').value;
const LEFT = 14;
const WIDTH = 292;
const ROW = 64;
const widthOf = (percent: number) => Number(((WIDTH * percent) / 100).toFixed(1));
/** In the bar of the survey: the ends of renewable power and of gas. */
const surveyMarks = () => {
  const [renewable, nuclear] = getCounts()[2].parts;
  return `M${widthOf(renewable)} 9v26M${widthOf(renewable + nuclear + SURVEY_GAS)} 9v26`;
};

/** Three answers to one question, as bars of the same length. */
export const cleanPower: DrawingPlan<'council' | 'model' | 'survey' | 'renewable' | 'nuclear' | 'gas'> = {
  height: 242,
  values: (locale: Locale) => {
    const counts = getCounts();
    const [renewable, nuclear] = counts[2].parts;
    return {
      ...Object.fromEntries(
        counts.map(({ id, parts }) => [
          id,
          formatPercent(
            parts.reduce<number>((sum, part) => sum + part, 0),
            locale,
            1,
          ),
        ]),
      ),
      renewable: formatPercent(renewable, locale, 1),
      nuclear: formatPercent(nuclear, locale, 1),
      gas: formatPercent(SURVEY_GAS, locale, 1),
    };
  },
  draw: (labels, values) => (
    <>
      {getCounts().map(({ id, parts }, row) => {
        const all = widthOf(parts.reduce<number>((sum, part) => sum + part, 0));
        return (
          <g key={id} transform={`translate(${LEFT} ${26 + row * ROW})`}>
            <text className="fill-ink">{labels[id]}</text>
            <path d={`M0 9h${WIDTH}v26H0z`} strokeWidth="1.6" className="fill-sunk stroke-ink" />
            <path d={`M0 9h${all}v26H0z`} strokeWidth="1.6" className="fill-gain-fill stroke-ink" />
            <text x={WIDTH} fontSize="17" textAnchor="end" className="fill-gain font-display font-semibold">
              {values[id]}
            </text>
          </g>
        );
      })}
      <g transform={`translate(${LEFT} ${26 + 2 * ROW})`}>
        <path d={surveyMarks()} strokeWidth="1.6" className="stroke-ink" />
        <text x={widthOf(72)} y="27" textAnchor="middle" className="fill-ink">
          {labels.gas}
        </text>
        <text y="54" className="fill-gain">
          {labels.renewable}
        </text>
        <path d={`M${widthOf(47)} 36v22`} strokeWidth="1.6" className="stroke-gain" />
        <text x={widthOf(47)} y="76" textAnchor="middle" className="fill-gain">
          {labels.nuclear}
        </text>
      </g>
    </>
  ),
};
