import clsx from 'clsx';
import type { BalanceSheet, BankId } from './accounts';

/** Pixels of the viewBox for one unit of an amount. */
const SCALE = 0.8;
const ROOF = 30;
const PILLAR = 38;

/**
 * The banks side by side and without words, where their drawings are below each other: one look shows which of them a step changed.
 * Hidden from screen readers, because the drawings say the same.
 */
export function BankRow({
  sheets,
  names,
  formatChange,
}: {
  sheets: readonly (BalanceSheet & { id: BankId })[];
  names: Record<BankId, string>;
  formatChange: (by: number) => string;
}) {
  const floor = ROOF + SCALE * Math.max(...sheets.map(({ total }) => total));
  return (
    <svg viewBox={`0 0 320 ${floor + 46}`} aria-hidden="true" className="mx-auto block h-auto w-full max-w-sm">
      <path d={`M0 ${floor}h320`} className="stroke-ink" strokeWidth="2" />
      {sheets.map(({ id, owns, owes, total }, bank) => {
        const middle = 53 + bank * 107;
        const top = floor - total * SCALE;
        const by = owns.reduce((sum, { change }) => sum + change, 0);
        return (
          <g key={id}>
            <path
              d={`M${middle - 46} ${top - 4}L${middle} ${top - 27}l46 23z`}
              className="fill-raised stroke-ink"
              strokeWidth="1.6"
              strokeLinejoin="round"
            />
            {[owns, owes].map((accounts, side) => {
              let below = floor;
              return accounts.map((account) => {
                const tall = account.amount * SCALE;
                below -= tall;
                return (
                  <rect
                    key={account.id}
                    x={side === 0 ? middle - PILLAR - 3 : middle + 3}
                    y={below}
                    width={PILLAR}
                    height={tall}
                    className={clsx(
                      'stroke-ink',
                      account.isMoney ? 'fill-loss-fill' : account.id === 'reserves' ? 'fill-sunk' : 'fill-paper',
                    )}
                    fillOpacity={account.isMoney ? 0.28 : 1}
                    strokeWidth={account.change === 0 ? 1.2 : 3}
                  />
                );
              });
            })}
            <text x={middle} y={floor + 20} textAnchor="middle" className="fill-ink font-semibold" fontSize="14">
              {names[id]}
            </text>
            <text x={middle} y={floor + 39} textAnchor="middle" className="fill-ink tabular-nums" fontSize="14">
              <tspan>{total}</tspan>
              {by !== 0 && <tspan className="font-bold">{` ${formatChange(by)}`}</tspan>}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
