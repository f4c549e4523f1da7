import { createHash } from 'node:crypto';
import { Label } from '@/components/drawing/labels';
import { oneTo } from '@/components/drawing/one-to';
import { rings } from '@/components/drawing/shapes';
import type { DrawingPlan } from './plan';

type Name = 'honest' | 'forged' | 'before' | 'first' | 'firstForged' | 'second' | 'third' | 'guess' | 'own';
type Names = Record<Name, string>;
type Block = { before: string; payment: string; guess: number; hash: string };

const ZEROS = '00';
const WIDTH = 148;
/** The width of a block beside others: three with their gaps fill 608 units. */
const WIDE = 186;
const ROW = 25;
/** The first row of a narrow block is high enough for a label of two lines. */
const FIRST_ROW = { narrow: 35, wide: ROW };
const heightOf = (isWide: boolean) => FIRST_ROW[isWide ? 'wide' : 'narrow'] + 3 * ROW;
const GAP = 24;
const TOP = 38;

/** The first four hexadecimal digits of SHA-256. */
const hashOf = (parts: (string | number)[]) => createHash('sha256').update(parts.join(' ')).digest('hex').slice(0, 4);

function findGuess(before: string, payment: string): number {
  let guess = 0;
  while (!hashOf([before, payment, guess]).startsWith(ZEROS)) guess += 1;
  return guess;
}

function chainOf(payments: string[], guesses: number[] = []): Block[] {
  const blocks: Block[] = [];
  for (const [index, payment] of payments.entries()) {
    const before = blocks.at(-1)?.hash ?? '0000';
    const guess = guesses[index] ?? findGuess(before, payment);
    blocks.push({ before, payment, guess, hash: hashOf([before, payment, guess]) });
  }
  return blocks;
}

function Row({
  y,
  height = ROW,
  width,
  label,
  value,
  isWrong,
}: {
  y: number;
  height?: number;
  width: number;
  label: string;
  value: React.ReactNode;
  isWrong: boolean;
}) {
  return (
    <>
      <Label x={9} y={y + height / 2 + 5} room={width - 64} className="fill-muted">
        {label}
      </Label>
      <text
        x={width - 9}
        y={y + height / 2 + 5.5}
        textAnchor="end"
        fontSize="15"
        className={`font-display font-semibold ${isWrong ? 'fill-loss' : 'fill-ink'}`}
      >
        {value}
      </text>
    </>
  );
}

const Proof = ({ hash }: { hash: string }) => (
  <>
    <tspan className="fill-gain">{ZEROS}</tspan>
    {hash.slice(ZEROS.length)}
  </>
);

/** Marks the first character that differs from the honest payment. */
function Payment({ text, honest, y }: { text: string; honest: string; y: number }) {
  const signs = [...text];
  const at = signs.findIndex((sign, index) => sign !== honest[index]);
  return (
    <text x="9" y={y + 17.5} className="fill-ink">
      {at < 0 ? (
        text
      ) : (
        <>
          {signs.slice(0, at).join('')}
          <tspan className="fill-loss font-semibold underline">{signs[at]}</tspan>
          {signs.slice(at + 1).join('')}
        </>
      )}
    </text>
  );
}

const torn = `M-5-6V3a5 5 0 0 0 10 0V-6M-2 ${GAP + 6}V${GAP - 3}a5 5 0 0 1 10 0v9`;

/** Three blocks below each other, or side by side. */
function Chain({
  x,
  y = TOP,
  isWide = false,
  blocks,
  honest,
  labels,
}: {
  x: number;
  y?: number;
  isWide?: boolean;
  blocks: Block[];
  honest: Block[];
  labels: Names;
}) {
  const isForged = blocks !== honest;
  const color = isForged ? 'stroke-loss' : 'stroke-ink';
  const width = isWide ? WIDE : WIDTH;
  const height = heightOf(isWide);
  const first = FIRST_ROW[isWide ? 'wide' : 'narrow'];
  return (
    <g transform={`translate(${x} ${y})`}>
      <g className={`fill-none ${color}`}>
        {blocks.slice(1).map((block, index) => (
          <path
            key={block.payment}
            transform={
              isWide
                ? `translate(${WIDE + index * (WIDE + GAP)} ${height / 2}) rotate(-90)`
                : `translate(${WIDTH - 26} ${height + index * (height + GAP)})`
            }
            d={isForged ? torn : rings(GAP)}
            strokeWidth="2"
          />
        ))}
      </g>
      {blocks.map((block, index) => (
        <g
          key={block.payment}
          transform={isWide ? `translate(${index * (WIDE + GAP)})` : `translate(0 ${index * (height + GAP)})`}
        >
          <rect width={width} height={height} rx="3" className="fill-raised" />
          <path d={`M0 ${first}h${width}V3q0-3-3-3H3Q0 0 0 3z`} className="fill-sunk" />
          <path d={`M0 ${first}h${width}M0 ${height - ROW}h${width}`} className={color} strokeWidth="1.2" />
          <rect width={width} height={height} rx="3" className={`fill-none ${color}`} strokeWidth="2" />
          <Row
            y={0}
            height={first}
            width={width}
            label={labels.before}
            value={block.before}
            isWrong={isForged && index > 0}
          />
          <Payment y={first} text={block.payment} honest={honest[index]?.payment ?? ''} />
          <Row y={first + ROW} width={width} label={labels.guess} value={block.guess} isWrong={false} />
          <Row
            y={height - ROW}
            width={width}
            label={labels.own}
            value={isForged ? block.hash : <Proof hash={block.hash} />}
            isWrong={isForged}
          />
        </g>
      ))}
    </g>
  );
}

/** The nested svg clips the lines. */
const Hatching = ({ x, y, width, height }: { x: number; y: number; width: number; height: number }) => (
  <svg aria-hidden="true" x={x} y={y} width={width} height={height} className="stroke-line" strokeWidth="1.2">
    <path
      d={oneTo(Math.ceil((width + height) / 26))
        .map((step) => `M${26 * step} 0L0 ${26 * step}`)
        .join('')}
    />
  </svg>
);

/** Both chains. The forged one keeps the guesses of the honest one. */
function chains({ first, firstForged, second, third }: Names) {
  const honest = chainOf([first, second, third]);
  const forged = chainOf(
    [firstForged, second, third],
    honest.map(({ guess }) => guess),
  );
  return { honest, forged };
}

/** The height of a chain in the wide version, with its title. */
const HALF = TOP + heightOf(true) + 16;
const DRAWING_HEIGHT = TOP + 3 * heightOf(false) + 2 * GAP + 14;

/** Blocks with the guesses that give each hash its zeros. */
export const minedBlocks: DrawingPlan<Name> = {
  height: DRAWING_HEIGHT,
  values: () => ({ zeros: ZEROS }),
  draw(labels) {
    const { honest, forged } = chains(labels);
    return (
      <>
        <Hatching x={160} y={TOP} width={160} height={DRAWING_HEIGHT - TOP} />
        <path d={`M160 0V${DRAWING_HEIGHT}`} className="stroke-line" strokeWidth="1.6" />
        <Label x={6} y={24} room={WIDTH} className="fill-ink font-semibold">
          {labels.honest}
        </Label>
        <Label x={166} y={24} room={WIDTH} className="fill-loss font-semibold">
          {labels.forged}
        </Label>
        <Chain x={6} blocks={honest} honest={honest} labels={labels} />
        <Chain x={166} blocks={forged} honest={honest} labels={labels} />
      </>
    );
  },
  wide: {
    height: 2 * HALF,
    draw(labels) {
      const { honest, forged } = chains(labels);
      return (
        <>
          <Hatching x={0} y={HALF} width={640} height={HALF} />
          <path d={`M0 ${HALF}h640`} className="stroke-line" strokeWidth="1.6" />
          <text x="16" y="25" className="fill-ink font-semibold">
            {labels.honest}
          </text>
          <text x="16" y={HALF + 25} className="fill-loss font-semibold">
            {labels.forged}
          </text>
          <Chain x={16} isWide blocks={honest} honest={honest} labels={labels} />
          <Chain x={16} y={HALF + TOP} isWide blocks={forged} honest={honest} labels={labels} />
        </>
      );
    },
  },
};
