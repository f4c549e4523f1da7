import clsx from 'clsx';

export interface Account {
  id: string;
  name: string;
  amount: number;
  /** The change with the last step; 0 if there is none. */
  change: number;
  /** True for what people can pay with: deposits and banknotes. */
  isMoney?: boolean;
}

interface BankTempleProps {
  name: string;
  owns: { title: string; accounts: readonly Account[] };
  owes: { title: string; accounts: readonly Account[] };
  /** Formats an amount, and a change with its sign. */
  format: { account: (name: string, amount: number) => string; change: (change: number) => string };
  /** The text of what stands under a pillar. */
  total: string;
  /** Alternative text: all accounts and the total. */
  text: string;
}

/** Pixels of the viewBox for one unit. */
const SCALE = 2.1;
const PILLARS = { owns: 6, owes: 156 };
const WIDTH = 138;
const ROOF = 78;
const BASE = 36;

/** A balance sheet as a temple: two pillars of equal height carry the roof. All banks have one scale. */
export function BankTemple({ name, owns, owes, format, total, text }: BankTempleProps) {
  const height = owns.accounts.reduce((sum, { amount }) => sum + amount, 0) * SCALE;
  const full = ROOF + height + BASE;
  const top = ROOF;
  return (
    <svg viewBox={`0 0 300 ${full}`} role="img" aria-label={text} className="block h-auto w-full">
      <g className="fill-raised stroke-ink" strokeWidth="2" strokeLinejoin="round">
        <path d={`M6 ${top - 27}L150 ${top - 76}l144 49z`} />
        <path d={`M2 ${top - 27}h296v26H2z`} />
        <path d={`M6 ${full - BASE + 1}h288v12H6zM1 ${full - BASE + 13}h298v21H1z`} />
      </g>
      <text
        x="150"
        y={top - 35}
        textAnchor="middle"
        className="fill-ink font-display font-semibold"
        fontSize={name.length > 11 ? 16 : 18}
      >
        {name}
      </text>
      {(['owns', 'owes'] as const).map((side) => {
        const x = PILLARS[side];
        const { title, accounts } = side === 'owns' ? owns : owes;
        let below = full - BASE;
        return (
          <g key={side}>
            <text x={x + WIDTH / 2} y={top - 9} textAnchor="middle" className="fill-muted font-semibold" fontSize="14">
              {title}
            </text>
            {accounts.map(({ id, name: label, amount, change, isMoney }) => {
              if (amount === 0) return null;
              const tall = amount * SCALE;
              below -= tall;
              return (
                <g key={id}>
                  <rect
                    x={x}
                    y={below}
                    width={WIDTH}
                    height={tall}
                    className={clsx(
                      'stroke-ink',
                      isMoney ? 'fill-loss-fill' : id === 'reserves' ? 'fill-sunk' : 'fill-paper',
                    )}
                    fillOpacity={isMoney ? 0.28 : 1}
                    strokeWidth={change === 0 ? 1.6 : 3}
                  />
                  <text
                    x={x + 7}
                    y={below + tall / 2 + 4.6}
                    className={clsx('fill-ink', change !== 0 && 'font-semibold')}
                    fontSize="14.5"
                  >
                    {format.account(label, amount)}
                  </text>
                  {change !== 0 && (
                    <text
                      x={x + WIDTH - 6}
                      y={below + tall / 2 + 4.6}
                      textAnchor="end"
                      className="fill-ink font-bold"
                      fontSize="14.5"
                    >
                      {format.change(change)}
                    </text>
                  )}
                </g>
              );
            })}
          </g>
        );
      })}
      <text x="150" y={full - BASE + 28.4} textAnchor="middle" className="fill-muted tabular-nums" fontSize="14">
        {total}
      </text>
    </svg>
  );
}
