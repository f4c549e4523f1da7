import clsx from 'clsx';
import type { ReactNode } from 'react';
import { withForm } from './with-form';
import './compare.css';

/**
 * A table that compares two or three things: on phones, the name of a row is above its values, which stay side by side. Sentences would
 * have too few words in a line: with `sentences`, each has its own line, after the name of its column.
 */
export function Compare({ sentences, children }: { sentences?: boolean; children: ReactNode }) {
  return (
    <div className={clsx('compare wide', sentences && 'sentences')}>
      {withForm(children, sentences ? 'own' : 'cards')}
    </div>
  );
}

/** An outline, and where it begins: it is above the first letter of its column. */
const ICONS = {
  account: [7, 'M8 15L30 3l22 12zM13 15v14M30 15v14M47 15v14M8 37h44v-8H8z'],
  device: [19, 'M20 2h20v36H20zM24 6h12v13H24zM24 29h3M33 29h3'],
} as const;

/** Who holds the keys, above the head of a column: a company or a device. */
export function CustodyIcon({ of }: { of: keyof typeof ICONS }) {
  const [left, outline] = ICONS[of];
  return (
    <svg viewBox={`${left} 0 48 40`} aria-hidden="true" className="mb-1 block h-10 fill-raised stroke-ink stroke-2">
      <path d={outline} strokeLinejoin="round" />
    </svg>
  );
}
