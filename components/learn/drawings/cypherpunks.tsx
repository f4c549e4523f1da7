import { SCENE_FLOOR } from '@/components/drawing/floor';
import { Labels } from '@/components/drawing/labels';
import { line, thin } from '@/components/drawing/pens';
import { Padlock } from '@/components/drawing/shapes';

const keyhole = (
  <>
    <circle cy="9" r="3" className="fill-ink" />
    <path d="M0 9v7" strokeWidth="2.4" />
  </>
);

/** A locked chest, open padlocks for everyone to take, and the one key that opens them all. */
export function OpenPadlocks() {
  return (
    <>
      <g {...line}>
        <path d="M22 112c0-28 12-40 30-40h58c18 0 30 12 30 40z" />
        <path d="M22 112h118v74H22z" />
        <path d="M40 186v-74c0-20 2-34 12-40M122 186v-74c0-20-2-34-12-40" strokeWidth="1.6" />
      </g>
      <Padlock x={81} y={116} width={28} fill="fill-raised">
        {keyhole}
      </Padlock>
      <path d="M168 44h138" className="stroke-ink" strokeWidth="4" strokeLinecap="round" />
      {[192, 238, 284].map((x) => (
        <g key={x}>
          <path d={`M${x} 44v10`} className="stroke-ink" strokeWidth="1.6" />
          <Padlock x={x} y={75} width={28} fill="fill-raised" isOpen>
            {keyhole}
          </Padlock>
        </g>
      ))}
      <g className="fill-bitcoin-fill stroke-ink" strokeWidth="2.4" strokeLinejoin="round" strokeLinecap="round">
        <path d="M222 146h70v14h-9v-8h-9v11h-9v-11h-43z" />
        <circle cx="204" cy="151" r="20" />
        <circle cx="204" cy="151" r="9" className="fill-paper stroke-ink" />
      </g>
      <path d="M176 186h130" className="stroke-line" strokeWidth="3" strokeLinecap="round" strokeDasharray="1 9" />
    </>
  );
}

/** The mark of the bank. */
const Mark = ({ x, y }: { x: number; y: number }) => (
  <path
    d={`M${x - 9} ${y}l7 7 12-14`}
    className="fill-none stroke-gain"
    strokeWidth="4"
    strokeLinecap="round"
    strokeLinejoin="round"
  />
);

/** A closed envelope around a coin. */
const CoinInEnvelope = ({ x }: { x: number }) => (
  <>
    <g {...line}>
      <path d={`M${x} 124h86v62h-86z`} />
      <path d={`M${x} 124l43 27 43-27`} className="fill-none stroke-ink" strokeWidth="1.2" />
    </g>
    <circle
      cx={x + 43}
      cy="156"
      r="22"
      className="fill-bitcoin-fill stroke-ink"
      strokeWidth="2"
      strokeDasharray="4 4"
    />
  </>
);

/** Three steps: a coin in an envelope, the bank's stamp on it, which goes through, and three marked coins before the bank. */
export function BlindEnvelope({ words }: { words: readonly string[] }) {
  return (
    <>
      <path
        d={`M109 20V${SCENE_FLOOR}M211 20V${SCENE_FLOOR}`}
        className="stroke-control"
        strokeWidth="1.6"
        strokeDasharray="3 5"
      />
      <CoinInEnvelope x={12} />
      <g {...line} transform="rotate(12 55 74)">
        <circle cx="55" cy="74" r="22" className="fill-bitcoin-fill stroke-ink" />
        <circle cx="55" cy="74" r="15" className="fill-none stroke-ink" strokeWidth="1.2" />
      </g>
      <path d="M55 100v14m-6-6l6 7 6-7" {...thin} strokeWidth="2" strokeLinejoin="round" />
      <CoinInEnvelope x={117} />
      <Mark x={160} y={156} />
      <g {...line}>
        <path d="M151 52c-8-18 26-18 18 0-4 9-4 20-2 30h-14c2-10 2-21-2-30z" />
        <path d="M130 82h60l6 18h-72z" />
        <path d="M127 100h66v7h-66z" className="fill-ink" />
      </g>
      <g {...line}>
        <path d="M222 52l42-28 42 28zM227 52h74v9h-74zM222 124h84v9h-84z" />
        <path d="M237 61v63M255 61v63M273 61v63M291 61v63" strokeWidth="3" />
      </g>
      {[233, 264, 295].map((x) => (
        <g key={x}>
          <circle cx={x} cy="167" r="16" className="fill-bitcoin-fill stroke-ink" strokeWidth="2" />
          <Mark x={x} y={167} />
        </g>
      ))}
      <Labels at={[55, 160, 264]} names={words} y={206} size={14} />
    </>
  );
}
BlindEnvelope.words = 3;

/** Three people with white masks behind a table with letters. */
export function MaskedGroup() {
  return (
    <>
      {[
        { x: 66, y: 96, hair: 'M-24-4c-4-40 52-40 48 0-2-10-8-16-16-18-10 4-24 4-32 18z' },
        {
          x: 160,
          y: 82,
          hair: 'M-23-8c-2-30 48-30 46 0 4 20 4 34 3 42 8-12 10-30 8-46-2-34-66-34-68 0-2 16 0 34 8 46-1-8-1-22 3-42z',
        },
        { x: 254, y: 96, hair: 'M-32-15h64l-5-7H-27zM-20-23c0-22 40-22 40 0z' },
      ].map(({ x, y, hair }) => (
        <g key={x} transform={`translate(${x} ${y})`}>
          <path d="M-42 90c0-40 12-54 30-58h24c18 4 30 18 30 58z" {...line} className="fill-control stroke-ink" />
          <path d="M-10 22v12c6 6 14 6 20 0V22" {...line} />
          <path d="M-22-6c0-26 44-26 44 0 0 20-10 34-22 34S-22 14-22-6z" {...line} className="fill-sunk stroke-ink" />
          <path
            d="M-19-8c0-16 38-16 38 0 0 18-8 32-19 32S-19 10-19-8z"
            className="fill-raised stroke-ink"
            strokeWidth="1.6"
          />
          <path d="M-14-4c3-5 9-5 11 0-3 4-8 4-11 0zM3-4c2-5 8-5 11 0-3 4-8 4-11 0z" className="fill-ink" />
          <path d="M0 2l-2 7h4M-4 16h8" {...thin} strokeWidth="1.6" />
          <path d={hair} className="fill-ink" />
        </g>
      ))}
      <g {...line}>
        <path d="M8 164h304v22H8z" />
        <path d="M44 150h44l4 14H40zM132 148h56l4 16h-64zM234 150h44l4 14h-52z" />
      </g>
      <path d="M140 154h40M138 159h44M50 156h32M240 156h32" {...thin} />
    </>
  );
}

/** A letter whose stamp is a solved puzzle: a number with zeros in front. */
export function PuzzleStamp() {
  return (
    <>
      <g {...line} strokeWidth="2.4">
        <path d="M30 58h260v128H30z" />
        <path d="M30 186l92-72M290 186l-92-72" strokeWidth="1.6" />
      </g>
      <path d="M58 96h84M58 112h104M58 128h60" className="stroke-ink" strokeWidth="2.4" strokeLinecap="round" />
      <g className="fill-paper stroke-bitcoin" strokeWidth="2">
        <path
          d={`M206 70${'q4 5 8 0'.repeat(9)}${'q5 4 0 8'.repeat(7)}${'q-4-5-8 0'.repeat(9)}${'q-5-4 0-8'.repeat(7)}z`}
          strokeLinejoin="round"
        />
      </g>
      <text x="242" y="98" textAnchor="middle" className="fill-gain font-display font-semibold" fontSize="20">
        00000
      </text>
      <text x="242" y="117" textAnchor="middle" className="fill-ink font-display" fontSize="15">
        8f2c41d
      </text>
      <g className="fill-none stroke-ink" strokeWidth="1.6" strokeLinecap="round">
        <circle cx="178" cy="84" r="19" />
        <path d="M165 80q13-8 26 0M165 88q13 8 26 0" strokeWidth="1.2" />
      </g>
    </>
  );
}

/** One coin and two shops that each expect it. */
export function SameCoinTwice() {
  return (
    <>
      <g {...line} strokeWidth="2.4">
        <rect x="20" y="52" width="76" height="134" rx="11" />
        <rect x="28" y="68" width="60" height="100" rx="3" className="fill-paper stroke-ink" strokeWidth="1.2" />
        <path d="M50 60h16M50 177h16" strokeWidth="2" />
      </g>
      <circle cx="58" cy="112" r="21" className="fill-raised stroke-bitcoin" strokeWidth="2.4" />
      <text x="58" y="120" textAnchor="middle" className="fill-bitcoin font-display font-semibold" fontSize="22">
        7
      </text>
      <g className="fill-none stroke-bitcoin" strokeWidth="2.4" strokeDasharray="2 7" strokeLinecap="round">
        <path d="M100 100c30-30 56-42 84-42" />
        <path d="M100 124c30 26 56 26 84 24" />
      </g>
      {[
        { y: 24, awning: 'M196 46q9 11 18 0q9 11 18 0q9 11 18 0q9 11 18 0q9 11 18 0q9 11 18 0' },
        { y: 110, awning: 'M196 132q9 11 18 0q9 11 18 0q9 11 18 0q9 11 18 0q9 11 18 0q9 11 18 0' },
      ].map(({ y, awning }) => (
        <g key={y} {...line}>
          <path d={`M202 ${y + 20}h100v56H202z`} />
          <path d={`M204 ${y}h92l10 22H194z`} />
          <path d={awning} className="fill-none stroke-ink" strokeWidth="1.6" />
          <path d={`M262 ${y + 76}v-40h28v40`} strokeWidth="1.6" />
        </g>
      ))}
      {[76, 162].map((y) => (
        <g key={y}>
          <circle
            cx="232"
            cy={y}
            r="16"
            className="fill-paper stroke-bitcoin"
            strokeWidth="2"
            strokeDasharray={y > 100 ? '4 4' : undefined}
          />
          <text x="232" y={y + 6} textAnchor="middle" className="fill-bitcoin font-display font-semibold" fontSize="17">
            7
          </text>
        </g>
      ))}
    </>
  );
}

/** Nine printed pages in a row; the first shows three boxes in a chain. */
export function NinePages() {
  return (
    <>
      {[8, 7, 6, 5, 4, 3, 2, 1].map((page) => (
        <g key={page} transform={`translate(${36 + page * 21} ${44 + page * 1.6}) rotate(${page * 1.7 - 4} 42 65)`}>
          <path d="M0 0h84v130H0z" {...line} strokeWidth="2" />
          <path d="M72 14v10M72 32v40M72 80v34" className="stroke-control" strokeWidth="1.6" />
        </g>
      ))}
      <g transform="translate(30 42) rotate(-5 46 68)">
        <path d="M0 0h94v136H0z" {...line} strokeWidth="2.4" />
        <text x="47" y="24" textAnchor="middle" className="fill-ink font-display font-semibold" fontSize="18">
          Bitcoin
        </text>
        <path d="M18 34h58M11 48h72M11 56h72M11 64h54" {...thin} strokeWidth="1.6" />
        <g className="fill-paper stroke-bitcoin" strokeWidth="2" strokeLinejoin="round">
          <path d="M11 80h20v16H11zM37 80h20v16H37zM63 80h20v16H63z" />
          <path d="M31 88h6M57 88h6" />
        </g>
        <path d="M11 110h72M11 118h72M11 126h40" {...thin} strokeWidth="1.6" />
      </g>
    </>
  );
}

/** An old screen with a thread of letters and the replies to them. */
export function MailThread() {
  return (
    <>
      <g {...line} strokeWidth="2.4">
        <path d="M62 26h196c6 0 10 4 10 10v110c0 6-4 10-10 10H62c-6 0-10-4-10-10V36c0-6 4-10 10-10z" />
        <path d="M130 156h60l8 18h-76zM104 174h112v12H104z" />
      </g>
      <rect x="66" y="40" width="188" height="102" rx="5" className="fill-paper stroke-ink" strokeWidth="1.6" />
      <circle cx="246" cy="149" r="2.4" className="fill-gain" />
      {[
        { y: 54, x: 78, width: 118, color: 'stroke-bitcoin' },
        { y: 72, x: 94, width: 126, color: 'stroke-loss' },
        { y: 90, x: 110, width: 96, color: 'stroke-bitcoin' },
        { y: 108, x: 94, width: 130, color: 'stroke-loss' },
        { y: 126, x: 94, width: 82, color: 'stroke-gain' },
      ].map(({ y, x, width, color }) => (
        <g key={y}>
          {x > 78 && (
            <path
              d={`M${x - 12} ${y - 14}v10c0 3 1 4 4 4h4`}
              className="fill-none stroke-control"
              strokeWidth="1.6"
              strokeLinecap="round"
            />
          )}
          <path d={`M${x} ${y}h${width}`} className={color} strokeWidth="6" strokeLinecap="round" />
        </g>
      ))}
      <path d="M276 160h22v26h-22zM298 166c12-2 12 14 0 13" {...line} strokeWidth="2" />
      <path d="M282 152c-4-6 4-8 0-14M292 152c-4-6 4-8 0-14" {...thin} strokeWidth="1.6" />
    </>
  );
}

/** A lamp, some pages and an empty chair: whoever sat here is gone. */
export function EmptyChair() {
  return (
    <>
      <path d="M202 64l-62 70h118z" className="fill-line" />
      <g {...line} strokeWidth="2.4">
        <path d="M114 132h186v10H114zM128 142v44M286 142v44" />
        <path d="M246 132v-46l-40-34" className="fill-none stroke-ink" />
        <path d="M234 126h24v6h-24z" />
        <path d="M186 62l14-20 26 16-16 20z" />
      </g>
      <g {...line} strokeWidth="1.6">
        <path d="M136 120h58l8 12h-70z" className="fill-paper stroke-ink" />
        <path d="M146 124h36M144 128h44" strokeWidth="1.2" />
      </g>
      <g {...line} strokeWidth="2.4">
        <path d="M40 186v-44M92 186v-44M34 134h64v8H34z" />
        <path d="M38 134V72c0-8 6-12 14-12h24c8 0 14 4 14 12v62" />
        <path d="M50 78v48M64 74v52M78 78v48" strokeWidth="1.6" />
        <path d="M42 166h48" strokeWidth="1.6" />
      </g>
      <g {...line} strokeWidth="2">
        <path d="M44 61c0-17 6-27 20-27s20 10 20 27c-12 4-28 4-40 0z" className="fill-ink" />
        <path d="M30 60c20 6 48 6 68 0" className="fill-none stroke-ink" strokeWidth="4" />
      </g>
    </>
  );
}

const pigeonholes = [20, 66, 112, 158, 204, 250];

/** At the post office a spy holds a letter into the steam of a kettle. Behind him the mail waits. */
export function SteamedLetter() {
  return (
    <>
      <g className="fill-none stroke-control" strokeWidth="1.6" strokeLinejoin="round">
        <path d="M14 12h292v92H14zM14 58h292" />
        {pigeonholes.slice(1).map((x) => (
          <path key={x} d={`M${x - 3} 12v92`} />
        ))}
        {pigeonholes.map((x, index) => (
          <path
            key={x}
            d={`M${x} ${index % 2 ? 44 : 40}l36-${(index * 5) % 7}v12H${x}zM${x} ${index % 3 ? 92 : 84}l36-${(index * 3) % 5}v12H${x}z`}
            className="fill-raised stroke-control"
          />
        ))}
      </g>
      <g {...line} strokeWidth="2.4">
        <path d="M150 186c0-44 10-62 40-70h40c32 8 44 26 48 70z" />
        <path d="M190 116l20 24 20-24 8-22-22 12h-12l-22-12z" className="fill-sunk stroke-ink" />
        <path d="M210 140v46" strokeWidth="1.6" />
        <path d="M188 66c0-6 44-6 44 0l2 22c0 14-12 22-24 22s-24-8-24-22z" />
        <path d="M182 62c6-36 50-36 56 0" className="fill-ink stroke-ink" />
        <path d="M164 66c14-8 78-8 92 0-12 10-80 10-92 0z" className="fill-ink stroke-ink" />
        <path d="M184 56c14-5 38-5 52 0" className="fill-none stroke-raised" strokeWidth="2" />
      </g>
      <path d="M198 82c4-5 9-5 12 0M214 82c3-5 8-5 12 0" {...thin} strokeWidth="1.6" />
      <circle cx="203" cy="83" r="2.6" className="fill-ink" />
      <circle cx="218" cy="83" r="2.6" className="fill-ink" />
      <path d="M203 98h12" {...thin} strokeWidth="1.6" />
      <g {...line} strokeWidth="2" transform="rotate(-9 116 92)">
        <path d="M68 72h90v52H68z" className="fill-paper stroke-ink" />
        <path d="M68 124l36-28M158 124l-36-28" strokeWidth="1.2" />
        <path d="M68 72l45 34 45-34-45-20z" className="fill-raised stroke-loss" />
      </g>
      <g {...line} strokeWidth="2.4">
        <path d="M176 178c-16-16-30-36-40-50l15-12c10 6 28 16 42 30" />
        <path d="M133 132l20-17 4 5-20 17z" className="fill-sunk stroke-ink" />
        <path d="M134 128c-8-2-12-6-14-13-2-6 3-8 6-4l5 6c-4-8-6-14-2-16 3-1 5 2 8 8 0-6 3-9 6-7 4 4 6 8 7 13z" />
      </g>
      <g {...line} strokeWidth="2.4">
        <path d="M26 186c-4-26 4-40 16-44h26c12 4 20 18 16 44z" />
        <path d="M84 168l20-22h8l-12 32" />
        <path d="M40 142c0-8 30-8 30 0z" className="fill-sunk stroke-ink" />
        <path d="M55 136v-6" strokeWidth="4" />
        <path d="M34 148c-26-10-30 22-10 26" className="fill-none stroke-ink" strokeWidth="3" />
      </g>
      <path
        d="M110 142c-8-8 4-12-4-24M118 140c-6-6 4-10-2-20M103 146c-10-6 0-14-8-22"
        className="fill-none stroke-control"
        strokeWidth="2.4"
        strokeLinecap="round"
      />
    </>
  );
}

/** A letter on a screen, whose sender is a blank. Beside it a pumpkin glows: it is the evening of October 31. */
export function LetterFromNobody() {
  return (
    <>
      <g {...line} strokeWidth="2.4">
        <path d="M146 66h150c5 0 8 3 8 8v76H138V74c0-5 3-8 8-8z" />
        <rect x="147" y="74" width="148" height="70" rx="2" className="fill-paper stroke-ink" strokeWidth="1.2" />
        <path d="M138 150h166l14 30c1 4-1 6-4 6H128c-3 0-5-2-4-6z" />
        <path d="M144 158h154M140 166h162M200 176h42" strokeWidth="1.6" />
      </g>
      <g {...line} strokeWidth="2">
        <path d="M172 82h98v54h-98z" />
        <path d="M172 136l38-30M270 136l-38-30" strokeWidth="1.2" />
        <path d="M172 82l49 36 49-36" className="fill-none stroke-ink" strokeWidth="1.6" />
      </g>
      <circle cx="221" cy="110" r="19" className="fill-raised stroke-bitcoin" strokeWidth="2" strokeDasharray="4 4" />
      <g className="fill-none stroke-bitcoin" strokeWidth="2" strokeDasharray="3 4" strokeLinecap="round">
        <circle cx="221" cy="105" r="5.5" />
        <path d="M211 121c0-12 20-12 20 0" />
      </g>
      <g {...line} strokeWidth="2.4">
        <path d="M62 104c-2-10 2-18 12-22l5 7c-6 3-8 8-7 15z" className="fill-gain-fill stroke-ink" />
        <path d="M66 106c-30-12-50 8-50 38s18 42 36 42h32c18 0 36-12 36-42s-20-50-54-38z" />
        <path
          d="M52 106c-14 14-16 60-2 80M84 106c14 14 16 60 2 80M34 110c-12 22-10 54 4 70M102 110c12 22 10 54-4 70"
          className="fill-none stroke-control"
          strokeWidth="1.6"
        />
        <path
          d="M40 136l12-16 12 16zM74 136l12-16 12 16zM64 146l5-9 5 9zM34 152c10 6 18 6 20 5l3 8 8-6h8l8 6 3-8c6 1 12-1 20-5-6 16-16 24-34 24s-30-8-36-24z"
          className="fill-bitcoin-fill stroke-ink"
          strokeWidth="1.6"
        />
      </g>
    </>
  );
}

/** Above, what all may have: open padlocks. Below, what one person has: the key. */
export function PadlocksAndKey() {
  return (
    <>
      {[0, 1, 2, 3].map((step) => (
        <g key={step} transform={`translate(${58 + step * 68} 72) scale(1.6)`}>
          <Padlock x={0} y={0} width={28} fill="fill-raised" isOpen>
            {keyhole}
          </Padlock>
        </g>
      ))}
      {DIVIDER}
      <g className="fill-bitcoin-fill stroke-ink" strokeWidth="2.4" strokeLinejoin="round" strokeLinecap="round">
        <path d="M132 155h110v16h-12v-7h-10v14h-12v-14h-76z" />
        <circle cx="110" cy="160" r="25" />
        <circle cx="110" cy="160" r="11" className="fill-paper stroke-ink" />
      </g>
    </>
  );
}

/** A line between the two halves of a drawing; the objects of the upper half rest on it. */
const DIVIDER = <path d="M10 110h300" className="stroke-ink" strokeWidth="2.4" strokeLinecap="round" />;

const EMBLEM = 'M0-9l2.6 5.6 6.2.8-4.6 4.2 1.2 6.2L0 4.800l-5.4 3 1.2-6.2-4.6-4.2 6.2-.8z';

/** Above, what all may see: a letter with the mark of a seal. Below, what one person has: the ring. */
export function SealAndRing() {
  return (
    <>
      <g {...line} strokeWidth="2.4">
        <path d="M84 23h152v86H84z" className="fill-paper stroke-ink" />
        <path d="M98 39h124M98 53h124M98 67h70M98 81h56" strokeWidth="1.6" />
        <path
          d="M197 57c10-6 18 0 24 6s10 14 4 22-4 14-14 16-18 2-24-4-12-10-8-20-2-12 6-16 8-2 12-4z"
          className="fill-loss-fill stroke-ink"
        />
        <circle cx="202" cy="79" r="14" className="fill-none stroke-ink" strokeWidth="1.6" />
      </g>
      <path
        d={EMBLEM}
        transform="translate(202 79)"
        className="fill-raised stroke-ink"
        strokeWidth="1.2"
        strokeLinejoin="round"
      />
      {DIVIDER}
      <g className="fill-bitcoin-fill stroke-ink" strokeWidth="2.4" strokeLinejoin="round">
        <path
          d="M134 163a26 22 0 1 0 52 0 26 22 0 1 0-52 0zM142 164a18 15 0 1 0 36 0 18 15 0 1 0-36 0z"
          fillRule="evenodd"
        />
        <ellipse cx="160" cy="140" rx="20" ry="15" className="fill-raised stroke-ink" />
      </g>
      <path
        d={EMBLEM}
        transform="translate(160 140) scale(-0.95 0.95)"
        className="fill-bitcoin-fill stroke-ink"
        strokeWidth="1.2"
        strokeLinejoin="round"
      />
    </>
  );
}

const ROW = 19;

/** A stone with a carved line. */
const stone = (x: number, y: number, width: number, isNew = false) => (
  <g key={`${x} ${y}`}>
    <rect
      x={x}
      y={y}
      width={width}
      height={ROW}
      rx="3"
      className={isNew ? 'fill-paper stroke-ink' : 'fill-raised stroke-ink'}
      strokeWidth="2"
    />
    <path
      d={`M${x + 9} ${y + ROW / 2}h${isNew ? width * 0.4 : width - 18}`}
      className="stroke-ink"
      strokeWidth="2.4"
      strokeLinecap="round"
      strokeDasharray="9 5 14 5 5 5"
    />
  </g>
);

/** A person who carves with hammer and chisel; the feet are at the origin. */
function Carver({ x, y, flip, hair }: { x: number; y: number; flip?: boolean; hair: string }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${flip ? -1 : 1} 1)`} {...line} strokeWidth="2">
      <path d="M-6-18l-4 18M5-18l4 18" className="fill-none stroke-ink" strokeWidth="5" />
      <path d="M-8-40c4-4 12-4 15 0l2 24H-10z" />
      <path d="M5-35l14 3-4 9M4-36l6 9 12 8" className="fill-none stroke-ink" strokeWidth="3" />
      <path d="M22-19l7 9" className="fill-none stroke-ink" strokeWidth="3" />
      <path d="M15-23l8-17M18-44l11 5-3 6-11-5z" className="fill-sunk stroke-ink" strokeWidth="1.6" />
      <circle cy="-49" r="8" />
      <path d={hair} className="fill-ink stroke-ink" strokeWidth="1.2" />
    </g>
  );
}

const CAP = 'M-9-50c0-12 18-12 18 0zM-9-50h13';
const LONG = 'M-9-48c-1-14 18-14 18-2-6-3-10-2-13-1 1 8 1 14-2 18-5-4-5-10-3-15z';

/** A man cuts a line on top of a high wall of lines. On the two rows at its foot one woman has begun a wall of her own. */
export function VillageWall() {
  const foot = 186 - 2 * ROW;
  return (
    <>
      {[1, 2].map((row) => stone(12, 186 - row * ROW, 296))}
      {[1, 2, 3].map((row) => stone(48, foot - row * ROW, 104))}
      {stone(48, foot - 4 * ROW, 104, true)}
      {stone(196, foot - ROW, 60, true)}
      <circle cx="134" cy={foot - 4 * ROW - 11} r="10" className="fill-bitcoin-fill stroke-ink" strokeWidth="2" />
      <circle cx="134" cy={foot - 4 * ROW - 11} r="6" className="fill-none stroke-ink" strokeWidth="1.2" />
      <Carver x={62} y={foot - 4 * ROW} hair={CAP} />
      <Carver x={288} y={foot} flip hair={LONG} />
    </>
  );
}
