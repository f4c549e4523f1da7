import type { ReactNode } from 'react';

/** A pupil; the arm is up if the pupil votes. */
const Pupil = ({ x, isVoting = false }: { x: number; isVoting?: boolean }) => (
  <>
    <path d={`M${x - 18} 86c0-26 36-26 36 0z`} />
    <circle cx={x} cy="54" r="10" className="fill-sunk" />
    {isVoting && (
      <>
        <path d={`M${x + 14} 76L${x + 20} 44`} strokeWidth="10" />
        <path d={`M${x + 14} 76L${x + 20} 44`} className="stroke-raised" strokeWidth="5" />
        <circle cx={x + 21} cy="38" r="7" />
      </>
    )}
  </>
);

/** One drawing for each step of a class hour, in the order of its texts. */
const drawings: readonly ReactNode[] = [
  // A vote by show of hands.
  <>
    <path d="M64 2h32q6 0 6 6v16q0 6-6 6H84l-4 7-4-7H64q-6 0-6-6V8q0-6 6-6z" />
    <path d="M74 12c2-6 12-5 12 0 0 4-6 4-6 8m0 4v.1" className="fill-none" />
    <Pupil x={24} isVoting />
    <Pupil x={80} />
    <Pupil x={128} isVoting />
  </>,
  // The page on a screen and on a phone.
  <>
    <path d="M52 58v14M52 70L36 84M52 70l16 14" className="fill-none" />
    <path d="M6 4h94v54H6z" />
    <path d="M62 14h28v34H62z" className="fill-gold" />
    <path d="M16 18h34M16 30h34M16 42h22" />
    <path d="M122 22h24q5 0 5 5v54q0 5-5 5h-24q-5 0-5-5V27q0-5 5-5z" />
    <path d="M125 32h18v14h-18z" className="fill-gold" />
    <path d="M125 56h18M125 66h18M125 76h10" />
  </>,
  // One says this, another says that.
  <>
    <path d="M10 4h64q6 0 6 6v26q0 6-6 6H36L22 55V42H10q-6 0-6-6V10q0-6 6-6z" />
    <path d="M16 17h50M16 29h30" />
    <path d="M86 34h64q6 0 6 6v26q0 6-6 6h-10v13l-14-13H86q-6 0-6-6V40q0-6 6-6z" className="fill-gold" />
    <path d="M92 47h52M92 59h34" />
  </>,
  // Two pupils exchange their sheets and mark them.
  <>
    <path d="M4 8h48v72H4zM108 8h48v72h-48z" />
    <path d="M30 26h14M30 44h14M30 62h14M134 26h14M134 44h14M134 62h14" />
    <path d="M11 26l4 5 8-10M11 44l4 5 8-10M115 26l4 5 8-10M115 62l4 5 8-10" className="fill-none stroke-gain" />
    <path d="M12 57l10 10m0-10L12 67M116 39l10 10m0-10l-10 10" className="stroke-loss" />
    <path d="M62 34h34m-8-7l8 7-8 7M98 56H64m8-7l-8 7 8 7" className="fill-none" />
  </>,
];

export function HourStep({ index, className }: { index: number; className: string }) {
  return (
    <svg
      viewBox="0 0 160 90"
      aria-hidden="true"
      strokeLinejoin="round"
      strokeLinecap="round"
      className={`fill-raised stroke-[2.5px] stroke-ink ${className}`}
    >
      {drawings[index]}
    </svg>
  );
}
