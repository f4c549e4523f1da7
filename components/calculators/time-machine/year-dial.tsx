import { type PointerEvent, useRef } from 'react';
import { useOwnTouch } from '@/components/ui/browser/use-own-touch';

const CENTER = { x: 160, y: 142 };
/** Range of the dial to either side of the top, in degrees. */
const REACH = 120;
/** A touch that moves further sideways turns the dial; a vertical one scrolls the page. */
const TURN_FROM_PX = 8;

const point = (degrees: number, radius: number) => {
  const angle = (degrees * Math.PI) / 180;
  return `${(CENTER.x + radius * Math.sin(angle)).toFixed(1)} ${(CENTER.y - radius * Math.cos(angle)).toFixed(1)}`;
};

/** A pointer-only dial for the year. Hidden from assistive technology: the select beside it has the same function. */
export function YearDial({
  year,
  first,
  last,
  lastLabel,
  landmark,
  onTurn,
  onLetGo,
}: {
  year: number;
  first: number;
  last: number;
  lastLabel: string;
  /** The year marked in red. */
  landmark: number;
  onTurn: (year: number) => void;
  /** After a turn, and after a press that chooses a year. */
  onLetGo: () => void;
}) {
  const dial = useRef<SVGSVGElement>(null);
  const turn = useRef<{ x: number; y: number; isTurning: boolean } | null>(null);
  // The event of the pointer comes before that of the touch.
  useOwnTouch(dial, ({ touches }) => touches.length === 1 && turn.current?.isTurning === true);
  const angleOf = (value: number) => ((value - first) / (last - first)) * 2 * REACH - REACH;
  const decades = Array.from(
    { length: Math.floor(last / 10) - Math.ceil(first / 10) + 1 },
    (_, i) => Math.ceil(first / 10) * 10 + i * 10,
    // Beside the red mark, another would look like a part of it.
  ).filter((decade) => Math.abs(decade - landmark) > 2);
  const labels = [first, 1940, landmark, 2000, last];
  const labelOf = (value: number) => (value === last ? lastLabel : value);
  const angle = angleOf(year);

  function turnTo(event: { clientX: number; clientY: number; currentTarget: Element }) {
    const box = event.currentTarget.getBoundingClientRect();
    const scale = box.width / 320 || 1;
    const x = (event.clientX - box.left) / scale - CENTER.x;
    const y = (event.clientY - box.top) / scale - CENTER.y;
    const degrees = Math.max(-REACH, Math.min(REACH, (Math.atan2(x, -y) * 180) / Math.PI));
    onTurn(Math.round(first + ((degrees + REACH) / (2 * REACH)) * (last - first)));
  }

  function onPointerMove(event: PointerEvent<SVGSVGElement>) {
    const from = turn.current;
    if (!from) return;
    const dx = Math.abs(event.clientX - from.x);
    const isSideways = dx > TURN_FROM_PX && dx > Math.abs(event.clientY - from.y);
    if (!from.isTurning && event.pointerType !== 'mouse' && !isSideways) return;
    from.isTurning = true;
    event.currentTarget.setPointerCapture?.(event.pointerId);
    turnTo(event);
  }

  const release = () => {
    if (turn.current?.isTurning) onLetGo();
    turn.current = null;
  };

  return (
    <svg
      ref={dial}
      viewBox="0 0 320 232"
      aria-hidden="true"
      className="mx-auto w-full max-w-66 self-center md:max-w-88 xl:-order-1 xl:max-w-108 cursor-grab touch-pan-y touch-pinch-zoom select-none active:cursor-grabbing"
      onPointerDown={(event) => {
        turn.current = { x: event.clientX, y: event.clientY, isTurning: false };
      }}
      onPointerMove={onPointerMove}
      onPointerUp={release}
      onPointerCancel={release}
      onClick={(event) => {
        turnTo(event);
        onLetGo();
      }}
    >
      <path
        d={`M${point(-REACH, 100)}A100 100 0 1 1 ${point(REACH, 100)}`}
        className="fill-none stroke-line"
        strokeWidth="10"
        strokeLinecap="round"
      />
      <path
        d={`M${point(angle, 100)}A100 100 0 ${REACH - angle > 180 ? 1 : 0} 1 ${point(REACH, 100)}`}
        className="fill-none stroke-ink"
        strokeWidth="10"
        strokeLinecap="round"
      />
      <path
        d={decades.map((decade) => `M${point(angleOf(decade), 110)}L${point(angleOf(decade), 121)}`).join('')}
        className="fill-none stroke-control"
        strokeWidth="2"
      />
      <path
        d={`M${point(angleOf(landmark), 95)}L${point(angleOf(landmark), 122)}`}
        className="fill-none stroke-loss-fill"
        strokeWidth="4"
      />
      {labels.map((label) => {
        const [x, y] = point(angleOf(label), 128).split(' ');
        return (
          <text
            key={label}
            x={x}
            y={y}
            dy={label === landmark ? 0 : 5}
            textAnchor={label === landmark ? 'middle' : angleOf(label) < 0 ? 'end' : 'start'}
            className={label === landmark ? 'fill-loss font-bold text-[15px]' : 'fill-muted text-[15px] tabular-nums'}
          >
            {labelOf(label)}
          </text>
        );
      })}
      <circle cx={CENTER.x} cy={CENTER.y} r="84" className="fill-ink" />
      <circle
        cx={CENTER.x}
        cy={CENTER.y}
        r="79"
        className="fill-none stroke-paper/30"
        strokeWidth="5"
        strokeDasharray="1.5 4.706"
      />
      <g transform={`translate(${CENTER.x} ${CENTER.y})`}>
        <g transform={`rotate(${angle.toFixed(1)})`} className="duration-150 motion-safe:transition-transform">
          <path d="M0-94l8 16h-16z" className="fill-ink" />
          <circle cy="-69" r="4.5" className="fill-paper" />
        </g>
      </g>
      <text
        x={CENTER.x}
        y={CENTER.y}
        dy="17"
        textAnchor="middle"
        className="fill-paper font-display text-[50px] tabular-nums"
      >
        {labelOf(year)}
      </text>
    </svg>
  );
}
