import './address-line.css';
import type { ReactNode } from 'react';

/** A whole address as a paragraph. Its lines have about equal lengths, so that none has only one character. */
export function AddressLine({ children }: { children: ReactNode }) {
  return <div className="address-line">{children}</div>;
}
