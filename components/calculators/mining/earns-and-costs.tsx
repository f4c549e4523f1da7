import type { Mining } from '@/lib/calculators/mining';
import type { Content } from '@/lib/content/content';

const WIDTH = 300;

/** What a machine earns and costs in a day, as bars of one scale. The numbers are in the list above it. */
export function EarnsAndCosts({ words, value }: { words: Content['calculators']['MiningCalculator']; value: Mining }) {
  const bars = [
    { name: words.dailyRevenue, usd: value.dailyRevenueUsd, color: 'fill-bitcoin-fill stroke-ink' },
    { name: words.dailyPowerCost, usd: value.dailyPowerCostUsd, color: 'fill-loss-fill stroke-ink' },
  ];
  const scale = (WIDTH - 2) / Math.max(1e-9, ...bars.map(({ usd }) => usd));
  return (
    <svg aria-hidden="true" viewBox={`0 0 ${WIDTH} 110`} fontSize="15" className="mt-6 block w-full max-w-96">
      {bars.map(({ name, usd, color }, row) => (
        <g key={name} transform={`translate(1 ${row * 58})`}>
          <text y="14" className="fill-muted">
            {name}
          </text>
          <rect y="22" width={(usd * scale).toFixed(1)} height="26" strokeWidth="2" className={color} />
        </g>
      ))}
    </svg>
  );
}
