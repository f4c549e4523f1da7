import { LEFT, WIDTH } from '@/components/drawing/grid';
import { Label } from '@/components/drawing/labels';
import { arrows, line } from '@/components/drawing/pens';
import { arrow, Coin, Cross, pile, Tick } from '@/components/drawing/shapes';
import { addressExamples } from '@/content/examples/address-examples';
import type { Locale } from '@/lib/format/locale';
import { formatDollars, formatPercent } from '@/lib/format/number';
import type { DrawingPlan } from './plan';
import { FLOOR, HEIGHT, Scene, ThirdsRules } from './step-scene';

/* One mistake of each part of the guide on mistakes. */

export const wordsOnWebsite: DrawingPlan<'website' | 'device'> = {
  height: HEIGHT,
  draw: ({ website, device }) => (
    <Scene at={[98, 260]} names={[website, device]}>
      <g {...line}>
        <path d="M18 130V22q0-8 8-8h144q8 0 8 8v108zM18 36h160M28 25h.1M38 25h.1M48 25h.1" />
        <path
          d={[0, 1, 2, 3]
            .flatMap((row) => [0, 1, 2].map((column) => `M${30 + column * 47} ${46 + row * 20}h38v12h-38z`))
            .join('')}
          className="fill-paper stroke-ink"
          strokeWidth="1.6"
        />
        <path d="M140-200V70q0 22-16 22t-16-20" className="fill-none stroke-loss" strokeWidth="4" />
        <path d="M108 72l-5 11 11-3z" className="fill-loss-fill stroke-loss" />
        <rect x="224" y="26" width="72" height="104" rx="10" />
        <path d="M234 38h52v40h-52zM242 112h14M264 112h14" className="fill-paper stroke-ink" strokeWidth="1.6" />
        <path d="M241 50h38M241 64h38" strokeWidth="5" strokeDasharray="10 9" />
      </g>
      <Tick x={250} y={94} />
    </Scene>
  ),
};

/** The example of the guide: a purchase with borrowed money, in dollars. */
const BOUGHT = 1000;
const OWN = 100;
const OWN_WIDTH = (WIDTH * OWN) / BOUGHT;

export const borrowed: DrawingPlan<'before' | 'own' | 'borrowed' | 'after' | 'gone'> = {
  height: 184,
  values: (locale: Locale) => ({
    bought: formatDollars(BOUGHT, locale),
    own: formatDollars(OWN, locale),
    borrowed: formatDollars(BOUGHT - OWN, locale),
    fall: formatPercent((100 * OWN) / BOUGHT, locale, 0),
  }),
  draw: ({ before, own, borrowed, after, gone }) => (
    <g transform={`translate(${LEFT} 0)`}>
      <g strokeWidth="2" className="fill-sunk stroke-ink">
        <path d={`M0 32h${WIDTH - OWN_WIDTH}v28h-${WIDTH - OWN_WIDTH}z`} />
        <path d={`M${WIDTH - OWN_WIDTH} 32h${OWN_WIDTH}v28h-${OWN_WIDTH}z`} className="fill-bitcoin-fill stroke-ink" />
        <path d={`M0 124h${WIDTH - OWN_WIDTH}v28h-${WIDTH - OWN_WIDTH}z`} />
        <path
          d={`M${WIDTH - OWN_WIDTH} 124h${OWN_WIDTH}v28h-${OWN_WIDTH}z`}
          className="fill-none stroke-loss"
          strokeDasharray="5 4"
        />
      </g>
      <g className="fill-ink">
        <text y="22">{before}</text>
        <text x="12" y="51">
          {borrowed}
        </text>
        <text x={WIDTH} y="78" textAnchor="end" className="fill-bitcoin font-semibold">
          {own}
        </text>
        <text y="114">{after}</text>
        <text x="12" y="143">
          {borrowed}
        </text>
        <text x={WIDTH} y="170" textAnchor="end" className="fill-loss font-semibold">
          {gone}
        </text>
      </g>
    </g>
  ),
};

/** Characters of an address in a line, and to compare at each of three places, each of which is within one line. */
const LINE = 14;
const COMPARED = 6;
const CELL = 15;
const LINE_HEIGHT = 22;
const BOX = { left: 16, width: LINE * CELL + 16 };
const columns = Array.from({ length: LINE }, (_, n) => BOX.left + 8 + CELL / 2 + n * CELL).join(' ');

const placesOf = (address: string) => [0, (address.length - COMPARED) / 2, address.length - COMPARED];

/** A complete address in a box, with the characters to compare in bold, and a mark beside each line of theirs. */
const Address = ({ y, address, mark }: { y: number; address: string; mark: (y: number) => React.ReactNode }) => (
  <g transform={`translate(0 ${y})`}>
    <rect
      x={BOX.left}
      width={BOX.width}
      height={Math.ceil(address.length / LINE) * LINE_HEIGHT + 10}
      rx="6"
      {...line}
    />
    {placesOf(address).map((place) => {
      const start = place - (place % LINE);
      const lineY = (start / LINE) * LINE_HEIGHT + 21;
      return <g key={place}>{mark(lineY)}</g>;
    })}
    {Array.from({ length: Math.ceil(address.length / LINE) }, (_, row) => {
      const start = row * LINE;
      const signs = address.slice(start, start + LINE);
      const place = placesOf(address).find((each) => each >= start && each < start + LINE);
      const from = place === undefined ? signs.length : place - start;
      return (
        <text
          key={signs}
          x={columns}
          y={row * LINE_HEIGHT + 21}
          fontSize="16"
          textAnchor="middle"
          className="fill-muted"
        >
          {signs.slice(0, from)}
          <tspan className="fill-ink font-semibold">{signs.slice(from, from + COMPARED)}</tspan>
          {signs.slice(from + COMPARED)}
        </text>
      );
    })}
  </g>
);

const COPIED = 32;
const PASTED = 178;

export const swappedAddress: DrawingPlan<'copied' | 'malware' | 'pasted' | 'start' | 'middle' | 'end'> = {
  height: 312,
  draw: ({ copied, malware, pasted, start, middle, end }) => (
    <>
      <Address y={COPIED} address={addressExamples.p2wpkh} mark={() => null} />
      <Address y={PASTED} address={addressExamples.p2tr} mark={(y) => <Cross x={262} y={y - 13} size={16} />} />
      <g className="fill-ink">
        <text x="16" y="22">
          {copied}
        </text>
        <text x="16" y={PASTED - 10}>
          {pasted}
        </text>
        <Label x={190} y={142} room={127}>
          {malware}
        </Label>
        {[start, middle, end].map((name, row) => (
          <text key={name} x="254" y={COPIED + 21 + row * LINE_HEIGHT} className="fill-gain font-semibold">
            {name}
          </text>
        ))}
      </g>
      <path
        d="M152 112v9m0 32v18m-7-8l7 8 7-8"
        className="fill-none stroke-loss"
        strokeWidth="2.4"
        strokeLinejoin="round"
      />
      <g transform="translate(0 41)" {...line}>
        <path d="M140 88l-9-6M139 96h-11M140 104l-9 6M164 88l9-6M165 96h11M164 104l9 6M148 81l-5-7M156 81l5-7" />
        <path d="M152 80c16 0 16 32 0 32s-16-32 0-32zM140 90h24M152 90v22" className="fill-loss-fill stroke-ink" />
      </g>
    </>
  ),
};

/** A stranger answers a question that was asked in public, and then wants words, the screen or coins. */
export const fakeSupport: DrawingPlan<'ask' | 'answer' | 'want'> = {
  height: HEIGHT,
  draw: ({ ask, answer, want }) => (
    <Scene at={[53, 160, 267]} names={[ask, answer, want]}>
      <ThirdsRules />
      <g {...line}>
        <path d="M14 130V24q0-6 6-6h66q6 0 6 6v106zM14 36h78M24 27h.1M32 27h.1" />
        <path d="M24 46h44q5 0 5 5v20q0 5-5 5H42l-10 9v-9h-8z" className="fill-paper stroke-ink" strokeWidth="1.6" />
        <path d="M24 98h58M24 110h58M24 122h34" className="stroke-control" />
        <path d="M134 130v-12q0-26 26-26t26 26v12z" />
        <circle cx="160" cy="68" r="18" />
        <path d="M145 66h30" strokeWidth="9" />
        <path d="M153 66h.1M167 66h.1" className="stroke-paper" strokeWidth="4" />
        <path d="M135 64a25 25 0 0 1 50 0M185 78q0 12-16 12" className="fill-none stroke-ink" strokeWidth="3" />
        <path d="M131 64h8v15h-8zM181 64h8v15h-8z" className="fill-gold stroke-ink" />
        <path d="M228 20h78v110h-78z" />
        <path d="M238 30h58v34h-58zM238 74h58v20h-58z" className="fill-paper stroke-ink" strokeWidth="1.6" />
        <path d="M246 42h18M272 42h18M246 53h18M272 53h18" strokeWidth="4" />
        <path d="M260 78l12 6-6 2-2 5z" className="fill-loss-fill stroke-loss" strokeWidth="1.6" />
      </g>
      <text x="48" y="67" fontSize="18" textAnchor="middle" className="fill-ink font-display font-semibold">
        ?
      </text>
      <Coin x={256} y={113} />
      <Coin x={278} y={113} />
    </Scene>
  ),
};

export const fakeRomance: DrawingPlan<'kind' | 'win' | 'tax'> = {
  height: HEIGHT,
  draw: ({ kind, win, tax }) => (
    <Scene at={[52, 160, 268]} names={[kind, win, tax]}>
      <g {...line}>
        <path d="M18 26h68v46H50l-14 14V72H18z" />
        <path d="M52 64C30 48 38 34 52 44c14-10 22 4 0 20z" className="fill-loss-fill stroke-ink" strokeWidth="1.6" />
        <path d="M30 100h56v22H30z" className="fill-paper stroke-ink" strokeWidth="1.6" />
        <path d="M46 111h.1M58 111h.1M70 111h.1" strokeWidth="4" />
        <path d="M126 130V26q0-7 7-7h54q7 0 7 7v104z" />
        <path d="M134 30h52v50h-52z" className="fill-paper stroke-ink" strokeWidth="1.6" />
        <path d="M140 72l12-12 10 6 18-26" className="fill-none stroke-ink" strokeDasharray="5 5" />
        <path d="M234 130V42h68v88zM228 42h80l-40-26z" />
        <path d="M268 76v-8a11 11 0 0 1 22 0v8" className="fill-none stroke-ink" transform="translate(-11 0)" />
        <path d="M250 76h36v28h-36z" className="fill-loss-fill stroke-ink" />
        <path d="M268 86v8" />
      </g>
      <Coin x={160} y={104} />
      <path d={arrow(92, FLOOR - 18) + arrow(200, FLOOR - 18)} {...arrows} />
    </Scene>
  ),
};

/** The habit against every mistake: a day of waiting, two looks, and a small sum ahead of the large one. */
export const slowHabit: DrawingPlan<'wait' | 'check' | 'little'> = {
  height: HEIGHT,
  draw: ({ wait, check, little }) => (
    <Scene at={[54, 160, 266]} names={[wait, check, little]}>
      <ThirdsRules />
      <g {...line}>
        <path d="M18 38h72v80H18zM18 58h72M34 28v18M74 28v18" />
        <path d="M30 74h54M30 90h54M30 106h54" strokeWidth="6" strokeDasharray="0 16" />
        <circle cx="62" cy="90" r="11" className="fill-none stroke-bitcoin" strokeWidth="3" />
        <path d="M118 70h84v24h-84z" className="fill-paper stroke-ink" strokeWidth="1.6" />
        <path d="M128 82h68" strokeWidth="6" strokeDasharray="0 9.4" />
        <circle cx="138" cy="80" r="17" className="fill-none stroke-ink" />
        <circle cx="182" cy="80" r="17" className="fill-none stroke-ink" />
        <path d="M138 97v26M182 97v26" strokeWidth="5" />
      </g>
      <path d={pile(226, 5)} strokeWidth="2" className="fill-bitcoin-fill stroke-ink" />
      <path d={arrow(259, 120)} {...arrows} />
      <Coin x={303} y={120} />
    </Scene>
  ),
};
