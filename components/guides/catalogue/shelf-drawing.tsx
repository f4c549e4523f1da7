import type { ReactNode } from 'react';
import type { GuideCategory } from '@/content/guides';

/** The drawing of each category, shown at the head of its row. */
const drawings: Record<GuideCategory, ReactNode> = {
  'core-fundamentals': (
    <>
      <path d="M8 70v-8h34v8zm4-8v-8h34v8z" className="fill-gold" />
      <circle cx="60" cy="40" r="30" className="fill-bitcoin-fill" />
      <path
        d="M53 28h9c8 0 8 11 0 11h-8m8 0c10 0 10 13 0 13H51m4-24l-1 24m3-29v5m6-5v5M55 52v5m6-5v5"
        className="fill-none stroke-on-fill"
      />
    </>
  ),
  'security-self-custody': (
    <>
      <path d="M18 70v-8m60 8v-8" />
      <path d="M10 8h76v54H10z" className="fill-raised" />
      <path d="M18 16h60v38H18z" className="fill-gain-fill" />
      <circle cx="44" cy="35" r="12" className="fill-raised" />
      <path d="M44 19v32M28 35h32M68 28v14" />
    </>
  ),
  'buying-using': (
    <>
      <path d="M14 30v40h68V30M14 50h68" className="fill-raised" />
      <path d="M16 8h64l10 22H6z" className="fill-raised" />
      <path d="M29 8h13l-3 22H22zm25 0h13l7 22H57z" className="fill-gold" />
      <circle cx="48" cy="43" r="7" className="fill-bitcoin-fill" />
    </>
  ),
  'technical-understanding': (
    <>
      <circle cx="36" cy="42" r="23" strokeWidth="10" strokeDasharray="9.03 9.03" className="fill-none" />
      <circle cx="36" cy="42" r="20" className="fill-raised" />
      <circle cx="36" cy="42" r="7" className="fill-sunk" />
      <circle cx="75" cy="22" r="14" strokeWidth="8" strokeDasharray="7.33 7.33" className="fill-none" />
      <circle cx="75" cy="22" r="12" className="fill-bitcoin-fill" />
      <circle cx="75" cy="22" r="4" className="fill-raised" />
    </>
  ),
};

export function ShelfDrawing({ category }: { category: GuideCategory }) {
  return (
    <svg
      viewBox="0 0 96 72"
      aria-hidden="true"
      className="w-12 shrink-0 self-start stroke-2 stroke-ink sm:-ml-2 sm:w-28 sm:self-auto"
      strokeLinejoin="round"
    >
      {drawings[category]}
    </svg>
  );
}
