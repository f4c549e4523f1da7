import { sizeIn } from '@/components/drawing/text-width';

/** Thicker on a phone, which draws it at half its size. */
const line = 'stroke-[2.5px] max-md:stroke-[3.5px] [stroke-linecap:round] [stroke-linejoin:round]';
const pen = `stroke-ink ${line}`;
/** The hall behind the clerk, lit at night, and the walls of the bank. */
const room = 'fill-[light-dark(#ebe3d3,#6b4310)]';
const stone = 'fill-[light-dark(#f6f1e7,#4d4337)]';
/** On what is light in both themes. */
const penOnLight = `stroke-on-fill ${line}`;
const GOLD_BAR = 'l5-13h18l5 13z';
const BUNDLE = 'h56v10h-56zm28 2a3 3 0 1 1-.1 0zm-19 3h7m24 0h7';
const COUNTER = 150;
/** The size of words, if their room is wide enough. */
const LETTERS = 22;

/** Three bars on the right end of the counter. */
const paidOut = `M199 ${COUNTER}${GOLD_BAR}M228 ${COUNTER}${GOLD_BAR}M213 ${COUNTER - 13}${GOLD_BAR}`;
/** Bars behind the clerk. */
const inStock = [0, 1, 2].map((row) => `M86 ${150 - 13 * row}${GOLD_BAR}M146 ${150 - 13 * row}${GOLD_BAR}`).join('');
/** Bundles of dollars on the left end of the counter. */
const bundles = (count: number) =>
  Array.from({ length: count }, (_, row) => `M${3 + (row % 2)} ${COUNTER - 10 * (row + 1)}${BUNDLE}`).join('');

/** The window of the US Treasury where governments swapped dollars for gold: open, or with its shutter down. */
export function GoldWindow({ sign, closed }: { sign: string; closed?: string }) {
  return (
    <svg viewBox="0 0 260 184" aria-hidden="true" className="w-full fill-none">
      <path d="M84 56h92v94H84z" className={`${closed ? 'fill-raised' : room} ${pen}`} />
      {closed ? (
        <path
          d="M85 70h90M85 84h90M85 98h90M85 112h90M85 126h90M85 140h90"
          className="stroke-2 max-md:stroke-[3px] stroke-control"
        />
      ) : (
        <Clerk />
      )}
      <path
        d="M70 56h14v94H70zM176 56h14v94h-14zM60 33h140v23H60zM50 33l80-29 80 29zM0 150h260v12H0zM12 162h236v20H12zM130 15.5a5.5 5.5 0 1 0 .1 0z"
        className={`${stone} ${pen}`}
      />
      <path d="M77 64v78M183 64v78M40 162v20M220 162v20" className="stroke-2 max-md:stroke-[3px] stroke-control" />
      <text
        x="130"
        y="52"
        textAnchor="middle"
        fontSize={sizeIn(124, sign, LETTERS)}
        className="fill-ink font-display font-semibold"
      >
        {sign}
      </text>
      <path
        d={bundles(closed ? 7 : 3)}
        className="fill-raised stroke-2 max-md:stroke-[3px] stroke-loss"
        strokeLinejoin="round"
      />
      {closed ? (
        <>
          <path d={paidOut} strokeDasharray="0 4.5" className={`${pen} stroke-control!`} />
          <HangingSign words={closed} />
        </>
      ) : (
        <>
          <path d={paidOut} className={`fill-gold ${penOnLight}`} />
          <path
            d="M52 92c20-12 38-8 50 8m0-14v14l-14-2M158 100c26-16 54-6 66 12m1-14-1 14-14-2"
            className={`${pen} md:stroke-[3px]`}
          />
          <path
            d="M6 84l42-7 4 23-42 7z"
            className="fill-raised stroke-2 max-md:stroke-[3px] stroke-loss"
            strokeLinejoin="round"
          />
          <text x="29" y="99.5" textAnchor="middle" className="fill-loss font-display font-semibold text-[22px]">
            $
          </text>
        </>
      )}
    </svg>
  );
}

function Clerk() {
  return (
    <>
      <path d={inStock} className={`fill-gold ${penOnLight}`} />
      <path d="M102 150v-14q2-20 28-20t28 20v14zM130 74a17 17 0 1 1-.1 0z" className={`fill-foam ${penOnLight}`} />
      <path d="M109 88q21-16 42 0z" className={`fill-gain-fill ${penOnLight}`} />
      <path d="M124 95v1M136 95v1M125 101q5 4 10 0M124 117l6 9 6-9" className={penOnLight} />
    </>
  );
}

/** In front of the shutter, and as wide as the window. */
function HangingSign({ words }: { words: string }) {
  return (
    <g transform="rotate(-5 130 106)">
      <path d="M130 68l-34 24M130 68l34 24" className={pen} />
      <path d="M78 90h104v33H78z" className="fill-paper stroke-[3px] stroke-loss" strokeLinejoin="round" />
      <text
        x="130"
        y="106.5"
        dy="0.35em"
        textAnchor="middle"
        fontSize={sizeIn(92, words, LETTERS)}
        className="fill-loss font-display font-semibold"
      >
        {words}
      </text>
    </g>
  );
}
