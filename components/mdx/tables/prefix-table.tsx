import type { ReactNode } from 'react';
import { withForm } from './with-form';
import './prefix-table.css';

/** A table whose rows begin with a code, such as the first characters of an address: large, and beside its row on phones. */
export function PrefixTable({ children }: { children: ReactNode }) {
  return <div className="prefix-table wide">{withForm(children, 'own')}</div>;
}
