import { oneTo } from '@/components/drawing/one-to';
import { line, thin } from '@/components/drawing/pens';
import { Banknote, MetalCoin } from '@/components/drawing/shapes';

/** A box with a dial and lamps: a note and a blank sheet go in, two notes come out. */
export function DoublingMachine() {
  return (
    <>
      <path d="M26 186v-8h268v8M44 178v-20h232v20" {...line} />
      <g {...line}>
        <path d="M84 158V74c0-6 4-10 10-10h132c6 0 10 4 10 10v84z" />
        <path d="M94 146V84h132v62z" className="fill-paper stroke-ink" strokeWidth="1.6" />
        <circle cx="136" cy="115" r="22" />
        <path d="M124 64V50h72v14M132 50c4-12 52-12 56 0" />
      </g>
      <circle cx="136" cy="115" r="3.4" className="fill-ink" />
      <path d="M136 115l13-12" className="stroke-loss" strokeWidth="3" strokeLinecap="round" />
      {oneTo(8).map((step) => (
        <path
          key={step}
          d="M136 96v5"
          transform={`rotate(${step * 45} 136 115)`}
          className="stroke-ink"
          strokeWidth="1.6"
        />
      ))}
      {[0, 1, 2, 3, 4, 5].map((lamp) => (
        <circle
          key={lamp}
          cx={180 + (lamp % 3) * 16}
          cy={103 + Math.floor(lamp / 3) * 18}
          r="5"
          className={lamp % 2 === 0 ? 'fill-loss-fill stroke-ink' : 'fill-raised stroke-ink'}
          strokeWidth="1.6"
        />
      ))}
      <path d="M172 136h44" {...thin} />
      <path d="M150 42l-6-12M160 40V26M170 42l6-12" className="stroke-loss" strokeWidth="1.6" strokeLinecap="round" />
      <g transform="rotate(-6 52 118)">
        <Banknote x={18} y={96} width={70} height={32} />
        <rect
          x="24"
          y="130"
          width="62"
          height="28"
          rx="1"
          className="fill-raised stroke-control"
          strokeWidth="1.6"
          strokeDasharray="3 3"
        />
      </g>
      <path d="M62 86c6-10 14-14 22-14" className="fill-none stroke-ink" strokeWidth="1.6" strokeDasharray="2 4" />
      <Banknote x={232} y={98} width={70} height={32} turn={5} />
      <Banknote x={228} y={128} width={70} height={32} turn={-4} />
    </>
  );
}

/** A coupon in the middle. Around it notes are passed on, from the last hand to the first. */
export function CouponAndNotes() {
  const hands = [
    [62, 150, -18],
    [70, 62, 40],
    [250, 62, -40],
    [258, 150, 18],
  ] as const;
  return (
    <>
      <g
        className="fill-none stroke-loss"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
        strokeDasharray="1 6"
      >
        <path d="M240 170c-40 14-120 14-160 0M48 132c-10-18-8-34 4-50M88 42c40-22 104-22 144 0M268 82c12 16 14 32 4 50" />
      </g>
      <path
        d="M86 176l-9-8 11-5M44 92l8-11 6 12M224 34l9 8-12 4M268 124l3 12 9-8"
        className="fill-none stroke-loss"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      {hands.map(([x, y, turn]) => (
        <g key={`${x}-${y}`}>
          <Banknote x={x - 27} y={y - 13} width={54} height={26} turn={turn} />
        </g>
      ))}
      <g {...line} transform="rotate(-3 160 110)">
        <path d="M104 74h112v72H104z" />
        <path d="M110 80h100v60H110z" className="fill-none stroke-ink" strokeWidth="1.2" />
        <circle cx="130" cy="122" r="12" className="fill-none stroke-ink" strokeWidth="1.6" />
        <path d="M118 92h84M118 100h60M150 116h50M150 124h50M150 132h34" strokeWidth="1.2" />
        <path d="M186 86h18v22h-18z" strokeWidth="1.6" />
      </g>
      <g transform="rotate(-3 160 110)">
        <path d="M122 116c5 4 11 4 16 0M122 128c5-4 11-4 16 0M130 110v24" {...thin} />
        <path d="M190 103c0-8 10-8 10 0" {...thin} />
        <circle cx="195" cy="94" r="3" className="fill-none stroke-ink" strokeWidth="1.2" />
      </g>
    </>
  );
}

/** Two framed charts on a wall: a jagged line, and one that rises as if by a ruler. */
export function TooSmooth() {
  return (
    <>
      <path d="M84 42V20M236 42V20" className="stroke-ink" strokeWidth="1.6" />
      <circle cx="84" cy="18" r="3" className="fill-ink" />
      <circle cx="236" cy="18" r="3" className="fill-ink" />
      <g {...line}>
        <path d="M22 42h124v96H22z" />
        <path d="M174 42h124v96H174z" />
      </g>
      <g className="fill-paper stroke-ink" strokeWidth="1.2">
        <path d="M30 50h108v80H30zM182 50h108v80H182z" />
      </g>
      <path d="M40 58v62h90M192 58v62h90" className="fill-none stroke-control" strokeWidth="1.6" />
      <path
        d="M40 112l10-12 9 8 10-26 8 18 10-10 9 16 10-38 9 20 8-14 7 8"
        className="fill-none stroke-ink"
        strokeWidth="2.4"
        strokeLinejoin="round"
        strokeLinecap="round"
      />
      <path d="M192 114L280 66" className="fill-none stroke-loss" strokeWidth="2.4" strokeLinecap="round" />
      <g {...line} transform="rotate(-28.6 236 82)">
        <path d="M192 72h96v15h-96z" className="fill-sunk stroke-ink" strokeWidth="1.6" />
        <path
          d={oneTo(11)
            .map((step) => `M${192 + step * 8} 87v-${step % 2 === 0 ? 7 : 4}`)
            .join('')}
          strokeWidth="1.2"
        />
      </g>
      <g {...line}>
        <path d="M112 186v-14h96v14zM122 172v-8h76v8z" />
        <path d="M150 164v-9c0-6 20-6 20 0v9" />
      </g>
      <path d="M140 179h40" {...thin} />
    </>
  );
}

/** A giant coin in the light of a stage, which is a board held up by a plank. */
export function StageCoin() {
  return (
    <>
      <path d="M0 0h320v16H0z" className="fill-loss-fill stroke-ink" strokeWidth="1.6" />
      <path
        d="M0 16c2 40 2 120-2 170h30c4-50 6-120 2-170zM320 16c-2 40-2 120 2 170h-30c-4-50-6-120-2-170z"
        className="fill-sunk stroke-ink"
        strokeWidth="1.6"
        strokeLinejoin="round"
      />
      <path
        d="M8 16c3 50 3 110 0 170M20 16c3 50 2 110 0 170M312 16c-3 50-3 110 0 170M300 16c-3 50-2 110 0 170"
        {...thin}
      />
      <path
        d="M76 18l40 168h88l-60-168zM250 18l-74 168h68l30-168z"
        className="fill-paper stroke-line"
        strokeWidth="1.2"
      />
      <g {...line} strokeWidth="1.6">
        <path d="M70 12l24 0 8 14-34 4zM238 12h24l6 16-36-2z" className="fill-ink stroke-ink" />
        <path d="M178 178h104v8H178z" />
        <path d="M216 70l8-4 48 112h-9z" />
        <path d="M226 148l8-5 12 35h-8z" />
        <path d="M258 178c-4-14 0-18 8-20l-4-6h14l-4 6c8 2 12 6 8 20z" className="fill-sunk stroke-ink" />
        <ellipse cx="170" cy="116" rx="62" ry="68" />
        <ellipse cx="160" cy="116" rx="62" ry="68" />
      </g>
      <ellipse cx="160" cy="116" rx="49" ry="55" className="fill-none stroke-ink" strokeWidth="1.2" />
      <path
        d="M160 82c-24 0-24 66 0 66s24-66 0-66zM132 96c18 8 38 8 56 0M132 134c18-8 38-8 56 0M111 116h98"
        className="fill-none stroke-loss"
        strokeWidth="2"
      />
      <path d="M136 186v-6h48v6" {...line} strokeWidth="1.6" />
      {[60, 84, 108, 132, 156, 180, 204, 228, 252].map((x, index) => (
        <path
          key={x}
          d={`M${x - 11} 220c0-${14 + (index % 3) * 3} 22-${14 + (index % 3) * 3} 22 0z`}
          className="fill-ink"
        />
      ))}
    </>
  );
}

/** A phone with a friendly message to a wrong number, and a hook that hangs into the picture. */
export function WrongNumber() {
  return (
    <>
      <g {...line}>
        <path d="M92 30c0-8 5-12 12-12h84c7 0 12 4 12 12v156H92z" />
        <path d="M100 36h92v150h-92z" className="fill-paper stroke-ink" strokeWidth="1.2" />
      </g>
      <path d="M134 26h24" className="stroke-ink" strokeWidth="2.4" strokeLinecap="round" />
      <g className="fill-raised stroke-ink" strokeWidth="1.6" strokeLinejoin="round">
        <path d="M108 52c0-4 3-6 6-6h52c4 0 6 2 6 6v18c0 4-2 6-6 6h-44l-10 9 1-9c-3 0-5-2-5-6z" />
        <path
          d="M184 100c0-4-3-6-6-6h-32c-4 0-6 2-6 6v10c0 4 2 6 6 6h26l9 8-1-8c3 0 4-2 4-6z"
          className="fill-sunk stroke-ink"
        />
        <path d="M108 138c0-4 3-6 6-6h60c4 0 6 2 6 6v32c0 4-2 6-6 6h-66z" />
      </g>
      <path d="M116 56h44M116 65h30M148 105h28" {...thin} />
      <path
        d="M114 168l12-8 10 4 12-14 10 4 14-14"
        className="fill-none stroke-gain"
        strokeWidth="2.4"
        strokeLinejoin="round"
        strokeLinecap="round"
      />
      <path
        d="M165 139l8 1-1 8"
        className="fill-none stroke-gain"
        strokeWidth="2.4"
        strokeLinejoin="round"
        strokeLinecap="round"
      />
      <path d="M256 0v70" className="stroke-ink" strokeWidth="1.6" />
      <g transform="rotate(10 240 150)">
        <Banknote x={206} y={134} width={70} height={32} />
      </g>
      <path d="M256 74v60c0 24-34 24-34 2v-6" className="fill-none stroke-ink" strokeWidth="4" strokeLinecap="round" />
      <path d="M222 120l-8 16 12-2z" className="fill-ink stroke-ink" strokeWidth="2" strokeLinejoin="round" />
      <circle cx="256" cy="70" r="4.5" className="fill-paper stroke-ink" strokeWidth="2" />
      <MetalCoin x={46} y={170} />
      <MetalCoin x={62} y={150} radius={12} />
      <path d="M34 186h30" {...thin} />
    </>
  );
}
