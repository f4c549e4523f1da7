/** The number of coins or notes that one in the drawing represents. */
const UNIT = 100;
/** The number of redeemed notes that one person in the queue represents. */
const NOTES_PER_PERSON = 50;
const MOST_PEOPLE = 9;

const COIN_COLUMNS = 7;
const COIN_ROW = 24;
const NOTE_COLUMNS = 10;
const NOTE_ROW = 25;
const VAULT_TOP = 168;

const cells = (count: number) => Array.from({ length: Math.ceil(count / UNIT) }, (_, index) => index);

function Person({ index }: { index: number }) {
  const x = 176 + index * 20;
  const top = 74 + (index % 3) * 4;
  return (
    <g
      transform={`translate(${x} 131)scale(1.25)translate(${-x} -131)`}
      className="fill-raised stroke-ink"
      strokeWidth="1.6"
      strokeLinejoin="round"
      strokeLinecap="round"
    >
      <path d={`M${x - 4} 124v7h-3m11-7v7h3`} className="fill-none" />
      <path d={`M${x - 9} 126l2-${126 - top - 22}c1-6 3-8 7-8s6 2 7 8l2 ${126 - top - 22}z`} />
      <circle cx={x} cy={top + 6} r="6" />
      {index % 3 === 0 && (
        <path d={`M${x - 9} ${top + 4}h18M${x - 6} ${top + 4}c0-9 12-9 12 0z`} className="fill-ink" />
      )}
      {index % 3 === 1 && <path d={`M${x - 7} ${top + 5}c0-9 14-9 14 0z`} className="fill-ink" />}
      {index % 3 === 2 && (
        <path d={`M${x - 7} ${top + 12}c-3-9-1-14 7-14s10 5 7 14c-4 3-10 3-14 0z`} className="fill-sunk" />
      )}
    </g>
  );
}

/** The bank, its queue, the coins in its vault, and the notes in town: those without a coin behind them are red and dashed. */
export function BankScene({
  gold,
  notes,
  most,
  brought,
  isClosed,
  labels,
  text,
}: {
  gold: number;
  notes: number;
  /** The largest numbers of the run: vault and town have room for them from its first day on. */
  most: { gold: number; notes: number };
  brought: number;
  isClosed: boolean;
  labels: { vault: string; town: string; sign: string; closed: string };
  text: string;
}) {
  const people = Math.min(MOST_PEOPLE, Math.ceil(brought / NOTES_PER_PERSON));
  const vault = Math.ceil(most.gold / UNIT / COIN_COLUMNS) * COIN_ROW + 18;
  const town = VAULT_TOP + vault + 24;
  const height = town + 10 + Math.ceil(most.notes / UNIT / NOTE_COLUMNS) * NOTE_ROW;
  const covered = Math.ceil(Math.min(gold, notes) / UNIT);
  return (
    <svg viewBox={`0 0 360 ${height}`} role="img" aria-label={text} className="block h-auto w-full max-w-xl">
      <g className="fill-raised stroke-ink" strokeWidth="2" strokeLinejoin="round" strokeLinecap="round">
        <path d="M14 131h148v-8H14zM20 123V62h136v61zM12 62l76-46 76 46z" />
        <path d="M30 66v54m10-54v54M136 66v54m10-54v54" strokeWidth="1.6" />
        <path d="M58 123V78h60v45z" className="fill-sunk" />
        <path d="M6 131h348" />
      </g>
      <text
        x="88"
        y="54"
        textAnchor="middle"
        className="fill-ink font-display font-semibold"
        fontSize="16"
        letterSpacing="2"
      >
        {labels.sign}
      </text>
      {isClosed ? (
        <g className="fill-raised stroke-loss" strokeWidth="1.6" strokeLinejoin="round">
          <path d="M58 78h60v45H58zM58 86h60M58 94h60M58 102h60M58 110h60M58 117h60" />
          <path d="M52 90h72v20H52z" strokeWidth="2" />
          <text
            x="88"
            y="105"
            textAnchor="middle"
            className="fill-loss stroke-none font-body font-semibold"
            fontSize="13"
          >
            {labels.closed}
          </text>
        </g>
      ) : (
        <g className="fill-raised stroke-ink" strokeWidth="1.6" strokeLinejoin="round">
          <path d="M70 112h36v11H70z" />
          <circle cx="88" cy="93" r="6" />
          <path d="M78 112c0-16 20-16 20 0z" />
          <path d="M81 92c0-9 14-9 14 0z" className="fill-ink" />
        </g>
      )}
      {Array.from({ length: people }, (_, index) => index).map((index) => (
        <Person key={index} index={index} />
      ))}
      <text x="14" y="160" className="fill-ink font-semibold text-[17px] lg:text-[13px] xl:text-[11px]">
        {labels.vault}
      </text>
      <path
        d={`M14 ${VAULT_TOP}h332v${vault}H14z`}
        className="fill-sunk stroke-ink"
        strokeWidth="2.4"
        strokeLinejoin="round"
      />
      {cells(gold).map((index) => {
        const [x, y] = [
          44 + (index % COIN_COLUMNS) * 45,
          VAULT_TOP + vault - 16 - Math.floor(index / COIN_COLUMNS) * COIN_ROW,
        ];
        return (
          <g key={index} className="fill-raised stroke-ink">
            <ellipse cx={x} cy={y + 8} rx="20" ry="8" strokeWidth="1.6" />
            <ellipse cx={x} cy={y} rx="20" ry="8" strokeWidth="1.6" />
            <ellipse cx={x} cy={y} rx="13" ry="4.6" strokeWidth="1.2" />
          </g>
        );
      })}
      <text x="14" y={town} className="fill-ink font-semibold text-[17px] lg:text-[13px] xl:text-[11px]">
        {labels.town}
      </text>
      {cells(notes).map((index) => {
        const [x, y] = [14 + (index % NOTE_COLUMNS) * 33.5, town + 10 + Math.floor(index / NOTE_COLUMNS) * NOTE_ROW];
        return index < covered ? (
          <g key={index} className="fill-raised stroke-ink" strokeWidth="1.6">
            <rect x={x} y={y} width="29" height="20" rx="1.5" />
            <circle cx={x + 14.5} cy={y + 10} r="5" strokeWidth="1.2" />
          </g>
        ) : (
          <rect
            key={index}
            x={x}
            y={y}
            width="29"
            height="20"
            rx="1.5"
            className="fill-none stroke-loss"
            strokeWidth="1.6"
            strokeDasharray="3 2"
          />
        );
      })}
    </svg>
  );
}
