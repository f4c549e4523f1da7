import './band.css';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import type { GuideCategory } from '@/content/guides';

/** The colors of the covers (`SKIES` in components/guides/guide-cover.tsx), as text colors for `full-bleed`. */
const GROUNDS = {
  'core-fundamentals': 'text-sky',
  'security-self-custody': 'text-sage',
  'buying-using': 'text-peach',
  'technical-understanding': 'text-mist',
} as const satisfies Record<GuideCategory, string>;

/** A pause in a long text: a large drawing on the color of the guide's cover, across the window. One or two in a guide. */
export const createBand =
  (category: GuideCategory) =>
  ({ children }: { children: ReactNode }) => (
    <div className={clsx('band wide full-bleed', GROUNDS[category])}>{children}</div>
  );
