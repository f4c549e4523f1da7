import { oneTo } from '@/components/drawing/one-to';
import { line, thin } from '@/components/drawing/pens';

/** A man with a sign before an office tower, in the snow. */
export function CardboardSign() {
  const snow = [
    [24, 40],
    [60, 96],
    [96, 28],
    [156, 40],
    [40, 150],
    [210, 30],
    [300, 120],
    [284, 46],
    [246, 84],
    [18, 104],
    [304, 166],
    [190, 64],
  ];
  const sleeves = 'M96 98c-20 6-34 18-38 36M132 98c20 6 32 14 36 30';
  return (
    <>
      <g {...line}>
        <path d="M208 186V26h88v160z" />
        <path d="M240 186v-34h24v34M252 152v34" strokeWidth="1.6" />
        <path
          d={oneTo(5)
            .map(
              (step) =>
                `M218 ${16 + step * 22}h20v14h-20zM244 ${16 + step * 22}h16v14h-16zM266 ${16 + step * 22}h20v14h-20z`,
            )
            .join('')}
          strokeWidth="1.2"
          className="fill-paper stroke-ink"
        />
      </g>
      <g {...line}>
        <path d="M92 186l4-44h36l4 44h-14l-8-30-8 30z" />
        <path d="M82 150c-2-44 4-66 32-66s34 22 32 66z" />
        <path
          d="M100 88c4 10 24 10 28 0l4 10c-8 10-28 10-36 0z"
          className="fill-loss-fill stroke-ink"
          strokeWidth="1.6"
        />
        <circle cx="114" cy="66" r="18" />
        <path d="M95 62c-2-28 40-28 38 0-6-8-12-10-19-10s-13 2-19 10z" className="fill-ink stroke-ink" />
        <path d="M103 74c6-5 16-5 22 0-6 3-16 3-22 0z" className="fill-ink stroke-ink" strokeWidth="1.2" />
        <path d="M107 64h.1M121 64h.1" strokeWidth="3" />
      </g>
      <path d={sleeves} className="fill-none stroke-ink" strokeWidth="17" strokeLinecap="round" />
      <path d={sleeves} className="fill-none stroke-raised" strokeWidth="13" strokeLinecap="round" />
      <g {...line} transform="rotate(-4 112 130)">
        <path d="M58 102h108v56H58z" className="fill-bitcoin-fill stroke-ink" />
        <path d="M70 116h44M70 129h56M70 142h34" className="stroke-on-fill" strokeWidth="3" />
        <text
          x="146"
          y="145"
          textAnchor="middle"
          fontSize="38"
          className="fill-on-fill stroke-none font-display font-semibold"
        >
          ?
        </text>
        <path d="M52 124c-6 0-8 12 0 14h12v-14zM172 124c6 0 8 12 0 14h-12v-14z" strokeWidth="1.6" />
      </g>
      {snow.map(([x, y]) => (
        <circle key={`${x}-${y}`} cx={x} cy={y} r="2.6" className="fill-raised stroke-control" strokeWidth="1.2" />
      ))}
    </>
  );
}

/** An open vault with a cobweb and a note. */
export function OpenVault() {
  return (
    <>
      <g {...line} strokeWidth="2.4">
        <path d="M116 28h180v148H116zM130 176v10h20v-10M262 176v10h20v-10" />
        <path d="M132 44h148v116H132z" className="fill-sunk stroke-ink" />
        <path
          d="M132 44l20 16v84l-20 16M280 44l-20 16v84l20 16M152 60h108M152 144h108"
          strokeWidth="1.6"
          className="fill-none"
        />
      </g>
      <path
        d="M260 60l-52 2M260 60l-40 24M260 60l-22 36M260 60l-2 44M226 61c2 8 6 12 8 14M240 60c2 6 4 8 4 12M234 76c4 4 6 8 8 14M246 70c4 4 4 6 4 10M243 88c6 2 10 2 15 0M250 80c4 1 6 1 9 0"
        {...thin}
        className="fill-none stroke-muted"
      />
      <path d="M224 62v30" {...thin} className="stroke-muted" />
      <g {...line} strokeWidth="1.6">
        <circle cx="224" cy="96" r="4" className="fill-ink" />
        <path d="M220 94l-7-4M220 97l-8 1M228 94l7-4M228 97l8 1M221 99l-5 5M227 99l5 5" className="fill-none" />
      </g>
      <g {...line} transform="rotate(8 190 138)">
        <path d="M168 124h40v24h-40z" className="fill-paper stroke-ink" strokeWidth="1.6" />
        <path d="M174 132h28M174 140h18" strokeWidth="1.6" />
      </g>
      <g {...line} strokeWidth="2.4">
        <path d="M116 28L34 52v128l82-4z" />
        <path d="M106 44L48 62v104l58-3z" strokeWidth="1.6" />
        <ellipse cx="78" cy="110" rx="17" ry="20" />
        <path d="M78 90v40M62 104l32 12M62 118l32-14" strokeWidth="3" />
        <path d="M116 54h8v16h-8zM116 136h8v16h-8z" className="fill-ink stroke-ink" />
        <path d="M34 84h-10v12h10M34 140h-10v12h10" />
      </g>
    </>
  );
}

/** A price tag in a block of ice, before a line that climbs. */
export function FrozenTag() {
  return (
    <>
      <path
        d="M150 176l30-18 22 8 34-52 20 12 42-84"
        className="fill-none stroke-bitcoin"
        strokeWidth="4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path
        d="M284 44l15-4 3 16"
        className="fill-none stroke-bitcoin"
        strokeWidth="4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <g {...line} strokeWidth="2.4">
        <path d="M36 76l34-26h118l-26 26z" className="fill-paper stroke-ink" />
        <path d="M162 76l26-26v106l-26 30z" className="fill-sunk stroke-ink" />
        <path d="M36 76h126v110H36z" />
      </g>
      <g {...line} transform="rotate(-10 100 130)">
        <path d="M58 128l22-24h66v50H80z" className="fill-bitcoin-fill stroke-ink" />
        <circle cx="78" cy="129" r="6" className="fill-paper stroke-ink" strokeWidth="1.6" />
        <path d="M96 120h38M96 131h38M96 142h24" className="stroke-on-fill" strokeWidth="2.4" />
        <path d="M73 126c-14-4-20-14-16-28" className="fill-none stroke-ink" strokeWidth="1.6" />
      </g>
      <path
        d="M46 92l22-10M46 106l40-20M140 178l16-14M120 180l36-32M172 90l8-10M172 120l10-12M44 168l8 10M44 152l20 26"
        {...thin}
        className="stroke-control"
        strokeWidth="2"
      />
    </>
  );
}

/** A digger on a hill of garbage, and a small drive deep inside. */
export function Landfill() {
  return (
    <>
      <path
        d="M0 186c10-22 28-30 44-50 18-22 40-26 58-38 18-10 44-10 62-2 26 10 44 26 70 36 26 12 50 24 86 54z"
        {...line}
        strokeWidth="2.4"
      />
      <g {...line} strokeWidth="1.6">
        <path
          d="M34 160l14-8 8 12-14 8zM70 132l18-6 4 16-18 4zM222 150l16 4-4 14-16-4zM188 120l12-8 8 12-12 8z"
          className="fill-paper stroke-ink"
        />
        <circle cx="116" cy="120" r="10" className="fill-sunk stroke-ink" />
        <circle cx="116" cy="120" r="4" />
        <path d="M258 168l6-16h8l2 16zM262 152v-6h8v6" className="fill-paper stroke-ink" />
        <path d="M92 162c6-12 18-12 24-2-6-2-10 2-12 6-4-4-8-6-12-4z" className="fill-paper stroke-ink" />
        <path d="M20 180c4-8 12-8 16 0M290 178c6-6 12-4 14 2M60 176h16M212 178h14" className="fill-none" />
        <path d="M140 108l10 8 10-8v16h-20z" className="fill-sunk stroke-ink" />
      </g>
      <circle cx="166" cy="154" r="25" className="fill-paper stroke-loss" strokeWidth="2" strokeDasharray="3 4" />
      <g {...line} strokeWidth="1.6">
        <path d="M150 142h32v24h-32z" className="fill-sunk stroke-ink" />
        <circle cx="163" cy="154" r="8" className="fill-bitcoin-fill stroke-ink" />
        <path d="M175 148h3M175 154h3M175 160h3" />
      </g>
      <g {...line}>
        <path d="M112 88h52c8 0 8 12 0 12h-52c-8 0-8-12 0-12z" />
        <path d="M118 94h.1M130 94h.1M142 94h.1M154 94h.1" strokeWidth="5" />
        <path d="M112 88V66h22l4-20h22v42z" />
        <path d="M142 52h13v16h-17z" strokeWidth="1.6" className="fill-paper stroke-ink" />
        <path d="M160 72l44-46 8 6-42 52" />
        <path d="M208 28l40 30-6 8-40-30" />
        <path d="M240 58l16 2 2 20c-10 8-20 4-22-6z" />
        <path d="M238 82l-2 5M246 85v6M254 83l3 5" strokeWidth="2.4" />
      </g>
    </>
  );
}

/** An open drawer with a sealed letter and a key. */
export function SealedLetter() {
  return (
    <>
      <g {...line} strokeWidth="2.4">
        <path d="M34 30h252v62H34zM48 186v-94M272 186v-94" />
        <path d="M50 42h220v40H50z" strokeWidth="1.6" className="fill-paper stroke-ink" />
        <path d="M60 92h200l32 62H28z" className="fill-sunk stroke-ink" />
        <path d="M28 154h264v32H28z" />
        <circle cx="160" cy="170" r="7" />
      </g>
      <g {...line} transform="rotate(-5 124 122)">
        <path d="M76 100h98v44H76z" className="fill-paper stroke-ink" />
        <path d="M76 100l49 26 49-26" strokeWidth="1.6" className="fill-none" />
        <circle cx="125" cy="126" r="9" className="fill-loss-fill stroke-ink" strokeWidth="1.6" />
        <path d="M121 126l3 3 5-6" strokeWidth="1.6" className="fill-none" />
      </g>
      <g {...line} transform="rotate(12 224 126)">
        <circle cx="204" cy="124" r="13" className="fill-bitcoin-fill stroke-ink" />
        <circle cx="204" cy="124" r="5" className="fill-sunk stroke-ink" strokeWidth="1.6" />
        <path d="M217 121h36v6h-6v7h-5v-7h-6v5h-5v-5h-14z" className="fill-bitcoin-fill stroke-ink" strokeWidth="1.6" />
      </g>
      <path d="M198 112c-6-12 2-18 10-14" {...thin} />
      <path d="M206 92l22 4-3 14-22-4z" {...line} strokeWidth="1.6" className="fill-paper stroke-ink" />
    </>
  );
}
