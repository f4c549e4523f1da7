import { arrows, coins, line } from '@/components/drawing/pens';
import { Address, arrow, Bolt, Coin, Cross, Person, Phone, pile, Tick } from '@/components/drawing/shapes';
import { addressExamples } from '@/content/examples/address-examples';
import { formatNumber } from '@/lib/format/number';
import type { DrawingPlan } from './plan';
import { UnreadableCode } from './receiving';
import { FLOOR, HEIGHT, Scene } from './step-scene';

/* The steps of receiving and of sending. */

const START = `${addressExamples.p2wpkh.slice(0, 4)}…`;

/** A dotted line between two scenes. */
const Divider = ({ x }: { x: number }) => (
  <path d={`M${x} 12v118`} className="stroke-control" strokeWidth="1.6" strokeDasharray="2 5" strokeLinecap="round" />
);

export const payLayer: DrawingPlan<'chain' | 'lightning' | 'large' | 'small'> = {
  height: HEIGHT,
  draw: ({ chain, lightning, large, small }) => (
    <Scene at={[80, 240]} names={[large, small]}>
      <Divider x={160} />
      <g className="fill-ink font-semibold" textAnchor="middle">
        <text x="80" y="30">
          {chain}
        </text>
        <text x="240" y="30">
          {lightning}
        </text>
      </g>
      <path d={pile(12, 8)} {...coins} />
      <path d={arrow(44, 92)} {...arrows} />
      <g {...line}>
        <path d="M112 92h8" />
        <path d="M78 74h34v36H78zM120 74h34v36h-34z" />
        <path d="M128 84h18M128 92h18M128 100h10" strokeWidth="1.6" />
      </g>
      <Coin x={95} y={92} />
      <Coin x={188} y={92} />
      <path d={arrow(202, 92)} {...arrows} />
      <Bolt x={250} y={58} />
    </Scene>
  ),
};

export const payShare: DrawingPlan<'you' | 'payer' | 'start' | 'middle' | 'end' | 'compare'> = {
  height: HEIGHT,
  draw: ({ you, payer, start, middle, end, compare }) => (
    <Scene at={[45, 157, 256]} names={[you, payer, compare]}>
      <path d="M134 78L72 46v56z" className="fill-gold" />
      <Phone x={16} />
      <g transform="translate(25 52) scale(.56)">
        <UnreadableCode x={0} y={0} />
      </g>
      <Phone x={128} />
      <path d="M146 66v-6h6M162 60h6v6M168 80v6h-6M152 86h-6v-6" {...line} className="fill-none stroke-ink" />
      <Divider x={204} />
      {[start, middle, end].map((name, row) => (
        <g key={name} transform={`translate(0 ${row * 36})`}>
          <Tick x={222} y={34} />
          <text x="254" y="41" className="fill-ink">
            {name}
          </text>
        </g>
      ))}
    </Scene>
  ),
};

export const paySettled: DrawingPlan<'pending' | 'block' | 'lightning'> = {
  height: HEIGHT,
  draw: ({ pending, block, lightning }) => (
    <Scene at={[49, 150, 266]} names={[pending, block, lightning]}>
      <Phone x={20} />
      <circle cx="49" cy="64" r="11" {...line} strokeWidth="1.6" strokeDasharray="4 4" />
      <path d="M37 86h24" {...line} strokeWidth="1.6" />
      <path d={arrow(88, 98)} {...arrows} />
      <g {...line}>
        <path d="M122 70h56v60h-56z" />
        <path d="M132 110h36M132 119h24" strokeWidth="1.6" />
      </g>
      <Coin x={150} y={90} />
      <Tick x={140} y={46} />
      <Divider x={210} />
      <Bolt x={250} y={60} />
      <Tick x={256} y={38} />
    </Scene>
  ),
};

export const payAsk: DrawingPlan<'person' | 'list'> = {
  height: HEIGHT,
  draw: ({ person, list }) => (
    <Scene at={[98, 256]} names={[person, list]}>
      <Person x={36} foot={FLOOR} size={1.3} />
      <Person x={160} foot={FLOOR} size={1.3} />
      <path d="M62 20h76v38h-10l14 20-32-20H62z" {...line} />
      <text x="100" y="44" textAnchor="middle" className="fill-ink font-semibold">
        {START}
      </text>
      <Divider x={196} />
      <g {...line}>
        <path d="M216 130V26h80v104M228 52h40M228 80h40M228 108h40" />
        <path d="M282 52h.1M282 80h.1M282 108h.1" strokeWidth="6" />
      </g>
      <Cross x={230} y={54} size={52} />
    </Scene>
  ),
};

/** Malware swaps what you paste, so the computer agrees with the device: what counts is what the person sent. */
export const payCompare: DrawingPlan<'person' | 'device'> = {
  height: HEIGHT,
  draw: ({ person, device }) => (
    <Scene at={[82, 256]} names={[person, device]}>
      <Person x={36} foot={FLOOR} size={1.3} />
      <path d="M66 14h88v68H92l-36 14 16-14h-6z" {...line} />
      <Address x={110} y={35} />
      <path d="M178 58h20M178 70h20" className="fill-none stroke-gain" strokeWidth="4" />
      <g {...line}>
        <rect x="216" y="8" width="80" height="122" rx="10" />
        <path d="M226 16h60v66h-60z" className="fill-paper stroke-ink" strokeWidth="1.6" />
        <path d="M236 119h14M262 119h14" />
      </g>
      <Address x={256} y={35} />
      <Tick x={245} y={98} />
    </Scene>
  ),
};

/** The number that a reader may type, as in the guide. */
const TYPED = 50_000;

export const payUnit: DrawingPlan<'typed' | 'sats' | 'dollars' | 'inSats' | 'inDollars'> = {
  height: HEIGHT,
  values: (locale) => ({ typed: formatNumber(TYPED, locale) }),
  draw: ({ typed, sats, dollars, inSats, inDollars }) => (
    <Scene at={[80, 240]} names={[inSats, inDollars]}>
      <g {...line}>
        <rect x="14" y="14" width="132" height="34" rx="6" />
        <rect x="174" y="14" width="132" height="34" rx="6" />
      </g>
      <g className="fill-ink">
        <text x="26" y="36">
          {typed}
        </text>
        <text x="186" y="36">
          {typed}
        </text>
        <g className="fill-bitcoin font-semibold" textAnchor="end">
          <text x="134" y="36">
            {sats}
          </text>
          <text x="294" y="36" className="fill-loss">
            {dollars}
          </text>
        </g>
      </g>
      <Divider x={160} />
      <path d={pile(66, 1) + [178, 210, 242, 274].map((x) => pile(x, 7)).join('')} {...coins} />
    </Scene>
  ),
};

/** A clock whose hand has swept an angle, in degrees. */
const Clock = ({ x, angle }: { x: number; angle: number }) => {
  const turn = (angle * Math.PI) / 180;
  const end = `${(x + 22 * Math.sin(turn)).toFixed(1)} ${(40 - 22 * Math.cos(turn)).toFixed(1)}`;
  return (
    <>
      <circle cx={x} cy="40" r="22" {...line} />
      <path
        d={`M${x} 40V18A22 22 0 ${angle > 180 ? 1 : 0} 1 ${end}z`}
        className="fill-sunk stroke-ink"
        strokeWidth="1.6"
        strokeLinejoin="round"
      />
    </>
  );
};

export const payFee: DrawingPlan<'slow' | 'normal' | 'fast'> = {
  height: HEIGHT,
  draw: ({ slow, normal, fast }) => (
    <Scene at={[62, 160, 258]} names={[slow, normal, fast]}>
      <rect x="18" y="8" width="88" height="122" rx="8" className="fill-raised stroke-gain" strokeWidth="2" />
      <Clock x={62} angle={300} />
      <Clock x={160} angle={130} />
      <Clock x={258} angle={40} />
      <path d={pile(48, 1) + pile(146, 3) + pile(244, 6)} {...coins} />
      <Tick x={79} y={90} />
    </Scene>
  ),
};

export const payTest: DrawingPlan<'test' | 'came' | 'rest'> = {
  height: HEIGHT,
  draw: ({ test, came, rest }) => (
    <Scene at={[49, 177, 270]} names={[test, came, rest]}>
      <Phone x={20} />
      <Coin x={49} y={66} />
      <path d="M88 60h50m-7-6l7 6l-7 6" {...arrows} />
      <path d="M138 100H88m7-6l-7 6l7 6" {...arrows} className="fill-none stroke-gain" />
      <Phone x={148} />
      <Coin x={177} y={60} />
      <Tick x={166} y={88} />
      <Divider x={222} />
      <path d={pile(239, 9) + pile(273, 9)} {...coins} />
    </Scene>
  ),
};

export const payNote: DrawingPlan<'who' | 'sum' | 'fee' | 'screen' | 'id' | 'day' | 'value' | 'note'> = {
  height: HEIGHT,
  draw: ({ who, sum, fee, screen, id, day, value, note }) => (
    <Scene at={[84, 242]} names={[screen, note]}>
      <path d="M20 130V22q0-8 8-8h112q8 0 8 8v108z" {...line} />
      {[who, sum, fee].map((name, row) => (
        <g key={name} transform={`translate(0 ${row * 36})`}>
          <text x="34" y="44" className="fill-ink">
            {name}
          </text>
          <Tick x={116} y={39} />
        </g>
      ))}
      <g {...line}>
        <path d="M176 130V20h132v110z" />
        <path d="M194 14v12M213 14v12M232 14v12M252 14v12M271 14v12M290 14v12" />
        <path d="M188 60h108M188 90h108M188 120h108" className="stroke-line" strokeWidth="1.6" />
      </g>
      <g className="fill-ink">
        <text x="190" y="54">
          {id}
        </text>
        <text x="190" y="84">
          {day}
        </text>
        <text x="190" y="114">
          {value}
        </text>
      </g>
    </Scene>
  ),
};
