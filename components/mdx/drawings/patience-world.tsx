import { line } from '@/components/drawing/pens';
import { formatClaim, getClaim } from '@/lib/content/claims/claims';
import type { Locale } from '@/lib/format/locale';
import { formatNumber } from '@/lib/format/number';
import type { DrawingPlan } from './plan';
import { FLOOR, HEIGHT, Scene } from './step-scene';

const lost = () => getClaim('dollar-value-lost-since-1971');
/** Height of the full jar. */
const FULL = 74;

/** A jar, 84 wide and 108 high, on the floor; what its notes still buy is filled. */
const Jar = ({ x, part }: { x: number; part: number }) => (
  <g transform={`translate(${x} ${FLOOR - 108})`} strokeWidth="2" strokeLinejoin="round">
    <path d={`M4 ${106 - FULL * part}h76v${FULL * part - 8}q0 8-8 8H12q-8 0-8-8z`} className="fill-gold" />
    {part < 1 && (
      <path d={`M5 ${106 - FULL}h74`} strokeDasharray="5 4" className="fill-none stroke-loss" strokeWidth="2" />
    )}
    <path
      d="M16 0h52v12H16zM18 12q-16 6-16 18v66q0 12 12 12h56q12 0 12-12V30q0-12-16-18z"
      className="fill-none stroke-ink"
    />
  </g>
);

/** The same jar of dollars in two years, filled as high as what it buys. */
export const jar: DrawingPlan<'old' | 'now'> = {
  height: HEIGHT,
  values: (locale: Locale) => ({ lost: formatClaim(lost(), locale) }),
  draw: ({ old, now }, values) => (
    <Scene at={[54, 172]} names={[old, now]}>
      <Jar x={12} part={1} />
      <Jar x={130} part={1 - lost().value / 100} />
      <text x="226" y="82" fontSize="24" className="fill-loss font-display font-semibold">
        {`−${values.lost}`}
      </text>
    </Scene>
  ),
};

/** App users of the study: about three quarters of them had probably lost money. */
const USERS = 12;
const LOSERS = 9;
const ROWS = 3;
/** Phones fill columns, so that those with a loss are together. */
const xOf = (n: number) => 42 + Math.floor(n / ROWS) * 62 + (n < LOSERS ? 0 : 16);
const yOf = (n: number) => 14 + (n % ROWS) * 68;
const phone = (n: number) => `M${xOf(n)} ${yOf(n)}h34v56h-34z`;
const trend = (n: number, isLoss: boolean) =>
  `M${xOf(n) + 7} ${yOf(n) + (isLoss ? 18 : 38)}l7 ${isLoss ? 8 : -8} 5 ${isLoss ? -3 : 3} 8 ${isLoss ? 13 : -13}`;
const users = Array.from({ length: USERS }, (_, n) => n);

/** A phone for each app user, with a line that falls or rises. */
export const appUsers: DrawingPlan<'lost' | 'others'> = {
  height: 250,
  values: (locale: Locale) => ({ users: formatNumber(USERS, locale), losers: formatNumber(LOSERS, locale) }),
  draw: ({ lost, others }) => (
    <>
      <path d="M227 14v192" className="stroke-control" strokeWidth="1.6" strokeDasharray="2 5" strokeLinecap="round" />
      <g textAnchor="middle">
        <text x={xOf(ROWS) + 17} y="234" className="fill-loss font-semibold">
          {lost}
        </text>
        <text x={xOf(LOSERS) + 17} y="234" className="fill-ink">
          {others}
        </text>
      </g>
      <path d={users.map(phone).join('')} {...line} />
      <g strokeWidth="3" strokeLinejoin="round" strokeLinecap="round" className="fill-none">
        <path
          d={users
            .slice(0, LOSERS)
            .map((n) => trend(n, true))
            .join('')}
          className="stroke-loss"
        />
        <path
          d={users
            .slice(LOSERS)
            .map((n) => trend(n, false))
            .join('')}
          className="stroke-gain"
        />
      </g>
    </>
  ),
};

/** Of a hundred children, those who died before age five. */
const DEATHS = [getClaim('children-died-1800').value, getClaim('children-died-2021').value] as const;

/** A dot for each of a hundred children, long ago and in 2021. */
export const childDeaths: DrawingPlan<'old' | 'now'> = {
  height: HEIGHT,
  draw: ({ old, now }) => (
    <Scene at={[84, 236]} names={[old, now]}>
      {DEATHS.map((deaths, n) => {
        const dots = (from: number, to: number) =>
          Array.from({ length: to - from }, (_, i) => {
            const at = from + i;
            return `M${32 + n * 152 + (at % 10) * 11.5} ${18 + Math.floor(at / 10) * 11}h.1`;
          }).join('');
        return (
          <g key={deaths} strokeWidth="8" strokeLinecap="round">
            <path d={dots(deaths, 100)} className="stroke-gain-fill opacity-40" />
            <path d={dots(0, deaths)} className="stroke-loss" />
          </g>
        );
      })}
    </Scene>
  ),
};
