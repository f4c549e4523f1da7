import type { Content } from '@/lib/content/content';
import { fill } from '@/lib/format/fill';

/** What a year costs at the exchange, above what the first year costs with the device, on the same scale. */
export function RiskBars({
  exchangeUsd,
  ownUsd,
  deviceUsd,
  words,
  dollars,
}: {
  exchangeUsd: number;
  ownUsd: number;
  deviceUsd: number;
  words: Content['calculators']['HardwareWalletCalculator']['bars'];
  dollars: (amount: number) => string;
}) {
  const most = Math.max(exchangeUsd, ownUsd + deviceUsd) || 1;
  const percent = (amount: number) => `${((100 * amount) / most).toFixed(1)}%`;
  return (
    <dl className="calculator-ledger mt-6 grid">
      <div>
        <dt className="text-base text-muted">{words.exchange}</dt>
        <dd className="mt-0.5 font-display text-2xl tabular-nums leading-tight">{dollars(exchangeUsd)}</dd>
        <dd aria-hidden="true">
          <svg aria-hidden="true" width="100%" height="20" className="block bg-sunk">
            <rect width={percent(exchangeUsd)} height="20" className="fill-loss-fill" />
          </svg>
        </dd>
      </div>
      <div>
        <dt className="text-base text-muted">{words.device}</dt>
        <dd className="mt-0.5 font-display text-2xl tabular-nums leading-tight">{dollars(ownUsd + deviceUsd)}</dd>
        <dd>
          <svg aria-hidden="true" width="100%" height="20" className="block bg-sunk">
            {/* A loss, too, of the reader's own making: hatched. */}
            <defs>
              <pattern id="own-risk" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
                <path d="M0 0h3v6H0z" className="fill-loss-fill" />
              </pattern>
            </defs>
            <rect width={percent(ownUsd)} height="20" fill="url(#own-risk)" />
            <rect x={percent(ownUsd)} width={percent(deviceUsd)} height="20" className="fill-control" />
          </svg>
          <p className="mt-1.5 text-muted">
            <span className="text-loss">{fill(words.own, { cost: dollars(ownUsd) })}</span> +{' '}
            <span>{fill(words.price, { cost: dollars(deviceUsd) })}</span>
          </p>
        </dd>
      </div>
    </dl>
  );
}
