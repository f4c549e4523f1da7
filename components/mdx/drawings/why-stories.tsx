import { arrows, line, trend } from '@/components/drawing/pens';
import { Coin, Cross, pile, SmallPhone, Tick } from '@/components/drawing/shapes';
import { getClaim } from '@/lib/content/claims/claims';
import type { Locale } from '@/lib/format/locale';
import { formatNumber } from '@/lib/format/number';
import { BELOW, COLUMNS, LEFT, PEOPLE, STEP, TOP } from './dots';
import type { DrawingPlan } from './plan';
import { sceneGrid } from './scene-grid';
import { FLOOR, HEIGHT, Scene, ThirdsRules } from './step-scene';

/** A person on the floor, 32 wide. */
const Person = ({ x, y = FLOOR }: { x: number; y?: number }) => (
  <g transform={`translate(${x} ${y})`} {...line}>
    <circle cy="-60" r="10" />
    <path d="M-16 0v-28q0-18 16-18t16 18V0z" />
  </g>
);

/** A full stack below a line that nothing passes, and users who turn more coins down. */
export const knownSupply: DrawingPlan<'limit' | 'users'> = {
  height: HEIGHT,
  draw: ({ limit, users }) => (
    <Scene at={[74, 224]} names={[limit, users]}>
      <path d={[24, 60, 96].map((x) => pile(x, 8)).join('')} {...line} className="fill-bitcoin-fill stroke-ink" />
      <path d="M14 52h120" className="stroke-ink" strokeWidth="3" />
      <path d="M60 18h28v22H60z" className="fill-none stroke-control" strokeWidth="1.6" strokeDasharray="4 4" />
      <Cross x={66} y={21} size={16} />
      {[172, 222, 272].map((x) => (
        <g key={x}>
          <path d={`M${x + 20} 118V44`} {...line} />
          <Person x={x} />
          <path d={`M${x + 2} 18h36v28h-36z`} {...line} />
          <Cross x={x + 13} y={25} size={14} />
        </g>
      ))}
    </Scene>
  ),
};

/** A share of a fund, which cannot be sent, and coins with a key, which can. */
export const fundShare: DrawingPlan<'share' | 'coins'> = {
  height: HEIGHT,
  draw: ({ share, coins }) => (
    <Scene at={[80, 240]} names={[share, coins]}>
      <path d="M160 14v116" className="stroke-control" strokeWidth="1.6" strokeDasharray="2 5" strokeLinecap="round" />
      <g {...line}>
        <path d="M18 34h74v96H18zM30 88h50M30 100h50M30 112h30" />
        <path d="M34 72l21-17 21 17zM38 78h34M42 72v6M55 72v6M68 72v6" strokeWidth="1.6" />
      </g>
      <path d="M102 82h42m-8-7l8 7-8 7" className="fill-none stroke-control" strokeWidth="2.4" />
      <Cross x={111} y={73} size={18} />
      <SmallPhone x={174} />
      <SmallPhone x={272} />
      <path
        d="M192 84a6 6 0 1 1-.1 0zM192 96v16M192 105h6M192 112h6"
        className="fill-none stroke-bitcoin"
        strokeWidth="3"
        strokeLinecap="round"
      />
      <path d="M220 98h42m-8-7l8 7-8 7" {...arrows} />
      <Coin x={240} y={78} />
      <Tick x={280} y={98} />
    </Scene>
  ),
};

const tools = {
  bonds: (
    <>
      <path d="M44 12h62v66H44zM56 26h38M56 37h38M56 48h20" {...line} />
      <path d="M112 74V34m-9 10l9-10 9 10" className="fill-none stroke-gain" {...trend} />
    </>
  ),
  shares: (
    <g {...line}>
      <path d="M22 78V44l22-14v48zM44 78V52l22-14v40zM66 78V52l22-14v40z" />
      <path d="M88 78V14h24v64zM112 78V34h26v44z" className="fill-sunk stroke-ink" />
      <path d="M96 26h8M96 38h8M96 50h8M120 48h10M120 60h10" strokeWidth="1.6" />
    </g>
  ),
  gold: (
    <path
      d="M22 78l7-22h32l7 22zM70 78l7-22h32l7 22zM46 52l7-22h32l7 22z"
      transform="translate(10 0)"
      {...line}
      className="fill-gold stroke-ink"
    />
  ),
  stable: (
    <>
      <path d="M24 64h112" strokeWidth="3" strokeLinecap="round" className="stroke-control" />
      <circle cx="80" cy="44" r="30" {...line} />
      <path
        d="M90 34q-3-7-10-7-10 0-10 8t10 9 11 9-11 9q-8 0-11-7M80 21v46"
        className="fill-none stroke-ink"
        strokeWidth="2.4"
        strokeLinecap="round"
      />
    </>
  ),
} as const;

/** Four other ways to keep savings, in the order of the text. */
export const otherTools = sceneGrid(tools);

/** A worker who is paid in bitcoin, the price that falls, and the coins that come along. */
export const worker: DrawingPlan<'paid' | 'fell' | 'start'> = {
  height: HEIGHT,
  draw: ({ paid, fell, start }) => (
    <Scene at={[54, 160, 266]} names={[paid, fell, start]}>
      <ThirdsRules />
      <Person x={34} />
      <path d="M34 54q-15 0-16 18l-3 22q19 9 38 0l-3-22q-1-18-16-18z" {...line} className="fill-gold stroke-ink" />
      <circle cx="34" cy="70" r="10" {...line} />
      <path d="M30 68h.1M38 68h.1M30.5 73.5q3.5 3 7 0" {...line} className="fill-none stroke-ink" />
      <SmallPhone x={60} />
      <Coin x={78} y={96} />
      <path d="M122 22v96h78" {...line} className="fill-none stroke-ink" />
      <path d="M130 62l14-26 14 14 12 30 12-6 14 32" className="fill-none stroke-loss" {...trend} />
      <path d="M230 130V78h72v52zM250 78V66h32v12M244 78v52M288 78v52" {...line} className="fill-sunk stroke-ink" />
      <circle cx="266" cy="104" r="14" {...line} className="fill-bitcoin-fill stroke-ink" />
    </Scene>
  ),
};

/** Two people before a house with a price tag. */
export const couple: DrawingPlan<'buyers' | 'home'> = {
  height: HEIGHT,
  draw: ({ buyers, home }) => (
    <Scene at={[74, 226]} names={[buyers, home]}>
      <Person x={52} />
      <Person x={94} />
      <path d="M130 102h34" className="stroke-control" strokeWidth="2.4" strokeDasharray="4 6" />
      <path d="M178 130V72h96v58z" {...line} />
      <path d="M166 76l60-48 60 48z" {...line} className="fill-sunk stroke-ink" />
      <path d="M214 130V96h24v34M190 86h14v16h-14zM248 86h14v16h-14z" {...line} className="fill-paper stroke-ink" />
      <path d="M262 44l14-15h30v30h-30z" {...line} className="fill-gold stroke-ink" />
      <text x="292" y="51" fontSize="20" textAnchor="middle" className="fill-on-fill font-semibold">
        $
      </text>
    </Scene>
  ),
};

/** App users of every hundred who were probably at a loss: the range of the guide. */
const LEAST = getClaim('app-users-at-loss-least').value;
const MOST = getClaim('app-users-at-loss-most').value;
const KEY = BELOW + 12;

const users = Array.from({ length: PEOPLE }, (_, n) => n);
const dots = (from: number, to: number) =>
  users
    .slice(from, to)
    .map((n) => `M${LEFT + (n % COLUMNS) * STEP} ${TOP + Math.floor(n / COLUMNS) * STEP}h.1`)
    .join('');
/** Rings as paths, which end with the middle of the next one. */
const ring = (x: number, y: number) => `M${x - 4} ${y}a4 4 0 1 1 0 .1z`;

/** A hundred app users as dots: those at a loss by both estimates, those by the higher one only, and the others. */
export const buyers2021: DrawingPlan<'people' | 'least' | 'most'> = {
  height: KEY + 56,
  values: (locale: Locale) => ({
    people: formatNumber(PEOPLE, locale),
  }),
  draw: (labels) => (
    <>
      <text x="12" y="26" className="fill-ink font-semibold">
        {labels.people}
      </text>
      <g strokeWidth="10" strokeLinecap="round" className="fill-none">
        <path d={dots(MOST, PEOPLE)} className="stroke-control opacity-40" />
        <path d={`${dots(0, LEAST)}M${LEFT} ${KEY}h.1`} className="stroke-loss-fill" />
      </g>
      <path
        d={[
          ...users
            .slice(LEAST, MOST)
            .map((n) => ring(LEFT + (n % COLUMNS) * STEP, TOP + Math.floor(n / COLUMNS) * STEP)),
          ring(LEFT, KEY + 28),
        ].join('')}
        strokeWidth="2"
        className="fill-none stroke-loss-fill"
      />
      <g className="fill-ink">
        <text x="34" y={KEY + 5}>
          {labels.least}
        </text>
        <text x="34" y={KEY + 33}>
          {labels.most}
        </text>
      </g>
    </>
  ),
};
